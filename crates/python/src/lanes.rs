//! Many games of one setup that step together. Nothing here knows Python.
//!
//! A lane is a place where one game is played after another. Everything that happens there follows from the batch's seed, the number
//! of the lane and the number of the game in it, so it does not matter which thread does it.

use crate::crew::Crew;
use coven_engine::{Dice, Encode, Eyes, FastDice, Illegal, MoveList, Rules, Seat, SetupError, Silence};
use std::sync::{Arc, Mutex, PoisonError};

/// An action that stands for no move.
const NO_SUCH_ACTION: Illegal = Illegal::new("no-such-action", "TABLE-LEGAL");

/// An action that leaves the seat asked as it was, and its game where it is.
pub const WAIT: i64 = -1;

/// How decisions are offered that several seats make at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Offer {
    /// One after another: a step is a decision of one seat.
    Sequenced,
    /// All of them in one step: a row for each seat.
    Together,
}

/// What a step is worth to a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reward {
    /// Nothing until the end; then from 1 for the first place to -1 for the last. Whoever shares a place shares what it is worth; if
    /// nobody wins all get -1.
    Places,
    /// By how much the points of each seat changed.
    Points,
}

/// What happens with an action that is not legal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OnIllegal {
    /// No game moves, and the caller is told.
    Refuse,
    /// The first legal move is made instead.
    Replace,
}

/// What a batch is, in numbers.
#[derive(Clone, Copy, Debug)]
pub struct Shape {
    pub games: usize,
    pub players: usize,
    /// Rows of one game: 1, or one for each seat.
    pub rows: usize,
    pub actions: usize,
    pub observation: usize,
}

/// Where a step writes: one row for each row of each game, and what each game paid.
#[derive(Debug)]
pub struct Rows<'a> {
    pub observations: &'a mut [f32],
    pub masks: &'a mut [bool],
    /// Who decides in each row; -1 where nobody does.
    pub seats: &'a mut [i32],
    pub rewards: &'a mut [f32],
    /// Whether a game ended with this step.
    pub ends: &'a mut [bool],
}

impl<'a> Rows<'a> {
    /// The same, so many games at a time.
    fn parts(self, shape: Shape, games: usize) -> impl Iterator<Item = Rows<'a>> {
        let rows = games * shape.rows;
        let numbers = self.observations.chunks_mut(rows * shape.observation).zip(self.masks.chunks_mut(rows * shape.actions));
        let paid = self.rewards.chunks_mut(games * shape.players).zip(self.ends.chunks_mut(games));
        numbers.zip(self.seats.chunks_mut(rows)).zip(paid).map(|(((observations, masks), seats), (rewards, ends))| Rows {
            observations,
            masks,
            seats,
            rewards,
            ends,
        })
    }
}

/// An action that was refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Refused {
    pub game: usize,
    pub seat: Seat,
    pub action: i64,
    pub why: Illegal,
}

/// A batch, whatever game it plays.
pub trait Games: Send + Sync {
    fn shape(&self) -> Shape;
    fn encoding(&self) -> u32;
    fn parts(&self) -> Vec<(&'static str, usize)>;
    /// Begins all games anew.
    fn reset(&mut self, seed: u64) -> Result<(), SetupError>;
    /// Writes what is asked now, without rewards.
    fn look(&mut self, out: Rows<'_>);
    /// Makes one decision in every game. Refused actions leave everything as it was.
    fn step(&mut self, actions: &[i64], out: Rows<'_>) -> Result<(), Refused>;
    /// A legal action for every row, all equally likely; [`WAIT`] where nobody decides.
    fn sample(&mut self, actions: &mut [i64]);
    /// What a seat sees in one of the games.
    fn observe(&self, game: usize, seat: Seat, out: &mut [f32]);
    /// What a seat saw at the end of the game that was finished last in the place of this one. False if none was.
    fn observe_end(&self, game: usize, seat: Seat, out: &mut [f32]) -> bool;
    /// What a seat may do there.
    fn mask(&self, game: usize, seat: Seat, out: &mut [bool]);
    fn points(&self, game: usize, seat: Seat) -> i32;
    fn notation(&self, seat: Seat, action: usize) -> Option<String>;
    fn view(&self, game: usize, seat: Option<Seat>) -> serde_json::Value;
}

/// How a batch is played.
#[derive(Clone, Copy, Debug)]
pub struct Manner {
    pub offer: Offer,
    pub reward: Reward,
    pub on_illegal: OnIllegal,
    /// Whether a finished game is followed by another one.
    pub restart: bool,
}

/// One place of a batch.
struct Lane<R: Rules> {
    number: u64,
    /// How many games were begun here.
    begun: u64,
    state: R::State,
    /// How the game before ended.
    ended: Option<R::State>,
    dice: FastDice,
    /// Chance of [`Games::sample`], apart from that of the game.
    picks: FastDice,
    over: bool,
    /// For every row: who decides, what may be done, and what was chosen.
    asked: Vec<Option<Seat>>,
    legal: Vec<MoveList<R::Move>>,
    chosen: Vec<Option<R::Move>>,
    points: Vec<i32>,
}

/// The games of a batch.
pub struct Batch<R: Encode> {
    rules: Arc<R>,
    setup: R::Setup,
    manner: Manner,
    players: usize,
    seed: u64,
    lanes: Vec<Lane<R>>,
    crew: Crew,
}

/// A number that has nothing to do with those that it is made from.
fn mixed(numbers: [u64; 3]) -> u64 {
    numbers.into_iter().fold(0x9e37_79b9_7f4a_7c15, |mix, number| {
        let mut z = (mix ^ number).wrapping_add(0x9e37_79b9_7f4a_7c15);
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    })
}

impl<R: Encode> Lane<R> {
    fn open(rules: &R, setup: &R::Setup, rows: usize, seed: u64, number: u64) -> Result<Self, SetupError> {
        let mut dice = FastDice::new(mixed([seed, number, 0]));
        let state = rules.start(setup, &mut dice, &mut Silence)?;
        Ok(Lane {
            number,
            begun: 1,
            state,
            ended: None,
            dice,
            picks: FastDice::new(mixed([seed, number, u64::MAX])),
            over: false,
            asked: vec![None; rows],
            legal: (0..rows).map(|_| MoveList::new()).collect(),
            chosen: vec![None; rows],
            points: Vec::new(),
        })
    }

    /// Begins the next game. The setup was accepted before, so it is again.
    fn restart(&mut self, rules: &R, setup: &R::Setup, seed: u64) {
        self.dice = FastDice::new(mixed([seed, self.number, self.begun]));
        self.begun += 1;
        if let Ok(state) = rules.start(setup, &mut self.dice, &mut Silence) {
            self.ended = Some(std::mem::replace(&mut self.state, state));
        }
    }

    /// Finds out who is asked what.
    fn ask(&mut self, rules: &R) {
        let deciding = rules.deciding(&self.state);
        let rows = self.asked.len();
        for (row, (asked, legal)) in self.asked.iter_mut().zip(&mut self.legal).enumerate() {
            *asked = if rows == 1 { deciding.first() } else { Some(Seat(row as u8)).filter(|&seat| deciding.contains(seat)) };
            legal.clear();
            if let Some(seat) = *asked {
                rules.legal(&self.state, seat, legal);
            }
        }
    }

    /// Looks the actions up; what is chosen is carried out later.
    fn choose(&mut self, rules: &R, players: usize, actions: &[i64], otherwise: OnIllegal) -> Result<(), (Seat, i64, Illegal)> {
        for (row, &action) in actions.iter().enumerate() {
            let Some(seat) = self.asked[row].filter(|_| action != WAIT) else {
                self.chosen[row] = None;
                continue;
            };
            let eyes = Eyes::new(seat, players);
            let m = usize::try_from(action).ok().and_then(|action| rules.move_at(eyes, action));
            let legal = &self.legal[row];
            self.chosen[row] = match (m, otherwise) {
                (Some(m), _) if legal.contains(&m) => Some(m),
                (_, OnIllegal::Replace) => legal.first().copied(),
                (Some(m), OnIllegal::Refuse) => return Err((seat, action, rules.refuse(&self.state, seat, m))),
                (None, OnIllegal::Refuse) => return Err((seat, action, NO_SUCH_ACTION)),
            };
        }
        Ok(())
    }

    /// Carries out what was chosen. A later answer of the same step may have become impossible by an earlier one: its seat is asked
    /// again.
    fn advance(&mut self, rules: &R) {
        let mut first = true;
        for row in 0..self.asked.len() {
            let (Some(seat), Some(m)) = (self.asked[row], self.chosen[row]) else {
                continue;
            };
            if !first {
                self.legal[row].clear();
                rules.legal(&self.state, seat, &mut self.legal[row]);
                if !self.legal[row].contains(&m) {
                    continue;
                }
            }
            rules.apply(&mut self.state, seat, m, &mut self.dice, &mut Silence);
            first = false;
        }
    }

    fn pay(&mut self, rules: &R, manner: Manner, rewards: &mut [f32]) {
        rewards.fill(0.0);
        match manner.reward {
            Reward::Points => {
                for (seat, reward) in rewards.iter_mut().enumerate() {
                    let points = rules.points(&self.state, Seat(seat as u8));
                    *reward = (points - self.points[seat]) as f32;
                    self.points[seat] = points;
                }
            }
            Reward::Places => {
                if let Some(places) = rules.places(&self.state) {
                    worth(places.as_slice(), rewards);
                }
            }
        }
    }

    fn remember_points(&mut self, rules: &R, players: usize) {
        self.points.clear();
        self.points.extend((0..players as u8).map(|seat| rules.points(&self.state, Seat(seat))));
    }
}

/// What places are worth, from 1 to -1.
pub fn worth(places: &[u8], rewards: &mut [f32]) {
    let won = places.contains(&1);
    let others = places.len().saturating_sub(1);
    for (reward, place) in rewards.iter_mut().zip(places) {
        let better = places.iter().filter(|other| *other < place).count() as f32;
        let equal = places.iter().filter(|other| *other == place).count() as f32;
        *reward = match (won, others) {
            (false, _) => -1.0,
            (true, 0) => 1.0,
            (true, others) => 1.0 - 2.0 * (better + (equal - 1.0) / 2.0) / others as f32,
        };
    }
}

impl<R: Encode> Batch<R> {
    pub fn open(rules: Arc<R>, setup: R::Setup, games: usize, manner: Manner, seed: u64, crew: Crew) -> Result<Self, SetupError> {
        let players = rules.seats(&setup);
        let mut batch = Batch { rules, setup, manner, players, seed, lanes: Vec::with_capacity(games), crew };
        for number in 0..games as u64 {
            batch.lanes.push(Lane::open(&*batch.rules, &batch.setup, batch.rows(), seed, number)?);
        }
        batch.prepare();
        Ok(batch)
    }

    fn rows(&self) -> usize {
        if self.manner.offer == Offer::Together { self.players } else { 1 }
    }

    /// Looks the actions of all games up, before the first is carried out. The first refusal counts, on any number of threads.
    fn choose(&mut self, actions: &[i64]) -> Result<(), Refused> {
        let (rules, players, otherwise, rows) = (&*self.rules, self.players, self.manner.on_illegal, self.rows());
        let first_refused: Mutex<Option<Refused>> = Mutex::new(None);
        let size = self.crew.part(self.lanes.len());
        let parts = self.lanes.chunks_mut(size).zip(actions.chunks(size * rows));
        self.crew.share(parts, |(lanes, actions)| {
            for (lane, actions) in lanes.iter_mut().zip(actions.chunks_exact(rows)) {
                if let Err((seat, action, why)) = lane.choose(rules, players, actions, otherwise) {
                    let refused = Refused { game: lane.number as usize, seat, action, why };
                    let mut first = first_refused.lock().unwrap_or_else(PoisonError::into_inner);
                    if first.is_none_or(|first| refused.game < first.game) {
                        *first = Some(refused);
                    }
                    return;
                }
            }
        });
        first_refused.into_inner().unwrap_or_else(PoisonError::into_inner).map_or(Ok(()), Err)
    }

    fn prepare(&mut self) {
        for lane in &mut self.lanes {
            lane.ask(&*self.rules);
            lane.remember_points(&*self.rules, self.players);
        }
    }

    /// Does something in every lane, with that lane's part of the rows.
    fn each(&mut self, out: Rows<'_>, act: impl Fn(&mut Lane<R>, Rows<'_>) + Sync) {
        let shape = self.shape();
        let size = self.crew.part(self.lanes.len());
        let parts = self.lanes.chunks_mut(size).zip(out.parts(shape, size));
        self.crew.share(parts, |(lanes, rows)| {
            for (lane, rows) in lanes.iter_mut().zip(rows.parts(shape, 1)) {
                act(lane, rows);
            }
        });
    }
}

/// Writes what a lane asks.
fn write<R: Encode>(rules: &R, lane: &Lane<R>, players: usize, out: &mut Rows<'_>) {
    let (observation, actions) = (rules.observation_length(), rules.actions());
    let rows = out.observations.chunks_exact_mut(observation).zip(out.masks.chunks_exact_mut(actions)).zip(out.seats.iter_mut());
    for (row, ((numbers, mask), seat)) in rows.enumerate() {
        mask.fill(false);
        let Some(asked) = lane.asked[row] else {
            *seat = -1;
            numbers.fill(0.0);
            continue;
        };
        *seat = i32::from(asked.0);
        let eyes = Eyes::new(asked, players);
        rules.observe_state(&lane.state, eyes, numbers);
        for index in lane.legal[row].iter().filter_map(|&m| rules.index(eyes, m)) {
            mask[index] = true;
        }
    }
}

impl<R: Encode> Games for Batch<R> {
    fn shape(&self) -> Shape {
        Shape {
            games: self.lanes.len(),
            players: self.players,
            rows: self.rows(),
            actions: self.rules.actions(),
            observation: self.rules.observation_length(),
        }
    }

    fn encoding(&self) -> u32 {
        R::ENCODING
    }

    fn parts(&self) -> Vec<(&'static str, usize)> {
        self.rules.parts().iter().map(|part| (part.name, part.length)).collect()
    }

    fn reset(&mut self, seed: u64) -> Result<(), SetupError> {
        self.seed = seed;
        let rows = self.rows();
        for (number, lane) in self.lanes.iter_mut().enumerate() {
            *lane = Lane::open(&*self.rules, &self.setup, rows, seed, number as u64)?;
        }
        self.prepare();
        Ok(())
    }

    fn look(&mut self, out: Rows<'_>) {
        let (rules, players) = (self.rules.clone(), self.players);
        self.each(out, |lane, mut out| {
            out.rewards.fill(0.0);
            out.ends.fill(lane.over);
            write(&*rules, lane, players, &mut out);
        });
    }

    fn step(&mut self, actions: &[i64], out: Rows<'_>) -> Result<(), Refused> {
        self.choose(actions)?;
        let (rules, players, manner) = (self.rules.clone(), self.players, self.manner);
        let (setup, seed) = (self.setup.clone(), self.seed);
        self.each(out, |lane, mut out| {
            if lane.over {
                out.rewards.fill(0.0);
                out.ends.fill(true);
                write(&*rules, lane, players, &mut out);
                return;
            }
            lane.advance(&*rules);
            lane.pay(&*rules, manner, out.rewards);
            let over = rules.deciding(&lane.state).is_empty();
            out.ends.fill(over);
            if over && manner.restart {
                lane.restart(&*rules, &setup, seed);
                if manner.reward == Reward::Points {
                    lane.remember_points(&*rules, players);
                }
            } else {
                lane.over = over;
            }
            lane.ask(&*rules);
            write(&*rules, lane, players, &mut out);
        });
        Ok(())
    }

    fn sample(&mut self, actions: &mut [i64]) {
        let (rules, players, rows) = (self.rules.clone(), self.players, self.rows());
        let size = self.crew.part(self.lanes.len());
        let parts = self.lanes.chunks_mut(size).zip(actions.chunks_mut(size * rows));
        self.crew.share(parts, |(lanes, actions)| {
            for (lane, actions) in lanes.iter_mut().zip(actions.chunks_exact_mut(rows)) {
                for (row, action) in actions.iter_mut().enumerate() {
                    let legal = &lane.legal[row];
                    let m = (!legal.is_empty()).then(|| legal[lane.picks.below(legal.len() as u32) as usize]);
                    let index = lane.asked[row].zip(m).and_then(|(seat, m)| rules.index(Eyes::new(seat, players), m));
                    *action = index.map_or(WAIT, |index| index as i64);
                }
            }
        });
    }

    fn observe(&self, game: usize, seat: Seat, out: &mut [f32]) {
        self.rules.observe_state(&self.lanes[game].state, Eyes::new(seat, self.players), out);
    }

    fn observe_end(&self, game: usize, seat: Seat, out: &mut [f32]) -> bool {
        let lane = &self.lanes[game];
        let ended = if lane.over { Some(&lane.state) } else { lane.ended.as_ref() };
        if let Some(ended) = ended {
            self.rules.observe_state(ended, Eyes::new(seat, self.players), out);
        }
        ended.is_some()
    }

    fn mask(&self, game: usize, seat: Seat, out: &mut [bool]) {
        out.fill(false);
        let mut legal = MoveList::new();
        self.rules.legal(&self.lanes[game].state, seat, &mut legal);
        let eyes = Eyes::new(seat, self.players);
        for index in legal.iter().filter_map(|&m| self.rules.index(eyes, m)) {
            out[index] = true;
        }
    }

    fn points(&self, game: usize, seat: Seat) -> i32 {
        self.rules.points(&self.lanes[game].state, seat)
    }

    fn notation(&self, seat: Seat, action: usize) -> Option<String> {
        self.rules.move_at(Eyes::new(seat, self.players), action).map(|m| m.to_string())
    }

    fn view(&self, game: usize, seat: Option<Seat>) -> serde_json::Value {
        let viewer = seat.map_or(coven_engine::Viewer::Spectator, coven_engine::Viewer::Seat);
        serde_json::to_value(self.rules.view(&self.lanes[game].state, viewer)).unwrap_or_default()
    }
}
