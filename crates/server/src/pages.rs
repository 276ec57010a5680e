//! The seam to the page: whoever draws tables for people hands in a [`Pages`], and every stream that asks for a page carries what
//! it draws for its viewer, instead of the data.

use crate::site::parts;
use crate::table::{Desk, Happened, Stage};
use coven_engine::Viewer;
use coven_text::{Language, Texts};
use coven_ui::draw::Wish;
use coven_ui::fragment::{Fragment, Parts, Shown};
use std::sync::{Mutex, PoisonError};

/// Draws what one viewer sees, in the viewer's language.
pub trait Pages: Send + Sync {
    /// The parts of the page that a line of the journal changes, as JSON; everything where `happened` is none. Looks at the
    /// game through the viewer's eyes alone.
    fn fragments(&self, desk: &Desk, happened: Option<&Happened>, how: (Viewer, Wish), texts: &Texts, out: &mut Vec<u8>);

    /// The parts of the page that are new for somebody who had the table as it was `then`.
    fn missed(&self, then: &Desk, now: &Desk, person: Option<&str>, wish: Wish, texts: &Texts, out: &mut Vec<u8>);
}

/// No page: streams carry data only.
#[derive(Clone, Copy, Debug)]
pub struct DataOnly;

impl Pages for DataOnly {
    fn fragments(&self, _: &Desk, _: Option<&Happened>, _: (Viewer, Wish), _: &Texts, out: &mut Vec<u8>) {
        out.extend_from_slice(b"[]");
    }

    fn missed(&self, _: &Desk, _: &Desk, _: Option<&str>, _: Wish, _: &Texts, out: &mut Vec<u8>) {
        out.extend_from_slice(b"[]");
    }
}

/// Every table as its page shows it.
#[derive(Clone, Copy, Debug)]
pub struct DrawnTables;

impl Pages for DrawnTables {
    fn fragments(
        &self,
        desk: &Desk,
        happened: Option<&Happened>,
        (viewer, wish): (Viewer, Wish),
        texts: &Texts,
        out: &mut Vec<u8>,
    ) {
        let how = (viewer, wish, texts.language());
        let fragments = match happened.map(|happened| happened.kind) {
            Some("started") => vec![Fragment::another_page()],
            // Whoever sat down or stood up looks with other eyes now.
            None | Some("claimed" | "left") => {
                let all = parts(desk, viewer, wish, texts, Scope::All);
                desk.drawn.keep(how, desk.seq, &all);
                all.whole()
            }
            Some(_) => match desk.drawn.known(how, desk.seq - 1) {
                Some(shown) => {
                    let latest = parts(desk, viewer, wish, texts, Scope::Latest);
                    desk.drawn.keep(how, desk.seq, &latest);
                    latest.since(&shown)
                }
                None => {
                    let all = parts(desk, viewer, wish, texts, Scope::All);
                    desk.drawn.keep(how, desk.seq, &all);
                    all.whole()
                }
            },
        };
        write(&fragments, out);
    }

    fn missed(&self, then: &Desk, now: &Desk, person: Option<&str>, wish: Wish, texts: &Texts, out: &mut Vec<u8>) {
        let viewer = now.viewer(person);
        if then.viewer(person) != viewer || (then.stage == Stage::Gathering) != (now.stage == Stage::Gathering) {
            return write(&[Fragment::another_page()], out);
        }
        let had = parts(then, viewer, wish, texts, Scope::All).shown();
        let all = parts(now, viewer, wish, texts, Scope::All);
        now.drawn.keep((viewer, wish, texts.language()), now.seq, &all);
        write(&all.since(&had), out);
    }
}

fn write(fragments: &[Fragment], out: &mut Vec<u8>) {
    // Writing to memory does not fail.
    let _ = serde_json::to_writer(out, fragments);
}

/// How much of a table is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scope {
    All,
    /// What the last line may have changed.
    Latest,
}

/// Through whose eyes, how, and in which language a table is shown.
type How = (Viewer, Wish, Language);

/// What viewers have of a table's page, if they have heard of everything. It follows from the table and is kept to be compared
/// with.
#[derive(Debug, Default)]
pub struct Drawn(Mutex<Vec<(How, i64, Shown)>>);

/// So many ways to look at one table are remembered.
const WAYS: usize = 32;

impl Drawn {
    /// What somebody has who has seen the table up to this line.
    fn known(&self, how: How, seq: i64) -> Option<Shown> {
        let known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        known.iter().find(|(other, at, _)| *other == how && *at == seq).map(|(.., shown)| shown.clone())
    }

    pub fn keep(&self, how: How, seq: i64, parts: &Parts) {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        known.retain(|(other, ..)| *other != how);
        if known.len() == WAYS {
            known.remove(0);
        }
        known.push((how, seq, parts.shown()));
    }
}
