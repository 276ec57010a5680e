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
use std::collections::{HashMap, HashSet};
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
    /// By tournament.
    onlookers: HashMap<String, Vec<Onlooker>>,
    /// Tournaments whose changes are being gathered.
    changed: HashSet<String>,
}

impl Onlookers {
    fn lock(&self) -> MutexGuard<'_, Looking> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn add(&self, tournament: &str, onlooker: Onlooker) {
        self.lock().onlookers.entry(tournament.to_owned()).or_default().push(onlooker);
    }

    /// Notes that something has changed; false if nobody is to be shown it, or somebody is going to show it anyway.
    fn note(&self, tournament: &str) -> bool {
        let mut looking = self.lock();
        looking.onlookers.contains_key(tournament) && looking.changed.insert(tournament.to_owned())
    }

    /// Takes out those who look at a tournament, to show them what has changed.
    fn take(&self, tournament: &str) -> Vec<Onlooker> {
        let mut looking = self.lock();
        looking.changed.remove(tournament);
        looking.onlookers.remove(tournament).unwrap_or_default()
    }

    /// The tournaments at which somebody looks.
    fn tournaments(&self) -> Vec<String> {
        self.lock().onlookers.keys().cloned().collect()
    }

    pub fn end_streams(&self) {
        self.lock().onlookers.drain().flat_map(|(_, onlookers)| onlookers).for_each(|onlooker| onlooker.outlet.end());
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

    /// Shows what has changed to those who look at a tournament here.
    async fn show_changes(&self, id: &str) -> Result<(), TournamentError> {
        let app = &self.0;
        let mut onlookers = app.onlookers.take(id);
        onlookers.retain(|onlooker| !onlooker.outlet.is_closed());
        let tournament = match self.load(id).await {
            Ok(tournament) => tournament,
            // They come back and hear then what they have missed.
            Err(error) => {
                onlookers.into_iter().for_each(|onlooker| onlooker.outlet.end());
                return Err(error);
            }
        };
        for mut onlooker in onlookers {
            let seen = seen(&tournament, onlooker.person.as_deref());
            let parts = app.pages.tournament(&seen, app.texts(onlooker.language));
            let changed = parts.since(&onlooker.shown);
            onlooker.shown = parts.shown();
            if changed.is_empty() || onlooker.outlet.send(event(Some(tournament.seq), "fragment", &changed)) {
                app.onlookers.add(id, onlooker);
            }
            // There may be hundreds of them.
            tokio::task::yield_now().await;
        }
        Ok(())
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
            tokio::time::sleep(GATHERED).await;
            let Some(app) = app.upgrade() else { return };
            if let Err(error) = app.tournaments().show_changes(&id).await {
                log::event("tournament-not-shown", json!({ "why": error.to_string() }));
            }
        });
    }

    /// Notices of other nodes may have been lost: everybody is shown what is now.
    pub fn tournaments_missed(self: &Arc<App>) {
        self.onlookers.tournaments().iter().for_each(|id| self.tournament_changed(id));
    }
}
