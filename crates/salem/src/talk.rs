//! Table talk: what a seat may say in a form that bots can read and make.
//!
//! NSM-TALK-1: talk is free at all times, truth and lies alike. NSM-TALK-6: it changes no state, so it stands beside the
//! moves and not among them. NSM-TALK-2: one may speak of sides, types and what one saw. NSM-TALK-3: there is no word for
//! picture, name, profession or looks of a character. NSM-TALK-5: cards cannot be shown, for want of a word as well.

use crate::Salem;
use crate::cards::{EventCard, Side, Type, Types};
use crate::moves::{read, read_seat};
use crate::state::State;
use coven_engine::{BadNotation, Illegal, Seat};
use std::fmt;
use std::str::FromStr;

/// One statement of one seat. It binds nobody (NSM-RUL-32).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Statement {
    /// "I am a Puritan."
    ClaimRole(Side),
    /// "These types are on my card."
    ClaimTypes(Types),
    /// "I saw that this player is a Witch."
    ClaimSaw(Seat, Side),
    Accuse(Seat),
    Trust(Seat),
    /// "I want this event, aimed at that player."
    Want(EventCard, Option<Seat>),
    /// A promise of Hope, perhaps for an event.
    Offer(u8, Option<EventCard>),
    Refuse,
    /// "Make this player the next Constable."
    AskConstable(Seat),
}

impl Salem {
    /// Whether a seat may say this. What is said need not be true, but it must be about this table.
    pub(crate) fn may_say(&self, state: &State, speaker: Seat, statement: Statement) -> Result<(), Illegal> {
        let somebody = match statement {
            Statement::ClaimSaw(seat, _) | Statement::Accuse(seat) | Statement::Trust(seat) => Some((seat, false)),
            Statement::Want(_, Some(seat)) | Statement::AskConstable(seat) => Some((seat, true)),
            _ => None,
        };
        if speaker.index() >= state.players() || somebody.is_some_and(|(seat, _)| seat.index() >= state.players()) {
            return Err(Illegal::new("salem-no-such-seat", "NSM-TALK-6"));
        }
        match (statement, somebody) {
            (_, Some((seat, self_allowed))) if seat == speaker && !self_allowed => {
                Err(Illegal::new("salem-not-yourself", "NSM-TALK-6"))
            }
            // No character shows another number of types, so nothing else is a claim about one.
            (Statement::ClaimTypes(types), _) if !(1..=3).contains(&types.len()) => {
                Err(Illegal::new("salem-claim-types", "NSM-TALK-2"))
            }
            (Statement::Offer(0, _), _) => Err(Illegal::new("salem-offer-nothing", "NSM-TALK-6")),
            _ => Ok(()),
        }
    }
}

impl fmt::Display for Statement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Statement::ClaimRole(side) => write!(f, "claim-role {side}"),
            Statement::ClaimTypes(types) => {
                let names: Vec<&str> = types.iter().map(Type::name).collect();
                write!(f, "claim-types {}", names.join("+"))
            }
            Statement::ClaimSaw(seat, side) => write!(f, "claim-saw {seat} {side}"),
            Statement::Accuse(seat) => write!(f, "accuse {seat}"),
            Statement::Trust(seat) => write!(f, "trust {seat}"),
            Statement::Want(event, None) => write!(f, "want {event}"),
            Statement::Want(event, Some(seat)) => write!(f, "want {event} {seat}"),
            Statement::Offer(hope, None) => write!(f, "offer {hope}"),
            Statement::Offer(hope, Some(event)) => write!(f, "offer {hope} {event}"),
            Statement::Refuse => f.write_str("refuse"),
            Statement::AskConstable(seat) => write!(f, "ask-constable {seat}"),
        }
    }
}

impl FromStr for Statement {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Statement, BadNotation> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let number =
            |word: &str| word.parse().map_err(|_| BadNotation::new(text, format!("'{word}' is no number of Hope cubes")));
        let statement = match words[..] {
            ["claim-role", side] => Statement::ClaimRole(read(text, side)?),
            ["claim-types", types] => {
                let types: Result<Types, BadNotation> = types.split('+').map(|word| read::<Type>(text, word)).collect();
                Statement::ClaimTypes(types?)
            }
            ["claim-saw", seat, side] => Statement::ClaimSaw(read_seat(text, seat)?, read(text, side)?),
            ["accuse", seat] => Statement::Accuse(read_seat(text, seat)?),
            ["trust", seat] => Statement::Trust(read_seat(text, seat)?),
            ["want", event] => Statement::Want(read(text, event)?, None),
            ["want", event, seat] => Statement::Want(read(text, event)?, Some(read_seat(text, seat)?)),
            ["offer", hope] => Statement::Offer(number(hope)?, None),
            ["offer", hope, event] => Statement::Offer(number(hope)?, Some(read(text, event)?)),
            ["refuse"] => Statement::Refuse,
            ["ask-constable", seat] => Statement::AskConstable(read_seat(text, seat)?),
            _ => {
                return Err(BadNotation::new(text, "a statement looks like 'accuse 3', 'claim-role puritan' or 'offer 2 trial'"));
            }
        };
        Ok(statement)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use coven_engine::{DataSource, FastDice, Rules, Silence};
    use coven_proves::proves;

    #[test]
    #[proves("NSM-TALK-6")]
    fn every_statement_has_a_notation_that_reads_back() {
        for text in [
            "claim-role witch",
            "claim-types trade+finance",
            "claim-saw 2 puritan",
            "accuse 3",
            "trust 1",
            "want trial 2",
            "want alms",
            "offer 2",
            "offer 3 trial",
            "refuse",
            "ask-constable 4",
        ] {
            assert_eq!(text.parse::<Statement>().map(|said| said.to_string()).as_deref(), Ok(text));
        }
    }

    #[test]
    #[proves("NSM-TALK-3", "NSM-TALK-5")]
    fn there_is_no_word_for_persons_or_cards() {
        for text in ["claim-name hale", "claim-role merchant", "claim-role hale", "claim-saw 2 hale", "show market", "hello"] {
            assert!(text.parse::<Statement>().is_err(), "{text}");
        }
    }

    #[test]
    #[proves("NSM-TALK-1", "NSM-TALK-2")]
    fn lies_are_allowed_nonsense_is_not() {
        let rules = Salem::load(&DataSource::builtin()).expect("data");
        let setup = rules.agree(3, &[]).expect("setup");
        let state = rules.start(&setup, &mut FastDice::new(1), &mut Silence).expect("start");
        let says = |text: &str| rules.may_say(&state, Seat(0), text.parse().expect("notation"));
        for side in ["witch", "puritan"] {
            assert_eq!(says(&format!("claim-role {side}")), Ok(()));
            assert_eq!(says(&format!("claim-saw 1 {side}")), Ok(()), "also without having seen it");
        }
        assert_eq!(says("accuse 5").map_err(|illegal| illegal.code), Err("salem-no-such-seat"));
        assert_eq!(says("trust 0").map_err(|illegal| illegal.code), Err("salem-not-yourself"));
        assert_eq!(says("offer 0").map_err(|illegal| illegal.code), Err("salem-offer-nothing"));
        assert_eq!(says("claim-types trade+finance+death+justice").map_err(|illegal| illegal.code), Err("salem-claim-types"));
    }
}
