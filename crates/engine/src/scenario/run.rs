//! Running a scenario.

use super::file::{Expect, Legal, Move, Refused, Scenario, Step};
use super::matching::{at_path, differences, lay_over};
use crate::dice::{Script, ScriptedDice, TableDice};
use crate::events::Silence;
use crate::game::Game;
use crate::moves::MoveList;
use crate::refusal::Illegal;
use crate::rules::{Rules, Stage};
use crate::seat::{Seat, Viewer};
use crate::seed::Seed;
use serde_json::{Map, Value};
use std::collections::BTreeMap;
use std::sync::Arc;

/// What went wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Failure {
    /// The scenario itself cannot be carried out: a bad setup, a corrupt position, a move that is no move, a draw that
    /// cannot give what is wanted.
    Unusable(String),
    /// An expectation does not hold: also that a move is legal, or that a draw is made.
    Unmet(String),
}

impl Failure {
    fn at(self, place: impl std::fmt::Display) -> Failure {
        match self {
            Failure::Unusable(what) => Failure::Unusable(format!("{place}: {what}")),
            Failure::Unmet(what) => Failure::Unmet(format!("{place}: {what}")),
        }
    }
}

/// What cannot be read or carried out is said as plain text.
impl From<String> for Failure {
    fn from(what: String) -> Failure {
        Failure::Unusable(what)
    }
}

impl std::fmt::Display for Failure {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Failure::Unusable(what) | Failure::Unmet(what) => f.write_str(what),
        }
    }
}

/// Runs a scenario and returns everything that does not hold. A scenario that cannot go on stops at that point.
pub fn run<R: Stage>(rules: &Arc<R>, scenario: &Scenario) -> Vec<Failure> {
    let mut scene = match Scene::open(rules.clone(), scenario) {
        Ok(scene) => scene,
        Err(failure) => return vec![failure],
    };
    let mut failures = Vec::new();
    for (number, step) in scenario.steps.iter().enumerate() {
        let at = format!("step {}", number + 1);
        match scene.step(step) {
            Ok(unmet) => failures.extend(unmet.into_iter().map(|unmet| Failure::Unmet(unmet).at(&at))),
            Err(failure) => {
                failures.push(failure.at(&at));
                break;
            }
        }
    }
    failures
}

/// Carries out a scenario as far as its expectations matter nothing, to be looked at: every move, and every refusal.
pub fn stage<R: Stage>(rules: &Arc<R>, scenario: &Scenario) -> Result<Staged<R>, Failure> {
    let mut scene = Scene::open(rules.clone(), scenario)?;
    let (mut ends, mut refused) = (Vec::new(), Vec::new());
    for (number, step) in scenario.steps.iter().enumerate() {
        scene.play_all(step).map_err(|failure| failure.at(format_args!("step {}", number + 1)))?;
        let at = scene.game.turns().len();
        ends.push(at);
        for Refused { m, .. } in &step.refused {
            if let Err(illegal) = scene.attempt(m)? {
                refused.push(Refusal { at, seat: Seat(m.seat), notation: m.notation.clone(), illegal });
            }
        }
    }
    Ok(Staged { game: scene.game, ends, refused })
}

/// A scenario that was carried out.
#[derive(Debug)]
pub struct Staged<R: Rules> {
    /// The game after the last move. [`Game::at`] gives every moment before.
    pub game: Game<R>,
    /// After how many moves each step ended.
    pub ends: Vec<usize>,
    pub refused: Vec<Refusal>,
}

/// A move that was tried and refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// How many moves had been made.
    pub at: usize,
    pub seat: Seat,
    pub notation: String,
    pub illegal: Illegal,
}

struct Scene<R: Stage> {
    game: Game<R>,
}

impl<R: Stage> Scene<R> {
    fn open(rules: Arc<R>, scenario: &Scenario) -> Result<Self, Failure> {
        let seed = Seed::from_number(scenario.seed);
        let setup = json_table(&scenario.setup)?;
        let setup: R::Setup = serde_path_to_error::deserialize(Value::Object(setup))
            .map_err(|error| format!("setup.{}: {}", error.path(), error.inner()))?;
        let mut script = scripted(&scenario.chance);
        let mut dice = ScriptedDice { script: &mut script, otherwise: TableDice::for_start(&seed) };
        let laid_out = rules.start(&setup, &mut dice, &mut Silence).map_err(|error| format!("setup: {error}"))?;
        settle(&script)?;
        let state = changed(&*rules, laid_out, &scenario.position)?;
        Ok(Scene { game: Game::take_up(rules, setup, seed, state, 0) })
    }

    /// Carries out a step and returns what does not hold.
    fn step(&mut self, step: &Step) -> Result<Vec<String>, Failure> {
        self.play_all(step)?;
        let mut unmet = Vec::new();
        for Refused { m, code } in &step.refused {
            unmet.extend(self.unmet_refusal(m, code)?);
        }
        unmet.extend(self.unmet(&step.expect)?);
        Ok(unmet)
    }

    fn play_all(&mut self, step: &Step) -> Result<(), Failure> {
        let mut script = scripted(&step.chance);
        for m in &step.moves {
            let played = self.play(m, &mut script);
            possible(&script)?;
            played?;
        }
        settle(&script)
    }

    fn play(&mut self, m: &Move, script: &mut Script) -> Result<(), Failure> {
        let parsed: R::Move = m.notation.parse().map_err(|error| format!("{error}"))?;
        let shown = format!("{}: {}", m.seat, m.notation);
        let played = self.game.play_foretold(Seat(m.seat), parsed, script);
        played.map_err(|illegal| Failure::Unmet(format!("the move '{shown}' is refused: {illegal}")))?;
        let checked = self.game.rules().check(self.game.state());
        checked.map_err(|broken| Failure::Unmet(format!("after '{shown}' {broken}")))
    }

    /// Tries a move out; if it is refused, it may not change anything.
    fn attempt(&self, m: &Move) -> Result<Result<(), Illegal>, Failure> {
        let parsed: R::Move = m.notation.parse().map_err(|error| format!("{error}"))?;
        let mut state = self.game.state().clone();
        let mut dice = TableDice::for_move(self.game.seed(), self.game.turns().len());
        let tried = self.game.rules().play(&mut state, Seat(m.seat), parsed, &mut dice, &mut Silence);
        if tried.is_err() && state != *self.game.state() {
            return Err(Failure::Unmet(format!("the move '{}: {}' is refused, but changed the state", m.seat, m.notation)));
        }
        Ok(tried)
    }

    fn unmet_refusal(&self, m: &Move, code: &str) -> Result<Option<String>, Failure> {
        let shown = format!("the move '{}: {}' should be refused with '{code}', but is", m.seat, m.notation);
        Ok(match self.attempt(m)? {
            Ok(()) => Some(format!("{shown} accepted")),
            Err(illegal) if illegal.code != code => Some(format!("{shown} with '{illegal}'")),
            Err(_) => None,
        })
    }

    fn unmet(&self, expect: &Expect) -> Result<Vec<String>, String> {
        let mut out = Vec::new();
        let state = json(&self.game.rules().position(self.game.state()))?;
        differences(&Value::Object(json_table(&expect.state)?), &state, "state", &mut out);
        for (viewer, shown) in &expect.view {
            let view = self.view(viewer)?;
            differences(&Value::Object(json_table(shown)?), &view, &format!("view.{viewer}"), &mut out);
        }
        for path in &expect.absent {
            let there = match path.split_once('.') {
                Some(("state", rest)) => at_path(&state, rest).cloned(),
                Some(("view", rest)) => {
                    let (viewer, rest) = rest.split_once('.').unwrap_or((rest, ""));
                    at_path(&self.view(viewer)?, rest).cloned()
                }
                _ => return Err(format!("absent: '{path}' begins neither with 'state.' nor with 'view.'")),
            };
            if let Some(value) = there.filter(|value| !value.is_null()) {
                out.push(format!("{path}: expected nothing, found {value}"));
            }
        }
        for (seat, legal) in &expect.legal {
            self.unmet_legal(self.seat(seat)?, legal, &mut out);
        }
        if let Some(expected) = &expect.deciding {
            let there: Vec<u8> = self.game.deciding().map(|seat| seat.0).collect();
            compare("deciding", expected, &there, &mut out);
        }
        if let Some(expected) = &expect.points {
            let there: Vec<i32> =
                Seat::all(self.game.seats()).map(|seat| self.game.rules().points(self.game.state(), seat)).collect();
            compare("points", expected, &there, &mut out);
        }
        for (seat, lines) in &expect.sheet {
            let sheet = self.game.rules().sheet(self.game.state(), self.seat(seat)?);
            for (key, points) in lines {
                compare(&format!("sheet.{seat}.{key}"), &Some(*points), &sheet.line(key), &mut out);
            }
        }
        if let Some(expected) = &expect.places {
            let there = self.game.rules().places(self.game.state()).map(|places| places.as_slice().to_vec());
            compare("places", &Some(expected.clone()), &there, &mut out);
        }
        Ok(out)
    }

    fn unmet_legal(&self, seat: Seat, legal: &Legal, out: &mut Vec<String>) {
        let mut moves = MoveList::new();
        self.game.rules().legal(self.game.state(), seat, &mut moves);
        let there: Vec<String> = moves.iter().map(R::Move::to_string).collect();
        if let Some(only) = &legal.only {
            let (mut expected, mut found) = (only.clone(), there.clone());
            expected.sort();
            found.sort();
            compare(&format!("legal.{seat}.only"), &expected, &found, out);
        }
        if let Some(count) = legal.count {
            compare(&format!("legal.{seat}.count"), &count, &there.len(), out);
        }
        for missing in legal.has.iter().filter(|m| !there.contains(m)) {
            out.push(format!("legal.{seat}.has: '{missing}' is not among {there:?}"));
        }
        for extra in legal.lacks.iter().filter(|m| there.contains(m)) {
            out.push(format!("legal.{seat}.lacks: '{extra}' is legal"));
        }
    }

    fn view(&self, viewer: &str) -> Result<Value, String> {
        let viewer = match viewer {
            "spectator" => Viewer::Spectator,
            seat => Viewer::Seat(self.seat(seat)?),
        };
        json(&self.game.rules().view(self.game.state(), viewer))
    }

    fn seat(&self, text: &str) -> Result<Seat, String> {
        match text.parse::<u8>() {
            Ok(seat) if usize::from(seat) < self.game.seats() => Ok(Seat(seat)),
            _ => Err(format!("'{text}' is not a seat of this table, which has seats 0 to {}", self.game.seats() - 1)),
        }
    }
}

fn changed<R: Stage>(rules: &R, state: R::State, changes: &toml::Table) -> Result<R::State, String> {
    if changes.is_empty() {
        return Ok(state);
    }
    let mut position = json(&rules.position(&state))?;
    lay_over(&mut position, json_table(changes)?, "")?;
    let position: R::Position =
        serde_path_to_error::deserialize(position).map_err(|error| format!("position.{}: {}", error.path(), error.inner()))?;
    let state = rules.stage(position).map_err(|broken| broken.to_string())?;
    rules.check(&state).map_err(|broken| broken.to_string())?;
    Ok(state)
}

fn scripted(chance: &BTreeMap<String, Vec<String>>) -> Script {
    let mut script = Script::default();
    for (what, names) in chance {
        script.want(what, names.iter().cloned());
    }
    script
}

/// No draw was asked for what it cannot give. What follows from such a draw is not the scenario's.
fn possible(script: &Script) -> Result<(), Failure> {
    match script.problems.first() {
        Some(problem) => Err(Failure::Unusable(format!("chance: {problem}"))),
        None => Ok(()),
    }
}

/// Everything that the script asked for has happened.
fn settle(script: &Script) -> Result<(), Failure> {
    possible(script)?;
    match script.left_over().next() {
        Some((what, name)) => Err(Failure::Unmet(format!("chance: '{what}' was not drawn, so it could not give '{name}'"))),
        None => Ok(()),
    }
}

fn compare<T: PartialEq + std::fmt::Debug>(what: &str, expected: &T, there: &T, out: &mut Vec<String>) {
    if expected != there {
        out.push(format!("{what}: expected {expected:?}, found {there:?}"));
    }
}

fn json(value: &impl serde::Serialize) -> Result<Value, String> {
    serde_json::to_value(value).map_err(|error| error.to_string())
}

fn json_table(table: &toml::Table) -> Result<Map<String, Value>, String> {
    match json(table)? {
        Value::Object(map) => Ok(map),
        _ => Ok(Map::new()),
    }
}
