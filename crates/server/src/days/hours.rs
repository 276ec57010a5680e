//! How somebody keeps time: where they live, when they sleep, when they are away; and when a decision is due that they have days for.
//!
//! All of it is pure: what follows from it for a question is written into the table's journal, so that nobody ever works it out again.

use jiff::civil::{Date, Time};
use jiff::tz::TimeZone;
use jiff::{Timestamp, ToSpan};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Maximum length of the quiet part of a day, in minutes. More would leave too little of the day to be due in.
const LONGEST_QUIET: i32 = 12 * 60;

/// Maximum number of days for which somebody is away at once.
pub const LONGEST_HOLIDAY: i32 = 14;

/// Maximum number of holidays in a calendar year, in days.
pub const MOST_HOLIDAYS: i32 = 30;

/// Milliseconds of a day on which no clock is changed.
const DAY: i64 = 24 * 3_600_000;

/// Number of days for which holidays can be announced.
const FURTHEST: i32 = 366;

/// How somebody keeps time. Whoever says nothing lives by Greenwich, never sleeps, and is never away.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Hours {
    /// The name of a time zone, such as `Europe/Warsaw`.
    #[schemars(length(max = 64))]
    pub zone: String,
    /// When no time runs out: what would be due then is due at the end.
    #[serde(default)]
    pub quiet: Option<Quiet>,
    /// Announced holidays, during which the clock stands still: each of 14 days at most, and 30 in a year.
    #[serde(default)]
    #[schemars(length(max = 60))]
    pub holidays: Vec<Holiday>,
}

/// The quiet part of every day. It may go over midnight.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Quiet {
    /// Such as `22:30`.
    #[schemars(with = "String")]
    pub from: Time,
    #[schemars(with = "String")]
    pub until: Time,
}

/// Days on which somebody is away, the last one among them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Holiday {
    /// Such as `2030-12-24`.
    #[schemars(with = "String")]
    pub from: Date,
    #[schemars(with = "String")]
    pub until: Date,
}

/// Why nobody can keep time like that.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadHours {
    #[error("there is no such time zone; they have names such as Europe/Warsaw")]
    Zone,
    #[error("quiet hours have a beginning and an end, and at most 12 hours lie between them")]
    Quiet,
    #[error("a holiday begins today or later, ends after it has begun, and is announced at most a year before")]
    HolidayDates,
    #[error("a holiday has {LONGEST_HOLIDAY} days at most, and a day lies between two of them")]
    LongHoliday,
    #[error("there are {MOST_HOLIDAYS} days of holidays in a year")]
    ManyHolidays,
}

impl Default for Hours {
    fn default() -> Hours {
        Hours { zone: "UTC".to_owned(), quiet: None, holidays: Vec::new() }
    }
}

/// The names of the time zones that people choose from: those of places, and that of nowhere.
pub fn zones() -> Vec<String> {
    let named = jiff::tz::db().available().map(|name| name.as_str().to_owned());
    // The others are abbreviations and old names of countries.
    let of_places = |name: &String| name == "UTC" || PARTS_OF_THE_WORLD.iter().any(|part| name.starts_with(part));
    let mut zones: Vec<String> = named.filter(of_places).collect();
    zones.sort();
    zones
}

/// A time zone by its name, with the name as it is usually written.
pub fn zone_named(name: &str) -> Option<(TimeZone, String)> {
    let zone = TimeZone::get(name).ok()?;
    let name = zone.iana_name()?.to_owned();
    Some((zone, name))
}

const PARTS_OF_THE_WORLD: [&str; 10] =
    ["Africa/", "America/", "Antarctica/", "Arctic/", "Asia/", "Atlantic/", "Australia/", "Europe/", "Indian/", "Pacific/"];

impl Hours {
    /// Reads what was kept. What cannot be read any more counts as not said.
    pub fn read(kept: &str) -> Hours {
        serde_json::from_str(kept).unwrap_or_default()
    }

    /// What is kept if somebody wishes this who `had` something else before: holidays that have begun stay, for they count, but they can
    /// be ended.
    pub fn agreed(self, had: &Hours, now: i64) -> Result<Hours, BadHours> {
        let (zone, zone_name) = zone_named(&self.zone).ok_or(BadHours::Zone)?;
        if self.quiet.is_some_and(|quiet| !(1..=LONGEST_QUIET).contains(&quiet.minutes())) {
            return Err(BadHours::Quiet);
        }
        let today = date(&zone, now);
        let mut holidays: Vec<Holiday> = had.holidays.iter().filter_map(|one| one.kept(&self.holidays, today)).collect();
        let begun = |holiday: &&Holiday| !had.holidays.iter().any(|one| one.from == holiday.from && one.from < today);
        for holiday in self.holidays.iter().filter(begun) {
            if holiday.from < today || days(today, holiday.from) > FURTHEST {
                return Err(BadHours::HolidayDates);
            }
            holidays.push(*holiday);
        }
        holidays.sort_unstable();
        check(&holidays)?;
        Ok(Hours { zone: zone_name, quiet: self.quiet, holidays })
    }

    /// How many days of holidays are left in the present year.
    pub fn days_left(&self, now: i64) -> i32 {
        MOST_HOLIDAYS - taken(&self.holidays, self.today(now).year())
    }

    pub fn today(&self, now: i64) -> Date {
        date(&self.time_zone(), now)
    }

    /// Unknown zones are refused when they are chosen.
    fn time_zone(&self) -> TimeZone {
        TimeZone::get(&self.zone).unwrap_or(TimeZone::UTC)
    }

    /// When something is due that was asked at that moment, and for which there is so much time: it stands still during holidays, and
    /// what would be due while the person is away or asleep is due when they are back or awake. Never earlier than without all that.
    pub fn due(&self, asked_at: i64, within: i64) -> i64 {
        let zone = self.time_zone();
        let away: Vec<(i64, i64)> = self.holidays.iter().map(|holiday| holiday.span(&zone)).collect();
        let mut due = asked_at + within;
        for &(begins, ends) in &away {
            if begins < due {
                due += (ends - begins.max(asked_at)).max(0);
            }
        }
        // Whoever wakes up may be away, and whoever comes back may be asleep.
        loop {
            let back = away.iter().find(|(begins, ends)| (*begins..*ends).contains(&due)).map_or(due, |&(_, ends)| ends);
            let awake = self.quiet.map_or(back, |quiet| quiet.awake(&zone, back));
            if awake == due {
                return due;
            }
            due = awake;
        }
    }

    /// When somebody is reminded who has time until `due`: when three quarters of it have passed.
    pub fn reminder(&self, asked_at: i64, within: i64, due: i64) -> i64 {
        let part = within / 4 * 3;
        // Better at night than too late.
        Some(self.due(asked_at, part)).filter(|&when| when < due).unwrap_or(asked_at + part)
    }

    /// The next time at which the person's clock shows this hour. Where the clocks are put forward over it, it is when they show the next
    /// one; where they are put back, the first of both times.
    pub fn next_hour(&self, hour: u8, now: i64) -> i64 {
        let zone = self.time_zone();
        let today = date(&zone, now);
        // An hour that is no hour is the first of the day.
        let time = Time::new(i8::try_from(hour).unwrap_or(0), 0, 0, 0).unwrap_or(Time::midnight());
        let on = |day: Date| zone.to_timestamp(day.to_datetime(time)).map(Timestamp::as_millisecond).ok();
        let days = [today, today.saturating_add(1.day()), today.saturating_add(2.days())];
        days.into_iter().filter_map(on).find(|&when| when > now).unwrap_or(now + DAY)
    }

    /// The first holiday between two moments.
    pub fn away_between(&self, from: i64, until: i64) -> Option<Holiday> {
        let zone = self.time_zone();
        self.holidays.iter().copied().find(|holiday| {
            let (begins, ends) = holiday.span(&zone);
            begins < until && from < ends
        })
    }
}

impl Quiet {
    fn minutes(self) -> i32 {
        let minute = |time: Time| i32::from(time.hour()) * 60 + i32::from(time.minute());
        (minute(self.until) - minute(self.from)).rem_euclid(24 * 60)
    }

    fn contains(self, time: Time) -> bool {
        if self.from > self.until { time >= self.from || time < self.until } else { time >= self.from && time < self.until }
    }

    /// The moment itself, or the end of the quiet hours in which it lies.
    fn awake(self, zone: &TimeZone, when: i64) -> i64 {
        let asleep = moment(when);
        let here = zone.to_datetime(asleep);
        if !self.contains(here.time()) {
            return when;
        }
        let tomorrow = self.from > self.until && here.time() >= self.from;
        let day = if tomorrow { here.date().saturating_add(1.day()) } else { here.date() };
        let end = zone.to_ambiguous_timestamp(day.to_datetime(self.until));
        // Where the clocks are put back the time comes twice, and where they are put forward perhaps never.
        let is_awake = |when: &Timestamp| *when > asleep && !self.contains(zone.to_datetime(*when).time());
        let end = [end.earlier(), end.later()].into_iter().flatten().find(is_awake);
        // Where they are changed meanwhile it may be no quiet time any more.
        let changed = zone.following(asleep).next().map(|change| change.timestamp()).filter(is_awake);
        [end, changed].into_iter().flatten().min().map_or(when, Timestamp::as_millisecond)
    }
}

impl Holiday {
    /// Number of days.
    fn length(self) -> i32 {
        days(self.from, self.until) + 1
    }

    /// From the beginning of the first day to the end of the last.
    fn span(self, zone: &TimeZone) -> (i64, i64) {
        let begin =
            |date: Date| zone.to_timestamp(date.to_datetime(Time::midnight())).map_or(i64::MAX, Timestamp::as_millisecond);
        (begin(self.from), begin(self.until.saturating_add(1.day())))
    }

    /// What stays of an announced holiday whatever is wished: the days that have passed, and those that are wished again. Those of earlier years count no more.
    fn kept(self, wished: &[Holiday], today: Date) -> Option<Holiday> {
        if self.until.year() < today.year() || self.from >= today {
            return None;
        }
        if self.until < today {
            return Some(self);
        }
        let yesterday = today.saturating_sub(1.day());
        let again = wished.iter().find(|holiday| holiday.from == self.from);
        Some(Holiday { from: self.from, until: again.map_or(yesterday, |holiday| holiday.until.max(yesterday)) })
    }
}

fn check(holidays: &[Holiday]) -> Result<(), BadHours> {
    if holidays.iter().any(|holiday| holiday.until < holiday.from) {
        return Err(BadHours::HolidayDates);
    }
    let touch = |pair: &[Holiday]| days(pair[0].until, pair[1].from) < 2;
    if holidays.iter().any(|holiday| holiday.length() > LONGEST_HOLIDAY) || holidays.windows(2).any(touch) {
        return Err(BadHours::LongHoliday);
    }
    let mut years = holidays.iter().flat_map(|holiday| [holiday.from.year(), holiday.until.year()]);
    if years.any(|year| taken(holidays, year) > MOST_HOLIDAYS) {
        return Err(BadHours::ManyHolidays);
    }
    Ok(())
}

/// Number of days of a year that are holidays.
fn taken(holidays: &[Holiday], year: i16) -> i32 {
    let within = |holiday: &Holiday| {
        let first = holiday.from.max(Date::constant(year, 1, 1));
        let last = holiday.until.min(Date::constant(year, 12, 31));
        (days(first, last) + 1).max(0)
    };
    holidays.iter().map(within).sum()
}

fn days(from: Date, until: Date) -> i32 {
    from.until(until).map_or(i32::MAX, |span| span.get_days())
}

fn moment(when: i64) -> Timestamp {
    Timestamp::from_millisecond(when).unwrap_or(if when < 0 { Timestamp::MIN } else { Timestamp::MAX })
}

fn date(zone: &TimeZone, when: i64) -> Date {
    zone.to_datetime(moment(when)).date()
}

#[cfg(test)]
mod tests;
