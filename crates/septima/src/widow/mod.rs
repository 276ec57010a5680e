//! Chapter 23.3: the solitaire game against the Black Widow, who plays by herself.
//!
//! She sits at the table as a second coven without a Leader: her cursed citizens, witches, patient tracks, suspicion, card in
//! play and discard pile are kept as those of any coven, so that attunement, trials and turn order need no rule of their
//! own. Whatever she alone has is the [`Widow`] on the board. The acting coven is always the human's: every tie of hers is a
//! question to the human.
//!
//! **Chapters**: [`difficulty`], [`setup`] · [`row`], [`negotiation`] · [`spiders`], [`actions`], [`suspicion`], [`trials`] ·
//! [`tribulations`]. [`components`] reads her tables, [`events`] and [`tell`] say what she does.

pub mod actions;
pub mod components;
pub mod coverage;
pub mod difficulty;
pub mod events;
pub mod negotiation;
pub mod position;
pub mod row;
pub mod setup;
pub mod spiders;
pub mod suspicion;
pub mod tell;
pub mod trials;
pub mod tribulations;

use crate::card::{Offer, Witch};
use crate::moves::Move;
use crate::places::Space;
use crate::play::Play;
use crate::scene::Scene;
use crate::set::{Set, Tally};
use crate::task::{Deed as AnyDeed, Question, Task};
use crate::words::{Action, Negotiation};
use coven_engine::{Dice, Events, Seat};
use serde::{Deserialize, Serialize};

/// SEP-SOLO-1: the only seat at a solitaire table.
pub const HUMAN: Seat = Seat(0);
/// The place of the Widow among the covens; nobody sits there.
pub const WIDOW: Seat = Seat(1);
/// SEP-SOLO-2
pub const SPIDERS: usize = 3;

/// What lies open before the Widow beside the things that every coven has. SEP-SOLO-3.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Widow {
    /// SEP-SOLO-6: the tiles of the draft that nobody has taken yet.
    pub draft: Set<Witch>,
    /// SEP-SOLO-4: the number of her Remember card, 1 to 6.
    pub remember: u8,
    /// SEP-SOLO-4: her row.
    pub left: Option<Action>,
    pub right: Option<Action>,
    /// The card known to lie on top of her deck, after a Delay.
    pub top: Option<Action>,
    pub spiders: [Spider; SPIDERS],
    /// The human's Negotiation cards.
    pub negotiation: Tally<Negotiation, 3>,
    /// SEP-SOLO-22a: the card whose bonus forbids crystals, while it runs.
    pub no_crystals: Option<Action>,
}

/// One of her spiders.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Spider {
    pub space: Space,
    /// SEP-SOLO-19: a spider lying down guards.
    #[serde(default)]
    pub lying: bool,
    /// It moved in the step under way.
    #[serde(default)]
    pub moved: bool,
}

/// Something that the Widow does.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Deed {
    /// SEP-SOLO-9: the solo die.
    Roll,
    /// Both cards lie open, and turns begin.
    Turns,
    /// SEP-SOLO-13: the shadow zone with this number, counted from 0.
    Creep(u8),
    /// SEP-SOLO-13, SEP-SOLO-25: wisdom lost to the spiders that moved.
    Toll,
    /// SEP-SOLO-14
    Main,
    Bonus,
    /// SEP-SOLO-15
    Suspicion,
    Raise(u8),
    /// SEP-SOLO-24: citizens recalled after a trial in this chamber.
    Recall(u8),
    /// SEP-SOLO-25: the number of steps that are left.
    Favour(u8),
    FavourEnds,
}

/// Something that the Widow's rules leave to the human. DP-N1 to DP-N4.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ask {
    Draft,
    Negotiate,
    PlayCard,
    Cooperate,
    /// The way of this spider.
    Path(u8),
    Farthest,
    Patient,
    GiveCard,
    Accuse,
}

pub const fn ask(question: Ask) -> Task {
    Task::Ask(Question::Widow(question))
}

pub const fn act(deed: Deed) -> Task {
    Task::Do(AnyDeed::Widow(deed))
}

impl Scene<'_> {
    pub fn is_solo(&self) -> bool {
        self.s.setup.players == 1
    }

    pub fn is_widow(&self, seat: Seat) -> bool {
        self.is_solo() && seat == WIDOW
    }

    /// The covens that somebody plays: all but the Widow's.
    pub fn people(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.s.setup.players.into())
    }

    pub fn widow(&self) -> Widow {
        self.s.board.widow.unwrap_or_default()
    }

    /// Every answer to a question of the Widow's.
    pub fn widow_answers(&self, question: Ask, out: &mut dyn Offer) {
        match question {
            Ask::Draft => self.widow().draft.for_each(|witch| out.offer(Move::Keep(witch))),
            Ask::Negotiate => self.negotiations(out),
            Ask::PlayCard => self.hand(HUMAN).for_each(|action| out.offer(Move::Card(action))),
            Ask::Cooperate => self.common_cards().for_each(|action| out.offer(Move::Card(action))),
            Ask::Path(spider) => self.spider_paths(spider, out),
            Ask::Farthest => self.farthest_spiders(out),
            Ask::Patient => self.nearest_patients(out),
            Ask::GiveCard => self.widow().negotiation.kinds().for_each(|card| out.offer(Move::Give(card))),
            Ask::Accuse => self.coven(WIDOW).witches.for_each(|witch| out.offer(Move::Lose(witch))),
        }
    }
}

impl<D: Dice, E: Events<crate::Event>> Play<'_, D, E> {
    pub fn widow(&mut self) -> &mut Widow {
        self.s.board.widow.get_or_insert_default()
    }

    pub fn tell_widow(&mut self, event: impl FnOnce() -> events::WidowEvent) {
        self.tell(|| crate::Event::Widow(event()));
    }

    pub fn reveal_widow(&mut self, event: impl FnOnce() -> events::WidowEvent) {
        self.reveal(|| crate::Event::Widow(event()));
    }

    pub fn widow_deed(&mut self, deed: Deed) {
        match deed {
            Deed::Roll => self.roll_for_widow(),
            Deed::Turns => self.begin_turns(),
            Deed::Creep(number) => self.creep(number),
            Deed::Toll => self.spider_toll(),
            Deed::Main => self.widow_main(),
            Deed::Bonus => self.widow_bonus(),
            Deed::Suspicion => self.widow_attune_suspicion(),
            Deed::Raise(steps) => self.raise_widow(steps),
            Deed::Recall(chamber) => self.widow_recalls(chamber.into()),
            Deed::Favour(left) => self.widow_favour(left),
            Deed::FavourEnds => self.widow_favours_end(),
        }
    }

    pub fn answer_widow(&mut self, question: Ask, m: Move) {
        match question {
            Ask::Draft => self.draft_with_widow(m),
            Ask::Negotiate => self.negotiate(m),
            Ask::PlayCard => self.play_own_card(m),
            Ask::Cooperate => self.cooperate(m),
            Ask::Path(spider) => self.crawl(spider, m),
            Ask::Farthest => self.move_farthest(m),
            Ask::Patient => self.widow_heals(m),
            Ask::GiveCard => self.give_negotiation_card(m),
            Ask::Accuse => self.accuse_widows_witch(m),
        }
    }

    /// The Widow's part in what covens do one after another. SEP-SOLO-3, SEP-SOLO-16: she has no Leader, spells or ritual
    /// marker to place, and skips steps B4, C and D.
    pub fn widow_round(&mut self, round: crate::task::Round) {
        match round {
            crate::task::Round::Turns => self.widow_turn(),
            crate::task::Round::Favours => self.widow_favours(),
            _ => {}
        }
    }
}
