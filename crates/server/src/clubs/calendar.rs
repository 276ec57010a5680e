//! The calendar of a club as a file (RFC 5545) that other calendars subscribe to: the next times of its standing challenges, and until when the
//! member has to decide at its tables.

use super::seen::times;
use super::time::{HOUR, moment};
use super::{ClubError, Clubs, is_secret};
use crate::app::App;
use crate::ids;
use crate::log;
use crate::table::ListedTable;
use coven_engine::Phrase;
use coven_store::{Club, ClubTable, Person};
use coven_text::Language;
use coven_ui::page::Address;
use std::fmt::Write;

/// Number of times of each challenge that a calendar names.
const TIMES: usize = 8;

/// Maximum number of tables that are looked at.
const MOST_TABLES: i64 = 200;

/// Maximum length of a line, in bytes.
const LONGEST_LINE: usize = 75;

/// One entry of a calendar.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Event {
    /// The same as long as it is the same entry.
    uid: String,
    begins: i64,
    /// The same moment for something that takes no time.
    ends: i64,
    what: String,
    about: String,
    link: String,
}

impl Clubs {
    /// The calendar that belongs to a secret link.
    pub async fn calendar(&self, id: &str, secret: &str) -> Result<String, ClubError> {
        let club = if ids::is_name(id) { self.0.store.club(id).await? } else { None };
        let club = club.ok_or(ClubError::NoSuchClub)?;
        let members = self.0.store.club_members(id).await?;
        let member = members.iter().find(|member| is_secret(secret, &self.calendar_secret(id, member)));
        let member = member.ok_or(ClubError::NoSuchClub)?;
        let person = self.0.person(&member.person).await?.filter(|person| !person.is_banned(log::now()));
        let person = person.ok_or(ClubError::NoSuchClub)?;
        let events = self.events(&club, &person).await?;
        Ok(written(&club.name, &events, log::now()))
    }

    async fn events(&self, club: &Club, person: &Person) -> Result<Vec<Event>, ClubError> {
        let seen = self.look(Some(person), &club.id).await?;
        let language: Language = person.language.parse().unwrap_or_default();
        let here = format!("{}{}", self.0.url(), Address::Club { id: &club.id });
        let mut events = Vec::new();
        for challenge in self.0.store.challenges(&club.id).await? {
            let Some(shown) = seen.challenges.iter().find(|shown| shown.id == challenge.id) else { continue };
            for begins in times(club, &challenge, shown, TIMES) {
                let table = shown.table.as_ref().filter(|_| begins == shown.next);
                let link = table.map_or_else(|| here.clone(), |table| format!("{}{}", self.0.url(), Address::Table { table }));
                let phrase = Phrase::new("calendar-challenge").with("club", club.name.as_str()).with("seats", shown.players);
                events.push(Event {
                    uid: format!("{}-{begins}", challenge.id),
                    begins,
                    ends: begins + 2 * HOUR,
                    what: said(&self.0, language, phrase, &shown.game),
                    about: club.about.clone(),
                    link,
                });
            }
        }
        let tables = self.0.store.tables_of_club(&club.id, &person.id, MOST_TABLES).await?;
        events.extend(tables.iter().filter_map(|table| self.deadline(club, language, table)));
        events.sort_by_key(|event| event.begins);
        Ok(events)
    }

    /// Until when the member has to decide at a table; nothing where no time is counted.
    fn deadline(&self, club: &Club, language: Language, ClubTable { found, .. }: &ClubTable) -> Option<Event> {
        let due = found.deadline()?;
        let card: ListedTable = serde_json::from_str(&found.shown).ok()?;
        let phrase = Phrase::new("calendar-deadline").with("club", club.name.as_str());
        Some(Event {
            uid: format!("{}-deadline", found.id),
            begins: due,
            ends: due,
            what: said(&self.0, language, phrase, &card.game),
            about: String::new(),
            link: format!("{}{}", self.0.url(), Address::Table { table: &found.id }),
        })
    }
}

fn said(app: &App, language: Language, phrase: Phrase, game: &str) -> String {
    let title = coven_catalog::about(game).map_or("", |about| about.title);
    app.texts(language).say(&phrase.with("game", title), &[])
}

/// The file.
fn written(name: &str, events: &[Event], now: i64) -> String {
    let mut file = String::new();
    for line in [
        "BEGIN:VCALENDAR",
        "VERSION:2.0",
        "PRODID:-//Coven//Clubs//EN",
        "CALSCALE:GREGORIAN",
        "METHOD:PUBLISH",
        "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
        "X-PUBLISHED-TTL:PT1H",
    ] {
        fold(&mut file, line);
    }
    fold(&mut file, &format!("X-WR-CALNAME:{}", escaped(name)));
    for Event { uid, begins, ends, what, about, link } in events {
        fold(&mut file, "BEGIN:VEVENT");
        fold(&mut file, &format!("UID:{uid}@coven"));
        fold(&mut file, &format!("DTSTAMP:{}", stamp(now)));
        fold(&mut file, &format!("DTSTART:{}", stamp(*begins)));
        // An end that is no later than the beginning is none.
        if ends > begins {
            fold(&mut file, &format!("DTEND:{}", stamp(*ends)));
        }
        fold(&mut file, &format!("SUMMARY:{}", escaped(what)));
        if !about.is_empty() {
            fold(&mut file, &format!("DESCRIPTION:{}", escaped(about)));
        }
        fold(&mut file, &format!("URL:{link}"));
        fold(&mut file, "END:VEVENT");
    }
    fold(&mut file, "END:VCALENDAR");
    file
}

/// A moment in universal time.
fn stamp(when: i64) -> String {
    let when = jiff::tz::TimeZone::UTC.to_datetime(moment(when));
    let (date, time) = (when.date(), when.time());
    let (year, month, day) = (date.year(), date.month(), date.day());
    format!("{year:04}{month:02}{day:02}T{:02}{:02}{:02}Z", time.hour(), time.minute(), time.second())
}

/// A text, with what has a meaning in the file written otherwise.
fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '\\' | ';' | ',' => {
                safe.push('\\');
                safe.push(c);
            }
            '\n' => safe.push_str("\\n"),
            c if c.is_control() => {}
            c => safe.push(c),
        }
    }
    safe
}

/// Writes a line, broken where it is too long, and never within a character.
fn fold(file: &mut String, line: &str) {
    let (mut rest, mut room) = (line, LONGEST_LINE);
    while rest.len() > room {
        let end = (0..=room).rev().find(|&at| rest.is_char_boundary(at)).unwrap_or(rest.len());
        // Writing to memory does not fail.
        let _ = write!(file, "{}\r\n ", &rest[..end]);
        // The blank at its beginning belongs to the next line.
        (rest, room) = (&rest[end..], LONGEST_LINE - 1);
    }
    let _ = write!(file, "{rest}\r\n");
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn event(what: &str) -> Event {
        Event {
            uid: "abc-1".to_owned(),
            begins: 1_795_114_800_000,
            ends: 1_795_122_000_000,
            what: what.to_owned(),
            about: String::new(),
            link: "https://coven.example/clubs/abc".to_owned(),
        }
    }

    /// The value of a property, as a program of calendars reads it.
    fn read(file: &str, name: &str) -> String {
        let unfolded = file.replace("\r\n ", "");
        let value = unfolded.split("\r\n").find_map(|line| line.strip_prefix(name)?.strip_prefix(':')).expect("the property");
        let (mut text, mut letters) = (String::new(), value.chars());
        while let Some(c) = letters.next() {
            match c {
                '\\' => match letters.next().expect("something escaped") {
                    'n' | 'N' => text.push('\n'),
                    other => text.push(other),
                },
                c => text.push(c),
            }
        }
        text
    }

    fn is_sound(file: &str) {
        assert!(file.ends_with("\r\n") && !file.replace("\r\n", "").contains(['\r', '\n']));
        for line in file.split("\r\n") {
            assert!(line.len() <= LONGEST_LINE, "{} bytes: {line}", line.len());
        }
    }

    #[test]
    fn a_calendar_is_read_as_it_was_written() {
        let name = "Łucja, Łukasz; & co\\";
        let file = written(name, &[event("An evening\n— four, or more; seats")], 1_795_000_000_000);
        is_sound(&file);
        assert_eq!(read(&file, "X-WR-CALNAME"), name);
        assert_eq!(read(&file, "SUMMARY"), "An evening\n— four, or more; seats");
        assert_eq!(read(&file, "DTSTART"), "20261119T190000Z");
        assert_eq!(read(&file, "UID"), "abc-1@coven");
        assert!(file.starts_with("BEGIN:VCALENDAR\r\nVERSION:2.0\r\n") && file.ends_with("END:VEVENT\r\nEND:VCALENDAR\r\n"));
    }

    #[test]
    fn what_takes_no_time_has_a_beginning_and_no_end() {
        let evening = event("An evening");
        assert_eq!(read(&written("club", std::slice::from_ref(&evening), 0), "DTEND"), "20261119T210000Z");
        let deadline = Event { ends: evening.begins, ..evening };
        let file = written("club", &[deadline], 0);
        assert!(file.contains("DTSTART:20261119T190000Z") && !file.contains("DTEND"), "{file}");
    }

    proptest! {
        #[test]
        fn lines_are_broken_between_characters(what in "[a-zż😀,;\\\\\n ]{0,200}") {
            let file = written("club", &[event(&what)], 0);
            is_sound(&file);
            prop_assert_eq!(read(&file, "SUMMARY"), what);
        }
    }
}
