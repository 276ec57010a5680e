//! What everybody may see of somebody, and the ladders.

use super::error::ApiError;
use super::extract::{Asked, Asker, Json, Known, Named};
use super::friends::BondShown;
use super::people::RatingShown;
use crate::app::App;
use crate::ids;
use crate::profiles::{GamesPlayed, Ladder, ProfileSeen, Rung};
use axum::extract::State;
use coven_engine::Phrase;
use coven_lab::analysis::Mean;
use coven_store::Profile;
use coven_text::Texts;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// What others see of somebody.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ProfileWish {
    /// Nobody else sees your page.
    #[serde(default)]
    hidden: bool,
    /// You stand on no ladder.
    #[serde(default)]
    unranked: bool,
}

/// What everybody may see of a person.
#[derive(Debug, Serialize, JsonSchema)]
pub struct ProfileShown {
    person: String,
    name: String,
    /// What the person is to you.
    bond: Option<BondShown>,
    games: Vec<GamesShown>,
}

/// How somebody has played one game.
#[derive(Debug, Serialize, JsonSchema)]
pub struct GamesShown {
    game: &'static str,
    games: usize,
    /// Games in which another person sat at the table, too.
    with_people: usize,
    won: usize,
    /// How often each place was reached, beginning with the first.
    places: Vec<usize>,
    /// Victories over people of late, without a defeat.
    streak: usize,
    longest_streak: usize,
    /// What was played most, the most frequent first.
    roles: Vec<RoleShown>,
    /// By the number of players; that without one is for all of them together.
    ratings: Vec<RatingShown>,
    /// What results are worth once luck is taken away, in shares of a victory.
    without_luck: Option<Mean>,
}

/// A role, a side or a companion of a game.
#[derive(Debug, Serialize, JsonSchema)]
pub struct RoleShown {
    /// The message that names it, the same in every language.
    role: String,
    /// Its name in your language.
    name: String,
    /// How often it was played.
    times: u32,
}

impl GamesShown {
    fn of(played: GamesPlayed, texts: &Texts) -> GamesShown {
        // A role that has another name in this version is left out.
        let role = |(role, times): (String, u32)| {
            let phrase = Phrase::new(role.clone());
            texts.has(&phrase).then(|| RoleShown { role, name: texts.say(&phrase, &[]), times })
        };
        let game = played.about.id;
        let rating = |(players, rating)| RatingShown::of_size(game.to_owned(), players, rating);
        GamesShown {
            game,
            games: played.tally.games,
            with_people: played.tally.with_people,
            won: played.tally.won,
            places: played.tally.places,
            streak: played.tally.streak,
            longest_streak: played.tally.longest_streak,
            roles: played.roles.into_iter().filter_map(role).collect(),
            ratings: played.ratings.into_iter().map(rating).collect(),
            without_luck: played.without_luck,
        }
    }
}

pub async fn set(
    State(app): State<Arc<App>>,
    known: Known,
    Json(wish): Json<ProfileWish>,
) -> Result<axum::Json<ProfileWish>, ApiError> {
    app.store.set_profile(&known.person.id, Profile { hidden: wish.hidden, unranked: wish.unranked }).await?;
    Ok(axum::Json(wish))
}

pub async fn show(State(app): State<Arc<App>>, asker: Asker, Named(id): Named) -> Result<axum::Json<ProfileShown>, ApiError> {
    let seen = if ids::is_name(&id) { app.profile_for(asker.id(), &id).await? } else { None };
    let ProfileSeen { person, bond, games, .. } = seen.ok_or_else(ApiError::no_such_person)?;
    Ok(axum::Json(ProfileShown {
        person: person.id.clone(),
        name: person.name.clone(),
        bond: bond.map(BondShown::of),
        games: games.into_iter().map(|games| GamesShown::of(games, app.texts(asker.language))).collect(),
    }))
}

#[derive(Debug, Deserialize)]
pub struct Size {
    pub players: Option<u8>,
}

/// Who stands on a ladder.
#[derive(Debug, Serialize, JsonSchema)]
pub struct RungShown {
    /// The id of a person; none for a bot.
    person: Option<String>,
    /// The name of a person, or the level of a bot.
    name: String,
    rating: f64,
    uncertainty: f64,
    games: i64,
}

/// The best of a game.
#[derive(Debug, Serialize, JsonSchema)]
pub struct LadderShown {
    game: &'static str,
    players: Option<u8>,
    /// Those whose rating is high beyond doubt come first.
    rungs: Vec<RungShown>,
}

pub async fn ladder(
    State(app): State<Arc<App>>,
    Named(game): Named,
    Asked(size): Asked<Size>,
) -> Result<axum::Json<LadderShown>, ApiError> {
    let about = coven_catalog::about(&game).map_err(crate::games::OpenError::from)?;
    let Ladder { about, players, rungs } = app.ladder(about, size.players).await?;
    let rung = |rung: Rung| {
        let (rating, uncertainty, games) = rung.numbers();
        let (person, name) = match rung {
            Rung::Person(one) => (Some(one.person), one.name),
            Rung::Bot(one) => (None, one.level),
        };
        RungShown { person, name, rating, uncertainty, games }
    };
    Ok(axum::Json(LadderShown { game: about.id, players, rungs: rungs.into_iter().map(rung).collect() }))
}
