//! How a state is written down, and the invariants of the specification. The state is its own position: its fields have
//! readable names and its pieces are written as words.

use crate::card::Witch;
use crate::heal::TOP_LEVEL;
use crate::scene::Scene;
use crate::set::{Item, Set};
use crate::state::{Hunter, Mode, Stage as Asking, State, Step};
use crate::task::Task;
use crate::words::{Element, Patient, Season};
use crate::{Septima, places};
use coven_engine::{Broken, Seats, Stage};

impl Stage for Septima {
    type Position = State;

    fn position(&self, state: &State) -> State {
        *state
    }

    /// A position that is set up by hand may leave out what the game would have filled in by then: the answers of a
    /// simultaneous choice that has just begun, and the traces of a draft that is skipped.
    fn stage(&self, mut position: State) -> Result<State, Broken> {
        let players = position.covens.len();
        if position.stage == Asking::ChooseCards && position.secret.chosen.len() != players {
            position.secret.chosen = position.covens.iter().map(|_| None).collect();
            position.asked = Seats::all(players);
        }
        let drafting = matches!(position.stage, Asking::Draft(_) | Asking::ReturnThird);
        let is_undone = position.secret.draft.third.iter().any(Option::is_none);
        if !drafting && is_undone {
            position.secret.draft = Default::default();
        }
        if !drafting && position.stage != Asking::Prologue {
            position.secret.prologue.clear();
            position.covens.iter_mut().for_each(|coven| coven.prologue.clear());
        }
        self.check(&position)?;
        Ok(position)
    }

    fn check(&self, state: &State) -> Result<(), Broken> {
        let scene = self.scene(state);
        scene.check_table()?;
        scene.check_covens()?;
        scene.check_citizens()?;
        scene.check_witches()?;
        scene.check_cards()?;
        scene.check_leaders()?;
        scene.check_widow()?;
        scene.check_question()
    }
}

pub fn hold(holds: bool, rule: &'static str, what: impl FnOnce() -> String) -> Result<(), Broken> {
    if holds { Ok(()) } else { Err(Broken::new(rule, what())) }
}

impl Scene<'_> {
    fn check_table(&self) -> Result<(), Broken> {
        let (s, board) = (self.s, &self.s.board);
        hold(self.players() == usize::from(s.setup.players.max(2)), "SEP-COMP-3", || {
            "there is one coven for each player".to_owned()
        })?;
        hold((1..=5).contains(&board.phase), "SEP-PHASE-1", || format!("there is no moon phase {}", board.phase))?;
        let lunar: Set<_> = board.moon.iter().copied().collect();
        hold(lunar.len() == 5, "SEP-SETUP-2", || "there is one lunar marker for each ingredient".to_owned())?;
        let arrived =
            Season::ALL.iter().filter(|&&season| season <= board.season && self.rules.new_hunter.contains(season)).count();
        let hunters = board.hunters.huts_with(Hunter::Awake).chain(board.hunters.huts_with(Hunter::Dormant)).count();
        let expected = self.rules.starting_huts.len() + arrived;
        hold(hunters == expected, "SEP-RUL-X39", || format!("{hunters} hunters in huts instead of {expected}"))?;
        let mut seen = Set::EMPTY;
        let beds = board.patients.village.iter().flatten().map(|bed| bed.patient);
        let piled = board.patients.pile.iter().flat_map(|&group| group).chain(board.patients.discard);
        for patient in beds.chain(piled) {
            hold(!seen.contains(patient), "SEP-COMP-6", || format!("the patient {patient} is in two places"))?;
            seen.insert(patient);
        }
        hold(seen.len() == Patient::COUNT, "SEP-COMP-6", || "a patient is missing".to_owned())?;
        for (number, bed) in board.patients.village.iter().enumerate() {
            let hex = places::Hex::village(number);
            let fits = bed.is_none_or(|bed| self.rules.map.facts(hex).flag == Some(bed.patient.flag()));
            hold(fits, "SEP-SETUP-6", || format!("the patient on {hex} has another colour"))?;
        }
        let acting = board.acting.index() < self.players() && board.first.is_none_or(|seat| seat.index() < self.players());
        hold(acting, "SEP-GEN-7", || "the acting coven is not at the table".to_owned())
    }

    fn check_covens(&self) -> Result<(), Broken> {
        let (lowest, highest, _) = self.rules.suspicion;
        for seat in self.seats() {
            let coven = self.coven(seat);
            let suspicion = coven.suspicion;
            hold((lowest..=highest).contains(&suspicion), "SEP-SUS-1", || format!("suspicion {suspicion} is off the track"))?;
            let levels = crate::words::Illness::all().all(|illness| coven.tracks[illness] <= TOP_LEVEL);
            hold(levels, "SEP-PAT-3", || "a patient track ends at level 5".to_owned())?;
            hold(coven.witches.len() <= self.rules.coven_size, "SEP-WIT-1", || {
                format!("coven {seat} holds {} witches", coven.witches.len())
            })?;
            let full = self.is_full();
            let basic_only = coven.ritual.is_none() && coven.spells().is_empty() && coven.marked.is_empty();
            hold(full || basic_only, "SEP-SETUP-1", || "there are no spells and no ritual in basic mode".to_owned())?;
            let marks = coven.marked - coven.spells();
            hold(marks.is_empty(), "SEP-SPL-5", || "a marker lies on a spell that the coven does not own".to_owned())?;
        }
        Ok(())
    }

    fn check_citizens(&self) -> Result<(), Broken> {
        for seat in self.seats() {
            let placed = self.loyal(seat);
            let most = self.rules.loyal_citizens;
            hold(placed <= most, "SEP-COMP-4", || format!("coven {seat} has {placed} citizens in play, but only {most} in all"))?;
        }
        let board = &self.s.board;
        let on_patients = board.patients.village.iter().flatten().filter(|bed| bed.angry).count();
        let in_chambers = board.chambers.iter().flat_map(|row| row.iter()).filter(|c| c.to_string() == "angry").count();
        let angry = usize::from(board.angry) + on_patients + in_chambers;
        hold(angry <= usize::from(self.rules.angry_citizens), "SEP-COMP-4", || format!("{angry} angry citizens are too many"))?;
        for row in &board.chambers {
            let spaces = usize::from(self.rules.chamber_spaces[self.players()]);
            hold(row.len() <= spaces, "SEP-TRIAL-3", || format!("a chamber has {spaces} spaces"))?;
            let strangers = row.iter().any(|c| matches!(c, crate::state::Citizen::Loyal(seat) if seat.index() >= self.players()));
            hold(!strangers, "SEP-COMP-3", || "a citizen belongs to nobody at the table".to_owned())?;
        }
        Ok(())
    }

    /// SEP-COMP-1: every tile is in one place.
    fn check_witches(&self) -> Result<(), Broken> {
        let (board, secret) = (&self.s.board, &self.s.secret);
        let mut seen = Set::EMPTY;
        let covens = self.s.covens.iter().flat_map(|coven| coven.witches.chain(coven.aside));
        let shown = board.accused.into_iter().chain(board.offered).chain(board.captured.iter().copied()).chain(board.boxed);
        let hidden = secret.pile.thirds.chain(secret.pile.bottom.iter().map(|tile| tile.witch));
        let drafted = self.drafted_away().chain(self.widow().draft);
        let drawn = secret.drawn.iter().map(|tile| tile.witch).chain(drafted);
        for witch in covens.chain(shown).chain(hidden).chain(drawn) {
            hold(!seen.contains(witch), "SEP-COMP-1", || format!("the witch {witch} is in two places"))?;
            seen.insert(witch);
        }
        let strangers: Set<Witch> = seen - self.rules.witches_of(self.s.setup.mode);
        hold(strangers.is_empty(), "SEP-COMP-7", || format!("{strangers:?} belong to full mode"))
    }

    fn check_cards(&self) -> Result<(), Broken> {
        let (s, board) = (self.s, &self.s.board);
        let actions = Septima::actions(s.setup.mode);
        for seat in self.seats() {
            let coven = self.coven(seat);
            let played: Set<_> = coven.card.into_iter().collect();
            hold((coven.discard & played).is_empty(), "SEP-PHASE-A2", || format!("coven {seat} plays a card it has discarded"))?;
            hold((coven.discard | played) - actions == Set::EMPTY, "SEP-SETUP-1", || {
                "there is no such card in this mode".to_owned()
            })?;
        }
        let markers = board.septima;
        let shown: Set<_> = markers.left.into_iter().chain(markers.right).collect();
        let distinct = shown.len() == usize::from(markers.left.is_some()) + usize::from(markers.right.is_some());
        hold(distinct && (shown & markers.used).is_empty(), "SEP-SETUP-8", || "each action has one Septima marker".to_owned())?;
        hold(((shown | markers.used) - actions).is_empty(), "SEP-SETUP-1", || "there is no such marker in this mode".to_owned())?;
        let mut books = 0u32;
        for &book in s.secret.books.iter() {
            let known = self.rules.books_of(s.setup.mode).any(|number| number + 1 == book);
            hold(known && books >> book & 1 == 0, "SEP-SETUP-15", || format!("book {book} is dealt twice or not in this mode"))?;
            books |= 1 << book;
        }
        hold(s.secret.books.len() == usize::from(s.setup.players), "SEP-SETUP-15", || "every coven has a book".to_owned())?;
        self.check_spells()
    }

    /// SEP-COMP-1: every spell is in one place.
    fn check_spells(&self) -> Result<(), Broken> {
        let mut seen = Set::EMPTY;
        let open = Element::all().flat_map(|element| {
            let shelf = self.shelf(element);
            shelf.scoring.iter().copied().chain(shelf.middle).chain(shelf.lower).map(move |spell| (element, spell))
        });
        for (element, spell) in open {
            hold(self.rules.spell(spell).element == element, "SEP-SETUP-11", || format!("{spell} is no spell of {element}"))?;
            hold(!seen.contains(spell), "SEP-COMP-1", || format!("the spell {spell} is in two places"))?;
            seen.insert(spell);
        }
        let owned = self.s.covens.iter().flat_map(|coven| coven.ready.chain(coven.spent)).chain(self.s.board.gone);
        for spell in owned {
            hold(!seen.contains(spell), "SEP-COMP-1", || format!("the spell {spell} is in two places"))?;
            seen.insert(spell);
        }
        hold(seen.is_empty() || self.s.setup.mode == Mode::Full, "SEP-SETUP-1", || "there are no spells in basic mode".to_owned())
    }

    /// SEP-MOVE-4, SEP-MOVE-5, SEP-RUL-X28: only the coven that is moving may stand on another's space, and only while it
    /// can still leave.
    fn check_leaders(&self) -> Result<(), Broken> {
        for seat in self.people() {
            let Some(space) = self.coven(seat).leader else {
                let placing = self.s.board.step == Step::Setup && self.s.board.season == Season::Autumn;
                hold(placing, "SEP-SETUP-22", || format!("the Leader of coven {seat} is not on the map"))?;
                continue;
            };
            let shared = self.people().any(|other| other != seat && self.coven(other).leader == Some(space));
            let acts = shared && (seat == self.acting() || self.leader() == space);
            let may_leave = acts && self.s.stage == Asking::Agenda && self.owns_exit();
            hold(!shared || may_leave, "SEP-MOVE-4", || format!("two Leaders stand on {space}"))?;
        }
        Ok(())
    }

    fn check_question(&self) -> Result<(), Broken> {
        let s = self.s;
        let fits = match s.stage {
            Asking::Agenda => matches!(s.agenda.last(), Some(Task::Ask(_))) && s.asked == Seats::only(self.acting()),
            Asking::Over => s.asked.is_empty(),
            Asking::ChooseCards => {
                let open: Seats = self.seats().filter(|seat| s.secret.chosen.get(seat.index()) == Some(&None)).collect();
                s.asked == open && s.board.first.is_some()
            }
            _ => !s.asked.is_empty(),
        };
        hold(fits, "SEP-PHASE-1", || format!("nobody is asked what the position is about ({:?})", s.stage))
    }
}
