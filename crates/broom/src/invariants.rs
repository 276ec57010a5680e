//! Chapter 14: what holds in every reachable state.

use crate::Broom;
use crate::pieces::{EventCard, ForestTile, RegionSet, Resource, RoleSet, Terrain};
use crate::state::{Flow, Pending, Player, State};
use coven_engine::{Broken, Seat};

type Checked = Result<(), Broken>;

impl Broom {
    pub(crate) fn invariants(&self, s: &State) -> Checked {
        self.check_round(s)?;
        self.check_clouds(s)?;
        self.check_tiles(s)?;
        for seat in Seat::all(s.seats()) {
            self.check_pawns(s, seat)?;
            self.check_cards(s, seat)?;
        }
        self.check_questions(s)
    }

    /// BRM-ROUND-1, BRM-INV-6.
    fn check_round(&self, s: &State) -> Checked {
        let rounds = self.data.setup.rounds;
        require((1..=rounds).contains(&s.round), "BRM-END-1", || format!("round {} is not one of the {rounds} rounds", s.round))?;
        let seen = s.events_seen.count_ones() as u8;
        require(seen == s.round, "BRM-ROUND-1", || format!("{seen} events were seen in round {}", s.round))?;
        require(s.events_seen >> s.event.index() & 1 == 1, "BRM-ROUND-1", || {
            format!("the event {} was never revealed", s.event)
        })?;
        let bewitched = self.data.setup.bewitched_by_players[s.seats()];
        require(s.bewitched.len() == bewitched, "BRM-INV-6", || {
            format!("{} roles are bewitched, not {bewitched}", s.bewitched.len())
        })?;
        require(!s.bewitched.intersects(s.bewitched_deck), "BRM-RUL-40", || "a bewitched role is in the deck too".to_owned())?;
        let seats = [Some(s.leader), Some(s.first_leader), s.holder, s.last_brave];
        let missing = seats.into_iter().flatten().find(|seat| seat.index() >= s.seats());
        require(missing.is_none(), "BRM-SETUP-2", || "a leader or brave holder is not at the table".to_owned())?;
        require(usize::from(s.to_come) < s.seats(), "BRM-TURN-2", || format!("{} seats have still to come", s.to_come))
    }

    /// BRM-INV-3: every cloud is in one place.
    fn check_clouds(&self, s: &State) -> Checked {
        let board = self.board(s.setup.side);
        let mut found = 0u32;
        let collected = s.players[..s.seats()].iter().flat_map(Player::collected);
        for cloud in s.clouds.iter().flatten().copied().chain(collected) {
            require(found & cloud.bit() == 0, "BRM-INV-3", || format!("the cloud {cloud} is in two places"))?;
            require(s.setup.storm_clouds || !cloud.is_storm(), "BRM-STORM-1", || format!("{cloud} is not in this game"))?;
            found |= cloud.bit();
        }
        let regions = board.cloud_spaces.iter().zip(&s.clouds).filter(|(_, cloud)| cloud.is_some()).map(|(&region, _)| region);
        require(s.clouded == regions.collect::<RegionSet>(), "BRM-BOARD-6", || {
            "the clouded regions are not those with clouds".to_owned()
        })
    }

    fn check_tiles(&self, s: &State) -> Checked {
        let placed = |tiles: bool, found: usize, spaces| found == if tiles { spaces } else { 0 };
        let mountains = s.mountain_tiles.iter().flatten().count();
        require(placed(s.setup.mountain_tiles, mountains, 3), "BRM-TILE-MTN-1", || {
            format!("{mountains} mountain tiles lie on the board")
        })?;
        let hills = s.hill_tiles.iter().flatten().count();
        require(placed(s.setup.hill_tiles, hills, 4), "BRM-TILE-HIL-1", || format!("{hills} hill tiles lie on the board"))?;
        require(all_different(&s.mountain_tiles), "BRM-TILE-MTN-1", || "a mountain tile lies in two places".to_owned())?;
        require(all_different(&s.hill_tiles), "BRM-TILE-HIL-1", || "a hill tile lies in two places".to_owned())?;
        for tile in ForestTile::ALL {
            let held: u8 = s.players[..s.seats()].iter().map(|player| player.forest_tiles[tile.index()]).sum();
            let lying = s.forest_tiles.iter().filter(|there| **there == Some(*tile)).count();
            let most = if s.setup.forest_tiles { 2 } else { 0 };
            require(usize::from(held) + lying <= most, "BRM-TILE-FOR-1", || format!("there are more than {most} tiles {tile}"))?;
        }
        Ok(())
    }

    /// BRM-BOARD-4, BRM-INV-5.
    fn check_pawns(&self, s: &State, seat: Seat) -> Checked {
        let board = self.board(s.setup.side);
        for pawn in s.player(seat).pawns {
            let on_board = board.regions.and(RegionSet::LAND).contains(pawn);
            require(on_board, "BRM-INV-5", || format!("a pawn of seat {seat} stands on {pawn}, which is no land of this side"))?;
            require(!s.clouded.contains(pawn), "BRM-INV-5", || format!("a pawn of seat {seat} stands under a cloud on {pawn}"))?;
            let turbo = self.turbo_circles(s, pawn).is_some();
            require(!turbo, "BRM-INV-5", || format!("a pawn of seat {seat} stands on the turbo tile of {pawn}"))?;
        }
        let amulets = s.player(seat).amulets;
        require(amulets == 0 || s.setup.mountain_tiles, "BRM-TILE-MTN-1", || {
            format!("seat {seat} has amulets in a game without them")
        })
    }

    /// BRM-ROUND-3, BRM-INV-4.
    fn check_cards(&self, s: &State, seat: Seat) -> Checked {
        let player = s.player(seat);
        let twice =
            player.hand.intersects(player.laid) || player.laid.intersects(player.denied) || player.hand.intersects(player.denied);
        require(!twice, "BRM-ROUND-3", || format!("seat {seat} has a role in two places"))?;
        require(player.brave.minus(player.laid).is_empty(), "BRM-TURN-1", || {
            format!("seat {seat} declared brave with a card that is not laid")
        })?;
        let chosen = player.hand.len() + player.laid.len();
        let before_turns = matches!(s.flow, Flow::ExtraCards(_) | Flow::ChooseRoles) || s.pending.top() == Some(Pending::Pick);
        let fits = if before_turns { chosen <= player.hand_size && player.laid.is_empty() } else { chosen == player.hand_size };
        require(fits, "BRM-ROUND-3", || format!("seat {seat} has {chosen} roles and should have {}", player.hand_size))?;
        require(player.hand_size <= RoleSet::ALL.len(), "BRM-ROUND-3", || {
            format!("seat {seat} chooses more roles than there are")
        })?;
        let after_turns = matches!(s.flow, Flow::AllAtOnce(_) | Flow::NextRound | Flow::Over);
        require(!after_turns || player.hand.is_empty(), "BRM-INV-4", || format!("seat {seat} has cards after the last turn"))?;
        let offered = (0..4).all(|kind| player.offer[kind] <= player.stock[kind]) && player.offered <= 4;
        require(offered, "BRM-DP-12", || format!("seat {seat} offers more than it has"))
    }

    /// The question on top is open, and its seat is at the table.
    fn check_questions(&self, s: &State) -> Checked {
        if s.flow == Flow::Over {
            return require(s.pending.is_empty(), "BRM-END-1", || "the game is over but something is asked".to_owned());
        }
        let Some(top) = s.pending.top() else {
            return Err(Broken::new("BRM-DP-0", "nothing is asked, but the game is not over"));
        };
        for pending in s.pending.iter() {
            let seat = pending.seat().is_none_or(|seat| seat.index() < s.seats());
            let pawn = pending.pawn().is_none_or(|pawn| pawn < 2);
            require(seat && pawn, "BRM-DP-0", || format!("{pending:?} is about a seat or a pawn that is not there"))?;
        }
        let sense = match top {
            Pending::Lead { seat } => s.role.is_none() && !s.player(seat).hand.is_empty(),
            Pending::Follow { seat } => s.role.is_some_and(|role| s.player(seat).hand.contains(role)),
            Pending::Turbo { hills, .. } => hills.terrain() == Terrain::Hills && self.turbo_circles(s, hills).is_some(),
            Pending::Arrival { mountain, .. } => {
                s.setup.mountain_tiles && mountain.terrain() == Terrain::Mountain && mountain.number() < 3
            }
            Pending::Number => s.event == EventCard::MoreOrLess,
            Pending::Offers => {
                s.event == EventCard::FullHands
                    && s.players.iter().all(|player| usize::from(player.offered) <= Resource::ALL.len())
            }
            Pending::Trade { .. } => s.event == EventCard::AllAtOnce,
            Pending::CowardlyMode { .. }
            | Pending::Fly { .. }
            | Pending::Serve { .. }
            | Pending::Gather { .. }
            | Pending::Weather { .. } => s.role.is_some(),
            _ => true,
        };
        require(sense && self.is_open(s, top), "BRM-DP-0", || format!("the question {top:?} cannot be asked now"))
    }
}

fn all_different<T: PartialEq>(tiles: &[Option<T>]) -> bool {
    tiles.iter().enumerate().all(|(i, tile)| tile.is_none() || !tiles[..i].contains(tile))
}

fn require(holds: bool, rule: &'static str, what: impl FnOnce() -> String) -> Checked {
    if holds { Ok(()) } else { Err(Broken::new(rule, what())) }
}
