//! The seed of a table, and the promise that is shown before the first card is dealt.

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::fmt;
use std::str::FromStr;

/// Everything that chance will do at a table follows from these 32 bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Seed([u8; 32]);

impl Seed {
    pub const fn new(bytes: [u8; 32]) -> Self {
        Seed(bytes)
    }

    /// A seed that a person can type. Such a seed can be guessed from its commitment: real tables use random bytes.
    pub fn from_number(number: u64) -> Self {
        let mut hash = Sha256::new();
        hash.update(b"coven numbered seed\n");
        hash.update(number.to_le_bytes());
        Seed(hash.finalize().into())
    }

    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// What all seats see before anything is dealt.
    pub fn commitment(&self) -> Commitment {
        let mut hash = Sha256::new();
        hash.update(b"coven seed commitment\n");
        hash.update(self.0);
        Commitment(hash.finalize().into())
    }
}

/// A hash of the seed: it gives nothing away, and fits no other seed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Commitment([u8; 32]);

/// The text is not the hexadecimal form of 32 bytes.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("'{0}' is not a string of 64 hexadecimal digits")]
pub struct NotHex(String);

macro_rules! hexadecimal {
    ($type:ident) => {
        impl fmt::Display for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&hex::encode(self.0))
            }
        }

        impl fmt::Debug for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, concat!(stringify!($type), "({})"), self)
            }
        }

        impl FromStr for $type {
            type Err = NotHex;

            fn from_str(text: &str) -> Result<Self, NotHex> {
                let mut bytes = [0; 32];
                hex::decode_to_slice(text, &mut bytes).map_err(|_| NotHex(text.to_owned()))?;
                Ok($type(bytes))
            }
        }

        impl TryFrom<String> for $type {
            type Error = NotHex;

            fn try_from(text: String) -> Result<Self, NotHex> {
                text.parse()
            }
        }

        impl From<$type> for String {
            fn from(value: $type) -> String {
                value.to_string()
            }
        }
    };
}

hexadecimal!(Seed);
hexadecimal!(Commitment);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_commitment_fits_one_seed() {
        let seed = Seed::from_number(1);
        assert_eq!(seed.commitment(), seed.commitment());
        assert_ne!(seed.commitment(), Seed::from_number(2).commitment());
        assert_ne!(seed.to_string(), seed.commitment().to_string());
    }

    #[test]
    fn seeds_are_written_and_read() {
        let seed = Seed::from_number(1);
        assert_eq!(seed.to_string().parse(), Ok(seed));
        assert_eq!("xyz".parse::<Seed>(), Err(NotHex("xyz".to_owned())));
    }
}
