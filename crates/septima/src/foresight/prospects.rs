//! What a card would do from here, and what it would risk.

use crate::card::{Amount, Offer};
use crate::components::Septima;
use crate::moves::{Move, Ward};
use crate::places::{Hut, RitualSpace, Space};
use crate::scene::Scene;
use crate::set::{Few, Set};
use crate::state::{Hunter, State, Turn, Voluntary};
use crate::task::HealBy;
use crate::words::{Action, Good, Goods, Ingredient, Potion, Side};
use coven_engine::Seat;
use coven_engine::names::Item;

/// What an action card would do if it were played now, with the Leader where it stands.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Prospect {
    pub action: Action,
    pub gives: Gives,
    /// SEP-ATT-2: the active Septima marker that shows the action.
    pub marker: Option<Side>,
    /// SEP-ATT-5: by how much attuning with that marker alone raises suspicion, and what it risks.
    pub with_septima: (u8, Risk),
    /// The same if another coven plays the card too.
    pub with_coven: (u8, Risk),
}

/// What the main ability of an action card would give.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Gives {
    /// Collect: what lies around.
    Goods(Goods),
    /// Move: the ingredients that could be met on the way.
    Route(Set<Ingredient>),
    /// Brew: what could be paid for.
    Potions(Set<Potion>),
    /// Heal: patients whose Remedy is there.
    Patients(u8),
    /// Chant: suspicion afterwards.
    Suspicion(i8),
    /// Recruit: citizens that go to the crowd.
    Citizens(u8),
    /// Plead: whether a citizen can go to a chamber.
    Plea(bool),
    /// Remember: the cards to choose from.
    Cards(Set<Action>),
    /// Ritual: the spaces above the marker; none on the top row.
    Ritual(Few<RitualSpace, 2>),
}

/// What raised suspicion means in step C.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Risk {
    /// Suspicion does not rise, or hunters do not see the coven.
    None,
    /// SEP-RELOC-1: the hut is empty, and a hunter may come.
    Lured,
    /// SEP-RELOC-3: the hunter lies dormant.
    Dormant,
    Hunted(Chase),
    /// SEP-SUS-4: suspicion would rise beyond the top.
    Confronted,
}

/// SEP-HUNT-5, SEP-HUNT-6: how far a hunter may come, and how far it has to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chase {
    pub hut: Hut,
    pub distance: u8,
    /// The least and the greatest reach.
    pub reach: (i8, i8),
    /// The number of faces of the die on which the Leader is caught, and the number of all faces.
    pub catching: u8,
    pub faces: u8,
}

/// SEP-ATT-1, SEP-ATT-2: with whom a card that lies open is attuned.
#[derive(Clone, PartialEq, Debug)]
pub struct Attunement {
    pub covens: Vec<Seat>,
    pub marker: Option<Side>,
    /// SEP-ATT-5: by how much suspicion rises for it.
    pub rise: u8,
}

impl Septima {
    /// With whom a coven's open card is attuned, and what that costs; none without a card.
    pub(crate) fn attunement(&self, state: &State, seat: Seat) -> Option<Attunement> {
        let card = state.covens[seat.index()].card?;
        let mut ahead = *state;
        let in_turn = state.board.acting == seat && state.turn.played.is_some();
        ahead.board.acting = seat;
        if !in_turn {
            ahead.turn = Turn { played: Some(card), ..Turn::default() };
        }
        let marker = self.scene(&ahead).attuned_with_septima();
        ahead.turn.septima = marker;
        let scene = self.scene(&ahead);
        let others = scene.seats().filter(|&other| other != seat && scene.coven(other).card == Some(card));
        let rise = scene.amount(Amount::AttuneRise, scene.attune_rise() as i8) as u8;
        Some(Attunement { covens: others.collect(), marker, rise })
    }

    /// What each of these action cards would do for a coven.
    pub(crate) fn prospects(&self, state: &State, seat: Seat, cards: Set<Action>) -> Vec<Prospect> {
        cards.map(|action| self.prospect(state, seat, action)).collect()
    }

    fn prospect(&self, state: &State, seat: Seat, action: Action) -> Prospect {
        let mut ahead = imagined(state, seat, action);
        let scene = self.scene(&ahead);
        let (gives, marker) = (scene.gives(action), scene.matching_marker());
        let mut attuned = |septima, voluntary| {
            (ahead.turn.septima, ahead.turn.voluntary) = (septima, voluntary);
            let scene = self.scene(&ahead);
            let rise = scene.amount(Amount::AttuneRise, scene.attune_rise() as i8) as u8;
            (rise, scene.risk(rise))
        };
        let with_septima = attuned(marker, Voluntary::None);
        Prospect { action, gives, marker, with_septima, with_coven: attuned(None, Voluntary::WithCoven) }
    }

    /// SEP-ACT-COLLECT-1: what Collect would gather on a space.
    pub(crate) fn gathering(&self, state: &State, seat: Seat, space: Space) -> Goods {
        let mut ahead = *state;
        ahead.board.acting = seat;
        ahead.covens[seat.index()].leader = Some(space);
        self.scene(&ahead).around()
    }

    /// What a coven risks in step C if its suspicion rises so far, from the space where its Leader stands.
    pub(crate) fn risk(&self, state: &State, seat: Seat, rise: u8) -> Risk {
        let mut ahead = *state;
        ahead.board.acting = seat;
        self.scene(&ahead).risk(rise)
    }
}

/// The table with this card played and nothing else done.
fn imagined(state: &State, seat: Seat, action: Action) -> State {
    let mut ahead = *state;
    ahead.board.acting = seat;
    ahead.turn = Turn { played: Some(action), ..Turn::default() };
    // What the others will play is not known.
    ahead.covens.iter_mut().for_each(|coven| coven.card = None);
    ahead.covens[seat.index()].card = Some(action);
    ahead
}

/// Counts the patients among what is offered.
#[derive(Default)]
struct Wards(Vec<Ward>);

impl Offer for Wards {
    fn offer(&mut self, m: Move) {
        if let Move::Heal(ward, _) = m
            && !self.0.contains(&ward)
        {
            self.0.push(ward);
        }
    }
}

impl Scene<'_> {
    fn gives(&self, action: Action) -> Gives {
        let me = self.me();
        match action {
            Action::Collect => Gives::Goods(self.around()),
            Action::Move => Gives::Route(self.on_the_way()),
            Action::Brew => Gives::Potions(Potion::all().filter(|&potion| self.can_pay_for(potion)).collect()),
            Action::Heal => {
                let mut wards = Wards::default();
                self.cures(HealBy::Action, &mut wards);
                Gives::Patients(wards.0.len() as u8)
            }
            Action::Chant => Gives::Suspicion((me.suspicion - 2).max(self.rules.suspicion.0)),
            Action::Recruit => Gives::Citizens((self.amount(Amount::Recruits, 1) as u8).min(self.supply(self.acting()))),
            Action::Plead => Gives::Plea(me.crowd > 0 && (self.chamber_room(0) > 0 || self.chamber_room(1) > 0)),
            Action::Remember => Gives::Cards(me.discard),
            Action::Ritual => Gives::Ritual(me.ritual.into_iter().flat_map(RitualSpace::above).collect()),
        }
    }

    /// SEP-ACT-COLLECT-1, SEP-ACT-COLLECT-3, SEP-BLD-10: everything lunar around the Leader, and a crystal from each outcrop.
    fn around(&self) -> Goods {
        let mut goods = Goods::default();
        for ingredient in self.lunar() {
            goods.add(ingredient.into(), self.printed(ingredient));
        }
        let open = self.rules.map.touches[self.leader().index()] - self.guarded();
        let barred = self.is_solo() && self.widow().no_crystals.is_some();
        let crystals = open.filter(|&hex| !barred && self.rules.map.facts(hex).outcrop).count() as u8;
        goods.add(Good::Crystal, crystals);
        goods
    }

    /// SEP-ACT-MOVE-1: the ingredients next to any space within three steps.
    fn on_the_way(&self) -> Set<Ingredient> {
        let (map, guarded) = (&self.rules.map, self.guarded());
        let near = map.near[3][self.leader().index()].without(self.spider_spaces());
        let met = |ingredient: &Ingredient| {
            { near }.any(|space| {
                { map.touches[space.index()] - guarded }.any(|hex| map.facts(hex).ingredients[ingredient.index()] > 0)
            })
        };
        Ingredient::all().filter(met).collect()
    }

    fn risk(&self, rise: u8) -> Risk {
        let (me, top) = (self.me(), self.rules.suspicion.1);
        let suspicion = me.suspicion.saturating_add_unsigned(rise);
        if suspicion > top {
            return Risk::Confronted;
        }
        let noticed = rise > 0 || me.raised;
        let Some(leader) = me.leader.filter(|_| noticed && self.amount(Amount::Hunted, 1) != 0) else {
            return Risk::None;
        };
        match self.hunter_here() {
            Hunter::None => Risk::Lured,
            Hunter::Dormant => Risk::Dormant,
            Hunter::Awake => {
                let distance = self.rules.map.steps_from_hut(leader.zone(), leader);
                // SEP-DET-1: a die that was rolled ahead has one face left.
                let known = self.s.board.die.filter(|_| self.s.setup.fixed_hunter);
                let faces = known.map_or_else(|| self.rules.die.clone(), |face| vec![face]);
                let reach = |face: &i8| self.amount(Amount::HunterRoll, *face) + suspicion;
                let all = || faces.iter().map(reach);
                Risk::Hunted(Chase {
                    hut: leader.zone(),
                    distance,
                    reach: (all().min().unwrap_or(0), all().max().unwrap_or(0)),
                    catching: all().filter(|&reach| reach >= distance as i8).count() as u8,
                    faces: faces.len() as u8,
                })
            }
        }
    }
}
