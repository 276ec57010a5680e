//! Deals of the day, and tournaments.

use super::home::{clock, levels};
use super::table::{Since, limit};
use super::visit::{Form, Visit};
use crate::api::error::ApiError;
use crate::api::extract::{Asked, Named};
use crate::api::streams::{last_event, place};
use crate::app::App;
use crate::daily::{DailyDeal, DailyResult, DailySeen};
use crate::games::OpenError;
use crate::tournaments::{
    MOST_GAMES, MOST_PEOPLE, MOST_ROUNDS, PlaceSeen, Stage, Standby, TournamentError, TournamentListed, TournamentSeen,
    TournamentWish,
};
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use coven_bots::Level;
use coven_engine::About;
use coven_pairing::{Fill, System};
use coven_text::Texts;
use coven_ui::Speak;
use coven_ui::fragment::Parts;
use coven_ui::page::fair::{
    self, DailyCard, DailyDealShown, DailyPage, DailyRowShown, DailyWay, FoundTournament, GameShown, NewTournament, OwnResult,
    PersonShown, RoundShown, Score, Standing, TableShown, Terms, TournamentPage, Tournaments, WayIn,
};
use coven_ui::page::{Address, Problem};
use std::sync::Arc;

type Answer = Result<Response, ApiError>;

fn about(game: &str) -> Result<&'static About, ApiError> {
    coven_catalog::about(game).map_err(|error| OpenError::from(error).into())
}

fn refused(app: &App, visit: &Visit, error: TournamentError) -> ApiError {
    ApiError::of_tournament(error, app.texts(visit.asker.language))
}

async fn seen(app: &Arc<App>, visit: &Visit, about: &'static About) -> Result<DailySeen, ApiError> {
    app.daily(visit.person().map(|person| &**person), about).await.map_err(|error| visit.refused(app, error))
}

fn way(table: Option<String>, result: Option<DailyResult>) -> DailyWay {
    match (table, result) {
        (Some(table), Some(DailyResult { place, score, own })) => {
            DailyWay::Over { table, result: OwnResult { place, score, own } }
        }
        (Some(table), None) => DailyWay::Begun { table },
        (None, _) => DailyWay::Open,
    }
}

pub async fn daily_all(State(app): State<Arc<App>>, visit: Visit) -> Answer {
    let (mut cards, mut date) = (Vec::new(), String::new());
    for &about in coven_catalog::games() {
        let today = seen(&app, &visit, about).await?.today;
        date = today.date;
        cards.push(DailyCard { about, way: way(today.table, today.result) });
    }
    Ok(visit.show(fair::daily_all(&visit.visitor(&app, &[]), &date, &cards)))
}

fn deal_shown(deal: DailyDeal) -> DailyDealShown {
    let row = |row: crate::daily::DailyRow| DailyRowShown {
        rank: row.rank,
        name: row.name,
        place: row.place,
        score: row.score,
        you: row.you,
        table: row.table,
    };
    let rows = deal.results.map(|rows| rows.into_iter().map(row).collect());
    DailyDealShown { date: deal.date, way: way(deal.table, deal.result), rows }
}

pub async fn daily(State(app): State<Arc<App>>, visit: Visit, Named(game): Named) -> Answer {
    let about = about(&game)?;
    let DailySeen { players, level, today, yesterday, .. } = seen(&app, &visit, about).await?;
    let (today, yesterday) = (deal_shown(today), deal_shown(yesterday));
    let page = DailyPage { about, players, level: level.name(), today, yesterday };
    Ok(visit.show(fair::daily(&visit.visitor(&app, &[]), &page)))
}

pub async fn play_daily(State(app): State<Arc<App>>, mut visit: Visit, Named(game): Named) -> Answer {
    let about = about(&game)?;
    let person = visit.known(&app).await?.person;
    let table = app.play_daily(&person, about).await.map_err(|error| visit.refused(&app, error))?;
    Ok(visit.go(&app, Address::Table { table: &table }))
}

const fn standing(stage: Stage) -> Standing {
    match stage {
        Stage::Gathering => Standing::Gathering,
        Stage::Playing => Standing::Playing,
        Stage::Over => Standing::Over,
        Stage::Cancelled => Standing::Cancelled,
    }
}

fn found(listed: TournamentListed) -> Option<FoundTournament> {
    let title = coven_catalog::about(&listed.game).ok()?.title.to_owned();
    let TournamentListed { id, name, stage, people, round, rounds, .. } = listed;
    Some(FoundTournament { id, name, title, standing: standing(stage), people, round, rounds })
}

pub async fn tournaments(State(app): State<Arc<App>>, visit: Visit) -> Answer {
    let person = visit.person().map(|person| &**person);
    let (listed, yours) = app.tournaments().list(person).await.map_err(|error| refused(&app, &visit, error))?;
    let (listed, yours): (Vec<_>, Vec<_>) =
        (listed.into_iter().filter_map(found).collect(), yours.into_iter().filter_map(found).collect());
    let account = person.is_some_and(|person| person.login.is_some());
    let page = Tournaments { games: coven_catalog::games(), yours: &yours, listed: &listed, account };
    Ok(visit.show(fair::tournaments(&visit.visitor(&app, &[]), &page)))
}

fn agreeing(app: &App, visit: &Visit, about: &'static About, refused: Option<String>) -> Response {
    let most = (MOST_ROUNDS, MOST_GAMES, MOST_PEOPLE);
    let page = NewTournament { about, levels: &levels(), refused, most };
    visit.show(fair::new_tournament(&visit.visitor(app, &[]), &page))
}

pub async fn agree(State(app): State<Arc<App>>, visit: Visit, Named(game): Named) -> Answer {
    Ok(agreeing(&app, &visit, about(&game)?, None))
}

/// Opens the tournament that a form describes. What cannot be agreed on is said on the form itself.
pub async fn announce(State(app): State<Arc<App>>, mut visit: Visit, form: Form) -> Answer {
    let about = about(&form.text("game"))?;
    let number = |name: &str| form.parsed::<usize>(name).unwrap_or_default();
    let wish = TournamentWish {
        name: form.text("name"),
        game: about.id.to_owned(),
        variants: form.all("variant").map(str::to_owned).collect(),
        system: if form.get("system") == Some("round_robin") { System::RoundRobin } else { System::Swiss },
        table_size: number("table_size"),
        rounds: number("rounds"),
        games: number("games"),
        fill: if form.get("fill") == Some("rest") { Fill::Rest } else { Fill::Bots },
        level: form.parsed("level").unwrap_or(Level::Apprentice),
        clock: form.get("clock").and_then(clock),
        duplicate: form.get("duplicate").is_some(),
        by_hand: form.get("by_hand").is_some(),
        listed: form.get("listed") == Some("yes"),
        most: number("most"),
    };
    let person = visit.known(&app).await?.person;
    match app.tournaments().announce(&person, wish).await {
        Ok(id) => Ok(visit.go(&app, Address::Tournament { id: &id })),
        Err(error) => {
            let words = refused(&app, &visit, error).words();
            let problem =
                Problem { code: words.code, sentence: words.sentence.as_deref(), detail: &words.detail, rule: None, back: "" };
            let said = problem.said(&visit.visitor(&app, &[]).speak);
            Ok(agreeing(&app, &visit, about, Some(said)))
        }
    }
}

pub async fn tournament(State(app): State<Arc<App>>, visit: Visit, Named(id): Named) -> Answer {
    let person = visit.person().map(|person| &**person);
    let seen = app.tournaments().look(person, &id).await.map_err(|error| refused(&app, &visit, error))?;
    let about = about(&seen.game)?;
    Ok(visit.show(drawn(&seen, about, |page| fair::tournament(&visit.visitor(&app, &[]), page))))
}

pub async fn stream(
    State(app): State<Arc<App>>,
    visit: Visit,
    Named(id): Named,
    Asked(since): Asked<Since>,
    headers: HeaderMap,
) -> Answer {
    let (asker, last) = (&visit.asker, last_event(&headers).or(since.seq));
    let followed = app.tournaments().follow(asker.id(), &id, last, asker.language, place(&app, asker)?).await;
    followed.map_err(|error| refused(&app, &visit, error))
}

/// The parts of a tournament's page that change, as somebody sees them; nothing of a game that this house does not have.
pub fn tournament_parts(seen: &TournamentSeen, texts: &Texts) -> Parts {
    let speak = Speak::new(texts, &[]);
    coven_catalog::about(&seen.game).map(|about| drawn(seen, about, |page| page.parts(&speak))).unwrap_or_default()
}

/// Something that is drawn of a tournament as somebody sees it.
fn drawn<D>(seen: &TournamentSeen, about: &'static About, draw: impl FnOnce(&TournamentPage<'_>) -> D) -> D {
    let (members, waiting): (Vec<PersonShown>, Vec<PersonShown>) = (
        seen.members.iter().map(|one| shown(one.player, &one.name, one.away, one.standby == Standby::Withdrew)).collect(),
        seen.waiting.iter().map(|one| shown(one.player, &one.name, false, false)).collect(),
    );
    let (rounds, scores) = (rounds(seen), scores(seen));
    draw(&TournamentPage {
        id: &seen.id,
        seq: seen.seq,
        name: &seen.name,
        about,
        host: &seen.host,
        standing: standing(seen.stage),
        terms: Terms {
            system: if seen.system == "swiss" { fair::System::Swiss } else { fair::System::RoundRobin },
            table_size: seen.table_size,
            rounds: seen.rounds_wanted,
            games: seen.games,
            bots: seen.fill == "bots",
            duplicate: seen.duplicate,
            by_hand: seen.by_hand,
            clock: seen.clock.map(limit),
        },
        way_in: way_in(seen),
        hosts: seen.yours,
        can_begin: seen.can_begin,
        round_is_over: seen.round_is_over,
        members: &members,
        waiting: &waiting,
        rounds: &rounds,
        scores: &scores,
    })
}

fn shown(player: u32, name: &str, away: bool, withdrew: bool) -> PersonShown {
    PersonShown { player, name: name.to_owned(), away, withdrew }
}

fn way_in(seen: &TournamentSeen) -> WayIn {
    let own = seen.you.is_some_and(|you| {
        let plays = seen.members.iter().any(|one| one.player == you && one.standby != Standby::Withdrew);
        plays || seen.waiting.iter().any(|one| one.player == you)
    });
    let playing = seen.members.iter().filter(|one| one.standby != Standby::Withdrew).count();
    match seen.stage {
        Stage::Over | Stage::Cancelled => WayIn::Closed,
        _ if own => WayIn::Withdraw,
        Stage::Gathering if playing < seen.most => WayIn::Join,
        Stage::Gathering | Stage::Playing => WayIn::JoinWaiting,
    }
}

fn rounds(seen: &TournamentSeen) -> Vec<RoundShown> {
    let mine = |place: &PlaceSeen| place.player.is_some() && place.player == seen.you;
    let table = |table: &crate::tournaments::TableSeen| TableShown {
        names: table.places.iter().map(|place| place.name.clone()).collect(),
        yours: table.places.iter().any(mine),
        games: table
            .games
            .iter()
            .map(|game| GameShown {
                table: game.table.clone(),
                over: game.over,
                given_up: game.given_up,
                places: game.places.clone(),
            })
            .collect(),
    };
    let round = |round: &crate::tournaments::RoundSeen| RoundShown {
        tables: round.tables.iter().map(table).collect(),
        resting: round.resting.iter().map(|one| one.name.clone()).collect(),
    };
    seen.rounds.iter().map(round).collect()
}

fn scores(seen: &TournamentSeen) -> Vec<Score> {
    let score = |row: &crate::tournaments::StandingSeen| Score {
        rank: row.rank,
        name: row.name.clone(),
        you: Some(row.player) == seen.you,
        points: row.points,
        strength: row.strength,
        wins: row.wins,
        share: row.share,
        games: row.games,
    };
    seen.standings.iter().map(score).collect()
}

/// Whatever is done with a tournament; back to its page.
pub async fn act(State(app): State<Arc<App>>, mut visit: Visit, Path((id, act)): Path<(String, String)>, form: Form) -> Answer {
    let person = visit.known(&app).await?.person;
    let tournaments = app.tournaments();
    let player = form.parsed("player").ok_or(TournamentError::NotMember);
    let done = match (act.as_str(), player) {
        ("join", _) => tournaments.join(&person, &id).await,
        ("withdraw", _) => tournaments.withdraw(&person, &id).await,
        ("begin", _) => tournaments.begin_round(&person, &id).await,
        ("close-round", _) => tournaments.close_round(&person, &id).await,
        ("cancel", _) => tournaments.cancel(&person, &id).await,
        ("admit", Ok(player)) => tournaments.admit(&person, &id, player).await,
        ("remove", Ok(player)) => tournaments.remove(&person, &id, player).await,
        ("admit" | "remove", Err(error)) => Err(error),
        _ => return Err(ApiError::not_found()),
    };
    done.map_err(|error| refused(&app, &visit, error))?;
    Ok(visit.go(&app, Address::Tournament { id: &id }))
}
