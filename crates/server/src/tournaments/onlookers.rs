//! Those who look at a tournament see by themselves what happens there.
//!
//! Nothing in a tournament is secret, so what they are sent is the page made anew, without what they have already. Many games may end
//! at the same time; what they change is sent together.

use super::seen::seen;
use super::{TournamentError, Tournaments};
use crate::app::App;
use crate::limits::Place;
use crate::log;
use crate::stream::{Outlet, channel, event};
use axum::response::Response;
use coven_text::Language;
use coven_ui::fragment::Shown;
use serde_json::json;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// Time for which changes are gathered before they are shown.
const GATHERED: Duration = Duration::from_millis(400);

/// Somebody who looks at a tournament.
#[derive(Debug)]
struct Onlooker {
    person: Option<String>,
    language: Language,
    outlet: Outlet,
    /// What their page shows.
    shown: Shown,
}

/// Everybody who looks at tournaments at this node.
#[derive(Debug, Default)]
pub struct Onlookers(Mutex<Looking>);

#[derive(Debug, Default)]
struct Looking {
    tournaments: HashMap<String, Watched>,
    /// The server stops: nobody looks on here any more.
    ended: bool,
}

/// A tournament at which somebody looks.
#[derive(Debug, Default)]
struct Watched {
    onlookers: Vec<Onlooker>,
    /// Something has changed since it was last read.
    changed: bool,
    /// Somebody is going to show the changes, or is showing them. Until that is done the onlookers may be elsewhere, but not forgotten.
    shown: bool,
}

impl Onlookers {
    fn lock(&self) -> MutexGuard<'_, Looking> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Adds somebody who begins to look on.
    fn add(&self, tournament: &str, onlooker: Onlooker) {
        let mut looking = self.lock();
        if looking.ended {
            return onlooker.outlet.end();
        }
        looking.tournaments.entry(tournament.to_owned()).or_default().onlookers.push(onlooker);
    }

    /// Notes that something has changed. True if the caller is to show it: otherwise nobody looks on, or somebody shows it anyway.
    fn note(&self, tournament: &str) -> bool {
        let mut looking = self.lock();
        let Some(watched) = looking.tournaments.get_mut(tournament) else {
            return false;
        };
        watched.changed = true;
        !std::mem::replace(&mut watched.shown, true)
    }

    /// Takes out those who look at a tournament, to show them what has changed until now.
    fn take(&self, tournament: &str) -> Vec<Onlooker> {
        let mut looking = self.lock();
        let Some(watched) = looking.tournaments.get_mut(tournament) else {
            return Vec::new();
        };
        watched.changed = false;
        std::mem::take(&mut watched.onlookers)
    }

    /// Puts those back who were shown the changes. True if something has changed meanwhile, and is to be shown by the same caller.
    fn put_back(&self, tournament: &str, shown: Vec<Onlooker>) -> bool {
        let mut looking = self.lock();
        if looking.ended {
            shown.into_iter().for_each(|onlooker| onlooker.outlet.end());
            return false;
        }
        let Some(watched) = looking.tournaments.get_mut(tournament) else {
            return false;
        };
        watched.onlookers.extend(shown);
        if watched.onlookers.is_empty() {
            looking.tournaments.remove(tournament);
            return false;
        }
        watched.shown = watched.changed;
        watched.changed
    }

    /// The tournaments at which somebody looks.
    fn tournaments(&self) -> Vec<String> {
        self.lock().tournaments.keys().cloned().collect()
    }

    /// Ends all streams, also of those who are being shown something.
    pub fn end_streams(&self) {
        let mut looking = self.lock();
        looking.ended = true;
        let all = looking.tournaments.drain().flat_map(|(_, watched)| watched.onlookers);
        all.for_each(|onlooker| onlooker.outlet.end());
    }
}

impl Tournaments {
    /// A stream of what changes on a tournament's page for somebody who has it up to that line.
    pub async fn follow(
        &self,
        person: Option<&str>,
        id: &str,
        last: Option<i64>,
        language: Language,
        place: Place,
    ) -> Result<Response, TournamentError> {
        let app = &self.0;
        let tournament = self.load(id).await?;
        let parts = app.pages.tournament(&seen(&tournament, person), app.texts(language));
        let (outlet, inlet) = channel(app.backlogs.of(place.who()));
        if last != Some(tournament.seq) {
            outlet.send(event(Some(tournament.seq), "fragment", &parts.whole()));
        }
        app.onlookers.add(id, Onlooker { person: person.map(str::to_owned), language, outlet, shown: parts.shown() });
        // Something may have happened since it was read.
        app.tournament_changed(id);
        Ok(inlet.answer(place))
    }

    /// Shows what has changed to those who look at a tournament here. True if something has changed meanwhile.
    async fn show_changes(&self, id: &str) -> Result<bool, TournamentError> {
        let app = &self.0;
        let mut onlookers = app.onlookers.take(id);
        onlookers.retain(|onlooker| !onlooker.outlet.is_closed());
        let tournament = match self.load(id).await {
            Ok(tournament) => tournament,
            // They come back and hear then what they have missed.
            Err(error) => {
                onlookers.into_iter().for_each(|onlooker| onlooker.outlet.end());
                app.onlookers.put_back(id, Vec::new());
                return Err(error);
            }
        };
        let mut shown = Vec::with_capacity(onlookers.len());
        for mut onlooker in onlookers {
            let seen = seen(&tournament, onlooker.person.as_deref());
            let parts = app.pages.tournament(&seen, app.texts(onlooker.language));
            let changed = parts.since(&onlooker.shown);
            onlooker.shown = parts.shown();
            if changed.is_empty() || onlooker.outlet.send(event(Some(tournament.seq), "fragment", &changed)) {
                shown.push(onlooker);
            }
            // There may be hundreds of them.
            tokio::task::yield_now().await;
        }
        Ok(app.onlookers.put_back(id, shown))
    }
}

impl App {
    /// A tournament has another last line: whoever looks at it here is shown it in a moment.
    pub fn tournament_changed(self: &Arc<App>, id: &str) {
        if !self.onlookers.note(id) {
            return;
        }
        let (app, id) = (Arc::downgrade(self), id.to_owned());
        tokio::spawn(async move {
            loop {
                tokio::time::sleep(GATHERED).await;
                let Some(app) = app.upgrade() else { return };
                match app.tournaments().show_changes(&id).await {
                    Ok(true) => {}
                    Ok(false) => return,
                    Err(error) => return log::event("tournament-not-shown", json!({ "why": error.to_string() })),
                }
            }
        });
    }

    /// Notices of other nodes may have been lost: everybody is shown what is now.
    pub fn tournaments_missed(self: &Arc<App>) {
        self.onlookers.tournaments().iter().for_each(|id| self.tournament_changed(id));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::backlog::Backlogs;
    use crate::limits::Who;

    /// Somebody who looks on, with the end at which they hear.
    fn onlooker() -> (Onlooker, crate::stream::Inlet) {
        let (outlet, inlet) = channel(Backlogs::default().of(&Who::Person("ada".to_owned())));
        (Onlooker { person: None, language: Language::English, outlet, shown: Shown::default() }, inlet)
    }

    #[test]
    fn what_changes_while_something_is_shown_is_shown_afterwards() {
        let onlookers = Onlookers::default();
        assert!(!onlookers.note("t"), "nobody looks on");
        let (ada, _hears) = onlooker();
        onlookers.add("t", ada);
        assert!(onlookers.note("t") && !onlookers.note("t"), "one shows it");
        let shown = onlookers.take("t");
        assert_eq!(shown.len(), 1);
        assert!(!onlookers.note("t"), "the one who shows it goes on");
        assert!(onlookers.put_back("t", shown), "there is more to show");
        let shown = onlookers.take("t");
        assert!(!onlookers.put_back("t", shown), "that was all");
        assert!(onlookers.note("t"), "the next change is shown again");
        onlookers.take("t");
        assert!(!onlookers.put_back("t", Vec::new()) && onlookers.tournaments().is_empty(), "everybody is gone");
    }

    #[test]
    fn whoever_comes_while_something_is_shown_is_shown_what_changes_then() {
        let onlookers = Onlookers::default();
        let ((ada, _hears), (bea, _hears_too)) = (onlooker(), onlooker());
        onlookers.add("t", ada);
        assert!(onlookers.note("t"));
        let shown = onlookers.take("t");
        onlookers.add("t", bea);
        onlookers.note("t");
        assert!(onlookers.put_back("t", shown));
        assert_eq!(onlookers.take("t").len(), 2);
    }

    #[test]
    fn a_server_that_stops_ends_every_stream() {
        let onlookers = Onlookers::default();
        let ((ada, hears), (bea, hears_too), (cleo, comes_late)) = (onlooker(), onlooker(), onlooker());
        onlookers.add("t", ada);
        onlookers.note("t");
        let shown = onlookers.take("t");
        onlookers.add("t", bea);
        onlookers.end_streams();
        assert!(!onlookers.put_back("t", shown));
        onlookers.add("t", cleo);
        assert!(onlookers.tournaments().is_empty());
        for inlet in [hears, hears_too, comes_late] {
            assert!(inlet.is_ended(), "whether it was being shown something, was there, or came too late");
        }
    }
}
