//! What lies in the box, thing by thing, for whoever looks one up. What the messages explain by their ids is taken from there.

use crate::card::{CardId, Family};
use crate::components::Septima;
use crate::state::MAX_COVENS;
use crate::tell::objective_phrase;
use crate::widow::tell::trouble_phrase;
use crate::widow::tribulations::{HER_WITCHES, Trouble};
use crate::words::{Action, Negotiation};
use coven_engine::{Arg, Inventory, Phrase, Rules, Thing, things};

/// The tribulations that are objectives of the own book.
const FROM_THE_BOOK: usize = 4;

impl Septima {
    /// Everything that has a name and explains itself.
    pub(crate) fn all_things(&self) -> Vec<Thing> {
        let listed = Inventory::of(Septima::about());
        let explained = things::of_messages(Septima::about()).into_iter().filter(|thing| thing.kind != "book");
        let mut all: Vec<Thing> = explained.map(|thing| self.with_facts(thing, &listed)).collect();
        all.extend((1..=self.books.len()).map(|number| self.book_thing(number, &listed)));
        all.extend(self.tribulation_things(&listed));
        all
    }

    fn with_facts(&self, thing: Thing, listed: &Inventory) -> Thing {
        let words = thing.name.id.split_once('-').map_or("", |(_, rest)| rest).to_owned();
        let word = |kind: &str| words.strip_prefix(kind).map(|word| word.replace('-', "_"));
        if let Some(action) = word("widow-action-") {
            let rules = ["SEP-SOLO-14", "SEP-SOLO-22", "SEP-SOLO-2"];
            let thing = Thing { kind: "widow-card", ..thing }.with_rules(&rules);
            return thing.in_box(listed.listed("widow_cards", "action", &action));
        }
        if let Some(card) = word("widow-card-") {
            let count = card.parse().map_or(0, |card: Negotiation| self.solo.cards_all[card]);
            let thing = Thing { kind: "negotiation", ..thing }.with_rules(&["SEP-SOLO-8", "SEP-SOLO-2"]);
            let there = listed.listed("negotiation_cards", "id", &card);
            return thing.in_box(there.times(count.into()));
        }
        if let Some(action) = word("action-").and_then(|action| action.parse().ok()) {
            let thing = thing.with_rules(rules_of(action)).with_rules(&["SEP-COMP-3"]);
            return Thing { count: Some(MAX_COVENS), origin: Some(coven_engine::Origin::Rulebook), ..thing };
        }
        if word("favour-").is_some() {
            let thing = thing.with_rules(&["SEP-FAV-1", "SEP-FAV-2", "SEP-FAV-3", "SEP-FAV-5"]);
            return Thing { origin: listed.origin("post_trial_favours"), ..thing };
        }
        let card = ["good-", "building-", "spell-", "witch-"].iter().find_map(|kind| word(kind)?.parse::<CardId>().ok());
        match card {
            Some(card) => card_thing(thing, card, listed),
            None if words == "good-charm" => Thing { kind: "token", origin: listed.origin("scoring"), ..thing }.with_rules(&[
                "SEP-HUNT-3",
                "SEP-SCORE-2",
                "SEP-COMP-4",
            ]),
            None => {
                let rules = ["SEP-CRY-1", "SEP-CRY-2", "SEP-BLD-10", "SEP-OBJ-3", "SEP-COMP-2"];
                Thing { kind: "token", origin: listed.origin("components"), ..thing }.with_rules(&rules)
            }
        }
    }

    fn book_thing(&self, number: usize, listed: &Inventory) -> Thing {
        let objectives: Arg = self.books[number - 1].objectives.iter().map(|&objective| objective_phrase(objective)).collect();
        let name = Phrase::new("septima-book-number").with("book", number);
        let thing = Thing::new("objective", name, Phrase::new("septima-book-goals").with("objectives", objectives));
        let rules = ["SEP-SCORE-3", "SEP-OBJ-1", "SEP-OBJ-2", "SEP-OBJ-3", "SEP-OBJ-4", "SEP-COMP-8"];
        let thing = Thing { id: format!("septima-book-{number}").into(), ..thing }.with_rules(&rules);
        thing.in_box(listed.listed("books", "number", &number.to_string()))
    }

    fn tribulation_things(&self, listed: &Inventory) -> Vec<Thing> {
        let goals = [
            Trouble::OwnWitches(self.coven_size as u8),
            Trouble::HerWitchesAtMost(HER_WITCHES),
            Trouble::TopRibbon,
            Trouble::Wisdom(self.solo.wisdom),
        ];
        let from_the_book = (1..=FROM_THE_BOOK).map(|number| Phrase::new("septima-tribulation-book").with("number", number));
        let others = goals.into_iter().map(|goal| Phrase::new("septima-tribulation-goal").with("what", trouble_phrase(goal)));
        let thing = |(number, text): (usize, Phrase)| {
            let thing = Thing::new("tribulation", Phrase::new("septima-tribulation").with("number", number + 1), text);
            let id = format!("septima-tribulation-{}", number + 1).into();
            Thing { id, origin: listed.origin("solo"), ..thing }.with_rules(&["SEP-SOLO-27", "SEP-SOLO-26"])
        };
        from_the_book.chain(others).enumerate().map(thing).collect()
    }
}

/// A potion, building, spell or witch.
fn card_thing(thing: Thing, card: CardId, listed: &Inventory) -> Thing {
    let (kind, list, rules): (&str, &str, &[&str]) = match card.family() {
        Family::Potion(_) => ("potion", "potions", &["SEP-POT-1", "SEP-POT-2", "SEP-POT-7"]),
        Family::Building(_) => ("building", "buildings", &["SEP-BLD-1"]),
        Family::Spell(_) => ("spell", "spells", &["SEP-SPL-1", "SEP-SPL-2"]),
        Family::Witch(_) => ("witch", "witches", &["SEP-WIT-1"]),
    };
    let there = listed.listed(list, "id", &card.to_string());
    let others: Vec<&str> = rules.iter().copied().filter(|rule| *rule != card.rule()).collect();
    let thing = Thing { kind, ..thing }.with_rules(&[card.rule()]).with_rules(&others).in_box(there);
    // SEP-COMP-4: potions never run out.
    if kind == "potion" { Thing { count: None, ..thing } } else { thing }
}

/// The rules that say what an action does.
pub(crate) fn rules_of(action: Action) -> &'static [&'static str] {
    match action {
        Action::Collect => &["SEP-ACT-COLLECT-1", "SEP-ACT-COLLECT-2", "SEP-ACT-COLLECT-3", "SEP-ACT-COLLECT-4"],
        Action::Move => &["SEP-ACT-MOVE-1", "SEP-ACT-MOVE-2"],
        Action::Brew => &["SEP-ACT-BREW-1", "SEP-ACT-BREW-2", "SEP-ACT-BREW-3", "SEP-ACT-BREW-4"],
        Action::Heal => &["SEP-ACT-HEAL-1", "SEP-ACT-HEAL-2"],
        Action::Chant => &["SEP-ACT-CHANT-1", "SEP-ACT-CHANT-2"],
        Action::Recruit => &["SEP-ACT-RECRUIT-1", "SEP-ACT-RECRUIT-2"],
        Action::Plead => &["SEP-ACT-PLEAD-1", "SEP-ACT-PLEAD-2", "SEP-ACT-PLEAD-3"],
        Action::Remember => &["SEP-ACT-REMEMBER-1", "SEP-ACT-REMEMBER-2", "SEP-ACT-REMEMBER-3", "SEP-ACT-REMEMBER-4"],
        Action::Ritual => &["SEP-ACT-RITUAL-1", "SEP-ACT-RITUAL-2"],
    }
}
