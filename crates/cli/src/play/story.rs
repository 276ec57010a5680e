//! What has happened at a table of one terminal: told at once to whoever may hear it there, and to the others when they are asked.

use coven_engine::{Audience, Seat, Viewer};

/// Who is at the terminal when something happens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Present {
    /// Everybody who plays here, side by side.
    All,
    /// This person alone; nobody yet, before the terminal was handed to the first.
    Only(Option<Seat>),
}

#[derive(Debug)]
struct Sentence {
    to: Audience,
    said: String,
    /// Everybody who plays here has heard it at once.
    is_known: bool,
}

#[derive(Debug)]
pub struct Story {
    sentences: Vec<Sentence>,
    /// The people who play here; nobody if computer players are among themselves, and then a spectator listens.
    people: Vec<Seat>,
    /// How many sentences each of them has had the occasion to hear.
    heard: Vec<usize>,
}

fn hears(to: Audience, seat: Seat) -> bool {
    to.includes(Viewer::Seat(seat))
}

impl Story {
    pub fn new(people: Vec<Seat>) -> Story {
        let heard = vec![0; people.len()];
        Story { sentences: Vec::new(), people, heard }
    }

    /// Keeps a sentence; true if it is to be told at once.
    pub fn add(&mut self, to: Audience, said: String, present: Present) -> bool {
        let is_known = match self.people[..] {
            [] => to.includes(Viewer::Spectator),
            _ => present == Present::All && self.people.iter().all(|seat| hears(to, *seat)),
        };
        self.sentences.push(Sentence { to, said, is_known });
        match present {
            Present::Only(Some(seat)) => {
                self.hear(seat);
                hears(to, seat)
            }
            _ => is_known,
        }
    }

    /// A seat has had the occasion to hear everything; gives how far it had heard before.
    fn hear(&mut self, seat: Seat) -> usize {
        let all = self.sentences.len();
        let place = self.people.iter().position(|known| *known == seat);
        place.map_or(all, |place| std::mem::replace(&mut self.heard[place], all))
    }

    /// What a seat has not heard yet and may hear.
    pub fn news(&mut self, seat: Seat) -> Vec<String> {
        let from = self.hear(seat);
        let is_new = |sentence: &&Sentence| !sentence.is_known && hears(sentence.to, seat);
        self.sentences[from..].iter().filter(is_new).map(|sentence| sentence.said.clone()).collect()
    }

    /// What some have not heard yet when everybody comes together at the end, apart from what stands on the terminal.
    pub fn missed(&self, present: Present) -> Vec<String> {
        let is_there = |sentence: &Sentence| matches!(present, Present::Only(Some(seat)) if hears(sentence.to, seat));
        let is_missed = |number: usize, sentence: &Sentence| {
            let mut people = self.people.iter().zip(&self.heard);
            people.any(|(seat, heard)| hears(sentence.to, *seat) && *heard <= number)
        };
        let all = self.sentences.iter().enumerate().filter(|(_, sentence)| !sentence.is_known && !is_there(sentence));
        all.filter(|(number, sentence)| is_missed(*number, sentence)).map(|(_, sentence)| sentence.said.clone()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ADA: Seat = Seat(0);
    const BEA: Seat = Seat(2);

    fn story() -> Story {
        Story::new(vec![ADA, BEA])
    }

    fn add(story: &mut Story, to: Audience, said: &str, present: Present) -> bool {
        story.add(to, said.to_owned(), present)
    }

    #[test]
    fn side_by_side_people_hear_at_once_what_all_may_hear() {
        let mut story = story();
        assert!(add(&mut story, Audience::All, "rain", Present::All));
        assert!(!add(&mut story, Audience::seat(BEA), "a card", Present::All));
        assert!(story.news(ADA).is_empty());
        assert_eq!(story.news(BEA), ["a card"]);
        assert!(story.news(BEA).is_empty() && story.missed(Present::All).is_empty());
    }

    /// The terminal is cleared between them: what one read at once, the other reads later.
    #[test]
    fn behind_a_curtain_everybody_hears_everything_in_turn() {
        let mut story = story();
        assert!(!add(&mut story, Audience::All, "rain", Present::Only(None)));
        assert_eq!(story.news(ADA), ["rain"]);
        assert!(add(&mut story, Audience::All, "Ada builds", Present::Only(Some(ADA))));
        assert!(add(&mut story, Audience::seat(ADA), "a secret", Present::Only(Some(ADA))));
        assert!(!add(&mut story, Audience::seat(BEA), "a card", Present::Only(Some(ADA))));
        assert!(story.news(ADA).is_empty());
        assert_eq!(story.missed(Present::Only(Some(ADA))), ["a card"]);
        assert_eq!(story.news(BEA), ["rain", "Ada builds", "a card"]);
    }

    #[test]
    fn computer_players_among_themselves_are_listened_to_by_a_spectator() {
        let mut story = Story::new(Vec::new());
        assert!(add(&mut story, Audience::All, "rain", Present::All));
        assert!(!add(&mut story, Audience::seat(ADA), "a card", Present::All));
        assert!(story.missed(Present::All).is_empty());
    }
}
