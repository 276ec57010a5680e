//! NSM-INFO-5: imagined states occur with the exact frequencies that a seat's knowledge implies.
//!
//! Each test counts many imagined states and compares with exact probabilities by the chi-square statistic, turned into
//! a standard normal variable (Wilson and Hilferty). The bound of 4 means a confidence above 99.99 %: with fresh seeds a
//! correct sampler would fail a test once in 30,000 runs. The seeds are fixed.

use coven_engine::{DataSource, Dice, FastDice, Rules, Seat, Silence, Stage, Viewer};
use coven_proves::proves;
use coven_salem::{Salem, State};
use serde_json::{Value, json};
use std::collections::BTreeMap;

const BOUND: f64 = 4.0;

fn rules() -> Salem {
    Salem::load(&DataSource::builtin()).expect("built-in data")
}

/// How many standard deviations the counts are from what the probabilities say. A count where nothing is possible is
/// infinitely far away.
fn deviation<K: Ord>(counts: &BTreeMap<K, u32>, probabilities: &BTreeMap<K, f64>) -> f64 {
    let total: f64 = counts.values().map(|&count| f64::from(count)).sum();
    if counts.keys().any(|seen| !probabilities.contains_key(seen)) {
        return f64::INFINITY;
    }
    let terms = probabilities.iter().map(|(key, probability)| {
        let expected = total * probability;
        assert!(expected > 5.0, "too few samples for the statistic");
        (f64::from(*counts.get(key).unwrap_or(&0)) - expected).powi(2) / expected
    });
    let (statistic, freedom) = (terms.sum::<f64>(), probabilities.len() as f64 - 1.0);
    let spread = 2.0 / (9.0 * freedom);
    ((statistic / freedom).cbrt() - (1.0 - spread)) / spread.sqrt()
}

/// A position changed by hand.
fn staged(players: usize, change: impl FnOnce(&mut Value)) -> State {
    let rules = rules();
    let setup = rules.agree(players, &["constable=0", "no-announce"]).expect("setup");
    let state = rules.start(&setup, &mut FastDice::new(1), &mut Silence).expect("start");
    let mut position = serde_json::to_value(rules.position(&state)).expect("json");
    change(&mut position);
    let state = rules.stage(serde_json::from_value(position).expect("a position")).expect("staged");
    rules.check(&state).expect("a sound position");
    state
}

/// The position as JSON of a state imagined by a viewer.
fn imagined(state: &State, viewer: Viewer, dice: &mut FastDice) -> Value {
    let rules = rules_once();
    serde_json::to_value(rules.position(&rules.imagine(state, viewer, dice))).expect("json")
}

fn rules_once() -> &'static Salem {
    static RULES: std::sync::OnceLock<Salem> = std::sync::OnceLock::new();
    RULES.get_or_init(rules)
}

fn is_witch(character: &str) -> bool {
    ["marsh", "crowe", "gray", "reed"].contains(&character)
}

fn character_of(position: &Value, seat: usize) -> &'static str {
    const ALL: [&str; 10] = ["hale", "crane", "thorne", "webb", "frost", "alden", "marsh", "crowe", "gray", "reed"];
    let name = position["seats"][seat]["character"].as_str().expect("a character");
    ALL.into_iter().find(|character| *character == name).expect("a known character")
}

/// Every deal that the setup can make, each as often as it can come about: so many of four Witches, so many of six
/// Puritans, shuffled, one card to each player. Only deals in which `known` holds are kept.
fn deals(players: usize, witches: usize, puritans: usize, known: &[(usize, &str)]) -> Vec<Vec<&'static str>> {
    let mut found = Vec::new();
    for witch_cards in choices(&["marsh", "crowe", "gray", "reed"], witches) {
        for puritan_cards in choices(&["hale", "crane", "thorne", "webb", "frost", "alden"], puritans) {
            let pool: Vec<&'static str> = witch_cards.iter().chain(&puritan_cards).copied().collect();
            arrange(&pool, players, &mut Vec::new(), known, &mut found);
        }
    }
    found
}

fn choices(cards: &[&'static str], number: usize) -> Vec<Vec<&'static str>> {
    match cards.split_first() {
        _ if number == 0 => vec![Vec::new()],
        None => Vec::new(),
        Some((first, rest)) => {
            let with = choices(rest, number - 1).into_iter().map(|mut chosen| {
                chosen.push(first);
                chosen
            });
            with.chain(choices(rest, number)).collect()
        }
    }
}

fn arrange(
    pool: &[&'static str],
    players: usize,
    dealt: &mut Vec<&'static str>,
    known: &[(usize, &str)],
    found: &mut Vec<Vec<&'static str>>,
) {
    let seat = dealt.len();
    if seat == players {
        return found.push(dealt.clone());
    }
    for &card in pool {
        let fits = known.iter().all(|&(at, character)| at != seat || character == card);
        if fits && !dealt.contains(&card) {
            dealt.push(card);
            arrange(pool, players, dealt, known, found);
            dealt.pop();
        }
    }
}

/// Compares what a viewer imagines of the characters with all deals that fit.
fn characters_occur_as_dealt(
    state: &State,
    viewer: Viewer,
    pool: (usize, usize),
    known: &[(usize, &str)],
    samples: u32,
    of_interest: impl Fn(&[&'static str]) -> String,
) -> f64 {
    let players = state.players();
    let all = deals(players, pool.0, pool.1, known);
    let mut probabilities: BTreeMap<String, f64> = BTreeMap::new();
    for deal in &all {
        *probabilities.entry(of_interest(deal)).or_default() += 1.0 / all.len() as f64;
    }
    let mut counts: BTreeMap<String, u32> = BTreeMap::new();
    let mut dice = FastDice::new(7);
    for _ in 0..samples {
        let position = imagined(state, viewer, &mut dice);
        let deal: Vec<&str> = (0..players).map(|seat| character_of(&position, seat)).collect();
        *counts.entry(of_interest(&deal)).or_default() += 1;
    }
    deviation(&counts, &probabilities)
}

fn whole_deal(deal: &[&'static str]) -> String {
    deal.join(" ")
}

fn sides(deal: &[&'static str]) -> String {
    deal.iter().map(|character| if is_witch(character) { 'w' } else { 'p' }).collect()
}

/// Three players, own card a Puritan: 60 deals of the others are possible, not all equally often.
#[test]
#[proves("NSM-INFO-5", "NSM-SETUP-2")]
fn characters_with_three_players() {
    let state = staged(3, |position| {
        position["seats"][0]["character"] = json!("hale");
        position["seats"][1]["character"] = json!("crane");
        position["seats"][2]["character"] = json!("webb");
    });
    let z = characters_occur_as_dealt(&state, Viewer::Seat(Seat(0)), (1, 3), &[(0, "hale")], 30_000, whole_deal);
    assert!(z.abs() < BOUND, "{z}");
}

/// Six players; the viewer is a Witch, was shown a Puritan, and another character lies face up.
#[test]
#[proves("NSM-INFO-3", "NSM-INFO-5")]
fn characters_with_six_players_after_an_investigation_and_a_verdict() {
    let state = staged(6, |position| {
        for (seat, character) in ["marsh", "hale", "crane", "webb", "frost", "alden"].iter().enumerate() {
            position["seats"][seat]["character"] = json!(character);
        }
        position["seats"][0]["seen"] = json!([1]);
        position["seats"][2]["face_up"] = json!(true);
        // What others were shown does not help the viewer.
        position["seats"][3]["seen"] = json!([4, 5]);
    });
    let known = [(0, "marsh"), (1, "hale"), (2, "crane")];
    let z = characters_occur_as_dealt(&state, Viewer::Seat(Seat(0)), (2, 5), &known, 40_000, whole_deal);
    assert!(z.abs() < BOUND, "{z}");
}

/// Five players and a spectator, who knows no card at all: all sides of all seats together.
#[test]
#[proves("NSM-INFO-5")]
fn sides_for_a_spectator() {
    let state = staged(5, |_| {});
    let z = characters_occur_as_dealt(&state, Viewer::Spectator, (2, 4), &[], 30_000, sides);
    assert!(z.abs() < BOUND, "{z}");
}

/// Eight players; sides of the seven others.
#[test]
#[proves("NSM-INFO-5")]
fn sides_with_eight_players() {
    let state = staged(8, |position| {
        for (seat, character) in ["crowe", "hale", "crane", "webb", "frost", "alden", "thorne", "gray"].iter().enumerate() {
            position["seats"][seat]["character"] = json!(character);
        }
        position["seats"][0]["seen"] = json!([7]);
    });
    let z = characters_occur_as_dealt(&state, Viewer::Seat(Seat(0)), (3, 6), &[(0, "crowe"), (7, "gray")], 30_000, sides);
    assert!(z.abs() < BOUND, "{z}");
}

/// The test can fail: dealing each other seat a Witch with its own probability, but independently, is noticed.
#[test]
fn a_wrong_sampler_would_be_noticed() {
    let all = deals(4, 1, 4, &[(0, "hale")]);
    let mut probabilities: BTreeMap<String, f64> = BTreeMap::new();
    for deal in &all {
        *probabilities.entry(sides(deal)).or_default() += 1.0 / all.len() as f64;
    }
    assert_eq!(probabilities.len(), 4, "no Witch, or one of three");
    assert!(probabilities.values().all(|probability| (probability - 0.25).abs() < 1e-12));
    let mut dice = FastDice::new(7);
    let mut counts: BTreeMap<String, u32> = BTreeMap::new();
    for _ in 0..2_000 {
        // One of three others is surely a Witch: forgets the card that was left over.
        let witch = 1 + dice.below(3) as usize;
        let deal: String = (0..4).map(|seat| if seat == witch { 'w' } else { 'p' }).collect();
        *counts.entry(deal).or_default() += 1;
    }
    assert!(deviation(&counts, &probabilities) > 10.0);
}

/// How many cards of each building a viewer has not seen: all of three players' deck, less what is listed.
fn unseen(visible: &[&str]) -> BTreeMap<String, f64> {
    // NSM-BLD-2.
    let copies = |name: &str| match name {
        "tannery" | "pawnshop" | "laboratory" | "brothel" => 2.0,
        "smithy" | "counting_house" | "library" | "tavern" => 4.0,
        _ => 3.0,
    };
    let names = coven_salem::Building::ALL.iter().map(|building| building.name());
    let mut left: BTreeMap<String, f64> = names.map(|name| (name.to_owned(), copies(name))).collect();
    for building in visible {
        *left.get_mut(*building).expect("a building") -= 1.0;
    }
    left
}

/// The exact probabilities of two cards drawn without replacement, in order.
fn pairs(left: &BTreeMap<String, f64>) -> BTreeMap<(String, String), f64> {
    let total: f64 = left.values().sum();
    let mut pairs = BTreeMap::new();
    for (first, count) in left {
        for (second, other) in left {
            let other = if first == second { other - 1.0 } else { *other };
            if *count > 0.0 && other > 0.0 {
                pairs.insert((first.clone(), second.clone()), count * other / (total * (total - 1.0)));
            }
        }
    }
    pairs
}

fn text(value: &Value) -> String {
    value.as_str().expect("a name").to_owned()
}

/// After one pass a seat knows its own hand and the one it passed on; the third hand and the deck
/// are any of the other cards.
#[test]
#[proves("NSM-INFO-3", "NSM-INFO-5")]
fn cards_of_an_unknown_hand() {
    let state = staged(3, |position| {
        position["tasks"] = json!(["build", { "discard": { "waiting": [0, 1, 2] } }]);
        position["passes"] = json!(1);
        for (seat, (slot, hand)) in
            [("market 1h", ["bank", "bank"]), ("bank 1h", ["jail", "crypt"]), ("jail 1d", ["jail", "school"])].iter().enumerate()
        {
            position["seats"][seat]["slots"] = json!([slot]);
            position["seats"][seat]["hand"] = json!(hand);
        }
    });
    // Seat 0 passed its hand to seat 1 and was passed one by seat 2, who holds what seat 1 passed on.
    let expected = pairs(&unseen(&["market", "bank", "jail", "bank", "bank", "jail", "crypt"]));
    let mut counts = BTreeMap::new();
    let mut dice = FastDice::new(11);
    for _ in 0..60_000 {
        let position = imagined(&state, Viewer::Seat(Seat(0)), &mut dice);
        assert_eq!(position["seats"][1]["hand"], json!(["jail", "crypt"]), "what was passed on is known");
        let hand = &position["seats"][2]["hand"];
        *counts.entry((text(&hand[0]), text(&hand[1]))).or_default() += 1;
    }
    let z = deviation(&counts, &expected);
    assert!(z.abs() < BOUND, "{z}");
}

/// Cards under the deck that a seat has not seen, together with one that it knows.
#[test]
#[proves("NSM-INFO-5")]
fn cards_under_the_deck() {
    let state = staged(3, |position| {
        position["tasks"] = json!(["decide"]);
        for seat in 0..3 {
            position["seats"][seat]["hand"] = json!([]);
        }
        position["buildings_under"] = json!([
            { "building": "crypt", "known_to": [1, 2] },
            { "building": "bank", "known_to": [0, 2] },
            { "building": "jail", "known_to": [1] },
            { "building": "tavern", "known_to": "everybody" },
        ]);
    });
    let expected = pairs(&unseen(&["bank", "tavern"]));
    let mut counts = BTreeMap::new();
    let mut dice = FastDice::new(13);
    for _ in 0..60_000 {
        let position = imagined(&state, Viewer::Seat(Seat(0)), &mut dice);
        let under = &position["buildings_under"];
        assert_eq!((&under[1]["building"], &under[3]["building"]), (&json!("bank"), &json!("tavern")));
        *counts.entry((text(&under[0]["building"]), text(&under[2]["building"]))).or_default() += 1;
    }
    let z = deviation(&counts, &expected);
    assert!(z.abs() < BOUND, "{z}");
}

/// A sealed answer may be any that the hand allows, each as likely.
#[test]
#[proves("NSM-INFO-6")]
fn sealed_answers() {
    let state = staged(3, |position| {
        position["tasks"] = json!(["build", { "discard": { "waiting": [0, 2] } }]);
        position["passes"] = json!(1);
        for (seat, hand) in [["bank", "school"], ["jail", "crypt"], ["jail", "school"]].iter().enumerate() {
            position["seats"][seat]["hand"] = json!(hand);
        }
        position["seats"][1]["answer"] = json!({ "build": "crypt" });
    });
    let third = 1.0 / 3.0;
    let expected = BTreeMap::from([("jail".to_owned(), third), ("crypt".to_owned(), third), ("redraw".to_owned(), third)]);
    let mut counts = BTreeMap::new();
    let mut dice = FastDice::new(17);
    for _ in 0..6_000 {
        let answer = &imagined(&state, Viewer::Seat(Seat(0)), &mut dice)["seats"][1]["answer"];
        let answer = answer.get("build").unwrap_or(answer);
        *counts.entry(text(answer)).or_default() += 1;
    }
    let z = deviation(&counts, &expected);
    assert!(z.abs() < BOUND, "{z}");
}
