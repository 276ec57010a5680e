//! Random games and the pages of their moments.

use coven_broom::Broom;
use coven_engine::{DataSource, Dice, FastDice, Game, Rules, Said, Seat, Seed, Viewer, WholeGame};
use coven_salem::Salem;
use coven_septima::{Progress, Question, Septima, Task};
use coven_text::Texts;
use coven_ui::Speak;
use coven_ui::draw;
use coven_ui::drawings::{broom, salem, septima};
use coven_ui::fragment::Parts;
use coven_ui::page::{
    self, Create, Home, KnownDeal, OpenTable, Preferences, Quick, RunningTable, Sitter, TablePage, Turn, Visitor,
};
use coven_ui::table::{Drawing, LogLine};
use std::fmt::Debug;
use std::sync::{Arc, LazyLock};
use std::time::Duration;

/// A game whose table is drawn, as the tests need it.
pub trait Drawn: WholeGame {
    fn rules() -> Arc<Self>;

    /// One setup of each kind, for every number of players.
    fn all_setups() -> Vec<Self::Setup>;

    /// The kind of question that is open.
    fn question(&self, state: &Self::State) -> Option<String>;

    /// The page of a viewer who sees a state that need not be the true one.
    fn seen(
        &self,
        state: &Self::State,
        viewer: Viewer,
        log: &[LogLine<'_, Self::Event>],
        said: &[Said],
        speak: Speak<'_>,
    ) -> Parts;
}

static BROOM: LazyLock<Arc<Broom>> = LazyLock::new(|| Arc::new(Broom::load(&DataSource::builtin()).expect("the built-in data")));
static SALEM: LazyLock<Arc<Salem>> = LazyLock::new(|| Arc::new(Salem::load(&DataSource::builtin()).expect("the built-in data")));

impl Drawn for Broom {
    fn rules() -> Arc<Broom> {
        BROOM.clone()
    }

    fn all_setups() -> Vec<coven_broom::Setup> {
        (2..=5).flat_map(|players| BROOM.setups(players)).collect()
    }

    fn question(&self, state: &coven_broom::State) -> Option<String> {
        state.pending.top().map(kind)
    }

    fn seen(
        &self,
        state: &coven_broom::State,
        viewer: Viewer,
        log: &[LogLine<'_, Self::Event>],
        _: &[Said],
        speak: Speak<'_>,
    ) -> Parts {
        broom::Scene::new(self, state, viewer, log.to_vec(), speak).parts()
    }
}

impl Drawn for Salem {
    fn rules() -> Arc<Salem> {
        SALEM.clone()
    }

    /// Who begins as Constable makes no difference to how things look.
    fn all_setups() -> Vec<coven_salem::Setup> {
        let setups = (3..=8).flat_map(|players| SALEM.setups(players));
        setups.filter(|setup| setup.constable.is_none()).collect()
    }

    fn question(&self, state: &coven_salem::State) -> Option<String> {
        self.view(state, Viewer::Spectator).tasks.last().map(kind)
    }

    fn seen(
        &self,
        state: &coven_salem::State,
        viewer: Viewer,
        log: &[LogLine<'_, Self::Event>],
        said: &[Said],
        speak: Speak<'_>,
    ) -> Parts {
        salem::Scene::new(self, state, viewer, log.to_vec(), said, speak).parts()
    }
}

static SEPTIMA: LazyLock<Arc<Septima>> = LazyLock::new(|| Arc::new(Septima::builtin()));

impl Drawn for Septima {
    fn rules() -> Arc<Septima> {
        SEPTIMA.clone()
    }

    /// Basic and full, with dice and without, for two to four; and alone, the usual and the hardest way.
    fn all_setups() -> Vec<coven_septima::Setup> {
        let wished: [(usize, &[&str]); 9] = [
            (2, &["basic"]),
            (3, &["basic", "deterministic"]),
            (4, &["basic"]),
            (2, &["full", "deterministic"]),
            (3, &["full"]),
            (4, &["full"]),
            (4, &["full", "deterministic"]),
            (1, &[]),
            (1, &["hardest"]),
        ];
        wished.into_iter().map(|(players, variants)| agreed::<Septima>(players, variants)).collect()
    }

    fn question(&self, state: &coven_septima::State) -> Option<String> {
        Some(match (state.stage, state.agenda.last()) {
            (Progress::Agenda, Some(&Task::Ask(Question::Widow(ask)))) => kind(format_args!("Widow{ask:?}")),
            (Progress::Agenda, Some(&Task::Ask(question))) => kind(question),
            (stage, _) => kind(stage),
        })
    }

    fn seen(
        &self,
        state: &coven_septima::State,
        viewer: Viewer,
        log: &[LogLine<'_, Self::Event>],
        _: &[Said],
        speak: Speak<'_>,
    ) -> Parts {
        septima::Scene::new(self, state, viewer, log.to_vec(), speak).parts()
    }
}

/// The name of an enum's variant.
fn kind(question: impl Debug) -> String {
    let name = format!("{question:?}");
    name.split([' ', '{', '(']).next().unwrap_or_default().to_owned()
}

pub static NAMES: LazyLock<Vec<String>> = LazyLock::new(|| {
    ["Morgana", "Sybil", "Circe", "Vasilisa", "Medea", "Tituba", "Abigail", "Dorcas"].map(str::to_owned).to_vec()
});

/// The setup that a table gets which asks for it in words.
pub fn agreed<R: Drawn>(players: usize, variants: &[&str]) -> R::Setup {
    R::rules().agree(players, variants).expect("an allowed setup")
}

/// Plays a random game and shows every moment of it, the end included.
pub fn each_moment<R: Drawn>(setup: R::Setup, seed: u64, mut look: impl FnMut(&Game<R>)) {
    let mut game = Game::start(R::rules(), setup, Seed::from_number(seed)).expect("an allowed setup");
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

fn speak<'a, R: Drawn>(game: &Game<R>, texts: &'a Texts) -> Speak<'a> {
    Speak::new(texts, &NAMES[..game.seats()])
}

pub fn parts<R: Drawn>(game: &Game<R>, viewer: Viewer, texts: &Texts) -> Parts {
    draw::parts(game, viewer, speak(game, texts))
}

/// The parts that follow a move.
pub fn latest<R: Drawn>(game: &Game<R>, viewer: Viewer, texts: &Texts) -> Parts {
    draw::latest(game, viewer, speak(game, texts))
}

/// All parts as one text.
pub fn html(parts: &Parts) -> String {
    parts.iter().map(|part| part.html.as_str()).collect()
}

pub fn visitor<'a>(texts: &'a Texts, names: &'a [String]) -> Visitor<'a> {
    Visitor { speak: Speak::new(texts, names), prefers: Preferences::default(), name: Some("Morgana"), here: "/", origin: None }
}

pub fn table_page<R: Drawn>(game: &Game<R>, viewer: Viewer, texts: &Texts) -> String {
    let page =
        TablePage { about: R::about(), table: "t1", seq: game.turns().len(), over: game.deciding().is_empty(), replay: None };
    let layout = draw::layout(game, viewer, speak(game, texts));
    page::table(&visitor(texts, &NAMES[..game.seats()]), &page, layout).into_string()
}

pub fn home_page(texts: &Texts) -> String {
    let minutes = |minutes: u64| Duration::from_secs(60 * minutes);
    let tables = [
        (Turn::Invited, minutes(0)),
        (Turn::Yours, minutes(0)),
        (Turn::Others { names: Vec::new() }, minutes(5)),
        (Turn::Others { names: vec!["Ada".into(), "Bea".into()] }, minutes(5)),
        (Turn::Gathering { free: 2 }, minutes(120)),
        (Turn::Gathering { free: 0 }, minutes(3000)),
        (Turn::Over { winners: vec!["Ada".into(), "Bea".into()] }, minutes(6000)),
        (Turn::Over { winners: Vec::new() }, minutes(6000)),
    ];
    let table = |(n, (turn, quiet_for)): (usize, (Turn, Duration))| RunningTable {
        id: format!("a{n}"),
        title: "Broom Service".into(),
        others: NAMES.clone(),
        turn,
        quiet_for,
        left: (n % 2 == 0).then(|| minutes(300 * n as u64)),
    };
    let running: Vec<RunningTable> = tables.into_iter().enumerate().map(table).collect();
    let open = [false, true].map(|yours| OpenTable {
        id: "b".into(),
        title: "Broom Service".into(),
        names: NAMES.clone(),
        free: 1,
        yours,
        known_deal: yours,
        club: None,
        begins: None,
    });
    let games = [Broom::about(), Salem::about(), Septima::about()].map(|about| (about, Quick::usual(about, "novice")));
    let levels = ["novice", "adept"];
    page::home(&visitor(texts, &[]), &Home { games: &games, levels: &levels, running: &running, clubs: &[], open: &open })
        .into_string()
}

pub fn lobby_page(texts: &Texts) -> String {
    page::lobby(&visitor(texts, &[]), &page::Lobby { games: &[Broom::about()], running: &[], clubs: &[], open: &[] })
        .into_string()
}

pub fn create_page(texts: &Texts) -> String {
    let levels = ["random", "novice", "apprentice", "adept", "archwitch"];
    page::create(
        &visitor(texts, &[]),
        &Create { about: Broom::about(), levels: &levels, stand_in: "apprentice", clubs: &[], club: None, refused: None },
    )
    .into_string()
}

/// A table before the game, with one of each who may sit on a chair. The visitor is asked to play.
pub fn gather_page(texts: &Texts, known_deal: KnownDeal) -> String {
    let sitters = [
        Sitter::Person,
        Sitter::Nobody,
        Sitter::Bot("adept"),
        Sitter::Invited { until: 1_709_251_199_999, you: true },
        Sitter::Invited { until: 1_709_251_199_999, you: false },
    ];
    let chair = |(seat, sitter): (usize, Sitter)| page::Chair {
        seat: Seat(seat as u8),
        name: NAMES[seat].clone(),
        sitter,
        stand_in: None,
        hurried: false,
        asked: false,
    };
    let gather = page::Gather {
        about: Broom::about(),
        table: "t1",
        link: "https://example.org/table/t1",
        seq: 1,
        chairs: sitters.into_iter().enumerate().map(chair).collect(),
        said: Vec::new(),
        listed: true,
        begins: None,
        closed: false,
        known_deal: Some(known_deal),
        limit: Some(page::TimeLimit::Live { minutes: 20 }),
        stand_in: "apprentice",
        levels: &["novice", "adept"],
    };
    page::gather(&visitor(texts, &NAMES), &gather, true).into_string()
}
