//! A net as a file: a header that says for which game and which numbers it was trained, then the weights, two bytes each.

use super::{Layer, Net};
use coven_engine::{Encode, Eyes, Knowledge, Seat};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::fmt::Write;
use std::sync::{Arc, Mutex, PoisonError};

/// No net is larger than this: all of them are in the program.
pub const MOST_BYTES: usize = 300_000;

/// Where the header begins: its length comes first.
const LENGTH: usize = 4;

/// What a file says of its weights.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    pub game: String,
    /// The version of the game's encoding.
    pub encoding: u32,
    /// The hash of what the numbers mean.
    pub meaning: String,
    /// The hash of the weights.
    pub weights: String,
    /// The smallest and the largest table for which the net was trained.
    pub seats: [usize; 2],
    /// How wide the two hidden layers are.
    pub hidden: [usize; 2],
}

/// Why a game has no net at this table.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadNet {
    #[error("{0} has no net")]
    None(&'static str),
    #[error("a net of {0} bytes is too large; {MOST_BYTES} are allowed")]
    TooLarge(usize),
    #[error("this is no net: {0}")]
    Unreadable(String),
    #[error("this net was trained for {found}, not for {wanted}")]
    Game { found: String, wanted: &'static str },
    #[error("this net reads version {found} of the encoding, and the game writes version {wanted}")]
    Encoding { found: u32, wanted: u32 },
    #[error("the numbers of this net mean something else with the component data of this table")]
    Meaning,
    #[error("this net has {found} bytes of weights instead of {wanted}")]
    Size { found: usize, wanted: usize },
    #[error("the weights of this net were changed after it was trained")]
    Weights,
    #[error("this net was trained for {least} to {most} players, not for {seats}")]
    Seats { seats: usize, least: usize, most: usize },
}

/// The widths of all layers.
#[derive(Clone, Copy)]
struct Shape {
    inputs: usize,
    hidden: [usize; 2],
    places: usize,
    actions: usize,
}

impl Shape {
    fn of<R: Encode>(rules: &R, hidden: [usize; 2]) -> Shape {
        Shape { inputs: rules.observation_length(), hidden, places: *R::about().seats.end(), actions: rules.actions() }
    }

    /// Inputs and outputs of each layer; that of the advice is written move by move.
    fn layers(self) -> [(usize, usize); 4] {
        let [first, second] = self.hidden;
        [(self.inputs, first), (first, second), (second, 2 * self.places), (second, self.actions)]
    }

    /// Each layer has a scale, its weights and its biases.
    fn bytes(self) -> usize {
        self.layers().iter().map(|(inputs, outputs)| 4 + 2 * inputs * outputs + 4 * outputs).sum()
    }
}

/// The hash of what the numbers of a game mean: which parts an observation has, and which move each number is. Other component data
/// may give other numbers.
pub fn meaning<R: Encode>(rules: &R) -> String {
    let mut hash = Sha256::new();
    for part in rules.parts() {
        hash.update(format!("{} {} {:?}\n", part.name, part.length, part.seats));
    }
    let eyes = Eyes::new(Seat(0), *R::about().seats.end());
    for action in 0..rules.actions() {
        let m = rules.move_at(eyes, action).map(|m| m.to_string()).unwrap_or_default();
        hash.update(format!("{action} {m}\n"));
    }
    hexadecimal(hash)
}

fn hexadecimal(hash: Sha256) -> String {
    hash.finalize().iter().fold(String::new(), |mut text, byte| {
        // Writing to a string cannot fail.
        let _ = write!(text, "{byte:02x}");
        text
    })
}

fn hash_of(weights: &[u8]) -> String {
    let mut hash = Sha256::new();
    hash.update(weights);
    hexadecimal(hash)
}

impl Net {
    /// The net of a game, for a table of this size; or why there is none.
    pub fn of<R: Knowledge>(rules: &R, seats: usize) -> Result<Arc<Net>, BadNet> {
        let net = Net::known(rules)?;
        let (least, most) = (*net.seats.start(), *net.seats.end());
        if net.knows_tables_for(seats) { Ok(net) } else { Err(BadNet::Seats { seats, least, most }) }
    }

    /// Reads a game's net once for all tables with the same component data.
    fn known<R: Knowledge>(rules: &R) -> Result<Arc<Net>, BadNet> {
        type Known = (&'static str, String, Result<Arc<Net>, BadNet>);
        static KNOWN: Mutex<Vec<Known>> = Mutex::new(Vec::new());
        let (game, data) = (R::about().id, rules.data_hash());
        if R::NET.is_empty() {
            return Err(BadNet::None(game));
        }
        let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, _, net)) = known.iter().find(|(id, hash, _)| *id == game && hash == data) {
            return net.clone();
        }
        let net = Net::from_bytes(rules, R::NET).map(Arc::new);
        known.push((game, data.to_owned(), net.clone()));
        net
    }

    /// Reads a file for a game.
    pub fn from_bytes<R: Encode>(rules: &R, bytes: &[u8]) -> Result<Net, BadNet> {
        if bytes.len() > MOST_BYTES {
            return Err(BadNet::TooLarge(bytes.len()));
        }
        let (header, weights) = split(bytes)?;
        let wanted = R::about().id;
        if header.game != wanted {
            return Err(BadNet::Game { found: header.game, wanted });
        }
        if header.encoding != R::ENCODING {
            return Err(BadNet::Encoding { found: header.encoding, wanted: R::ENCODING });
        }
        if header.meaning != meaning(rules) {
            return Err(BadNet::Meaning);
        }
        if header.hidden.iter().any(|&width| width == 0 || width > MOST_BYTES) {
            return Err(BadNet::Unreadable(format!("layers of {:?}", header.hidden)));
        }
        let shape = Shape::of(rules, header.hidden);
        if weights.len() != shape.bytes() {
            return Err(BadNet::Size { found: weights.len(), wanted: shape.bytes() });
        }
        if header.weights != hash_of(weights) {
            return Err(BadNet::Weights);
        }
        let mut rest = weights;
        let [first, second, judges, advises] = shape.layers().map(|layer| read_layer(&mut rest, layer));
        let [least, most] = header.seats;
        Ok(Net { seats: least..=most, places: shape.places, first, second, judges, advises })
    }

    /// Writes a file from the layers, each with its weights input after input (those of the advice move after move) and its biases.
    pub fn to_bytes<R: Encode>(
        rules: &R,
        seats: [usize; 2],
        hidden: [usize; 2],
        layers: [(&[f32], &[f32]); 4],
    ) -> Result<Vec<u8>, BadNet> {
        let shape = Shape::of(rules, hidden);
        for ((weights, bias), (inputs, outputs)) in layers.iter().zip(shape.layers()) {
            if weights.len() != inputs * outputs || bias.len() != outputs {
                return Err(BadNet::Size { found: weights.len(), wanted: inputs * outputs });
            }
        }
        let mut written = Vec::with_capacity(shape.bytes());
        layers.iter().for_each(|(weights, bias)| write_layer(&mut written, weights, bias));
        let header = Header {
            game: R::about().id.to_owned(),
            encoding: R::ENCODING,
            meaning: meaning(rules),
            weights: hash_of(&written),
            seats,
            hidden,
        };
        let header = toml::to_string(&header).map_err(|error| BadNet::Unreadable(error.to_string()))?;
        let mut bytes = (header.len() as u32).to_le_bytes().to_vec();
        bytes.extend_from_slice(header.as_bytes());
        bytes.extend_from_slice(&written);
        if bytes.len() > MOST_BYTES { Err(BadNet::TooLarge(bytes.len())) } else { Ok(bytes) }
    }
}

fn split(bytes: &[u8]) -> Result<(Header, &[u8]), BadNet> {
    let short = || BadNet::Unreadable("it ends too early".to_owned());
    let (length, rest) = bytes.split_first_chunk::<LENGTH>().ok_or_else(short)?;
    let (header, weights) = rest.split_at_checked(u32::from_le_bytes(*length) as usize).ok_or_else(short)?;
    let text = std::str::from_utf8(header).map_err(|error| BadNet::Unreadable(error.to_string()))?;
    let header = toml::from_str(text).map_err(|error| BadNet::Unreadable(error.to_string()))?;
    Ok((header, weights))
}

/// The next layer; the caller has made sure that it is there.
fn read_layer(rest: &mut &[u8], (inputs, outputs): (usize, usize)) -> Layer {
    let scale = floats(take(rest, 4)).next().unwrap_or_default();
    let weights = take(rest, 2 * inputs * outputs).chunks_exact(2);
    let weights = weights.map(|pair| f32::from(i16::from_le_bytes([pair[0], pair[1]])) * scale).collect();
    Layer { weights, bias: floats(take(rest, 4 * outputs)).collect() }
}

fn take<'a>(rest: &mut &'a [u8], count: usize) -> &'a [u8] {
    let (taken, left) = rest.split_at(count);
    *rest = left;
    taken
}

fn floats(bytes: &[u8]) -> impl Iterator<Item = f32> {
    bytes.chunks_exact(4).map(|four| f32::from_le_bytes([four[0], four[1], four[2], four[3]]))
}

fn write_layer(out: &mut Vec<u8>, weights: &[f32], bias: &[f32]) {
    let most = weights.iter().fold(f32::MIN_POSITIVE, |most, weight| most.max(weight.abs()));
    let scale = most / f32::from(i16::MAX);
    out.extend_from_slice(&scale.to_le_bytes());
    for weight in weights {
        out.extend_from_slice(&((weight / scale).round() as i16).to_le_bytes());
    }
    bias.iter().for_each(|bias| out.extend_from_slice(&bias.to_le_bytes()));
}
