//! A table that the server opened because a club meets every week: what becomes of it when the hour has come.

use super::desk::{Desk, Progress};
use super::entry::{Entry, Meeting};

impl Desk {
    /// The meeting for which the table waits.
    pub fn awaited_meeting(&self) -> Option<&Meeting> {
        let club = self.founding.club.as_ref().filter(|_| self.progress == Progress::Gathering)?;
        club.meeting.as_ref()
    }

    /// What is to be done next, once the hour has come: where nobody is, the table is given up; where bots were agreed on they take the
    /// free chairs; and once every chair is taken the game begins. None as long as somebody is waited for.
    pub fn at_the_hour(&self) -> Option<Entry> {
        let meeting = self.awaited_meeting()?;
        if self.people().is_empty() {
            return Some(Entry::Closed);
        }
        match (self.empty_seats().first(), meeting.fill) {
            (None, _) => Some(Entry::Started),
            (Some(&seat), Some(level)) => Some(Entry::Placed { seat, level: Some(level) }),
            (Some(_), None) => None,
        }
    }
}
