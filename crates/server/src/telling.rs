//! Lines told to those who listen, each through their own eyes and in their own language, and no more often than needed: a view
//! is sent when the game has moved, a question when it is another one than before.

use crate::app::App;
use crate::pages::Drawn;
use crate::stream::{Event, Form, Outlet, event};
use crate::table::{Desk, Happened, Position, Question, TableSeen, TableUpdate};
use coven_catalog::LastView;
use coven_engine::{MAX_SEATS, Viewer};
use coven_text::Language;
use coven_ui::fragment::Fragment;

/// Somebody who listens to a table.
pub struct Listener {
    pub person: Option<String>,
    pub language: Language,
    pub form: Form,
    pub outlet: Outlet,
    pub knows: Knows,
}

impl Listener {
    pub fn new(person: Option<&str>, language: Language, form: Form, outlet: Outlet) -> Listener {
        let knows = Knows { viewer: Viewer::Spectator, question: None };
        Listener { person: person.map(str::to_owned), language, form, outlet, knows }
    }

    /// Tells a listener everything. False if it is too slow to be waited for.
    pub fn hear_everything(&mut self, app: &App, desk: &Desk, drawn: &Drawn) -> bool {
        self.knows = Knows::all_of(desk, self.person.as_deref());
        let (viewer, speech) = (self.knows.viewer, app.speech(self.language));
        let everything = match self.form {
            Form::Data => event(Some(desk.seq), "table", &TableSeen::of(desk, self.person.as_deref(), viewer, speech)),
            Form::Page(wish) => {
                event(Some(desk.seq), "fragment", &app.pages.fragments(desk, drawn, None, (viewer, wish), speech.texts()))
            }
        };
        self.outlet.send(everything)
    }
}

/// What a listener has been told last: through whose eyes they look, and the mark of what they are asked.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Knows {
    pub viewer: Viewer,
    question: Option<u64>,
}

impl Knows {
    pub fn all_of(desk: &Desk, person: Option<&str>) -> Knows {
        let viewer = desk.viewer(person);
        Knows { viewer, question: Question::of(desk.game.as_deref(), viewer).map(|question| question.mark()) }
    }
}

/// Those for whom this is the same hear the same.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Ears {
    viewer: Viewer,
    language: Language,
    form: Form,
    /// The game is told.
    moved: bool,
    /// What is asked is told.
    asked: bool,
}

/// A line as it is being told. What several listeners hear alike is made once.
pub struct Telling<'a> {
    app: &'a App,
    desk: &'a Desk,
    drawn: &'a Drawn,
    happened: &'a Happened,
    /// What one viewer was shown, for the next one to copy from. It is dropped with the line, because keeping one for every
    /// table would cost more memory than making it anew costs time.
    last_view: LastView,
    /// By seat: the question and its mark.
    questions: [Option<(Question, u64)>; MAX_SEATS],
    made: Vec<(Ears, Event)>,
}

impl<'a> Telling<'a> {
    pub fn new(app: &'a App, desk: &'a Desk, drawn: &'a Drawn, happened: &'a Happened) -> Self {
        let (last_view, questions) = (LastView::default(), Default::default());
        Telling { app, desk, drawn, happened, last_view, questions, made: Vec::new() }
    }

    /// The event for a listener, who knows more afterwards.
    pub fn event(&mut self, listener: &mut Listener) -> Event {
        match listener.form {
            Form::Data => self.data(listener),
            Form::Page(wish) => {
                let viewer = self.desk.viewer(listener.person.as_deref());
                let before = std::mem::replace(&mut listener.knows.viewer, viewer);
                if before != viewer && listener.person.as_deref().is_some_and(|person| self.desk.shares_screen(person)) {
                    // Nothing of what the one saw may stay on the page of the other.
                    return event(Some(self.desk.seq), "fragment", &[Fragment::another_page()]);
                }
                let ears = Ears { viewer, language: listener.language, form: listener.form, moved: true, asked: true };
                self.made(ears, |telling| {
                    let texts = telling.app.texts(listener.language);
                    let how = (viewer, wish);
                    let fragments = telling.app.pages.fragments(telling.desk, telling.drawn, Some(telling.happened), how, texts);
                    event(Some(telling.desk.seq), "fragment", &fragments)
                })
            }
        }
    }

    fn data(&mut self, listener: &mut Listener) -> Event {
        let viewer = self.desk.viewer(listener.person.as_deref());
        let other_eyes = viewer != listener.knows.viewer;
        let moved = self.happened.event.changes_game() || other_eyes;
        let mark = if moved { self.ask(viewer) } else { None };
        let asked = mark.is_some() && (other_eyes || mark != listener.knows.question);
        if moved {
            listener.knows = Knows { viewer, question: mark };
        }
        let language = listener.language;
        self.made(Ears { viewer, language, form: Form::Data, moved, asked }, |telling| {
            let (desk, speech) = (telling.desk, telling.app.speech(language));
            let mut position = Position::default();
            if moved {
                position = Position::of(desk, viewer, &mut telling.last_view);
            }
            if let (true, Viewer::Seat(seat)) = (asked, viewer) {
                let question = telling.questions[seat.index()].as_ref().map(|(question, _)| question);
                position = position.asking(question, &desk.names, speech);
            }
            event(Some(desk.seq), "update", &TableUpdate::of(desk, telling.happened, viewer, position, speech))
        })
    }

    /// Finds out what a viewer is asked, once, and returns the mark of the question.
    fn ask(&mut self, viewer: Viewer) -> Option<u64> {
        let Viewer::Seat(seat) = viewer else {
            return None;
        };
        if self.desk.prepared_at(seat).is_some() {
            // The answer is on its way.
            return None;
        }
        let place = &mut self.questions[seat.index()];
        if place.is_none() {
            *place = Question::of(self.desk.game.as_deref(), viewer).map(|question| {
                let mark = question.mark();
                (question, mark)
            });
        }
        place.as_ref().map(|(_, mark)| *mark)
    }

    fn made(&mut self, ears: Ears, make: impl FnOnce(&mut Self) -> Event) -> Event {
        if let Some((_, event)) = self.made.iter().find(|(other, _)| *other == ears) {
            return event.clone();
        }
        let event = make(self);
        self.made.push((ears, event.clone()));
        event
    }
}
