//! Golden playthroughs: a random game as every viewer lives it, in a form that can be read and compared.

use crate::dice::{Dice, FastDice};
use crate::events::Story;
use crate::game::Game;
use crate::refusal::SetupError;
use crate::rules::WholeGame;
use crate::seat::{Seat, Viewer};
use crate::seed::Seed;
use std::fmt::Write;
use std::sync::Arc;

/// Plays the first `moves` decisions of a random game and writes down who was asked what, what could be chosen, what was
/// chosen, what every viewer heard, and at the end what every viewer sees.
pub fn playthrough<R: WholeGame>(rules: &Arc<R>, setup: &R::Setup, seed: u64, moves: usize) -> Result<String, SetupError> {
    let mut game = Game::start(rules.clone(), setup.clone(), Seed::from_number(seed))?;
    let mut chance = FastDice::new(seed);
    let mut out = String::new();
    line(&mut out, format_args!("setup {}", json(setup)));
    heard(&game, game.opening(), &mut out);
    while game.turns().len() < moves {
        let deciding: Vec<Seat> = game.deciding().collect();
        if deciding.is_empty() {
            break;
        }
        let seat = deciding[chance.below(deciding.len() as u32) as usize];
        let legal = game.legal(seat);
        let m = legal[chance.below(legal.len() as u32) as usize];
        let prompt = rules.prompt(game.state(), seat);
        line(&mut out, format_args!(""));
        line(
            &mut out,
            format_args!("#{} asked {deciding:?} · seat {seat}: {} ({})", game.turns().len() + 1, prompt.phrase.id, prompt.rule),
        );
        line(&mut out, format_args!("  may: {}", legal.iter().map(R::Move::to_string).collect::<Vec<_>>().join(" | ")));
        line(&mut out, format_args!("  does: {m}"));
        if let Ok(story) = game.play(seat, m).cloned() {
            heard(&game, &story, &mut out);
        }
    }
    for viewer in Viewer::all(game.seats()) {
        line(&mut out, format_args!("\nviewer {viewer} sees"));
        for phrase in rules.tell_view(&rules.view(game.state(), viewer)) {
            line(&mut out, format_args!("  {}", json(&phrase)));
        }
    }
    if let Some(standing) = rules.standing(game.state()) {
        line(&mut out, format_args!("\nstanding {}", json(&standing)));
    }
    Ok(out)
}

/// Each event once, with the viewers who hear it if these are not all.
fn heard<R: WholeGame>(game: &Game<R>, story: &Story<R::Event>, out: &mut String) {
    for told in &story.told {
        let everyone = Viewer::all(game.seats()).all(|viewer| told.to.includes(viewer));
        let listeners: Vec<String> =
            Viewer::all(game.seats()).filter(|&viewer| told.to.includes(viewer)).map(|viewer| viewer.to_string()).collect();
        let who = if everyone { String::new() } else { format!(" [only {}]", listeners.join(", ")) };
        line(out, format_args!("  · {}{who}", json(&told.event)));
    }
}

fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default()
}

fn line(out: &mut String, text: std::fmt::Arguments<'_>) {
    let _ = writeln!(out, "{text}");
}
