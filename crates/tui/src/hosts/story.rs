//! What has happened at a table of this program, in sentences, each with those who may hear it.

use coven_catalog::{Table, Tale};
use coven_engine::{Audience, Phrase, Viewer};
use coven_text::Texts;

/// The story of a table. It is kept as text: a long game would take long to be put into words at every look.
#[derive(Debug, Default)]
pub struct Told {
    sentences: Vec<(Audience, String)>,
    /// The number of sentences before each move.
    before: Vec<usize>,
}

impl Told {
    /// Brings the story up to the table, whatever was played or taken back since.
    pub fn follow(&mut self, table: &dyn Table, texts: &Texts, names: &[String]) {
        let moves = table.moves().len();
        if self.before.is_empty() {
            self.tell(&table.opening(), texts, names);
            self.before.push(self.sentences.len());
        }
        if self.before.len() > moves + 1 {
            self.before.truncate(moves + 1);
            self.sentences.truncate(self.before[moves]);
        }
        while self.before.len() <= moves {
            let tale = table.tale(self.before.len() - 1).unwrap_or_default();
            self.tell(&tale, texts, names);
            self.before.push(self.sentences.len());
        }
    }

    fn tell(&mut self, tale: &Tale, texts: &Texts, names: &[String]) {
        let say = |(to, phrase): (Audience, &Phrase)| (to, texts.say(phrase, names));
        self.sentences.extend(tale.iter().map(say));
    }

    /// What a viewer has heard of the first `moves` moves.
    pub fn heard_by(&self, viewer: Viewer, moves: usize) -> Vec<String> {
        let end = self.before.get(moves).copied().unwrap_or(self.sentences.len());
        self.sentences[..end].iter().filter(|(to, _)| to.includes(viewer)).map(|(_, said)| said.clone()).collect()
    }
}
