//! Pages without a table.

use super::{Manner, Outcome, write};
use coven_broom::Broom;
use coven_engine::Rules;
use coven_ui::Speak;
use coven_ui::page::{self, Create, Home, Lobby, OpenTable, RunningTable, Turn, Visitor};
use std::path::Path;
use std::time::Duration;

pub fn write_pages(folder: &Path, manner: &Manner) -> Outcome {
    let Manner { name, texts, theme } = manner;
    let games = coven_catalog::games();
    let speak = Speak::new(texts, &[]);
    let visitor = Visitor { speak, theme: *theme, sound: true, name: Some("Morgana"), here: "/" };
    let people = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>();
    let running = [
        RunningTable {
            id: "a1".into(),
            title: "Broom Service".into(),
            names: people(&["Morgana", "Sybil", "Circe"]),
            turn: Turn::Yours,
            quiet_for: Duration::from_secs(240),
        },
        RunningTable {
            id: "a2".into(),
            title: "New Salem".into(),
            names: people(&["Morgana", "Tituba", "Abigail"]),
            turn: Turn::Others,
            quiet_for: Duration::from_secs(7200),
        },
    ];
    let open = [
        OpenTable { id: "b1".into(), title: "Broom Service".into(), names: people(&["Baba", "Vasilisa"]), free: 2, yours: false },
        OpenTable { id: "b2".into(), title: "Septima".into(), names: people(&["Medea"]), free: 1, yours: false },
    ];
    let levels = ["novice", "apprentice", "adept", "archwitch"];
    let create = Create { about: Broom::about(), levels: &levels, refused: None };
    write(folder, &format!("home-{name}"), page::home(&visitor, &Home { games, running: &running, open: &open }))?;
    write(folder, &format!("lobby-{name}"), page::lobby(&visitor, &Lobby { games, running: &running, open: &open }))?;
    write(folder, &format!("new-{name}"), page::create(&visitor, &create))
}
