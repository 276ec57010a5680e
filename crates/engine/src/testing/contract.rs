//! The checks, decision by decision.

use crate::dice::{Dice, FastDice, TableDice, WatchedDice};
use crate::events::{Silence, Story};
use crate::game::Game;
use crate::moves::MoveList;
use crate::record::Record;
use crate::refusal::{CannotUndo, Illegal};
use crate::rules::WholeGame;
use crate::seat::Seat;
use crate::seed::Seed;
use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

/// No decision may list more moves than this: people and bots must be able to survey it.
const MOST_MOVES: usize = 400;

/// How many moves of earlier positions are kept to be tried where they do not belong.
const STRANGERS: usize = 24;

/// A sentence of the contract that does not hold, with the game that shows it.
#[derive(Debug)]
pub struct Finding {
    pub what: String,
    /// The game up to the point of the finding, ready to be replayed; none if the table could not be laid out.
    pub record: Option<Record>,
}

impl std::fmt::Display for Finding {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.what)?;
        match &self.record {
            Some(record) => {
                let header = &record.header;
                write!(f, " (after {} moves; setup {}, seed {})", record.moves.len(), header.setup, header.seed)
            }
            None => Ok(()),
        }
    }
}

/// How thoroughly a random game is checked.
#[derive(Clone, Copy, Debug)]
pub struct Care {
    /// Every how many decisions the costly checks are made (views, imagination, positions, undo). 1 is every decision.
    pub costly_every: usize,
}

/// Plays one random game of a setup and checks the contract at every decision. Returns the number of decisions.
pub fn check_game<R: WholeGame>(rules: &Arc<R>, setup: &R::Setup, seed: u64, care: Care) -> Result<usize, Box<Finding>> {
    let game = Game::start(rules.clone(), setup.clone(), Seed::from_number(seed)).map_err(|error| {
        Box::new(Finding { what: format!("the setup {setup:?}, which the game lists, is refused: {error}"), record: None })
    })?;
    let mut check = Check { game, chance: FastDice::new(seed), strangers: VecDeque::new(), notes: R::Notes::default() };
    // Rules that panic are found like any other fault, with the game that shows it.
    match catch_unwind(AssertUnwindSafe(|| check.run(care))) {
        Ok(Ok(())) => Ok(check.game.turns().len()),
        Ok(Err(what)) => Err(Box::new(Finding { what, record: Some(Record::of(&check.game, Vec::new())) })),
        Err(panic) => {
            let said = panic.downcast_ref::<String>().map(String::as_str).or(panic.downcast_ref::<&str>().copied());
            let what = format!("the rules panic: {}", said.unwrap_or("without a word"));
            Err(Box::new(Finding { what, record: record_up_to_panic(&check.game) }))
        }
    }
}

/// The moves before a panic. The state may be half changed, so the game is played again up to there.
fn record_up_to_panic<R: WholeGame>(game: &Game<R>) -> Option<Record> {
    catch_unwind(AssertUnwindSafe(|| game.at(game.turns().len()).ok().map(|game| Record::of(&game, Vec::new())))).ok().flatten()
}

pub(super) struct Check<R: WholeGame> {
    pub(super) game: Game<R>,
    /// Chance of the check itself: which move is made, what is tried.
    pub(super) chance: FastDice,
    /// Moves that were legal somewhere else.
    strangers: VecDeque<R::Move>,
    /// What advice keeps along the game.
    notes: R::Notes,
}

pub(super) type Checked = Result<(), String>;

/// What came of a move that was tried out.
pub(super) struct Tried<R: WholeGame> {
    pub(super) after: R::State,
    pub(super) story: Story<R::Event>,
    pub(super) asked_dice: bool,
}

impl<R: WholeGame> Check<R> {
    fn run(&mut self, care: Care) -> Checked {
        let longest = self.game.rules().longest(self.game.setup());
        self.numbers_read_back()?;
        self.deals_have_twins()?;
        while !self.game.deciding().is_empty() {
            let number = self.game.turns().len();
            if number > longest {
                return Err(format!("the game is longer than the {longest} decisions that the rules imply"));
            }
            let costly = number.is_multiple_of(care.costly_every);
            self.invariants_hold()?;
            self.lists_are_sound()?;
            self.moves_have_numbers()?;
            self.notes_change_no_advice()?;
            if costly {
                self.listed_moves_are_accepted()?;
                self.strangers_are_refused()?;
                self.position_can_be_set_up()?;
                self.nothing_leaks()?;
                self.observations_are_sound()?;
                self.answers_commute()?;
            }
            let (seat, m) = self.random_move();
            self.remember(m);
            if costly {
                self.undo_follows_its_rules(seat, m)?;
                self.story_keeps_secrets(seat, m)?;
                self.moves_have_twins(seat, m)?;
                self.next_moves_are_listed(seat, m)?;
            }
            self.game.play(seat, m).map_err(|illegal| format!("the listed move '{m}' of seat {seat} is refused: {illegal}"))?;
        }
        self.invariants_hold()?;
        self.end_is_final()?;
        self.record_replays()
    }

    pub(super) fn rules(&self) -> &R {
        self.game.rules()
    }

    pub(super) fn state(&self) -> &R::State {
        self.game.state()
    }

    fn random_move(&mut self) -> (Seat, R::Move) {
        let deciding: Vec<Seat> = self.game.deciding().collect();
        let seat = deciding[self.chance.below(deciding.len() as u32) as usize];
        let moves = self.game.legal(seat);
        (seat, moves[self.chance.below(moves.len() as u32) as usize])
    }

    fn remember(&mut self, m: R::Move) {
        if !self.strangers.contains(&m) {
            self.strangers.push_back(m);
        }
        if self.strangers.len() > STRANGERS {
            self.strangers.pop_front();
        }
    }

    fn invariants_hold(&self) -> Checked {
        let over = self.game.deciding().is_empty();
        if over != self.rules().places(self.state()).is_some() {
            return Err("the game has places exactly when nobody decides, but not here".to_owned());
        }
        self.rules().check(self.state()).map_err(|broken| broken.to_string())
    }

    fn lists_are_sound(&self) -> Checked {
        for seat in Seat::all(self.game.seats()) {
            let moves = self.game.legal(seat);
            if !self.game.deciding().contains(seat) {
                if !moves.is_empty() {
                    return Err(format!("seat {seat} is not asked but has legal moves"));
                }
                continue;
            }
            if moves.is_empty() || moves.len() > MOST_MOVES {
                return Err(format!("seat {seat} is asked and has {} legal moves", moves.len()));
            }
            for (i, m) in moves.iter().enumerate() {
                if moves[..i].contains(m) {
                    return Err(format!("'{m}' is listed twice for seat {seat}"));
                }
                let written = m.to_string();
                if written.parse().as_ref() != Ok(m) {
                    return Err(format!("the notation '{written}' does not read back as {m:?}"));
                }
                self.rules().tell_move(self.state(), seat, *m);
            }
            self.rules().prompt(self.state(), seat);
        }
        Ok(())
    }

    /// Asked at every decision, for the seat that has been asked longest.
    fn notes_change_no_advice(&mut self) -> Checked {
        let Some(seat) = self.game.deciding().first() else { return Ok(()) };
        let moves = self.game.legal(seat);
        let (rules, state) = (self.game.shared_rules(), self.game.state());
        let (mut anew, mut along) = (Vec::new(), Vec::new());
        rules.advise(state, seat, &moves, &mut anew);
        rules.advise_along(state, seat, &moves, &mut along, &mut self.notes);
        match anew.iter().map(|weight| weight.to_bits()).eq(along.iter().map(|weight| weight.to_bits())) {
            true => Ok(()),
            false => Err(format!("seat {seat} is advised {anew:?}, but with notes {along:?}")),
        }
    }

    /// A move that is made with the next moves listed does the same, and they are the same.
    fn next_moves_are_listed(&self, seat: Seat, m: R::Move) -> Checked {
        let dice = || TableDice::for_move(self.game.seed(), self.game.turns().len());
        let (mut state, mut other) = (self.state().clone(), self.state().clone());
        let (mut moves, mut listed) = (MoveList::new(), MoveList::new());
        self.rules().apply(&mut state, seat, m, &mut dice(), &mut Silence);
        let next = self.rules().list_first(&state, &mut moves);
        listed.push(m);
        let told = self.rules().apply_and_list(&mut other, seat, m, &mut dice(), &mut Silence, &mut listed);
        match state == other && next == told && *moves == *listed {
            true => Ok(()),
            false => Err(format!("after '{m}' of seat {seat} the next moves are listed as {listed:?}, but are {moves:?}")),
        }
    }

    fn listed_moves_are_accepted(&self) -> Checked {
        for seat in self.game.deciding() {
            for m in self.game.legal(seat).iter() {
                let mut state = self.state().clone();
                let mut dice = TableDice::for_move(self.game.seed(), self.game.turns().len());
                if let Err(illegal) = self.rules().play(&mut state, seat, *m, &mut dice, &mut Silence) {
                    return Err(format!("the listed move '{m}' of seat {seat} is refused: {illegal}"));
                }
                self.rules().check(&state).map_err(|broken| format!("after '{m}' of seat {seat} {broken}"))?;
            }
        }
        Ok(())
    }

    fn strangers_are_refused(&self) -> Checked {
        for seat in Seat::all(self.game.seats()) {
            let asked = self.game.deciding().contains(seat);
            let moves = self.game.legal(seat);
            for &m in self.strangers.iter().filter(|m| !moves.contains(m)) {
                let mut state = self.state().clone();
                let refused = self.rules().play(&mut state, seat, m, &mut FastDice::new(1), &mut Silence);
                let Err(illegal) = refused else {
                    return Err(format!("'{m}' is not listed for seat {seat} but is accepted"));
                };
                if state != *self.state() {
                    return Err(format!("'{m}' of seat {seat} is refused but changes the state"));
                }
                if !asked && illegal != Illegal::NOT_ASKED {
                    return Err(format!("seat {seat} is not asked, but '{m}' is refused with {illegal}"));
                }
            }
        }
        Ok(())
    }

    fn position_can_be_set_up(&self) -> Checked {
        let written = serde_json::to_value(self.rules().position(self.state())).map_err(|error| error.to_string())?;
        let position = serde_json::from_value(written).map_err(|error| format!("the position does not read back: {error}"))?;
        let staged =
            self.rules().stage(position).map_err(|broken| format!("the position of a real game is refused: {broken}"))?;
        if staged != *self.state() {
            return Err(format!("the position describes another state: {staged:?} instead of {:?}", self.state()));
        }
        Ok(())
    }

    /// Simultaneous choices are simultaneous: two seats may answer in either order.
    fn answers_commute(&mut self) -> Checked {
        let deciding: Vec<Seat> = self.game.deciding().collect();
        let [first, .., second] = deciding[..] else {
            return Ok(());
        };
        let (moves, others) = (self.game.legal(first), self.game.legal(second));
        let m = moves[self.chance.below(moves.len() as u32) as usize];
        let n = others[self.chance.below(others.len() as u32) as usize];
        let played = |answers: [(Seat, R::Move); 2]| -> Result<Option<R::State>, String> {
            let mut game = self.game.clone();
            let asked = game.deciding();
            for (seat, answer) in answers {
                if !game.deciding().contains(seat) || !asked.contains(seat) {
                    return Ok(None);
                }
                game.play(seat, answer).map_err(|illegal| {
                    format!("the answer '{answer}' of seat {seat} is refused after another seat answered: {illegal}")
                })?;
            }
            Ok(Some(game.state().clone()))
        };
        let (one, other) = (played([(first, m), (second, n)])?, played([(second, n), (first, m)])?);
        if one.is_some() && other.is_some() && one != other {
            return Err(format!("the order of the answers '{first}: {m}' and '{second}: {n}' matters"));
        }
        Ok(())
    }

    /// Tries a listed move with the dice that it would have at the table.
    pub(super) fn try_move(&self, state: &R::State, seat: Seat, m: R::Move) -> Result<Tried<R>, String> {
        let mut after = state.clone();
        let mut dice = WatchedDice::new(TableDice::for_move(self.game.seed(), self.game.turns().len()));
        let mut story = Story::default();
        let played = self.rules().play(&mut after, seat, m, &mut dice, &mut story);
        played.map_err(|illegal| format!("the listed move '{m}' of seat {seat} is refused: {illegal}"))?;
        Ok(Tried { after, story, asked_dice: dice.used })
    }

    /// Whether a move may be taken back, judged from outside the game's own book-keeping.
    pub(super) fn may_be_undone(&self, seat: Seat, tried: &Tried<R>) -> bool {
        let others = |state| self.rules().deciding(state).without(seat);
        !tried.asked_dice && !tried.story.revealed && others(self.state()) == others(&tried.after)
    }

    /// The four rules of undo.
    fn undo_follows_its_rules(&self, seat: Seat, m: R::Move) -> Checked {
        let before = self.state();
        let tried = self.try_move(before, seat, m)?;
        let allowed = self.may_be_undone(seat, &tried);
        let after = tried.after;
        let mut game = self.game.clone();
        game.play(seat, m).map_err(|illegal| illegal.to_string())?;
        if *game.state() != after {
            return Err(format!("'{m}' of seat {seat} gives two different results"));
        }
        match game.undo(seat) {
            Ok(()) if !allowed => Err(format!("'{m}' of seat {seat} can be taken back although it must not")),
            Ok(()) if game.state() != before || game.turns().len() != self.game.turns().len() => {
                Err(format!("taking back '{m}' of seat {seat} does not lead back"))
            }
            Ok(()) => Ok(()),
            Err(CannotUndo::NothingToUndo(_)) => Err(format!("'{m}' of seat {seat} was not noticed by undo")),
            Err(reason) if allowed => Err(format!("'{m}' of seat {seat} cannot be taken back although it could: {reason}")),
            Err(_) if *game.state() != after => Err(format!("a refused undo of '{m}' of seat {seat} changes the state")),
            Err(_) => Ok(()),
        }
    }

    fn end_is_final(&self) -> Checked {
        let standing = self.rules().standing(self.state()).ok_or("a finished game has no standing")?;
        for result in &standing {
            let points = self.rules().points(self.state(), result.seat);
            let sum: i32 = result.sheet.lines.iter().map(|line| line.points).sum();
            if result.sheet.total != sum || points != sum {
                return Err(format!("the sheet of seat {} adds up to {sum}, not to its {points} points", result.seat));
            }
        }
        for (seat, &m) in Seat::all(self.game.seats()).zip(&self.strangers) {
            let refused = self.rules().play(&mut self.state().clone(), seat, m, &mut FastDice::new(1), &mut Silence);
            if refused != Err(Illegal::GAME_OVER) {
                return Err("a move is accepted after the end".to_owned());
            }
        }
        Ok(())
    }

    fn record_replays(&self) -> Checked {
        let record = Record::of(&self.game, vec!["random".to_owned(); self.game.seats()]);
        let read = Record::parse(&record.to_string()).map_err(|error| error.to_string())?;
        let replayed = read.replay(self.game.shared_rules()).map_err(|error| error.to_string())?;
        if read != record || replayed.state() != self.state() {
            return Err("the record replays to another game".to_owned());
        }
        Ok(())
    }
}
