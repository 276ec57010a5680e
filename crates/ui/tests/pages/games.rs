//! Random games and the pages of their moments.

use coven_broom::{Broom, Setup};
use coven_engine::{About, DataSource, Dice, FastDice, Game, Rules, Seed, Viewer};
use coven_text::Texts;
use coven_ui::Speak;
use coven_ui::broom::{Heard, Scene};
use coven_ui::fragment::Parts;
use coven_ui::page::{self, Create, Home, OpenTable, RunningTable, TablePage, Theme, Visitor};
use coven_ui::table::heard;
use std::sync::{Arc, LazyLock};

pub static RULES: LazyLock<Arc<Broom>> =
    LazyLock::new(|| Arc::new(Broom::load(&DataSource::builtin()).expect("the built-in data")));

pub static NAMES: LazyLock<Vec<String>> =
    LazyLock::new(|| ["Morgana", "Sybil", "Circe", "Vasilisa", "Medea"].map(str::to_owned).to_vec());

/// Every setup of every number of players.
pub fn setups() -> impl Iterator<Item = Setup> {
    (2..=5).flat_map(|players| RULES.setups(players))
}

/// Plays a random game and shows every moment of it, the end included.
pub fn each_moment(setup: Setup, seed: u64, mut look: impl FnMut(&Game<Broom>)) {
    let mut game = Game::start(RULES.clone(), setup, Seed::from_number(seed)).expect("an allowed setup");
    let mut dice = FastDice::new(seed);
    loop {
        look(&game);
        let Some(seat) = game.deciding().first() else {
            return;
        };
        let moves = game.legal(seat);
        let chosen = moves[dice.below(moves.len() as u32) as usize];
        game.play(seat, chosen).expect("a legal move");
    }
}

pub fn scene<'a>(game: &'a Game<Broom>, viewer: Viewer, story: &'a [Heard], texts: &'a Texts) -> Scene<'a> {
    Scene::of_game(game, viewer, story, Speak::new(texts, &NAMES[..game.seats()]))
}

pub fn parts(game: &Game<Broom>, viewer: Viewer, texts: &Texts) -> Parts {
    scene(game, viewer, &heard(game, viewer), texts).parts()
}

/// The parts that follow a move.
pub fn latest(game: &Game<Broom>, viewer: Viewer, texts: &Texts) -> Parts {
    scene(game, viewer, &heard(game, viewer), texts).latest()
}

/// All parts as one text.
pub fn html(parts: &Parts) -> String {
    parts.iter().map(|part| part.html.as_str()).collect()
}

pub fn visitor<'a>(texts: &'a Texts, names: &'a [String]) -> Visitor<'a> {
    Visitor { speak: Speak::new(texts, names), theme: Theme::Auto, sound: true, name: Some("Morgana"), here: "/" }
}

pub fn table_page(game: &Game<Broom>, viewer: Viewer, texts: &Texts) -> String {
    let story = heard(game, viewer);
    let scene = scene(game, viewer, &story, texts);
    let page =
        TablePage { about: Broom::about(), table: "t1", seq: game.turns().len(), over: game.deciding().is_empty(), replay: None };
    page::table(&visitor(texts, &NAMES[..game.seats()]), &page, scene.layout()).into_string()
}

const fn announced(id: &'static str, title: &'static str, seats: std::ops::RangeInclusive<usize>) -> About {
    About { id, title, seats, versions: 1..=1, rule_prefix: "", rulebook: "", texts: &[] }
}

static SALEM: About = announced("salem", "New Salem", 3..=8);
static SEPTIMA: About = announced("septima", "Septima", 1..=4);
static OTHER: About = announced("other", "Other", 1..=4);

pub fn home_page(texts: &Texts) -> String {
    let running = [RunningTable { id: "a".into(), title: "Broom Service".into(), names: NAMES.clone(), your_turn: true }];
    let open = [OpenTable { id: "b".into(), title: "Broom Service".into(), names: NAMES.clone(), free: 1 }];
    let games = [Broom::about(), &SALEM, &SEPTIMA, &OTHER];
    page::home(&visitor(texts, &[]), &Home { games: &games, running: &running, open: &open }).into_string()
}

pub fn lobby_page(texts: &Texts) -> String {
    page::lobby(&visitor(texts, &[]), &page::Lobby { games: &[Broom::about()], running: &[], open: &[] }).into_string()
}

pub fn create_page(texts: &Texts) -> String {
    let levels = ["random", "novice", "apprentice", "adept", "archwitch"];
    page::create(&visitor(texts, &[]), &Create { about: Broom::about(), levels: &levels, refused: None }).into_string()
}
