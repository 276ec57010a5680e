//! The game in phrases, which are not yet in any language: each names a message of `text/*.ftl`.

mod names;
mod story;

use crate::Broom;
use crate::board::Board;
use crate::data::StormKind;
use crate::events::Event;
use crate::legal::bits;
use crate::moves::Move;
use crate::pieces::{Cloud, CloudSpace, EventCard, ForestTile, HillTile, MountainTile, Region, Resource, Role, Stance, Tower};
use crate::state::{Pending, State};
use crate::view::{SeatView, View};
use coven_engine::{Arg, Phrase, Prompt, Seat, Tell, Thing};

impl Tell for Broom {
    fn prompt(&self, s: &State, seat: Seat) -> Prompt {
        let ask = |id: &'static str, rule| Prompt { phrase: Phrase::new(id), rule };
        let with_role = |mut prompt: Prompt| {
            prompt.phrase.args.extend(s.role.map(|role| ("role", Arg::from(role.phrase()))));
            prompt
        };
        match s.pending.top() {
            None => ask("broom-prompt-over", "BRM-END-1"),
            Some(Pending::Number) => ask("broom-prompt-number", "BRM-EVT-MORE-OR-LESS"),
            Some(Pending::ExtraCard { .. }) => ask("broom-prompt-extra-card", "BRM-TILE-FOR-5"),
            Some(Pending::Pick) => {
                let player = s.player(seat);
                let mut prompt = ask("broom-prompt-pick", "BRM-ROUND-3");
                prompt.phrase = prompt.phrase.with("left", player.hand_size - player.hand.len());
                prompt
            }
            Some(Pending::Lead { .. }) => ask("broom-prompt-lead", "BRM-TURN-1"),
            Some(Pending::Follow { .. }) => with_role(ask("broom-prompt-follow", "BRM-TURN-2")),
            Some(Pending::CowardlyMode { .. }) => with_role(ask("broom-prompt-mode", instead_of_cowardice(s.event))),
            Some(Pending::Fly { brave, .. }) => {
                with_role(ask("broom-prompt-fly", either(brave, "BRM-ROLE-WITCH-BRAVE", "BRM-ROLE-WITCH-COWARD")))
            }
            Some(Pending::DropOff { .. }) => ask("broom-prompt-drop-off", "BRM-ROLE-WITCH-BRAVE"),
            Some(Pending::Serve { brave, .. }) => {
                with_role(ask("broom-prompt-serve", either(brave, "BRM-ROLE-DRUID-BRAVE", "BRM-ROLE-DRUID-COWARD")))
            }
            Some(Pending::Gather { brave, .. }) => {
                with_role(ask("broom-prompt-gather", either(brave, "BRM-ROLE-GATHERER-BRAVE", "BRM-ROLE-GATHERER-COWARD")))
            }
            Some(Pending::Weather { brave, .. }) => {
                ask("broom-prompt-weather", either(brave, "BRM-ROLE-FAIRY-BRAVE", "BRM-ROLE-FAIRY-COWARD"))
            }
            Some(Pending::Turbo { .. }) => ask("broom-prompt-turbo", "BRM-TILE-HIL-TURBO"),
            Some(Pending::Arrival { .. }) => ask("broom-prompt-arrival", "BRM-TILE-MTN-2"),
            Some(Pending::FreeMoves { left, .. }) => {
                let mut prompt = ask("broom-prompt-free-moves", "BRM-RUL-29");
                prompt.phrase = prompt.phrase.with("left", left);
                prompt
            }
            Some(Pending::FreeDelivery { .. }) => ask("broom-prompt-free-delivery", "BRM-RUL-29"),
            Some(Pending::FreeDispel { .. }) => ask("broom-prompt-free-dispel", "BRM-TILE-MTN-DISPEL"),
            Some(Pending::Offers) => {
                let kind = Resource::ALL.get(usize::from(s.player(seat).offered)).copied().unwrap_or(Resource::Wand);
                let mut prompt = ask("broom-prompt-enclose", "BRM-EVT-FULL-HANDS");
                prompt.phrase = prompt.phrase.with("resource", kind.phrase());
                prompt
            }
            Some(Pending::Trade { .. }) => ask("broom-prompt-trade", "BRM-EVT-ALL-AT-ONCE"),
        }
    }

    /// The roles that were laid, as often as they were.
    fn roles(&self, _: &State, _: Seat, own: &[Move]) -> Vec<Phrase> {
        let laid = |m: &Move| match m {
            Move::Lay(role, _) => Some(role.phrase()),
            _ => None,
        };
        own.iter().filter_map(laid).collect()
    }

    fn tell_move(&self, s: &State, _: Seat, m: Move) -> Phrase {
        match m {
            Move::Number(roles) => {
                let event = self.event(EventCard::MoreOrLess);
                let choice = event.choices.iter().position(|&choice| choice == roles);
                Phrase::new("broom-move-number").with("roles", roles).with("points", choice.map_or(0, |i| event.vp_by_choice[i]))
            }
            Move::UseExtraCard => Phrase::new("broom-move-use-extra-card"),
            Move::KeepExtraCard => Phrase::new("broom-move-keep-extra-card"),
            Move::Pick(role) => Phrase::new("broom-move-pick").with("role", role.phrase()),
            Move::Lay(role, stance) => {
                let id = match (stance, s.bewitched.contains(role)) {
                    (Stance::Brave, false) => "broom-move-lay-brave",
                    (Stance::Cowardly, false) => "broom-move-lay-cowardly",
                    (Stance::Brave, true) => "broom-move-lay-brave-bewitched",
                    (Stance::Cowardly, true) => "broom-move-lay-cowardly-bewitched",
                };
                let said = Phrase::new(id).with("role", role.phrase());
                let penalty =
                    s.bewitched.contains(role).then(|| ("points", counted_points(-self.data.setup.bewitched_penalty_vp).into()));
                Phrase { args: said.args.into_iter().chain(penalty).collect(), ..said }
            }
            Move::Act => Phrase::new("broom-move-act"),
            Move::BlackMarket => Phrase::new("broom-move-black-market").with("points", self.event(EventCard::BlackMarket).vp),
            Move::Moonshine(resource) => Phrase::new("broom-move-moonshine").with("resource", resource.phrase()),
            Move::ActBrave => Phrase::new("broom-move-act-brave"),
            Move::FiveVp => Phrase::new("broom-move-five-vp"),
            Move::Fly { from, to } => {
                let side = s.setup.side;
                Phrase::new("broom-move-fly").with("from", self.region_name(side, from)).with("to", self.region_name(side, to))
            }
            Move::Stay => Phrase::new("broom-move-stay"),
            Move::Deliver { from, tower } => {
                let board = self.board(s.setup.side);
                let pays = board.tower(tower);
                Phrase::new("broom-move-deliver")
                    .with("from", self.region_name(s.setup.side, from))
                    .with("resource", board.colour_of(tower).phrase())
                    .with("points", pays.points)
                    .with("wands", pays.wands)
            }
            Move::TakeAll => Phrase::new("broom-move-take-all").with("gain", self.brave_gain(s)),
            Move::Take(resource) => Phrase::new("broom-move-take").with("resource", resource.phrase()),
            Move::Dispel(space) => {
                let cloud = s.clouds.get(space.index()).copied().flatten();
                let info = cloud.map(|cloud| self.clouds[cloud.index()]);
                Phrase::new("broom-move-dispel")
                    .with("region", self.region_below(space))
                    .with("wands", info.map_or(0, |info| info.wands))
                    .with("bolts", info.map_or(0, |info| info.bolts))
            }
            Move::Decline => Phrase::new("broom-move-decline"),
            Move::Circle(circle) => {
                let region = self.board(s.setup.side).circle(circle);
                let region = region.map_or_else(|| Arg::from(""), |region| self.region_name(s.setup.side, region).into());
                Phrase::new("broom-move-circle").with("circle", circle.to_string()).with("region", region)
            }
            Move::UseTile => Phrase::new("broom-move-use-tile").with("tile", self.tile_under(s)),
            Move::DeclineTile => Phrase::new("broom-move-decline-tile"),
            Move::Done => Phrase::new("broom-move-done"),
            Move::Enclose(number) => Phrase::new("broom-move-enclose").with("number", number),
            Move::Trade => Phrase::new("broom-move-trade").with("points", self.event(EventCard::AllAtOnce).vp),
        }
    }

    fn tell_event(&self, event: &Event) -> Phrase {
        let about = |id: &'static str, seat: Seat| Phrase::new(id).with("seat", seat);
        match event {
            Event::RoundBegan { round, event, bewitched } => {
                let id = if bewitched.is_empty() { "broom-event-round-began" } else { "broom-event-round-began-bewitched" };
                Phrase::new(id)
                    .with("round", *round)
                    .with("event", event.phrase())
                    .with("bewitched", role_list(bewitched.iter().copied()))
            }
            Event::Answered { seat } => about("broom-event-answered", *seat),
            Event::NumberShown { seat, roles, points } => {
                about("broom-event-number-shown", *seat).with("roles", *roles).with("points", *points)
            }
            Event::ExtraCardUsed { seat } => about("broom-event-extra-card-used", *seat),
            Event::ExtraCardKept { seat } => about("broom-event-extra-card-kept", *seat),
            Event::Laid { seat, role, stance: Stance::Brave } => {
                about("broom-event-laid-brave", *seat).with("role", role.phrase())
            }
            Event::Laid { seat, role, stance: Stance::Cowardly } => {
                about("broom-event-laid-cowardly", *seat).with("role", role.phrase())
            }
            Event::Bewitched { seat, points } => about("broom-event-bewitched", *seat).with("points", -points),
            Event::WandForLeading { seat, wands } => about("broom-event-wand-for-leading", *seat).with("wands", *wands),
            Event::Passed { seat, role } => about("broom-event-passed", *seat).with("role", role.phrase()),
            Event::Bumped { seat, by } => about("broom-event-bumped", *seat).with("by", *by),
            Event::BlackMarket { seat, points } => about("broom-event-black-market", *seat).with("points", *points),
            Event::Moonshine { seat, resource } => about("broom-event-moonshine", *seat).with("resource", resource.phrase()),
            Event::ActedBravely { seat } => about("broom-event-acted-bravely", *seat),
            Event::TileForPoints { seat, points } => about("broom-event-tile-for-points", *seat).with("points", *points),
            Event::Moved { seat, side, from, to } => about("broom-event-moved", *seat)
                .with("from", self.region_name(*side, *from))
                .with("to", self.region_name(*side, *to)),
            Event::FlewOn { seat, side, circle, to } => {
                about("broom-event-flew-on", *seat).with("circle", circle.to_string()).with("to", self.region_name(*side, *to))
            }
            Event::Delivered { seat, side, from, points, wands, bonus, tailwind, .. } => about("broom-event-delivered", *seat)
                .with("from", self.region_name(*side, *from))
                .with("points", points + bonus + tailwind)
                .with("wands", *wands),
            Event::Gained { seat, resource, number } => {
                about("broom-event-gained", *seat).with("resource", resource.phrase()).with("number", *number)
            }
            Event::Dispelled { seat, space, wands, bonus, .. } => about("broom-event-dispelled", *seat)
                .with("region", self.region_below(*space))
                .with("wands", *wands)
                .with("points", *bonus),
            Event::Hoard { seat, points } => about("broom-event-hoard", *seat).with("points", *points),
            Event::ForestTileTaken { seat, tile } => about("broom-event-forest-tile", *seat).with("tile", tile.phrase()),
            Event::AmuletTaken { seat, side, mountain } => {
                about("broom-event-amulet", *seat).with("mountain", self.region_name(*side, *mountain))
            }
            Event::MountainTileUsed { seat, tile } => about("broom-event-mountain-tile", *seat).with("tile", tile.phrase()),
            Event::Declined { seat } => about("broom-event-declined", *seat),
            Event::RoundEnded { round, event } => {
                Phrase::new("broom-event-round-ended").with("round", *round).with("event", event.phrase())
            }
            Event::OfferShown { seat, offer } => about("broom-event-offer", *seat).with("offer", stock_list(offer)),
            Event::EventPaid { seat, points } => about("broom-event-paid", *seat).with("points", *points),
            Event::Leads { seat } => about("broom-event-leads", *seat),
            Event::FinalPoints { seat, points } => about("broom-event-final-points", *seat).with("points", *points),
        }
    }

    fn rule_of_event(&self, event: &Event, before: &[&Event]) -> Option<&'static str> {
        Some(self.event_rule(event, before))
    }

    fn things(&self) -> Vec<Thing> {
        self.all_things()
    }

    fn tell_view(&self, view: &View) -> Vec<Phrase> {
        let mut lines = vec![
            Phrase::new("broom-view-round")
                .with("round", view.round)
                .with("rounds", view.rounds)
                .with("event", view.event.phrase()),
        ];
        lines.push(self.event_text(view.event));
        if !view.bewitched.is_empty() {
            lines.push(Phrase::new("broom-view-bewitched").with("roles", role_list(view.bewitched)));
        }
        match (view.role, view.holder) {
            (Some(role), Some(holder)) => {
                let turn = Phrase::new("broom-view-turn-holder").with("role", role.phrase()).with("leader", view.leader);
                lines.push(turn.with("holder", holder));
            }
            (Some(role), None) => {
                lines.push(Phrase::new("broom-view-turn").with("role", role.phrase()).with("leader", view.leader));
            }
            _ => {}
        }
        let clouds = view.clouds.iter().map(|(space, cloud)| {
            let id = if cloud.cloud.is_storm() { "broom-view-storm" } else { "broom-view-cloud" };
            let told = Phrase::new(id)
                .with("space", space.to_string())
                .with("region", cloud.region.to_string())
                .with("wands", cloud.wands)
                .with("bolts", cloud.bolts);
            Phrase { args: told.args.into_iter().chain(self.storm_sign(cloud.cloud)).collect(), ..told }
        });
        lines.push(Phrase::new("broom-view-clouds").with("clouds", clouds.collect::<Arg>()));
        if !view.occupied.is_empty() {
            let towers: Arg = view.occupied.iter().map(Tower::to_string).collect();
            lines.push(Phrase::new("broom-view-occupied").with("towers", towers));
        }
        lines.extend(tile_lines(self, view));
        for (seat, there) in view.seats.iter().enumerate() {
            lines.extend(seat_lines(Seat(seat as u8), there));
        }
        lines.extend(self.surroundings(view));
        lines
    }
}

const fn either(brave: bool, bravely: &'static str, cowardly: &'static str) -> &'static str {
    if brave { bravely } else { cowardly }
}

/// What may be done instead of the cowardly action: what the event says, else what lies before the player.
const fn instead_of_cowardice(event: EventCard) -> &'static str {
    match event {
        EventCard::BlackMarket => "BRM-EVT-BLACK-MARKET",
        EventCard::MoonshineStill => "BRM-EVT-MOONSHINE-STILL",
        _ => "BRM-RUL-17",
    }
}

impl Broom {
    fn brave_gain(&self, s: &State) -> Arg {
        let gain = s.role.map(|role| &self.role(role).brave_gain);
        gain.into_iter().flatten().map(|(resource, &number)| resource.counted(number)).collect()
    }

    /// Where a cloud lies: people know regions, not the spaces of clouds.
    fn region_below(&self, space: CloudSpace) -> Arg {
        let side = space.side();
        let found = self.data.side(side).cloud_space.iter().find(|known| known.id == space);
        found.map_or_else(|| Arg::from(""), |known| self.region_name(side, known.region).into())
    }

    /// What an event does.
    pub fn event_text(&self, card: EventCard) -> Phrase {
        let text = Phrase::new(format!("broom-event-text-{card}"));
        let event = self.event(card);
        match card {
            EventCard::EmptyHands => text.with("most", event.max_resources).with("points", counted_points(event.vp)),
            EventCard::BlackMarket | EventCard::FullHands | EventCard::AllAtOnce | EventCard::LikeMinded => {
                text.with("points", counted_points(event.vp))
            }
            _ => text,
        }
    }

    /// What the sign on a storm cloud says.
    fn storm_sign(&self, cloud: Cloud) -> Option<(&'static str, Arg)> {
        let data = self.data.clouds().find(|known| known.id == cloud)?;
        let sign = match data.kind? {
            StormKind::Tailwind => Phrase::new("broom-storm-tailwind").with("points", counted_points(data.delivery_bonus_vp)),
            StormKind::Gust => Phrase::new("broom-storm-gust"),
            StormKind::Parcel => Phrase::new("broom-storm-parcel"),
            StormKind::Hoard => Phrase::new("broom-storm-hoard")
                .with("points", counted_points(data.vp))
                .with("number", data.needed)
                .with("resource", data.colour?.phrase()),
        };
        Some(("sign", sign.into()))
    }

    /// Where the viewer's own pawns stand and may move, with the towers that are still open there.
    fn surroundings(&self, view: &View) -> Vec<Phrase> {
        let Some(own) = view.viewer.and_then(|seat| view.seats.get(seat.index())) else {
            return Vec::new();
        };
        let board = self.board(view.setup.side);
        let clouded = view.clouds.values().map(|cloud| cloud.region).collect();
        let [first, second] = own.pawns;
        let pawns = [Some(first), (first != second).then_some(second)].into_iter().flatten();
        let line = |pawn: Region| {
            let reach: Vec<Phrase> = board.reach(pawn, clouded).map(|region| self.place(view, region)).collect();
            let id = if reach.is_empty() { "broom-view-pawn-stuck" } else { "broom-view-pawn" };
            Phrase::new(id).with("place", self.place(view, pawn)).with("reach", reach.into_iter().collect::<Arg>())
        };
        pawns.map(line).collect()
    }

    /// Where a hill tile sends pawns, or what the orange one pays.
    pub fn hill_tile(&self, tile: HillTile) -> Arg {
        match self.turbo[tile.index()] {
            Some([first, second]) => {
                Phrase::new("broom-hill-tile-turbo").with("first", first.to_string()).with("second", second.to_string()).into()
            }
            None => {
                Phrase::new("broom-hill-tile-orange").with("points", counted_points(self.data.hill_tile[tile.index()].vp)).into()
            }
        }
    }

    /// A region with its name and its open towers.
    fn place(&self, view: &View, region: Region) -> Phrase {
        let board = self.board(view.setup.side);
        let covered = if view.setup.mountain_tiles { board.covered } else { 0 };
        let towers = bits(board.touching(region) & !covered).map(|tower| Tower::at(view.setup.side, tower));
        let open: Vec<Phrase> =
            towers.filter(|tower| !view.occupied.contains(tower)).map(|tower| self.tower_phrase(board, tower)).collect();
        let id = if open.is_empty() { "broom-view-place" } else { "broom-view-place-towers" };
        let place = Phrase::new(id).with("region", region.to_string()).with("name", self.region_name(view.setup.side, region));
        if open.is_empty() { place } else { place.with("towers", open.into_iter().collect::<Arg>()) }
    }

    fn tower_phrase(&self, board: &Board, tower: Tower) -> Phrase {
        Phrase::new("broom-view-tower")
            .with("tower", tower.to_string())
            .with("resource", board.colour_of(tower).phrase())
            .with("points", board.tower(tower).points)
    }

    fn tile_under(&self, s: &State) -> Phrase {
        let tile = match s.pending.top() {
            Some(Pending::Arrival { mountain, .. }) => s.mountain_tiles.get(mountain.number()).copied().flatten(),
            _ => None,
        };
        tile.unwrap_or(MountainTile::Potions).phrase()
    }
}

fn tile_lines(rules: &Broom, view: &View) -> Vec<Phrase> {
    let mut lines = Vec::new();
    let mut line = |id: &'static str, tiles: Vec<Phrase>| {
        if !tiles.is_empty() {
            lines.push(Phrase::new(id).with("tiles", tiles.into_iter().collect::<Arg>()));
        }
    };
    let at = |region: &dyn ToString, tile: Arg| {
        Phrase::new("broom-view-tile-at").with("region", region.to_string()).with("tile", tile)
    };
    line(
        "broom-view-mountain-tiles",
        view.mountain_tiles.iter().map(|(region, tile)| at(region, tile.phrase().into())).collect(),
    );
    line("broom-view-forest-tiles", view.forest_tiles.iter().map(|(region, tile)| at(region, tile.phrase().into())).collect());
    line("broom-view-hill-tiles", view.hill_tiles.iter().map(|(region, tile)| at(region, rules.hill_tile(*tile))).collect());
    lines
}

fn seat_lines(seat: Seat, there: &SeatView) -> Vec<Phrase> {
    let stock: [u8; 4] = std::array::from_fn(|kind| there.stock.of(Resource::ALL[kind]));
    let mut lines = vec![
        Phrase::new("broom-view-seat")
            .with("seat", seat)
            .with("points", there.points)
            .with("total", there.total)
            .with("stock", stock_list(&stock))
            .with("first", there.pawns[0].to_string())
            .with("second", there.pawns[1].to_string())
            .with("cards", there.cards_left)
            .with("bolts", there.bolts),
    ];
    if !there.laid.is_empty() {
        lines.push(Phrase::new("broom-view-laid").with("roles", role_list(there.laid)));
    }
    if !there.amulets.is_empty() {
        lines.push(Phrase::new("broom-view-amulets").with("number", there.amulets.len()));
    }
    if !there.forest_tiles.is_empty() {
        let tiles: Arg = there.forest_tiles.iter().map(|tile| tile.phrase()).collect();
        lines.push(Phrase::new("broom-view-own-tiles").with("tiles", tiles));
    }
    if let Some(hand) = there.hand.filter(|hand| !hand.is_empty()) {
        lines.push(Phrase::new("broom-view-hand").with("roles", role_list(hand)));
    }
    lines
}

pub(crate) fn counted_points(points: i16) -> Phrase {
    Phrase::new("broom-count-points").with("number", points)
}

pub(crate) fn role_list(roles: impl IntoIterator<Item = Role>) -> Arg {
    roles.into_iter().map(|role| role.phrase()).collect()
}

/// What there is of each kind, without the kinds of which there is none.
fn stock_list(stock: &[u8; 4]) -> Arg {
    let kinds = Resource::ALL.iter().zip(stock).filter(|&(_, &number)| number > 0);
    let listed: Vec<Phrase> = kinds.map(|(resource, &number)| resource.counted(number)).collect();
    if listed.is_empty() { Phrase::new("broom-nothing").into() } else { listed.into_iter().collect() }
}

/// The name of a component.
pub(crate) trait Named: ToString {
    const KIND: &'static str;

    fn phrase(&self) -> Phrase {
        Phrase::new(format!("broom-{}-{}", Self::KIND, self.to_string()))
    }
}

impl Named for Role {
    const KIND: &'static str = "role";
}

impl Named for EventCard {
    const KIND: &'static str = "card";
}

impl Named for Resource {
    const KIND: &'static str = "resource";
}

impl Named for MountainTile {
    const KIND: &'static str = "mountain-tile";
}

impl Named for ForestTile {
    const KIND: &'static str = "forest-tile";
}

impl Resource {
    /// So many of the kind, in words that fit the number.
    pub(crate) fn counted(self, number: u8) -> Phrase {
        Phrase::new(format!("broom-count-{self}")).with("number", number)
    }
}
