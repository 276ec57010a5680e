//! Pages without a table.

use super::{Manner, Outcome, write};
use coven_broom::Broom;
use coven_engine::Rules;
use coven_ui::Speak;
use coven_ui::page::{self, Create, Home, Lobby, OpenTable, RunningTable, Visitor};
use std::path::Path;

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
