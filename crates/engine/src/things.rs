//! What lies in the box: cards, tiles and other things with a name that explain themselves.

use crate::about::About;
use crate::phrase::Phrase;
use serde::Serialize;
use std::borrow::Cow;
use toml::{Table, Value};

/// A component with a name. All copies of a card are one thing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Thing {
    /// The name in addresses and links, the same in every language: the id of the message that names it, unless one message names
    /// several things.
    pub id: Cow<'static, str>,
    /// The word for what it is, such as `card`; `<game>-things-<kind>` is the message for all things of the kind.
    pub kind: &'static str,
    /// The message of its name ends with its word in the notation of moves.
    pub name: Phrase,
    /// What it does.
    pub text: Phrase,
    /// What it does on top, under some condition.
    pub bonus: Option<Phrase>,
    /// How many of it are in the box; none where that is not counted.
    pub count: Option<usize>,
    /// Where what it does comes from; none for what is no component.
    pub origin: Option<Origin>,
    /// The ids of the rules that speak of it, the most important first.
    pub rules: Vec<&'static str>,
}

/// Where the numbers and effects of a component come from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Origin {
    /// It stands in the printed rules.
    Rulebook,
    /// Another public source describes it.
    Reference,
    /// Nothing that we could read describes it: it is an original that agrees with every known fact.
    Designed,
}

impl Origin {
    pub const ALL: [Origin; 3] = [Origin::Rulebook, Origin::Reference, Origin::Designed];

    /// The word for it in component data.
    pub const fn name(self) -> &'static str {
        match self {
            Origin::Rulebook => "rulebook",
            Origin::Reference => "reference",
            Origin::Designed => "designed",
        }
    }
}

impl Thing {
    pub fn new(kind: &'static str, name: Phrase, text: Phrase) -> Thing {
        Thing { id: name.id.clone(), kind, name, text, bonus: None, count: None, origin: None, rules: Vec::new() }
    }

    #[must_use]
    pub fn with_bonus(mut self, bonus: Phrase) -> Thing {
        self.bonus = Some(bonus);
        self
    }

    #[must_use]
    pub fn with_rules(mut self, rules: &[&'static str]) -> Thing {
        self.rules.extend(rules);
        self
    }

    /// The same with what the component data says of it.
    #[must_use]
    pub fn in_box(mut self, listed: Listed) -> Thing {
        self.count = Some(listed.count);
        self.origin = listed.origin;
        self
    }
}

/// What component data says of the copies of one thing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Listed {
    pub count: usize,
    /// The weakest origin of all entries.
    pub origin: Option<Origin>,
}

impl Listed {
    /// The same thing with its number multiplied.
    #[must_use]
    pub fn times(self, times: usize) -> Listed {
        Listed { count: self.count * times, ..self }
    }
}

/// The component data of a game as lists of what is in the box.
#[derive(Clone, Debug)]
pub struct Inventory(Table);

impl Inventory {
    /// What is built in. That it can be read is what loading a game checks.
    pub fn of(about: &About) -> Inventory {
        Inventory(about.data.parse().unwrap_or_default())
    }

    /// The entries of a list in which a field has this value. An entry stands for as many copies as its table `copies` counts, or one.
    pub fn listed(&self, list: &str, field: &str, value: &str) -> Listed {
        let is_value = |there: &Value| there.as_str().map_or_else(|| there.to_string() == value, |there| there == value);
        let fits = |entry: &&Value| entry.get(field).is_some_and(is_value);
        let entries = self.0.get(list).and_then(Value::as_array).into_iter().flatten().filter(fits);
        entries.fold(Listed::default(), |listed, entry| Listed {
            count: listed.count + copies(entry),
            origin: listed.origin.max(origin(entry)),
        })
    }

    /// What a field of a single table counts.
    pub fn stated(&self, table: &str, field: &str) -> Listed {
        let table = self.0.get(table);
        let number = table.and_then(|table| table.get(field)).and_then(Value::as_integer);
        Listed { count: number.and_then(|number| number.try_into().ok()).unwrap_or(0), origin: table.and_then(origin) }
    }

    /// Where a table comes from.
    pub fn origin(&self, table: &str) -> Option<Origin> {
        self.0.get(table).and_then(origin)
    }
}

fn copies(entry: &Value) -> usize {
    let counted = |copies: &Table| copies.values().filter_map(Value::as_integer).sum::<i64>();
    entry.get("copies").and_then(Value::as_table).map_or(1, |copies| counted(copies).try_into().unwrap_or(0))
}

fn origin(entry: &Value) -> Option<Origin> {
    let word = entry.get("source")?.as_str()?;
    Origin::ALL.into_iter().find(|origin| origin.name() == word)
}

/// The things that a game's messages explain: what the thing of the message `game-card-owl` does stands in `game-card-owl-text`, and
/// what it does on top in `game-card-owl-bonus-text`. Its kind is the word behind the game's. A text without a name cannot be asked for.
pub fn of_messages(about: &About) -> Vec<Thing> {
    let ids: Vec<&'static str> = message_ids(about).collect();
    let names =
        ids.iter().filter_map(|id| id.strip_suffix("-text")).filter(|name| ids.contains(name) && !name.ends_with("-bonus"));
    let thing = |name: &'static str| {
        let kind = name.strip_prefix(about.id).and_then(|rest| rest.split('-').nth(1)).unwrap_or_default();
        let thing = Thing::new(kind, Phrase::new(name), Phrase::new(format!("{name}-text")));
        let bonus = format!("{name}-bonus-text");
        if ids.contains(&bonus.as_str()) { thing.with_bonus(Phrase::new(bonus)) } else { thing }
    };
    names.map(thing).collect()
}

/// The ids of a game's messages. Every language has the same.
fn message_ids(game: &About) -> impl Iterator<Item = &'static str> {
    let source = game.texts.first().map_or("", |(_, source)| *source);
    let starts_a_message = |line: &&str| line.starts_with(|c: char| c.is_ascii_lowercase());
    source.lines().filter(starts_a_message).filter_map(|line| Some(line.split_once(" =")?.0))
}
