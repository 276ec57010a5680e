//! Bots that are asked for in words, at the tables of every game.

use coven_bots::{Bot, Level, Parameters};
use coven_catalog::{Visitor, games, visit};
use coven_engine::{DataSource, WholeGame};
use coven_lab::entrant::Entrant;
use std::sync::Arc;

#[test]
fn changes_are_made_to_the_parameters_of_the_game() {
    struct Check;

    impl Visitor for Check {
        type Output = ();

        fn visit<R: WholeGame>(self, _: Arc<R>) {
            let entrant: Entrant = "adept:horizon=7".parse().expect("an entrant");
            let thinking = entrant.contestant::<R>().bot.thinking::<R>();
            let usual = Bot::new(Level::Adept).thinking::<R>();
            assert_eq!(thinking.how, Parameters { horizon: 7, ..usual.how });
            assert_eq!(thinking.budget, usual.budget);
        }
    }

    for about in games() {
        visit(about.id, &DataSource::builtin(), Check).expect("the built-in data");
    }
}
