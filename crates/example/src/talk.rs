//! Table talk: what a seat may say in a form that programs can read. It changes no state.

use crate::moves::{Card, HIGHEST};
use coven_engine::Illegal;

/// SLB-TALK-1: `claim 13`, true or not. Gives the statement back in its normal form.
pub fn statement(text: &str) -> Result<String, Illegal> {
    let claimed =
        text.strip_prefix("claim ").and_then(|card| card.trim().parse().ok()).filter(|card| (1..=HIGHEST).contains(card));
    claimed.map(|card| format!("claim {}", Card(card))).ok_or(Illegal::new("sealed-no-statement", "SLB-TALK-1"))
}
