//! What random play makes use of: a table of everything in the box that has an effect, with how often it had one.

use crate::card::{CardId, Family};
use crate::components::Septima;
use crate::events::Event;
use crate::favours::favours_of;
use crate::heal::TOP_LEVEL;
use crate::moves::Move;
use crate::places::Hex;
use crate::setup::{Mode, Setup};
use crate::widow;
use crate::words::{Action, Illness, Potion};
use coven_engine::names::Item;
use coven_engine::{Coverage, Dice, Events, FastDice, MoveList, Rules};

/// How often, of 8 times, a healer's game takes a move that leads to patients if there is one.
const HEALERS_BIAS: u32 = 7;

/// Every so manieth game is a solitaire.
const ALONE_EVERY: u64 = 4;

/// Plays this number of random games, going through all setups in turn. Blind chance all but never climbs a patient track, so every
/// other round of setups is played by healers: still at random, but leaning towards patients.
pub fn coverage(rules: &Septima, games: u64, seed: u64) -> Coverage {
    let together: Vec<Setup> = (2..=4).flat_map(Setup::all).collect();
    let alone = rules.setups(1);
    let mut counted: Coverage = everything().chain(widow::coverage::everything()).map(|name| (name, 0)).collect();
    let mut dice = FastDice::new(seed);
    let mut moves = MoveList::new();
    for number in 0..games {
        let setups = if number % ALONE_EVERY == 0 { &alone } else { &together };
        let round = number / ALONE_EVERY;
        let setup = setups[(round % setups.len() as u64) as usize];
        let healers = round / setups.len() as u64 % 2 == 1;
        let mut events = Counting { counted: &mut counted, mode: setup.mode };
        let mut state = rules.lay_out(setup, &mut dice, &mut events);
        while let Some(seat) = rules.deciding(&state).first() {
            moves.clear();
            rules.legal(&state, seat, &mut moves);
            let m = if healers { leaning(rules, &moves, &mut dice) } else { any(&moves, &mut dice) };
            events.note(widow::coverage::choice(m));
            rules.apply(&mut state, seat, m, &mut dice, &mut events);
        }
    }
    counted
}

fn any(moves: &[Move], dice: &mut FastDice) -> Move {
    moves[dice.below(moves.len() as u32) as usize]
}

/// A move that leads to patients, more often than not.
fn leaning(rules: &Septima, moves: &[Move], dice: &mut FastDice) -> Move {
    let leads_to_patients = |m: &Move| match *m {
        Move::Heal(..) | Move::Track(_) => true,
        Move::Brew(potion, _) => potion.heals().is_some(),
        Move::Card(action) => matches!(action, Action::Heal | Action::Brew | Action::Remember | Action::Collect),
        Move::Go(space) => rules.map.touches[space.index()].filter_map(Hex::village_number).count() >= 2,
        _ => false,
    };
    let liked: Vec<Move> = moves.iter().copied().filter(leads_to_patients).collect();
    if liked.is_empty() || dice.below(8) >= HEALERS_BIAS { any(moves, dice) } else { any(&liked, dice) }
}

/// What the table lists of the game of two to four players.
fn everything() -> impl Iterator<Item = String> {
    let cards = CardId::all().map(card_name);
    let actions = Action::all().flat_map(|action| {
        let bonus = !matches!(action, Action::Brew | Action::Remember);
        std::iter::once(format!("action {action}")).chain(bonus.then(|| format!("bonus {action}")))
    });
    let modes = [Mode::Basic, Mode::Full];
    let favours = modes.into_iter().flat_map(favours_of).map(|favour| format!("favour {favour}"));
    let rewards = modes.into_iter().flat_map(|mode| {
        Illness::all().flat_map(move |illness| (1..=TOP_LEVEL).map(move |level| reward_name(mode, illness, level)))
    });
    let others = ["confrontation", "capture", "escape", "relocation", "charm", "shrine", "top of the ritual track"];
    cards.chain(actions).chain(favours).chain(rewards).chain(others.map(str::to_owned))
}

fn card_name(card: CardId) -> String {
    let family = match card.family() {
        Family::Potion(_) => "potion",
        Family::Building(_) => "building",
        Family::Spell(_) => "spell",
        Family::Witch(_) => "witch",
    };
    format!("{family} {card}")
}

fn reward_name(mode: Mode, illness: Illness, level: u8) -> String {
    let mode = if mode == Mode::Basic { "basic" } else { "full" };
    format!("reward {mode} {illness} {level}")
}

/// Listens to a game and counts.
struct Counting<'a> {
    counted: &'a mut Coverage,
    mode: Mode,
}

impl Counting<'_> {
    fn count(&mut self, event: &Event) {
        let name = match *event {
            Event::Used { card, .. } | Event::Acted { card, .. } => card_name(card),
            Event::UsedAs { meant, .. } => card_name(meant.into()),
            Event::SpellCast { spell, .. } => card_name(spell.into()),
            // A Remedy is spent only to heal.
            Event::Spent { good, .. } => match good.potion().filter(|potion: &Potion| !potion.is_utility()) {
                Some(remedy) => card_name(remedy.into()),
                None => return,
            },
            Event::CardPlayed { action, .. } => format!("action {action}"),
            Event::BonusTaken { action, .. } => format!("bonus {action}"),
            Event::FavourTaken { favour, .. } => format!("favour {favour}"),
            Event::Rewarded { illness, level, .. } => reward_name(self.mode, illness, level),
            Event::Confronted { .. } => "confrontation".to_owned(),
            Event::Caught { .. } => "capture".to_owned(),
            Event::Escaped { .. } => "escape".to_owned(),
            Event::HunterMoved { .. } => "relocation".to_owned(),
            Event::CharmDiscarded { .. } => "charm".to_owned(),
            Event::ShrineUsed { .. } => "shrine".to_owned(),
            Event::RitualTop { .. } => "top of the ritual track".to_owned(),
            Event::Widow(ref event) => return self.note(widow::coverage::name(event)),
            _ => return,
        };
        self.note(Some(name));
    }

    fn note(&mut self, name: Option<String>) {
        if let Some(name) = name {
            *self.counted.entry(name).or_default() += 1;
        }
    }
}

impl Events<Event> for Counting<'_> {
    fn tell(&mut self, _: coven_engine::Audience, event: impl FnOnce() -> Event) {
        self.count(&event());
    }

    fn reveal(&mut self, to: coven_engine::Audience, event: impl FnOnce() -> Event) {
        self.tell(to, event);
    }
}
