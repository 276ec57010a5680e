//! What a good player would say about Septima, in points: what things are worth, which move looks promising, how a position will
//! end, and how likely the Widow is to lose.

use crate::card::{CardId, Family, Spell};
use crate::components::Septima;
use crate::events::Event;
use crate::moves::{Discount, Move};
use crate::objectives::Objective;
use crate::places::{Hex, Hut, RitualSpace, Space};
use crate::scene::Scene;
use crate::set::{Set, Tally};
use crate::setup::Mode;
use crate::state::{Hunter, Progress, State, Voluntary};
use crate::task::{Question, Task};
use crate::widow::tribulations::Trouble;
use crate::widow::{Ask, HUMAN, WIDOW};
use crate::words::{Action, Element, Favour, Good, Goods, Illness, Ingredient, Negotiation, Order, Potion, Season, Talk};
use coven_engine::knowledge::by_lead;
use coven_engine::names::Item;
use coven_engine::{Knowledge, MAX_SEATS, Phrase, Seat};
use std::cell::OnceCell;
use std::ops::Deref;

impl Knowledge for Septima {
    const PARAMETERS: &'static str = include_str!("../parameters.toml");
    const CALIBRATION: &'static str = include_str!("../calibration.toml");

    type Belief = ();
    type Notes = ();

    fn advise(&self, state: &State, seat: Seat, moves: &[Move], weights: &mut Vec<f32>) {
        let appraisal = Appraisal { scene: self.scene(state), seat, ground: OnceCell::new() };
        let asked = appraisal.asked();
        weights.clear();
        let worth = |&m: &Move| match m {
            // By far the longest lists are of spaces.
            Move::Go(space) => appraisal.worth_of_going(asked, space),
            _ => appraisal.worth(asked, m),
        };
        weights.extend(moves.iter().map(|m| worth(m).max(prices::SOMETHING)));
    }

    fn outlook(&self, state: &State, seats: usize) -> [f32; MAX_SEATS] {
        let scene = self.scene(state);
        if scene.is_solo() {
            let mut outlook = [0.0; MAX_SEATS];
            outlook[0] = scene.chance_against_the_widow();
            return outlook;
        }
        by_lead(seats, prices::DECISIVE * (1.0 + scene.game_left()), |seat| scene.expected_points(seat))
    }

    fn opens_choice(&self, event: &Event) -> bool {
        matches!(event, Event::CardPlayed { .. } | Event::PrologueLaid { .. })
    }

    fn reason(&self, state: &State, seat: Seat, m: Move) -> Option<Phrase> {
        let scene = self.scene(state);
        // SEP-SETUP-1: only the full game has a ritual track.
        let attuning = if state.setup.mode == Mode::Full { "septima-reason-attune" } else { "septima-reason-attune-basic" };
        let id = match m {
            Move::Card(action) if scene.will_attune(seat, action) => attuning,
            Move::Card(Action::Collect) => "septima-reason-collect",
            Move::Card(Action::Brew) => "septima-reason-brew",
            Move::Card(Action::Heal) | Move::Heal(..) | Move::Track(_) => "septima-reason-heal",
            Move::Card(Action::Chant) | Move::Calm => "septima-reason-calm",
            Move::Card(Action::Recruit | Action::Plead) | Move::Chamber(_) | Move::Send => "septima-reason-citizens",
            Move::Card(Action::Ritual) | Move::Ritual(_) => "septima-reason-ritual",
            Move::Card(Action::Move | Action::Remember) => "septima-reason-prepare",
            Move::Brew(potion, _) if potion.is_utility() => "septima-reason-brew-wisdom",
            Move::Brew(..) => "septima-reason-brew-remedy",
            Move::Go(_) => "septima-reason-place",
            Move::Bonus(Order::Never) => "septima-reason-enough",
            Move::Bonus(_) => "septima-reason-bonus",
            Move::Cast(_) => "septima-reason-cast",
            Move::Use(card) => match card.family() {
                Family::Potion(Potion::CalmingPotion) => "septima-reason-calm",
                Family::Potion(Potion::LovePhilter) => "septima-reason-citizens",
                Family::Potion(Potion::RitualOil) => attuning,
                _ => "septima-reason-ability",
            },
            Move::UseAs(..) | Move::Shrine(_) => "septima-reason-ability",
            Move::Take(_) | Move::Arrange(_) => "septima-reason-goods",
            Move::Pay(_) | Move::Omit(_) => "septima-reason-pay",
            Move::Lose(_) => "septima-reason-lose",
            Move::Hunter(_) | Move::Shift(..) | Move::Spider(_) | Move::Crawl(_) => "septima-reason-hunter",
            Move::Spell(_) => "septima-reason-spell",
            Move::Done => "septima-reason-enough",
            Move::Keep(_) => "septima-reason-witch",
            Move::Charm => "septima-reason-escape",
            Move::Favour(_)
            | Move::Replace(_)
            | Move::Septima
            | Move::Section(_)
            | Move::Negotiate(_)
            | Move::Give(_)
            | Move::Patient(_) => "septima-reason-most",
        };
        Some(Phrase::new(id))
    }
}

/// What a coven is being asked.
#[derive(Clone, Copy)]
enum Asked {
    /// SEP-PHASE-A1, alone SEP-SOLO-8.
    Card,
    /// One of the choices before the first season.
    Opening,
    Question(Question),
}

impl Scene<'_> {
    /// Whether an active marker shows the action. SEP-ATT-2.
    fn will_attune(&self, seat: Seat, action: Action) -> bool {
        let markers = &self.s.board.septima;
        let together = self.is_solo() && seat == HUMAN && self.coven(WIDOW).card == Some(action);
        together || markers.right == Some(action) || (self.both_markers_active() && markers.left == Some(action))
    }

    fn price_of_ingredient(&self) -> f32 {
        0.5 + (prices::INGREDIENT - 0.5) * self.use_left()
    }

    fn asked(&self) -> Asked {
        match (self.s.stage, self.s.agenda.last()) {
            (Progress::ChooseCards, _) => Asked::Card,
            (Progress::Agenda, Some(&Task::Ask(Question::Widow(Ask::PlayCard | Ask::Cooperate)))) => Asked::Card,
            (Progress::Agenda, Some(&Task::Ask(question))) => Asked::Question(question),
            _ => Asked::Opening,
        }
    }
}

/// What things are worth, in points at the end of the game. Set by playing them against each other in the arena.
mod prices {
    /// A little, so that every legal move stays possible.
    pub const SOMETHING: f32 = 0.02;
    /// The lead in points that all but decides the game at its end; early leads mean less.
    pub const DECISIVE: f32 = 18.0;

    /// An ingredient that will be brewed; at the end it counts a half.
    pub const INGREDIENT: f32 = 1.2;
    /// A crystal stands for any ingredient.
    pub const CRYSTAL: f32 = 1.5;
    /// A Utility Potion brewed: its wisdom, and the token.
    pub const UTILITY: f32 = 3.6;
    /// What using a Utility Potion gives beyond the point of keeping it.
    pub const USE: f32 = 0.5;
    /// A Remedy on its way to a patient.
    pub const REMEDY: f32 = 2.2;
    /// A patient healed: the levels of the track and its reward.
    pub const HEALED: f32 = 4.2;
    pub const CHARM: f32 = 2.0;
    /// A citizen in the crowd while trials are to come; one who already sits in a chamber is worth more.
    pub const CITIZEN: f32 = 1.3;
    pub const PLEADED: f32 = 0.8;
    /// A witch in the coven, besides the objective that she makes count.
    pub const WITCH: f32 = 2.5;
    /// A spell that can be cast, and one that must be prepared first.
    pub const READY_SPELL: f32 = 1.3;
    pub const SPENT_SPELL: f32 = 0.5;
    /// A row of the ritual track.
    pub const RITUAL_ROW: f32 = 0.9;
    /// A favour of the crowd.
    pub const FAVOUR: f32 = 0.9;

    /// What one step of suspicion costs from this height: little at first, much where hunters reach farther and the top is near.
    pub fn step_up(suspicion: i8) -> f32 {
        match suspicion {
            ..=2 => 0.3,
            3..=4 => 0.5,
            5..=6 => 0.9,
            7 => 1.5,
            _ => 5.0,
        }
    }

    /// What the suspicion of a coven costs it in all.
    pub fn suspicion(height: i8) -> f32 {
        (-1..height).map(step_up).sum()
    }
}

/// A position as one coven values it.
struct Appraisal<'a> {
    scene: Scene<'a>,
    seat: Seat,
    ground: OnceCell<Ground>,
}

impl<'a> Deref for Appraisal<'a> {
    type Target = Scene<'a>;

    fn deref(&self) -> &Scene<'a> {
        &self.scene
    }
}

/// What all spaces have in common for a coven: worked out once, because a Leader often has dozens of them to choose from.
struct Ground {
    price_of_ingredient: f32,
    /// What is lunar in this phase and in the next.
    lunar: [[Ingredient; 2]; 2],
    /// The village hexes with a patient, as bits, and those whose patient the coven may heal with what it has.
    patients: u32,
    curable: u32,
    illness: [Illness; 6],
    remedies: Tally<Illness, 3>,
}

impl Ground {
    fn new(scene: &Scene<'_>, seat: Seat) -> Ground {
        let (board, goods) = (&scene.s.board, &scene.coven(seat).goods);
        let phase = usize::from(board.phase);
        let lunar = |phase: usize| scene.rules.lunar_slots[phase.clamp(1, 5) - 1].map(|slot| board.moon[slot]);
        let mut ground = Ground {
            price_of_ingredient: scene.price_of_ingredient(),
            lunar: [lunar(phase), lunar(phase % 5 + 1)],
            patients: 0,
            curable: 0,
            illness: [Illness::Blind; 6],
            remedies: Tally::NONE,
        };
        Illness::all().for_each(|illness| ground.remedies.add(illness, goods[illness.remedy().into()]));
        for (number, bed) in board.patients.village.iter().enumerate() {
            let Some(bed) = bed else { continue };
            ground.patients |= 1 << number;
            ground.illness[number] = bed.patient.illness();
            if ground.remedies[ground.illness[number]] > 0 && !bed.healed_by.contains(seat) {
                ground.curable |= 1 << number;
            }
        }
        ground
    }
}

/// When a harvest is brought in.
#[derive(Clone, Copy)]
enum Phase {
    Now,
    Next,
}

/// Which move looks promising at first sight, as a good player would explain it: about how many points it brings.
impl Appraisal<'_> {
    fn ground(&self) -> &Ground {
        self.ground.get_or_init(|| Ground::new(&self.scene, self.seat))
    }

    /// About how many points a move is worth to a coven.
    fn worth(&self, asked: Asked, m: Move) -> f32 {
        match m {
            Move::Card(action) => match asked {
                Asked::Card => self.worth_of_card(action),
                _ => self.worth_of_action(action),
            },
            Move::Done => self.worth_of_stopping(asked),
            Move::Go(space) => self.worth_of_going(asked, space),
            Move::Use(card) => self.worth_of_using(card),
            Move::UseAs(_, meant) => 0.6 * self.worth_of_using(meant.into()),
            Move::Cast(spell) => self.worth_of_casting(spell),
            Move::Shrine(_) => self.if_spent_spell(1.5),
            Move::Brew(potion, discount) => self.worth_of_potion(potion, discount),
            Move::Take(good) => self.worth_of_good(good),
            // Pay with what lies in plenty, and with crystals last.
            Move::Pay(Good::Crystal) => 0.4,
            Move::Pay(good) => 1.0 + f32::from(self.coven(self.seat).goods[good]),
            Move::Omit(ingredient) => 2.0 / (1.0 + f32::from(self.coven(self.seat).goods[ingredient.into()])),
            Move::Heal(..) => prices::HEALED,
            Move::Track(illness) => prices::HEALED + self.worth_of_level(illness),
            Move::Bonus(Order::Never) => 0.2,
            Move::Bonus(_) => 2.0,
            Move::Chamber(chamber) => self.worth_of_chamber(chamber.index()),
            Move::Ritual(space) => self.worth_of_ritual_space(space),
            Move::Spell(spell) => self.worth_of_spell(spell),
            Move::Favour(favour) => self.worth_of_favour(favour),
            Move::Charm => self.worth_of_rerolling(),
            Move::Calm => self.worth_of_calm(2),
            Move::Shift(from, _) | Move::Hunter(from) => self.worth_of_stopping_hunter(from),
            Move::Keep(_) => prices::WITCH,
            Move::Negotiate(Talk::Cooperation) => 0.9,
            Move::Negotiate(_) => 0.5,
            Move::Give(Negotiation::Cooperation) => 0.4,
            _ => 1.0,
        }
    }

    // ---- the action card --------------------------------------------------------------------------------------------

    /// The card for this phase: its action, and what attuning with the Septima adds.
    fn worth_of_card(&self, action: Action) -> f32 {
        let attuned = if self.will_attune(self.seat, action) { self.worth_of_attuning(action, 2) } else { 0.0 };
        self.worth_of_action(action) + attuned.max(-0.5)
    }

    /// The bonus and the step on the ritual track, less the suspicion.
    fn worth_of_attuning(&self, action: Action, steps: i8) -> f32 {
        let bonus = match action {
            Action::Heal => prices::CHARM,
            Action::Plead | Action::Move => 1.5,
            _ => 1.0,
        };
        let coven = self.coven(self.seat);
        let step = match coven.ritual {
            Some(space) if space.is_top() => f32::from(self.rules.top_row_wisdom),
            Some(space) if space.above().any(|above| self.rules.ritual_facts(above).icon == Some(action)) => {
                prices::RITUAL_ROW + 0.5
            }
            _ => 0.0,
        };
        let quiet = action == Action::Chant;
        let cost: f32 = (0..if quiet { 0 } else { steps }).map(|up| prices::step_up(coven.suspicion + up)).sum();
        bonus + step - cost
    }

    /// The main ability of a card, played from where the Leader can be after a Quick Move.
    fn worth_of_action(&self, action: Action) -> f32 {
        let coven = self.coven(self.seat);
        let here = coven.leader.unwrap_or_default();
        let near = self.rules.map.near[1][here.index()];
        let best = |worth: &dyn Fn(Space) -> f32| near.map(worth).fold(0.0, f32::max);
        match action {
            Action::Collect => best(&|space| self.harvest(space, Phase::Now)),
            Action::Move => self.price_of_ingredient() + 0.6,
            Action::Brew => self.worth_of_brewing(),
            Action::Heal => best(&|space| self.cures_at(space).min(2.0)) * prices::HEALED,
            Action::Chant => self.worth_of_calm(2),
            Action::Recruit if self.supply(self.seat) > 0 => self.price_of_citizen() + 0.4,
            Action::Recruit => 0.1,
            Action::Plead if coven.crowd > 0 => 2.0 + prices::PLEADED,
            Action::Plead => 2.0,
            Action::Remember => {
                let copied = coven.discard.map(|card| self.worth_of_action(card));
                0.9 * copied.fold(0.0, f32::max)
            }
            Action::Ritual => self.worth_of_advancing() + 0.3,
        }
    }

    /// What a Collect takes here in a phase: lunar ingredients and crystals. SEP-ACT-COLLECT-1.
    fn harvest(&self, space: Space, phase: Phase) -> f32 {
        let (map, ground) = (&self.rules.map, self.ground());
        let printed = &map.printed[space.index()];
        let [first, second] = ground.lunar[phase as usize].map(|ingredient| printed[ingredient.index()]);
        f32::from(first + second) * ground.price_of_ingredient + f32::from(map.outcrops[space.index()]) * prices::CRYSTAL
    }

    fn price_of_citizen(&self) -> f32 {
        prices::CITIZEN
    }

    /// Up to three potions that the goods pay for.
    fn worth_of_brewing(&self) -> f32 {
        let mut goods = self.coven(self.seat).goods;
        let mut worth = 0.0;
        let prices: [f32; Potion::COUNT] = std::array::from_fn(|potion| self.price_of_potion(Potion::at(potion)));
        let price = |potion: Potion| prices[potion.index()];
        for _ in 0..3 {
            let payable = Potion::all().filter(|&potion| self.missing(&goods, potion) <= goods[Good::Crystal]);
            let Some(potion) = payable.max_by(|&a, &b| price(a).total_cmp(&price(b))) else { break };
            worth += price(potion);
            self.pay(&mut goods, potion);
        }
        worth
    }

    fn missing(&self, goods: &Goods, potion: Potion) -> u8 {
        let recipe = self.rules.recipe(potion);
        Ingredient::all().map(|kind| recipe[kind].saturating_sub(goods[kind.into()])).sum()
    }

    fn pay(&self, goods: &mut Goods, potion: Potion) {
        let recipe = self.rules.recipe(potion);
        for kind in Ingredient::all() {
            (0..recipe[kind]).for_each(|_| goods.take(if goods[kind.into()] > 0 { kind.into() } else { Good::Crystal }));
        }
    }

    /// A potion brewed, less the two ingredients as they would count at the end.
    fn price_of_potion(&self, potion: Potion) -> f32 {
        match potion.heals() {
            None => prices::UTILITY - 1.0,
            Some(illness) => {
                let held = f32::from(self.coven(self.seat).goods[potion.into()]);
                let usable = self.use_left() * prices::REMEDY + 0.3 * self.worth_of_level(illness);
                (usable - held).max(0.0)
            }
        }
    }

    fn worth_of_potion(&self, potion: Potion, discount: Discount) -> f32 {
        let risk: f32 = (0..discount.risks as i8).map(|up| prices::step_up(self.coven(self.seat).suspicion + up)).sum();
        let forfeit = if discount.forfeit { f32::from(self.rules.brew_wisdom) } else { 0.0 };
        let saved = f32::from(discount.ingredients()) * self.price_of_ingredient();
        self.price_of_potion(potion) + saved - risk - forfeit
    }

    /// What the next level of a patient track adds at the end: more the higher it is, and much if it completes a level.
    fn worth_of_level(&self, illness: Illness) -> f32 {
        let tracks = &self.coven(self.seat).tracks;
        let level = usize::from(tracks[illness]);
        let value = |level: usize| self.rules.track_wisdom.get(level).map_or(0.0, |&wisdom| f32::from(wisdom));
        let lowest = Illness::all().filter(|&other| other != illness).map(|other| tracks[other]).min().unwrap_or(0);
        let completes = usize::from(lowest) > level;
        (value(level + 1) - value(level)).max(0.0) + if completes { f32::from(self.rules.complete_level_wisdom) } else { 1.0 }
    }

    /// Patients that could be healed from a space with the Remedies in stock, in the village and in the Hospital.
    fn cures_at(&self, space: Space) -> f32 {
        let (touched, ground) = (self.rules.map.touches[space.index()], self.ground());
        let mut remedies = ground.remedies;
        let mut cures = 0.0;
        let mut curable = touched.village() & ground.curable;
        while curable != 0 {
            let illness = ground.illness[curable.trailing_zeros() as usize];
            curable &= curable - 1;
            if remedies[illness] > 0 {
                remedies.take(illness);
                cures += 1.0;
            }
        }
        if touched.contains(Hex::HOSPITAL) {
            cures += 0.7 * Illness::all().map(|illness| f32::from(remedies[illness])).sum::<f32>();
        }
        cures
    }

    // ---- suspicion and hunters --------------------------------------------------------------------------------------

    fn worth_of_calm(&self, steps: i8) -> f32 {
        let height = self.coven(self.seat).suspicion;
        (0..steps).map(|down| height - 1 - down).filter(|&at| at >= self.rules.suspicion.0).map(prices::step_up).sum()
    }

    fn worth_of_stopping_hunter(&self, hut: Hut) -> f32 {
        let coven = self.coven(self.seat);
        let mine = coven.leader.is_some_and(|space| space.zone() == hut);
        let afraid = coven.raised || self.attuned();
        if mine && afraid && self.s.board.hunters.at(hut) == Hunter::Awake { 2.0 } else { 0.2 }
    }

    /// SEP-HUNT-5: only if the hunter would reach the Leader, and another face of the die would save him.
    fn worth_of_rerolling(&self) -> f32 {
        let coven = self.coven(self.seat);
        let leader = coven.leader.unwrap_or_default();
        let distance = self.rules.map.steps_from_hut(leader.zone(), leader) as i8;
        let escapes = |face: i8| face + coven.suspicion - (self.s.board.shortened as i8) < distance;
        let caught = !escapes(self.s.board.die.unwrap_or(0));
        // SEP-DET-2: with the die rolled ahead a charm shortens the hunter's way for certain.
        let helps = self.s.setup.fixed_hunter || self.rules.die.iter().any(|&face| escapes(face));
        if caught && helps { 4.0 } else { 0.0 }
    }

    // ---- places -----------------------------------------------------------------------------------------------------

    fn worth_of_going(&self, asked: Asked, to: Space) -> f32 {
        match asked {
            Asked::Question(Question::QuickMove(..)) => self.worth_of_acting_at(to),
            Asked::Question(Question::Walk(left)) => {
                let reach = self.rules.map.near[usize::from(left.saturating_sub(1)).min(3)][to.index()];
                reach.map(|space| self.worth_of_place(space)).fold(0.0, f32::max)
            }
            _ => self.worth_of_place(to),
        }
    }

    /// Where to be when the card played is carried out; if it does not matter, where to be next.
    fn worth_of_acting_at(&self, space: Space) -> f32 {
        match self.turn().played {
            Some(Action::Collect) => self.harvest(space, Phase::Now),
            Some(Action::Heal) => 0.3 + self.cures_at(space).min(2.0) * prices::HEALED,
            _ => self.worth_of_place(space),
        }
    }

    /// The next phase's harvest, patients at hand, and a hunter at a distance.
    fn worth_of_place(&self, space: Space) -> f32 {
        let patients = (self.rules.map.touches[space.index()].village() & self.ground().patients).count_ones();
        let coven = self.coven(self.seat);
        let hunted = self.s.board.hunters.at(space.zone()) == Hunter::Awake && coven.suspicion > 1;
        let danger = if hunted {
            let reach = f32::from(coven.suspicion) + 3.0 - f32::from(self.rules.map.steps_from_own_hut(space));
            0.25 * reach.max(0.0)
        } else {
            0.0
        };
        let worth = 0.3 + 0.6 * self.harvest(space, Phase::Next) + self.cures_at(space) * 1.5 + 0.2 * patients as f32;
        (worth - danger).max(0.1)
    }

    // ---- tools ------------------------------------------------------------------------------------------------------

    fn worth_of_stopping(&self, asked: Asked) -> f32 {
        match asked {
            Asked::Question(Question::QuickMove(..)) => self.worth_of_acting_at(self.leader()),
            Asked::Question(Question::Walk(_)) => self.worth_of_place(self.leader()),
            Asked::Question(Question::Window(_) | Question::Widow(_)) => 1.0,
            Asked::Question(Question::Reroll) => 1.0,
            Asked::Question(Question::TrialFavour(_, taken)) if taken.is_empty() => prices::CITIZEN,
            Asked::Question(Question::Brew(_) | Question::Heal(..) | Question::Track(..)) => 0.05,
            _ => 0.3,
        }
    }

    fn worth_of_using(&self, card: CardId) -> f32 {
        let coven = self.coven(self.seat);
        match card.family() {
            Family::Potion(Potion::CalmingPotion) => self.worth_of_calm(2),
            Family::Potion(Potion::LovePhilter) => {
                let citizen = if self.supply(self.seat) > 0 { self.price_of_citizen() } else { 0.0 };
                citizen + if coven.crowd > 0 { prices::PLEADED } else { 0.0 }
            }
            Family::Potion(Potion::RitualOil) if self.turn().voluntary == Voluntary::None && !self.attuned_with_coven() => {
                self.turn().played.map_or(0.0, |action| self.worth_of_attuning(action, 1))
            }
            Family::Potion(Potion::FlyingOintment) => 0.5,
            Family::Potion(_) => 0.05,
            Family::Witch(_) => 1.3,
            Family::Building(_) => 1.6,
            Family::Spell(_) => 1.0,
        }
    }

    /// A scoring spell early in the season, any other when it can do something.
    fn worth_of_casting(&self, spell: Spell) -> f32 {
        let facts = self.rules.spell(spell);
        if self.coven(self.seat).marked.contains(spell) {
            0.1
        } else if facts.scoring {
            0.6 * f32::from(6 - self.s.board.phase.min(5))
        } else if facts.icon.is_some() {
            2.0
        } else {
            1.0
        }
    }

    fn if_spent_spell(&self, worth: f32) -> f32 {
        if self.coven(self.seat).spent.is_empty() { 0.05 } else { worth }
    }

    fn worth_of_spell(&self, spell: Spell) -> f32 {
        let facts = self.rules.spell(spell);
        if facts.scoring { 2.0 } else { 1.2 }
    }

    /// Ingredients that are still missing first; potions by what they do.
    fn worth_of_good(&self, good: Good) -> f32 {
        match good.potion() {
            Some(Potion::LovePhilter) => 1.8,
            Some(potion) if potion.is_utility() => 1.2,
            Some(_) => 1.5,
            None => 0.4 + 1.5 / (1.0 + f32::from(self.coven(self.seat).goods[good])),
        }
    }

    fn worth_of_chamber(&self, chamber: usize) -> f32 {
        let tried = if chamber == 0 { self.s.board.accused.is_some() } else { !self.s.board.captured.is_empty() };
        if tried { 2.0 } else { 0.3 }
    }

    fn worth_of_favour(&self, favour: Favour) -> f32 {
        match favour {
            Favour::LowerSuspicion => self.worth_of_calm(1),
            Favour::Move => 0.4,
            Favour::GainIngredient => self.price_of_ingredient(),
            Favour::TradePotion => prices::FAVOUR,
            Favour::PrepareSpell => self.if_spent_spell(0.7),
        }
    }

    // ---- ritual track -----------------------------------------------------------------------------------------------

    fn worth_of_advancing(&self) -> f32 {
        let Some(space) = self.coven(self.seat).ritual else { return 0.0 };
        if space.is_top() {
            return f32::from(self.rules.top_row_wisdom);
        }
        space.above().map(|above| self.worth_of_ribbon(above)).fold(0.0, f32::max) + prices::RITUAL_ROW
    }

    fn worth_of_ribbon(&self, space: RitualSpace) -> f32 {
        self.rules.ribbon(space).map_or(0.0, |ribbon| {
            let spell = if ribbon.gains_spell { prices::READY_SPELL } else { prices::SPENT_SPELL };
            spell + f32::from(ribbon.wisdom) - f32::from(ribbon.offering) * self.price_of_ingredient()
        })
    }

    /// Up, and to where cards that are still in hand lead on.
    fn worth_of_ritual_space(&self, space: RitualSpace) -> f32 {
        let hand: Set<Action> = self.hand(self.seat);
        let leads_on = space.above().filter(|&above| self.rules.ritual_facts(above).icon.is_some_and(|icon| hand.contains(icon)));
        let ahead = 0.3 * leads_on.count() as f32;
        let up = self.coven(self.seat).ritual.is_some_and(|at| space.row() > at.row());
        let gain = if up { prices::RITUAL_ROW + 0.5 + self.worth_of_ribbon(space) } else { 0.2 };
        (gain + ahead).max(0.1)
    }
}

/// Moon phases of a season, and of a game.
const PHASES: f32 = 5.0;
const ALL_PHASES: f32 = 20.0;
/// With fewer phases than this left, some of what a coven holds will not be used any more.
const TO_USE_THINGS: f32 = 4.0;

/// How a position will end: the points of today, and what everything in hand will still turn into.
impl Scene<'_> {
    /// Moon phases still to come, the present one included until its cards are played.
    fn phases_left(&self) -> f32 {
        let seasons = (Season::COUNT - 1 - self.s.board.season.index()) as f32;
        seasons * PHASES + PHASES - f32::from(self.s.board.phase.min(5))
    }

    /// From 1 at the beginning to 0 at the end.
    fn game_left(&self) -> f32 {
        self.phases_left() / ALL_PHASES
    }

    /// How much of what is held will still be used: 1 until the last season, then less.
    fn use_left(&self) -> f32 {
        (self.phases_left() / TO_USE_THINGS).min(1.0)
    }

    /// The points that a coven will have, if it goes on as it stands.
    fn expected_points(&self, seat: Seat) -> f32 {
        self.score_of(seat).total() as f32 + self.promise(seat) + self.objectives_ahead(seat)
    }

    /// What the coven's things are worth beyond what they count today.
    fn promise(&self, seat: Seat) -> f32 {
        let (coven, left, usable) = (self.coven(seat), self.game_left(), self.use_left());
        let goods = &coven.goods;
        let several = |count: u8, most: u8, price: f32| f32::from(count.min(most)) * price;
        let remedies: u8 = Potion::REMEDIES.iter().map(|&remedy| goods[remedy.into()]).sum();
        let utility: u8 = Potion::UTILITY.iter().map(|&potion| goods[potion.into()]).sum();
        let stock = several(goods.ingredients(), 8, prices::INGREDIENT - 0.5)
            + several(goods[Good::Crystal], 4, prices::CRYSTAL - 0.5)
            + several(remedies, 4, prices::REMEDY - 1.0)
            + several(utility, 4, prices::USE);
        let citizens = f32::from(coven.crowd) * prices::CITIZEN
            + f32::from(self.in_chamber(seat, 0) + self.in_chamber(seat, 1)) * (prices::CITIZEN + prices::PLEADED);
        let spells = coven.ready.len() as f32 * prices::READY_SPELL + coven.spent.len() as f32 * prices::SPENT_SPELL;
        let rows = coven.ritual.map_or(0.0, |space| f32::from(space.row())) * prices::RITUAL_ROW;
        let trials_left = (Season::COUNT - self.s.board.season.index()) as f32 / Season::COUNT as f32;
        usable * (stock + spells + rows)
            + trials_left * citizens * 0.6
            + coven.witches.len() as f32 * prices::WITCH * left.max(0.1)
            - prices::suspicion(coven.suspicion) * trials_left.min(usable + 0.2)
    }

    /// Objectives that are not met yet but begun, as far as witches make them count.
    fn objectives_ahead(&self, seat: Seat) -> f32 {
        let usable = self.use_left();
        let book = usize::from(self.s.secret.books.get(seat.index()).copied().unwrap_or(1)).saturating_sub(1);
        let Some(book) = self.rules.books.get(book) else { return 0.0 };
        let mut hopes = [0.0f32; 4];
        let mut met = 0;
        for ((hope, &objective), &wisdom) in hopes.iter_mut().zip(&book.objectives).zip(&self.rules.objective_wisdom) {
            let progress = self.progress(seat, objective);
            if progress >= 1.0 {
                met += 1;
            } else {
                *hope = wisdom as f32 * progress * progress * 0.6 * usable;
            }
        }
        hopes.sort_unstable_by(|a, b| b.total_cmp(a));
        let open = self.coven(seat).witches.len().saturating_sub(met);
        hopes.iter().take(open).sum()
    }

    /// How far an objective is met, from 0 to 1. SEP-OBJ-1.
    fn progress(&self, seat: Seat, objective: Objective) -> f32 {
        let coven = self.coven(seat);
        let goods = &coven.goods;
        let crystals = goods[Good::Crystal];
        let share = |have: u8, need: u8| (f32::from(have) / f32::from(need.max(1))).min(1.0);
        let of_element =
            |element: Element| coven.spells().filter(|&spell| self.rules.spell(spell).element == element).count() as u8;
        match objective {
            Objective::Loyal(n) => share(self.loyal(seat), n),
            Objective::Potions(n) => share(goods.potions(), n),
            Objective::Crystals(n) => share(crystals, n),
            Objective::Ingredient(kind, n) => share(goods[kind.into()].saturating_add(crystals), n),
            Objective::SameIngredients(n) => {
                let most = Ingredient::ALL.iter().map(|&kind| goods[Good::from(kind)]).max().unwrap_or(0);
                share(most.saturating_add(crystals), n)
            }
            Objective::DistinctIngredients(n) => {
                let kinds = Ingredient::ALL.iter().filter(|&&kind| goods[Good::from(kind)] > 0).count() as u8;
                share(kinds.saturating_add(crystals), n)
            }
            Objective::Healed(illness, n) => share(coven.tracks[illness], n),
            Objective::HealedInAll(n) => share(coven.tracks.sum(), n),
            Objective::SuspicionAtMost(n) if coven.suspicion <= n => 1.0,
            Objective::SuspicionAtMost(n) => (1.0 - 0.2 * f32::from(coven.suspicion - n)).max(0.2),
            Objective::SuspicionAtLeast(n) => (f32::from(coven.suspicion) / f32::from(n.max(1))).clamp(0.0, 1.0),
            Objective::RitualIn(_) if objective.is_met(self, seat) => 1.0,
            Objective::RitualIn(_) => 0.5,
            Objective::SpellsOfOneElement(n) => share(Element::ALL.iter().map(|&e| of_element(e)).max().unwrap_or(0), n),
            Objective::SpellsOfDistinctElements(n) => {
                share(Element::ALL.iter().filter(|&&element| of_element(element) > 0).count() as u8, n)
            }
        }
    }
}

/// Wisdom that a phase brings on the average, and by how much the end differs from what was expected.
const WISDOM_A_PHASE: f32 = 1.6;
const WISDOM_SPREAD: f32 = 6.0;
/// Rows of the ritual track that a phase brings if one tries.
const ROWS_A_PHASE: f32 = 0.55;

/// Alone against the Widow not points but tribulations decide: how likely each of the eight will be overcome, and from that how
/// likely enough of them are.
impl Scene<'_> {
    /// SEP-SOLO-27: the chance that enough tribulations will be overcome.
    fn chance_against_the_widow(&self) -> f32 {
        let book = self.s.secret.books.first().copied().unwrap_or(1);
        let needed = usize::from(self.rules.tribulations_needed(&self.s.setup));
        // `met[n]`: the chance of exactly n so far.
        let mut met = [0.0f32; 9];
        met[0] = 1.0;
        for (number, trouble) in self.rules.tribulations(&self.s.setup, book).into_iter().enumerate() {
            let chance = self.chance_to_overcome(trouble);
            for n in (0..=number).rev() {
                met[n + 1] += met[n] * chance;
                met[n] *= 1.0 - chance;
            }
        }
        met[needed.min(8)..].iter().sum()
    }

    fn chance_to_overcome(&self, trouble: Trouble) -> f32 {
        let left = self.game_left();
        let (human, widow) = (self.coven(HUMAN), self.coven(WIDOW));
        // What is met may be lost again, what is begun may still be met: both less likely the nearer the end.
        let holds = 1.0 - 0.3 * left;
        let comes = |progress: f32| (0.15 + 0.65 * progress) * (4.0 * left).min(1.0);
        match trouble {
            Trouble::Book(objective) => match self.progress(HUMAN, objective) {
                progress if progress >= 1.0 => holds,
                progress => comes(progress),
            },
            Trouble::OwnWitches(count) => match human.witches.len() as f32 / f32::from(count) {
                share if share >= 1.0 => holds,
                share => comes(share * 0.8),
            },
            Trouble::HerWitchesAtMost(count) => match f32::from(count) - widow.witches.len() as f32 {
                spare if spare < 0.0 => 0.15 * left,
                spare => 1.0 - left * if spare < 1.0 { 0.5 } else { 0.25 },
            },
            Trouble::TopRibbon => {
                let row = human.ritual.map_or(0.0, |space| f32::from(space.row()));
                let (rows, phases) = (9.0 - row, self.phases_left());
                if rows <= 0.0 { 1.0 } else { (1.2 - 0.7 * rows / (phases * ROWS_A_PHASE + 0.01)).clamp(0.0, 0.95) }
            }
            Trouble::Wisdom(count) => {
                let expected = self.solo_points() as f32 + 0.5 * self.promise(HUMAN) + WISDOM_A_PHASE * self.phases_left();
                let spread = WISDOM_SPREAD * (0.25 + left);
                1.0 / (1.0 + ((f32::from(count) - 0.5 - expected) / spread * 1.7).exp())
            }
        }
    }
}

#[cfg(test)]
mod tests;
