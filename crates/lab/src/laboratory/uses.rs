//! What was used in a game, read from the sentences in which the game tells its own moves and events.
//!
//! No game says for this purpose what its things are: it already names them wherever it tells what happens. A sentence is a message with
//! arguments ([`Phrase`]); its kind is what happened ("spell cast"), and every name in it (another message, or a word that is the same in
//! all languages, such as that of a space) is a thing that was used in that manner ("spell cast: Fog"). Whose it was is the first seat
//! that the sentence names, or the only one that hears it. Numbers that stand in the sentence itself are amounts and tell nothing apart;
//! those inside a name belong to it.

use super::Played;
use coven_engine::events::{Audience, Story};
use coven_engine::{Arg, Phrase, Seat, WholeGame};
use std::collections::HashMap;

/// Turns a name into words. Reports are in English.
pub type Say<'a> = dyn Fn(&Phrase) -> String + Sync + 'a;

/// Finds what sentences speak of, and remembers the names.
pub struct Words<'a> {
    game: &'static str,
    say: &'a Say<'a>,
    known: HashMap<Phrase, Found>,
}

impl std::fmt::Debug for Words<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Words").field("game", &self.game).finish_non_exhaustive()
    }
}

/// What one sentence speaks of.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Found {
    pub seat: Option<Seat>,
    /// The kind of the sentence first, then kind and name for each name in it.
    pub things: Vec<String>,
}

/// Maximum number of different sentences that are cached.
const KEPT: usize = 20_000;

impl<'a> Words<'a> {
    pub fn new(game: &'static str, say: &'a Say<'a>) -> Words<'a> {
        Words { game, say, known: HashMap::new() }
    }

    /// What a sentence speaks of.
    pub fn of(&mut self, phrase: Phrase) -> Found {
        if let Some(found) = self.known.get(&phrase) {
            return found.clone();
        }
        let kind = self.kind(&phrase.id);
        let mut found = Found { seat: first_seat(&phrase), things: vec![kind.clone()] };
        let mut names: Vec<(&'static str, String)> = Vec::new();
        phrase.args.iter().for_each(|(argument, arg)| self.names(argument, arg, &mut names));
        let several = names.iter().any(|(argument, _)| *argument != names[0].0);
        for (argument, name) in names {
            let thing = if several { format!("{kind}, {argument}: {name}") } else { format!("{kind}: {name}") };
            if !found.things.contains(&thing) {
                found.things.push(thing);
            }
        }
        if self.known.len() < KEPT {
            self.known.insert(phrase, found.clone());
        }
        found
    }

    /// What happened, from the id of its message: `game-event-spell-cast` is "spell cast".
    fn kind(&self, id: &str) -> String {
        let own = id.strip_prefix(self.game).and_then(|rest| rest.strip_prefix('-')).unwrap_or(id);
        let kind = ["event-", "move-"].iter().find_map(|prefix| own.strip_prefix(prefix)).unwrap_or(own);
        kind.replace('-', " ")
    }

    fn names(&self, argument: &'static str, arg: &Arg, names: &mut Vec<(&'static str, String)>) {
        match arg {
            Arg::Number(_) | Arg::Seat(_) => {}
            Arg::Text(text) if text.is_empty() => {}
            Arg::Text(text) => names.push((argument, text.clone())),
            Arg::List(items) => items.iter().for_each(|item| self.names(argument, item, names)),
            // What a thing does is told by the message with `-text` after its name: that is no name.
            Arg::Phrase(phrase) if phrase.id.ends_with("-text") => {}
            Arg::Phrase(phrase) => {
                let before = names.len();
                phrase.args.iter().for_each(|(_, inner)| self.names(argument, inner, names));
                if names.len() == before {
                    names.push((argument, (self.say)(phrase)));
                }
            }
        }
    }

    /// Counts what a story tells.
    pub(super) fn note<R: WholeGame>(&mut self, rules: &R, story: &Story<R::Event>, seats: usize, played: &mut Played) {
        for told in &story.told {
            let found = self.of(rules.tell_event(&told.event));
            let only = match told.to {
                Audience::Only(mut seats) if seats.len() == 1 => seats.next(),
                _ => None,
            };
            // Who plays alone does everything.
            let alone = (seats == 1).then_some(Seat(0));
            let seat = found.seat.or(only).or(alone).filter(|seat| seat.index() < seats);
            for thing in found.things {
                match seat {
                    Some(seat) => {
                        let counts = played.used.entry(thing).or_insert_with(|| vec![0; seats]);
                        counts[seat.index()] = counts[seat.index()].saturating_add(1);
                    }
                    None => {
                        let count = played.happened.entry(thing).or_default();
                        *count = count.saturating_add(1);
                    }
                }
            }
        }
    }
}

fn first_seat(phrase: &Phrase) -> Option<Seat> {
    phrase.args.iter().find_map(|(_, arg)| match arg {
        Arg::Seat(seat) => Some(*seat),
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn say(phrase: &Phrase) -> String {
        phrase.id.rsplit('-').next().unwrap_or_default().to_owned()
    }

    fn found(phrase: Phrase) -> Found {
        Words::new("game", &say).of(phrase)
    }

    #[test]
    fn a_sentence_names_who_did_what_with_what() {
        let cast = Phrase::new("game-event-spell-cast").with("seat", Seat(2)).with("spell", Phrase::new("game-spell-fog"));
        let cast = cast.with("text", Phrase::new("game-spell-fog-text")).with("count", 3);
        assert_eq!(
            found(cast),
            Found { seat: Some(Seat(2)), things: vec!["spell cast".to_owned(), "spell cast: fog".to_owned()] }
        );
    }

    #[test]
    fn names_inside_names_and_lists_count_and_are_told_apart_by_their_place() {
        let slot = Phrase::new("game-slot").with("building", Phrase::new("game-building-mill")).with("hope", 2);
        assert_eq!(found(Phrase::new("game-event-built").with("slot", slot)).things[1], "built: mill");
        let moved = found(Phrase::new("game-event-moved").with("from", "H1").with("to", "H2"));
        assert_eq!(moved.things, ["moved", "moved, from: H1", "moved, to: H2"]);
        let both: Arg = ["game-card-owl", "game-card-cat", "game-card-owl"].map(Phrase::new).into_iter().collect();
        assert_eq!(found(Phrase::new("game-event-dealt").with("cards", both)).things, ["dealt", "dealt: owl", "dealt: cat"]);
    }
}
