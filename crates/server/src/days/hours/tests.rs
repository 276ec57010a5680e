use super::*;
use proptest::prelude::*;

const HOUR: i64 = 3_600_000;

/// A moment, by the clocks of a zone.
fn at(zone: &str, written: &str) -> i64 {
    let zone = TimeZone::get(zone).expect("a zone");
    let time: jiff::civil::DateTime = written.parse().expect("a time");
    zone.to_timestamp(time).expect("a moment").as_millisecond()
}

/// What the clocks of a zone show.
fn shown(zone: &str, when: i64) -> String {
    TimeZone::get(zone).expect("a zone").to_datetime(moment(when)).to_string()
}

fn holiday(from: &str, until: &str) -> Holiday {
    Holiday { from: from.parse().expect("a date"), until: until.parse().expect("a date") }
}

fn quiet(from: &str, until: &str) -> Option<Quiet> {
    Some(Quiet { from: from.parse().expect("a time"), until: until.parse().expect("a time") })
}

fn hours(zone: &str, quiet: Option<Quiet>, holidays: &[Holiday]) -> Hours {
    Hours { zone: zone.to_owned(), quiet, holidays: holidays.to_vec() }
}

const WARSAW: &str = "Europe/Warsaw";

#[test]
fn who_says_nothing_has_the_plain_time() {
    assert_eq!(Hours::default().due(1_000, DAY), 1_000 + DAY);
    assert_eq!(Hours::default().reminder(1_000, DAY, 1_000 + DAY), 1_000 + 18 * HOUR);
}

#[test]
fn what_would_be_due_at_night_is_due_in_the_morning() {
    let sleeper = hours(WARSAW, quiet("22:00", "07:30"), &[]);
    let due = |asked: &str| shown(WARSAW, sleeper.due(at(WARSAW, asked), DAY));
    assert_eq!(due("2026-05-04T23:15"), "2026-05-06T07:30:00", "before midnight");
    assert_eq!(due("2026-05-05T03:00"), "2026-05-06T07:30:00", "after midnight");
    assert_eq!(due("2026-05-04T22:00"), "2026-05-06T07:30:00", "its beginning is quiet");
    assert_eq!(due("2026-05-05T07:30"), "2026-05-06T07:30:00", "its end is not");
    assert_eq!(due("2026-05-05T21:59"), "2026-05-06T21:59:00");
    let worker = hours(WARSAW, quiet("09:00", "17:00"), &[]);
    assert_eq!(shown(WARSAW, worker.due(at(WARSAW, "2026-05-04T12:00"), DAY)), "2026-05-05T17:00:00");
}

#[test]
fn the_clock_stands_still_during_holidays() {
    let away = hours(WARSAW, None, &[holiday("2026-05-05", "2026-05-07"), holiday("2026-05-10", "2026-05-10")]);
    let due = |asked: &str, days: i64| shown(WARSAW, away.due(at(WARSAW, asked), days * DAY));
    assert_eq!(due("2026-05-04T12:00", 1), "2026-05-08T12:00:00", "half a day before, half a day after");
    assert_eq!(due("2026-05-06T15:00", 1), "2026-05-09T00:00:00", "asked while away: a whole day from the return");
    assert_eq!(due("2026-05-04T12:00", 3), "2026-05-11T12:00:00", "over both");
    assert_eq!(due("2026-05-03T12:00", 1), "2026-05-04T12:00:00", "before them");
    assert_eq!(due("2026-05-04T00:00", 1), "2026-05-08T00:00:00", "due in the moment of leaving");
    assert_eq!(due("2026-05-11T12:00", 1), "2026-05-12T12:00:00", "after them");
}

#[test]
fn whoever_comes_back_at_midnight_may_sleep() {
    let both = hours(WARSAW, quiet("22:00", "08:00"), &[holiday("2026-05-05", "2026-05-05")]);
    // Due at the last minute before the holiday, at night: after the holiday, in the morning.
    assert_eq!(shown(WARSAW, both.due(at(WARSAW, "2026-05-03T23:00"), DAY)), "2026-05-06T08:00:00");
}

#[test]
fn quiet_hours_keep_to_the_clocks_when_these_are_changed() {
    // Put forward from 2 to 3 o'clock on 29 March, put back from 3 to 2 on 25 October.
    let spring = hours(WARSAW, quiet("22:00", "02:30"), &[]);
    assert_eq!(
        shown(WARSAW, spring.due(at(WARSAW, "2026-03-28T01:00"), DAY)),
        "2026-03-29T03:00:00",
        "there is no half past two"
    );
    let autumn = hours(WARSAW, quiet("22:00", "02:30"), &[]);
    let first = at(WARSAW, "2026-10-25T01:00") + HOUR;
    assert_eq!(autumn.due(first, 0), first + HOUR / 2, "half past two in summer time");
    assert_eq!(autumn.due(first + HOUR, 0), first + HOUR + HOUR / 2, "and again in winter time");
    let night = hours(WARSAW, quiet("22:00", "08:00"), &[]);
    assert_eq!(shown(WARSAW, night.due(at(WARSAW, "2026-03-28T23:00"), DAY)), "2026-03-30T08:00:00");
    assert_eq!(shown(WARSAW, night.due(at(WARSAW, "2026-10-24T23:00"), DAY)), "2026-10-26T08:00:00");
    // A day of the journal has 24 hours.
    let asked = at(WARSAW, "2026-03-28T12:00");
    assert_eq!(shown(WARSAW, hours(WARSAW, None, &[]).due(asked, DAY)), "2026-03-29T13:00:00");
}

#[test]
fn the_reminder_comes_at_three_quarters_and_not_at_night_unless_it_would_be_too_late() {
    let sleeper = hours(WARSAW, quiet("22:00", "08:00"), &[]);
    let asked = at(WARSAW, "2026-05-04T06:00");
    let due = sleeper.due(asked, DAY);
    assert_eq!(shown(WARSAW, due), "2026-05-05T08:00:00");
    assert_eq!(shown(WARSAW, sleeper.reminder(asked, DAY, due)), "2026-05-05T00:00:00", "in the morning it would be too late");
    let due = sleeper.due(asked, 3 * DAY);
    assert_eq!(shown(WARSAW, sleeper.reminder(asked, 3 * DAY, due)), "2026-05-06T12:00:00");
    let asked = at(WARSAW, "2026-05-04T18:00");
    let due = sleeper.due(asked, 3 * DAY);
    assert_eq!(shown(WARSAW, sleeper.reminder(asked, 3 * DAY, due)), "2026-05-07T08:00:00", "not at midnight");
}

#[test]
fn holidays_are_announced_within_reason() {
    let now = at(WARSAW, "2026-05-04T12:00");
    let wish = |holidays: &[Holiday]| hours(WARSAW, None, holidays).agreed(&Hours::default(), now).map(|hours| hours.holidays);
    assert_eq!(wish(&[holiday("2026-05-04", "2026-05-17")]), Ok(vec![holiday("2026-05-04", "2026-05-17")]), "from today");
    assert_eq!(wish(&[holiday("2026-05-03", "2026-05-05")]), Err(BadHours::HolidayDates), "begun in the past");
    assert_eq!(wish(&[holiday("2026-05-06", "2026-05-05")]), Err(BadHours::HolidayDates), "ends before it begins");
    assert_eq!(wish(&[holiday("2027-06-01", "2027-06-02")]), Err(BadHours::HolidayDates), "in more than a year");
    assert_eq!(wish(&[holiday("2026-05-04", "2026-05-18")]), Err(BadHours::LongHoliday));
    let halves = [holiday("2026-05-04", "2026-05-10"), holiday("2026-05-11", "2026-05-20")];
    assert_eq!(wish(&halves), Err(BadHours::LongHoliday), "two that touch are one");
    let many = [("05-10", "05-23"), ("06-10", "06-23"), ("07-10", "07-12")]
        .map(|(from, until)| holiday(&format!("2026-{from}"), &format!("2026-{until}")));
    assert_eq!(wish(&many), Err(BadHours::ManyHolidays), "31 days");
    let over_new_year = [many[0], many[1], holiday("2026-12-30", "2027-01-08")];
    assert!(wish(&over_new_year).is_ok(), "each year has its own");
    let odd = |zone: &str, quiet| hours(zone, quiet, &[]).agreed(&Hours::default(), now).map(|hours| hours.zone);
    assert_eq!(odd("Europe/Atlantis", None), Err(BadHours::Zone));
    assert_eq!(odd("europe/warsaw", None).as_deref(), Ok(WARSAW), "written as everybody writes it");
    assert_eq!(odd(WARSAW, quiet("08:00", "08:00")), Err(BadHours::Quiet));
    assert_eq!(odd(WARSAW, quiet("08:00", "20:01")), Err(BadHours::Quiet));
    assert!(odd(WARSAW, quiet("20:00", "08:00")).is_ok());
}

#[test]
fn a_holiday_that_has_begun_can_be_ended_and_still_counts() {
    let now = at(WARSAW, "2026-05-04T12:00");
    let had = hours(
        WARSAW,
        None,
        &[
            holiday("2025-12-30", "2025-12-31"),
            holiday("2026-02-02", "2026-02-08"),
            holiday("2026-05-01", "2026-05-10"),
            holiday("2026-07-01", "2026-07-02"),
        ],
    );
    let after = |holidays: &[Holiday]| hours(WARSAW, None, holidays).agreed(&had, now).expect("it is allowed").holidays;
    let past = holiday("2026-02-02", "2026-02-08");
    assert_eq!(after(&[]), [past, holiday("2026-05-01", "2026-05-03")], "what has passed has passed");
    assert_eq!(after(&[holiday("2026-05-01", "2026-05-12")]), [past, holiday("2026-05-01", "2026-05-12")], "it goes on");
    assert_eq!(after(&[past, holiday("2026-05-01", "2026-05-02")]), [past, holiday("2026-05-01", "2026-05-03")]);
    assert_eq!(hours(WARSAW, None, &after(&[])).days_left(now), 30 - 7 - 3);
}

fn any_hours() -> impl Strategy<Value = Hours> {
    let zones = prop::sample::select(vec![
        "UTC",
        WARSAW,
        "America/New_York",
        "Australia/Lord_Howe",
        "Asia/Kathmandu",
        "America/Sao_Paulo",
    ]);
    let quiet = prop::option::of((0..24i8, 0..60i8, 1..=LONGEST_QUIET).prop_map(|(hour, minute, length)| {
        let end = (i32::from(hour) * 60 + i32::from(minute) + length) % (24 * 60);
        Quiet { from: Time::constant(hour, minute, 0, 0), until: Time::constant((end / 60) as i8, (end % 60) as i8, 0, 0) }
    }));
    let holidays = prop::collection::vec((2..40i64, 0..14i64), 0..6).prop_map(|steps| {
        let mut next = Date::constant(2026, 1, 1);
        let holiday = |(gap, length): (i64, i64)| {
            let from = next.saturating_add(gap.days());
            let until = from.saturating_add(length.days());
            next = until;
            Holiday { from, until }
        };
        steps.into_iter().map(holiday).collect()
    });
    (zones, quiet, holidays).prop_map(|(zone, quiet, holidays)| Hours { zone: zone.to_owned(), quiet, holidays })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn nothing_is_due_earlier_than_without_or_while_somebody_is_away_or_asleep(
        hours in any_hours(), minute in 0..400 * 1440i64, within in 0..8 * 1440i64,
    ) {
        let asked = at("UTC", "2025-12-20T00:00") + minute * 60_000;
        let within = within * 60_000;
        let due = hours.due(asked, within);
        prop_assert!(due >= asked + within);
        prop_assert_eq!(hours.due(due, 0), due, "nobody is away or asleep then");
        prop_assert!(hours.reminder(asked, within, due) <= due);
    }

    /// More time, or a later question, is never due earlier.
    #[test]
    fn who_is_asked_later_or_has_longer_is_never_due_earlier(
        hours in any_hours(), minute in 0..400 * 1440i64, within in 0..8 * 1440i64, later in 0..2 * 1440i64, longer in 0..1440i64,
    ) {
        let asked = at("UTC", "2025-12-20T00:00") + minute * 60_000;
        let due = hours.due(asked, within * 60_000);
        prop_assert!(hours.due(asked + later * 60_000, within * 60_000) >= due);
        prop_assert!(hours.due(asked, (within + longer) * 60_000) >= due);
    }
}

#[test]
fn the_next_hour_is_that_of_the_clock_on_the_wall_and_always_to_come() {
    let here = hours(WARSAW, None, &[]);
    let next = |hour: u8, now: &str| shown(WARSAW, here.next_hour(hour, at(WARSAW, now)));
    assert_eq!(next(18, "2026-05-04T03:00"), "2026-05-04T18:00:00");
    assert_eq!(next(18, "2026-05-04T18:00"), "2026-05-05T18:00:00", "not the same moment again");
    assert_eq!(next(0, "2026-05-04T00:01"), "2026-05-05T00:00:00");
    assert_eq!(next(18, "2026-03-28T18:00"), "2026-03-29T18:00:00", "a day of 23 hours");
    assert_eq!(next(18, "2026-10-24T18:00"), "2026-10-25T18:00:00", "a day of 25 hours");
    assert_eq!(next(2, "2026-03-29T01:30"), "2026-03-29T03:00:00", "there is no such hour: when the clocks go on");
    let first = here.next_hour(2, at(WARSAW, "2026-10-25T01:30"));
    assert_eq!(
        (first - at(WARSAW, "2026-10-25T01:30"), here.next_hour(2, first)),
        (HOUR / 2, at(WARSAW, "2026-10-26T02:00")),
        "once"
    );
    let far = hours("Pacific/Apia", None, &[]);
    assert_eq!(
        shown("Pacific/Apia", far.next_hour(9, at("Pacific/Apia", "2011-12-29T10:00"))),
        "2011-12-31T09:00:00",
        "a day that was not"
    );
}
