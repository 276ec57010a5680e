//! When something comes, by the clocks of a club: the same hour every week, months and quarters. All of it is pure.

use crate::days::zone_named;
use coven_bots::Level;
use jiff::civil::{Date, DateTime, Time, Weekday};
use jiff::tz::TimeZone;
use jiff::{Timestamp, ToSpan};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A day of every week.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Day {
    Monday,
    Tuesday,
    Wednesday,
    Thursday,
    Friday,
    Saturday,
    Sunday,
}

impl Day {
    pub const ALL: [Day; 7] = [Day::Monday, Day::Tuesday, Day::Wednesday, Day::Thursday, Day::Friday, Day::Saturday, Day::Sunday];

    const fn weekday(self) -> Weekday {
        match self {
            Day::Monday => Weekday::Monday,
            Day::Tuesday => Weekday::Tuesday,
            Day::Wednesday => Weekday::Wednesday,
            Day::Thursday => Weekday::Thursday,
            Day::Friday => Weekday::Friday,
            Day::Saturday => Weekday::Saturday,
            Day::Sunday => Weekday::Sunday,
        }
    }
}

/// How the seasons of a club come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Rhythm {
    /// Hosts begin and end them.
    ByHand,
    /// One for each month.
    Month,
    /// One for every three months, from January on.
    #[default]
    Quarter,
}

impl Rhythm {
    pub const ALL: [Rhythm; 3] = [Rhythm::ByHand, Rhythm::Month, Rhythm::Quarter];

    /// How the database and forms call it. It never changes.
    pub const fn name(self) -> &'static str {
        match self {
            Rhythm::ByHand => "by_hand",
            Rhythm::Month => "month",
            Rhythm::Quarter => "quarter",
        }
    }

    pub fn of(name: &str) -> Option<Rhythm> {
        Rhythm::ALL.into_iter().find(|rhythm| rhythm.name() == name)
    }

    const fn months(self) -> Option<i8> {
        match self {
            Rhythm::ByHand => None,
            Rhythm::Month => Some(1),
            Rhythm::Quarter => Some(3),
        }
    }

    /// Beginning and end of the season in which a moment lies; none where hosts say it.
    pub fn span(self, zone: &TimeZone, now: i64) -> Option<(i64, i64)> {
        let months = self.months()?;
        let today = zone.to_datetime(moment(now)).date();
        let first = Date::new(today.year(), (today.month() - 1) / months * months + 1, 1).ok()?;
        let next = first.checked_add(months.months()).ok()?;
        let midnight = |date: Date| zone.to_timestamp(date.to_datetime(Time::midnight())).ok().map(Timestamp::as_millisecond);
        Some((midnight(first)?, midnight(next)?))
    }
}

/// What a standing challenge agreed on. The store keeps it as JSON.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Terms {
    pub day: Day,
    pub at: Time,
    pub game: String,
    pub players: usize,
    pub variants: Vec<String>,
    pub clock: Option<crate::table::Clock>,
    /// Hours before, at which the table is opened.
    pub lead: u32,
    /// The bots that take chairs which are free at the hour.
    pub fill: Option<Level>,
    pub members_only: bool,
}

/// Milliseconds of an hour.
pub const HOUR: i64 = 3_600_000;

impl Terms {
    /// The first time after a moment, and when its table is opened. Where clocks are put forward over that hour it comes as much later; where they are
    /// put back, the first time.
    pub fn next(&self, zone: &TimeZone, after: i64) -> Option<(i64, i64)> {
        let today = zone.to_datetime(moment(after)).date();
        let days = (0..=14).filter_map(|days| today.checked_add(i32::from(days as i16).days()).ok());
        let mut times = days.filter(|date| date.weekday() == self.day.weekday()).filter_map(|date| {
            let when = zone.to_timestamp(date.to_datetime(self.at)).ok()?;
            Some(when.as_millisecond()).filter(|&when| when > after)
        });
        let occurs = times.next()?;
        Some((occurs, occurs - i64::from(self.lead) * HOUR))
    }
}

pub fn moment(when: i64) -> Timestamp {
    Timestamp::from_millisecond(when).unwrap_or(if when < 0 { Timestamp::MIN } else { Timestamp::MAX })
}

/// The date and the hour of a moment, by the clocks of a zone.
pub fn in_zone(zone: &str, when: i64) -> DateTime {
    zone_named(zone).map_or(TimeZone::UTC, |(zone, _)| zone).to_datetime(moment(when))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn zone(name: &str) -> TimeZone {
        TimeZone::get(name).expect("a zone")
    }

    fn at(text: &str) -> i64 {
        text.parse::<Timestamp>().expect("a time").as_millisecond()
    }

    fn terms(day: Day, time: &str) -> Terms {
        Terms {
            day,
            at: time.parse().expect("a time"),
            game: "toy".to_owned(),
            players: 4,
            variants: Vec::new(),
            clock: None,
            lead: 24,
            fill: None,
            members_only: true,
        }
    }

    #[test]
    fn the_hour_stays_the_same_when_the_clocks_change() {
        let (thursdays, warsaw) = (terms(Day::Thursday, "20:00"), zone("Europe/Warsaw"));
        // Clocks are put back on the 25th of October.
        let (before, opens) = thursdays.next(&warsaw, at("2026-10-20T00:00:00Z")).expect("a time");
        assert_eq!((before, opens), (at("2026-10-22T18:00:00Z"), at("2026-10-21T18:00:00Z")));
        let (after, _) = thursdays.next(&warsaw, before).expect("a time");
        assert_eq!(after, at("2026-10-29T19:00:00Z"), "an hour later for those who live by Greenwich");
    }

    #[test]
    fn an_hour_that_does_not_come_comes_later_and_one_that_comes_twice_comes_first() {
        let (sundays, warsaw) = (terms(Day::Sunday, "02:30"), zone("Europe/Warsaw"));
        let (skipped, _) = sundays.next(&warsaw, at("2026-03-28T00:00:00Z")).expect("a time");
        assert_eq!(skipped, at("2026-03-29T01:30:00Z"), "half past three");
        let (twice, _) = sundays.next(&warsaw, at("2026-10-24T00:00:00Z")).expect("a time");
        assert_eq!(twice, at("2026-10-25T00:30:00Z"));
        let (next, _) = sundays.next(&warsaw, twice).expect("a time");
        assert_eq!(next, at("2026-11-01T01:30:00Z"), "not the same hour once more");
    }

    #[test]
    fn seasons_begin_and_end_at_midnight_of_the_club() {
        let auckland = zone("Pacific/Auckland");
        let now = at("2026-12-31T12:00:00Z");
        assert_eq!(Rhythm::Quarter.span(&auckland, now), Some((at("2026-12-31T11:00:00Z"), at("2027-03-31T11:00:00Z"))));
        assert_eq!(Rhythm::Month.span(&zone("UTC"), now), Some((at("2026-12-01T00:00:00Z"), at("2027-01-01T00:00:00Z"))));
        assert_eq!(Rhythm::ByHand.span(&auckland, now), None);
    }

    proptest! {
        /// Whatever the zone and the moment: on the agreed day, at the agreed hour unless it is skipped, after the moment, within eight days,
        /// and the time after that is another day's.
        #[test]
        fn the_next_time_is_the_agreed_one(
            name in prop::sample::select(vec!["Europe/Warsaw", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu", "Africa/Casablanca", "UTC"]),
            day in 0usize..7, minute in 0i8..60, hour in 0i8..24, after in 1_600_000_000i64..2_000_000_000,
        ) {
            let (zone, after) = (zone(name), after * 1000);
            let mut terms = terms(Day::ALL[day], "00:00");
            terms.at = Time::constant(hour, minute, 0, 0);
            let (occurs, opens) = terms.next(&zone, after).expect("a time");
            prop_assert!(occurs > after && occurs - after <= 8 * 24 * HOUR && opens == occurs - 24 * HOUR);
            let here = zone.to_datetime(moment(occurs));
            prop_assert_eq!(here.weekday(), Day::ALL[day].weekday());
            let wanted = here.date().to_datetime(terms.at);
            prop_assert!(here.time() == terms.at || zone.to_ambiguous_timestamp(wanted).is_ambiguous());
            let (again, _) = terms.next(&zone, occurs).expect("a time");
            prop_assert!((again - occurs - 7 * 24 * HOUR).abs() <= 2 * HOUR);
        }
    }
}
