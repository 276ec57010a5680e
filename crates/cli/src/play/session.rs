//! The loop of a line-mode game: bots answer, people are asked.

use super::coach::CoachedSeats;
use super::input::{Answer, Lines};
use crate::recordfile;
use crate::rules;
use crate::seating::{Seating, Sitter};
use crate::shell::{Outcome, Shell, Stop};
use crate::standing;
use crate::threads;
use coven_bots::{Bot, Budget, Level};
use coven_catalog::{Choice, Mind, PlayError, TABLE_PREFIX, Table, Tale};
use coven_engine::{FastDice, Phrase, Seat, Viewer};
use coven_text::refusal;
use std::io::{BufRead, Write};
use std::path::PathBuf;

/// How long is thought about a hint: long enough that its shares are more than a guess, short enough not to be noticed.
const HINT: Budget = Budget::Iterations(2000);

pub struct Session<'a, I, O> {
    shell: &'a Shell,
    table: Box<dyn Table>,
    seating: Seating,
    names: Vec<String>,
    /// Where the record goes.
    file: PathBuf,
    /// The chance of computer players, and what each remembers of its own thinking.
    dice: FastDice,
    minds: Vec<Mind>,
    input: Lines<I>,
    out: &'a mut O,
    /// For every seat, what only some people may hear, kept until the seat is asked.
    unheard: Vec<Vec<String>>,
    /// Who was asked last and what stands on the screen for them.
    shown: Option<(Seat, Vec<String>)>,
    coach: Option<CoachedSeats>,
}

/// What an answer leads to.
enum Next {
    /// The same seat is asked the same thing.
    AskAgain,
    /// The table has changed.
    Changed,
    Leave,
}

impl<'a, I: BufRead, O: Write> Session<'a, I, O> {
    pub fn new(
        shell: &'a Shell,
        table: Box<dyn Table>,
        seating: Seating,
        file: PathBuf,
        dice: FastDice,
        input: Lines<I>,
        out: &'a mut O,
    ) -> Self {
        let (names, unheard) = (seating.names(), vec![Vec::new(); seating.len()]);
        let minds = (0..seating.len()).map(|_| Mind::default()).collect();
        Session { shell, table, seating, names, file, dice, minds, input, out, unheard, shown: None, coach: None }
    }

    /// Explains the game to everybody who plays here.
    pub fn call_coach(&mut self) {
        self.coach = Some(CoachedSeats::default());
    }

    /// Plays from the first card on.
    pub fn begin(mut self) -> Result<Outcome, Stop> {
        self.introduce()?;
        self.tell(&self.table.opening())?;
        self.play()
    }

    /// Plays on from where a record stopped.
    pub fn go_on(mut self) -> Result<Outcome, Stop> {
        let title = Phrase::new("play-resumed").with("game", self.table.about().title).with("moves", self.table.moves().len());
        self.line(&self.shell.say(title))?;
        let commitment = Phrase::new("play-commitment").with("commitment", self.table.commitment().to_string());
        self.line(&self.shell.say(commitment))?;
        self.introduce()?;
        self.play()
    }

    fn play(mut self) -> Result<Outcome, Stop> {
        loop {
            let deciding = self.table.deciding();
            let Some(first) = deciding.first() else {
                return self.finish();
            };
            let bot = deciding.into_iter().find_map(|seat| Some((seat, self.seating.bot(seat)?)));
            match bot {
                Some((seat, level)) => self.play_bot(seat, level)?,
                None if self.ask(first)? => {}
                None => return self.leave(),
            }
        }
    }

    fn introduce(&mut self) -> Result<(), Stop> {
        for (number, sitter) in self.seating.sitters().iter().enumerate() {
            let kind = match sitter {
                Sitter::Human { .. } => Phrase::new("seat-human"),
                Sitter::Bot(level) => Phrase::new(format!("seat-{level}")),
            };
            let seat = Phrase::new("play-seat").with("number", number).with("name", Seat(number as u8));
            let said = self.say(&seat.with("kind", kind));
            writeln!(self.out, "{said}")?;
        }
        Ok(())
    }

    fn play_bot(&mut self, seat: Seat, level: Level) -> Result<(), Stop> {
        let mut bot = Bot::new(level);
        if level == Level::Archwitch {
            // She thinks by the clock, so every core makes her stronger.
            bot = bot.with_threads(threads::count(None));
        }
        let chosen = self.table.think(seat, &bot, &mut self.minds[seat.index()], self.dice.next_u64()).unwrap_or_default();
        // A bot's move is a listed one and never refused; should it be, the sentence names the move and the reason.
        let tale = self.table.play(seat, &chosen).map_err(|error| Stop::Input(format!("{level} played '{chosen}': {error}")))?;
        self.tell(&tale)
    }

    /// Says at once what everybody at this screen may hear, and keeps the rest for those who may. Where nobody plays,
    /// the story is told to a spectator.
    fn tell(&mut self, tale: &Tale) -> Result<(), Stop> {
        let humans: Vec<Seat> = self.seating.humans().collect();
        for (to, phrase) in tale.iter() {
            let said = format!("· {}", self.say(phrase));
            let hears = |seat: &Seat| to.includes(Viewer::Seat(*seat));
            if humans.is_empty() && to.includes(Viewer::Spectator) || !humans.is_empty() && humans.iter().all(hears) {
                self.line(&said)?;
            } else {
                humans.iter().copied().filter(hears).for_each(|seat| self.unheard[seat.index()].push(said.clone()));
            }
        }
        Ok(())
    }

    /// Asks a person until the table has changed. False when there is no more to be had from the input.
    fn ask(&mut self, seat: Seat) -> Result<bool, Stop> {
        self.show(seat)?;
        let choices = self.table.choices(seat);
        self.question(seat, &choices)?;
        loop {
            write!(self.out, "> ")?;
            self.out.flush()?;
            let Some(line) = self.input.next()? else {
                writeln!(self.out)?;
                return Ok(false);
            };
            match self.answer(seat, &choices, Answer::read(&line))? {
                Next::AskAgain => {}
                Next::Changed => return Ok(true),
                Next::Leave => return Ok(false),
            }
        }
    }

    /// What the seat may know: everything when somebody else was asked before, else what has changed.
    fn show(&mut self, seat: Seat) -> Result<(), Stop> {
        for said in std::mem::take(&mut self.unheard[seat.index()]) {
            self.line(&said)?;
        }
        let view: Vec<String> = self.table.view_lines(Viewer::Seat(seat)).iter().map(|phrase| self.say(phrase)).collect();
        let before = match &self.shown {
            Some((asked, lines)) if *asked == seat => lines.as_slice(),
            _ => &[],
        };
        let news: Vec<&String> = view.iter().filter(|line| !before.contains(line)).collect();
        if !news.is_empty() {
            writeln!(self.out)?;
        }
        for line in news {
            writeln!(self.out, "{line}")?;
        }
        self.shown = Some((seat, view));
        Ok(())
    }

    /// What the seat is asked, and what it may answer.
    fn question(&mut self, seat: Seat, choices: &[Choice]) -> Result<(), Stop> {
        writeln!(self.out)?;
        if let Some(prompt) = self.table.prompt(seat) {
            let asked = Phrase::new("play-asked").with("name", seat).with("prompt", prompt.phrase).with("rule", prompt.rule);
            self.line(&self.say(&asked))?;
        }
        let coaching = if self.coach.is_some() { self.table.coaching(seat) } else { Default::default() };
        let words = self.coach.as_mut().map(|coach| coach.words(seat, &coaching)).unwrap_or_default();
        for phrase in words {
            self.note(phrase)?;
        }
        let width = choices.iter().map(|choice| choice.notation.chars().count()).max().unwrap_or(0);
        for (number, choice) in choices.iter().enumerate() {
            let said = self.say(&choice.phrase);
            writeln!(self.out, "{:>4}  {:width$}  {said}", number + 1, choice.notation)?;
            for danger in super::coach::dangers(&coaching, &choice.notation) {
                writeln!(self.out, "{:>4}  {:width$}  {}", "!", "", self.say(&danger))?;
            }
        }
        Ok(())
    }

    fn answer(&mut self, seat: Seat, choices: &[Choice], answer: Answer) -> Result<Next, Stop> {
        match answer {
            Answer::Nothing => self.note(Phrase::new("play-nothing"))?,
            Answer::Number(number) => match number.checked_sub(1).and_then(|index| choices.get(index)) {
                Some(choice) => return self.decide(seat, &choice.notation),
                None => self.note(Phrase::new("play-no-such-number").with("number", number).with("most", choices.len()))?,
            },
            Answer::Move(notation) => return self.decide(seat, &notation),
            Answer::Undo(who) => return self.take_back(seat, who.as_deref()),
            Answer::View => {
                self.shown = None;
                self.show(seat)?;
                self.question(seat, choices)?;
            }
            Answer::Hint => self.hint(seat)?,
            Answer::Help => self.help(seat)?,
            Answer::Explain(what) => rules::explain(self.shell, Some(self.table.about()), &what, self.out)?,
            Answer::Save(file) => {
                self.file = file.unwrap_or_else(|| std::mem::take(&mut self.file));
                if let Err(stop) = self.save() {
                    self.line(&stop.to_string())?;
                }
            }
            Answer::Quit => return Ok(Next::Leave),
        }
        Ok(Next::AskAgain)
    }

    fn decide(&mut self, seat: Seat, notation: &str) -> Result<Next, Stop> {
        match self.table.play(seat, notation) {
            Ok(tale) => {
                self.tell(&tale)?;
                return Ok(Next::Changed);
            }
            Err(PlayError::Notation(error)) => {
                self.note(Phrase::new("play-not-understood").with("text", error.text))?;
            }
            Err(PlayError::Illegal(illegal)) => {
                let refused = Phrase::new("play-refused").with("reason", refusal(illegal.code)).with("rule", illegal.rule);
                self.note(refused)?;
            }
        }
        Ok(Next::AskAgain)
    }

    /// Undo is for people: the asked seat's last move, or that of another person at this screen.
    fn take_back(&mut self, asked: Seat, who: Option<&str>) -> Result<Next, Stop> {
        let named = |seat: &Seat| who.is_none_or(|who| self.names[seat.index()] == who || seat.to_string() == who);
        let whose = if who.is_none() { Some(asked) } else { self.seating.humans().find(named) };
        let Some(seat) = whose else {
            self.note(Phrase::new("play-nobody").with("who", who.unwrap_or_default()))?;
            return Ok(Next::AskAgain);
        };
        match self.table.undo(seat) {
            Ok(()) => {
                self.note(Phrase::new("play-undone").with("name", seat))?;
                Ok(Next::Changed)
            }
            Err(reason) => {
                self.note(Phrase::new("play-refused").with("reason", refusal(reason.code())).with("rule", "TABLE-UNDO"))?;
                Ok(Next::AskAgain)
            }
        }
    }

    /// The best moves as a strong player judges them, from what the seat may know.
    fn hint(&mut self, seat: Seat) -> Result<(), Stop> {
        let bot = Bot::new(Level::Adept).with_budget(HINT);
        for hint in self.table.hints(seat, &bot, self.dice.next_u64()) {
            let phrase = match (hint.victory, hint.reason) {
                (None, _) => Phrase::new("play-hint-only"),
                (Some(share), None) => Phrase::new("play-hint").with("share", percent(share)),
                (Some(share), Some(reason)) => {
                    Phrase::new("play-hint-because").with("share", percent(share)).with("reason", reason)
                }
            };
            self.note(phrase.with("notation", hint.notation).with("move", hint.phrase))?;
        }
        Ok(())
    }

    fn help(&mut self, seat: Seat) -> Result<(), Stop> {
        let rule = self.table.prompt(seat).map_or(TABLE_PREFIX, |prompt| prompt.rule);
        self.note(Phrase::new("play-help").with("rule", rule))?;
        if let Some(explained) = self.table.coaching(seat).explained.filter(|_| self.coach.is_some()) {
            self.note(Phrase::new("play-coach-explains").with("text", explained))?;
        }
        rules::explain(self.shell, Some(self.table.about()), rule, self.out)
    }

    fn finish(mut self) -> Result<Outcome, Stop> {
        // The game is over: there is nothing left that one person may hear and another may not.
        for said in std::mem::take(&mut self.unheard).concat() {
            self.line(&said)?;
        }
        writeln!(self.out)?;
        self.note(Phrase::new("play-over"))?;
        standing::print(self.shell, &*self.table, &self.names, self.out)?;
        self.save()?;
        let seed = self.table.record(Vec::new()).header.seed.to_string();
        self.note(Phrase::new("play-seed").with("seed", seed).with("file", self.file.display().to_string()))?;
        Ok(Outcome::Good)
    }

    fn leave(mut self) -> Result<Outcome, Stop> {
        self.save()?;
        self.note(Phrase::new("play-resume").with("file", self.file.display().to_string()))?;
        Ok(Outcome::Good)
    }

    fn save(&mut self) -> Result<(), Stop> {
        recordfile::write(&self.file, &self.table.record(self.seating.to_record()))?;
        self.note(Phrase::new("play-saved").with("file", self.file.display().to_string()))
    }

    fn say(&self, phrase: &Phrase) -> String {
        self.shell.texts.say(phrase, &self.names)
    }

    fn note(&mut self, phrase: Phrase) -> Result<(), Stop> {
        self.line(&self.say(&phrase))
    }

    fn line(&mut self, text: &str) -> Result<(), Stop> {
        Ok(writeln!(self.out, "{text}")?)
    }
}

fn percent(share: f32) -> i32 {
    (share * 100.0).round() as i32
}
