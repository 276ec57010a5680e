//! Tables in memory: a cache of the journal, nothing more. Here the lines are appended, and told to those who listen.

use crate::app::App;
use crate::bots::Thinking;
use crate::days::hours_at;
use crate::games::OpenError;
use crate::log;
use crate::pages::Drawn;
use crate::stream::{Form, event};
use crate::table::{Act, Desk, Entry, Event, Happened, LoadError, Progress, Refusal, Written, given_up};
use crate::tables::{Done, TableError};
use crate::telling::{Knows, Listener, Telling};
use coven_engine::{MAX_SEATS, Seat};
use coven_store::{Append, Appended, Line, Store, StoreError};
use std::collections::HashMap;
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::OwnedMutexGuard;

/// Maximum number of attempts to append a line when others append at the same time. Each failed attempt means that somebody else
/// has made progress.
const MOST_ATTEMPTS: usize = 20;

#[derive(Default)]
pub struct Live {
    cells: Mutex<HashMap<String, Arc<Cell>>>,
}

/// A place for one table, whether it is in memory or not.
pub struct Cell {
    inner: Arc<tokio::sync::Mutex<Inner>>,
    /// When somebody last came here.
    used: AtomicI64,
}

#[derive(Default)]
pub struct Inner {
    pub desk: Option<Desk>,
    /// What has been drawn of the table.
    pub drawn: Drawn,
    /// The last line that the listeners have been told.
    told: i64,
    listeners: Vec<Listener>,
    /// For every seat, the question that a bot is thinking about.
    pub thinking: [Option<Thinking>; MAX_SEATS],
}

impl Inner {
    /// Whether anybody is looking at the table right now.
    pub fn is_attended(&self) -> bool {
        self.listeners.iter().any(|listener| !listener.outlet.is_closed())
    }

    /// Whether somebody is looking at the table right now.
    pub fn watches(&self, person: &str) -> bool {
        self.listeners.iter().any(|listener| listener.person.as_deref() == Some(person) && !listener.outlet.is_closed())
    }
}

/// A table that is open, and held until it is let go.
pub struct Open(OwnedMutexGuard<Inner>);

impl std::ops::Deref for Open {
    type Target = Inner;

    fn deref(&self) -> &Inner {
        &self.0
    }
}

impl std::ops::DerefMut for Open {
    fn deref_mut(&mut self) -> &mut Inner {
        &mut self.0
    }
}

impl Open {
    pub fn desk(&self) -> Result<&Desk, OpenError> {
        self.0.desk.as_ref().ok_or(OpenError::NoSuchTable)
    }
}

impl Live {
    fn cell(&self, id: &str) -> Arc<Cell> {
        let mut cells = self.cells.lock().unwrap_or_else(PoisonError::into_inner);
        let cell =
            cells.entry(id.to_owned()).or_insert_with(|| Arc::new(Cell { inner: Arc::default(), used: AtomicI64::new(0) }));
        cell.used.store(log::now(), Ordering::Relaxed);
        cell.clone()
    }

    fn forget(&self, id: &str) {
        self.cells.lock().unwrap_or_else(PoisonError::into_inner).remove(id);
    }

    fn known(&self, id: &str) -> Option<Arc<Cell>> {
        self.cells.lock().unwrap_or_else(PoisonError::into_inner).get(id).cloned()
    }

    /// Whether somebody is looking at a table right now, at this node.
    pub async fn watches(&self, id: &str, person: &str) -> bool {
        match self.known(id) {
            Some(cell) => cell.inner.lock().await.watches(person),
            None => false,
        }
    }

    /// Drops a table from memory and ends its streams, because its journal was rewritten or deleted. Clients reconnect.
    pub async fn forget_table(&self, id: &str) {
        if let Some(cell) = self.known(id) {
            let mut inner = cell.inner.lock().await;
            // The cell stays, so that there are never two cells of one table.
            *inner = Inner::default();
        }
    }

    /// The tables that gather and that somebody looks at, at this node.
    pub fn attended(&self) -> Vec<String> {
        let cells = self.cells.lock().unwrap_or_else(PoisonError::into_inner);
        let gathers = |inner: &Inner| inner.desk.as_ref().is_some_and(|desk| desk.progress == Progress::Gathering);
        // A table that is busy is asked again in a minute.
        let attended = |cell: &Cell| cell.inner.try_lock().is_ok_and(|inner| gathers(&inner) && inner.is_attended());
        cells.iter().filter(|(_, cell)| attended(cell)).map(|(id, _)| id.clone()).collect()
    }

    /// Ends all streams of a person, or of everybody. Clients whose session is still valid reconnect and miss nothing.
    pub async fn cut_off(&self, person: Option<&str>) {
        let cells: Vec<Arc<Cell>> = self.cells.lock().unwrap_or_else(PoisonError::into_inner).values().cloned().collect();
        for cell in cells {
            let mut inner = cell.inner.lock().await;
            let ends = |listener: &mut Listener| person.is_none() || listener.person.as_deref() == person;
            inner.listeners.extract_if(.., ends).for_each(|listener| listener.outlet.end());
        }
    }

    /// How many tables are in memory.
    pub fn len(&self) -> usize {
        self.cells.lock().unwrap_or_else(PoisonError::into_inner).len()
    }

    /// Tables that have listeners but are not in memory, because something went wrong: the listeners may have missed something.
    pub fn unattended(&self) -> Vec<String> {
        let cells = self.cells.lock().unwrap_or_else(PoisonError::into_inner);
        let waits = |cell: &Cell| cell.inner.try_lock().is_ok_and(|inner| inner.desk.is_none() && !inner.listeners.is_empty());
        cells.iter().filter(|(_, cell)| waits(cell)).map(|(id, _)| id.clone()).collect()
    }

    /// Ends all streams but those of tables that are being used in this moment.
    fn end_streams(&self) {
        let cells = self.cells.lock().unwrap_or_else(PoisonError::into_inner);
        for mut inner in cells.values().filter_map(|cell| cell.inner.try_lock().ok()) {
            inner.listeners.drain(..).for_each(|listener| listener.outlet.end());
        }
    }

    /// Drops tables from memory that nobody has used since then and nobody listens to.
    pub fn let_go(&self, unused_since: i64) {
        let mut cells = self.cells.lock().unwrap_or_else(PoisonError::into_inner);
        cells.retain(|_, cell| {
            let idle = cell.used.load(Ordering::Relaxed) < unused_since && Arc::strong_count(cell) == 1;
            let quiet = || cell.inner.try_lock().is_ok_and(|inner| inner.listeners.iter().all(|one| one.outlet.is_closed()));
            !(idle && quiet())
        });
    }
}

/// Carries an entry out, as the next line of the table.
pub fn carried_out(desk: &mut Desk, key: Option<String>, entry: Entry) -> Result<(Written, Happened), Refusal> {
    let written = Written::new(key, entry);
    let happened = desk.apply(desk.seq + 1, log::now().max(desk.at), &written)?;
    Ok((written, happened))
}

/// What is to be appended to the journal for a line that was carried out just now. Whom it asks may have prepared an answer, or has time
/// by their hours.
pub async fn written_down(
    store: &Store,
    desk: &mut Desk,
    mut written: Written,
    happened: &Happened,
) -> Result<Append, StoreError> {
    let hours = hours_at(store, desk).await?;
    let touched = desk.touched(happened);
    let there = if touched.is_empty() { Vec::new() } else { store.prepared_at(&desk.id).await? };
    let left = desk.left_after_taking_back(&written.did);
    let (outcomes, prepared) = desk.look_up(&touched, &there, left);
    written.prepared = outcomes;
    written.agreed = desk.agree(&happened.event, &hours);
    Ok(Append {
        table: desk.id.clone(),
        expected: desk.seq - 1,
        line: Line { seq: desk.seq, at: desk.at, text: serde_json::to_string(&written).unwrap_or_default() },
        card: desk.card(happened.changes_roster()),
        snapshot: desk.snapshot(happened),
        asked: desk.people_asked(),
        notices: Vec::new(),
        prepared,
    })
}

impl App {
    /// Ends streams, so that whoever listens comes back, to another node if there is one. Some may be left: call it again.
    pub fn end_streams(&self) {
        self.live.end_streams();
        self.prompts.end_streams();
        self.onlookers.end_streams();
    }

    /// Opens a table, from memory if it is there. With other nodes about, the journal is asked what happened since.
    pub async fn open_table(&self, id: &str) -> Result<Open, OpenError> {
        let mut open = self.held(id).await?;
        if self.shared {
            self.catch_up(&mut open, id).await?;
        }
        Ok(open)
    }

    /// Opens a table as this node knows it.
    async fn held(&self, id: &str) -> Result<Open, OpenError> {
        let cell = self.live.cell(id);
        let mut open = Open(cell.inner.clone().lock_owned().await);
        if open.desk.is_none() {
            let loaded = self.load(&mut open, id).await;
            if let Err(error) = loaded {
                if open.listeners.is_empty() {
                    self.live.forget(id);
                }
                return Err(error);
            }
        }
        Ok(open)
    }

    /// Reads a table from its journal. Listeners hear what they have not heard yet.
    async fn load(&self, open: &mut Open, id: &str) -> Result<(), OpenError> {
        let lines = self.store.lines(id, 0).await?;
        let known =
            if open.listeners.is_empty() { lines.len() } else { lines.iter().take_while(|line| line.seq <= open.told).count() };
        let (before, since) = lines.split_at(known);
        open.desk = Some(self.games.open(id, before, &self.store).await?);
        open.thinking = Default::default();
        open.told = before.last().map_or(0, |line| line.seq);
        self.tell_lines(open, since)?;
        self.prompts.remind(self, open.desk()?);
        Ok(())
    }

    /// Reads what was appended to the journal since this node looked.
    pub async fn catch_up(&self, open: &mut Open, id: &str) -> Result<bool, OpenError> {
        let seq = open.desk()?.seq;
        let lines = self.store.lines(id, seq).await?;
        self.tell_lines(open, &lines)?;
        Ok(!lines.is_empty())
    }

    fn tell_lines(&self, open: &mut Open, lines: &[Line]) -> Result<(), OpenError> {
        for line in lines {
            let written: Written = serde_json::from_str(&line.text).map_err(|_| LoadError::Unreadable(line.seq))?;
            let Some(desk) = &mut open.desk else {
                return Err(OpenError::NoSuchTable);
            };
            let happened = match desk.replay(line.seq, line.at, &written) {
                Ok(happened) => happened,
                Err(reason) => {
                    open.desk = None;
                    return Err(LoadError::Refused { seq: line.seq, reason }.into());
                }
            };
            self.tell(open, &happened);
        }
        Ok(())
    }

    /// Other nodes appended to a table: whoever listens here hears it.
    pub async fn heard_of(self: &Arc<App>, id: &str, seq: i64, asked: &[String]) {
        let awaited = asked.iter().any(|person| self.prompts.awaits(person));
        if !awaited && self.live.known(id).is_none() {
            return;
        }
        let done = async {
            let mut open = self.held(id).await?;
            if open.desk()?.seq < seq {
                self.catch_up(&mut open, id).await?;
            }
            Ok::<(), OpenError>(())
        };
        if let Err(error) = done.await {
            log::event("table-not-followed", serde_json::json!({ "why": error.to_string() }));
        }
    }

    /// Does something at a table: checks it, makes it durable, tells everybody. Of two that race, one finds that the table has
    /// moved on, and decides anew. `key` recognises a repeated request; `seen` is a line that must be known here.
    ///
    /// The work goes on even if nobody waits for it any more: a connection that breaks leaves no table half-way.
    pub async fn act<F>(self: &Arc<App>, id: &str, key: Option<String>, seen: Option<i64>, decide: F) -> Result<Done, TableError>
    where
        F: Fn(&Desk, i64) -> Result<Act, Refusal> + Send + Sync + 'static,
    {
        let (app, id) = (self.clone(), id.to_owned());
        let work = tokio::spawn(async move { app.act_here(&id, key, seen, decide).await });
        work.await.unwrap_or_else(|_| Err(StoreError::Broken("a task failed while it held the table".to_owned()).into()))
    }

    async fn act_here(
        self: &Arc<App>,
        id: &str,
        key: Option<String>,
        seen: Option<i64>,
        decide: impl Fn(&Desk, i64) -> Result<Act, Refusal>,
    ) -> Result<Done, TableError> {
        let mut open = self.held(id).await?;
        for _ in 0..MOST_ATTEMPTS {
            if self.shared && seen.is_some_and(|seen| open.desk.as_ref().is_some_and(|desk| desk.seq < seen)) {
                self.catch_up(&mut open, id).await?;
            }
            let desk = open.desk()?;
            if let Some(seq) = key.as_deref().and_then(|key| desk.remembered(key)) {
                return Ok(Done { seq, repeated: true, by_days: desk.is_by_days() });
            }
            let by_days = desk.is_by_days();
            let attempt = match decide(desk, log::now()) {
                Ok(Act::Done(seq)) => return Ok(Done { seq, repeated: true, by_days }),
                Ok(Act::Do(entry)) => self.append(&mut open, key.clone(), entry).await,
                Err(refusal) => Err(refusal.into()),
            };
            match attempt {
                Ok(Some(seq)) => {
                    self.look_after(&mut open, id);
                    return Ok(Done { seq, repeated: false, by_days });
                }
                // Somebody was faster.
                Ok(None) => self.load(&mut open, id).await?,
                // Another node may know more.
                Err(TableError::Refused(_)) if self.shared && self.catch_up(&mut open, id).await? => {}
                Err(error) => return Err(error),
            }
        }
        Err(Refusal::Conflict.into())
    }

    /// Appends a line and tells it. None if the journal has become longer; then the table is no longer in memory, as after any
    /// failure, because what it holds may not be what is written.
    async fn append(self: &Arc<App>, open: &mut Open, key: Option<String>, entry: Entry) -> Result<Option<i64>, TableError> {
        let Some(desk) = &mut open.desk else {
            return Err(OpenError::NoSuchTable.into());
        };
        let (written, happened) = carried_out(desk, key, entry)?;
        let mut append = match written_down(&self.store, desk, written, &happened).await {
            Ok(append) => append,
            Err(error) => {
                open.desk = None;
                return Err(error.into());
            }
        };
        if !self.shared {
            append.asked = Vec::new();
        }
        append.notices = self.to_be_told(open, &happened);
        let (seq, expected) = (append.line.seq, !append.notices.is_empty());
        match self.store.append(append).await {
            Ok(Appended::Written) => {
                self.tell(open, &happened);
                self.metrics.lines.add(1);
                if expected {
                    self.expect_notices();
                }
                Ok(Some(seq))
            }
            Ok(Appended::Conflict) => {
                self.metrics.conflicts.add(1);
                open.desk = None;
                Ok(None)
            }
            Err(error) => {
                open.desk = None;
                Err(error.into())
            }
        }
    }

    /// Tells everybody who listens what has just happened, each with their own eyes and in their own language.
    fn tell(&self, open: &mut Open, happened: &Happened) {
        let inner = &mut **open;
        let Some(desk) = &inner.desk else {
            return;
        };
        inner.told = desk.seq;
        for (seat, thinking) in Seat::all(MAX_SEATS).zip(&mut inner.thinking) {
            // Searches for questions that are gone are cancelled.
            thinking.take_if(|thinking| !thinking.is_wanted(desk, seat));
        }
        if matches!(happened.event, Event::Started { .. }) {
            // Whoever looked on before the game began may look on no more.
            inner.listeners.retain(|listener| !desk.hides_deal_from(listener.person.as_deref()));
        }
        self.prompts.tell(self, desk, happened);
        let mut telling = Telling::new(self, desk, &inner.drawn, happened);
        // A viewer who is too slow is cut off, comes back, and hears what is missing.
        inner.listeners.retain_mut(|listener| {
            let event = telling.event(listener);
            listener.outlet.send(event)
        });
    }

    /// Adds a listener. It hears at once what it has missed since `last`, or everything, and from then on every line. If that is more
    /// than may wait for it, it hears as much as may, and comes back for the rest.
    pub async fn listen(self: &Arc<App>, mut open: Open, last: Option<i64>, mut listener: Listener) -> Result<(), OpenError> {
        let (desk, drawn) = (open.desk()?, &open.drawn);
        let id = desk.id.clone();
        let told = match last {
            Some(last) if last == desk.seq => {
                listener.knows = Knows::all_of(desk, listener.person.as_deref());
                true
            }
            Some(last) if last < desk.seq && last > 0 => match self.tell_missed(desk, drawn, last, &mut listener).await {
                Err(OpenError::Load(_)) => listener.hear_everything(self, desk, drawn),
                told => told?,
            },
            _ => listener.hear_everything(self, desk, drawn),
        };
        if !told {
            return Ok(());
        }
        let inner = &mut *open;
        inner.told = inner.desk.as_ref().map_or(0, |desk| desk.seq);
        inner.listeners.push(listener);
        let gathers = inner.desk.as_ref().is_some_and(|desk| desk.progress == Progress::Gathering);
        if !self.shared {
            // After a restart the bots of a table that somebody watches do not wait until it is due.
            self.look_after(&mut open, &id);
        }
        drop(open);
        if gathers {
            // Another node must not give the table up meanwhile. If this is not written down now, it is in a minute.
            let _ = self.store.still_waiting(vec![id], Vec::new(), log::now(), given_up(log::now())).await;
        }
        Ok(())
    }

    /// Tells what a listener would have heard between two lines, made from the journal as it was made then. False if it is more than
    /// may wait.
    async fn tell_missed(&self, now: &Desk, drawn: &Drawn, last: i64, listener: &mut Listener) -> Result<bool, OpenError> {
        let lines = self.store.lines(&now.id, 0).await?;
        let known = lines.iter().take_while(|line| line.seq <= last).count();
        let (before, since) = lines.split_at(known);
        let mut desk = self.games.open(&now.id, before, &self.store).await?;
        let person = listener.person.as_deref();
        if let Form::Page(wish) = listener.form {
            listener.knows = Knows::all_of(now, person);
            // A page needs to know what is new, not how it came about.
            let (viewers, texts) = ((desk.viewer(person), now.viewer(person)), self.texts(listener.language));
            let fragments = self.pages.missed(&desk, now, drawn, viewers, wish, texts);
            return Ok(listener.outlet.send(event(Some(now.seq), "fragment", &fragments)));
        }
        listener.knows = Knows::all_of(&desk, person);
        for line in since.iter().take_while(|line| line.seq <= now.seq) {
            let written: Written = serde_json::from_str(&line.text).map_err(|_| LoadError::Unreadable(line.seq))?;
            let happened =
                desk.replay(line.seq, line.at, &written).map_err(|reason| LoadError::Refused { seq: line.seq, reason })?;
            let event = Telling::new(self, &desk, drawn, &happened).event(listener);
            if !listener.outlet.send(event) {
                return Ok(false);
            }
        }
        Ok(true)
    }
}
