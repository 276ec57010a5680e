//! What everybody may see of somebody, and the ladders.

use super::visit::{Form, Visit};
use crate::api::error::ApiError;
use crate::api::extract::{Asked, Named};
use crate::api::profiles::Size;
use crate::app::App;
use crate::ids;
use crate::profiles::{FEWEST_GAMES, GamesPlayed, Rung};
use axum::extract::State;
use axum::response::Response;
use coven_engine::Phrase;
use coven_store::{BondKind, Profile, Rating};
use coven_text::Texts;
use coven_ui::page::{self, Address, Bond, Climber, LadderPage, PlayedGames, ProfilePage, RatingSeen, Whose};
use std::sync::Arc;

/// What the visitor is to somebody, from the visitor's own side.
pub fn bond(kind: Option<BondKind>) -> Bond {
    match kind {
        None => Bond::Stranger,
        Some(BondKind::Asked) => Bond::Asked,
        Some(BondKind::Friend) => Bond::Friend,
        Some(BondKind::Blocked) => Bond::Blocked,
    }
}

fn played(games: GamesPlayed, texts: &Texts) -> PlayedGames {
    // A role that has another name in this version is left out.
    let named = |(role, times): (String, u32)| Some((Phrase::new(role), times)).filter(|(role, _)| texts.has(role));
    let seen = |rating: Rating| RatingSeen { rating: rating.rating, uncertainty: rating.uncertainty };
    PlayedGames {
        about: games.about,
        games: games.tally.games,
        with_people: games.tally.with_people,
        won: games.tally.won,
        places: games.tally.places,
        streak: games.tally.streak,
        longest_streak: games.tally.longest_streak,
        roles: games.roles.into_iter().filter_map(named).collect(),
        ratings: games.ratings.into_iter().map(|(players, rating)| (players, seen(rating.clone()), rating.games)).collect(),
        without_luck: games.without_luck,
    }
}

pub async fn show(State(app): State<Arc<App>>, visit: Visit, Named(id): Named) -> Result<Response, ApiError> {
    let viewer = visit.asker.id();
    let seen = if ids::is_name(&id) { app.profile_for(viewer, &id).await? } else { None };
    let seen = seen.ok_or_else(ApiError::no_such_person)?;
    let asks = match viewer {
        Some(viewer) => app.store.bond(&id, viewer).await? == Some(BondKind::Asked),
        None => false,
    };
    let whose = match (seen.own, viewer, seen.bond) {
        (true, ..) => Whose::Own { guest: seen.person.login.is_none(), hidden: seen.wish.hidden, unranked: seen.wish.unranked },
        (false, None, _) => Whose::Somebodys,
        (false, Some(_), None) if asks => Whose::Other(Bond::Asking),
        (false, Some(_), kind) => Whose::Other(bond(kind)),
    };
    let games: Vec<PlayedGames> = seen.games.into_iter().map(|games| played(games, app.texts(visit.asker.language))).collect();
    let shown = ProfilePage { id: &id, name: &seen.person.name, whose, games: &games };
    Ok(visit.show(page::profile(&visit.visitor(&app, &[]), &shown)))
}

/// What others see of the visitor.
pub async fn set(State(app): State<Arc<App>>, mut visit: Visit, form: Form) -> Result<Response, ApiError> {
    let person = visit.known(&app).await?.person;
    let is = |name: &str| form.get(name) == Some("yes");
    app.store.set_profile(&person.id, Profile { hidden: is("hidden"), unranked: is("unranked") }).await?;
    Ok(visit.go(&app, Address::Person { person: &person.id }))
}

pub async fn ladder(
    State(app): State<Arc<App>>,
    visit: Visit,
    Named(game): Named,
    Asked(size): Asked<Size>,
) -> Result<Response, ApiError> {
    let about = coven_catalog::about(&game).map_err(crate::games::OpenError::from)?;
    let ladder = app.ladder(about, size.players).await?;
    let rung = |rung: Rung| {
        let (rating, uncertainty, games) = rung.numbers();
        let who = match rung {
            Rung::Person(one) => Climber::Person { id: one.person, name: one.name },
            Rung::Bot(one) => Climber::Bot(one.level),
        };
        page::Rung { who, rating: RatingSeen { rating, uncertainty }, games }
    };
    let rungs: Vec<page::Rung> = ladder.rungs.into_iter().map(rung).collect();
    let shown = LadderPage {
        about: ladder.about,
        games: coven_catalog::games(),
        players: ladder.players,
        fewest: FEWEST_GAMES,
        rungs: &rungs,
    };
    Ok(visit.show(page::ladder(&visit.visitor(&app, &[]), &shown)))
}
