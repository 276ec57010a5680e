//! Chapter 12, decision points: everything that a seat can be asked to do, and its notation.

use crate::pieces::{Circle, CloudSpace, Region, Resource, Role, Stance, Tower};
use coven_engine::BadNotation;
use std::fmt;
use std::str::FromStr;

/// One decision of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// BRM-DP-2: how many roles to play.
    Number(u8),
    /// BRM-DP-3: use an extra-card tile.
    UseExtraCard,
    /// BRM-DP-3: keep it.
    KeepExtraCard,
    /// BRM-DP-4: one role for the hand.
    Pick(Role),
    /// BRM-DP-5, BRM-DP-6: lay a card and declare.
    Lay(Role, Stance),
    /// BRM-DP-7: the normal cowardly action.
    Act,
    /// BRM-DP-7: points of the Black Market instead.
    BlackMarket,
    /// BRM-DP-7: a resource of the Moonshine Still instead.
    Moonshine(Resource),
    /// BRM-DP-7: the brave action, for a forest tile.
    ActBrave,
    /// BRM-DP-7: points for a forest tile instead.
    FiveVp,
    /// BRM-DP-8, BRM-DP-11: move a pawn from one region to another. Two pawns in one region are the same choice.
    Fly { from: Region, to: Region },
    /// BRM-DP-8, BRM-DP-11: move no pawn (any more).
    Stay,
    /// BRM-DP-8, BRM-DP-10, BRM-DP-11: serve a tower with a pawn in a region.
    Deliver { from: Region, tower: Tower },
    /// BRM-DP-8: take all that a brave gatherer gets.
    TakeAll,
    /// BRM-DP-8: take one resource, as a cowardly gatherer.
    Take(Resource),
    /// BRM-DP-8, BRM-DP-11: dispel a cloud.
    Dispel(CloudSpace),
    /// BRM-DP-8, BRM-DP-11, BRM-DP-13: leave it.
    Decline,
    /// BRM-DP-9: fly on to a stone circle.
    Circle(Circle),
    /// BRM-DP-10: use the mountain tile.
    UseTile,
    /// BRM-DP-10: do not use it.
    DeclineTile,
    /// BRM-DP-10: give up what is still open on the mountain.
    Done,
    /// BRM-DP-12: enclose this many of the kind that is asked for.
    Enclose(u8),
    /// BRM-DP-13: return one of each for points.
    Trade,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Number(roles) => write!(f, "number {roles}"),
            Move::UseExtraCard => f.write_str("use extra_card"),
            Move::KeepExtraCard => f.write_str("keep extra_card"),
            Move::Pick(role) => write!(f, "pick {role}"),
            Move::Lay(role, stance) => write!(f, "lay {role} {stance}"),
            Move::Act => f.write_str("act"),
            Move::BlackMarket => f.write_str("black_market"),
            Move::Moonshine(resource) => write!(f, "moonshine {resource}"),
            Move::ActBrave => f.write_str("act_brave"),
            Move::FiveVp => f.write_str("five_vp"),
            Move::Fly { from, to } => write!(f, "move {from} {to}"),
            Move::Stay => f.write_str("stay"),
            Move::Deliver { from, tower } => write!(f, "deliver {from} {tower}"),
            Move::TakeAll => f.write_str("take all"),
            Move::Take(resource) => write!(f, "take {resource}"),
            Move::Dispel(space) => write!(f, "dispel {space}"),
            Move::Decline => f.write_str("decline"),
            Move::Circle(circle) => write!(f, "circle {circle}"),
            Move::UseTile => f.write_str("use tile"),
            Move::DeclineTile => f.write_str("decline tile"),
            Move::Done => f.write_str("done"),
            Move::Enclose(number) => write!(f, "enclose {number}"),
            Move::Trade => f.write_str("trade"),
        }
    }
}

impl FromStr for Move {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Move, BadNotation> {
        fn part<T: FromStr<Err: fmt::Display>>(text: &str, word: &str) -> Result<T, BadNotation> {
            word.parse().map_err(|error: T::Err| BadNotation::new(text, error))
        }
        let words: Vec<&str> = text.split_whitespace().collect();
        Ok(match words[..] {
            ["number", roles] => Move::Number(part(text, roles)?),
            ["use", "extra_card"] => Move::UseExtraCard,
            ["keep", "extra_card"] => Move::KeepExtraCard,
            ["pick", role] => Move::Pick(part(text, role)?),
            ["lay", role, stance] => Move::Lay(part(text, role)?, part(text, stance)?),
            ["act"] => Move::Act,
            ["black_market"] => Move::BlackMarket,
            ["moonshine", resource] => Move::Moonshine(part(text, resource)?),
            ["act_brave"] => Move::ActBrave,
            ["five_vp"] => Move::FiveVp,
            ["move", from, to] => Move::Fly { from: part(text, from)?, to: part(text, to)? },
            ["stay"] => Move::Stay,
            ["deliver", from, tower] => Move::Deliver { from: part(text, from)?, tower: part(text, tower)? },
            ["take", "all"] => Move::TakeAll,
            ["take", resource] => Move::Take(part(text, resource)?),
            ["dispel", space] => Move::Dispel(part(text, space)?),
            ["decline"] => Move::Decline,
            ["circle", circle] => Move::Circle(part(text, circle)?),
            ["use", "tile"] => Move::UseTile,
            ["decline", "tile"] => Move::DeclineTile,
            ["done"] => Move::Done,
            ["enclose", number] => Move::Enclose(part(text, number)?),
            ["trade"] => Move::Trade,
            _ => {
                return Err(BadNotation::new(
                    text,
                    "no move of Broom Service begins like that; see 'coven scenario schema broom'",
                ));
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_fits_into_eight_bytes() {
        assert!(size_of::<Move>() <= 8);
    }

    #[test]
    fn notation_reads_back() {
        for text in [
            "number 4",
            "use extra_card",
            "keep extra_card",
            "pick weather_fairy",
            "lay forest_witch brave",
            "act",
            "black_market",
            "moonshine wand",
            "act_brave",
            "five_vp",
            "move H3 F2",
            "stay",
            "deliver F3 FR01",
            "take all",
            "take purple",
            "dispel BC19",
            "decline",
            "circle D",
            "use tile",
            "decline tile",
            "done",
            "enclose 12",
            "trade",
        ] {
            let read: Move = text.parse().expect(text);
            assert_eq!(read.to_string(), text);
        }
    }

    #[test]
    fn what_is_no_move_is_explained() {
        let error = |text: &str| text.parse::<Move>().expect_err(text).to_string();
        assert!(error("lay forest_witch boldly").contains("'boldly' is no Stance"));
        assert!(error("move H3").contains("no move of Broom Service"));
        assert!(error("enclose -1").contains("invalid digit"));
    }
}
