//! Writes Septima's table as it looks at several moments of real games, to be opened or photographed without a server:
//!
//! `cargo run -p coven-ui --example preview_septima -- FOLDER [LANGUAGE]`

use coven_engine::{Dice, FastDice, Game, Rules, Seat, Seed, Viewer};
use coven_septima::state::{Stage, Step};
use coven_septima::task::{Question, Task};
use coven_septima::widow::Ask;
use coven_septima::words::{Action, Season};
use coven_septima::{Septima, Setup};
use coven_text::Language;
use coven_ui::page::{self, TablePage, Theme, Visitor};
use coven_ui::septima::Scene;
use coven_ui::table::Drawing;
use coven_ui::{Speak, assets, table, texts};
use std::path::PathBuf;
use std::sync::Arc;

type Outcome = Result<(), Box<dyn std::error::Error>>;

/// A moment: its name, the players, the variants, and when it has come.
type Moment = (&'static str, usize, &'static [&'static str], fn(&Game<Septima>, Seat) -> bool);

const MOMENTS: &[Moment] = &[
    ("choose", 4, &["full"], |game, seat| {
        game.state().stage == Stage::ChooseCards && game.deciding().contains(seat) && late(game) && game.state().board.phase == 3
    }),
    ("basic", 3, &["basic"], |game, seat| {
        game.state().stage == Stage::ChooseCards && game.deciding().contains(seat) && game.state().board.phase == 2
    }),
    ("draft", 3, &["full"], |game, seat| game.state().stage == Stage::Draft(1) && game.deciding().contains(seat)),
    ("leader", 3, &["full"], |game, seat| asked(game, seat, |q| q == Question::PlaceLeader)),
    ("caught", 3, &["full"], |game, seat| asked(game, seat, |q| q == Question::LoseWitch)),
    ("quick", 3, &["full"], |game, seat| {
        asked(game, seat, |q| matches!(q, Question::QuickMove(..))) && game.state().turn.played == Some(Action::Collect)
    }),
    ("walk", 4, &["full"], |game, seat| asked(game, seat, |q| matches!(q, Question::Walk(1)))),
    ("brew", 2, &["full"], |game, seat| asked(game, seat, |q| matches!(q, Question::Brew(_))) && game.legal(seat).len() > 5),
    ("pay", 2, &["full"], |game, seat| asked(game, seat, |q| matches!(q, Question::Price))),
    ("window", 3, &["full"], |game, seat| asked(game, seat, |q| matches!(q, Question::Window(_))) && game.legal(seat).len() > 5),
    ("spell", 2, &["full"], |game, seat| asked(game, seat, |q| matches!(q, Question::GainSpell(_)))),
    ("ritual", 4, &["full"], |game, seat| asked(game, seat, |q| matches!(q, Question::Ritual(..))) && late(game)),
    ("heal", 3, &["basic"], |game, seat| asked(game, seat, |q| matches!(q, Question::Heal(..))) && game.legal(seat).len() > 2),
    ("chamber", 4, &["full"], |game, seat| asked(game, seat, |q| matches!(q, Question::Chamber(_))) && late(game)),
    ("trial", 4, &["full"], |game, seat| game.state().board.step == Step::Trials && game.deciding().contains(seat)),
    ("favour", 3, &["full"], |game, seat| asked(game, seat, |q| matches!(q, Question::TrialFavour(..)))),
    ("waiting", 4, &["full", "deterministic"], |game, seat| {
        !game.deciding().contains(seat) && game.state().board.step == Step::B && late(game)
    }),
    ("solo", 1, &["full"], |game, seat| asked(game, seat, |q| q == Question::Widow(Ask::PlayCard)) && late(game)),
    ("negotiate", 1, &["full"], |game, seat| asked(game, seat, |q| q == Question::Widow(Ask::Negotiate)) && late(game)),
    ("spiders", 1, &["full"], |game, seat| asked(game, seat, |q| matches!(q, Question::Widow(Ask::Path(_))))),
    ("end", 4, &["full"], |game, _| game.deciding().is_empty()),
];

fn late(game: &Game<Septima>) -> bool {
    game.state().board.season >= Season::Winter && game.state().board.step != Step::Setup
}

fn asked(game: &Game<Septima>, seat: Seat, what: impl Fn(Question) -> bool) -> bool {
    let state = game.state();
    let question = match (state.stage, state.agenda.last()) {
        (Stage::Agenda, Some(&Task::Ask(question))) => Some(question),
        _ => None,
    };
    game.deciding().contains(seat) && question.is_some_and(what)
}

fn main() -> Outcome {
    let mut arguments = std::env::args().skip(1);
    let folder = PathBuf::from(arguments.next().unwrap_or_else(|| "preview".to_owned()));
    let language: Language = arguments.next().as_deref().unwrap_or("en").parse().map_err(|_| "no such language")?;
    std::fs::create_dir_all(folder.join("assets"))?;
    for asset in assets::all() {
        let name = asset.path.trim_start_matches("/assets/").to_owned();
        // One fixed name for each file, so that a page can be looked at again after a change of style.
        let fixed = name.split('-').next().unwrap_or("").to_owned() + "." + name.rsplit('.').next().unwrap_or("");
        std::fs::write(folder.join("assets").join(&fixed), asset.bytes)?;
    }
    let rules = Arc::new(Septima::builtin());
    let names: Vec<String> = ["Morgana", "Sybil", "Circe", "Vasilisa"].map(str::to_owned).to_vec();
    let texts = texts(language);
    for (theme_name, theme) in [("light", Theme::Light), ("dark", Theme::Dark)] {
        for &(moment, players, variants, wanted) in MOMENTS {
            let setup = rules.agree(players, variants)?;
            let own = Seat(0);
            let Some(game) = (0..300).find_map(|seed| until(&rules, setup, seed, |game| wanted(game, own))) else {
                return Err(format!("no game reaches {moment}").into());
            };
            let story = table::heard(&game, Viewer::Seat(own));
            let speak = Speak::new(&texts, &names[..players]);
            let mut scene = Scene::of_game(&game, Viewer::Seat(own), &story, speak);
            scene.manner.coach = moment == "basic" || moment == "negotiate";
            let here = format!("/table/{moment}");
            let visitor = Visitor { speak, theme, sound: true, name: Some("Morgana"), here: &here };
            let page = TablePage {
                about: Septima::about(),
                table: moment,
                seq: game.turns().len(),
                over: moment == "end",
                replay: None,
            };
            let mut html = page::table(&visitor, &page, scene.layout()).into_string();
            for asset in assets::all() {
                let name = asset.path.trim_start_matches("/assets/");
                let fixed = name.split('-').next().unwrap_or("").to_owned() + "." + name.rsplit('.').next().unwrap_or("");
                html = html.replace(&asset.path, &format!("assets/{fixed}"));
            }
            std::fs::write(folder.join(format!("{moment}-{theme_name}.html")), html)?;
        }
    }
    Ok(())
}

/// A random game up to the moment that is wanted.
fn until(rules: &Arc<Septima>, setup: Setup, seed: u64, wanted: impl Fn(&Game<Septima>) -> bool) -> Option<Game<Septima>> {
    let mut game = Game::start(rules.clone(), setup, Seed::from_number(seed)).ok()?;
    let mut dice = FastDice::new(seed);
    while !wanted(&game) {
        let seat = game.deciding().first()?;
        let moves = game.legal(seat);
        game.play(seat, moves[dice.below(moves.len() as u32) as usize]).ok()?;
    }
    Some(game)
}
