//! Whom do bots put on trial in New Salem? `accusations PLAYERS GAMES SEED BOT BOT…` plays games and counts how often a Puritan who
//! puts somebody on trial hits a Witch, beside what chance would hit. With `--acts` it also counts how often each side does what
//! the belief reads.

use coven_bots::Memory;
use coven_engine::{DataSource, Game, Rules, Seat, Seed, Viewer};
use coven_lab::arena::{by_name, seating};
use coven_lab::entrant::Entrant;
use coven_lab::statistics::share;
use coven_salem::{Salem, Side};
use std::collections::BTreeMap;
use std::sync::Arc;

type Event = <Salem as Rules>::Event;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut args: Vec<String> = std::env::args().skip(1).collect();
    let acts = args.iter().position(|arg| arg == "--acts").map(|at| args.remove(at)).is_some();
    let (players, games, seed): (usize, u64, u64) = (args[0].parse()?, args[1].parse()?, args[2].parse()?);
    let entrants: Vec<Entrant> = args[3..].iter().map(|bot| bot.parse()).collect::<Result<_, _>>()?;
    let (bots, order) = by_name(entrants.iter().map(Entrant::contestant::<Salem>).collect());
    let rules = Arc::new(Salem::load(&DataSource::builtin())?);
    let setup = rules.agree(players, &[]).map_err(|error| format!("{error:?}"))?;
    let mut right: Vec<Vec<f64>> = vec![Vec::new(); bots.len()];
    let mut chance: Vec<Vec<f64>> = vec![Vec::new(); bots.len()];
    let mut counts: BTreeMap<String, [u32; 2]> = BTreeMap::new();
    for number in 0..games {
        let seats = seating(&order, players, number);
        let mut game = Game::start(rules.clone(), setup.clone(), Seed::from_number(seed * 1_000_003 + number / players as u64))
            .map_err(|error| format!("{error:?}"))?;
        let mut memories: Vec<Memory<coven_salem::Move>> = (0..players).map(|_| Memory::default()).collect();
        while let Some(seat) = game.deciding().first() {
            let m = bots[seats[seat.index()]].bot.play(
                &game,
                seat,
                &mut memories[seat.index()],
                seed ^ number << 24 ^ game.turns().len() as u64,
            );
            game.play(seat, m.ok_or("a bot has no move")?).map_err(|error| format!("{error:?}"))?;
        }
        let view = rules.view(game.state(), Viewer::Spectator);
        let sides: Vec<Side> = view.seats.iter().filter_map(|seat| seat.side).collect();
        let witch = |seat: Seat| sides[seat.index()] == Side::Witch;
        let (mut constable, mut tried) = (Seat(0), Vec::new());
        let story = game.opening().told.iter().chain(game.turns().iter().flat_map(|turn| turn.story.told.iter()));
        for told in story {
            let act = match told.event {
                Event::FirstConstable { seat } | Event::Appointed { seat } => {
                    constable = seat;
                    None
                }
                Event::Gave { seat, .. } => Some((seat, "gave".to_owned())),
                Event::GivesNoMore { seat } => Some((seat, "gives no more".to_owned())),
                Event::Redrew { seat } => Some((seat, "redrew".to_owned())),
                Event::PhaseEnded { seat } => Some((seat, "ended".to_owned())),
                Event::Triggered { seat, event } => Some((seat, format!("triggered {event}"))),
                Event::Built { seat, building, .. } => Some((seat, format!("built {building}"))),
                Event::DespairRemoved { by, owner, .. } => {
                    Some((by, if by == owner { "removed own" } else { "removed other" }.to_owned()))
                }
                Event::PutOnTrial { seat } => {
                    let open: Vec<Seat> =
                        Seat::all(players).filter(|&other| other != constable && !tried.contains(&other)).collect();
                    if !witch(constable) {
                        let who = seats[constable.index()];
                        right[who].push(f64::from(u8::from(witch(seat))));
                        chance[who].push(open.iter().filter(|&&other| witch(other)).count() as f64 / open.len() as f64);
                    }
                    tried.push(seat);
                    Some((constable, format!("tried {}", if witch(seat) { "witch" } else { "puritan" })))
                }
                Event::Pardoned { seat } => {
                    tried.retain(|&other| other != seat);
                    None
                }
                _ => None,
            };
            if let Some((seat, act)) = act {
                counts.entry(act).or_default()[usize::from(witch(seat))] += 1;
            }
        }
        for seat in Seat::all(players) {
            counts.entry("(player)".to_owned()).or_default()[usize::from(witch(seat))] += 1;
        }
    }
    for (who, bot) in bots.iter().enumerate() {
        let (hit, luck) = (share(&right[who]), share(&chance[who]));
        let [mean, low, high, luck] = [hit.mean, hit.low, hit.high, luck.mean].map(|share| 100.0 * share);
        let trials = right[who].len();
        println!(
            "{:<32} {trials:5} trials by Puritans, {mean:.1} % right ({low:.1} – {high:.1}), by chance {luck:.1} %",
            bot.name
        );
    }
    if acts {
        let [puritans, witches] = counts["(player)"].map(f64::from);
        for (act, [by_puritans, by_witches]) in &counts {
            let rates = [f64::from(*by_puritans) / puritans, f64::from(*by_witches) / witches];
            println!("{act:<28} Puritan {:6.3} Witch {:6.3} log ratio {:5.2}", rates[0], rates[1], (rates[1] / rates[0]).ln());
        }
    }
    Ok(())
}
