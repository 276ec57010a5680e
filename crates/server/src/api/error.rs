//! Errors as programs and people get them: a stable code, one sentence, and where it helps the rule or the new state.

use crate::accounts::{AccountError, seconds};
use crate::clubs::ClubError;
use crate::days::{BadHours, HoursError};
use crate::friends::FriendError;
use crate::games::OpenError;
use crate::log;
use crate::table::{Refusal, TableSeen};
use crate::tables::TableError;
use crate::tournaments::TournamentError;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use coven_catalog::StartError;
use coven_pairing::PairError;
use coven_store::StoreError;
use coven_text::{Texts, refusal};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::Serialize;
use serde_json::json;
use std::time::Duration;

/// Every code that an error may have.
#[rustfmt::skip]
pub const CODES: &[&str] = &[
    "already-started", "asked-now", "bad-address", "bad-clock", "bad-deal", "bad-device", "bad-form", "bad-holiday",
    "bad-hour", "bad-invitation", "bad-json", "bad-key", "bad-language", "bad-lead", "bad-link", "bad-login", "bad-name",
    "bad-passphrase", "bad-query", "bad-quiet-hours", "bad-reason", "bad-seats", "bad-text", "bad-tournament",
    "bad-viewer", "bad-webhook", "bad-zone", "banned", "before-the-hour", "busy", "club-full", "club-needed", "conflict", "cut-off", "deal-begun",
    "deal-running", "deal-shared", "game-over", "game-running", "handed-over", "has-account", "host-stays", "invitation-needed",
    "journal", "last-host", "login-taken", "long-about", "mail-not-sent", "member-hosts-too-many", "member-needs-account", "method", "needs-account", "no-answer", "no-hints", "no-mail", "no-record",
    "no-season", "no-such-case", "no-such-challenge", "no-such-club", "no-such-game", "no-such-move", "no-such-person",
    "no-such-seat", "no-such-table", "no-such-tournament", "nobody", "not-a-member", "not-a-move", "not-away",
    "not-club-host", "not-deleted", "not-for-programs", "not-found", "not-handed", "not-heard", "not-host", "not-invited",
    "not-json", "not-organiser", "not-over", "not-seated", "not-started", "not-welcome", "not-your-seat", "origin", "players",
    "record", "refused", "round-running", "season-running", "seat-held", "seat-taken", "seats-open", "seen-another-seat",
    "setup", "shared-screen", "store-broken", "store-busy", "store-full", "store-unavailable", "strong-stand-in",
    "table-closed", "talked-out", "too-few-people", "too-few-seats", "too-large", "too-many-attempts", "too-many-bonds", "too-many-challenges",
    "too-many-clubs", "too-many-complaints", "too-many-connections", "too-many-prepared", "too-many-requests",
    "too-many-streams", "too-many-tables", "too-many-tokens", "too-many-tournaments", "too-slow", "tournament-full",
    "tournament-not-begun", "tournament-over", "unanswered", "wrong-login",
];

fn codes(_: &mut SchemaGenerator) -> Schema {
    json_schema!({ "type": "string", "enum": CODES })
}

/// What went wrong.
#[derive(Debug)]
pub struct ApiError {
    status: StatusCode,
    code: &'static str,
    message: String,
    /// The rule that speaks against it.
    rule: Option<String>,
    /// The rules' own code for a refused move.
    reason: Option<String>,
    /// The table as it is now, for somebody who was too late.
    pub state: Option<Box<TableSeen>>,
    /// Seconds after which to try again.
    wait: u64,
}

/// An error in an answer, for those who read no JSON. It travels with the answer to whoever shows it.
#[derive(Clone, Debug)]
pub struct ErrorWords {
    pub code: &'static str,
    /// A sentence in the person's language.
    pub sentence: Option<String>,
    /// The same for programs.
    pub detail: String,
    /// The id of the rule that speaks against it.
    pub rule: Option<String>,
}

/// An error in the answer.
#[derive(Serialize, JsonSchema)]
pub struct ErrorBody {
    /// Never changes its meaning.
    #[schemars(schema_with = "codes")]
    code: &'static str,
    message: String,
    /// The id of the rule that speaks against it.
    #[serde(skip_serializing_if = "Option::is_none")]
    rule: Option<String>,
    /// For a refused move, the code of the reason.
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<String>,
    /// For a conflict, the table as it is now.
    #[serde(skip_serializing_if = "Option::is_none")]
    state: Option<Box<TableSeen>>,
}

/// Every answer that is not a success.
#[derive(Serialize, JsonSchema)]
pub struct Failure {
    error: ErrorBody,
}

impl ApiError {
    pub fn new(status: StatusCode, code: &'static str, message: impl ToString) -> ApiError {
        debug_assert!(CODES.contains(&code), "{code} is described");
        ApiError { status, code, message: message.to_string(), rule: None, reason: None, state: None, wait: 1 }
    }

    pub fn bad(code: &'static str, message: impl ToString) -> ApiError {
        ApiError::new(StatusCode::BAD_REQUEST, code, message)
    }

    /// The same answer whether there is nobody of that id or the asker may not see them.
    pub fn no_such_person() -> ApiError {
        ApiError::new(StatusCode::NOT_FOUND, "no-such-person", "there is nobody here whom you can see under this id")
    }

    pub fn not_found() -> ApiError {
        ApiError::new(StatusCode::NOT_FOUND, "not-found", "there is no such thing here")
    }

    pub fn nobody() -> ApiError {
        ApiError::new(StatusCode::UNAUTHORIZED, "nobody", "say who you are first: become a guest, log in, or send a token")
    }

    pub fn forbidden(code: &'static str, message: impl ToString) -> ApiError {
        ApiError::new(StatusCode::FORBIDDEN, code, message)
    }

    pub fn limited() -> ApiError {
        ApiError::new(StatusCode::TOO_MANY_REQUESTS, "too-many-requests", "too many requests; wait a little")
    }

    /// Too many of something that is counted for longer than a moment.
    pub fn limited_for(what: &str, wait: Duration) -> ApiError {
        let wait = seconds(wait);
        let message = format!("too many {what}; try again in {wait} seconds");
        ApiError { wait, ..ApiError::new(StatusCode::TOO_MANY_REQUESTS, "too-many-requests", message) }
    }

    /// The same for whoever asks only whether the server can do its work.
    pub fn unavailable(self) -> ApiError {
        ApiError { status: StatusCode::SERVICE_UNAVAILABLE, ..self }
    }

    /// What it says, for those who read no JSON.
    pub fn words(&self) -> ErrorWords {
        // Only the rules' own reasons are in the person's language.
        let sentence = self.reason.is_some().then(|| self.message.clone());
        ErrorWords { code: self.code, sentence, detail: self.message.clone(), rule: self.rule.clone() }
    }

    pub fn is_conflict(&self) -> bool {
        self.code == "conflict"
    }

    /// A refusal, in the words of the person's language where it comes from the rules.
    fn refused(refused: Refusal, texts: &Texts) -> ApiError {
        let conflict = StatusCode::CONFLICT;
        let (status, code) = match &refused {
            Refusal::NotSeated => (StatusCode::FORBIDDEN, "not-seated"),
            Refusal::NotHost => (StatusCode::FORBIDDEN, "not-host"),
            Refusal::NoSuchSeat => (StatusCode::NOT_FOUND, "no-such-seat"),
            Refusal::SeatTaken => (conflict, "seat-taken"),
            Refusal::SeatHeld => (conflict, "seat-held"),
            Refusal::SeenAnotherSeat => (StatusCode::FORBIDDEN, "seen-another-seat"),
            Refusal::DealBegun => (conflict, "deal-begun"),
            Refusal::NotInvited => (conflict, "not-invited"),
            Refusal::Unanswered => (conflict, "unanswered"),
            Refusal::SeatsOpen => (conflict, "seats-open"),
            Refusal::AlreadyStarted => (conflict, "already-started"),
            Refusal::NotStarted => (conflict, "not-started"),
            Refusal::Over => (conflict, "game-over"),
            Refusal::Closed => (conflict, "table-closed"),
            Refusal::NotOver => (conflict, "not-over"),
            Refusal::HandedOver => (conflict, "handed-over"),
            Refusal::StrongStandIn => (StatusCode::FORBIDDEN, "strong-stand-in"),
            Refusal::AskedNow => (conflict, "asked-now"),
            Refusal::SharedScreen => (StatusCode::FORBIDDEN, "shared-screen"),
            Refusal::NotHanded => (conflict, "not-handed"),
            Refusal::NotAway => (conflict, "not-away"),
            Refusal::BeforeTheHour => (conflict, "before-the-hour"),
            Refusal::TalkedOut => (conflict, "talked-out"),
            Refusal::Conflict => (conflict, "conflict"),
            Refusal::Illegal(_) | Refusal::Undo(_) => (StatusCode::UNPROCESSABLE_ENTITY, "refused"),
            Refusal::Notation(_) => (StatusCode::UNPROCESSABLE_ENTITY, "not-a-move"),
            Refusal::Setup(_) => (StatusCode::UNPROCESSABLE_ENTITY, "setup"),
        };
        let mut error = ApiError::new(status, code, &refused);
        let (reason, rule) = match &refused {
            Refusal::Illegal(illegal) => (illegal.code, illegal.rule),
            Refusal::Undo(reason) => (reason.code(), "TABLE-UNDO"),
            _ => return error,
        };
        error.message = texts.say(&refusal(reason), &[]);
        error.reason = Some(reason.to_owned());
        error.rule = Some(rule.to_owned());
        error
    }

    /// Why something cannot be done with a table, in the words of the person's language where it comes from the rules.
    pub fn of(error: TableError, texts: &Texts) -> ApiError {
        let unprocessable = StatusCode::UNPROCESSABLE_ENTITY;
        match error {
            TableError::Refused(refused) => ApiError::refused(refused, texts),
            TableError::Open(error) => error.into(),
            TableError::Start(error) => ApiError::from_start(error, texts),
            TableError::Record(_) => ApiError::new(unprocessable, "record", error),
            TableError::BadSeats => ApiError::bad("bad-seats", error),
            TableError::BadName => ApiError::bad("bad-name", error),
            TableError::OtherPlayers(_) => ApiError::bad("players", error),
            TableError::BadClock => ApiError::bad("bad-clock", error),
            TableError::BadDeal => ApiError::bad("bad-deal", error),
            TableError::TooManyTables(_) => ApiError::new(StatusCode::CONFLICT, "too-many-tables", error),
            TableError::LongMove => ApiError::bad("not-a-move", error),
            TableError::LongStatement | TableError::BadText | TableError::BadNote => ApiError::bad("bad-text", error),
            TableError::NoSuchCase => ApiError::new(StatusCode::CONFLICT, "no-such-case", error),
            TableError::TooManyPrepared => ApiError::bad("too-many-prepared", error),
            TableError::NotWelcome => ApiError::forbidden("not-welcome", error),
            TableError::NotHeard => ApiError::forbidden("not-heard", error),
            TableError::BadGuests => ApiError::bad("bad-seats", error),
            TableError::NoSuchMove => ApiError::new(StatusCode::NOT_FOUND, "no-such-move", error),
            TableError::NoSuchViewer => ApiError::bad("bad-viewer", error),
            TableError::NotYourSeat => ApiError::forbidden("not-your-seat", error),
            TableError::GameRunning => ApiError::forbidden("game-running", error),
            TableError::DealRunning => ApiError::forbidden("deal-running", error),
            TableError::DealBegun => ApiError::new(StatusCode::CONFLICT, "deal-begun", error),
            TableError::DealShared => ApiError::new(StatusCode::CONFLICT, "deal-shared", error),
            TableError::NoHints => ApiError::forbidden("no-hints", error),
            TableError::NoRecord => ApiError::forbidden("no-record", error),
            TableError::NoSuchClub => ApiError::new(StatusCode::NOT_FOUND, "no-such-club", error),
            TableError::ClubNeeded => ApiError::bad("club-needed", error),
            TableError::NotWorkedOut => ApiError::new(StatusCode::SERVICE_UNAVAILABLE, "busy", error),
        }
    }

    /// Why something cannot be done with a tournament.
    pub fn of_tournament(error: TournamentError, texts: &Texts) -> ApiError {
        let conflict = StatusCode::CONFLICT;
        match error {
            TournamentError::Store(error) => error.into(),
            TournamentError::Table(error) => ApiError::of(error, texts),
            TournamentError::Unreadable(error) => {
                log::event("journal", json!({ "why": error.to_string() }));
                ApiError::new(StatusCode::INTERNAL_SERVER_ERROR, "journal", "the tournament's journal cannot be read")
            }
            TournamentError::NoSuchTournament => ApiError::new(StatusCode::NOT_FOUND, "no-such-tournament", error),
            TournamentError::NeedsAccount => ApiError::forbidden("needs-account", error),
            TournamentError::BadTerms(_) => ApiError::bad("bad-tournament", error),
            TournamentError::Pair(PairError::TableSize | PairError::NoGames) => ApiError::bad("bad-tournament", error),
            TournamentError::TooMany(_) => ApiError::new(conflict, "too-many-tournaments", error),
            TournamentError::NotHost => ApiError::forbidden("not-organiser", error),
            TournamentError::NotBegun => ApiError::new(conflict, "tournament-not-begun", error),
            TournamentError::Over => ApiError::new(conflict, "tournament-over", error),
            TournamentError::RoundRunning => ApiError::new(conflict, "round-running", error),
            TournamentError::TooFew | TournamentError::Pair(_) => ApiError::new(conflict, "too-few-people", error),
            TournamentError::Full => ApiError::new(conflict, "tournament-full", error),
            TournamentError::NotMember => ApiError::new(StatusCode::NOT_FOUND, "not-a-member", error),
            TournamentError::Busy => ApiError::new(StatusCode::SERVICE_UNAVAILABLE, "busy", error),
        }
    }

    /// Why something cannot be done with a club.
    pub fn of_club(error: ClubError, texts: &Texts) -> ApiError {
        let conflict = StatusCode::CONFLICT;
        match error {
            ClubError::Store(error) => error.into(),
            ClubError::Table(error) => ApiError::of(error, texts),
            ClubError::NoSuchClub => ApiError::new(StatusCode::NOT_FOUND, "no-such-club", error),
            ClubError::NoSuchMember => ApiError::new(StatusCode::NOT_FOUND, "not-a-member", error),
            ClubError::NoSuchChallenge => ApiError::new(StatusCode::NOT_FOUND, "no-such-challenge", error),
            ClubError::NoSuchSeason => ApiError::new(StatusCode::NOT_FOUND, "no-season", error),
            ClubError::NeedsAccount => ApiError::forbidden("needs-account", error),
            ClubError::NotHost => ApiError::forbidden("not-club-host", error),
            ClubError::MemberNeedsAccount => ApiError::forbidden("member-needs-account", error),
            ClubError::BadName => ApiError::bad("bad-name", error),
            ClubError::LongAbout => ApiError::bad("long-about", error),
            ClubError::HostStays => ApiError::new(conflict, "host-stays", error),
            ClubError::BadHour => ApiError::bad("bad-hour", error),
            ClubError::BadLead => ApiError::bad("bad-lead", error),
            ClubError::TooFewSeats => ApiError::bad("too-few-seats", error),
            ClubError::BadZone => ApiError::bad("bad-zone", error),
            ClubError::HostsTooMany | ClubError::TooManyClubs => ApiError::new(conflict, "too-many-clubs", error),
            ClubError::MemberHostsTooMany => ApiError::new(conflict, "member-hosts-too-many", error),
            ClubError::Full => ApiError::new(conflict, "club-full", error),
            ClubError::TooManyChallenges => ApiError::new(conflict, "too-many-challenges", error),
            ClubError::LastHost => ApiError::new(conflict, "last-host", error),
            ClubError::SeasonRunning => ApiError::new(conflict, "season-running", error),
            ClubError::NoSeason => ApiError::new(conflict, "no-season", error),
            ClubError::Busy => ApiError::new(StatusCode::SERVICE_UNAVAILABLE, "busy", error),
        }
    }

    fn from_start(error: StartError, texts: &Texts) -> ApiError {
        let unprocessable = StatusCode::UNPROCESSABLE_ENTITY;
        match &error {
            StartError::Catalog(_) => ApiError::new(StatusCode::NOT_FOUND, "no-such-game", error),
            StartError::Players { .. } => ApiError::new(unprocessable, "players", error),
            StartError::UnreadableSetup(_) => ApiError::new(unprocessable, "setup", error),
            StartError::Setup(refused) => ApiError {
                rule: Some(refused.rule.to_owned()),
                reason: Some(refused.code.to_owned()),
                ..ApiError::new(unprocessable, "setup", texts.setup_refused(refused))
            },
        }
    }
}

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> ApiError {
        let (code, message) = match &error {
            StoreError::Unavailable(_) => ("store-unavailable", "the database cannot be reached; nothing was lost, try again"),
            StoreError::Full => ("store-full", "the server has no room left to write; nothing was lost, try again later"),
            StoreError::Busy => ("store-busy", "the server has too much to write; nothing was lost, try again"),
            StoreError::Locked => ("store-busy", "another node holds the table; nothing was lost, try again"),
            StoreError::Newer(_) | StoreError::Broken(_) => ("store-broken", "the database cannot be used"),
        };
        log::event("store", json!({ "code": code, "why": error.to_string() }));
        let status = match error {
            StoreError::Full => StatusCode::INSUFFICIENT_STORAGE,
            StoreError::Newer(_) | StoreError::Broken(_) => StatusCode::INTERNAL_SERVER_ERROR,
            StoreError::Unavailable(_) | StoreError::Busy | StoreError::Locked => StatusCode::SERVICE_UNAVAILABLE,
        };
        ApiError::new(status, code, message)
    }
}

impl From<OpenError> for ApiError {
    fn from(error: OpenError) -> ApiError {
        match error {
            OpenError::Store(error) => error.into(),
            OpenError::NoSuchTable => ApiError::new(StatusCode::NOT_FOUND, "no-such-table", "there is no such table"),
            OpenError::Catalog(error) => ApiError::new(StatusCode::NOT_FOUND, "no-such-game", error),
            OpenError::Load(error) => {
                log::event("journal", json!({ "why": error.to_string() }));
                ApiError::new(StatusCode::INTERNAL_SERVER_ERROR, "journal", "the table's journal cannot be read")
            }
        }
    }
}

impl From<HoursError> for ApiError {
    fn from(error: HoursError) -> ApiError {
        match error {
            HoursError::Store(error) => error.into(),
            HoursError::Bad(bad) => bad.into(),
        }
    }
}

impl From<BadHours> for ApiError {
    fn from(bad: BadHours) -> ApiError {
        let code = match bad {
            BadHours::Zone => "bad-zone",
            BadHours::Quiet => "bad-quiet-hours",
            BadHours::HolidayDates | BadHours::LongHoliday | BadHours::ManyHolidays => "bad-holiday",
        };
        ApiError::bad(code, bad)
    }
}

impl From<AccountError> for ApiError {
    fn from(error: AccountError) -> ApiError {
        let (status, code) = match error {
            AccountError::Store(error) => return error.into(),
            AccountError::Nobody => return ApiError::nobody(),
            AccountError::NoSuchToken | AccountError::NoSuchDevice => return ApiError::not_found(),
            AccountError::Limited => return ApiError::limited(),
            AccountError::TooManyNewcomers(wait) => return ApiError::limited_for("new guests from your address", wait),
            AccountError::TooManyMails(wait) => return ApiError::limited_for("mails", wait),
            AccountError::TooManyAttempts(wait) => {
                let error = ApiError::new(StatusCode::TOO_MANY_REQUESTS, "too-many-attempts", error);
                return ApiError { wait: seconds(wait), ..error };
            }
            AccountError::BadName => (StatusCode::BAD_REQUEST, "bad-name"),
            AccountError::BadLogin => (StatusCode::BAD_REQUEST, "bad-login"),
            AccountError::BadPassphrase | AccountError::UnusablePassphrase => (StatusCode::BAD_REQUEST, "bad-passphrase"),
            AccountError::BadWebhook => (StatusCode::BAD_REQUEST, "bad-webhook"),
            AccountError::Banned => (StatusCode::FORBIDDEN, "banned"),
            AccountError::BadLink => (StatusCode::NOT_FOUND, "bad-link"),
            AccountError::WrongLogin => (StatusCode::UNAUTHORIZED, "wrong-login"),
            AccountError::InvitationNeeded => (StatusCode::FORBIDDEN, "invitation-needed"),
            AccountError::BadInvitation => (StatusCode::FORBIDDEN, "bad-invitation"),
            AccountError::HasAccount => (StatusCode::CONFLICT, "has-account"),
            AccountError::LoginTaken => (StatusCode::CONFLICT, "login-taken"),
            AccountError::TooManyTokens => (StatusCode::CONFLICT, "too-many-tokens"),
            AccountError::NotDeleted => (StatusCode::SERVICE_UNAVAILABLE, "not-deleted"),
            AccountError::BadAddress => (StatusCode::BAD_REQUEST, "bad-address"),
            AccountError::BadDevice => (StatusCode::BAD_REQUEST, "bad-device"),
            AccountError::BadHour => (StatusCode::BAD_REQUEST, "bad-hour"),
            AccountError::NoMail => (StatusCode::NOT_FOUND, "no-mail"),
            AccountError::MailNotSent => (StatusCode::SERVICE_UNAVAILABLE, "mail-not-sent"),
            AccountError::Busy => (StatusCode::SERVICE_UNAVAILABLE, "busy"),
        };
        ApiError::new(status, code, error)
    }
}

impl From<FriendError> for ApiError {
    fn from(error: FriendError) -> ApiError {
        match error {
            FriendError::Store(error) => error.into(),
            FriendError::NoSuchPerson => ApiError::new(StatusCode::NOT_FOUND, "no-such-person", error),
            FriendError::TooManyBonds => ApiError::new(StatusCode::CONFLICT, "too-many-bonds", error),
            FriendError::TooManyComplaints => ApiError::new(StatusCode::CONFLICT, "too-many-complaints", error),
            FriendError::BadReason => ApiError::bad("bad-reason", error),
        }
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let words = self.words();
        let ApiError { status, code, message, rule, reason, state, wait } = self;
        let body = Failure { error: ErrorBody { code, message, rule, reason, state } };
        let mut response = (status, axum::Json(body)).into_response();
        response.extensions_mut().insert(words);
        if matches!(status, StatusCode::TOO_MANY_REQUESTS | StatusCode::SERVICE_UNAVAILABLE) {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(wait));
        }
        response
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use coven_text::Language;
    use coven_ui::Speak;
    use coven_ui::page::Problem;
    use std::collections::BTreeSet;

    #[test]
    fn every_sentence_for_an_error_is_said_for_some_code() {
        let texts = coven_ui::texts(Language::English);
        let speak = Speak::new(&texts, &[]);
        let problem = |code| Problem { code, sentence: None, detail: "", rule: None, back: "" };
        let said: BTreeSet<String> = CODES.iter().map(|code| problem(code).said(&speak)).collect();
        let english = coven_ui::TEXTS.iter().filter(|(language, _)| *language == "en").flat_map(|(_, source)| source.lines());
        let messages =
            english.filter_map(|line| line.split_once(" =")).map(|(id, _)| id).filter(|id| id.starts_with("page-error-"));
        let unsaid: Vec<&str> = messages.filter(|id| !said.contains(&speak.word(id))).collect();
        assert!(unsaid.is_empty(), "no code leads to {unsaid:?}");
    }

    #[test]
    fn codes_are_in_order() {
        assert!(CODES.is_sorted(), "somebody looks for one");
    }
}
