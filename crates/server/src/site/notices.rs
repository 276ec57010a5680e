//! How the visitor is told, and what links in mails do.

use super::visit::{Form, Visit};
use crate::accounts::AccountError;
use crate::api::error::ApiError;
use crate::api::extract::Asked;
use crate::app::App;
use crate::ids;
use crate::notices::choice::Tested;
use crate::notices::webhook::Webhook;
use crate::notices::{Channel, Kind};
use axum::extract::{Path, State};
use axum::response::Response;
use coven_ui::page::{self, Address, Mailbox, NoticeDevice, NoticesPage};
use serde::Deserialize;
use std::sync::Arc;

#[derive(Debug, Deserialize)]
pub struct Shown {
    /// What came of a test notice.
    tested: Option<String>,
}

/// How many digits of the digest of a device's address tell a browser that it is meant.
const MARK: usize = 16;

pub async fn show(State(app): State<Arc<App>>, visit: Visit, Asked(shown): Asked<Shown>) -> Result<Response, ApiError> {
    let visitor = visit.visitor(&app, &[]);
    let Some(person) = visit.person() else {
        return Ok(visit.show(page::notices(&visitor, None)));
    };
    let choice = app.choice(person).await?;
    let has_mail = app.config.mail.is_some();
    let wanted = choice.wanted.iter().filter(|(channel, _)| has_mail || *channel != Channel::Mail);
    let devices: Vec<NoticeDevice> = choice
        .devices
        .iter()
        .map(|device| NoticeDevice {
            id: device.id.clone(),
            label: device.label.clone(),
            mark: ids::digest(&device.endpoint)[..MARK].to_owned(),
        })
        .collect();
    let zone = app.kept_hours(&person.id).await?.map(|hours| hours.zone);
    let (address, wanted_address) = (choice.mailbox.address.as_deref(), choice.mailbox.wanted.as_deref());
    let shown = NoticesPage {
        channels: wanted.map(|(channel, kinds)| (channel.name(), kinds.iter().map(|kind| kind.name()).collect())).collect(),
        push_key: &app.push.public_key(),
        devices: &devices,
        mail: has_mail.then_some(Mailbox {
            address,
            wanted: wanted_address,
            digest: choice.mailbox.digest,
            zone: zone.as_deref(),
        }),
        program: choice.webhook.as_ref().map(|hook| (hook.url.as_str(), hook.topic.as_deref())),
        tested: shown.tested.as_deref().and_then(page::tested),
    };
    Ok(visit.show(page::notices(&visitor, Some(&shown))))
}

pub async fn choose(State(app): State<Arc<App>>, mut visit: Visit, form: Form) -> Result<Response, ApiError> {
    let person = visit.known(&app).await?.person;
    let ticked = |channel: Channel, kind: &Kind| form.all(channel.name()).any(|name| name == kind.name());
    let kinds = |channel| -> Vec<Kind> { Kind::ALL.into_iter().filter(|kind| ticked(channel, kind)).collect() };
    // What a server without mail does not show stays as it is.
    let shown = Channel::ALL.into_iter().filter(|channel| *channel != Channel::Mail || app.config.mail.is_some());
    let chosen: Vec<(Channel, Vec<Kind>)> = shown.map(|channel| (channel, kinds(channel))).collect();
    app.choose(&person, &chosen).await?;
    if let Some(hour) = form.get("digest") {
        let hour = if hour.is_empty() { None } else { Some(hour.parse::<u8>().map_err(|_| AccountError::BadHour)?) };
        app.set_digest(&person, hour).await?;
        if let Some(zone) = form.get("zone").filter(|_| hour.is_some()) {
            app.suggest_zone(&person, zone).await?;
        }
    }
    Ok(visit.go(&app, Address::YourNotices))
}

pub async fn address(State(app): State<Arc<App>>, mut visit: Visit, form: Form) -> Result<Response, ApiError> {
    let known = visit.known(&app).await?;
    known.in_person()?;
    match form.get("address") {
        Some(address) => app.want_address(&known.person, &known.address, address).await?,
        None => app.store.forget_address(&known.person.id).await?,
    }
    Ok(visit.go(&app, Address::YourNotices))
}

pub async fn program(State(app): State<Arc<App>>, mut visit: Visit, form: Form) -> Result<Response, ApiError> {
    let person = visit.known(&app).await?.person;
    let said = |name| form.get(name).map(str::trim).filter(|said| !said.is_empty()).map(str::to_owned);
    let webhook = said("url").map(|url| Webhook { url, topic: said("topic") });
    app.set_webhook(&person, webhook.as_ref()).await?;
    Ok(visit.go(&app, Address::YourNotices))
}

pub async fn forget_device(State(app): State<Arc<App>>, mut visit: Visit, form: Form) -> Result<Response, ApiError> {
    let person = visit.known(&app).await?.person;
    app.drop_device(&person, &form.text("device")).await?;
    Ok(visit.go(&app, Address::YourNotices))
}

pub async fn test(State(app): State<Arc<App>>, mut visit: Visit, form: Form) -> Result<Response, ApiError> {
    let known = visit.known(&app).await?;
    let channel = Channel::of(&form.text("channel")).ok_or_else(ApiError::not_found)?;
    let tested = match app.test_notice(&known.person, &known.address, channel).await? {
        Tested::Sent => "sent",
        Tested::NotSent => "not-sent",
        Tested::Nowhere => "nowhere",
    };
    Ok(visit.go(&app, format!("{}?tested={tested}", Address::YourNotices)))
}

/// Asks whether an address is to be confirmed.
pub async fn ask_confirm(State(app): State<Arc<App>>, visit: Visit, Path(link): Path<String>) -> Result<Response, ApiError> {
    let address = app.address_of_link(&link).await?;
    Ok(visit.show(page::confirm_mail(&visit.visitor(&app, &[]), &link, &address)))
}

pub async fn confirm(State(app): State<Arc<App>>, visit: Visit, Path(link): Path<String>) -> Result<Response, ApiError> {
    app.confirm_address(&link).await?;
    Ok(visit.show(page::mail_confirmed(&visit.visitor(&app, &[]))))
}

/// Asks whether mails are to end.
pub async fn ask_leave(State(app): State<Arc<App>>, visit: Visit, Path(link): Path<String>) -> Result<Response, ApiError> {
    let address = app.address_that_leaves(&link).await?;
    Ok(visit.show(page::leave_mail(&visit.visitor(&app, &[]), &link, &address)))
}

/// Programs of mail come here, too, with one click of theirs and without a login.
pub async fn leave(State(app): State<Arc<App>>, visit: Visit, Path(link): Path<String>) -> Result<Response, ApiError> {
    app.leave_mail(&link).await?;
    Ok(visit.show(page::mail_left(&visit.visitor(&app, &[]))))
}

pub async fn ask_forgot(State(app): State<Arc<App>>, visit: Visit) -> Result<Response, ApiError> {
    if app.config.mail.is_none() {
        return Err(AccountError::NoMail.into());
    }
    Ok(visit.show(page::forgot(&visit.visitor(&app, &[]))))
}

pub async fn forgot(State(app): State<Arc<App>>, visit: Visit, form: Form) -> Result<Response, ApiError> {
    app.forgot(&visit.asker.address, &form.text("who"))?;
    Ok(visit.show(page::forgot_sent(&visit.visitor(&app, &[]))))
}
