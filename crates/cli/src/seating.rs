//! Who sits where.

use coven_bots::Level;
use coven_engine::{MAX_SEATS, Seat};
use std::fmt;
use std::str::FromStr;

/// Names for seats that were given none, so that a story can be told of them.
const NAMES: [&str; MAX_SEATS] = ["Agata", "Brona", "Cerys", "Dunja", "Esme", "Fenna", "Greta", "Hilda"];

/// Who decides for a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sitter {
    Human { name: Option<String> },
    Bot(Level),
}

impl FromStr for Sitter {
    type Err = String;

    fn from_str(text: &str) -> Result<Sitter, String> {
        match text.split_once(':') {
            Some(("human", name)) if !name.trim().is_empty() => Ok(Sitter::Human { name: Some(name.trim().to_owned()) }),
            None if text == "human" => Ok(Sitter::Human { name: None }),
            None if let Ok(level) = text.parse() => Ok(Sitter::Bot(level)),
            _ => {
                let levels: Vec<&str> = Level::ALL.iter().map(|level| level.name()).collect();
                Err(format!("'{text}' cannot sit at a table; say human, human:NAME or one of {}", levels.join(", ")))
            }
        }
    }
}

impl fmt::Display for Sitter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Sitter::Human { name: Some(name) } => write!(f, "human:{name}"),
            Sitter::Human { name: None } => f.write_str("human"),
            Sitter::Bot(level) => level.fmt(f),
        }
    }
}

/// Everybody at a table, in seat order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seating(Vec<Sitter>);

impl Seating {
    pub fn new(sitters: Vec<Sitter>) -> Self {
        Seating(sitters)
    }

    /// One human against computer players.
    pub fn alone(seats: usize, against: Level) -> Self {
        let mut sitters = vec![Sitter::Bot(against); seats];
        if let Some(first) = sitters.first_mut() {
            *first = Sitter::Human { name: None };
        }
        Seating(sitters)
    }

    /// As a record keeps it. A record that does not say who sat there was not played by people.
    pub fn from_record(seats: &[String], count: usize) -> Self {
        let sitter = |seat: usize| seats.get(seat).map_or(Sitter::Bot(Level::Random), |text| read(text));
        Seating((0..count).map(sitter).collect())
    }

    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// The computer player at a seat; none if a person decides.
    pub fn bot(&self, seat: Seat) -> Option<Level> {
        match self.0.get(seat.index()) {
            Some(Sitter::Bot(level)) => Some(*level),
            _ => None,
        }
    }

    pub fn humans(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.len()).filter(|&seat| self.bot(seat).is_none())
    }

    pub fn sitters(&self) -> &[Sitter] {
        &self.0
    }

    /// What everybody is called in the story.
    pub fn names(&self) -> Vec<String> {
        let name = |(sitter, spare): (&Sitter, &&str)| match sitter {
            Sitter::Human { name: Some(name) } => name.clone(),
            _ => (*spare).to_owned(),
        };
        self.0.iter().zip(&NAMES).map(name).collect()
    }

    pub fn to_record(&self) -> Vec<String> {
        self.0.iter().map(Sitter::to_string).collect()
    }
}

/// A record of another program may name somebody whom this one does not know: a person decides for them here.
fn read(text: &str) -> Sitter {
    text.parse().unwrap_or_else(|_| Sitter::Human { name: Some(text.to_owned()) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sitters_are_written_as_they_are_read() {
        for text in ["human", "human:Ada", "random", "archwitch"] {
            assert_eq!(text.parse::<Sitter>().map(|sitter| sitter.to_string()), Ok(text.to_owned()));
        }
        assert!("human:".parse::<Sitter>().is_err() && "robot".parse::<Sitter>().is_err());
    }

    #[test]
    fn everybody_has_a_name() {
        let seating = Seating::from_record(&["human:Ada".to_owned(), "random".to_owned(), "Cleo".to_owned()], 4);
        assert_eq!(seating.names(), ["Ada", "Brona", "Cleo", "Dunja"]);
        assert_eq!(seating.humans().collect::<Vec<_>>(), [Seat(0), Seat(2)]);
    }
}
