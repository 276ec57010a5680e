//! The table as the rules look at it: what follows from the state. Everything here only reads.

use crate::card::{Amount, Building, CardId, Family, Spell, Witch};
use crate::components::Septima;
use crate::data::{Back, Trigger};
use crate::map::Site;
use crate::places::{Hex, Hut, Space, Spaces};
use crate::set::Set;
use crate::setup::Mode;
use crate::state::{Citizen, Coven, Hunter, Shelf, State, Step, Turn, Voluntary};
use crate::words::{Action, Element, Ingredient, Potion, Side, Window};
use coven_engine::Seat;

/// The rules, and the state they look at.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Scene<'a> {
    pub rules: &'a Septima,
    pub s: &'a State,
}

impl Septima {
    pub(crate) fn scene<'a>(&'a self, s: &'a State) -> Scene<'a> {
        Scene { rules: self, s }
    }
}

impl<'a> Scene<'a> {
    pub fn acting(&self) -> Seat {
        self.s.board.acting
    }

    /// The coven whose turn it is, or that is being dealt with.
    pub fn me(&self) -> &'a Coven {
        self.coven(self.acting())
    }

    pub fn coven(&self, seat: Seat) -> &'a Coven {
        &self.s.covens[seat.index()]
    }

    pub fn turn(&self) -> &'a Turn {
        &self.s.turn
    }

    pub fn players(&self) -> usize {
        self.s.covens.len()
    }

    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.players())
    }

    pub fn is_full(&self) -> bool {
        self.s.setup.mode == Mode::Full
    }

    /// SEP-GEN-7: the coven with this number in turn order, counted from 0.
    pub fn in_order(&self, number: u8) -> Seat {
        let first = self.s.board.first.map_or(0, |seat| seat.0);
        Seat((first + number) % self.players() as u8)
    }

    pub fn leader(&self) -> Space {
        self.me().leader.unwrap_or_default()
    }

    /// Where the other Leaders stand, and the Widow's spiders.
    pub fn others(&self) -> Spaces {
        let acting = self.acting().index();
        let covens = self.s.covens.iter().enumerate().filter(|&(seat, _)| seat != acting);
        covens.filter_map(|(_, coven)| coven.leader).fold(self.spider_spaces(), |others, at| others.and(Spaces::only(at)))
    }

    /// Whether a space is one of these.
    pub fn is_taken(&self, space: Space) -> bool {
        let acting = self.acting().index();
        let mut covens = self.s.covens.iter().enumerate();
        covens.any(|(seat, coven)| seat != acting && coven.leader == Some(space)) || self.spider_spaces().contains(space)
    }

    pub fn is_adjacent(&self, hex: Hex) -> bool {
        self.rules.map.is_adjacent(self.leader(), hex)
    }

    // ---- attunement -------------------------------------------------------------------------------------------------

    /// SEP-ATT-1
    pub fn attuned_with_coven(&self) -> bool {
        let card = self.me().card;
        card.is_some() && self.seats().any(|seat| seat != self.acting() && self.coven(seat).card == card)
    }

    /// SEP-ATT-2, SEP-2P-1: the active marker that shows the action played.
    pub fn matching_marker(&self) -> Option<Side> {
        let markers = &self.s.board.septima;
        let card = self.turn().played;
        if card.is_none() {
            None
        } else if markers.right == card {
            Some(Side::Right)
        } else {
            (self.both_markers_active() && markers.left == card).then_some(Side::Left)
        }
    }

    /// SEP-2P-1, SEP-2P-2: the only thing but the numbers of pieces that is different for two.
    pub fn both_markers_active(&self) -> bool {
        self.players() == 2
    }

    /// SEP-ATT-3: as it is now; settled when the Card Action is reached.
    pub fn attuned_with_septima(&self) -> Option<Side> {
        if self.turn().settled { self.turn().septima } else { self.matching_marker() }
    }

    pub fn attuned(&self) -> bool {
        self.attuned_with_coven() || self.turn().voluntary != Voluntary::None || self.attuned_with_septima().is_some()
    }

    // ---- what is in force -------------------------------------------------------------------------------------------

    /// The number of ways in which a coven has the ability of a witch. SEP-RUL-X42.
    pub fn sources(&self, seat: Seat, witch: Witch) -> u8 {
        let coven = self.coven(seat);
        let borrowed = seat == self.acting() && self.turn().borrowed == Some(witch);
        u8::from(coven.witches.contains(witch)) + u8::from(coven.aside == Some(witch)) + u8::from(borrowed)
    }

    /// SEP-WIT-2: only witches of the coven act.
    pub fn has(&self, seat: Seat, witch: Witch) -> bool {
        self.sources(seat, witch) > 0
    }

    /// SEP-WIN-5: the hex of a building that is in this game.
    pub fn hex_of(&self, building: Building) -> Option<Hex> {
        let placed = &self.s.board.buildings;
        match self.rules.building(building).back {
            Back::Centre => Some(Hex::HOSPITAL),
            Back::Gold if placed.gold == Some(building) => self.rules.map.site(Site::Gold),
            Back::Bronze if placed.bronze == Some(building) => self.rules.map.site(Site::Bronze),
            Back::Gold | Back::Bronze => None,
        }
    }

    fn is_near(&self, building: Building) -> bool {
        self.hex_of(building).is_some_and(|hex| self.is_adjacent(hex))
    }

    /// Whether a card's changes and reactions hold for a coven now. SEP-WIN-6: what is tied to an action needs that card
    /// to be the one played.
    pub fn in_force(&self, seat: Seat, card: CardId) -> bool {
        let in_turn = seat == self.acting();
        if self.is_widow(seat) {
            // SEP-SOLO-24: her witches do nothing.
            return false;
        }
        match card.family() {
            Family::Potion(_) => false,
            Family::Building(building) => {
                in_turn && self.turn().played == Some(self.rules.building(building).action) && self.is_near(building)
            }
            Family::Spell(spell) => self.coven(seat).marked.contains(spell) || (in_turn && self.turn().in_effect.contains(spell)),
            Family::Witch(witch) => {
                self.has(seat, witch)
                    && match self.rules.witch(witch).trigger {
                        Trigger::Card(action) => in_turn && self.turn().played == Some(action),
                        _ => true,
                    }
            }
        }
    }

    /// A number of the rules for the acting coven, with everything that changes it.
    pub fn amount(&self, amount: Amount, usual: i8) -> i8 {
        self.amount_for(self.acting(), amount, usual)
    }

    pub fn amount_for(&self, seat: Seat, amount: Amount, usual: i8) -> i8 {
        let changers = self.rules.changers(amount).iter();
        changers.fold(usual, |number, &(card, change)| if self.in_force(seat, card) { change(self, number) } else { number })
    }

    pub fn allows(&self, amount: Amount) -> bool {
        self.amount(amount, 0) > 0
    }

    // ---- tools of the windows ---------------------------------------------------------------------------------------

    pub fn times_used(&self, card: CardId) -> u8 {
        self.turn().used.iter().filter(|&&used| used == card).count() as u8
    }

    /// SEP-SPL-2, SEP-SPL-3: whether a spell can be cast in this window, now or when it comes.
    pub fn is_castable(&self, spell: Spell, window: Window) -> bool {
        let facts = self.rules.spell(spell);
        self.me().ready.contains(spell)
            && !self.turn().cast.contains(spell)
            && facts.windows.contains(window)
            && (facts.icon.is_none() || facts.icon == self.turn().played)
            && (!facts.first_in_window || self.turn().window != Some(window) || self.turn().fresh)
            && (spell.card().usable)(self)
    }

    /// SEP-WIT-1: whether a witch's additional effect can be used in this window.
    pub fn is_witch_usable(&self, witch: Witch, window: Window) -> bool {
        let (facts, card) = (self.rules.witch(witch), witch.card());
        let moment = match facts.trigger {
            Trigger::Card(action) => self.turn().played == Some(action),
            Trigger::AnyUnattuned => !self.attuned(),
            Trigger::AnyAttuned => self.attuned(),
            _ => (card.extra_here)(self),
        };
        moment
            && facts.windows.contains(window)
            && (facts.extra || (card.extra_here)(self))
            && self.times_used(witch.into()) < card.limit * self.sources(self.acting(), witch)
            && (card.usable)(self)
    }

    /// SEP-BLD-1: whether a building's additional effect can be used in this window.
    pub fn is_building_usable(&self, building: Building, window: Window) -> bool {
        let (facts, card) = (self.rules.building(building), building.card());
        facts.extra
            && self.turn().played == Some(facts.action)
            && facts.windows.contains(window)
            && self.is_near(building)
            && self.times_used(building.into()) < card.limit
            && (card.usable)(self)
    }

    /// The buildings of this game but the Hospital, which has no additional effect.
    pub fn placed_buildings(&self) -> impl Iterator<Item = Building> + use<> {
        let placed = self.s.board.buildings;
        placed.gold.into_iter().chain(placed.bronze)
    }

    /// SEP-BLD-11, SEP-RUL-E15: shrines that can be used now, from any corner of their hex.
    pub fn usable_shrines(&self) -> impl Iterator<Item = Hex> + use<'a> {
        let near = self.rules.map.touches[self.leader().index()];
        let open = self.is_full() && self.turn().played == Some(Action::Ritual);
        let (rules, used) = (self.rules, self.turn().shrines);
        near.filter(move |&hex| open && rules.map.facts(hex).shrine.is_some() && !used.contains(hex))
    }

    /// The witches whose abilities the acting coven has.
    pub fn my_witches(&self) -> Set<Witch> {
        let me = self.me();
        me.witches | me.aside.into_iter().chain(self.turn().borrowed).collect()
    }

    pub fn owns(&self, potion: Potion) -> bool {
        self.me().goods[potion.into()] > 0
    }

    // ---- what is left -----------------------------------------------------------------------------------------------

    /// SEP-COMP-4: citizens left in a coven's supply.
    pub fn supply(&self, seat: Seat) -> u8 {
        self.rules.loyal_citizens.saturating_sub(self.loyal(seat))
    }

    pub fn in_chamber(&self, seat: Seat, chamber: usize) -> u8 {
        self.s.board.chambers[chamber].iter().filter(|&&citizen| citizen == Citizen::Loyal(seat)).count() as u8
    }

    /// SEP-OBJ-2: citizens in the crowd and in both chambers.
    pub fn loyal(&self, seat: Seat) -> u8 {
        self.coven(seat).crowd.saturating_add(self.in_chamber(seat, 0) + self.in_chamber(seat, 1))
    }

    /// SEP-COMP-4: angry citizens left in the supply.
    pub fn angry_supply(&self) -> u8 {
        let board = &self.s.board;
        let in_chambers = board.chambers.iter().flat_map(|row| row.iter()).filter(|&&c| c == Citizen::Angry).count() as u8;
        let on_patients = board.patients.village.iter().flatten().filter(|bed| bed.angry).count() as u8;
        self.rules.angry_citizens.saturating_sub(board.angry.saturating_add(in_chambers + on_patients))
    }

    pub fn chamber_room(&self, chamber: usize) -> u8 {
        self.rules.chamber_spaces[self.players()].saturating_sub(self.s.board.chambers[chamber].len() as u8)
    }

    /// SEP-PHASE-A2: the cards that are neither discarded nor in play.
    pub fn hand(&self, seat: Seat) -> Set<Action> {
        let coven = self.coven(seat);
        let held = self.widow().no_crystals.filter(|_| self.is_widow(seat));
        Septima::actions(self.s.setup.mode) - coven.discard - coven.card.into_iter().chain(held).collect()
    }

    /// The Septima markers that lie face down.
    pub fn septima_stack(&self) -> Set<Action> {
        let markers = &self.s.board.septima;
        let shown: Set<Action> = markers.left.into_iter().chain(markers.right).collect();
        Septima::actions(self.s.setup.mode) - markers.used - shown
    }

    pub fn shelf(&self, element: Element) -> &'a Shelf {
        let shelves = &self.s.board.shelves;
        match element {
            Element::Earth => &shelves.earth,
            Element::Air => &shelves.air,
            Element::Fire => &shelves.fire,
        }
    }

    /// The standard spells of an element that lie face down.
    pub fn deck(&self, element: Element) -> Set<Spell> {
        let shelf = self.shelf(element);
        let open: Set<Spell> = shelf.middle.into_iter().chain(shelf.lower).collect();
        let owned = self.s.covens.iter().fold(Set::EMPTY, |all, coven| all | coven.spells());
        self.rules.spells_of(element, false) - open - owned - self.s.board.gone
    }

    /// Every witch whose place is recorded somewhere.
    pub fn placed_witches(&self) -> Set<Witch> {
        let (board, secret) = (&self.s.board, &self.s.secret);
        let covens = self.s.covens.iter().fold(Set::EMPTY, |all, coven| all | coven.witches | coven.aside.into_iter().collect());
        let shown: Set<Witch> = board.accused.into_iter().chain(board.offered).chain(board.captured.iter().copied()).collect();
        let bottom: Set<Witch> = secret.pile.bottom.iter().map(|tile| tile.witch).collect();
        let drawn: Set<Witch> = secret.drawn.iter().map(|tile| tile.witch).collect();
        covens | shown | board.boxed | bottom | drawn | secret.pile.thirds | self.drafted_away() | self.widow().draft
    }

    /// Tiles that are in the draft, or that it left in the box.
    pub fn drafted_away(&self) -> Set<Witch> {
        let hands = self.s.secret.draft.hands.iter();
        match self.s.stage {
            crate::state::Progress::Draft(_) | crate::state::Progress::ReturnThird => hands.flatten().copied().collect(),
            _ => hands.map(|hand| hand[3]).collect(),
        }
    }

    /// The middle of the witch pile: the witches that are nowhere else.
    pub fn unplaced_witches(&self) -> Set<Witch> {
        self.rules.witches_of(self.s.setup.mode) - self.placed_witches()
    }

    // ---- map --------------------------------------------------------------------------------------------------------

    /// SEP-ACT-COLLECT-2: the ingredients that are lunar now.
    pub fn lunar(&self) -> Set<Ingredient> {
        let slots = self.rules.lunar_slots[usize::from(self.s.board.phase) - 1];
        slots.iter().map(|&slot| self.s.board.moon[slot]).chain(self.turn().extra_lunar).collect()
    }

    /// How often an ingredient is printed around the Leader, with what counts as printed this turn.
    pub fn printed(&self, ingredient: Ingredient) -> u8 {
        let guarded = self.guarded();
        let near = self.rules.map.touches[self.leader().index()];
        let there = match guarded.is_empty() {
            true => self.rules.map.printed[self.leader().index()][ingredient.index()],
            false => (near - guarded).map(|hex| self.rules.map.facts(hex).ingredients[ingredient.index()]).sum(),
        };
        let counts = |hex: Hex| near.contains(hex) && !guarded.contains(hex);
        let added = self.turn().printed.iter().filter(|p| p.ingredient == ingredient && counts(p.hex)).count();
        there + added as u8
    }

    /// The hunter in the zone where the Leader stands.
    pub fn hunter_here(&self) -> Hunter {
        self.s.board.hunters.at(self.leader().zone())
    }

    pub fn awake_hunters(&self) -> impl Iterator<Item = Hut> + use<'a> {
        self.s.board.hunters.huts_with(Hunter::Awake)
    }

    pub fn in_trial(&self) -> bool {
        self.s.board.step == Step::Trials
    }
}
