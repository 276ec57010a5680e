//! Moments of New Salem.

use super::Moment;
use coven_engine::{Game, Rules, Seat, Viewer};
use coven_salem::{Salem, Task};

pub const MOMENTS: &[Moment<Salem>] = &[
    Moment {
        name: "draft",
        players: 4,
        variants: &[],
        wanted: |game, seat| asked(game, seat, |task| matches!(task, Task::Pick { .. })) && game.state().round() == 3,
    },
    Moment {
        name: "last-two",
        players: 5,
        variants: &[],
        wanted: |game, seat| asked(game, seat, |task| matches!(task, Task::Discard { .. })) && game.state().round() == 2,
    },
    Moment {
        name: "coach",
        players: 5,
        variants: &[],
        wanted: |game, seat| {
            asked(game, seat, |task| matches!(task, Task::Gifts { .. }))
                && game.state().round() == 3
                && game.legal(seat).len() > 3
        },
    },
    Moment {
        name: "announce",
        players: 4,
        variants: &[],
        wanted: |game, seat| asked(game, seat, |task| matches!(task, Task::Announce)) && game.state().round() >= 4,
    },
    Moment {
        name: "decide",
        players: 5,
        variants: &[],
        wanted: |game, seat| {
            asked(game, seat, |task| matches!(task, Task::Decide)) && game.state().round() >= 4 && game.legal(seat).len() > 3
        },
    },
    Moment {
        name: "remove",
        players: 5,
        variants: &[],
        wanted: |game, seat| asked(game, seat, |task| matches!(task, Task::Remove { .. })) && game.state().round() >= 3,
    },
    Moment {
        name: "target",
        players: 4,
        variants: &[],
        wanted: |game, seat| asked(game, seat, |task| matches!(task, Task::ChoosePlayers { .. })) && game.state().round() >= 3,
    },
    Moment {
        name: "fire",
        players: 3,
        variants: &[],
        wanted: |game, seat| asked(game, seat, |task| matches!(task, Task::ChooseBuilding(_))) && game.state().round() >= 2,
    },
    Moment {
        name: "eight",
        players: 8,
        variants: &[],
        wanted: |game, seat| !game.deciding().contains(seat) && game.state().round() == 5,
    },
    Moment {
        name: "give",
        players: 6,
        variants: &[],
        wanted: |game, seat| {
            asked(game, seat, |task| matches!(task, Task::Gifts { .. }))
                && game.state().round() >= 4
                && game.legal(seat).len() > 3
        },
    },
    Moment {
        name: "cleanse",
        players: 8,
        variants: &[],
        wanted: |game, seat| {
            asked(game, seat, |task| matches!(task, Task::Remove { .. }))
                && game.state().round() == 5
                && game.legal(seat).len() > 5
        },
    },
    Moment { name: "end", players: 5, variants: &[], wanted: |game, _| game.deciding().is_empty() },
];

fn asked(game: &Game<Salem>, seat: Seat, what: impl Fn(&Task) -> bool) -> bool {
    game.deciding().contains(seat) && game.rules().view(game.state(), Viewer::Spectator).tasks.last().is_some_and(what)
}
