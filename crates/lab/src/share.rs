//! Shares of a victory as whole numbers, so that what is split adds up to the last digit.
//!
//! A share is counted in parts of 2^30. A floating-point number holds such a part exactly, and so does the sum of many of them:
//! whoever reads the written numbers and adds them up gets the whole, in any order and in any language.

use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::iter::Sum;
use std::ops::{Add, AddAssign, Neg, Sub};

/// How many parts a victory has.
const PARTS: f64 = (1u64 << 30) as f64;

/// A share of a victory, or a difference of two.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Share(i64);

impl Share {
    pub const NONE: Share = Share(0);
    pub const WHOLE: Share = Share(1 << 30);

    /// The nearest share; nothing for what is no number.
    pub fn of(value: f64) -> Share {
        Share((value * PARTS).round() as i64)
    }

    pub fn value(self) -> f64 {
        self.0 as f64 / PARTS
    }
}

impl Add for Share {
    type Output = Share;

    fn add(self, other: Share) -> Share {
        Share(self.0 + other.0)
    }
}

impl Sub for Share {
    type Output = Share;

    fn sub(self, other: Share) -> Share {
        Share(self.0 - other.0)
    }
}

impl Neg for Share {
    type Output = Share;

    fn neg(self) -> Share {
        Share(-self.0)
    }
}

impl AddAssign for Share {
    fn add_assign(&mut self, other: Share) {
        self.0 += other.0;
    }
}

impl Sum for Share {
    fn sum<I: Iterator<Item = Share>>(shares: I) -> Share {
        shares.fold(Share::NONE, Add::add)
    }
}

impl Serialize for Share {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_f64(self.value())
    }
}

/// As it is written: a number.
impl JsonSchema for Share {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Share".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        f64::json_schema(generator)
    }
}

impl<'de> Deserialize<'de> for Share {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Share, D::Error> {
        f64::deserialize(deserializer).map(Share::of)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn written_shares_add_up_exactly_in_any_order() {
        let shares = [0.1, 0.7, -0.3, 1.0 / 3.0, 0.123_456_789].map(Share::of);
        let whole: Share = shares.into_iter().sum();
        let forwards: f64 = shares.iter().map(|share| share.value()).sum();
        let backwards: f64 = shares.iter().rev().map(|share| share.value()).sum();
        assert_eq!((forwards, backwards), (whole.value(), whole.value()));
    }

    #[test]
    fn a_share_is_read_as_it_was_written() {
        for share in [Share::of(1.0 / 3.0), Share::WHOLE, Share(-1), Share::NONE] {
            let written = serde_json::to_string(&share).expect("a number");
            assert_eq!(serde_json::from_str::<Share>(&written).expect("a number"), share, "{written}");
        }
    }
}
