//! What the table agrees, and how it is laid out (NSM-SETUP-1 and what follows it).

use crate::Salem;
use crate::cards::{Character, Side};
use crate::data::{CHARACTER_CARDS, PLAYERS};
use crate::deck::{Deck, EventDeck};
use crate::events::Event;
use crate::play::Play;
use crate::state::{State, Task};
use crate::town::Town;
use coven_engine::Few;
use coven_engine::{Audience, Dice, Events, MAX_SEATS, Seat, Seats, SetupError};
use serde::{Deserialize, Serialize};

/// What the table agreed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    pub players: usize,
    /// NSM-DP-ANNOUNCE: a Constable is asked for an announcement at the start of a tenure.
    #[serde(default = "yes")]
    pub announce: bool,
    /// NSM-SETUP-10: the first Constable; chance decides if nobody is named.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub constable: Option<Seat>,
}

fn yes() -> bool {
    true
}

impl Setup {
    pub(crate) fn check(&self) -> Result<(), SetupError> {
        if !PLAYERS.contains(&self.players) {
            return Err(SetupError::new("salem-players", "NSM-SETUP-1", self.players));
        }
        match self.constable {
            Some(seat) if seat.index() >= self.players => Err(SetupError::new("salem-constable", "NSM-SETUP-10", seat)),
            _ => Ok(()),
        }
    }
}

impl Salem {
    /// Variants are single words: `no-announce`, `constable=2`.
    pub(crate) fn setup_from_words(&self, players: usize, variants: &[&str]) -> Result<Setup, SetupError> {
        let mut setup = Setup { players, announce: self.printed.announce, constable: None };
        for word in variants {
            match word.split_once('=') {
                None if *word == "announce" => setup.announce = true,
                None if *word == "no-announce" => setup.announce = false,
                Some(("constable", seat)) => {
                    let seat = seat.parse().map_err(|_| SetupError::new("salem-constable", "NSM-SETUP-10", seat))?;
                    setup.constable = Some(Seat(seat));
                }
                _ => return Err(SetupError::new("salem-variant", "NSM-DP-ANNOUNCE", word)),
            }
        }
        setup.check()?;
        Ok(setup)
    }

    pub(crate) fn all_setups(&self, players: usize) -> Vec<Setup> {
        if !PLAYERS.contains(&players) {
            return Vec::new();
        }
        let constables = std::iter::once(None).chain(Seat::all(players).map(Some));
        constables.flat_map(|constable| [true, false].map(|announce| Setup { players, announce, constable })).collect()
    }

    /// NSM-DP-SETUP: characters, decks, first Constable; then the first deal.
    pub(crate) fn lay_out(
        &self,
        setup: &Setup,
        dice: &mut impl Dice,
        events: &mut impl Events<Event>,
    ) -> Result<State, SetupError> {
        setup.check()?;
        let characters = self.deal_characters(setup.players, dice);
        let constable =
            setup.constable.unwrap_or_else(|| Seat(dice.pick("constable", setup.players as u32, |i| i.to_string()) as u8));
        let mut state = self.bare_table(setup, constable, characters);
        let mut play = Play { rules: self, state: &mut state, dice, events };
        play.tell_start();
        play.settle();
        Ok(state)
    }

    /// NSM-SETUP-5, NSM-SETUP-6, NSM-SETUP-7, NSM-SETUP-8, NSM-SETUP-9, NSM-SETUP-11: full decks without the removed
    /// cards, Cleanse and Trial beside them, round 1, a badge for the first Constable alone, no building anywhere.
    fn bare_table(&self, setup: &Setup, constable: Seat, characters: [Character; MAX_SEATS]) -> State {
        let table = self.printed.table(setup.players);
        State {
            players: setup.players as u8,
            announce: setup.announce,
            round: 1,
            constable,
            badges: Seats::only(constable),
            on_trial: Seats::NONE,
            face_up: Seats::NONE,
            pillory: None,
            sanctuary: None,
            characters,
            seen: [Seats::NONE; MAX_SEATS],
            town: Town::EMPTY,
            hands: [Few::new(); MAX_SEATS],
            passes: 0,
            answers: [None; MAX_SEATS],
            deck: Deck::new(table.buildings),
            events: EventDeck::new(table.events),
            row: Few::new(),
            grant: Few::new(),
            prayed: Few::new(),
            asks: 0,
            last_calls: 0,
            tasks: Few::from_iter([Task::Deal]),
        }
    }

    /// NSM-SETUP-1: the Witches and Puritans that this number of players needs, shuffled together, one to each player (NSM-EX-1). Who is left
    /// over nobody ever sees, so the state does not hold it. Seats that the table does not have get a blank.
    fn deal_characters(&self, players: usize, dice: &mut impl Dice) -> [Character; MAX_SEATS] {
        let table = self.printed.table(players);
        let mut pool: Few<Character, CHARACTER_CARDS> = Few::new();
        for (side, what, cards) in [(Side::Witch, "witch", table.witches), (Side::Puritan, "puritan", table.puritans)] {
            let mut pile = self.pile(side);
            dice.shuffle(what, &mut pile, |character| character.to_string());
            pool.extend(pile.into_iter().take(usize::from(cards)));
        }
        dice.shuffle("character", &mut pool, |character| character.to_string());
        let mut dealt = [BLANK; MAX_SEATS];
        dealt[..players].copy_from_slice(&pool[..players]);
        dealt
    }

    /// All characters of a side.
    pub(crate) fn pile(&self, side: Side) -> Few<Character, CHARACTER_CARDS> {
        Character::ALL.iter().copied().filter(|&character| self.printed.character(character).side == side).collect()
    }
}

/// Stands where there is no seat.
pub(crate) const BLANK: Character = Character::Hale;

impl<D: Dice, E: Events<Event>> Play<'_, D, E> {
    /// NSM-SETUP-3, NSM-RUL-25: each player looks at the own character only, Witches too.
    fn tell_start(&mut self) {
        for seat in Seat::all(self.state.players()) {
            let character = self.state.characters[seat.index()];
            self.events.reveal(Audience::seat(seat), || Event::CharacterDealt { seat, character });
        }
        let seat = self.state.constable;
        self.events.tell(Audience::All, || Event::FirstConstable { seat });
    }
}
