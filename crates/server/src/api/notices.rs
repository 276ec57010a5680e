//! How a person is told of what happens at tables: which channels there are, and what is told over each.

use super::error::ApiError;
use super::extract::{Asker, Json, Known, Named};
use crate::app::App;
use crate::notices::choice::{Choice, Tested};
use crate::notices::push::NewDevice;
use crate::notices::webhook::Webhook;
use crate::notices::{Channel, Kind};
use axum::extract::State;
use coven_store::Person;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// What a person is told, and how.
#[derive(Debug, Serialize, JsonSchema)]
pub struct NoticesShown {
    push: PushShown,
    /// None where the server sends no mail.
    mail: Option<MailShown>,
    webhook: WebhookShown,
}

/// Notices of the browser.
#[derive(Debug, Serialize, JsonSchema)]
pub struct PushShown {
    kinds: Vec<Kind>,
    /// The public key of the server, in base64url: a browser wants to know it when it subscribes.
    key: String,
    devices: Vec<DeviceShown>,
}

/// A device whose browser takes notices.
#[derive(Debug, Serialize, JsonSchema)]
pub struct DeviceShown {
    id: String,
    label: String,
    endpoint: String,
    created: i64,
}

#[derive(Debug, Serialize, JsonSchema)]
pub struct MailShown {
    kinds: Vec<Kind>,
    /// The address that is confirmed.
    address: Option<String>,
    /// The one to which a link was sent, and that is not confirmed yet.
    unconfirmed: Option<String>,
    /// The hour at which all mails come together, by the clock of your time zone (`/api/v1/me/time`); none if each comes by itself.
    digest: Option<u8>,
}

#[derive(Debug, Serialize, JsonSchema)]
pub struct WebhookShown {
    kinds: Vec<Kind>,
    webhook: Option<Webhook>,
}

async fn shown(app: &App, person: &Person) -> Result<NoticesShown, ApiError> {
    let choice = app.choice(person).await?;
    let kinds = |channel| Choice::wants(&choice, channel).to_vec();
    let mailbox = &choice.mailbox;
    let devices = choice.devices.iter().map(|device| DeviceShown {
        id: device.id.clone(),
        label: device.label.clone(),
        endpoint: device.endpoint.clone(),
        created: device.created,
    });
    Ok(NoticesShown {
        push: PushShown { kinds: kinds(Channel::Push), key: app.push.public_key(), devices: devices.collect() },
        mail: app.config.mail.as_ref().map(|_| MailShown {
            kinds: kinds(Channel::Mail),
            address: mailbox.address.clone(),
            unconfirmed: mailbox.wanted.clone(),
            digest: mailbox.digest,
        }),
        webhook: WebhookShown { kinds: kinds(Channel::Webhook), webhook: choice.webhook.clone() },
    })
}

pub async fn show(State(app): State<Arc<App>>, known: Known) -> Result<axum::Json<NoticesShown>, ApiError> {
    Ok(axum::Json(shown(&app, &known.person).await?))
}

/// What is to be told over each channel. What is not given stays as it is.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NoticesWanted {
    push: Option<Vec<Kind>>,
    mail: Option<Vec<Kind>>,
    webhook: Option<Vec<Kind>>,
    /// When mails come.
    digest: Option<Digest>,
}

/// When mails come.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Digest {
    /// The hour at which all come together, by the clock of your time zone (`/api/v1/me/time`); none if each comes by itself.
    #[schemars(range(max = 23))]
    hour: Option<u8>,
}

pub async fn choose(
    State(app): State<Arc<App>>,
    known: Known,
    Json(NoticesWanted { push, mail, webhook, digest }): Json<NoticesWanted>,
) -> Result<axum::Json<NoticesShown>, ApiError> {
    if let Some(Digest { hour }) = digest {
        app.set_digest(&known.person, hour).await?;
    }
    let said = [(Channel::Push, push), (Channel::Mail, mail), (Channel::Webhook, webhook)];
    let chosen: Vec<_> = said.into_iter().filter_map(|(channel, kinds)| Some((channel, kinds?))).collect();
    app.choose(&known.person, &chosen).await?;
    Ok(axum::Json(shown(&app, &known.person).await?))
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AddressWanted {
    /// None forgets the address.
    #[schemars(length(max = 254))]
    address: Option<String>,
}

pub async fn set_address(
    State(app): State<Arc<App>>,
    known: Known,
    Json(wanted): Json<AddressWanted>,
) -> Result<axum::Json<NoticesShown>, ApiError> {
    known.in_person()?;
    match &wanted.address {
        Some(address) => app.want_address(&known.person, &known.address, address).await?,
        None => app.store.forget_address(&known.person.id).await?,
    }
    Ok(axum::Json(shown(&app, &known.person).await?))
}

pub async fn add_device(
    State(app): State<Arc<App>>,
    known: Known,
    Json(device): Json<NewDevice>,
) -> Result<axum::Json<NoticesShown>, ApiError> {
    app.add_device(&known.person, device).await?;
    Ok(axum::Json(shown(&app, &known.person).await?))
}

pub async fn drop_device(State(app): State<Arc<App>>, known: Known, Named(id): Named) -> Result<axum::Json<()>, ApiError> {
    app.drop_device(&known.person, &id).await?;
    Ok(axum::Json(()))
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TestWanted {
    channel: Channel,
}

#[derive(Debug, Serialize, JsonSchema)]
pub struct TestShown {
    /// Whether somebody took the notice.
    sent: bool,
}

pub async fn test(
    State(app): State<Arc<App>>,
    known: Known,
    Json(wanted): Json<TestWanted>,
) -> Result<axum::Json<TestShown>, ApiError> {
    let tested = app.test_notice(&known.person, &known.address, wanted.channel).await?;
    Ok(axum::Json(TestShown { sent: tested == Tested::Sent }))
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Forgotten {
    /// A login, or an address.
    #[schemars(length(max = 254))]
    who: String,
}

pub async fn forgot(
    State(app): State<Arc<App>>,
    asker: Asker,
    Json(forgotten): Json<Forgotten>,
) -> Result<axum::Json<()>, ApiError> {
    app.forgot(&asker.address, &forgotten.who)?;
    Ok(axum::Json(()))
}
