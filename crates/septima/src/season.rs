//! Chapters 3, 18 and 20: preparation, the end of a moon phase, and the end of a season.

use crate::events::Event;
use crate::places::{Hex, Hut};
use crate::play::Play;
use crate::set::{Few, Set};
use crate::state::{Bed, Hunter, Sparing, Step};
use crate::task::{Deed, Round, Task};
use crate::words::{Action, Element, Patient, Season, Side};
use coven_engine::names::Item;
use coven_engine::{Dice, Events, Seats};

impl<D: Dice, E: Events<Event>> Play<'_, D, E> {
    /// SEP-END-1, SEP-END-2, SEP-END-3, SEP-END-4, SEP-END-5: step E, and then the next phase or the trials.
    pub fn end_phase(&mut self) {
        self.s.board.step = Step::E;
        self.turn_septima_markers();
        if self.scene().is_solo() {
            self.end_phase_of_widow();
        }
        for seat in self.scene().seats() {
            let coven = self.coven(seat);
            coven.discard = coven.discard | coven.card.take().into_iter().collect();
            (coven.raised, coven.unhunted) = (false, false);
        }
        if self.scene().is_solo() {
            self.refill_row();
        }
        for hut in Hut::all() {
            if self.s.board.hunters.at(hut) == Hunter::Dormant {
                self.s.board.hunters.put(hut, Hunter::Awake);
            }
        }
        // SEP-PAT-5: healed patients leave.
        for number in 0..6 {
            if self.s.board.patients.village[number].is_some_and(|bed| !bed.healed_by.is_empty()) {
                self.discard_patient(number);
            }
        }
        self.s.board.die = None;
        self.roll_hunter_ahead();
        if self.s.board.phase < 5 {
            self.s.board.phase += 1;
            self.then(&[Task::Do(Deed::Phase)]);
        } else {
            self.close_season();
        }
    }

    /// SEP-SEASON-1: the trials, and what follows them but in summer.
    fn close_season(&mut self) {
        if self.s.board.season == Season::Summer {
            self.then(&[Task::Do(Deed::Score)]);
        } else {
            self.then(&[
                Task::Do(Deed::Round(Round::Favours, 0)),
                Task::Do(Deed::EndSeason),
                Task::Do(Deed::Preparation),
                Task::Do(Deed::Phase),
            ]);
        }
        self.then(&[Task::Do(Deed::TrialsBegin), Task::Do(Deed::Trial(0)), Task::Do(Deed::Trial(1))]);
    }

    /// SEP-END-1: the right marker is done with, the left one moves over, a new one comes up.
    fn turn_septima_markers(&mut self) {
        let markers = &mut self.s.board.septima;
        markers.used = markers.used | markers.right.into_iter().collect();
        markers.right = markers.left.take();
        self.reveal_marker(Side::Left);
    }

    /// The next marker of the stack. SEP-RUL-X9: it cannot run out.
    pub fn reveal_marker(&mut self, side: Side) {
        let stack = self.scene().septima_stack();
        if stack.is_empty() {
            return;
        }
        let name = |index: u32| Action::at(index as usize).to_string();
        let action = Action::at(self.dice.pick_bit("septima", stack.bits().into(), name) as usize);
        *self.s.board.septima.at(side) = Some(action);
        self.reveal(|| Event::SeptimaShown { side, action });
    }

    /// SEP-SPL-A2, SEP-RUL-X29: the top marker of the stack replaces an active one, which is shuffled in.
    pub fn replace_marker(&mut self, side: Side) {
        // The new one is drawn while the old one still lies there, so it is another one.
        self.reveal_marker(side);
    }

    /// SEP-DET-1: the die of the next step C.
    pub fn roll_hunter_ahead(&mut self) {
        if self.s.setup.fixed_hunter {
            let face = self.throw_hunter_die();
            self.s.board.die = Some(face);
            self.tell(|| Event::HunterRolledAhead { face });
        }
    }

    pub fn discard_patient(&mut self, number: usize) {
        let patients = &mut self.s.board.patients;
        if let Some(bed) = patients.village[number].take() {
            patients.discard.insert(bed.patient);
            self.tell(|| Event::PatientLeft { hex: Hex::village(number), patient: bed.patient });
        }
    }

    /// SEP-EOS-1, SEP-EOS-2, SEP-EOS-3, SEP-EOS-4, SEP-EOS-5
    pub fn end_season(&mut self) {
        self.end_seasonal_spells();
        let patients = &mut self.s.board.patients;
        let discard = std::mem::take(&mut patients.discard);
        if !discard.is_empty() {
            patients.pile.push(discard);
        }
        if let Some(season) = self.s.board.season.next() {
            self.s.board.season = season;
            self.tell(|| Event::SeasonBegins { season });
        }
        if self.rules.new_hunter.contains(self.s.board.season) {
            // SEP-RUL-E12: the lowest hut that is empty.
            let empty = self.s.board.hunters.huts_with(Hunter::None).next();
            if let Some(hut) = empty {
                self.s.board.hunters.put(hut, Hunter::Awake);
                self.tell(|| Event::HunterArrives { hut });
            }
        }
        self.s.board.phase = 1;
        for seat in self.scene().seats() {
            let coven = self.coven(seat);
            coven.discard = Set::EMPTY;
            coven.sparing = Sparing::Open;
        }
        let players = self.s.covens.len();
        self.s.board.first = self.s.board.first.map(|seat| seat.next(players));
        if self.scene().is_full() {
            Element::all().for_each(|element| self.age_shelf(element));
        }
    }

    /// SEP-EOS-5, SEP-SPL-7: spells that last until now end first.
    fn end_seasonal_spells(&mut self) {
        for seat in self.scene().seats() {
            for spell in self.coven(seat).marked {
                if self.rules.spell(spell).lasts == crate::data::Lasts::UntilEndOfSeason {
                    self.end_spell(seat, spell);
                }
            }
        }
    }

    /// SEP-EOS-4: the lower spell goes to the box, the middle one slides down, the next one is turned up.
    pub fn age_shelf(&mut self, element: Element) {
        let shelf = self.shelf(element);
        let gone = shelf.lower.take();
        shelf.lower = shelf.middle.take();
        if let Some(spell) = gone {
            self.s.board.gone.insert(spell);
            self.tell(|| Event::SpellGone { spell });
        }
        self.turn_up_spell(element);
    }

    /// SEP-PREP-1, SEP-PREP-2, SEP-PREP-3, SEP-PREP-4, SEP-PREP-5
    pub fn prepare_season(&mut self) {
        self.s.board.step = Step::Setup;
        self.accuse_witch();
        let angry = self.s.board.angry;
        self.calm_crowd(angry);
        self.s.board.unmet_lines = 0;
        for number in 0..6 {
            if self.scene().angry_supply() > 0
                && let Some(bed) = &mut self.s.board.patients.village[number]
            {
                bed.angry = true;
            }
        }
        self.place_patients();
        self.s.board.septima.used = Set::EMPTY;
        (self.s.board.septima.left, self.s.board.septima.right) = (None, None);
        self.reveal_marker(Side::Left);
        self.reveal_marker(Side::Right);
        self.anger_for_suspicion();
        if self.scene().is_solo() {
            // SEP-SOLO-7
            self.lay_row();
        }
    }

    /// SEP-DET-3: without a bag, the angry citizens of the season stand in the crowd from its beginning.
    pub fn anger_for_suspicion(&mut self) {
        if self.s.setup.fixed_trials {
            let angry: u8 = self.s.covens.iter().map(|coven| self.rules.angry_for(coven.suspicion)).sum();
            self.anger_for_lines(angry);
        }
    }

    /// SEP-PREP-1, SEP-RUL-X9: the top witch of the pile stands trial, if there is one.
    pub fn accuse_witch(&mut self) {
        if let Some(tile) = self.draw_witch() {
            let witch = tile.witch;
            self.s.board.accused = Some(witch);
            self.reveal(|| Event::WitchAccused { witch });
        }
    }

    /// SEP-SETUP-5, SEP-SETUP-6, SEP-PREP-3: the first patient on the lowest empty flag hex of its colour, each further one on the
    /// next such hex clockwise.
    pub fn place_patients(&mut self) {
        let wanted = usize::from(self.rules.patients_on_map[self.s.covens.len()]);
        let mut last = None;
        while self.s.board.patients.village.iter().flatten().count() < wanted {
            let Some(patient) = self.draw_patient() else { break };
            let from = last.map_or(0, |number: usize| number + 1);
            let fits = |number: &usize| {
                self.s.board.patients.village[*number].is_none()
                    && self.rules.map.facts(Hex::village(*number)).flag == Some(patient.flag())
            };
            let Some(number) = (0..6).map(|step| (from + step) % 6).find(fits) else { break };
            let bed = Bed { patient, angry: false, healed_by: Seats::NONE };
            self.s.board.patients.village[number] = Some(bed);
            self.reveal(|| Event::PatientPlaced { hex: Hex::village(number), patient });
            last = Some(number);
        }
    }

    fn draw_patient(&mut self) -> Option<Patient> {
        let pile: &mut Few<Set<Patient>, 6> = &mut self.s.board.patients.pile;
        let top = pile.first_mut()?;
        let name = |index: u32| Patient::at(index as usize).to_string();
        let patient = Patient::at(self.dice.pick_bit("patient", top.bits().into(), name) as usize);
        top.remove(patient);
        if top.is_empty() {
            pile.remove(0);
        }
        Some(patient)
    }
}
