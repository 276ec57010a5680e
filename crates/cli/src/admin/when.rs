//! Times as operators write and read them: days and hours, dates in universal time.

use std::time::{SystemTime, UNIX_EPOCH};

const SECOND: i64 = 1000;
const HOUR: i64 = 3600 * SECOND;
const DAY: i64 = 24 * HOUR;

/// Milliseconds since 1970.
pub fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64)
}

/// A number of days in milliseconds.
pub fn days(number: u32) -> i64 {
    i64::from(number) * DAY
}

/// A length of time in milliseconds: `90d`, `12h`, `2w`.
pub fn length(text: &str) -> Result<i64, String> {
    let wrong = || format!("'{text}' is no length of time; write 90d, 12h or 2w");
    let unit = match text.chars().last() {
        Some('h') => HOUR,
        Some('d') => DAY,
        Some('w') => 7 * DAY,
        _ => return Err(wrong()),
    };
    let number: i64 = text[..text.len() - 1].parse().map_err(|_| wrong())?;
    number.checked_mul(unit).filter(|length| (0..=10_000 * 365 * DAY).contains(length)).ok_or_else(wrong)
}

/// A moment in milliseconds since 1970: a length of time from now on, or the beginning of a day.
pub fn moment(text: &str) -> Result<i64, String> {
    if let Ok(length) = length(text) {
        return Ok(now() + length);
    }
    let wrong = || format!("'{text}' is no time; write 2030-12-31, or 7d from now");
    let parts: Vec<&str> = text.split('-').collect();
    let &[year, month, day] = parts.as_slice() else {
        return Err(wrong());
    };
    let read = |part: &str, range: std::ops::RangeInclusive<i64>| {
        part.parse().ok().filter(|number| range.contains(number)).ok_or_else(wrong)
    };
    let (year, month, day) = (read(year, 1970..=9999)?, read(month, 1..=12)?, read(day, 1..=31)?);
    let days = days_of(year, month, day);
    if civil(days) != (year, month, day) {
        return Err(wrong());
    }
    Ok(days * DAY)
}

/// A moment as it is shown: `2030-12-31 23:59`, in universal time.
pub fn shown(at: i64) -> String {
    let (year, month, day) = civil(at.div_euclid(DAY));
    let minutes = at.rem_euclid(DAY) / (60 * SECOND);
    format!("{year:04}-{month:02}-{day:02} {:02}:{:02}", minutes / 60, minutes % 60)
}

/// Days since 1970 of a date. Years are counted from March, so that the day that some of them lack is their last.
const fn days_of(year: i64, month: i64, day: i64) -> i64 {
    let year = if month <= 2 { year - 1 } else { year };
    let (era, of_era) = (year.div_euclid(400), year.rem_euclid(400));
    let of_year = (153 * ((month + 9) % 12) + 2) / 5 + day - 1;
    era * 146_097 + of_era * 365 + of_era / 4 - of_era / 100 + of_year - 719_468
}

/// Year, month and day from the number of days since 1970.
const fn civil(days: i64) -> (i64, i64, i64) {
    let days = days + 719_468;
    let (era, of_era) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let year_of_era = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let from_march = (5 * of_year + 2) / 153;
    let month = (from_march + 2) % 12 + 1;
    let year = era * 400 + year_of_era + if month <= 2 { 1 } else { 0 };
    (year, month, of_year - (153 * from_march + 2) / 5 + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_day_is_read_as_it_is_shown() {
        assert_eq!(shown(0), "1970-01-01 00:00");
        assert_eq!(shown(951_782_400_000 + 13 * HOUR + 5 * 60 * SECOND), "2000-02-29 13:05");
        for day in 0..100_000 {
            let text = shown(day * DAY);
            assert_eq!(moment(&text[..10]), Ok(day * DAY), "{text}");
        }
    }

    #[test]
    fn lengths_have_a_unit_and_moments_exist() {
        assert_eq!((length("90d"), length("12h"), length("2w")), (Ok(90 * DAY), Ok(12 * HOUR), Ok(14 * DAY)));
        for bad in ["", "90", "d", "-1d", "1.5d", "9999999999999999d", "1m", "é"] {
            assert!(length(bad).is_err(), "{bad}");
        }
        for bad in ["", "tomorrow", "2030-02-30", "2030-13-01", "2030-1", "1969-12-31"] {
            assert!(moment(bad).is_err(), "{bad}");
        }
        let soon = moment("1h").expect("a moment") - now();
        assert!((HOUR - 10 * SECOND..=HOUR).contains(&soon));
    }
}
