//! The Widow's tables as play uses them.

use crate::data::File;
use crate::load::{Loaded, wrong};
use crate::places::Hut;
use crate::set::{Set, Tally};
use crate::widow::SPIDERS;
use crate::words::{Action, Face, Negotiation};
use coven_engine::names::Item;

/// SEP-SOLO-2: how many Remember cards there are to choose from.
pub const REMEMBER_CARDS: u8 = 6;

/// The numbers and cards of the solitaire game.
#[derive(Clone, Debug)]
pub struct Solo {
    pub start_wisdom: u16,
    /// SEP-SOLO-5: at the entrances of these huts.
    pub spider_huts: [Hut; SPIDERS],
    pub loss_beside: u8,
    pub loss_on: u8,
    pub tribulations: u8,
    pub tribulations_easy: u8,
    pub tribulations_hard: Vec<u8>,
    pub wisdom: u8,
    pub wisdom_easy: u8,
    pub wisdom_hard: Vec<u8>,
    pub cards: Tally<Negotiation, 3>,
    pub cards_all: Tally<Negotiation, 3>,
    pub cards_hard: Tally<Negotiation, 3>,
    /// SEP-SOLO-9
    pub die: Vec<Face>,
    pub suspicion_start: i8,
    pub suspicion_reset: i8,
    /// One card for each action but Remember, in the actions' order.
    by_action: [WidowCard; Action::COUNT],
    remember: [WidowCard; REMEMBER_CARDS as usize],
}

/// One of her action cards.
#[derive(Clone, Copy, Debug, Default)]
pub struct WidowCard {
    /// The action whose abilities it has; for all but Remember its own.
    pub copies: Option<Action>,
    /// SEP-SOLO-12
    pub shadows: Set<Hut>,
}

impl Solo {
    /// Her card of this action; of the Remember cards the one with this number.
    pub fn card(&self, action: Action, remember: u8) -> WidowCard {
        match action {
            Action::Remember => {
                usize::from(remember).checked_sub(1).and_then(|i| self.remember.get(i)).copied().unwrap_or_default()
            }
            _ => self.by_action[action.index()],
        }
    }

    pub fn read(raw: &File) -> Loaded<Solo> {
        let (solo, track) = (&raw.solo, &raw.suspicion_track);
        let on_track = |value: i8| (track.min..=track.max).contains(&value);
        if !on_track(track.widow_start) || !on_track(track.widow_reset) || track.widow_reset >= track.max {
            return wrong("suspicion_track.widow_start", "her values must lie on the track, and her reset below its top");
        }
        if raw.solo_die.faces.is_empty() {
            return wrong("solo_die.faces", "must not be empty");
        }
        if usize::from(solo.spiders) != SPIDERS || solo.spider_start_huts.len() != SPIDERS {
            return wrong("solo.spider_start_huts", format!("must name {SPIDERS} huts, one for each spider"));
        }
        let mut huts = [Hut::default(); SPIDERS];
        for (hut, number) in huts.iter_mut().zip(&solo.spider_start_huts) {
            *hut = number.to_string().parse().or_else(|error| wrong("solo.spider_start_huts", error))?;
        }
        let (by_action, remember) = cards(raw)?;
        Ok(Solo {
            start_wisdom: solo.start_wisdom,
            spider_huts: huts,
            loss_beside: solo.harass_loss_adjacent,
            loss_on: solo.harass_loss_same_space,
            tribulations: solo.tribulations_to_win,
            tribulations_easy: solo.tribulations_to_win_easy,
            tribulations_hard: solo.tribulations_to_win_hard.clone(),
            wisdom: solo.wisdom_target,
            wisdom_easy: solo.wisdom_target_easy,
            wisdom_hard: solo.wisdom_target_hard.clone(),
            cards: solo.negotiation,
            cards_all: solo.negotiation_easy,
            cards_hard: solo.negotiation_hard,
            die: raw.solo_die.faces.clone(),
            suspicion_start: track.widow_start,
            suspicion_reset: track.widow_reset,
            by_action,
            remember,
        })
    }
}

type Deck = ([WidowCard; Action::COUNT], [WidowCard; REMEMBER_CARDS as usize]);

/// SEP-SOLO-2: one card for each of the eight other actions, and six of Remember.
fn cards(raw: &File) -> Loaded<Deck> {
    let mut by_action = [WidowCard::default(); Action::COUNT];
    let mut remember = [WidowCard::default(); REMEMBER_CARDS as usize];
    for (number, row) in raw.widow_cards.iter().enumerate() {
        let at = format!("widow_cards[{number}]");
        let shadows: Set<Hut> = row
            .shadow_zones
            .iter()
            .map(|zone| zone.to_string().parse().or_else(|error| wrong(format!("{at}.shadow_zones"), error)))
            .collect::<Loaded<Set<Hut>>>()?;
        if shadows.is_empty() {
            return wrong(format!("{at}.shadow_zones"), "must name at least one zone");
        }
        let card = WidowCard { copies: Some(row.copies), shadows };
        let place = match row.id.strip_prefix("remember_").map(str::parse::<usize>) {
            Some(Ok(which)) if row.action == Action::Remember => remember.get_mut(which.wrapping_sub(1)),
            None if row.action == row.copies && row.action.name() == row.id => by_action.get_mut(row.action.index()),
            _ => None,
        };
        match place {
            Some(_) if row.copies == Action::Remember => return wrong(format!("{at}.copies"), "Remember cannot be copied"),
            Some(place) if place.copies.is_none() => *place = card,
            _ => return wrong(format!("{at}.id"), format!("'{}' is no card of hers, or is listed twice", row.id)),
        }
    }
    let missing = Action::all().find(|&action| action != Action::Remember && by_action[action.index()].copies.is_none());
    match missing {
        Some(action) => wrong("widow_cards", format!("'{action}' is missing")),
        None if remember.iter().any(|card| card.copies.is_none()) => wrong("widow_cards", "a Remember card is missing"),
        None => Ok((by_action, remember)),
    }
}

#[cfg(test)]
mod tests {
    use crate::Septima;
    use crate::words::{Action, Face, Negotiation};
    use coven_engine::names::Item;
    use coven_proves::proves;

    #[test]
    #[proves("SEP-SOLO-2", "SEP-SOLO-9", "SEP-SOLO-12")]
    fn the_widow_has_fourteen_cards_ten_negotiations_and_a_die() {
        let solo = Septima::builtin().solo;
        let zones = |action: Action, remember: u8| -> Vec<String> {
            solo.card(action, remember).shadows.map(|hut| hut.to_string()).collect()
        };
        assert_eq!(zones(Action::Move, 1), ["1", "3", "5"]);
        assert_eq!(zones(Action::Remember, 4), ["1", "4", "5"]);
        let copies: Vec<Action> = (1..=6).filter_map(|n| solo.card(Action::Remember, n).copies).collect();
        use Action::{Collect, Heal, Plead, Recruit, Ritual};
        assert_eq!(copies, [Collect, Action::Move, Heal, Recruit, Plead, Ritual]);
        assert!(Action::all().filter(|&a| a != Action::Remember).all(|a| solo.card(a, 1).copies == Some(a)));
        assert_eq!(solo.cards_all.sum(), 10);
        assert_eq!(Negotiation::all().map(|card| solo.cards[card]).collect::<Vec<_>>(), [3, 2, 3]);
        let faces = |face: Face| solo.die.iter().filter(|&&f| f == face).count();
        assert_eq!([Face::Left, Face::Right, Face::Deck].map(faces), [3, 2, 1]);
    }
}
