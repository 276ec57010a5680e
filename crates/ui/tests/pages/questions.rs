use crate::games::{Drawn, each_moment};
use coven_broom::Broom;
use coven_salem::Salem;
use coven_septima::Septima;
use std::collections::BTreeSet;

/// The rules that stand beside the questions of a random game of every setup.
fn rules_of_questions<R: Drawn>() -> BTreeSet<&'static str> {
    let mut named = BTreeSet::new();
    for (number, setup) in R::all_setups().into_iter().enumerate() {
        each_moment::<R>(setup, number as u64, |game| {
            named.extend(game.deciding().first().map(|seat| game.rules().prompt(game.state(), seat).rule));
        });
    }
    named
}

/// Whoever asks for the rule of a question wants to know what the game says, not which decisions a program tells apart.
fn all_are_for_players<R: Drawn>() {
    let about = R::about();
    let defined: BTreeSet<&str> = about.rulebook("en").rules().iter().map(|rule| rule.id).collect();
    let named = rules_of_questions::<R>();
    assert!(named.len() > 5, "{}: {named:?}", about.id);
    for rule in named {
        assert!(defined.contains(rule) && !rule.contains("-DP-"), "{}: {rule}", about.id);
    }
}

#[test]
fn the_rule_beside_a_question_is_one_for_players() {
    all_are_for_players::<Broom>();
    all_are_for_players::<Salem>();
    all_are_for_players::<Septima>();
}
