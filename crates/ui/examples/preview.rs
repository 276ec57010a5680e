//! Writes pages as they look at several moments of real games, to be opened or photographed without a server:
//!
//! `cargo run -p coven-ui --example preview -- FOLDER`

use coven_broom::{Broom, Pending};
use coven_engine::{DataSource, Dice, FastDice, Game, Rules, Seat, Seed, Viewer};
use coven_salem::{Salem, Task};
use coven_text::{Language, Texts};
use coven_ui::broom::Scene;
use coven_ui::draw::{self, Wish};
use coven_ui::page::{self, Create, Home, Lobby, OpenTable, Replay, RunningTable, TablePage, Theme, Visitor};
use coven_ui::table::Drawing;
use coven_ui::table::heard;
use coven_ui::{Speak, assets, texts};
use maud::Markup;
use std::path::{Path, PathBuf};
use std::sync::Arc;

type Outcome = Result<(), Box<dyn std::error::Error>>;

fn main() -> Outcome {
    let folder = PathBuf::from(std::env::args().nth(1).unwrap_or_else(|| "preview".to_owned()));
    std::fs::create_dir_all(folder.join("assets"))?;
    for asset in assets::all() {
        std::fs::write(folder.join(asset.path.trim_start_matches('/')), asset.bytes)?;
    }
    for (name, language, theme) in [
        ("en", Language::English, Theme::Light),
        ("it", Language::Italian, Theme::Light),
        ("fr", Language::French, Theme::Light),
        ("pl", Language::Polish, Theme::Light),
        ("dark", Language::English, Theme::Dark),
    ] {
        let texts = texts(language);
        write_pages(&folder, name, &texts, theme)?;
        write_tables(&folder, name, &texts, theme)?;
        write_salem(&folder, name, &texts, theme)?;
    }
    Ok(())
}

fn write_pages(folder: &Path, name: &str, texts: &Texts, theme: Theme) -> Outcome {
    let games = coven_catalog::games();
    let speak = Speak::new(texts, &[]);
    let visitor = Visitor { speak, theme, sound: true, name: Some("Morgana"), here: "/" };
    let people = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>();
    let running = [
        RunningTable {
            id: "a1".into(),
            title: "Broom Service".into(),
            names: people(&["Morgana", "Sybil", "Circe"]),
            your_turn: true,
        },
        RunningTable {
            id: "a2".into(),
            title: "New Salem".into(),
            names: people(&["Morgana", "Tituba", "Abigail"]),
            your_turn: false,
        },
    ];
    let open = [
        OpenTable { id: "b1".into(), title: "Broom Service".into(), names: people(&["Baba", "Vasilisa"]), free: 2 },
        OpenTable { id: "b2".into(), title: "Septima".into(), names: people(&["Medea"]), free: 1 },
    ];
    let levels = ["novice", "apprentice", "adept", "archwitch"];
    let create = Create { about: Broom::about(), levels: &levels, refused: None };
    write(folder, &format!("home-{name}"), page::home(&visitor, &Home { games, running: &running, open: &open }))?;
    write(folder, &format!("lobby-{name}"), page::lobby(&visitor, &Lobby { games, running: &running, open: &open }))?;
    write(folder, &format!("new-{name}"), page::create(&visitor, &create))
}

/// The moments that are shown: their name, the variants, the players, the seed, and what the viewer is asked.
type Moment = (&'static str, &'static [&'static str], usize, u64, fn(&Game<Broom>, Seat) -> bool);

const MOMENTS: &[Moment] = &[
    ("pick", &[], 4, 3, |game, seat| asked(game, seat, |p| p == Pending::Pick) && game.state().player(seat).hand.len() == 2),
    ("lead", &["mountain", "storm"], 3, 5, |game, seat| {
        asked(game, seat, |p| matches!(p, Pending::Lead { .. })) && game.state().round > 1
    }),
    ("follow", &[], 5, 8, |game, seat| {
        asked(game, seat, |p| matches!(p, Pending::Follow { .. })) && game.state().holder.is_some() && game.state().round > 2
    }),
    ("fly", &[], 4, 11, |game, seat| {
        asked(game, seat, |p| matches!(p, Pending::Fly { .. })) && game.legal(seat).len() > 4 && game.state().round > 1
    }),
    ("deliver", &["back", "storm"], 4, 6, |game, seat| {
        asked(game, seat, |p| matches!(p, Pending::Serve { .. } | Pending::DropOff { .. })) && game.legal(seat).len() > 2
    }),
    ("weather", &["back"], 3, 2, |game, seat| {
        asked(game, seat, |p| matches!(p, Pending::Weather { .. })) && game.legal(seat).len() > 2 && game.state().round > 1
    }),
    ("offer", &[], 4, 12, |game, seat| asked(game, seat, |p| matches!(p, Pending::Offers)) && game.legal(seat).len() > 2),
    ("waiting", &["back"], 5, 9, |game, seat| {
        !game.deciding().contains(seat) && game.state().round == 4 && game.state().holder.is_some()
    }),
    ("end", &["mountain"], 4, 4, |game, _| game.deciding().is_empty()),
];

fn asked(game: &Game<Broom>, seat: Seat, what: impl Fn(Pending) -> bool) -> bool {
    game.deciding().contains(seat) && game.state().pending.top().is_some_and(what)
}

fn write_tables(folder: &Path, name: &str, texts: &Texts, theme: Theme) -> Outcome {
    let rules = Arc::new(Broom::load(&DataSource::builtin())?);
    let names: Vec<String> = ["Morgana", "Sybil", "Circe", "Vasilisa", "Medea"].map(str::to_owned).to_vec();
    let own = Seat(0);
    for &(moment, variants, players, seed, wanted) in MOMENTS {
        let setup = rules.agree(players, variants)?;
        let Some(game) = (0..200).find_map(|more| until(&rules, setup, seed + more * 100, |game| wanted(game, own))) else {
            return Err(format!("no game reaches {moment}").into());
        };
        let story = heard(&game, Viewer::Seat(own));
        let speak = Speak::new(texts, &names[..players]);
        let mut scene = Scene::of_game(&game, Viewer::Seat(own), &story, speak);
        scene.manner.coach = moment == "pick";
        let here = format!("/table/{moment}");
        let visitor = Visitor { speak, theme, sound: true, name: Some("Morgana"), here: &here };
        let moves = game.turns().len();
        let replay = (moment == "waiting").then_some(Replay { at: moves, moves: 312 });
        let page = TablePage { about: Broom::about(), table: moment, seq: moves, over: moment == "end", replay };
        write(folder, &format!("table-{moment}-{name}"), page::table(&visitor, &page, scene.layout()))?;
    }
    Ok(())
}

/// Moments of New Salem: their name, the players, the seed, and what the viewer is asked.
type SalemMoment = (&'static str, usize, u64, fn(&Game<Salem>, Seat) -> bool);

const SALEM_MOMENTS: &[SalemMoment] = &[
    ("draft", 4, 3, |game, seat| salem_asks(game, seat, |task| matches!(task, Task::Pick { .. })) && game.state().round() == 3),
    ("last-two", 5, 4, |game, seat| {
        salem_asks(game, seat, |task| matches!(task, Task::Discard { .. })) && game.state().round() == 2
    }),
    ("gifts", 5, 7, |game, seat| {
        salem_asks(game, seat, |task| matches!(task, Task::Gifts { .. }))
            && game.state().round() == 3
            && game.legal(seat).len() > 3
    }),
    ("announce", 4, 2, |game, seat| salem_asks(game, seat, |task| matches!(task, Task::Announce)) && game.state().round() >= 4),
    ("decide", 5, 5, |game, seat| {
        salem_asks(game, seat, |task| matches!(task, Task::Decide)) && game.state().round() >= 4 && game.legal(seat).len() > 3
    }),
    ("remove", 5, 6, |game, seat| {
        salem_asks(game, seat, |task| matches!(task, Task::Remove { .. })) && game.state().round() >= 3
    }),
    ("target", 4, 9, |game, seat| {
        salem_asks(game, seat, |task| matches!(task, Task::ChoosePlayers { .. })) && game.state().round() >= 3
    }),
    ("fire", 3, 11, |game, seat| {
        salem_asks(game, seat, |task| matches!(task, Task::ChooseBuilding(_))) && game.state().round() >= 2
    }),
    ("eight", 8, 8, |game, seat| !game.deciding().contains(seat) && game.state().round() == 5),
    ("end", 5, 12, |game, _| game.deciding().is_empty()),
];

fn salem_asks(game: &Game<Salem>, seat: Seat, what: impl Fn(&Task) -> bool) -> bool {
    game.deciding().contains(seat) && game.rules().view(game.state(), Viewer::Spectator).tasks.last().is_some_and(what)
}

fn write_salem(folder: &Path, name: &str, texts: &Texts, theme: Theme) -> Outcome {
    let rules = Arc::new(Salem::load(&DataSource::builtin())?);
    let names = ["Morgana", "Tituba", "Abigail", "Rebecca", "Cotton", "Sarah", "Giles", "Dorcas"].map(str::to_owned);
    let own = Seat(0);
    for &(moment, players, seed, wanted) in SALEM_MOMENTS {
        let setup = rules.agree(players, &[])?;
        let Some(mut game) = (0..200).find_map(|more| until(&rules, setup.clone(), seed + more * 100, |game| wanted(game, own)))
        else {
            return Err(format!("no game reaches {moment}").into());
        };
        for (seat, statement) in
            [(1, "claim-role puritan"), (2, "accuse 1"), (1, "claim-types trade+finance"), (2, "offer 2 trial")]
        {
            game.say(Seat(seat), statement)?;
        }
        let speak = Speak::new(texts, &names[..players]);
        let here = format!("/table/{moment}");
        let visitor = Visitor { speak, theme, sound: true, name: Some("Morgana"), here: &here };
        let over = game.deciding().is_empty();
        let page = TablePage { about: Salem::about(), table: moment, seq: game.turns().len(), over, replay: None };
        let wish = Wish { coach: moment == "gifts" };
        let layout = draw::layout(&game, Viewer::Seat(own), speak, wish);
        write(folder, &format!("salem-{moment}-{name}"), page::table(&visitor, &page, layout))?;
    }
    Ok(())
}

/// A random game up to the moment that is wanted.
fn until<R: Rules>(rules: &Arc<R>, setup: R::Setup, seed: u64, wanted: impl Fn(&Game<R>) -> bool) -> Option<Game<R>> {
    let mut game = Game::start(rules.clone(), setup, Seed::from_number(seed)).ok()?;
    let mut dice = FastDice::new(seed);
    while !wanted(&game) {
        let seat = game.deciding().first()?;
        let moves = game.legal(seat);
        game.play(seat, moves[dice.below(moves.len() as u32) as usize]).ok()?;
    }
    Some(game)
}

/// Addresses become relative, so that the pages can be opened as files.
fn write(folder: &Path, name: &str, page: Markup) -> Outcome {
    std::fs::write(folder.join(format!("{name}.html")), page.into_string().replace("\"/assets/", "\"assets/"))?;
    Ok(())
}
