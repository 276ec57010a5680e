//! Lines told to those who listen, each through their own eyes and in their own language, and no more often than needed: a view
//! is sent when the game has moved, a question when it is another one than before.

use crate::app::App;
use crate::stream::{Form, Frame, Outlet};
use crate::table::{Desk, Happened, Position, Question, update};
use coven_catalog::LastView;
use coven_engine::{MAX_SEATS, Viewer};
use coven_text::Language;
use std::ops::Range;

/// Room for the event of one viewer, as it usually is.
const USUAL: usize = 6 * 1024;

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
        Knows { viewer, question: Question::of(desk, viewer).map(|question| question.mark()) }
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
    happened: &'a Happened,
    /// What one viewer was shown, for the next one to copy from. It goes with the line: views that stay would lie scattered
    /// among what comes and goes, and cost more memory than time.
    last_view: LastView,
    /// By seat: the question and its mark.
    questions: [Option<(Question, u64)>; MAX_SEATS],
    /// The events that were made, one after another.
    text: Vec<u8>,
    made: Vec<(Ears, Range<usize>)>,
}

impl<'a> Telling<'a> {
    pub fn new(app: &'a App, desk: &'a Desk, happened: &'a Happened) -> Self {
        let text = Vec::with_capacity(USUAL * desk.chairs.len());
        Telling { app, desk, happened, last_view: LastView::default(), questions: Default::default(), text, made: Vec::new() }
    }

    /// The event for a listener, who knows more afterwards.
    pub fn frame(&mut self, listener: &mut Listener) -> &[u8] {
        let Telling { app, desk, happened, last_view, questions, text, made } = self;
        let viewer = desk.viewer(listener.person.as_deref());
        let moved = happened.game || viewer != listener.knows.viewer;
        let question = match viewer {
            Viewer::Seat(seat) if moved && listener.form == Form::Data => {
                let place = &mut questions[seat.index()];
                if place.is_none() {
                    *place = Question::of(desk, viewer).map(|question| {
                        let mark = question.mark();
                        (question, mark)
                    });
                }
                place.as_ref()
            }
            _ => None,
        };
        let mark = question.map(|(_, mark)| *mark);
        let asked = question.filter(|_| viewer != listener.knows.viewer || mark != listener.knows.question);
        let Listener { language, form, .. } = *listener;
        // A page finds out by itself what is new on it.
        let all = form != Form::Data;
        let ears = Ears { viewer, language, form, moved: moved || all, asked: asked.is_some() || all };
        if moved {
            listener.knows = Knows { viewer, question: mark };
        }
        if let Some((_, place)) = made.iter().find(|(other, _)| *other == ears) {
            return &text[place.clone()];
        }
        let position = match asked {
            _ if !moved => Position::Same,
            None => Position::Moved(last_view),
            Some((question, _)) => Position::Asked(last_view, question),
        };
        let speech = app.speech(language);
        let begin = text.len();
        Frame::write(Some(desk.seq), form.update(), text, |out| match form {
            Form::Data => update(desk, happened, viewer, position, speech, out),
            Form::Page(wish) => app.pages.fragments(desk, Some(happened), (viewer, wish), speech.texts(), out),
        });
        made.push((ears, begin..text.len()));
        &text[begin..]
    }
}
