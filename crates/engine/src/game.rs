//! A game being played: rules, seed and moves in, state and story out.

use crate::coach::PastRound;
use crate::dice::{Script, ScriptedDice, TableDice, WatchedDice};
use crate::events::Story;
use crate::history::History;
use crate::knowledge::Heard;
use crate::moves::MoveList;
use crate::refusal::{CannotUndo, Illegal, SetupError};
use crate::rules::Rules;
use crate::seat::{Seat, Seats, Viewer};
use crate::seed::Seed;
use std::sync::{Arc, OnceLock};

/// One game at one table. Chance follows from the seed and the number of the move, so a game is its setup, its seed and
/// its moves; everything else here is worked out from them.
#[derive(Debug)]
pub struct Game<R: Rules> {
    rules: Arc<R>,
    /// The version of the rules under which the game began.
    version: u32,
    setup: R::Setup,
    seed: Seed,
    state: R::State,
    /// What happened while the table was laid out.
    opening: Story<R::Event>,
    /// Where the game was taken up in the middle: how many moves had been made, and the state after them.
    taken_up: Option<(usize, R::State)>,
    turns: Vec<Turn<R>>,
    /// What is drawn at each move, counted from the first one known here, where that was said beforehand: at a staged table.
    foretold: Vec<Script>,
    said: Vec<Said>,
    /// How many moves at the end can still be taken back as far as chance and secrets are concerned.
    quiet: usize,
    latest_obstacle: Option<CannotUndo>,
    /// Worked out when somebody asks for it, and kept until the next move.
    history: OnceLock<Option<History>>,
}

/// One move of a game, and what came of it.
#[derive(Debug)]
pub struct Turn<R: Rules> {
    pub seat: Seat,
    pub m: R::Move,
    pub story: Story<R::Event>,
    /// Chance was asked: something was thrown, drawn or shuffled.
    pub drew: bool,
    /// The state before the move, kept while the move can be taken back. Most moves cannot, and take no room for it.
    before: Option<Box<R::State>>,
}

/// One statement of table talk, in the game's notation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Said {
    /// How many moves had been made.
    pub after: usize,
    pub seat: Seat,
    pub statement: String,
}

/// A game as it would stand with one move less.
struct Undone<R: Rules> {
    /// The move that goes, as an index of the moves that are known.
    last: usize,
    /// The moves after it, made again.
    kept: Vec<Turn<R>>,
    state: R::State,
}

impl<R: Rules> Clone for Game<R> {
    fn clone(&self) -> Self {
        Game {
            rules: self.rules.clone(),
            version: self.version,
            setup: self.setup.clone(),
            seed: self.seed,
            state: self.state.clone(),
            opening: self.opening.clone(),
            taken_up: self.taken_up.clone(),
            turns: self.turns.clone(),
            foretold: self.foretold.clone(),
            said: self.said.clone(),
            quiet: self.quiet,
            latest_obstacle: self.latest_obstacle,
            history: self.history.clone(),
        }
    }
}

impl<R: Rules> Clone for Turn<R> {
    fn clone(&self) -> Self {
        Turn { seat: self.seat, m: self.m, story: self.story.clone(), drew: self.drew, before: self.before.clone() }
    }
}

impl<R: Rules> Game<R> {
    /// Begins a game under the present rules.
    pub fn start(rules: Arc<R>, setup: R::Setup, seed: Seed) -> Result<Self, SetupError> {
        Game::start_under(*R::about().versions.end(), rules, setup, seed)
    }

    /// Begins a game under a version of the rules that this code still knows.
    pub fn start_under(version: u32, rules: Arc<R>, setup: R::Setup, seed: Seed) -> Result<Self, SetupError> {
        let rules = rules.under(version);
        let mut opening = Story::default();
        let state = rules.start(&setup, &mut TableDice::for_start(&seed), &mut opening)?;
        Ok(Game::at_first(rules, version, setup, seed, state, opening))
    }

    /// A game in which no move has been made that is known here.
    fn at_first(rules: Arc<R>, version: u32, setup: R::Setup, seed: Seed, state: R::State, opening: Story<R::Event>) -> Self {
        Game {
            rules,
            version,
            setup,
            seed,
            state,
            opening,
            taken_up: None,
            turns: Vec::new(),
            foretold: Vec::new(),
            said: Vec::new(),
            quiet: 0,
            latest_obstacle: None,
            history: OnceLock::new(),
        }
    }

    /// Goes on from a state that was kept after `moves` moves, when those moves can no longer be replayed. Chance is that of the
    /// same table; the moves and the story before are lost, so the game has no record that replays. The present rules hold.
    pub fn take_up(rules: Arc<R>, setup: R::Setup, seed: Seed, state: R::State, moves: usize) -> Self {
        let taken_up = Some((moves, state.clone()));
        let version = *R::about().versions.end();
        Game { taken_up, ..Game::at_first(rules, version, setup, seed, state, Story::default()) }
    }

    /// How many moves had been made before the first one that is known here.
    pub fn earlier(&self) -> usize {
        self.taken_up.as_ref().map_or(0, |(moves, _)| *moves)
    }

    pub fn rules(&self) -> &R {
        &self.rules
    }

    /// The version of the rules under which the game began.
    pub fn version(&self) -> u32 {
        self.version
    }

    pub fn shared_rules(&self) -> Arc<R> {
        self.rules.clone()
    }

    pub fn setup(&self) -> &R::Setup {
        &self.setup
    }

    pub fn seed(&self) -> &Seed {
        &self.seed
    }

    pub fn state(&self) -> &R::State {
        &self.state
    }

    pub fn seats(&self) -> usize {
        self.rules.seats(&self.setup)
    }

    pub fn opening(&self) -> &Story<R::Event> {
        &self.opening
    }

    pub fn turns(&self) -> &[Turn<R>] {
        &self.turns
    }

    /// Everything that was said, in order.
    pub fn said(&self) -> &[Said] {
        &self.said
    }

    /// Everything that a seat has heard so far, in order: what happened, and what was said in between.
    pub fn heard_by(&self, seat: Seat) -> Vec<Heard<'_, R::Event>> {
        let viewer = Viewer::Seat(seat);
        let mut said = self.said.iter().peekable();
        let mut heard: Vec<Heard<'_, R::Event>> = self.opening.heard_by(viewer).map(Heard::Event).collect();
        for (number, turn) in self.turns.iter().enumerate() {
            while let Some(said) = said.next_if(|said| said.after <= self.earlier() + number) {
                heard.push(Heard::Said(said.seat, &said.statement));
            }
            heard.extend(turn.story.heard_by(viewer).map(Heard::Event));
        }
        heard.extend(said.map(|said| Heard::Said(said.seat, &said.statement)));
        heard
    }

    pub fn deciding(&self) -> Seats {
        self.rules.deciding(&self.state)
    }

    pub fn legal(&self, seat: Seat) -> MoveList<R::Move> {
        let mut moves = MoveList::new();
        self.rules.legal(&self.state, seat, &mut moves);
        moves
    }

    /// Plays a move and tells what happened. A refused move changes nothing.
    pub fn play(&mut self, seat: Seat, m: R::Move) -> Result<&Story<R::Event>, Illegal> {
        let mut script = self.foretold.get(self.turns.len()).cloned().unwrap_or_default();
        self.play_with(seat, m, &mut script)
    }

    /// Plays a move whose draws are foretold, and foretells them for every time that the move is made again: chance is the table's own
    /// where the script says nothing.
    pub fn play_foretold(&mut self, seat: Seat, m: R::Move, script: &mut Script) -> Result<&Story<R::Event>, Illegal> {
        let (number, foretold) = (self.turns.len(), script.clone());
        self.play_with(seat, m, script)?;
        self.foretold.resize_with(number, Script::default);
        self.foretold.push(foretold);
        Ok(&self.turns[number].story)
    }

    fn play_with(&mut self, seat: Seat, m: R::Move, script: &mut Script) -> Result<&Story<R::Event>, Illegal> {
        let otherwise = TableDice::for_move(&self.seed, self.earlier() + self.turns.len());
        let mut dice = WatchedDice::new(ScriptedDice { script, otherwise });
        let mut story = Story::default();
        let before = self.state.clone();
        self.rules.play(&mut self.state, seat, m, &mut dice, &mut story)?;
        self.history = OnceLock::new();
        let obstacle = match (dice.used, story.revealed) {
            (true, _) => Some(CannotUndo::CrossesChance),
            (_, true) => Some(CannotUndo::CrossesRevelation),
            (false, false) => None,
        };
        if obstacle.is_some() {
            self.forget_snapshots();
            self.latest_obstacle = obstacle;
        } else {
            self.quiet += 1;
        }
        // Stories stay in memory as long as the game, so unused capacity is released.
        story.told.shrink_to_fit();
        let drew = dice.used;
        self.turns.push(Turn { seat, m, story, drew, before: obstacle.is_none().then(|| Box::new(before)) });
        Ok(&self.turns[self.turns.len() - 1].story)
    }

    /// Writes down what a seat says. It changes nothing else.
    pub fn say(&mut self, seat: Seat, text: &str) -> Result<&Said, Illegal> {
        let statement = self.rules.statement(&self.state, seat, text)?;
        self.said.push(Said { after: self.earlier() + self.turns.len(), seat, statement });
        Ok(&self.said[self.said.len() - 1])
    }

    /// Takes back the last move of a seat, by four rules: it never changes what another seat is asked, never makes
    /// another person redo a move, never crosses newly revealed information, never crosses a die or a draw.
    ///
    /// Moves that others made since (their own answers to a simultaneous question) stay as they are.
    pub fn undo(&mut self, seat: Seat) -> Result<(), CannotUndo> {
        let Undone { last, kept, state } = self.undone(seat)?;
        self.turns.truncate(last);
        self.turns.extend(kept);
        let undone = self.earlier() + last;
        self.said.iter_mut().filter(|said| said.after > undone).for_each(|said| said.after -= 1);
        self.state = state;
        self.quiet -= 1;
        self.history = OnceLock::new();
        Ok(())
    }

    /// Whether [`Game::undo`] would take something back, and if not, why.
    pub fn can_undo(&self, seat: Seat) -> Result<(), CannotUndo> {
        self.undone(seat).map(drop)
    }

    /// The state as it would be without the seat's last move; none if that move cannot be taken back.
    pub fn without_last_move(&self, seat: Seat) -> Option<R::State> {
        self.undone(seat).ok().map(|undone| undone.state)
    }

    /// How the game went so far. The game is played again for it once, not every time somebody asks.
    pub fn history(&self) -> Option<&History> {
        self.history.get_or_init(|| History::of(self)).as_ref()
    }

    /// The round that ended last, as a seat lived it; none before the first has ended. The last round ends with the game.
    pub fn past_round(&self, seat: Seat) -> Option<PastRound<'_, R::Event>> {
        let history = self.history()?;
        let mut bounds = history.rounds.iter().copied().rev();
        let end = if self.deciding().is_empty() { self.turns.len() } else { bounds.next()? };
        let start = bounds.find(|&start| start < end)?;
        let opening = (start == 0).then_some(&self.opening);
        let stories = opening.into_iter().chain(self.turns.get(start..end)?.iter().map(|turn| &turn.story));
        let points = history.points.get(seat.index())?;
        let heard = stories.flat_map(|story| story.heard_by(Viewer::Seat(seat))).collect();
        Some(PastRound { heard, points: (*points.get(start)?, *points.get(end)?) })
    }

    fn undone(&self, seat: Seat) -> Result<Undone<R>, CannotUndo> {
        let last = self.turns.iter().rposition(|turn| turn.seat == seat);
        let last = last.ok_or(CannotUndo::NothingToUndo(seat))?;
        let Some(before) = &self.turns[last].before else {
            return Err(self.latest_obstacle.unwrap_or(CannotUndo::CrossesRevelation));
        };
        let mut state = R::State::clone(before);
        let mut kept = Vec::new();
        for turn in &self.turns[last + 1..] {
            // Quiet moves ask no dice and reveal nothing, so they can be made again under another number.
            let before = state.clone();
            let mut story = Story::default();
            let mut dice = WatchedDice::new(TableDice::for_move(&self.seed, self.earlier() + last + kept.len()));
            let replayed = self.rules.play(&mut state, turn.seat, turn.m, &mut dice, &mut story);
            if replayed.is_err() || dice.used || story.revealed {
                return Err(CannotUndo::ChangesWhoDecides);
            }
            kept.push(Turn { seat: turn.seat, m: turn.m, story, drew: false, before: Some(Box::new(before)) });
        }
        let then = self.rules.deciding(&state);
        if then.without(seat) != self.deciding().without(seat) || !then.contains(seat) {
            return Err(CannotUndo::ChangesWhoDecides);
        }
        Ok(Undone { last, kept, state })
    }

    /// The same game as it stood after `moves` moves, as far back as they are known.
    pub fn at(&self, moves: usize) -> Result<Self, SetupError> {
        let (rules, setup) = (self.rules.clone(), self.setup.clone());
        let mut game = match &self.taken_up {
            Some((moves, state)) => Game::take_up(rules, setup, self.seed, state.clone(), *moves),
            None => Game::start_under(self.version, rules, setup, self.seed)?,
        };
        game.foretold = self.foretold.clone();
        for turn in self.turns.iter().take(moves.saturating_sub(self.earlier())) {
            if game.play(turn.seat, turn.m).is_err() {
                break;
            }
        }
        game.said = self.said.iter().filter(|said| said.after <= moves).cloned().collect();
        Ok(game)
    }

    fn forget_snapshots(&mut self) {
        let from = self.turns.len() - self.quiet;
        for turn in &mut self.turns[from..] {
            turn.before = None;
        }
        self.quiet = 0;
    }
}
