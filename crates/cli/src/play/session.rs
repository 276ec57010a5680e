//! The loop of a line-mode game: bots answer, people are asked.

use super::coach::CoachedSeats;
use super::compact::{CompactTable, columns};
use super::curtain::Curtain;
use super::input::{Answer, Lines};
use super::story::{Present, Story};
use crate::recordfile;
use crate::rules;
use crate::seating::{Seating, Sitter};
use crate::shell::{Outcome, Shell, Stop};
use crate::standing;
use crate::threads;
use coven_bots::{Bot, Level};
use coven_catalog::{Choice, Mind, PlayError, TABLE_PREFIX, Table, Tale};
use coven_engine::{Audience, FastDice, Phrase, Seat};
use coven_text::refusal;
use coven_tui::hosts::hints;
use std::io::{BufRead, Write};
use std::path::PathBuf;

/// The longest list of choices that is told a line each, with their notation; longer ones stand in columns, without it.
const MOST_LINES: usize = 24;

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
    story: Story,
    /// The table as lines.
    compact: CompactTable,
    /// For every seat, the lines of the table as they were last shown to it.
    shown: Vec<Vec<String>>,
    /// Who was asked last.
    last: Option<Seat>,
    /// What is between the people who hand this terminal over to each other.
    pub curtain: Curtain,
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
    ) -> Result<Self, Stop> {
        let (names, story) = (seating.names(), Story::new(seating.humans().collect()));
        let minds = (0..seating.len()).map(|_| Mind::default()).collect();
        let compact = CompactTable::of(shell, table.about())?;
        let shown = vec![Vec::new(); seating.len()];
        let (last, curtain, coach) = (None, Curtain::None, None);
        Ok(Session { shell, table, seating, names, file, dice, minds, input, out, story, compact, shown, last, curtain, coach })
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
        let ended = self.until_left();
        if ended.is_err() {
            // Nobody reads any more; the game can be taken up again.
            self.keep();
        }
        ended
    }

    fn until_left(&mut self) -> Result<Outcome, Stop> {
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
            // This level has a budget in time, so more threads make it stronger.
            bot = bot.with_threads(threads::count(None));
        }
        let chosen = self.table.think(seat, &bot, &mut self.minds[seat.index()], self.dice.next_u64()).unwrap_or_default();
        // A bot's move is a listed one and never refused; should it be, the sentence names the move and the reason.
        let tale = self.table.play(seat, &chosen).map_err(|error| Stop::Input(format!("{level} played '{chosen}': {error}")))?;
        self.tell(&tale)
    }

    fn tell(&mut self, tale: &Tale) -> Result<(), Stop> {
        tale.iter().try_for_each(|(to, phrase)| self.announce(to, format!("· {}", self.say(phrase))))
    }

    /// Says something at once to those who may hear it now, and keeps it for the others.
    fn announce(&mut self, to: Audience, said: String) -> Result<(), Stop> {
        if self.story.add(to, said.clone(), self.present()) {
            self.line(&said)?;
        }
        Ok(())
    }

    fn present(&self) -> Present {
        if self.curtain.hangs() { Present::Only(self.last) } else { Present::All }
    }

    /// Asks a person until the table has changed. False when there is no more to be had from the input.
    fn ask(&mut self, seat: Seat) -> Result<bool, Stop> {
        if self.last != Some(seat) && self.curtain.hangs() && !self.hand_over(seat)? {
            return Ok(false);
        }
        self.last = Some(seat);
        self.keep();
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

    /// Lets the curtain fall, and waits until the next person is there. An empty line says so, and nothing else, so that no answer that was
    /// meant for the question before lifts it. False at the end of the input.
    fn hand_over(&mut self, seat: Seat) -> Result<bool, Stop> {
        let falls = self.curtain.falls();
        let said = self.say(&Phrase::new("tui-curtain").with("name", seat));
        write!(self.out, "{falls}{said}")?;
        self.last = None;
        loop {
            self.out.flush()?;
            let Some(line) = self.input.next()? else {
                writeln!(self.out)?;
                return Ok(false);
            };
            match Answer::read(&line) {
                Answer::Nothing => break,
                Answer::Quit => return Ok(false),
                _ => {
                    writeln!(self.out)?;
                    self.note(Phrase::new("play-curtain"))?;
                }
            }
        }
        write!(self.out, "{}", self.curtain.lifts())?;
        self.shown[seat.index()].clear();
        Ok(true)
    }

    /// What the seat may know: everything at first, then what has changed.
    fn show(&mut self, seat: Seat) -> Result<(), Stop> {
        for said in self.story.news(seat) {
            self.line(&said)?;
        }
        let view = self.compact.look(self.shell, &*self.table, seat, &self.names).tables;
        let before = &self.shown[seat.index()];
        let news: Vec<&String> = view.iter().filter(|line| !before.contains(line)).collect();
        if !news.is_empty() {
            writeln!(self.out)?;
        }
        for line in news {
            writeln!(self.out, "{line}")?;
        }
        self.shown[seat.index()] = view;
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
        let notes = self.compact.look(self.shell, &*self.table, seat, &self.names).notes;
        let note = |number: usize| {
            notes.get(number).filter(|note| !note.is_empty()).map(|note| format!(" [{note}]")).unwrap_or_default()
        };
        if choices.len() > MOST_LINES {
            let said = |(n, choice): (usize, &Choice)| format!("{:>3} {}{}", n + 1, self.say(&choice.phrase), note(n));
            let short: Vec<String> = choices.iter().enumerate().map(said).collect();
            columns(&short).iter().try_for_each(|line| self.line(line))?;
            for (n, choice) in choices.iter().enumerate() {
                for danger in super::coach::dangers(&coaching, &choice.notation) {
                    writeln!(self.out, "{:>3} ! {}", n + 1, self.say(&danger))?;
                }
            }
            return Ok(());
        }
        let width = choices.iter().map(|choice| choice.notation.chars().count()).max().unwrap_or(0);
        for (number, choice) in choices.iter().enumerate() {
            let said = self.say(&choice.phrase);
            writeln!(self.out, "{:>4}  {:width$}  {said}{}", number + 1, choice.notation, note(number))?;
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
                self.shown[seat.index()].clear();
                self.show(seat)?;
                self.question(seat, choices)?;
            }
            Answer::Hint => self.hint(seat)?,
            Answer::Help => self.help(seat)?,
            Answer::Explain(what) => self.explain(seat, &what)?,
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
                self.keep();
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
                self.announce(Audience::All, self.say(&Phrase::new("play-undone").with("name", seat)))?;
                Ok(Next::Changed)
            }
            Err(reason) => {
                self.note(Phrase::new("play-refused").with("reason", refusal(reason.code())).with("rule", "TABLE-UNDO"))?;
                Ok(Next::AskAgain)
            }
        }
    }

    fn hint(&mut self, seat: Seat) -> Result<(), Stop> {
        let told = hints(&*self.table, seat, self.dice.next_u64(), &self.shell.texts, &self.names);
        told.iter().try_for_each(|(_, said)| self.line(said))
    }

    /// What lies at a place or what a sign means, from the table itself; cards, words and rules from the books, unless they have nothing
    /// to add.
    fn explain(&mut self, seat: Seat, what: &str) -> Result<(), Stop> {
        let found = self.compact.look(self.shell, &*self.table, seat, &self.names).speaking_of(what);
        found.iter().try_for_each(|line| self.line(line))?;
        if found.is_empty() || rules::speak_of(self.shell, Some(self.table.about()), what)? {
            rules::explain(self.shell, Some(self.table.about()), what, self.out)?;
        }
        Ok(())
    }

    fn help(&mut self, seat: Seat) -> Result<(), Stop> {
        let rule = self.table.prompt(seat).map_or(TABLE_PREFIX, |prompt| prompt.rule);
        self.note(Phrase::new("play-help").with("rule", rule))?;
        if self.curtain.hangs() {
            self.note(Phrase::new("play-curtain"))?;
        }
        if let Some(explained) = self.table.coaching(seat).explained.filter(|_| self.coach.is_some()) {
            self.note(Phrase::new("play-coach-explains").with("text", explained))?;
        }
        rules::explain(self.shell, Some(self.table.about()), rule, self.out)
    }

    fn finish(&mut self) -> Result<Outcome, Stop> {
        // The game is over: there is nothing left that one person may hear and another may not.
        for said in self.story.missed(self.present()) {
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

    fn leave(&mut self) -> Result<Outcome, Stop> {
        self.save()?;
        self.note(Phrase::new("play-resume").with("file", self.file.display().to_string()))?;
        Ok(Outcome::Good)
    }

    /// Keeps the record as it is now, so that it is there however the game is left: a person may press Ctrl-C, a reader may close the
    /// pipe. That it cannot be written is said by whoever leaves on purpose.
    fn keep(&self) {
        let _ = self.write_record();
    }

    fn write_record(&self) -> Result<(), Stop> {
        recordfile::write(&self.file, &self.table.record(self.seating.to_record()))
    }

    fn save(&mut self) -> Result<(), Stop> {
        self.write_record()?;
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
