//! Somebody who looks at a page: who they are, and how they like it.

use crate::api::error::ApiError;
use crate::api::extract::{Asker, Known, cookies, read};
use crate::api::guard;
use crate::app::App;
use crate::ids;
use crate::public_url::PublicUrl;
use crate::tables::TableError;
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{HeaderName, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use coven_store::Person;
use coven_ui::Speak;
use coven_ui::page::{Preferences, Visitor, Wish};
use maud::Markup;
use std::fmt::Display;
use std::sync::Arc;

/// What our script asks for instead of whole pages.
pub const FRAGMENT: &str = "text/fragment+html";

/// The header of a page that the worker in a browser may keep.
pub const KEEP: HeaderName = HeaderName::from_static("x-keep");

/// For newcomers who have not said what they are called.
const NAMES: [&str; 40] = [
    "Morgana", "Circe", "Medea", "Sybil", "Vasilisa", "Tituba", "Endora", "Willow", "Hazel", "Rowena", "Ursula", "Sabrina",
    "Nimue", "Melusine", "Baba", "Hecate", "Pythia", "Isolde", "Linnea", "Odile", "Perchta", "Strega", "Aradia", "Befana",
    "Bella", "Yara", "Selene", "Thessaly", "Ondine", "Juniper", "Saffron", "Tansy", "Yarrow", "Bryony", "Clover", "Sorrel",
    "Lunaria", "Verbena", "Zelda", "Wanda",
];

/// A request for a page.
#[derive(Debug)]
pub struct Visit {
    pub asker: Asker,
    prefers: Preferences,
    /// The tables at which the visitor wants a coach, as the cookie keeps them.
    coached: String,
    /// What else the browser keeps for us, by the names of its cookies: what was last played, what was learnt.
    kept: Vec<(String, String)>,
    /// The address of the page.
    pub here: String,
    /// It is our script that asks, for a part of a page.
    pub fragment: bool,
    /// Was nobody until this request.
    new: bool,
}

impl<S: Sync> FromRequestParts<S> for Visit {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Visit, ApiError> {
        Ok(Visit::of(parts))
    }
}

impl Visit {
    pub fn of(parts: &Parts) -> Visit {
        let cookie = |wanted: &str| cookies(&parts.headers).find(|(name, _)| *name == wanted).map(|(_, value)| value);
        let accept = parts.headers.get(header::ACCEPT).and_then(|accept| accept.to_str().ok());
        Visit {
            asker: parts.extensions.get::<Asker>().cloned().unwrap_or_default(),
            prefers: Preferences::read(cookie),
            coached: cookie(COACHED).unwrap_or_default().to_owned(),
            kept: cookies(&parts.headers)
                .filter(|(name, _)| KEPT.iter().any(|kept| name.starts_with(kept)))
                .map(|(name, value)| (name.to_owned(), value.to_owned()))
                .collect(),
            here: parts.uri.path_and_query().map_or("/", |here| here.as_str()).to_owned(),
            fragment: accept.is_some_and(|accept| accept.contains(FRAGMENT)),
            new: false,
        }
    }

    /// Who it is. Newcomers become guests without being asked.
    pub async fn known(&mut self, app: &App) -> Result<Known, ApiError> {
        self.invited(app, None, None).await
    }

    /// Who it is. Newcomers become guests, with the name and the invitation that they give.
    pub async fn invited(&mut self, app: &App, name: Option<&str>, invitation: Option<&str>) -> Result<Known, ApiError> {
        let person = match &self.asker.person {
            Some(person) => person.clone(),
            None => {
                let [chance] = ids::random::<1>();
                let name = name.unwrap_or(NAMES[usize::from(chance) % NAMES.len()]);
                let person = app.new_guest(&self.asker.address, name, self.asker.language, invitation).await?;
                self.asker.person = Some(person.clone());
                self.new = true;
                person
            }
        };
        let Asker { language, program, .. } = self.asker;
        Ok(Known { person, language, address: self.asker.address.clone(), program })
    }

    pub fn person(&self) -> Option<&Arc<Person>> {
        self.asker.person.as_ref()
    }

    pub fn visitor<'a>(&'a self, app: &'a App, names: &'a [String]) -> Visitor<'a> {
        Visitor {
            speak: Speak::new(app.texts(self.asker.language), names),
            prefers: self.prefers,
            name: self.person().map(|person| person.name.as_str()),
            here: &self.here,
            origin: app.config.public_url.as_ref().map(PublicUrl::as_str),
        }
    }

    /// Why something cannot be done with a table, in the visitor's language.
    pub fn refused(&self, app: &App, error: TableError) -> ApiError {
        ApiError::of(error, app.texts(self.asker.language))
    }

    /// How the visitor wants a table.
    pub fn wish(&self, table: &str) -> Wish {
        Wish { coach: self.coached.split(BETWEEN_TABLES).any(|coached| coached == table) }
    }

    /// The cookie by which a coach is called to a table, or sent away. It keeps the tables where one was called last.
    pub fn with_coach(&self, table: &str, on: bool) -> HeaderValue {
        let others = self.coached.split(BETWEEN_TABLES).filter(|&coached| coached != table && !coached.is_empty());
        let coached: Vec<&str> = on.then_some(table).into_iter().chain(others).take(MOST_COACHED).collect();
        let kept = coached.join(BETWEEN_TABLES);
        preference(COACHED, Some(kept.as_str()).filter(|kept| !kept.is_empty()))
    }

    /// What the visitor last played against bots of a game, as its cookie keeps it.
    pub fn quick(&self, game: &str) -> Option<&str> {
        self.cookie(&quick_cookie(game))
    }

    /// What the browser keeps under a name that begins with one of [`KEPT`].
    pub fn cookie(&self, wanted: &str) -> Option<&str> {
        self.kept.iter().find(|(name, _)| name == wanted).map(|(_, value)| value.as_str())
    }

    /// A page.
    pub fn show(&self, page: Markup) -> Response {
        ([(header::CONTENT_TYPE, "text/html; charset=utf-8")], page.into_string()).into_response()
    }

    /// A page that may be kept in a browser for times without a network: nothing on it is for one seat alone.
    pub fn show_to_keep(&self, page: Markup) -> Response {
        let mut response = self.show(page);
        response.headers_mut().insert(KEEP, HeaderValue::from_static("yes"));
        response
    }

    /// What is to be done next: browsers go there, our script stays where it is.
    pub fn go(&self, app: &App, to: impl Display) -> Response {
        let mut response = match HeaderValue::from_str(&to.to_string()) {
            Ok(to) if !self.fragment => (StatusCode::SEE_OTHER, [(header::LOCATION, to)]).into_response(),
            _ => StatusCode::NO_CONTENT.into_response(),
        };
        if self.new {
            response.headers_mut().append(header::SET_COOKIE, guard::cookie(app, self.asker.person.as_deref()));
        }
        response
    }
}

/// The cookie that keeps at which tables the visitor wants a coach, and how many it keeps at most.
const COACHED: &str = "coach";
const BETWEEN_TABLES: &str = ".";
const MOST_COACHED: usize = 8;

/// How the names of cookies begin that keep what was last played against bots.
const QUICK: &str = "quick-";
/// How the names of cookies begin that keep what was reached of a game's lessons.
pub const LEARNT: &str = "learn-";
/// How the names of cookies begin that keep what was answered to a game's puzzles.
pub const PUZZLED: &str = "puzzles-";
const KEPT: [&str; 3] = [QUICK, LEARNT, PUZZLED];

pub fn quick_cookie(game: &str) -> String {
    format!("{QUICK}{game}")
}

/// A cookie that holds a preference; without a value, one that forgets it.
pub fn preference(name: &str, value: Option<&str>) -> HeaderValue {
    let (value, age) = value.map_or(("", 0), |value| (value, 34_560_000));
    let text = format!("{name}={value}; Path=/; Max-Age={age}; SameSite=Lax; HttpOnly");
    HeaderValue::from_str(&text).unwrap_or(HeaderValue::from_static(""))
}

/// The fields of a form.
#[derive(Clone, Debug)]
pub struct Form(Vec<(String, String)>);

impl Form {
    pub fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    pub fn all<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a str> {
        self.0.iter().filter(move |(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    pub fn text(&self, name: &str) -> String {
        self.get(name).unwrap_or_default().to_owned()
    }

    /// A field that is a number or a word.
    pub fn parsed<T: std::str::FromStr>(&self, name: &str) -> Option<T> {
        self.get(name)?.parse().ok()
    }

    /// A field that may be left empty, and that is refused if it is not understood.
    pub fn understood<T>(&self, name: &str, read: impl FnOnce(&str) -> Option<T>) -> Result<Option<T>, ApiError> {
        let Some(value) = self.get(name).filter(|value| !value.is_empty()) else {
            return Ok(None);
        };
        let refused = || ApiError::bad("bad-form", format!("the field {name} holds something that is not understood"));
        read(value).map(Some).ok_or_else(refused)
    }

    /// The page to return to: one of this server, or the one that is usual.
    pub fn back(&self, usual: &str) -> String {
        self.get("back").filter(|back| is_ours(back)).unwrap_or(usual).to_owned()
    }
}

/// Whether an address is a path of this server, to whoever reads it. Browsers take `//host` and `/\host` for another one, leave out
/// tabs and ends of lines before they look, and some programs undo the encoding first.
pub fn is_ours(address: &str) -> bool {
    let path = address.split(['?', '#']).next().unwrap_or_default();
    let plain = address.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'\\');
    let encoded = |(at, _): (usize, &str)| {
        let code = path.get(at + 1..at + 3).and_then(|code| u8::from_str_radix(code, 16).ok());
        code.is_none_or(|code| code.is_ascii_control() || matches!(code, b'/' | b'\\'))
    };
    plain && path.starts_with('/') && !path.contains("//") && !path.match_indices('%').any(encoded)
}

/// Maximum length of a form, in bytes: one that holds a record.
const LONGEST_FORM: usize = 2 * crate::api::extract::LONGEST_RECORD;

impl FromRequest<Arc<App>> for Form {
    type Rejection = ApiError;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<Form, ApiError> {
        let body = read(request, LONGEST_FORM, app.config.waits.request).await?;
        serde_urlencoded::from_bytes(&body).map(Form).map_err(|error| ApiError::bad("bad-form", error))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_paths_of_this_house_are_gone_back_to() {
        for ours in ["/", "/you", "/table/0123?at=3&as=1", "/rules/toy#TOY-1", "/new/toy?x=http://a//b", "/a%20b", "/%C3%A9"] {
            assert!(is_ours(ours), "{ours}");
        }
        for other in [
            "",
            "you",
            "//evil.example",
            "///evil.example",
            "/\\evil.example",
            "\\\\evil.example",
            "/\t/evil.example",
            "/\n/evil.example",
            "/\u{0}",
            "https://evil.example",
            "https:evil.example",
            "javascript:alert(1)",
            " /you",
            "/you//evil",
            "/%2f/evil.example",
            "/%2Fevil.example",
            "/%5cevil.example",
            "/%5Cevil.example",
            "/%09/evil.example",
            "/%0d%0aX:1",
            "/%",
            "/%2",
            "/%zz",
            "/ü",
            "/a b",
            "/.//evil.example",
        ] {
            assert!(!is_ours(other), "{other:?}");
        }
    }
}
