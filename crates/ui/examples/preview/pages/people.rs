//! People: a profile, a ladder, friends, one's own data; and Coven as an app.

use super::{Manner, Outcome, write};
use coven_engine::{About, DataSource};
use coven_ui::Speak;
use coven_ui::page::{
    self, Bond, Climber, ComplainPage, FriendsPage, LadderPage, MetPerson, Other, PlayedGames, ProfilePage, RatingSeen, Rung,
    Visitor, Whose,
};
use std::path::Path;

pub fn write_pages(folder: &Path, manner: &Manner) -> Outcome {
    let Manner { name, texts, prefers } = manner;
    let visitor = Visitor { speak: Speak::new(texts, &[]), prefers: *prefers, name: Some("Morgana"), here: "/", origin: None };
    let games = coven_catalog::games();
    let rating = |rating: f64| RatingSeen { rating, uncertainty: 2.1 };
    let things = |about: &About| coven_catalog::things(about.id, &DataSource::builtin()).unwrap_or_default();
    let played = |about: &&'static About| PlayedGames {
        about,
        games: 31,
        with_people: 12,
        won: 9,
        places: vec![9, 12, 7, 3],
        streak: 2,
        longest_streak: 4,
        roles: things(about).into_iter().zip([31, 12, 7]).map(|(thing, times)| (thing.name, times)).collect(),
        ratings: vec![(None, rating(27.3), 12), (Some(3), rating(26.1), 5), (Some(4), rating(28.4), 7)],
        without_luck: None,
    };
    let played: Vec<PlayedGames> = games.iter().map(played).collect();
    let own = Whose::Own { guest: true, hidden: false, unranked: true };
    for (kind, whose, games) in [("own", own, &played[..1]), ("other", Whose::Other(Bond::Asking), &played[..])] {
        let shown = ProfilePage { id: "0", name: "Vasilisa", whose, games };
        write(folder, &format!("profile-{kind}-{name}"), page::profile(&visitor, &shown))?;
    }
    let person = |name: &str| Climber::Person { id: "0".to_owned(), name: name.to_owned() };
    let rungs: Vec<Rung> = [
        (Climber::Bot("archwitch".to_owned()), 34.2, 412),
        (person("Vasilisa the Wise"), 31.0, 88),
        (person("Circe"), 28.4, 12),
        (Climber::Bot("novice".to_owned()), 22.9, 903),
    ]
    .into_iter()
    .map(|(who, value, games)| Rung { who, rating: rating(value), games })
    .collect();
    let ladder = LadderPage { about: games[0], games, players: None, fewest: 5, rungs: &rungs };
    write(folder, &format!("ladder-{name}"), page::ladder(&visitor, &ladder))?;
    let others = |names: &[&str]| -> Vec<Other> {
        names.iter().map(|name| Other { id: "0".to_owned(), name: (*name).to_owned() }).collect()
    };
    let (friends, asking, asked, blocked) =
        (others(&["Circe", "Sybil"]), others(&["Baba"]), others(&["Medea"]), others(&["Odile"]));
    let shown = FriendsPage { games, friends: &friends, asking: &asking, asked: &asked, blocked: &blocked };
    write(folder, &format!("friends-{name}"), page::friends(&visitor, &shown))?;
    let said =
        vec![(7, "I saw that coming.".to_owned()), (9, "A longer sentence, so that the line has to break somewhere.".to_owned())];
    let met = [MetPerson { other: friends[0].clone(), bond: Bond::Stranger, said }];
    write(folder, &format!("met-{name}"), page::met(&visitor, "a1", games[0], &met))?;
    let complain =
        ComplainPage { id: "0", name: "Circe", said: Some(("a1", 7, "I saw that coming.")), longest: 1000, sent: false };
    write(folder, &format!("complain-{name}"), page::complain(&visitor, &complain))?;
    write(folder, &format!("own-data-{name}"), page::own_data(&visitor, Some("morgana")))?;
    write(folder, &format!("install-{name}"), page::install(&visitor))?;
    write(folder, &format!("offline-{name}"), page::offline(&visitor))
}
