//! Who is who. People are looked up with every request, so they are remembered for a while.

use crate::app::App;
use crate::log;
use coven_store::{Person, StoreError};
use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Time after which a person is looked up anew: another node may have changed the person, or taken a token away.
const REMEMBERED: Duration = Duration::from_secs(10);

/// Maximum number of people that are remembered; when it is reached, all are forgotten.
const MOST: usize = 50_000;

/// Time between two notes that somebody is here, in milliseconds.
const NOTED_EVERY: i64 = 60 * 60 * 1000;

pub struct Memory<K, V>(Mutex<HashMap<K, (V, Instant)>>);

impl<K, V> Default for Memory<K, V> {
    fn default() -> Self {
        Memory(Mutex::default())
    }
}

impl<K: Hash + Eq, V: Clone> Memory<K, V> {
    pub fn get(&self, key: &K) -> Option<V> {
        let known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        known.get(key).filter(|(_, since)| since.elapsed() < REMEMBERED).map(|(value, _)| value.clone())
    }

    pub fn put(&self, key: K, value: V) {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() >= MOST {
            known.clear();
        }
        known.insert(key, (value, Instant::now()));
    }

    fn forget(&self) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }
}

#[derive(Default)]
pub struct People {
    by_id: Memory<String, Arc<Person>>,
    by_token: Memory<String, Arc<Person>>,
    /// Whose presence has just been written down.
    noted: Memory<String, ()>,
}

impl App {
    pub async fn person(&self, id: &str) -> Result<Option<Arc<Person>>, StoreError> {
        let known = self.people.by_id.get(&id.to_owned());
        if known.is_some() {
            return Ok(known);
        }
        let found = self.store.person(id).await?.map(Arc::new);
        if let Some(person) = &found {
            self.people.by_id.put(id.to_owned(), person.clone());
        }
        Ok(found)
    }

    /// Whose program has the token with this hash.
    pub async fn person_by_token(&self, hash: &str) -> Result<Option<Arc<Person>>, StoreError> {
        let known = self.people.by_token.get(&hash.to_owned());
        if known.is_some() {
            return Ok(known);
        }
        let found = self.store.person_by_token(hash).await?.map(Arc::new);
        if let Some(person) = &found {
            self.people.by_token.put(hash.to_owned(), person.clone());
        }
        Ok(found)
    }

    /// Writes down that somebody is here, once an hour: whoever looks after the server wants to know who has gone for good.
    pub fn note_presence(&self, person: &Person) {
        let now = log::now();
        if now - person.seen < NOTED_EVERY || self.people.noted.get(&person.id).is_some() {
            return;
        }
        self.people.noted.put(person.id.clone(), ());
        let (store, person) = (self.store.clone(), person.id.clone());
        // If it cannot be written now, a later request writes it.
        tokio::spawn(async move { store.saw(&person, now).await });
    }

    /// A person has just been made: it need not be asked for.
    pub fn remember(&self, person: &Arc<Person>) {
        self.people.by_id.put(person.id.clone(), person.clone());
    }

    /// All sessions of a person have ended, here or at another node: forgets the cached person and ends the streams.
    pub async fn sessions_ended(&self, person: &str) {
        self.forget_people();
        self.prompts.cut_off(person);
        self.live.cut_off(Some(person)).await;
    }

    /// Other nodes may have done anything without being heard: everybody is looked up anew, and whoever listens comes back, if they may,
    /// and hears what they have missed.
    pub async fn notices_missed(&self) {
        self.forget_people();
        self.prompts.end_streams();
        self.live.cut_off(None).await;
    }

    /// Somebody or some token has changed.
    pub fn forget_people(&self) {
        self.people.by_id.forget();
        self.people.by_token.forget();
    }
}
