//! Chapter 11: patients and how they are healed.

use crate::card::{Amount, Moment, Offer};
use crate::components::Changed;
use crate::events::Event;
use crate::moves::{Cure, Move, Ward};
use crate::places::Hex;
use crate::play::Play;
use crate::rewards::Bonus;
use crate::scene::Scene;
use crate::set::{Few, Set};
use crate::state::Bed;
use crate::task::{Deed, HealBy, Question, Task};
use crate::words::{Action, Illness, Potion};
use coven_engine::names::Item;
use coven_engine::{Dice, Events};

/// The highest level of a patient track.
pub const TOP_LEVEL: u8 = 5;

impl Scene<'_> {
    /// SEP-ACT-HEAL-1, SEP-PAT-1, SEP-RUL-X24: every patient that can be healed, with everything that heals. A patient healed for
    /// nothing must be adjacent.
    pub fn cures(&self, by: HealBy, out: &mut dyn Offer) {
        let any_potion = self.allows(Amount::AnyPotion);
        for ward in self.wards(by) {
            if out.has_enough() {
                return;
            }
            let Some(illness) = self.illness_in(ward) else { continue };
            for potion in Potion::all().filter(|&potion| any_potion || potion == illness.remedy()) {
                if self.owns(potion) {
                    out.offer(Move::Heal(ward, Cure::Potion(potion)));
                }
            }
            if by == HealBy::Action && self.distance_to(ward) == 0 && self.may_heal_free(illness) {
                out.offer(Move::Heal(ward, Cure::Free));
            }
        }
        out.offer(Move::Done);
    }

    /// Patients within reach. SEP-PAT-2: none twice by the same coven in one phase. SEP-PAT-4: in the Hospital patients of
    /// every illness, always; SEP-BLD-1, SEP-RUL-X24: for Leaders next to it, however far the coven reaches otherwise.
    fn wards(&self, by: HealBy) -> impl Iterator<Item = Ward> {
        let reach = if by == HealBy::Action && !self.turn().reached { self.amount(Amount::HealReach, 0) as u8 } else { 0 };
        // SEP-ACT-REMEMBER-4: the Hospital is a building, so the card played must be Heal, or a spell must heal.
        let hospital = by == HealBy::Spell || self.turn().played == Some(Action::Heal);
        let scene = *self;
        let village = (0..6).map(Ward::Village).filter(move |&ward| scene.may_heal_again(ward));
        let hospital = Illness::all().map(Ward::Hospital).filter(move |_| hospital);
        village.chain(hospital).filter(move |&ward| {
            let reach = if scene.serves_neighbours_only(ward) { 0 } else { reach };
            scene.distance_to(ward) <= reach
        })
    }

    /// SEP-BLD-1
    fn serves_neighbours_only(&self, ward: Ward) -> bool {
        matches!(ward, Ward::Hospital(_)) && self.rules.has(Changed::HospitalServesNeighbours)
    }

    fn may_heal_again(&self, ward: Ward) -> bool {
        self.bed(ward).is_some_and(|bed| !bed.healed_by.contains(self.acting()))
    }

    pub fn bed(&self, ward: Ward) -> Option<Bed> {
        match ward {
            Ward::Village(number) => self.s.board.patients.village[usize::from(number)],
            Ward::Hospital(_) => None,
        }
    }

    pub fn illness_in(&self, ward: Ward) -> Option<Illness> {
        match ward {
            Ward::Village(_) => self.bed(ward).map(|bed| bed.patient.illness()),
            Ward::Hospital(illness) => Some(illness),
        }
    }

    /// SEP-WIT-5
    pub fn distance_to(&self, ward: Ward) -> u8 {
        let hex = match ward {
            Ward::Village(number) => Hex::village(number.into()),
            Ward::Hospital(_) => Hex::HOSPITAL,
        };
        self.rules.map.steps_to_hex(self.leader(), hex)
    }

    /// SEP-SPL-E10: after a patient of the same illness was healed with a potion this turn.
    fn may_heal_free(&self, illness: Illness) -> bool {
        let turn = self.turn();
        turn.cured.contains(illness) && (turn.free_heals as i8) < self.amount(Amount::FreeHeals, 0)
    }

    /// SEP-PAT-3: the tracks that may be advanced, or none.
    pub fn tracks(&self, tracks: Set<Illness>, out: &mut dyn Offer) {
        let open = tracks.filter(|&illness| self.me().tracks[illness] < TOP_LEVEL);
        open.for_each(|illness| out.offer(Move::Track(illness)));
        out.offer(Move::Done);
    }
}

impl<D: Dice, E: Events<Event>> Play<'_, D, E> {
    /// SEP-PAT-1: the potion is spent, the angry citizen leaves, and the track may be advanced.
    pub fn heal(&mut self, left: u8, by: HealBy, m: Move) {
        let Move::Heal(ward, cure) = m else { return };
        let Some(illness) = self.scene().illness_in(ward) else { return };
        if left > 1 {
            self.then(&[Task::Ask(Question::Heal(left - 1, by))]);
        }
        if self.scene().distance_to(ward) > 0 {
            self.s.turn.reached = true;
            self.credit(Amount::HealReach);
        }
        self.spend_cure(illness, cure);
        let (seat, hospital) = (self.acting(), matches!(ward, Ward::Hospital(_)));
        self.tell(|| Event::Healed { seat, illness, hospital });
        self.s.turn.healed.add(illness, 1);
        let rewarded = !hospital || self.scene().allows(Amount::HospitalReward);
        let any_track = by == HealBy::Action && self.scene().allows(Amount::AnyTrack);
        let tracks = if any_track { Set::full() } else { Set::only(illness) };
        self.then(&[Task::Ask(Question::Track(tracks, rewarded))]);
        self.fire(Moment::PatientHealed, 0);
        match ward {
            Ward::Village(number) => self.tend_village_patient(number),
            Ward::Hospital(_) => self.tend_hospital_patient(),
        }
    }

    /// SEP-POT-7: the potion goes; one healed without gets a Remedy from the supply.
    fn spend_cure(&mut self, illness: Illness, cure: Cure) {
        match cure {
            Cure::Potion(potion) => {
                if potion != illness.remedy() {
                    self.credit(Amount::AnyPotion);
                }
                self.spend(potion.into());
                self.s.turn.cured.insert(illness);
            }
            Cure::Free => {
                self.s.turn.free_heals += 1;
                self.credit(Amount::FreeHeals);
            }
        }
    }

    /// SEP-PAT-1, SEP-RUL-X23: the first to heal a patient sends its angry citizen to the supply.
    fn tend_village_patient(&mut self, number: u8) {
        let seat = self.acting();
        if let Some(bed) = &mut self.s.board.patients.village[usize::from(number)] {
            bed.healed_by.insert(seat);
            if std::mem::take(&mut bed.angry) {
                self.tell(|| Event::AngryLeavesPatient);
                self.meet_lines();
            }
        }
    }

    /// SEP-BLD-2: healing there is using a building.
    fn tend_hospital_patient(&mut self) {
        if self.scene().allows(Amount::HospitalReward) {
            self.credit(Amount::HospitalReward);
        }
        if let Some(hospital) = crate::card::Building::all().find(|&b| self.scene().hex_of(b) == Some(Hex::HOSPITAL)) {
            let seat = self.acting();
            self.tell(|| Event::Acted { seat, card: hospital.into() });
            self.use_building(hospital);
        }
    }

    /// SEP-PAT-3, SEP-RUL-X25: the marker moves up and the level's reward follows; at the top it stays.
    pub fn advance_track(&mut self, tracks: Set<Illness>, rewarded: bool, m: Move) {
        let Move::Track(illness) = m else { return };
        let seat = self.acting();
        if tracks.len() > 1 {
            self.credit(Amount::AnyTrack);
        }
        self.me().tracks.add(illness, 1);
        let level = self.me().tracks[illness];
        self.tell(|| Event::TrackAdvanced { seat, illness, level });
        if rewarded {
            self.then(&[Task::Do(Deed::Reward(illness, level))]);
        }
    }

    /// SEP-PAT-6: the parts of a reward in printed order.
    pub fn reward(&mut self, illness: Illness, level: u8) {
        let seat = self.acting();
        self.tell(|| Event::Rewarded { seat, illness, level });
        let mut tasks = Few::<Task, 8>::new();
        let parts: &[Bonus] = self.rules.reward(self.s.setup.mode, illness, level);
        parts.iter().for_each(|part| part.tasks(|task| tasks.push(task)));
        self.then(&tasks);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Septima;
    use crate::play::{NoDice, Purpose};
    use crate::state::State;
    use coven_engine::{FastDice, Rules, Silence, Story, Viewer};
    use coven_proves::proves;
    use std::sync::Arc;

    struct Offered(Vec<Move>);

    impl Offer for Offered {
        fn offer(&mut self, m: Move) {
            self.0.push(m);
        }
    }

    fn started(rules: &Septima) -> State {
        let setup = rules.agree(3, &["basic"]).expect("an allowed setup");
        rules.start(&setup, &mut FastDice::new(1), &mut Silence).expect("an allowed setup")
    }

    /// Whether a coven with Hazel, two steps from the Hospital, may heal there.
    fn hazel_heals_in_the_hospital(version: u32) -> bool {
        let rules = Arc::new(Septima::builtin()).under(version);
        let mut state = started(&rules);
        let acting = state.board.acting.index();
        let coven = &mut state.covens[acting];
        coven.leader = "Z2c".parse().ok();
        coven.witches.insert("hazel".parse().expect("a witch"));
        coven.goods.add(Potion::RemedyBlindness.into(), 1);
        state.turn.played = Some(Action::Heal);
        let mut offered = Offered(Vec::new());
        rules.scene(&state).cures(HealBy::Action, &mut offered);
        offered.0.iter().any(|m| matches!(m, Move::Heal(Ward::Hospital(_), _)))
    }

    #[test]
    #[proves("SEP-BLD-1", "SEP-RUL-X24")]
    fn the_hospital_serves_only_its_neighbours_since_version_2() {
        assert!(!hazel_heals_in_the_hospital(2));
        assert!(hazel_heals_in_the_hospital(1), "games that began under version 1 go on as they began");
    }

    #[test]
    fn an_angry_citizen_on_a_patient_is_not_said_to_leave_the_crowd() {
        let rules = Septima::builtin();
        let (mut state, mut story) = (started(&rules), Story::default());
        let number = state.board.patients.village.iter().position(Option::is_some).expect("a patient");
        state.board.patients.village[number].as_mut().expect("a patient").angry = true;
        let mut play = Play { rules: &rules, s: &mut state, dice: &mut NoDice, events: &mut story, purpose: Purpose::Play };
        play.tend_village_patient(number as u8);
        assert_eq!(story.heard_by(Viewer::Spectator).cloned().collect::<Vec<_>>(), [Event::AngryLeavesPatient]);
    }
}
