//! What somebody hears who plays for the first time: a word about each kind of question, dangers, a plan and a look back.

use crate::components::Septima;
use crate::events::Event;
use crate::foresight::Risk;
use crate::moves::Move;
use crate::places::Space;
use crate::scene::Scene;
use crate::set::Set;
use crate::state::{Citizen, Progress, State, Step};
use crate::task::{Question, Task};
use crate::tell::names::list;
use crate::widow::Ask;
use crate::words::{Action, Potion};
use coven_engine::names::Item;
use coven_engine::{Coach, Danger, PastRound, Phrase, Prompt, Seat};

/// Suspicion from which on hunters come far and many angry citizens wait.
const HIGH: i8 = 4;

impl Coach for Septima {
    fn explained(&self, prompt: &Prompt) -> Option<Phrase> {
        let id = &*prompt.phrase.id;
        let id = match id.strip_prefix("septima-prompt-") {
            Some(asked) => kind(asked)?,
            None => kind_of_widow(id.strip_prefix("septima-widow-prompt-")?)?,
        };
        Some(Phrase::new(id))
    }

    fn dangers(&self, state: &State, seat: Seat, m: Move) -> Vec<Danger> {
        let danger = match m {
            Move::Card(action) if chooses_card(state) => self.danger_of_card(state, seat, action),
            Move::Go(space) => self.danger_of_going(state, seat, space),
            Move::Brew(_, discount) if discount.risks > 0 => self.danger_of_rising(state, seat, discount.risks),
            Move::Use(card) if card == Potion::RitualOil.into() => self.danger_of_rising(state, seat, 1),
            Move::UseAs(_, Potion::RitualOil) => self.danger_of_rising(state, seat, 1),
            Move::Done if state.agenda.last() == Some(&Task::Ask(Question::Reroll)) && self.scene(state).run().catches() => {
                Some(Danger::new(Phrase::new("septima-danger-caught"), "SEP-HUNT-7"))
            }
            _ => None,
        };
        danger.into_iter().collect()
    }

    fn plan(&self, state: &State, seat: Seat) -> Vec<Phrase> {
        let mut seen = *state;
        seen.board.acting = seat;
        let scene = self.scene(&seen);
        let me = scene.me();
        if me.leader.is_none() || state.stage == Progress::Over {
            return Vec::new();
        }
        let payable: Set<Potion> = Potion::all().filter(|&potion| scene.can_pay_for(potion)).collect();
        let work = match payable.is_empty() {
            true => Phrase::new("septima-plan-collect").with("goods", list(scene.lunar())),
            false => Phrase::new("septima-plan-brew").with("goods", list(payable)),
        };
        let calm = (me.suspicion >= HIGH).then(|| Phrase::new("septima-plan-suspicion").with("suspicion", me.suspicion));
        [Some(work), calm, scene.plan_for_trials(seat)].into_iter().flatten().collect()
    }

    fn look_back(&self, seat: Seat, round: &PastRound<'_, Event>) -> Vec<Phrase> {
        let brewed = round.count(|event| matches!(event, Event::Brewed { seat: who, .. } if *who == seat));
        let healed = round.count(|event| matches!(event, Event::Healed { seat: who, .. } if *who == seat));
        let lost = round
            .count(|event| matches!(event, Event::Caught { seat: who, .. } | Event::Confronted { seat: who } if *who == seat));
        let won = round.count(|event| matches!(event, Event::TrialWon { seat: who } if *who == seat));
        let points = Phrase::new("septima-back-points").with("points", round.gained());
        let deeds = Phrase::new("septima-back-deeds").with("brewed", brewed).with("healed", healed);
        let end = match (lost, won) {
            (0, 0) => Phrase::new("septima-back-no-trial"),
            (0, _) => Phrase::new("septima-back-trial").with("count", won),
            _ => Phrase::new("septima-back-caught").with("count", lost),
        };
        vec![points, deeds, end]
    }
}

/// The explanation of a question, by the end of its message.
fn kind(asked: &str) -> Option<&'static str> {
    Some(match asked {
        "draft" | "third" => "septima-coach-draft",
        "prologue" | "prologue-type" => "septima-coach-prologue",
        "card-choice" => "septima-coach-card",
        "leader" => "septima-coach-leader",
        "first-spell" | "gain-spell" | "prepare" => "septima-coach-spell",
        "first-ritual" | "ritual" | "ritual-bonus" | "advance" | "icon-advance" => "septima-coach-ritual",
        "quick-move" => "septima-coach-quick",
        "walk" | "walk-on" | "route" | "fly" | "flee" => "septima-coach-walk",
        "window-1" | "window-2" => "septima-coach-window",
        "bonus-order" | "bonus-instead" | "bonus-late" | "collect-bonus" => "septima-coach-bonus",
        "brew" | "price" | "pay" => "septima-coach-brew",
        "heal" | "track" => "septima-coach-heal",
        "chamber" => "septima-coach-chamber",
        "remember" => "septima-coach-remember",
        "favour" => "septima-coach-favour",
        "hunter" | "lose-witch" | "reroll-caught" | "reroll-safe" | "shorten-caught" | "shorten-safe" => "septima-coach-hunt",
        "keep-witch" | "keep-aside" | "welcome" | "welcome-full" => "septima-coach-witch",
        // A question that only one card asks.
        _ if asked == "take" || asked.starts_with("card-") => "septima-coach-other",
        _ => return None,
    })
}

/// The same for questions of the solitaire game.
fn kind_of_widow(asked: &str) -> Option<&'static str> {
    Some(match asked {
        "draft" => "septima-coach-draft",
        "negotiate" | "give" => "septima-coach-widow-negotiate",
        "card" | "card-informed" | "cooperate" => "septima-coach-widow-card",
        "path" | "farthest" => "septima-coach-widow-spiders",
        "patient" | "accuse" => "septima-coach-widow-choice",
        _ => return None,
    })
}

/// SEP-PHASE-A1, alone SEP-SOLO-8.
fn chooses_card(state: &State) -> bool {
    let alone = matches!(state.agenda.last(), Some(Task::Ask(Question::Widow(Ask::PlayCard | Ask::Cooperate))));
    state.stage == Progress::ChooseCards || alone
}

impl Septima {
    /// SEP-ATT-2, SEP-ATT-1: what follows for certain if a marker shows the action, and otherwise what another coven may bring about.
    fn danger_of_card(&self, state: &State, seat: Seat, action: Action) -> Option<Danger> {
        let prospect = self.prospects(state, seat, [action].into_iter().collect()).pop()?;
        if prospect.marker.is_some() {
            let (rise, risk) = prospect.with_septima;
            return self.danger(state, seat, rise, risk);
        }
        let (rise, risk) = prospect.with_coven;
        let danger = self.danger(state, seat, rise, risk).filter(|_| risk != Risk::Lured)?;
        Some(Danger { phrase: Phrase::new("septima-danger-if-shared").with("danger", danger.phrase), ..danger })
    }

    /// What it means to raise suspicion by choice.
    fn danger_of_rising(&self, state: &State, seat: Seat, rise: u8) -> Option<Danger> {
        self.danger(state, seat, rise, self.risk(state, seat, rise))
    }

    /// SEP-HUNT-5: where the hunter may reach a Leader whose suspicion rises, or has risen, in this phase.
    fn danger_of_going(&self, state: &State, seat: Seat, space: Space) -> Option<Danger> {
        let mut there = *state;
        there.covens[seat.index()].leader = Some(space);
        let rise = self.attunement(state, seat).filter(|_| state.board.step == Step::B).map_or(0, |attunement| attunement.rise);
        match self.risk(&there, seat, rise) {
            Risk::Hunted(chase) if chase.catching > 0 => {
                let phrase = Phrase::new("septima-danger-near").with("catching", chase.catching).with("faces", chase.faces);
                Some(Danger::new(phrase, "SEP-HUNT-5"))
            }
            _ => None,
        }
    }

    fn danger(&self, state: &State, seat: Seat, rise: u8, risk: Risk) -> Option<Danger> {
        let suspicion = state.covens[seat.index()].suspicion.saturating_add_unsigned(rise);
        let rises = |id: &'static str| Phrase::new(id).with("suspicion", suspicion);
        match risk {
            _ if rise == 0 => None,
            Risk::None | Risk::Dormant => None,
            Risk::Lured => Some(Danger::new(rises("septima-danger-lured"), "SEP-RELOC-1")),
            Risk::Hunted(chase) if chase.catching == 0 => None,
            Risk::Hunted(chase) => {
                let phrase = rises("septima-danger-hunted").with("catching", chase.catching).with("faces", chase.faces);
                Some(Danger::new(phrase, "SEP-HUNT-5"))
            }
            Risk::Confronted => {
                Some(Danger::new(Phrase::new("septima-danger-confronted").with("most", self.suspicion.1), "SEP-SUS-4"))
            }
        }
    }
}

impl Scene<'_> {
    /// SEP-TRIAL-4: citizens decide the trials; those in a chamber do for certain.
    fn plan_for_trials(&self, seat: Seat) -> Option<Phrase> {
        let crowd = self.coven(seat).crowd;
        let pleaded = self.s.board.chambers.iter().any(|chamber| chamber.contains(&Citizen::Loyal(seat)));
        match crowd {
            0 if pleaded => None,
            0 => Some(Phrase::new("septima-plan-recruit")),
            _ => Some(Phrase::new("septima-plan-plead").with("count", crowd)),
        }
    }
}

#[cfg(test)]
mod tests;
