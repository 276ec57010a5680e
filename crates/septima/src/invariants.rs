//! The invariants of the specification. They hold in every reachable state, and a position from outside in which one of them
//! does not hold is refused with its rule.

use crate::Septima;
use crate::card::{Offer, Witch};
use crate::draft::ROUNDS;
use crate::heal::TOP_LEVEL;
use crate::map::LONGEST_WALK;
use crate::moves::Move;
use crate::places::Hex;
use crate::scene::Scene;
use crate::set::Set;
use crate::setup::Mode;
use crate::state::{AGENDA, Citizen, Hunter, MAX_COVENS, PRINTS, Progress, Step, Tile, USES};
use crate::task::{Deed, Question, Task};
use crate::words::{Element, Illness, Patient, Season};
use coven_engine::names::Item;
use coven_engine::{Broken, Seats};

/// More than any effect ever asks for at once.
const MANY: u8 = 32;

/// Whether anything is offered.
struct Any(bool);

impl Offer for Any {
    fn offer(&mut self, _: Move) {
        self.0 = true;
    }
}

pub fn hold(holds: bool, rule: &'static str, what: impl FnOnce() -> String) -> Result<(), Broken> {
    if holds { Ok(()) } else { Err(Broken::new(rule, what())) }
}

impl Scene<'_> {
    pub fn check(&self) -> Result<(), Broken> {
        self.check_table()?;
        self.check_covens()?;
        self.check_citizens()?;
        self.check_draft()?;
        self.check_witches()?;
        self.check_cards()?;
        self.check_prologue()?;
        self.check_room()?;
        self.s.agenda.iter().try_for_each(|&task| self.check_task(task))?;
        self.check_leaders()?;
        self.check_widow()?;
        self.check_question()
    }

    /// What a turn collects leaves room for what a chain of effects may still add.
    fn check_room(&self) -> Result<(), Broken> {
        let (agenda, turn) = (&self.s.agenda, &self.s.turn);
        hold(agenda.len() <= AGENDA / 2, "SEP-PHASE-1", || "more is to be done than a moon phase can bring".to_owned())?;
        hold(turn.used.len() <= USES / 2, "SEP-GEN-8", || "more was used than a turn allows".to_owned())?;
        hold(turn.printed.len() <= PRINTS / 2, "SEP-BLD-4", || "more counts as printed than a turn allows".to_owned())
    }

    fn check_table(&self) -> Result<(), Broken> {
        let (s, board) = (self.s, &self.s.board);
        // SEP-SOLO-1: the Widow is a coven too.
        let seats = self.players() == usize::from(s.setup.players.max(2)) && (2..=MAX_COVENS).contains(&self.players());
        hold(seats, "SEP-COMP-3", || "there is one coven for each player".to_owned())?;
        hold((1..=5).contains(&board.phase), "SEP-PHASE-1", || format!("there is no moon phase {}", board.phase))?;
        let lunar: Set<_> = board.moon.iter().copied().collect();
        hold(lunar.len() == 5, "SEP-SETUP-2", || "there is one lunar marker for each ingredient".to_owned())?;
        let arrived =
            Season::ALL.iter().filter(|&&season| season <= board.season && self.rules.new_hunter.contains(season)).count();
        let hunters = board.hunters.huts_with(Hunter::Awake).chain(board.hunters.huts_with(Hunter::Dormant)).count();
        let expected = self.rules.starting_huts.len() + arrived;
        hold(hunters == expected, "SEP-RUL-X39", || format!("{hunters} hunters in huts instead of {expected}"))?;
        let die = board.die.is_none_or(|face| self.rules.die.contains(&face));
        hold(die && board.shortened < MANY, "SEP-HUNT-2", || "the hunter die has no such face".to_owned())?;
        let mut seen = Set::EMPTY;
        let beds = board.patients.village.iter().flatten().map(|bed| bed.patient);
        let piled = board.patients.pile.iter().flat_map(|&group| group).chain(board.patients.discard);
        for patient in beds.chain(piled) {
            hold(!seen.contains(patient), "SEP-COMP-6", || format!("the patient {patient} is in two places"))?;
            seen.insert(patient);
        }
        let groups = board.patients.pile.iter().all(|group| !group.is_empty());
        hold(seen.len() == Patient::COUNT && groups, "SEP-COMP-6", || "a patient is missing".to_owned())?;
        for (number, bed) in board.patients.village.iter().enumerate() {
            let hex = Hex::village(number);
            let fits = bed.is_none_or(|bed| self.rules.map.facts(hex).flag == Some(bed.patient.flag()));
            hold(fits, "SEP-SETUP-6", || format!("the patient on {hex} has another colour"))?;
        }
        let named = [Some(board.acting), board.first, board.winner];
        let seated = named.into_iter().flatten().all(|seat| seat.index() < self.players());
        hold(seated, "SEP-GEN-7", || "a coven is named that is not at the table".to_owned())
    }

    fn check_covens(&self) -> Result<(), Broken> {
        let (lowest, highest, _) = self.rules.suspicion;
        for seat in self.seats() {
            let coven = self.coven(seat);
            let suspicion = coven.suspicion;
            hold((lowest..=highest).contains(&suspicion), "SEP-SUS-1", || format!("suspicion {suspicion} is off the track"))?;
            let levels = Illness::all().all(|illness| coven.tracks[illness] <= TOP_LEVEL);
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
        let in_chambers = board.chambers.iter().flat_map(|row| row.iter()).filter(|c| **c == Citizen::Angry).count();
        let angry = usize::from(board.angry) + on_patients + in_chambers;
        hold(angry <= usize::from(self.rules.angry_citizens), "SEP-COMP-4", || format!("{angry} angry citizens are too many"))?;
        let unmet = board.unmet_lines == 0 || (self.s.setup.fixed_trials && self.angry_supply() == 0 && board.unmet_lines < MANY);
        hold(unmet, "SEP-DET-3", || "a line brings nobody although angry citizens are left".to_owned())?;
        for row in &board.chambers {
            let spaces = usize::from(self.rules.chamber_spaces[self.players()]);
            hold(row.len() <= spaces, "SEP-TRIAL-3", || format!("a chamber has {spaces} spaces"))?;
            let strangers = row.iter().any(|c| matches!(c, Citizen::Loyal(seat) if seat.index() >= self.players()));
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
        let drawn = secret.drawn.iter().map(|tile| tile.witch).chain(self.drafted_away()).chain(self.widow().draft);
        for witch in covens.chain(shown).chain(hidden).chain(drawn) {
            hold(!seen.contains(witch), "SEP-COMP-1", || format!("the witch {witch} is in two places"))?;
            seen.insert(witch);
        }
        let seats = Seats::all(self.players());
        let knows = |tile: &Tile| { tile.seen_by }.all(|seat| seats.contains(seat));
        let known = secret.pile.bottom.iter().chain(secret.drawn.iter()).all(knows);
        hold(known, "SEP-COMP-3", || "a tile was seen by nobody at the table".to_owned())?;
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
            let may_leave = acts && self.s.stage == Progress::Agenda && self.owns_exit();
            hold(!shared || may_leave, "SEP-MOVE-4", || format!("two Leaders stand on {space}"))?;
        }
        Ok(())
    }

    /// SEP-SETUP-17: every coven holds a hand of four; afterwards its third tile is one of the three it kept.
    fn check_draft(&self) -> Result<(), Broken> {
        let (draft, players) = (&self.s.secret.draft, self.players());
        let rule = "SEP-SETUP-17";
        let drafting = match self.s.stage {
            Progress::Draft(round) => {
                hold(round < ROUNDS, rule, || format!("there is no round {round}"))?;
                true
            }
            Progress::ReturnThird => true,
            _ => false,
        };
        let sizes = [draft.hands.len(), draft.third.len()];
        let fits = sizes == [players; 2] || (!drafting && sizes == [0; 2]);
        hold(fits, rule, || "every coven takes part in the draft".to_owned())?;
        if drafting {
            return Ok(());
        }
        let thirds: Set<Witch> = draft.third.iter().flatten().copied().collect();
        for (seat, third) in self.seats().zip(draft.third.iter()) {
            let kept = self.kept_tiles(seat, ROUNDS);
            let given_back = third.is_some_and(|third| kept.contains(third));
            hold(given_back, rule, || format!("coven {seat} gave no tile back that it had kept"))?;
        }
        let on_top = self.s.secret.pile.thirds - thirds;
        hold(on_top.is_empty(), rule, || format!("{on_top:?} are no third tiles"))
    }

    /// SEP-SETUP-18, SEP-SETUP-19, SEP-SETUP-20: two cards for each coven, and answers that fit them.
    fn check_prologue(&self) -> Result<(), Broken> {
        let rule = "SEP-SETUP-18";
        let mut seen = 0u32;
        for &card in self.s.covens.iter().flat_map(|coven| coven.prologue.iter()) {
            let exists = (1..=self.rules.prologue.len()).contains(&card.into());
            hold(exists && seen >> card & 1 == 0, rule, || format!("Prologue card {card} is dealt twice or does not exist"))?;
            seen |= 1 << card;
        }
        if self.s.stage != Progress::Prologue {
            return Ok(());
        }
        let people = usize::from(self.s.setup.players);
        let dealt = self.people().all(|seat| self.coven(seat).prologue.len() == 2);
        hold(dealt && self.s.secret.prologue.len() == people, rule, || "every coven has two Prologue cards".to_owned())?;
        for seat in self.people() {
            let answer = &self.s.secret.prologue[seat.index()];
            let way = answer.arrangement.is_none_or(|way| way < 4);
            hold(way, "SEP-SETUP-19", || "there are four ways to lay two cards".to_owned())?;
            let open = answer.arrangement.is_none() || self.next_prologue_types(seat).is_some();
            hold(open == self.s.asked.contains(seat), rule, || format!("coven {seat} has an answer left, or none"))?;
            let offered = (0..answer.types.len())
                .all(|number| self.prologue_types(seat, number).is_some_and(|types| types.contains(answer.types[number].0)));
            hold(offered, "SEP-SETUP-20", || format!("coven {seat} chose what its Prologue does not offer"))?;
        }
        Ok(())
    }

    /// Whatever is still to be done can be done.
    fn check_task(&self, task: Task) -> Result<(), Broken> {
        let sound = match task {
            Task::Do(Deed::Round(_, number)) => usize::from(number) < self.players(),
            Task::Do(Deed::Trial(chamber) | Deed::TrialEnds(chamber) | Deed::Recall(chamber) | Deed::BeforeRecall(chamber)) => {
                chamber < 2
            }
            Task::Do(Deed::Reward(_, level)) => (1..=TOP_LEVEL).contains(&level),
            Task::Do(Deed::PrologueBonus(number)) => usize::from(number) < self.rules.prologue.len(),
            Task::Do(Deed::Raise(steps)) => steps < MANY,
            Task::Ask(Question::QuickMove(left, spare)) => usize::from(left) + usize::from(spare) <= LONGEST_WALK,
            Task::Ask(Question::Walk(left)) => usize::from(left) <= LONGEST_WALK,
            Task::Ask(Question::Card(card, memo)) => card.card().question.is_some() && memo < MANY,
            _ => true,
        };
        hold(sound, "SEP-PHASE-1", || format!("{task:?} cannot come up"))
    }

    fn check_question(&self) -> Result<(), Broken> {
        let s = self.s;
        let fits = match s.stage {
            Progress::Agenda => matches!(s.agenda.last(), Some(Task::Ask(_))) && s.asked == Seats::only(self.acting()),
            Progress::Over => s.asked.is_empty(),
            Progress::ChooseCards => {
                let open: Seats = self.seats().filter(|seat| s.secret.chosen.get(seat.index()) == Some(&None)).collect();
                s.asked == open && s.board.first.is_some()
            }
            _ => !s.asked.is_empty(),
        };
        let seated = { s.asked }.all(|seat| seat.index() < self.players());
        hold(fits && seated, "SEP-PHASE-1", || format!("nobody is asked what the position is about ({:?})", s.stage))?;
        match (s.stage, s.agenda.last()) {
            (Progress::Agenda, Some(&Task::Ask(question))) => {
                let mut any = Any(false);
                self.legal(question, &mut any);
                hold(any.0, "SEP-PHASE-1", || format!("{question:?} has no answer"))
            }
            _ => Ok(()),
        }
    }
}
