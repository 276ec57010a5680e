//! Play over days: one's own time, the next table, notes.

use super::home::{names, title_of};
use super::visit::{Form, Visit};
use crate::api::error::ApiError;
use crate::api::extract::TableName;
use crate::app::App;
use crate::days::{BadHours, Holiday, Hours, LONGEST_HOLIDAY, MOST_HOLIDAYS, Quiet, zones};
use crate::log;
use axum::extract::State;
use axum::response::Response;
use coven_ui::page::{self, Address, DayOfYear, HolidaySeen, NextTable, TimePage};
use std::str::FromStr;
use std::sync::{Arc, OnceLock};

static ZONES: OnceLock<Vec<String>> = OnceLock::new();

/// The days of a holiday, as pages show them.
pub fn days(holiday: Holiday) -> (DayOfYear, DayOfYear) {
    (day_of_year(holiday.from), day_of_year(holiday.until))
}

pub fn day_of_year(date: jiff::civil::Date) -> DayOfYear {
    DayOfYear { day: date.day().unsigned_abs(), month: date.month().unsigned_abs() }
}

/// The names of the time zones that people choose from.
pub fn zone_names() -> &'static [String] {
    ZONES.get_or_init(zones)
}

pub async fn time(State(app): State<Arc<App>>, visit: Visit) -> Result<Response, ApiError> {
    let kept = match visit.person() {
        Some(person) => app.kept_hours(&person.id).await?,
        None => None,
    };
    let (chosen, hours) = (kept.is_some(), kept.unwrap_or_default());
    let (now, clock) = (log::now(), |time: jiff::civil::Time| format!("{:02}:{:02}", time.hour(), time.minute()));
    let today = hours.today(now);
    let seen = |holiday: &Holiday| {
        let (first, last) = days(*holiday);
        HolidaySeen { first, last, code: holiday.from.to_string(), begun: holiday.from < today }
    };
    let holidays: Vec<HolidaySeen> = hours.holidays.iter().filter(|holiday| holiday.until >= today).map(seen).collect();
    let page = TimePage {
        zones: zone_names(),
        zone: chosen.then_some(hours.zone.as_str()),
        quiet: hours.quiet.map(|quiet| (clock(quiet.from), clock(quiet.until))),
        holidays: &holidays,
        days_left: hours.days_left(now),
        most_days: MOST_HOLIDAYS,
        longest: LONGEST_HOLIDAY,
        today: &today.to_string(),
    };
    Ok(visit.show(page::your_time(&visit.visitor(&app, &[]), &page)))
}

/// A field of a form that says when; empty is never.
fn when<T: FromStr>(form: &Form, name: &str, bad: BadHours) -> Result<Option<T>, ApiError> {
    let written = form.get(name).map(str::trim).filter(|written| !written.is_empty());
    written.map(str::parse).transpose().map_err(|_| ApiError::from(bad))
}

pub async fn set_time(State(app): State<Arc<App>>, mut visit: Visit, form: Form) -> Result<Response, ApiError> {
    let quiet = match (when(&form, "from", BadHours::Quiet)?, when(&form, "until", BadHours::Quiet)?) {
        (Some(from), Some(until)) => Some(Quiet { from, until }),
        (None, None) => None,
        _ => return Err(BadHours::Quiet.into()),
    };
    let person = visit.known(&app).await?.person;
    let wish = |had: &Hours| Hours { zone: form.text("zone"), quiet, holidays: had.holidays.clone() };
    app.set_hours(&person, wish).await?;
    Ok(visit.go(&app, Address::YourTime))
}

/// Announces a holiday, or ends one.
pub async fn holidays(State(app): State<Arc<App>>, mut visit: Visit, form: Form) -> Result<Response, ApiError> {
    let bad = BadHours::HolidayDates;
    let (first, last, end) = (when(&form, "first", bad)?, when(&form, "last", bad)?, when(&form, "end", bad)?);
    let announced = first.zip(last).map(|(from, until)| Holiday { from, until });
    if announced.is_none() && end.is_none() {
        return Err(bad.into());
    }
    let person = visit.known(&app).await?.person;
    let wish = |had: &Hours| {
        let others = had.holidays.iter().copied().filter(|holiday| Some(holiday.from) != end);
        Hours { holidays: others.chain(announced).collect(), ..had.clone() }
    };
    app.set_hours(&person, wish).await?;
    Ok(visit.go(&app, Address::YourTime))
}

/// To the most urgent other table; home if nobody waits for the visitor.
pub async fn next(State(app): State<Arc<App>>, visit: Visit, TableName(here): TableName) -> Result<Response, ApiError> {
    let next = match visit.person() {
        Some(person) => app.next_table(&person.id, &here).await?,
        None => None,
    };
    Ok(match next {
        Some(next) => visit.go(&app, Address::Table { table: &next.id }),
        None => visit.go(&app, Address::Home),
    })
}

pub async fn note(
    State(app): State<Arc<App>>,
    mut visit: Visit,
    TableName(table): TableName,
    form: Form,
) -> Result<Response, ApiError> {
    let person = visit.known(&app).await?.person;
    let kept = app.tables().keep_note(&person, &table, &form.text("text")).await;
    kept.map_err(|error| visit.refused(&app, error))?;
    Ok(visit.go(&app, Address::Table { table: &table }))
}

/// Where else the visitor is asked.
pub async fn elsewhere(app: &App, visit: &Visit, here: &str) -> Result<Option<NextTable>, ApiError> {
    let Some(person) = visit.person() else {
        return Ok(None);
    };
    let next = app.next_table(&person.id, here).await?;
    Ok(next
        .as_ref()
        .and_then(title_of)
        .map(|(card, title)| NextTable { title, others: names(&card, |seat| seat.name.as_ref() != Some(&person.name)) }))
}
