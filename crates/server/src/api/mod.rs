//! The API, version 1: everything that a page can do.

mod clubs;
mod daily;
mod days;
pub mod error;
pub mod extract;
mod friends;
pub mod guard;
mod lessons;
mod lists;
mod notices;
mod ops;
pub mod own_data;
pub mod people;
pub mod play;
mod prepare;
pub mod profiles;
mod puzzles;
mod reports;
mod rules;
pub mod streams;
pub mod tables;
mod tournaments;

pub use extract::Peer;

use crate::app::App;
use crate::metrics;
use crate::site;
use crate::table;
use axum::Router;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::middleware::from_fn_with_state;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use error::ApiError;
use ops::{Content, Op, Ops, body, schema};
use serde_json::Value;
use std::sync::Arc;

/// Numbers alone, for an address of their own.
pub fn numbers_router(app: Arc<App>) -> Router {
    Router::new().route("/metrics", get(numbers)).fallback(|| async { ApiError::not_found() }).with_state(app)
}

pub fn router(app: Arc<App>) -> Router {
    let (mut router, description) = describe().finish();
    if app.config.metrics_listen.is_none() {
        router = router.route("/metrics", get(numbers));
    }
    let described = Arc::new(description.to_string());
    router
        .route(
            "/api/openapi.json",
            get(move || async move { ([(header::CONTENT_TYPE, "application/json")], described.to_string()) }),
        )
        .route("/health", get(health))
        .route("/health/stream", get(streams::quiet))
        .merge(site::router())
        .fallback(|| async { ApiError::not_found() })
        .method_not_allowed_fallback(|| async {
            ApiError::new(StatusCode::METHOD_NOT_ALLOWED, "method", "this cannot be done here with that method")
        })
        .layer(from_fn_with_state(app.clone(), guard::guard))
        .layer(from_fn_with_state(app.clone(), site::for_people))
        .with_state(app)
}

const fn op(method: &'static str, path: &'static str, summary: &'static str, takes: Content, gives: Content) -> Op {
    Op { method, path, summary, query: &[], headers: &[], takes, gives }
}

const AS: (&str, &str) = ("as", "whose eyes: a seat's number or `spectator`; others' only when the game is over");

const LANG: (&str, &str) = ("lang", "`en`, `it`, `fr` or `pl`");

const KEY: &[(&str, &str)] =
    &[("Idempotency-Key", "any word of yours: a repeated request with the same one is carried out once")];

const LAST: &[(&str, &str)] = &[("Last-Event-ID", "the last line that is known: the stream begins with the next one")];

fn describe() -> Ops {
    use Content::{Events, Nothing, Text};
    let keyed = |op: Op| Op { headers: KEY, ..op };
    let done = || body::<play::DoneShown>();
    let with = |op: Op, query: &'static [(&'static str, &'static str)]| Op { query, ..op };
    let v1 = Ops::new()
        .op(op("get", "/api/v1/games", "The games of the house", Nothing, body::<Vec<lists::GameShown>>()), lists::games)
        .op(with(op("get", "/api/v1/games/{name}/rules", "The numbered rules of a game, then those of every table", Nothing, body::<Vec<rules::RuleShown>>()), &[("search", "words that must all occur; capitals and accents make no difference"), LANG]), rules::rules)
        .op(with(op("get", "/api/v1/games/{name}/rules/{rule}", "One rule, by its id", Nothing, body::<rules::RuleShown>()), &[LANG]), rules::rule)
        .op(with(op("get", "/api/v1/games/{name}/book", "The player's book, section by section", Nothing, body::<Vec<rules::SectionShown>>()), &[LANG]), rules::book)
        .op(with(op("get", "/api/v1/games/{name}/things", "What lies in the box of a game", Nothing, body::<Vec<rules::ThingShown>>()), &[LANG]), rules::things)
        .op(with(op("get", "/api/v1/games/{name}/lessons", "The lessons of a game, in the order in which they are taught", Nothing, body::<Vec<lessons::LessonListed>>()), &[LANG]), lessons::lessons)
        .op(with(op("get", "/api/v1/games/{name}/lessons/{lesson}", "One lesson: what is said and wanted in each step, and the questions at its end", Nothing, body::<lessons::LessonShown>()), &[LANG]), lessons::lesson)
        .op(with(op("get", "/api/v1/games/{name}/puzzles", "The puzzles of a game", Nothing, body::<Vec<puzzles::PuzzleListed>>()), &[LANG]), puzzles::puzzles)
        .op(with(op("get", "/api/v1/games/{name}/puzzles/{number}", "One puzzle: its position through one seat's eyes, and what may be answered", Nothing, body::<puzzles::PuzzleShown>()), &[LANG]), puzzles::puzzle)
        .op(with(op("post", "/api/v1/games/{name}/puzzles/{number}/answer", "What an answer to a puzzle is worth. Nothing is kept of it", body::<puzzles::AnswerRequest>(), body::<puzzles::AnswerJudged>()), &[LANG]), puzzles::answer)
        .op(with(op("get", "/api/v1/puzzles/today", "The puzzles of the day, the same for everybody", Nothing, body::<puzzles::TodayShown>()), &[LANG]), puzzles::today)
        .op(op("get", "/api/v1/daily/{name}", "The deals of today and yesterday: everybody plays the same one against the same bots, once", Nothing, body::<crate::daily::DailySeen>()), daily::look)
        .op(op("post", "/api/v1/daily/{name}", "Play the deal of the day. However often you ask, it is one table", Nothing, body::<daily::DailyOpened>()), daily::play)
        .op(op("get", "/api/v1/lobby", "Tables of your clubs that have not begun, those that begin soonest first; then listed tables that are not over: first those that have not begun, most people before fewer and oldest before younger", Nothing, body::<Vec<lists::Listed>>()), lists::lobby)
        .op(op("get", "/api/v1/ratings/{name}", "The best of a game", Nothing, body::<Vec<people::RatingShown>>()), lists::best)
        .op(op("post", "/api/v1/guests", "Become a guest; sets the cookie", body::<people::NewGuest>(), body::<people::Me>()), people::become_guest)
        .op(op("post", "/api/v1/login", "Log in; sets the cookie", body::<people::Credentials>(), body::<people::Me>()), people::log_in)
        .op(op("post", "/api/v1/logout", "End all your sessions, in every browser; forgets the cookie. Not for programs", Nothing, Nothing), people::log_out)
        .op(op("get", "/api/v1/me", "Who you are", Nothing, body::<people::Me>()), people::me)
        .op(op("patch", "/api/v1/me", "Change name or language", body::<people::Change>(), body::<people::Me>()), people::change_me)
        .op(op("delete", "/api/v1/me", "Delete yourself: bots play on for you, your name goes from every table, everything else is forgotten. Not for programs", body::<own_data::Farewell>(), Nothing), own_data::delete)
        .op(op("get", "/api/v1/me/export", "Everything that is kept of you", Nothing, body::<crate::own_data::Export>()), own_data::export)
        .op(op("put", "/api/v1/me/profile", "What others see of you", body::<profiles::ProfileWish>(), body::<profiles::ProfileWish>()), profiles::set)
        .op(op("get", "/api/v1/me/friends", "Your friends, who asks to be one, whom you asked, and whom you blocked", Nothing, body::<friends::FriendsShown>()), friends::list)
        .op(op("get", "/api/v1/people/{name}", "What everybody may see of a person, by the id", Nothing, body::<profiles::ProfileShown>()), profiles::show)
        .op(op("put", "/api/v1/people/{name}/friend", "Ask somebody to be friends, or say yes", Nothing, body::<friends::BondShown>()), friends::befriend)
        .op(op("delete", "/api/v1/people/{name}/friend", "Be friends no more; take a question back, or say no", Nothing, Nothing), friends::part)
        .op(op("put", "/api/v1/people/{name}/block", "Have nothing to do with somebody: no invitations, no talk at your tables, no chair at tables you open", Nothing, Nothing), friends::block)
        .op(op("delete", "/api/v1/people/{name}/block", "End that", Nothing, Nothing), friends::unblock)
        .op(op("post", "/api/v1/people/{name}/report", "Tell those who run the server about somebody", body::<friends::ComplaintRequest>(), Nothing), friends::complain)
        .op(op("post", "/api/v1/invitations", "Open a table and hold a chair for each of these people", body::<friends::InviteRequest>(), body::<tables::OpenedShown>()), friends::invite)
        .op(with(op("get", "/api/v1/ladder/{name}", "The best of a game, people and bots, with how uncertain that is", Nothing, body::<profiles::LadderShown>()), &[("players", "only tables with this number of players")]), profiles::ladder)
        .op(op("put", "/api/v1/me/account", "Keep games and ratings under a login, or change the passphrase; sets the cookie, and ends all others, and with a new passphrase all tokens. Not for programs", body::<people::Account>(), body::<people::Me>()), people::register)
        .op(op("put", "/api/v1/me/webhook", "Be told elsewhere that it is your turn: one JSON object that Discord and ntfy understand", body::<people::WebhookWanted>(), body::<people::Me>()), people::set_webhook)
        .op(op("get", "/api/v1/me/time", "How you keep time: time zone, quiet hours, holidays", Nothing, body::<days::HoursShown>()), days::hours)
        .op(op("put", "/api/v1/me/time", "Change how you keep time. Where you have days for a decision, no time runs out in your quiet hours, and the clock stands still during your holidays; deadlines that are open follow", body::<crate::days::Hours>(), body::<days::HoursShown>()), days::set_hours)
        .op(op("get", "/api/v1/me/tables", "The tables at which you sit, the most urgent first: where you are asked and the time runs out soonest, where you have been asked the longest, where others are asked, those that are over", Nothing, body::<Vec<lists::Listed>>()), lists::my_tables)
        .op(op("get", "/api/v1/me/notices", "What you are told while you do not look on, and how", Nothing, body::<notices::NoticesShown>()), notices::show)
        .op(op("put", "/api/v1/me/notices", "Choose what you are told over each channel, and when mails come. What is not given stays as it is", body::<notices::NoticesWanted>(), body::<notices::NoticesShown>()), notices::choose)
        .op(op("put", "/api/v1/me/mail", "Say where you have mail: a link goes there, and the address is used when the link was opened. Not for programs", body::<notices::AddressWanted>(), body::<notices::NoticesShown>()), notices::set_address)
        .op(op("post", "/api/v1/me/devices", "Let a browser take notices: its subscription as the browser describes it, with the server's `key`", body::<crate::notices::push::NewDevice>(), body::<notices::NoticesShown>()), notices::add_device)
        .op(op("delete", "/api/v1/me/devices/{name}", "Forget a device", Nothing, Nothing), notices::drop_device)
        .op(op("post", "/api/v1/me/notices/test", "Send yourself a notice, to see whether it arrives", body::<notices::TestWanted>(), body::<notices::TestShown>()), notices::test)
        .op(op("post", "/api/v1/forgot", "Send a link for a new passphrase to the confirmed address of an account. The answer is the same whether there is one", body::<notices::Forgotten>(), Nothing), notices::forgot)
        .op(with(op("get", "/api/v1/me/games", "What your finished games say together, for each game: what kinds of decisions cost, luck over time, strength without luck. Shares are of a victory", Nothing, body::<Vec<reports::ManyGamesShown>>()), &[LANG]), reports::my_games)
        .op(op("get", "/api/v1/me/turns", "The tables at which you are being asked, the most urgent first", Nothing, body::<Vec<lists::Listed>>()), lists::my_turns)
        .op(op("get", "/api/v1/me/invitations", "The tables at which a chair is held for you", Nothing, body::<Vec<lists::Listed>>()), lists::my_invitations)
        .op(op("get", "/api/v1/me/prompts", "Everything that you are asked, at every table", Nothing, Events("`prompt`: table, game, seat, seq, prompt, choices and view; answer with a move at that table. `over`: the same with the standing. `reminder`: a question once more, because three quarters of your time for it have passed. `invitation`: a chair is held for you; accept or decline at that table.", vec![("prompt", schema::<table::PromptShown>), ("reminder", schema::<table::PromptShown>), ("over", schema::<table::PromptShown>), ("invitation", schema::<table::InvitationShown>)])), streams::prompts)
        .op(op("get", "/api/v1/tokens", "Your programs' tokens", Nothing, body::<Vec<people::TokenShown>>()), people::tokens)
        .op(op("post", "/api/v1/tokens", "Make a token for a program; it is shown once. Not for programs", body::<people::NewToken>(), body::<people::TokenShown>()), people::make_token)
        .op(op("delete", "/api/v1/tokens/{name}", "Take a token away. Not for programs", Nothing, Nothing), people::drop_token);
    clubs::describe(tournaments::describe(v1)).op(keyed(op("post", "/api/v1/tables", "Open a table", body::<tables::TableRequest>(), body::<tables::OpenedShown>())), tables::open)
        .op(keyed(op("post", "/api/v1/records", "Open a table from a record: to look at, or to play on", Text("a record, JSON lines"), body::<tables::OpenedShown>())), tables::import)
        .op(with(op("get", "/api/v1/tables/{table}", "Everything that you may know of a table", Nothing, body::<table::TableSeen>()), &[("at", "the move after which the table is shown"), AS]), tables::look)
        .op(with(op("get", "/api/v1/tables/{table}/story", "The story as you have heard it, move by move", Nothing, body::<Vec<Vec<String>>>()), &[AS]), tables::tell_story)
        .op(op("get", "/api/v1/tables/{table}/people", "The people of a table at which you sit, and what they said", Nothing, body::<Vec<friends::MetShown>>()), friends::met)
        .op(op("get", "/api/v1/tables/{table}/record", "The record of a finished game", Nothing, Text("a record, JSON lines")), tables::record)
        .op(with(op("get", "/api/v1/tables/{table}/report", "What was luck and what was skill in a finished game; it is made when it is asked for, if it is not there yet", Nothing, body::<reports::ReportShown>()), &[LANG]), reports::report)
        .op(with(Op { headers: LAST, ..op("get", "/api/v1/tables/{table}/stream", "The table as it goes on", Nothing, Events("`table`: everything that you may know. `update`: seq, kind, heard, and what has changed of table, view, prompt and choices. The id is the line of the journal; with `Last-Event-ID` nothing is missed.", vec![("table", schema::<table::TableSeen>), ("update", schema::<table::TableUpdate>)])) }, &[("after", "instead of Last-Event-ID"), ("form", "`data` or `page`"), ("lang", "`en`, `it`, `fr` or `pl`")]), streams::table)
        .op(op("get", "/api/v1/tables/{table}/note", "Your note to yourself at this table", Nothing, body::<days::NoteShown>()), days::note)
        .op(op("get", "/api/v1/tables/{table}/prepared", "What you have prepared for the next time that you are asked, and what you may be asked then: found out by playing on from what you know yourself, so it tells you nothing new. Only while you wait for others", Nothing, body::<prepare::LookedAheadShown>()), prepare::look)
        .op(op("put", "/api/v1/tables/{table}/prepared", "Prepare answers in the place of those before; none drops them. When you are asked, the answer whose case has come is given at once; otherwise all of them are dropped, and you are told. Nobody else sees them", body::<prepare::PrepareRequest>(), body::<prepare::LookedAheadShown>()), prepare::prepare)
        .op(op("put", "/api/v1/tables/{table}/note", "Note something down for yourself, at most 2,000 characters; nobody else sees it. An empty note takes it away", body::<days::NoteRequest>(), body::<days::NoteShown>()), days::keep_note)
        .op(keyed(op("post", "/api/v1/tables/{table}/claim", "Sit down, or change chairs", body::<play::ClaimRequest>(), done())), play::claim)
        .op(keyed(op("post", "/api/v1/tables/{table}/accept", "Say yes to an invitation: sit down on the chair that is held for you", Nothing, done())), play::accept)
        .op(keyed(op("post", "/api/v1/tables/{table}/decline", "Say no to an invitation: the chair is free", Nothing, done())), play::decline)
        .op(keyed(op("post", "/api/v1/tables/{table}/leave", "Stand up", Nothing, done())), play::leave)
        .op(keyed(op("post", "/api/v1/tables/{table}/close", "Give up a table of yours that has not begun", Nothing, done())), play::close)
        .op(keyed(op("post", "/api/v1/tables/{table}/place", "Put a bot on a chair, or take it away", body::<play::PlaceRequest>(), done())), play::place)
        .op(keyed(op("post", "/api/v1/tables/{table}/beside", "Seat somebody else at your own screen, before the game: you play on several chairs, with a curtain between them", body::<play::BesideRequest>(), done())), play::seat_beside)
        .op(keyed(op("post", "/api/v1/tables/{table}/curtain", "At a shared screen: lift the curtain for a seat that is being asked, or let it down. While it is down you see what spectators see", body::<play::CurtainRequest>(), done())), play::lift)
        .op(keyed(op("post", "/api/v1/tables/{table}/start", "Begin the game", Nothing, done())), play::start)
        .op(keyed(op("post", "/api/v1/tables/{table}/moves", "Make a move", body::<play::MoveRequest>(), done())), play::play)
        .op(keyed(op("post", "/api/v1/tables/{table}/undo", "Take your last move back, as far as that is fair", body::<play::UndoRequest>(), done())), play::undo)
        .op(keyed(op("post", "/api/v1/tables/{table}/change", "Take an earlier choice of yours back and keep those made since, as far as that is fair and possible", body::<play::ChangeRequest>(), done())), play::change)
        .op(keyed(op("post", "/api/v1/tables/{table}/talk", "Say something beside the game", body::<play::ChatRequest>(), done())), play::chat)
        .op(keyed(op("post", "/api/v1/tables/{table}/state", "Say something in the game's own words for table talk", body::<play::StatementRequest>(), done())), play::state)
        .op(keyed(op("post", "/api/v1/tables/{table}/hand", "Let a bot play for you, or for somebody who is away", body::<play::HandOverRequest>(), done())), play::hand_over)
        .op(keyed(op("post", "/api/v1/tables/{table}/back", "Take your seat back from a bot", Nothing, done())), play::come_back)
        .op(keyed(op("post", "/api/v1/tables/{table}/play-on", "Play on from a moment of a finished game, against bots, at a new table", body::<tables::PlayOnRequest>(), body::<tables::OpenedShown>())), tables::play_on)
        .op(op("post", "/api/v1/tables/{table}/rematch", "Play again at a new table: a chair is held for each of the others until they accept", Nothing, body::<tables::OpenedShown>()), tables::rematch)
}

/// Whether the server can do its work: a move could be written now.
async fn health(State(app): State<Arc<App>>) -> Result<axum::Json<Value>, ApiError> {
    app.store.check().await.map_err(|error| ApiError::from(error).unavailable())?;
    Ok(axum::Json(serde_json::json!({ "ok": true, "version": env!("CARGO_PKG_VERSION") })))
}

async fn numbers(State(app): State<Arc<App>>) -> Response {
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], metrics::text(&app)).into_response()
}
