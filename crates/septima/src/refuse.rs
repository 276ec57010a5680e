//! Why a move is not allowed: the most plausible mistakes, each with the rule that speaks against it.

use crate::card::{Building, Offer, Spell, Witch};
use crate::components::Septima;
use crate::data::Trigger;
use crate::moves::{Cure, Move, Ward};
use crate::places::RitualSpace;
use crate::scene::Scene;
use crate::state::Progress;
use crate::task::{HealBy, Question, Task};
use crate::widow::Ask;
use crate::words::{Action, Potion, Talk, Window};
use coven_engine::{Illegal, Seat};

/// Looks for one move among those offered.
struct Sought {
    m: Move,
    found: bool,
    same_kind: bool,
}

impl Offer for Sought {
    fn offer(&mut self, m: Move) {
        self.found |= m == self.m;
        self.same_kind |= std::mem::discriminant(&m) == std::mem::discriminant(&self.m);
    }
}

impl Scene<'_> {
    pub fn why_not(&self, seat: Seat, m: Move) -> Illegal {
        match (self.s.stage, m, self.s.agenda.last()) {
            (Progress::ChooseCards, Move::Card(action), _) => self.why_not_card(seat, action),
            (Progress::Agenda, _, Some(&Task::Ask(question))) => self.why_not_answer(question, m),
            (Progress::Draft(_), Move::Keep(_), _) => Illegal::new("septima-tile-not-held", "SEP-SETUP-17"),
            (Progress::ReturnThird, Move::Lose(_), _) => Illegal::new("septima-tile-not-held", "SEP-SETUP-17"),
            (Progress::Prologue, Move::Take(_), _) => Illegal::new("septima-not-on-prologue", "SEP-SETUP-20"),
            _ => Illegal::OTHER_QUESTION,
        }
    }

    fn why_not_card(&self, seat: Seat, action: Action) -> Illegal {
        if !Septima::actions(self.s.setup.mode).contains(action) {
            Illegal::new("septima-not-in-basic-mode", "SEP-SETUP-1")
        } else if self.coven(seat).discard.contains(action) {
            Illegal::new("septima-card-discarded", "SEP-PHASE-A2")
        } else {
            Illegal::NOT_POSSIBLE
        }
    }

    fn why_not_answer(&self, question: Question, m: Move) -> Illegal {
        let mut sought = Sought { m, found: false, same_kind: false };
        self.offered(question, &mut sought);
        if sought.found {
            // Only the rule about shared spaces takes out what a question offers.
            return match m {
                _ if self.is_solo() => Illegal::new("septima-must-leave-spider", "SEP-SOLO-21"),
                Move::Go(_) => Illegal::new("septima-space-taken", "SEP-MOVE-4"),
                _ => Illegal::new("septima-must-leave-space", "SEP-MOVE-4"),
            };
        }
        match (question, m) {
            (Question::Widow(question), _) => self.why_not_widow(question, m),
            (_, Move::Go(space)) if self.spider_spaces().contains(space) => Illegal::new("septima-spider-there", "SEP-SOLO-21"),
            (Question::Fly(_), Move::Go(_)) if self.is_solo() => Illegal::new("septima-spiders-bar-the-way", "SEP-RUL-X38"),
            (Question::PlaceLeader, Move::Go(_)) => Illegal::new("septima-space-taken", "SEP-SETUP-22"),
            (Question::Fly(_), Move::Go(_)) => Illegal::new("septima-space-taken", "SEP-MOVE-5"),
            (Question::QuickMove(..) | Question::Walk(_), Move::Go(_)) => {
                Illegal::new("septima-not-next-to-leader", "SEP-MOVE-1")
            }
            (Question::Window(window), _) => self.why_not_tool(window, m),
            (Question::Brew(_), Move::Brew(potion, discount)) => self.why_not_brew(potion, discount.ingredients()),
            (Question::Price | Question::PayAny, Move::Pay(_)) => Illegal::new("septima-cannot-pay", "SEP-GEN-2"),
            (Question::Heal(_, by), Move::Heal(ward, cure)) => self.why_not_heal(by, ward, cure),
            (Question::Chamber(_), Move::Chamber(_)) => Illegal::new("septima-chamber-full", "SEP-ACT-PLEAD-1"),
            (Question::RememberCard(_), Move::Card(_)) => Illegal::new("septima-card-not-discarded", "SEP-ACT-REMEMBER-1"),
            (Question::IconAdvance, Move::Ritual(space)) => self.why_not_ritual(space, true),
            (Question::Advance | Question::Ritual(..), Move::Ritual(space)) => self.why_not_ritual(space, false),
            (Question::GainSpell(_) | Question::FirstSpell, Move::Spell(_)) => {
                Illegal::new("septima-spell-not-offered", "SEP-RIT-8")
            }
            (Question::Prepare(_), Move::Spell(_)) => Illegal::new("septima-spell-not-spent", "SEP-SPL-8"),
            (Question::Favour(_, open), Move::Favour(favour)) if !open.contains(favour) => {
                Illegal::new("septima-favour-taken", "SEP-FAV-3")
            }
            (Question::TrialFavour(_, taken), Move::Favour(favour)) if taken.contains(favour) => {
                Illegal::new("septima-favour-taken", "SEP-FAV-5")
            }
            (Question::Favour(..) | Question::TrialFavour(..), Move::Favour(_)) => {
                Illegal::new("septima-cannot-pay", "SEP-FAV-2")
            }
            (Question::Hunter, Move::Hunter(_)) => Illegal::new("septima-no-awake-hunter", "SEP-HUNT-1"),
            _ if sought.same_kind => Illegal::NOT_POSSIBLE,
            _ => Illegal::OTHER_QUESTION,
        }
    }

    fn why_not_widow(&self, question: Ask, m: Move) -> Illegal {
        match (question, m) {
            (Ask::Negotiate, Move::Negotiate(Talk::Cooperation)) if self.common_cards().is_empty() => {
                Illegal::new("septima-widow-cannot-follow", "SEP-SOLO-10")
            }
            (Ask::Negotiate, Move::Negotiate(_)) | (Ask::GiveCard, Move::Give(_)) => {
                Illegal::new("septima-no-negotiation-card", "SEP-SOLO-8")
            }
            (Ask::PlayCard, Move::Card(action)) => self.why_not_card(self.acting(), action),
            (Ask::Cooperate, Move::Card(action)) if self.hand(self.acting()).contains(action) => {
                Illegal::new("septima-widow-cannot-follow", "SEP-SOLO-10")
            }
            (Ask::Cooperate, Move::Card(action)) => self.why_not_card(self.acting(), action),
            (Ask::Path(_), Move::Crawl(_)) => Illegal::new("septima-not-the-shortest-way", "SEP-SOLO-18"),
            (Ask::Farthest, Move::Spider(_)) => Illegal::new("septima-not-the-farthest", "SEP-SOLO-1"),
            (Ask::Patient, Move::Patient(_)) => Illegal::new("septima-not-the-nearest", "SEP-SOLO-23"),
            (Ask::Accuse, Move::Lose(_)) => Illegal::new("septima-witch-not-hers", "SEP-SOLO-15"),
            (Ask::Draft, Move::Keep(_)) => Illegal::new("septima-tile-not-held", "SEP-SOLO-6"),
            _ => Illegal::OTHER_QUESTION,
        }
    }

    fn why_not_tool(&self, window: Window, m: Move) -> Illegal {
        match m {
            Move::Cast(spell) => self.why_not_cast(spell, window),
            Move::Use(card) => match card.family() {
                crate::card::Family::Potion(potion) => self.why_not_potion(potion, potion),
                crate::card::Family::Witch(witch) => self.why_not_witch(witch, window),
                crate::card::Family::Building(building) => self.why_not_building(building, window),
                crate::card::Family::Spell(_) => Illegal::OTHER_QUESTION,
            },
            Move::UseAs(spent, meant) => self.why_not_potion(spent, meant),
            Move::Shrine(_) => Illegal::new("septima-no-shrine-here", "SEP-BLD-11"),
            _ => Illegal::OTHER_QUESTION,
        }
    }

    fn why_not_cast(&self, spell: Spell, window: Window) -> Illegal {
        let (me, facts) = (self.me(), self.rules.spell(spell));
        if self.turn().cast.contains(spell) {
            Illegal::new("septima-spell-cast-already", "SEP-SPL-3")
        } else if me.spent.contains(spell) {
            Illegal::new("septima-spell-spent", "SEP-SPL-1")
        } else if !me.ready.contains(spell) {
            Illegal::new("septima-spell-not-yours", "SEP-SPL-1")
        } else if facts.icon.is_some() && facts.icon != self.turn().played {
            Illegal::new("septima-wrong-action", "SEP-SPL-2")
        } else if !facts.windows.contains(window) || (facts.first_in_window && !self.turn().fresh) {
            Illegal::new("septima-wrong-window", "SEP-WIN-3")
        } else {
            Illegal::new("septima-cannot-pay", "SEP-GEN-2")
        }
    }

    fn why_not_potion(&self, spent: Potion, meant: Potion) -> Illegal {
        if !meant.is_utility() {
            Illegal::new("septima-remedy-only-heals", "SEP-POT-1")
        } else if !self.owns(spent) {
            Illegal::new("septima-no-such-potion", "SEP-POT-1")
        } else if spent != meant {
            Illegal::new("septima-potion-counts-as-itself", "SEP-SPL-F8")
        } else {
            Illegal::new("septima-went-farther-unattuned", "SEP-RUL-X14")
        }
    }

    fn why_not_witch(&self, witch: Witch, window: Window) -> Illegal {
        let facts = self.rules.witch(witch);
        let extra = facts.extra || (witch.card().extra_here)(self);
        if !self.has(self.acting(), witch) {
            Illegal::new("septima-witch-not-yours", "SEP-WIT-2")
        } else if !extra {
            Illegal::new("septima-acts-by-herself", "SEP-WIT-1")
        } else if matches!(facts.trigger, Trigger::Card(action) if self.turn().played != Some(action)) {
            Illegal::new("septima-wrong-action", "SEP-WIN-6")
        } else if self.times_used(witch.into()) >= witch.card().limit {
            Illegal::new("septima-used-already", "SEP-GEN-8")
        } else if !facts.windows.contains(window) {
            Illegal::new("septima-wrong-window", "SEP-WIN-3")
        } else if self.turn().pledged {
            Illegal::new("septima-went-farther-unattuned", "SEP-RUL-X14")
        } else {
            Illegal::new("septima-condition-not-met", witch.card().rule)
        }
    }

    fn why_not_building(&self, building: Building, window: Window) -> Illegal {
        let facts = self.rules.building(building);
        if !facts.extra {
            Illegal::new("septima-acts-by-itself", "SEP-BLD-1")
        } else if self.turn().played != Some(facts.action) {
            Illegal::new("septima-wrong-action", "SEP-WIN-6")
        } else if self.times_used(building.into()) >= building.card().limit {
            Illegal::new("septima-used-already", "SEP-GEN-8")
        } else if !facts.windows.contains(window) {
            Illegal::new("septima-wrong-window", "SEP-WIN-3")
        } else {
            Illegal::new("septima-building-too-far", "SEP-BLD-1")
        }
    }

    fn why_not_brew(&self, potion: Potion, discount: u8) -> Illegal {
        if discount == 0 || !self.can_pay_for(potion) {
            Illegal::new("septima-cannot-pay", "SEP-GEN-2")
        } else {
            Illegal::new("septima-no-such-discount", "SEP-ACT-BREW-4")
        }
    }

    fn why_not_heal(&self, by: HealBy, ward: Ward, cure: Cure) -> Illegal {
        let Some(illness) = self.illness_in(ward) else {
            return Illegal::new("septima-no-patient", "SEP-PAT-1");
        };
        let hospital = matches!(ward, Ward::Hospital(_));
        if hospital && by == HealBy::Action && self.turn().played != Some(Action::Heal) {
            Illegal::new("septima-hospital-needs-heal-card", "SEP-ACT-REMEMBER-4")
        } else if self.bed(ward).is_some_and(|bed| bed.healed_by.contains(self.acting())) {
            Illegal::new("septima-healed-already", "SEP-PAT-2")
        } else if hospital && self.distance_to(ward) > 0 {
            Illegal::new("septima-hospital-too-far", "SEP-BLD-1")
        } else if self.distance_to(ward) > 0 {
            Illegal::new("septima-patient-too-far", "SEP-ACT-HEAL-1")
        } else {
            match cure {
                Cure::Potion(potion) if potion != illness.remedy() => Illegal::new("septima-wrong-potion", "SEP-PAT-1"),
                Cure::Potion(_) => Illegal::new("septima-no-such-potion", "SEP-PAT-1"),
                Cure::Free => Illegal::new("septima-needs-potion", "SEP-PAT-1"),
            }
        }
    }

    fn why_not_ritual(&self, space: RitualSpace, with_icon: bool) -> Illegal {
        let above = self.me().ritual.is_some_and(|marker| marker.above().any(|above| above == space));
        if !above {
            Illegal::new("septima-ritual-out-of-reach", "SEP-RIT-3")
        } else if with_icon && self.rules.ritual_facts(space).icon != self.turn().played {
            Illegal::new("septima-wrong-icon", "SEP-RIT-4")
        } else {
            Illegal::new("septima-no-offering", "SEP-RIT-6")
        }
    }
}

#[cfg(test)]
mod tests {
    /// Every refusal has its sentence in every language.
    #[test]
    fn every_code_has_a_text() {
        let source = include_str!("refuse.rs");
        let codes: Vec<&str> = source
            .split("Illegal::new(\"")
            .skip(1)
            .filter_map(|rest| rest.split('"').next())
            .filter(|code| !code.is_empty())
            .collect();
        assert!(codes.len() > 30, "{codes:?}");
        let english = include_str!("../text/en.ftl");
        for code in codes {
            assert!(english.contains(&format!("refused-{code} = ")), "{code}");
        }
    }
}
