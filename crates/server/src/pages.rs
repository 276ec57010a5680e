//! The seam to the page: whoever draws tables for people hands in a [`Pages`], and every stream that asks for a page carries what
//! it draws for its viewer, instead of the data.

use crate::site::{parts, tournament_parts};
use crate::table::{Desk, Event, Happened, Progress};
use crate::tournaments::TournamentSeen;
use coven_engine::Viewer;
use coven_text::{Language, Texts};
use coven_ui::fragment::{Fragment, Parts, Shown};
use coven_ui::page::Wish;
use std::sync::{Mutex, PoisonError};

/// Draws what one viewer sees, in the viewer's language.
pub trait Pages: Send + Sync {
    /// The parts of the page that a line of the journal changes; everything where `happened` is none. Looks at the game through
    /// the viewer's eyes alone.
    fn fragments(
        &self,
        desk: &Desk,
        drawn: &Drawn,
        happened: Option<&Happened>,
        how: (Viewer, Wish),
        texts: &Texts,
    ) -> Vec<Fragment>;

    /// The parts of the page that are new for somebody who had the table as it was `then`.
    fn missed(
        &self,
        then: &Desk,
        now: &Desk,
        drawn: &Drawn,
        viewers: (Viewer, Viewer),
        wish: Wish,
        texts: &Texts,
    ) -> Vec<Fragment>;

    /// The parts of a tournament's page, as somebody sees them.
    fn tournament(&self, seen: &TournamentSeen, texts: &Texts) -> Parts;
}

/// No page: streams carry data only.
#[derive(Clone, Copy, Debug)]
pub struct DataOnly;

impl Pages for DataOnly {
    fn fragments(&self, _: &Desk, _: &Drawn, _: Option<&Happened>, _: (Viewer, Wish), _: &Texts) -> Vec<Fragment> {
        Vec::new()
    }

    fn missed(&self, _: &Desk, _: &Desk, _: &Drawn, _: (Viewer, Viewer), _: Wish, _: &Texts) -> Vec<Fragment> {
        Vec::new()
    }

    fn tournament(&self, _: &TournamentSeen, _: &Texts) -> Parts {
        Parts::default()
    }
}

/// Every table as its page shows it.
#[derive(Clone, Copy, Debug)]
pub struct DrawnTables;

impl Pages for DrawnTables {
    fn fragments(
        &self,
        desk: &Desk,
        drawn: &Drawn,
        happened: Option<&Happened>,
        (viewer, wish): (Viewer, Wish),
        texts: &Texts,
    ) -> Vec<Fragment> {
        let how = (viewer, wish, texts.language());
        let shown = match happened.map(|happened| &happened.event) {
            Some(Event::Started { .. } | Event::Closed) => return vec![Fragment::another_page()],
            // The viewer may be another one than before, so there is nothing to compare with.
            None => None,
            Some(event) if event.changes_eyes() => None,
            Some(_) => drawn.take(how, desk.seq - 1),
        };
        let scope = if shown.is_some() { Scope::Latest } else { Scope::All };
        let parts = parts(desk, viewer, wish, texts, scope);
        drawn.keep(how, desk.seq, &parts);
        match shown {
            Some(shown) => parts.since(&shown),
            None => parts.whole(),
        }
    }

    fn missed(
        &self,
        then: &Desk,
        now: &Desk,
        drawn: &Drawn,
        (before, viewer): (Viewer, Viewer),
        wish: Wish,
        texts: &Texts,
    ) -> Vec<Fragment> {
        let gathering = |desk: &Desk| desk.progress == Progress::Gathering;
        if before != viewer || gathering(then) != gathering(now) || then.game.is_some() != now.game.is_some() {
            return vec![Fragment::another_page()];
        }
        let had = parts(then, viewer, wish, texts, Scope::All).shown();
        let all = parts(now, viewer, wish, texts, Scope::All);
        drawn.keep((viewer, wish, texts.language()), now.seq, &all);
        all.since(&had)
    }

    fn tournament(&self, seen: &TournamentSeen, texts: &Texts) -> Parts {
        tournament_parts(seen, texts)
    }
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

/// What the viewers' pages show at present: a cache beside the table, to compare new drawings with. Without it every line would
/// be answered with the whole page.
#[derive(Debug, Default)]
pub struct Drawn(Mutex<Vec<(How, i64, Shown)>>);

/// Maximum number of ways to look at one table that are remembered.
const MOST_WAYS: usize = 32;

impl Drawn {
    /// What somebody has who has seen the table up to this line. It is taken out: the next drawing takes its place.
    fn take(&self, how: How, seq: i64) -> Option<Shown> {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let place = known.iter().position(|(other, at, _)| *other == how && *at == seq)?;
        Some(known.swap_remove(place).2)
    }

    pub fn keep(&self, how: How, seq: i64, parts: &Parts) {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        known.retain(|(other, ..)| *other != how);
        if known.len() == MOST_WAYS {
            known.remove(0);
        }
        known.push((how, seq, parts.shown()));
    }
}
