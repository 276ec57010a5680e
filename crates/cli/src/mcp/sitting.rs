//! A table with one seat that is played from outside; computer players sit on the others. Whatever is said here is said to that seat.

use super::answer::{Answer, Refused};
use crate::seating::Seating;
use crate::shell::Shell;
use crate::{recordfile, standing, threads};
use coven_bots::{Bot, Level};
use coven_catalog::{Choice, Mind, PlayError, Table, Tale};
use coven_engine::{About, CannotUndo, FastDice, Illegal, Phrase, Seat, Viewer};
use coven_text::refusal;
use serde::Serialize;
use serde_json::json;
use std::path::{Path, PathBuf};

pub struct Sitting {
    /// By which tools name the table.
    number: u32,
    shell: Shell,
    table: Box<dyn Table>,
    seat: Seat,
    seating: Seating,
    names: Vec<String>,
    /// The chance of computer players, and what each remembers of its own thinking.
    dice: FastDice,
    minds: Vec<Mind>,
    /// Where the record of the finished game is kept.
    file: Option<PathBuf>,
}

/// What the seat is asked, and everything that it may answer.
#[derive(Serialize)]
struct Question {
    prompt: String,
    rule: &'static str,
    moves: Vec<Offered>,
}

#[derive(Serialize)]
struct Offered {
    #[serde(rename = "move")]
    notation: String,
    meaning: String,
}

/// What the seat has heard since it was asked last, and what it is asked now.
#[derive(Serialize)]
struct News {
    table: u32,
    heard: Vec<String>,
    question: Option<Question>,
    over: bool,
}

impl Sitting {
    /// Sits down at a table that was laid out. The `folder` is for the record of the game.
    pub fn new(
        shell: &Shell,
        number: u32,
        table: Box<dyn Table>,
        seat: Seat,
        seating: Seating,
        dice: FastDice,
        folder: Option<&Path>,
    ) -> Sitting {
        let commitment = table.commitment().to_string();
        let file = folder.map(|folder| folder.join(format!("{}-{}.jsonl", table.about().id, &commitment[..16])));
        let (names, minds) = (seating.names(), (0..seating.len()).map(|_| Mind::default()).collect());
        Sitting { number, shell: shell.clone(), table, seat, seating, names, dice, minds, file }
    }

    /// The promise of the deal, who sits where, and what happened until the seat is asked.
    pub fn begin(&mut self) -> Result<Answer, Refused> {
        let mut heard = self.hear(&self.table.opening());
        heard.extend(self.let_bots_answer()?);
        let commitment = self.table.commitment().to_string();
        let mut words = vec![
            self.shell.say(Phrase::new("play-title").with("game", self.table.about().title)),
            self.shell.say(Phrase::new("play-commitment").with("commitment", commitment.as_str())),
        ];
        for seat in Seat::all(self.seating.len()) {
            let kind = self.seating.bot(seat).map_or("seat-human".to_owned(), |level| format!("seat-{level}"));
            let told = Phrase::new("play-seat").with("number", seat.index()).with("name", seat).with("kind", Phrase::new(kind));
            words.push(self.say(&told));
        }
        let news = self.news(heard);
        words.extend(self.tell(&news));
        let data = json!({
            "table": self.number,
            "game": self.table.about().id,
            "seat": self.seat,
            "names": self.names,
            "seats": self.seating.to_record(),
            "commitment": commitment,
            "heard": news.heard,
            "question": news.question,
            "over": news.over,
        });
        Answer::new(&words, &data)
    }

    /// The table as the seat may know it.
    pub fn look(&self) -> Result<Answer, Refused> {
        let viewer = Viewer::Seat(self.seat);
        let lines: Vec<String> = self.table.view_lines(viewer).iter().map(|phrase| self.say(phrase)).collect();
        let asked = self.asked();
        let words: Vec<String> = lines.iter().chain(&asked).cloned().collect();
        let data = json!({
            "table": self.number,
            "game": self.table.about().id,
            "seat": self.seat,
            "names": self.names,
            "lines": lines,
            "asked": asked,
            "over": self.is_over(),
            "view": self.table.view_json(viewer),
        });
        Answer::new(&words, &data)
    }

    /// Everything that the seat may do now.
    pub fn moves(&self) -> Result<Answer, Refused> {
        let news = self.news(Vec::new());
        if news.question.is_none() {
            return Err(self.not_asked());
        }
        Answer::new(&self.tell(&news), &news)
    }

    /// Whether a move may be made, and if not, why. It is tried at another table that stands as this one does.
    pub fn why_not(&self, notation: &str) -> Result<Answer, Refused> {
        let mut copy = self.table.at(self.table.moves().len()).map_err(Refused::defect)?;
        match copy.play(self.seat, notation) {
            Ok(_) => {
                let made = copy.moves().pop().map(|entry| entry.notation).unwrap_or_default();
                let meaning = self.table.choices(self.seat).into_iter().find(|choice| choice.notation == made);
                let meaning = meaning.map(|choice| self.say(&choice.phrase));
                let words = format!("It may be done: {made}: {}", meaning.as_deref().unwrap_or_default());
                Answer::new(&[words], &json!({ "legal": true, "move": made, "meaning": meaning }))
            }
            Err(error) => {
                let Refused { code, rule, message } = self.refused(error);
                let data = json!({ "legal": false, "code": code, "rule": rule, "message": message });
                let by_rule = rule.map(|rule| format!(", {rule}")).unwrap_or_default();
                Answer::new(&[format!("{message} ({code}{by_rule})")], &data)
            }
        }
    }

    /// Makes a move and lets the computer players answer until the seat is asked again.
    pub fn play(&mut self, notation: &str) -> Result<Answer, Refused> {
        let tale = self.table.play(self.seat, notation).map_err(|error| self.refused(error))?;
        let heard = self.hear(&tale);
        self.go_on(heard)
    }

    /// Takes the seat's last move back.
    pub fn undo(&mut self) -> Result<Answer, Refused> {
        self.table.undo(self.seat).map_err(|reason| self.cannot_undo(reason))?;
        let heard = vec![self.say(&Phrase::new("play-undone").with("name", self.seat))];
        self.go_on(heard)
    }

    /// Places and sheets, and the seed from which everything was dealt: only now may it be known.
    pub fn result(&self) -> Result<Answer, Refused> {
        let Some(places) = self.table.standing() else {
            return Err(Refused::new("not-over", "the game is not over yet"));
        };
        let mut printed = Vec::new();
        standing::print(&self.shell, &*self.table, &self.names, &mut printed).map_err(Refused::defect)?;
        let words = String::from_utf8_lossy(&printed).trim_end().to_owned();
        let data = json!({
            "table": self.number,
            "seat": self.seat,
            "names": self.names,
            "standing": places,
            "seed": self.table.record(Vec::new()).header.seed.to_string(),
            "commitment": self.table.commitment().to_string(),
            "record": self.file,
        });
        Answer::new(&[words], &data)
    }

    pub fn about(&self) -> &'static About {
        self.table.about()
    }

    fn go_on(&mut self, mut heard: Vec<String>) -> Result<Answer, Refused> {
        heard.extend(self.let_bots_answer()?);
        let news = self.news(heard);
        Answer::new(&self.tell(&news), &news)
    }

    /// Lets the computer players decide as long as one of them is asked; gives what the seat hears of it. A finished game is recorded.
    fn let_bots_answer(&mut self) -> Result<Vec<String>, Refused> {
        let mut heard = Vec::new();
        while let Some((seat, level)) = self.table.deciding().into_iter().find_map(|seat| Some((seat, self.seating.bot(seat)?))) {
            let mut bot = Bot::new(level);
            if level == Level::Archwitch {
                // This level has a budget in time, so more threads make it stronger.
                bot = bot.with_threads(threads::count(None));
            }
            let chosen = self.table.think(seat, &bot, &mut self.minds[seat.index()], self.dice.next_u64()).unwrap_or_default();
            let tale = self.table.play(seat, &chosen);
            let tale = tale.map_err(|error| Refused::defect(format_args!("{level} played '{chosen}': {error}")))?;
            heard.extend(self.hear(&tale));
        }
        if let Some(file) = self.file.as_ref().filter(|_| self.is_over()) {
            let written = recordfile::write(file, &self.table.record(self.seating.to_record()));
            written.map_err(|error| Refused::new("not-recorded", error))?;
        }
        Ok(heard)
    }

    fn hear(&self, tale: &Tale) -> Vec<String> {
        tale.heard_by(Viewer::Seat(self.seat)).map(|phrase| self.say(phrase)).collect()
    }

    fn news(&self, heard: Vec<String>) -> News {
        let offered = |choice: Choice| Offered { meaning: self.say(&choice.phrase), notation: choice.notation };
        let question = self.table.prompt(self.seat).map(|prompt| Question {
            prompt: self.say(&prompt.phrase),
            rule: prompt.rule,
            moves: self.table.choices(self.seat).into_iter().map(offered).collect(),
        });
        News { table: self.number, heard, question, over: self.is_over() }
    }

    fn tell(&self, news: &News) -> Vec<String> {
        let mut words: Vec<String> = news.heard.iter().map(|heard| format!("· {heard}")).collect();
        words.extend(self.asked());
        for Offered { notation, meaning } in news.question.iter().flat_map(|question| &question.moves) {
            words.push(format!("  {notation}: {meaning}"));
        }
        words
    }

    /// The question, or that there will be none any more.
    fn asked(&self) -> Option<String> {
        if self.is_over() {
            return Some(self.shell.say(Phrase::new("play-over")));
        }
        let prompt = self.table.prompt(self.seat)?;
        let asked = Phrase::new("play-asked").with("name", self.seat).with("prompt", prompt.phrase).with("rule", prompt.rule);
        Some(self.say(&asked))
    }

    fn is_over(&self) -> bool {
        self.table.deciding().is_empty()
    }

    fn not_asked(&self) -> Refused {
        Refused::by_rule(if self.is_over() { Illegal::GAME_OVER } else { Illegal::NOT_ASKED }, &self.shell.texts)
    }

    fn refused(&self, error: PlayError) -> Refused {
        match error {
            PlayError::Notation(error) => Refused::new("bad-notation", error),
            PlayError::Illegal(illegal) => Refused::by_rule(illegal, &self.shell.texts),
        }
    }

    fn cannot_undo(&self, reason: CannotUndo) -> Refused {
        Refused { code: reason.code(), rule: Some("TABLE-UNDO"), message: self.say(&refusal(reason.code())) }
    }

    fn say(&self, phrase: &Phrase) -> String {
        self.shell.texts.say(phrase, &self.names)
    }
}
