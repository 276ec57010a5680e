//! Moments of Septima.

use super::Moment;
use coven_engine::{Game, Seat};
use coven_septima::{Action, Ask, Move, Progress, Question, Season, Septima, Step, Task, Ward};

pub const MOMENTS: &[Moment<Septima>] = &[
    Moment {
        name: "choose",
        players: 4,
        variants: &["full"],
        wanted: |game, seat| {
            game.state().stage == Progress::ChooseCards
                && game.deciding().contains(seat)
                && late(game)
                && game.state().board.phase == 3
        },
    },
    Moment {
        name: "coach",
        players: 3,
        variants: &["basic"],
        wanted: |game, seat| {
            game.state().stage == Progress::ChooseCards && game.deciding().contains(seat) && game.state().board.phase == 2
        },
    },
    Moment {
        name: "prologue",
        players: 3,
        variants: &["basic"],
        wanted: |game, seat| game.state().stage == Progress::Prologue && game.deciding().contains(seat),
    },
    Moment {
        name: "draft",
        players: 3,
        variants: &["full"],
        wanted: |game, seat| game.state().stage == Progress::Draft(1) && game.deciding().contains(seat),
    },
    Moment {
        name: "leader",
        players: 3,
        variants: &["full"],
        wanted: |game, seat| asked(game, seat, |q| q == Question::PlaceLeader),
    },
    Moment {
        name: "caught",
        players: 3,
        variants: &["full"],
        wanted: |game, seat| asked(game, seat, |q| q == Question::LoseWitch),
    },
    Moment {
        name: "quick",
        players: 3,
        variants: &["full"],
        wanted: |game, seat| {
            asked(game, seat, |q| matches!(q, Question::QuickMove(..))) && game.state().turn.played == Some(Action::Collect)
        },
    },
    Moment {
        name: "walk",
        players: 4,
        variants: &["full"],
        wanted: |game, seat| asked(game, seat, |q| matches!(q, Question::Walk(1))),
    },
    Moment {
        name: "brew",
        players: 2,
        variants: &["full"],
        wanted: |game, seat| asked(game, seat, |q| matches!(q, Question::Brew(_))) && game.legal(seat).len() > 5,
    },
    Moment {
        name: "pay",
        players: 2,
        variants: &["full"],
        wanted: |game, seat| asked(game, seat, |q| matches!(q, Question::Price)),
    },
    Moment {
        name: "window",
        players: 3,
        variants: &["full"],
        wanted: |game, seat| asked(game, seat, |q| matches!(q, Question::Window(_))) && game.legal(seat).len() > 5,
    },
    Moment {
        name: "spell",
        players: 2,
        variants: &["full"],
        wanted: |game, seat| asked(game, seat, |q| matches!(q, Question::GainSpell(_))),
    },
    Moment {
        name: "ritual",
        players: 4,
        variants: &["full"],
        wanted: |game, seat| asked(game, seat, |q| matches!(q, Question::Ritual(..))) && late(game),
    },
    Moment {
        name: "heal",
        players: 3,
        variants: &["basic"],
        wanted: |game, seat| asked(game, seat, |q| matches!(q, Question::Heal(..))) && game.legal(seat).len() > 2,
    },
    Moment {
        name: "hospital",
        players: 2,
        variants: &["basic"],
        wanted: |game, seat| game.legal(seat).iter().any(|m| matches!(m, Move::Heal(Ward::Hospital(_), _))),
    },
    Moment {
        name: "shift",
        players: 3,
        variants: &["full"],
        wanted: |game, seat| game.legal(seat).iter().any(|m| matches!(m, Move::Shift(..))),
    },
    Moment {
        name: "chamber",
        players: 4,
        variants: &["full"],
        wanted: |game, seat| asked(game, seat, |q| matches!(q, Question::Chamber(_))) && late(game),
    },
    Moment {
        name: "trial",
        players: 4,
        variants: &["full"],
        wanted: |game, seat| game.state().board.step == Step::Trials && game.deciding().contains(seat),
    },
    Moment {
        name: "favour",
        players: 3,
        variants: &["full"],
        wanted: |game, seat| asked(game, seat, |q| matches!(q, Question::TrialFavour(..))),
    },
    Moment {
        name: "waiting",
        players: 4,
        variants: &["full", "deterministic"],
        wanted: |game, seat| !game.deciding().contains(seat) && game.state().board.step == Step::B && late(game),
    },
    Moment {
        name: "solo",
        players: 1,
        variants: &["full"],
        wanted: |game, seat| asked(game, seat, |q| q == Question::Widow(Ask::PlayCard)) && late(game),
    },
    Moment {
        name: "negotiate",
        players: 1,
        variants: &["full"],
        wanted: |game, seat| asked(game, seat, |q| q == Question::Widow(Ask::Negotiate)) && late(game),
    },
    Moment {
        name: "spiders",
        players: 1,
        variants: &["full"],
        wanted: |game, seat| asked(game, seat, |q| matches!(q, Question::Widow(Ask::Path(_)))),
    },
    Moment { name: "solo-end", players: 1, variants: &["full"], wanted: |game, _| game.deciding().is_empty() },
    Moment { name: "end", players: 4, variants: &["full"], wanted: |game, _| game.deciding().is_empty() },
];

fn late(game: &Game<Septima>) -> bool {
    game.state().board.season >= Season::Winter && game.state().board.step != Step::Setup
}

fn asked(game: &Game<Septima>, seat: Seat, what: impl Fn(Question) -> bool) -> bool {
    let state = game.state();
    let question = match (state.stage, state.agenda.last()) {
        (Progress::Agenda, Some(&Task::Ask(question))) => Some(question),
        _ => None,
    };
    game.deciding().contains(seat) && question.is_some_and(what)
}
