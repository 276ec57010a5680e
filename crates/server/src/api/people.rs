//! Guests, accounts, tokens, webhooks.

use super::error::ApiError;
use super::extract::{Asker, Json, Known, Named};
use super::guard::cookie;
use crate::app::App;
use crate::ids;
use crate::limits::Who;
use crate::log;
use crate::webhooks::Webhook;
use argon2::password_hash::phc::PasswordHash;
use argon2::{Argon2, PasswordHasher, PasswordVerifier};
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use coven_store::{Person, Rating, Token};
use coven_text::Language;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use tokio::sync::Semaphore;

/// Hashing a passphrase takes 20 MB of memory and a moment: so many at once.
static HASHING: Semaphore = Semaphore::const_new(2);

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewGuest {
    /// What the person is called at tables.
    #[schemars(length(min = 1, max = 32))]
    name: String,
    /// `en`, `it`, `fr` or `pl`; the browser's if it is not given.
    language: Option<String>,
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
    pub name: String,
    pub rating: f64,
    pub uncertainty: f64,
    pub games: i64,
}

impl RatingShown {
    pub fn of(game: String, rating: Rating) -> RatingShown {
        RatingShown { game, name: rating.name, rating: rating.rating, uncertainty: rating.uncertainty, games: rating.games }
    }
}

/// A name as people may have it: short, visible, on one line.
pub fn name(text: &str) -> Result<String, ApiError> {
    let text = text.trim();
    let hidden = |c: char| {
        c.is_control() || matches!(c, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}')
    };
    if text.is_empty() || text.chars().count() > 32 || text.chars().any(hidden) {
        return Err(ApiError::bad("bad-name", "a name has 1 to 32 visible characters"));
    }
    Ok(text.to_owned())
}

fn spoken(code: Option<&str>, otherwise: Language) -> Result<String, ApiError> {
    let language = code.map_or(Ok(otherwise), |code| code.parse().map_err(|error| ApiError::bad("bad-language", error)))?;
    Ok(language.code().to_owned())
}

/// Guests, logins and passphrases cost more than other requests, and invite trying.
fn enter(app: &App, address: &str) -> Result<(), ApiError> {
    if app.limits.allow(&Who::Entrance(address.to_owned())) {
        return Ok(());
    }
    app.metrics.limited.add(1);
    Err(ApiError::limited())
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

async fn introduced(app: &App, person: &Person) -> Result<Response, ApiError> {
    Ok(([(header::SET_COOKIE, cookie(app, Some(person)))], axum::Json(shown(app, person).await?)).into_response())
}

pub async fn become_guest(State(app): State<Arc<App>>, asker: Asker, Json(new): Json<NewGuest>) -> Result<Response, ApiError> {
    let person = new_guest(&app, &asker, &new.name, new.language.as_deref()).await?;
    introduced(&app, &person).await
}

/// Somebody new, who is remembered by a cookie alone.
pub async fn new_guest(app: &App, asker: &Asker, called: &str, language: Option<&str>) -> Result<Arc<Person>, ApiError> {
    let name = name(called)?;
    let language = spoken(language, asker.language)?;
    enter(app, &asker.address)?;
    let (id, created) = (ids::fresh(), log::now());
    let person = Person { id, name, language, login: None, passphrase: None, webhook: None, created, epoch: 0 };
    app.store.add_person(person.clone()).await?;
    let person = Arc::new(person);
    app.remember(&person);
    Ok(person)
}

pub async fn me(State(app): State<Arc<App>>, known: Known) -> Result<axum::Json<Me>, ApiError> {
    Ok(axum::Json(shown(&app, &known.person).await?))
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Change {
    #[schemars(length(min = 1, max = 32))]
    pub name: Option<String>,
    pub language: Option<String>,
}

pub async fn change_me(
    State(app): State<Arc<App>>,
    known: Known,
    Json(change): Json<Change>,
) -> Result<axum::Json<Me>, ApiError> {
    let mut person = Person::clone(&known.person);
    if let Some(new) = &change.name {
        person.name = name(new)?;
    }
    person.language = spoken(change.language.as_deref(), person.language.parse().unwrap_or_default())?;
    app.store.change_person(&person).await?;
    app.forget_people();
    Ok(axum::Json(shown(&app, &person).await?))
}

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    /// Small letters, digits, `-` and `_`.
    #[schemars(length(min = 3, max = 32))]
    pub login: String,
    #[schemars(length(min = 8, max = 200))]
    pub passphrase: String,
}

/// What somebody wants to log in with from now on.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Account {
    /// Small letters, digits, `-` and `_`.
    #[schemars(length(min = 3, max = 32))]
    pub login: String,
    #[schemars(length(min = 8, max = 200))]
    pub passphrase: String,
    /// The passphrase so far, for somebody who has one.
    #[schemars(length(max = 200))]
    pub current: Option<String>,
}

impl Credentials {
    fn login(&self) -> Result<String, ApiError> {
        let login = self.login.trim().to_ascii_lowercase();
        let good = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
        if (3..=32).contains(&login.len()) && login.chars().all(good) {
            return Ok(login);
        }
        Err(ApiError::bad("bad-login", "a login has 3 to 32 small letters, digits, - or _"))
    }

    fn check_length(&self) -> Result<(), ApiError> {
        if (8..=200).contains(&self.passphrase.chars().count()) {
            return Ok(());
        }
        Err(ApiError::bad("bad-passphrase", "a passphrase has 8 to 200 characters"))
    }
}

/// Works on a passphrase where it delays nobody.
async fn hashing<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T, ApiError> {
    let failed = || ApiError::new(StatusCode::SERVICE_UNAVAILABLE, "busy", "try again");
    let _place = HASHING.acquire().await.map_err(|_| failed())?;
    tokio::task::spawn_blocking(work).await.map_err(|_| failed())
}

/// Whether a passphrase is the one that is kept; what is kept for nobody fits none.
async fn fits(passphrase: String, kept: Option<&str>) -> Result<bool, ApiError> {
    let kept = kept.unwrap_or(NOBODYS).to_owned();
    hashing(move || {
        let kept = PasswordHash::new(&kept);
        kept.is_ok_and(|kept| Argon2::default().verify_password(passphrase.as_bytes(), &kept).is_ok())
    })
    .await
}

fn wrong_login() -> ApiError {
    ApiError::new(StatusCode::UNAUTHORIZED, "wrong-login", "login and passphrase do not fit")
}

/// Keeps a person under a login. Whoever changes the passphrase knows the one so far; all other browsers have to log in again.
pub async fn register(
    State(app): State<Arc<App>>,
    known: Known,
    Json(Account { login, passphrase, current }): Json<Account>,
) -> Result<Response, ApiError> {
    known.in_person()?;
    let credentials = Credentials { login, passphrase };
    let login = credentials.login()?;
    credentials.check_length()?;
    enter(&app, &known.address)?;
    if known.person.login.as_ref().is_some_and(|has| *has != login) {
        return Err(ApiError::new(StatusCode::CONFLICT, "has-account", "you have an account under another name"));
    }
    // As it is kept, not as it is remembered here.
    let person = app.store.person(&known.person.id).await?.ok_or_else(ApiError::nobody)?;
    if person.passphrase.is_some() && !fits(current.unwrap_or_default(), person.passphrase.as_deref()).await? {
        return Err(wrong_login());
    }
    let passphrase = credentials.passphrase;
    let salt = ids::random::<16>();
    let hash =
        hashing(move || Argon2::default().hash_password_with_salt(passphrase.as_bytes(), &salt).map(|hash| hash.to_string()));
    let hash = hash.await?.map_err(|_| ApiError::bad("bad-passphrase", "this passphrase cannot be used"))?;
    if !app.store.register(&known.person.id, &login, &hash).await? {
        return Err(ApiError::new(StatusCode::CONFLICT, "login-taken", "somebody else has this login"));
    }
    app.forget_people();
    let person = app.person(&known.person.id).await?.ok_or_else(ApiError::nobody)?;
    introduced(&app, &person).await
}

/// Compared with when nobody has the login, so that trying tells nothing: no passphrase fits.
const NOBODYS: &str = "$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

pub async fn log_in(
    State(app): State<Arc<App>>,
    asker: Asker,
    Json(credentials): Json<Credentials>,
) -> Result<Response, ApiError> {
    let login = credentials.login().map_err(|_| wrong_login())?;
    credentials.check_length().map_err(|_| wrong_login())?;
    enter(&app, &asker.address)?;
    let person = app.store.person_by_login(&login).await?;
    let fits = fits(credentials.passphrase, person.as_ref().and_then(|person| person.passphrase.as_deref())).await?;
    match person {
        Some(person) if fits => introduced(&app, &person).await,
        _ => Err(wrong_login()),
    }
}

pub async fn log_out(State(app): State<Arc<App>>) -> impl IntoResponse {
    ([(header::SET_COOKIE, cookie(&app, None))], axum::Json(serde_json::json!({})))
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

/// So many tokens may a person have.
const MOST_TOKENS: usize = 20;

pub async fn make_token(
    State(app): State<Arc<App>>,
    known: Known,
    Json(new): Json<NewToken>,
) -> Result<axum::Json<TokenShown>, ApiError> {
    known.in_person()?;
    let label = name(&new.label)?;
    if app.store.tokens_of(&known.person.id).await?.len() >= MOST_TOKENS {
        return Err(ApiError::new(StatusCode::CONFLICT, "too-many-tokens", format!("a person has {MOST_TOKENS} tokens at most")));
    }
    let secret = format!("coven_{}", hex::encode(ids::random::<24>()));
    let token = Token { id: ids::fresh(), label, created: log::now() };
    app.store.add_token(token.clone(), &known.person.id, &ids::digest(&secret)).await?;
    Ok(axum::Json(TokenShown { id: token.id, label: token.label, created: token.created, token: Some(secret) }))
}

pub async fn tokens(State(app): State<Arc<App>>, known: Known) -> Result<axum::Json<Vec<TokenShown>>, ApiError> {
    let tokens = app.store.tokens_of(&known.person.id).await?;
    let show = |token: Token| TokenShown { id: token.id, label: token.label, created: token.created, token: None };
    Ok(axum::Json(tokens.into_iter().map(show).collect()))
}

pub async fn drop_token(State(app): State<Arc<App>>, known: Known, Named(id): Named) -> Result<axum::Json<()>, ApiError> {
    known.in_person()?;
    if !app.store.drop_token(&known.person.id, &id).await? {
        return Err(ApiError::not_found());
    }
    app.forget_people();
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
    if wanted.webhook.as_ref().is_some_and(|hook| !hook.is_sensible()) {
        return Err(ApiError::bad("bad-webhook", "a webhook is a web address of at most 500 characters"));
    }
    let mut person = Person::clone(&known.person);
    person.webhook = wanted.webhook.and_then(|hook| serde_json::to_string(&hook).ok());
    app.store.change_person(&person).await?;
    app.forget_people();
    Ok(axum::Json(shown(&app, &person).await?))
}
