//! Which move looks promising at first sight, as a good player would explain it: about how many points it brings.

use super::{Asked, prices};
use crate::card::{CardId, Family, Spell};
use crate::moves::{Discount, Move};
use crate::places::{Hex, RitualSpace, Space};
use crate::scene::Scene;
use crate::set::{Item, Set};
use crate::state::{Hunter, Voluntary};
use crate::task::Question;
use crate::words::{Action, Favour, Good, Goods, Illness, Ingredient, Negotiation, Order, Potion, Talk};
use coven_engine::Seat;

impl Scene<'_> {
    /// About how many points a move is worth to a coven.
    pub(super) fn worth(&self, seat: Seat, asked: Asked, m: Move) -> f32 {
        match m {
            Move::Card(action) => match asked {
                Asked::Card => self.worth_of_card(seat, action),
                _ => self.worth_of_action(seat, action),
            },
            Move::Done => self.worth_of_stopping(seat, asked),
            Move::Go(space) => self.worth_of_going(seat, asked, space),
            Move::Use(card) => self.worth_of_using(seat, card),
            Move::UseAs(_, meant) => 0.6 * self.worth_of_using(seat, meant.into()),
            Move::Cast(spell) => self.worth_of_casting(seat, spell),
            Move::Shrine(_) => self.if_spent_spell(seat, 1.5),
            Move::Brew(potion, discount) => self.worth_of_potion(seat, potion, discount),
            Move::Take(good) => self.worth_of_good(seat, good),
            // Pay with what lies in plenty, and with crystals last.
            Move::Pay(Good::Crystal) => 0.4,
            Move::Pay(good) => 1.0 + f32::from(self.coven(seat).goods[good]),
            Move::Omit(ingredient) => 2.0 / (1.0 + f32::from(self.coven(seat).goods[ingredient.into()])),
            Move::Heal(..) => prices::HEALED,
            Move::Track(illness) => prices::HEALED + self.worth_of_level(seat, illness),
            Move::Bonus(Order::Never) => 0.2,
            Move::Bonus(_) => 2.0,
            Move::Chamber(chamber) => self.worth_of_chamber(chamber.index()),
            Move::Ritual(space) => self.worth_of_ritual_space(seat, space),
            Move::Spell(spell) => self.worth_of_spell(spell),
            Move::Favour(favour) => self.worth_of_favour(seat, favour),
            Move::Charm => self.worth_of_rerolling(seat),
            Move::Calm => self.worth_of_calm(seat, 2),
            Move::Shift(from, _) | Move::Hunter(from) => self.worth_of_stopping_hunter(seat, from),
            Move::Keep(_) => prices::WITCH,
            Move::Negotiate(Talk::Cooperation) => 0.9,
            Move::Negotiate(_) => 0.5,
            Move::Give(Negotiation::Cooperation) => 0.4,
            _ => 1.0,
        }
    }

    // ---- the action card --------------------------------------------------------------------------------------------

    /// The card for this phase: its action, and what attuning with the Septima adds.
    fn worth_of_card(&self, seat: Seat, action: Action) -> f32 {
        let attuned = if self.will_attune(seat, action) { self.worth_of_attuning(seat, action, 2) } else { 0.0 };
        self.worth_of_action(seat, action) + attuned.max(-0.5)
    }

    /// Whether an active marker shows the action. SEP-ATT-2.
    pub(super) fn will_attune(&self, seat: Seat, action: Action) -> bool {
        let markers = &self.s.board.septima;
        let together = self.is_solo() && seat == crate::widow::HUMAN && self.coven(crate::widow::WIDOW).card == Some(action);
        together || markers.right == Some(action) || (self.both_markers_active() && markers.left == Some(action))
    }

    /// The bonus and the step on the ritual track, less the suspicion.
    fn worth_of_attuning(&self, seat: Seat, action: Action, steps: i8) -> f32 {
        let bonus = match action {
            Action::Heal => prices::CHARM,
            Action::Plead | Action::Move => 1.5,
            _ => 1.0,
        };
        let coven = self.coven(seat);
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
    fn worth_of_action(&self, seat: Seat, action: Action) -> f32 {
        let coven = self.coven(seat);
        let here = coven.leader.unwrap_or_default();
        let near = self.rules.map.near[1][here.index()];
        let best = |worth: &dyn Fn(Space) -> f32| near.map(worth).fold(0.0, f32::max);
        match action {
            Action::Collect => best(&|space| self.harvest(space, self.s.board.phase)),
            Action::Move => self.price_of_ingredient() + 0.6,
            Action::Brew => self.worth_of_brewing(seat),
            Action::Heal => best(&|space| self.cures_at(seat, space).min(2.0)) * prices::HEALED,
            Action::Chant => self.worth_of_calm(seat, 2),
            Action::Recruit if self.supply(seat) > 0 => self.price_of_citizen() + 0.4,
            Action::Recruit => 0.1,
            Action::Plead if coven.crowd > 0 => 2.0 + prices::PLEADED,
            Action::Plead => 2.0,
            Action::Remember => {
                let copied = coven.discard.map(|card| self.worth_of_action(seat, card));
                0.9 * copied.fold(0.0, f32::max)
            }
            Action::Ritual => self.worth_of_advancing(seat) + 0.3,
        }
    }

    /// What a Collect takes here in a phase: lunar ingredients and crystals. SEP-ACT-COLLECT-1.
    fn harvest(&self, space: Space, phase: u8) -> f32 {
        let printed = &self.rules.map.printed[space.index()];
        let slots = self.rules.lunar_slots[usize::from(phase.clamp(1, 5)) - 1];
        let lunar: u8 = slots.iter().map(|&slot| printed[self.s.board.moon[slot].index()]).sum();
        f32::from(lunar) * self.price_of_ingredient() + f32::from(self.rules.map.outcrops[space.index()]) * prices::CRYSTAL
    }

    fn price_of_ingredient(&self) -> f32 {
        0.5 + (prices::INGREDIENT - 0.5) * self.use_left()
    }

    fn price_of_citizen(&self) -> f32 {
        prices::CITIZEN
    }

    /// Up to three potions that the goods pay for.
    fn worth_of_brewing(&self, seat: Seat) -> f32 {
        let mut goods = self.coven(seat).goods;
        let mut worth = 0.0;
        for _ in 0..3 {
            let payable = Potion::all().filter(|&potion| self.missing(&goods, potion) <= goods[Good::Crystal]);
            let price = |potion: Potion| self.price_of_potion(seat, potion);
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
    fn price_of_potion(&self, seat: Seat, potion: Potion) -> f32 {
        match potion.heals() {
            None => prices::UTILITY - 1.0,
            Some(illness) => {
                let held = f32::from(self.coven(seat).goods[potion.into()]);
                let usable = self.use_left() * prices::REMEDY + 0.3 * self.worth_of_level(seat, illness);
                (usable - held).max(0.0)
            }
        }
    }

    fn worth_of_potion(&self, seat: Seat, potion: Potion, discount: Discount) -> f32 {
        let risk: f32 = (0..discount.risks as i8).map(|up| prices::step_up(self.coven(seat).suspicion + up)).sum();
        let forfeit = if discount.forfeit { f32::from(self.rules.brew_wisdom) } else { 0.0 };
        let saved = f32::from(discount.ingredients()) * self.price_of_ingredient();
        self.price_of_potion(seat, potion) + saved - risk - forfeit
    }

    /// What the next level of a patient track adds at the end: more the higher it is, and much if it completes a level.
    fn worth_of_level(&self, seat: Seat, illness: Illness) -> f32 {
        let tracks = &self.coven(seat).tracks;
        let level = usize::from(tracks[illness]);
        let value = |level: usize| self.rules.track_wisdom.get(level).map_or(0.0, |&wisdom| f32::from(wisdom));
        let lowest = Illness::all().filter(|&other| other != illness).map(|other| tracks[other]).min().unwrap_or(0);
        let completes = usize::from(lowest) > level;
        (value(level + 1) - value(level)).max(0.0) + if completes { f32::from(self.rules.complete_level_wisdom) } else { 1.0 }
    }

    /// Patients that could be healed from a space with the Remedies in stock, in the village and in the Hospital.
    fn cures_at(&self, seat: Seat, space: Space) -> f32 {
        let mut goods = self.coven(seat).goods;
        let mut cures = 0.0;
        let touched = self.rules.map.touches[space.index()];
        for hex in touched.filter_map(Hex::village_number) {
            if let Some(bed) = self.s.board.patients.village[hex]
                && goods[bed.patient.illness().remedy().into()] > 0
                && !bed.healed_by.contains(seat)
            {
                goods.take(bed.patient.illness().remedy().into());
                cures += 1.0;
            }
        }
        if touched.contains(Hex::HOSPITAL) {
            cures += 0.7 * Potion::REMEDIES.iter().map(|&remedy| f32::from(goods[remedy.into()])).sum::<f32>();
        }
        cures
    }

    // ---- suspicion and hunters --------------------------------------------------------------------------------------

    fn worth_of_calm(&self, seat: Seat, steps: i8) -> f32 {
        let height = self.coven(seat).suspicion;
        (0..steps).map(|down| height - 1 - down).filter(|&at| at >= self.rules.suspicion.0).map(prices::step_up).sum()
    }

    fn worth_of_stopping_hunter(&self, seat: Seat, hut: crate::places::Hut) -> f32 {
        let coven = self.coven(seat);
        let mine = coven.leader.is_some_and(|space| space.zone() == hut);
        let afraid = coven.raised || self.attuned();
        if mine && afraid && self.s.board.hunters.at(hut) == Hunter::Awake { 2.0 } else { 0.2 }
    }

    /// SEP-HUNT-5: only if the hunter would reach the Leader, and another face of the die would save him.
    fn worth_of_rerolling(&self, seat: Seat) -> f32 {
        let coven = self.coven(seat);
        let leader = coven.leader.unwrap_or_default();
        let distance = self.rules.map.steps_from_hut(leader.zone(), leader) as i8;
        let escapes = |face: i8| face + coven.suspicion - (self.s.board.shortened as i8) < distance;
        let caught = !escapes(self.s.board.die.unwrap_or(0));
        // SEP-DET-2: with the die rolled ahead a charm shortens the hunter's way for certain.
        let helps = self.s.setup.fixed_hunter || self.rules.die.iter().any(|&face| escapes(face));
        if caught && helps { 4.0 } else { 0.0 }
    }

    // ---- places -----------------------------------------------------------------------------------------------------

    fn worth_of_going(&self, seat: Seat, asked: Asked, to: Space) -> f32 {
        match asked {
            Asked::Question(Question::QuickMove(..)) => self.worth_of_acting_at(seat, to),
            Asked::Question(Question::Walk(left)) => {
                let reach = self.rules.map.near[usize::from(left.saturating_sub(1)).min(3)][to.index()];
                reach.map(|space| self.worth_of_place(seat, space)).fold(0.0, f32::max)
            }
            _ => self.worth_of_place(seat, to),
        }
    }

    /// Where to be when the card played is carried out; if it does not matter, where to be next.
    fn worth_of_acting_at(&self, seat: Seat, space: Space) -> f32 {
        match self.turn().played {
            Some(Action::Collect) => self.harvest(space, self.s.board.phase),
            Some(Action::Heal) => 0.3 + self.cures_at(seat, space).min(2.0) * prices::HEALED,
            _ => self.worth_of_place(seat, space),
        }
    }

    /// The next phase's harvest, patients at hand, and a hunter at a distance.
    fn worth_of_place(&self, seat: Seat, space: Space) -> f32 {
        let next = self.s.board.phase % 5 + 1;
        let patients = self.rules.map.touches[space.index()]
            .filter(|hex| hex.village_number().is_some_and(|number| self.s.board.patients.village[number].is_some()));
        let coven = self.coven(seat);
        let hunted = self.s.board.hunters.at(space.zone()) == Hunter::Awake && coven.suspicion > 1;
        let danger = if hunted {
            let reach = f32::from(coven.suspicion) + 3.0 - f32::from(self.rules.map.steps_from_hut(space.zone(), space));
            0.25 * reach.max(0.0)
        } else {
            0.0
        };
        let worth = 0.3 + 0.6 * self.harvest(space, next) + self.cures_at(seat, space) * 1.5 + 0.2 * patients.count() as f32;
        (worth - danger).max(0.1)
    }

    // ---- tools ------------------------------------------------------------------------------------------------------

    fn worth_of_stopping(&self, seat: Seat, asked: Asked) -> f32 {
        match asked {
            Asked::Question(Question::QuickMove(..)) => self.worth_of_acting_at(seat, self.leader()),
            Asked::Question(Question::Walk(_)) => self.worth_of_place(seat, self.leader()),
            Asked::Question(Question::Window(_) | Question::Widow(_)) => 1.0,
            Asked::Question(Question::Reroll) => 1.0,
            Asked::Question(Question::TrialFavour(_, taken)) if taken.is_empty() => prices::CITIZEN,
            Asked::Question(Question::Brew(_) | Question::Heal(..) | Question::Track(..)) => 0.05,
            _ => 0.3,
        }
    }

    fn worth_of_using(&self, seat: Seat, card: CardId) -> f32 {
        let coven = self.coven(seat);
        match card.family() {
            Family::Potion(Potion::CalmingPotion) => self.worth_of_calm(seat, 2),
            Family::Potion(Potion::LovePhilter) => {
                let citizen = if self.supply(seat) > 0 { self.price_of_citizen() } else { 0.0 };
                citizen + if coven.crowd > 0 { prices::PLEADED } else { 0.0 }
            }
            Family::Potion(Potion::RitualOil) if self.turn().voluntary == Voluntary::None && !self.attuned_with_coven() => {
                self.turn().played.map_or(0.0, |action| self.worth_of_attuning(seat, action, 1))
            }
            Family::Potion(Potion::FlyingOintment) => 0.5,
            Family::Potion(_) => 0.05,
            Family::Witch(_) => 1.3,
            Family::Building(_) => 1.6,
            Family::Spell(_) => 1.0,
        }
    }

    /// A scoring spell early in the season, any other when it can do something.
    fn worth_of_casting(&self, seat: Seat, spell: Spell) -> f32 {
        let facts = self.rules.spell(spell);
        if self.coven(seat).marked.contains(spell) {
            0.1
        } else if facts.scoring {
            0.6 * f32::from(6 - self.s.board.phase.min(5))
        } else if facts.icon.is_some() {
            2.0
        } else {
            1.0
        }
    }

    fn if_spent_spell(&self, seat: Seat, worth: f32) -> f32 {
        if self.coven(seat).spent.is_empty() { 0.05 } else { worth }
    }

    fn worth_of_spell(&self, spell: Spell) -> f32 {
        let facts = self.rules.spell(spell);
        if facts.scoring { 2.0 } else { 1.2 }
    }

    /// Ingredients that are still missing first; potions by what they do.
    fn worth_of_good(&self, seat: Seat, good: Good) -> f32 {
        match good.potion() {
            Some(Potion::LovePhilter) => 1.8,
            Some(potion) if potion.is_utility() => 1.2,
            Some(_) => 1.5,
            None => 0.4 + 1.5 / (1.0 + f32::from(self.coven(seat).goods[good])),
        }
    }

    fn worth_of_chamber(&self, chamber: usize) -> f32 {
        let tried = if chamber == 0 { self.s.board.accused.is_some() } else { !self.s.board.captured.is_empty() };
        if tried { 2.0 } else { 0.3 }
    }

    fn worth_of_favour(&self, seat: Seat, favour: Favour) -> f32 {
        match favour {
            Favour::LowerSuspicion => self.worth_of_calm(seat, 1),
            Favour::Move => 0.4,
            Favour::GainIngredient => self.price_of_ingredient(),
            Favour::TradePotion => prices::FAVOUR,
            Favour::PrepareSpell => self.if_spent_spell(seat, 0.7),
        }
    }

    // ---- ritual track -----------------------------------------------------------------------------------------------

    fn worth_of_advancing(&self, seat: Seat) -> f32 {
        let Some(space) = self.coven(seat).ritual else { return 0.0 };
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
    fn worth_of_ritual_space(&self, seat: Seat, space: RitualSpace) -> f32 {
        let hand: Set<Action> = self.hand(seat);
        let leads_on = space.above().filter(|&above| self.rules.ritual_facts(above).icon.is_some_and(|icon| hand.contains(icon)));
        let ahead = 0.3 * leads_on.count() as f32;
        let up = self.coven(seat).ritual.is_some_and(|at| space.row() > at.row());
        let gain = if up { prices::RITUAL_ROW + 0.5 + self.worth_of_ribbon(space) } else { 0.2 };
        (gain + ahead).max(0.1)
    }
}
