//! Running a scenario.

use super::file::{Expect, Legal, Move, Scenario, Step};
use super::matching::{at_path, differences, lay_over};
use crate::dice::{Script, ScriptedDice, TableDice};
use crate::events::Silence;
use crate::moves::MoveList;
use crate::rules::Stage;
use crate::seat::{Seat, Viewer};
use crate::seed::Seed;
use serde_json::{Map, Value};
use std::collections::BTreeMap;

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
pub fn run<R: Stage>(rules: &R, scenario: &Scenario) -> Vec<Failure> {
    let mut stage = match Scene::open(rules, scenario) {
        Ok(scene) => scene,
        Err(failure) => return vec![failure],
    };
    for (number, step) in scenario.steps.iter().enumerate() {
        if let Err(failure) = stage.step(number + 1, step) {
            stage.failures.push(failure.at(format_args!("step {}", number + 1)));
            break;
        }
    }
    stage.failures
}

struct Scene<'a, R: Stage> {
    rules: &'a R,
    seats: usize,
    seed: Seed,
    state: R::State,
    moves_made: usize,
    failures: Vec<Failure>,
}

impl<'a, R: Stage> Scene<'a, R> {
    fn open(rules: &'a R, scenario: &Scenario) -> Result<Self, Failure> {
        let seed = Seed::from_number(scenario.seed);
        let setup = json_table(&scenario.setup)?;
        let setup: R::Setup = serde_path_to_error::deserialize(Value::Object(setup))
            .map_err(|error| format!("setup.{}: {}", error.path(), error.inner()))?;
        let mut script = scripted(&scenario.chance);
        let mut dice = ScriptedDice { script: &mut script, otherwise: TableDice::for_start(&seed) };
        let laid_out = rules.start(&setup, &mut dice, &mut Silence).map_err(|error| format!("setup: {error}"))?;
        settle(&script)?;
        let state = changed(rules, laid_out, &scenario.position)?;
        Ok(Scene { rules, seats: rules.seats(&setup), seed, state, moves_made: 0, failures: Vec::new() })
    }

    fn step(&mut self, number: usize, step: &Step) -> Result<(), Failure> {
        let mut script = scripted(&step.chance);
        for m in &step.moves {
            let played = self.play(m, &mut script);
            possible(&script)?;
            played?;
        }
        settle(&script)?;
        for refused in &step.refused {
            self.refuse(number, &refused.m, &refused.code)?;
        }
        for unmet in self.unmet(&step.expect)? {
            self.failures.push(Failure::Unmet(format!("step {number}: {unmet}")));
        }
        Ok(())
    }

    fn play(&mut self, m: &Move, script: &mut Script) -> Result<(), Failure> {
        let parsed: R::Move = m.notation.parse().map_err(|error| format!("{error}"))?;
        let mut dice = ScriptedDice { script, otherwise: TableDice::for_move(&self.seed, self.moves_made) };
        let played = self.rules.play(&mut self.state, Seat(m.seat), parsed, &mut dice, &mut Silence);
        let shown = format!("{}: {}", m.seat, m.notation);
        played.map_err(|illegal| Failure::Unmet(format!("the move '{shown}' is refused: {illegal}")))?;
        self.moves_made += 1;
        self.rules.check(&self.state).map_err(|broken| Failure::Unmet(format!("after '{shown}' {broken}")))
    }

    fn refuse(&mut self, number: usize, m: &Move, code: &str) -> Result<(), String> {
        let parsed: R::Move = m.notation.parse().map_err(|error| format!("{error}"))?;
        let mut state = self.state.clone();
        let mut dice = TableDice::for_move(&self.seed, self.moves_made);
        let shown = format!("step {number}: the move '{}: {}'", m.seat, m.notation);
        match self.rules.play(&mut state, Seat(m.seat), parsed, &mut dice, &mut Silence) {
            Ok(()) => self.failures.push(Failure::Unmet(format!("{shown} should be refused with '{code}', but is accepted"))),
            Err(illegal) if illegal.code != code => {
                self.failures.push(Failure::Unmet(format!("{shown} should be refused with '{code}', but is with '{illegal}'")));
            }
            Err(_) if state != self.state => {
                self.failures.push(Failure::Unmet(format!("{shown} is refused, but changed the state")))
            }
            Err(_) => {}
        }
        Ok(())
    }

    fn unmet(&self, expect: &Expect) -> Result<Vec<String>, String> {
        let mut out = Vec::new();
        let state = json(&self.rules.position(&self.state))?;
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
            let there: Vec<u8> = self.rules.deciding(&self.state).map(|seat| seat.0).collect();
            compare("deciding", expected, &there, &mut out);
        }
        if let Some(expected) = &expect.points {
            let there: Vec<i32> = Seat::all(self.seats).map(|seat| self.rules.points(&self.state, seat)).collect();
            compare("points", expected, &there, &mut out);
        }
        for (seat, lines) in &expect.sheet {
            let sheet = self.rules.sheet(&self.state, self.seat(seat)?);
            for (key, points) in lines {
                compare(&format!("sheet.{seat}.{key}"), &Some(*points), &sheet.line(key), &mut out);
            }
        }
        if let Some(expected) = &expect.places {
            let there = self.rules.places(&self.state).map(|places| places.as_slice().to_vec());
            compare("places", &Some(expected.clone()), &there, &mut out);
        }
        Ok(out)
    }

    fn unmet_legal(&self, seat: Seat, legal: &Legal, out: &mut Vec<String>) {
        let mut moves = MoveList::new();
        self.rules.legal(&self.state, seat, &mut moves);
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
        json(&self.rules.view(&self.state, viewer))
    }

    fn seat(&self, text: &str) -> Result<Seat, String> {
        match text.parse::<u8>() {
            Ok(seat) if usize::from(seat) < self.seats => Ok(Seat(seat)),
            _ => Err(format!("'{text}' is not a seat of this table, which has seats 0 to {}", self.seats - 1)),
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
