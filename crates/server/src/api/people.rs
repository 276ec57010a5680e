//! Guests, accounts, tokens, webhooks.

use super::error::ApiError;
use super::extract::{Asker, Json, Known, Named};
use super::guard::{cookie, login_cookies};
use crate::app::App;
use crate::notices::webhook::Webhook;
use axum::extract::State;
use axum::http::header;
use axum::response::{AppendHeaders, IntoResponse, Response};
use coven_store::{Person, Rating, Token};
use coven_text::Language;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewGuest {
    /// What the person is called at tables.
    #[schemars(length(min = 1, max = 32))]
    name: String,
    /// `en`, `it`, `fr` or `pl`; the browser's if it is not given.
    language: Option<String>,
    /// The code of an invitation, where nobody new is let in without one.
    #[schemars(length(max = 64))]
    invitation: Option<String>,
}

/// A person, for that person alone.
#[derive(Debug, Serialize, JsonSchema)]
pub struct Me {
    name: String,
    language: String,
    /// The name with which the person logs in; none for a guest.
    login: Option<String>,
    webhook: Option<Webhook>,
    ratings: Vec<RatingShown>,
}

/// How well somebody plays a game.
#[derive(Debug, Serialize, JsonSchema)]
pub struct RatingShown {
    pub game: String,
    /// The number of players at the tables of which it speaks; none if that is all of them together.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub players: Option<u8>,
    pub name: String,
    pub rating: f64,
    pub uncertainty: f64,
    pub games: i64,
}

impl RatingShown {
    pub fn of(game: String, rating: Rating) -> RatingShown {
        RatingShown::of_size(game, None, rating)
    }

    pub fn of_size(game: String, players: Option<u8>, rating: Rating) -> RatingShown {
        let Rating { name, rating, uncertainty, games, .. } = rating;
        RatingShown { game, players, name, rating, uncertainty, games }
    }
}

fn language(code: Option<&str>) -> Result<Option<Language>, ApiError> {
    code.map(|code| code.parse().map_err(|error| ApiError::bad("bad-language", error))).transpose()
}

async fn shown(app: &App, person: &Person) -> Result<Me, ApiError> {
    let ratings = app.store.ratings_of(&person.id).await?;
    Ok(Me {
        name: person.name.clone(),
        language: person.language.clone(),
        login: person.login.clone(),
        webhook: person.webhook.as_deref().and_then(|hook| serde_json::from_str(hook).ok()),
        ratings: ratings.into_iter().map(|(game, rating)| RatingShown::of(game, rating)).collect(),
    })
}

/// The answer for somebody who has just logged in.
async fn introduced(app: &App, person: &Person) -> Result<Response, ApiError> {
    Ok((AppendHeaders(login_cookies(app, person)), axum::Json(shown(app, person).await?)).into_response())
}

pub async fn become_guest(State(app): State<Arc<App>>, asker: Asker, Json(new): Json<NewGuest>) -> Result<Response, ApiError> {
    let language = language(new.language.as_deref())?.unwrap_or(asker.language);
    let person = app.new_guest(&asker.address, &new.name, language, new.invitation.as_deref()).await?;
    Ok(([(header::SET_COOKIE, cookie(&app, Some(&person)))], axum::Json(shown(&app, &person).await?)).into_response())
}

pub async fn me(State(app): State<Arc<App>>, known: Known) -> Result<axum::Json<Me>, ApiError> {
    Ok(axum::Json(shown(&app, &known.person).await?))
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Change {
    #[schemars(length(min = 1, max = 32))]
    name: Option<String>,
    language: Option<String>,
}

pub async fn change_me(
    State(app): State<Arc<App>>,
    known: Known,
    Json(change): Json<Change>,
) -> Result<axum::Json<Me>, ApiError> {
    let language = language(change.language.as_deref())?;
    let person = app.change_person(&known.person, change.name.as_deref(), language).await?;
    Ok(axum::Json(shown(&app, &person).await?))
}

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    /// Small letters, digits, `-` and `_`.
    #[schemars(length(min = 3, max = 32))]
    login: String,
    #[schemars(length(min = 8, max = 200))]
    passphrase: String,
}

/// What somebody wants to log in with from now on.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Account {
    /// Small letters, digits, `-` and `_`.
    #[schemars(length(min = 3, max = 32))]
    login: String,
    #[schemars(length(min = 8, max = 200))]
    passphrase: String,
    /// The passphrase so far, for somebody who has one.
    #[schemars(length(max = 200))]
    current: Option<String>,
    /// The code of an invitation, for a guest who came before nobody new was let in without one.
    #[schemars(length(max = 64))]
    invitation: Option<String>,
}

pub async fn register(
    State(app): State<Arc<App>>,
    known: Known,
    Json(Account { login, passphrase, current, invitation }): Json<Account>,
) -> Result<Response, ApiError> {
    known.in_person()?;
    let person = app.register(&known.person, &known.address, &login, passphrase, current, invitation.as_deref()).await?;
    introduced(&app, &person).await
}

pub async fn log_in(
    State(app): State<Arc<App>>,
    asker: Asker,
    Json(Credentials { login, passphrase }): Json<Credentials>,
) -> Result<Response, ApiError> {
    introduced(&app, &app.log_in(&asker, &login, passphrase).await?).await
}

pub async fn log_out(State(app): State<Arc<App>>, asker: Asker) -> Result<Response, ApiError> {
    asker.in_person()?;
    if let Some(person) = &asker.person {
        app.log_out(person).await?;
    }
    Ok(([(header::SET_COOKIE, cookie(&app, None))], axum::Json(serde_json::json!({}))).into_response())
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewToken {
    /// What the token is for, in the person's own words.
    #[schemars(length(min = 1, max = 32))]
    label: String,
}

#[derive(Debug, Serialize, JsonSchema)]
pub struct TokenShown {
    id: String,
    label: String,
    created: i64,
    /// The token itself; shown once, when it is made.
    #[serde(skip_serializing_if = "Option::is_none")]
    token: Option<String>,
}

impl TokenShown {
    fn of(Token { id, label, created }: Token, token: Option<String>) -> TokenShown {
        TokenShown { id, label, created, token }
    }
}

pub async fn make_token(
    State(app): State<Arc<App>>,
    known: Known,
    Json(new): Json<NewToken>,
) -> Result<axum::Json<TokenShown>, ApiError> {
    known.in_person()?;
    let (token, secret) = app.make_token(&known.person, &new.label).await?;
    Ok(axum::Json(TokenShown::of(token, Some(secret))))
}

pub async fn tokens(State(app): State<Arc<App>>, known: Known) -> Result<axum::Json<Vec<TokenShown>>, ApiError> {
    let tokens = app.store.tokens_of(&known.person.id).await?;
    Ok(axum::Json(tokens.into_iter().map(|token| TokenShown::of(token, None)).collect()))
}

pub async fn drop_token(State(app): State<Arc<App>>, known: Known, Named(id): Named) -> Result<axum::Json<()>, ApiError> {
    known.in_person()?;
    app.drop_token(&known.person, &id).await?;
    Ok(axum::Json(()))
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct WebhookWanted {
    /// None takes the webhook away.
    webhook: Option<Webhook>,
}

pub async fn set_webhook(
    State(app): State<Arc<App>>,
    known: Known,
    Json(wanted): Json<WebhookWanted>,
) -> Result<axum::Json<Me>, ApiError> {
    let person = app.set_webhook(&known.person, wanted.webhook.as_ref()).await?;
    Ok(axum::Json(shown(&app, &person).await?))
}
