//! Several small decisions as one gesture: each can be put back while nothing has come of it, and the one that ends the
//! gesture is confirmed before it is made.

use super::DrawnGame;
use crate::Speak;
use crate::art::icon;
use coven_engine::dice::WatchedDice;
use coven_engine::{FastDice, Game, MoveList, Seat, Story, Viewer};
use maud::{Markup, html};

/// Which of a viewer's choices end a gesture: after them nothing of it can be taken back, or nothing more is asked.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Gesture {
    /// Nothing has been decided that could be taken back, or no choice ends it yet.
    #[default]
    Open,
    EndsWithAny,
    /// The moves in their notation.
    EndsWith(Vec<String>),
}

impl Gesture {
    /// A single decision is no gesture: it is made by one click.
    pub fn of<R: DrawnGame>(game: &Game<R>, viewer: Viewer) -> Gesture {
        let Viewer::Seat(seat) = viewer else {
            return Gesture::Open;
        };
        if !game.deciding().contains(seat) {
            return Gesture::Open;
        }
        let before = game.without_last_move(seat);
        if before.is_some_and(|before| game.rules().same_gesture(&before, game.state())) {
            Gesture::that_ends(game, seat)
        } else {
            Gesture::Open
        }
    }

    /// The place where a decision waits to be confirmed. The script fills it; without one every click is a move.
    pub fn draw(&self, speak: &Speak<'_>) -> Markup {
        let ends = match self {
            Gesture::Open => None,
            Gesture::EndsWithAny => Some("*".to_owned()),
            Gesture::EndsWith(moves) => Some(moves.join("|")),
        };
        html! {
            section #gesture data-ends=[ends] hidden aria-label=(speak.word("page-confirm-about")) {
                p aria-live="polite" {}
                div.bar {
                    button.act type="button" data-confirm { (icon::CHECK.draw()) (speak.word("page-confirm")) }
                    button.act.quiet type="button" data-release { (icon::CLOSE.draw()) (speak.word("page-release")) }
                }
            }
        }
    }

    /// Tried out in a state that the seat cannot tell from the real one, so that it tells the seat nothing new.
    fn that_ends<R: DrawnGame>(game: &Game<R>, seat: Seat) -> Gesture {
        let rules = game.rules();
        let state = rules.imagine(game.state(), Viewer::Seat(seat), &mut FastDice::new(0));
        let deciding = rules.deciding(&state);
        let mut legal = MoveList::new();
        rules.legal(&state, seat, &mut legal);
        let ends = |m: R::Move| {
            let (mut after, mut dice, mut story) = (state.clone(), WatchedDice::new(FastDice::new(0)), Story::default());
            rules.apply(&mut after, seat, m, &mut dice, &mut story);
            dice.used || story.revealed || rules.deciding(&after) != deciding || !rules.same_gesture(&state, &after)
        };
        let ending: Vec<String> = legal.iter().filter(|&&m| ends(m)).map(ToString::to_string).collect();
        match ending.len() {
            0 => Gesture::Open,
            all if all == legal.len() => Gesture::EndsWithAny,
            _ => Gesture::EndsWith(ending),
        }
    }
}
