//! Moments of Broom Service.

use super::Moment;
use coven_broom::{Broom, Pending};
use coven_engine::{Game, Seat};

pub const MOMENTS: &[Moment<Broom>] = &[
    Moment {
        name: "coach",
        players: 4,
        variants: &[],
        wanted: |game, seat| asked(game, seat, |p| p == Pending::Pick) && game.state().player(seat).hand.len() == 2,
    },
    Moment {
        name: "lead",
        players: 3,
        variants: &["mountain", "storm"],
        wanted: |game, seat| asked(game, seat, |p| matches!(p, Pending::Lead { .. })) && game.state().round > 1,
    },
    Moment {
        name: "follow",
        players: 5,
        variants: &[],
        wanted: |game, seat| {
            asked(game, seat, |p| matches!(p, Pending::Follow { .. })) && game.state().holder.is_some() && game.state().round > 2
        },
    },
    Moment {
        name: "fly",
        players: 4,
        variants: &[],
        wanted: |game, seat| {
            asked(game, seat, |p| matches!(p, Pending::Fly { .. })) && game.legal(seat).len() > 4 && game.state().round > 1
        },
    },
    Moment {
        name: "deliver",
        players: 4,
        variants: &["back", "storm"],
        wanted: |game, seat| {
            asked(game, seat, |p| matches!(p, Pending::Serve { .. } | Pending::DropOff { .. })) && game.legal(seat).len() > 2
        },
    },
    Moment {
        name: "weather",
        players: 3,
        variants: &["back"],
        wanted: |game, seat| {
            asked(game, seat, |p| matches!(p, Pending::Weather { .. })) && game.legal(seat).len() > 2 && game.state().round > 1
        },
    },
    Moment {
        name: "offer",
        players: 4,
        variants: &[],
        wanted: |game, seat| asked(game, seat, |p| matches!(p, Pending::Offers)) && game.legal(seat).len() > 2,
    },
    Moment {
        name: "waiting",
        players: 5,
        variants: &["back"],
        wanted: |game, seat| !game.deciding().contains(seat) && game.state().round == 4 && game.state().holder.is_some(),
    },
    Moment { name: "end", players: 4, variants: &["mountain"], wanted: |game, _| game.deciding().is_empty() },
];

fn asked(game: &Game<Broom>, seat: Seat, what: impl Fn(Pending) -> bool) -> bool {
    game.deciding().contains(seat) && game.state().pending.top().is_some_and(what)
}
