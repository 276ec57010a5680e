//! Table talk: what the composer offers is what the game knows to say.

use crate::games::{NAMES, agreed, each_moment, parts};
use coven_engine::{Rules, Seat, Viewer};
use coven_salem::Salem;
use coven_text::Language;
use std::collections::BTreeSet;

fn offered(page: &str) -> Vec<String> {
    let values = page.split("<option value=\"").skip(1).chain(page.split("name=\"statement\" value=\"").skip(1));
    values.filter_map(|rest| rest.split('"').next()).map(str::to_owned).collect()
}

#[test]
fn everything_that_is_offered_can_be_said() {
    let texts = coven_ui::texts(Language::English);
    let mut kinds = BTreeSet::new();
    let mut moment = 0;
    each_moment::<Salem>(agreed::<Salem>(4, &[]), 9, |game| {
        moment += 1;
        if moment % 20 != 0 {
            return;
        }
        for seat in Seat::all(4) {
            let composer = parts(game, Viewer::Seat(seat), &texts).html("composer").into_string();
            let statements = offered(&composer);
            let different: BTreeSet<&String> = statements.iter().collect();
            assert_eq!(different.len(), statements.len(), "nothing is offered twice");
            for statement in &statements {
                assert_eq!(game.rules().statement(game.state(), seat, statement).as_deref(), Ok(statement.as_str()));
                kinds.extend(statement.split(' ').next().map(str::to_owned));
            }
        }
        assert_eq!(offered(&parts(game, Viewer::Spectator, &texts).html("composer").into_string()), Vec::<String>::new());
    });
    let all = ["accuse", "ask-constable", "claim-role", "claim-saw", "claim-types", "offer", "refuse", "trust", "want"];
    assert_eq!(kinds.iter().map(String::as_str).collect::<Vec<_>>(), all, "there is a way to say everything");
}

#[test]
fn what_is_said_is_shown_to_all_and_a_claim_stands_by_the_name() {
    let texts = coven_ui::texts(Language::English);
    let mut looked = false;
    each_moment::<Salem>(agreed::<Salem>(3, &[]), 1, |game| {
        if looked {
            return;
        }
        looked = true;
        let mut game = game.at(0).expect("the beginning");
        game.say(Seat(1), "claim-role puritan").expect("a statement");
        game.say(Seat(2), "accuse 1").expect("a statement");
        for viewer in Viewer::all(3) {
            let parts = parts(&game, viewer, &texts);
            let said = parts.html("said").into_string();
            assert!(said.contains(&format!("I suspect {}", NAMES[1])) && said.contains("My side: Puritans."), "{said}");
            let street = parts.html("plate-1").into_string();
            assert!(street.contains("claims: Puritan") && street.contains(&format!("Suspected by {}", NAMES[2])), "{street}");
        }
    });
    assert!(looked);
}
