use crate::games::{Drawn, agreed, each_moment, parts};
use coven_broom::Broom;
use coven_engine::{Game, Viewer, rulebook};
use coven_salem::Salem;
use coven_septima::Septima;
use coven_text::Language;
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
    let defined: BTreeSet<&str> = rulebook::rules(about.rulebook, about.rule_prefix).iter().map(|rule| rule.id).collect();
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

/// The moves that a form makes, if everything in it stays as it is.
fn moves_of_the_form(prompt: &str) -> Vec<String> {
    let selects = prompt.split("<select").skip(1).filter_map(|rest| rest.split("value=\"").nth(1)?.split('"').next());
    selects.map(str::to_owned).collect()
}

/// What the rules ask kind by kind is one question of the page, and its form answers all of it.
#[test]
fn a_fist_is_asked_for_once() {
    let texts = coven_ui::texts(Language::English);
    let mut asked = 0;
    for seed in 0..12 {
        each_moment::<Broom>(agreed::<Broom>(3, &[]), seed, |game| {
            let offers = |game: &Game<Broom>| game.rules().question(game.state()).as_deref() == Some("Offers");
            for seat in game.deciding().filter(|_| offers(game)) {
                let prompt = parts(game, Viewer::Seat(seat), &texts).html("prompt").into_string();
                let mut played: Game<Broom> = game.at(usize::MAX).expect("the same game");
                for m in moves_of_the_form(&prompt) {
                    played.play(seat, m.parse().expect("a move")).expect("a legal move");
                }
                assert!(!played.deciding().contains(seat) || !offers(&played), "something is still asked: {prompt}");
                asked += 1;
            }
        });
    }
    assert!(asked > 0, "no fist was asked for");
}
