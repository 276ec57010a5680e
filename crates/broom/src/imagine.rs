//! Chapter 13, information: states that a viewer cannot tell from the real one.
//!
//! Hidden are the roles that others chose and have not yet laid, and sealed answers (BRM-INFO-2, BRM-INFO-4). The order of the
//! decks is hidden from all (BRM-INFO-3) and drawn only when a card is turned, so it is no part of the state.

use crate::Broom;
use crate::pieces::{EventCard, Resource, Role, RoleSet};
use crate::state::{Pending, Player, State};
use coven_engine::{Dice, Seat, Viewer};

impl Broom {
    /// BRM-INFO-6: everything that is public or the viewer's own stays; the rest is drawn anew.
    pub(crate) fn imagined(&self, real: &State, viewer: Viewer, dice: &mut impl Dice) -> State {
        let mut s = real.clone();
        for seat in Seat::all(real.seats()).filter(|&seat| !viewer.is(seat)) {
            let player = &mut s.players[seat.index()];
            match real.pending.top() {
                Some(Pending::Number) => self.imagine_number(player, dice),
                Some(Pending::Pick) => imagine_picks(player, dice),
                Some(Pending::Offers) => imagine_offer(player, dice),
                // Being asked to follow shows that the role is there.
                Some(Pending::Follow { seat: asked }) if asked == seat => imagine_hand(player, real.role, dice),
                _ => imagine_hand(player, None, dice),
            }
        }
        s
    }

    fn imagine_number(&self, player: &mut Player, dice: &mut impl Dice) {
        if player.number.is_some() {
            let choices = &self.event(EventCard::MoreOrLess).choices;
            player.number = Some(choices[dice.below(choices.len() as u32) as usize]);
        }
    }
}

/// BRM-INFO-5: any roles that the player has neither laid nor, by passing, denied.
fn imagine_hand(player: &mut Player, known: Option<Role>, dice: &mut impl Dice) {
    let known: RoleSet = known.into_iter().collect();
    let possible = RoleSet::ALL.minus(player.laid).minus(player.denied).minus(known);
    let others = some_of(possible, player.hand.len() - known.len(), dice);
    player.hand = RoleSet(known.0 | others.0);
}

/// Only whether the hand is complete can be seen.
fn imagine_picks(player: &mut Player, dice: &mut impl Dice) {
    let size = if player.still_picks() { dice.below(player.hand_size.into()) as u8 } else { player.hand_size };
    player.hand = some_of(RoleSet::ALL, size, dice);
}

/// Only whether the offer is complete can be seen.
fn imagine_offer(player: &mut Player, dice: &mut impl Dice) {
    let complete = usize::from(player.offered) == Resource::ALL.len();
    let kinds = player.stock.map(|held| u32::from(held > 0));
    let asked: u32 = kinds.iter().sum();
    let mut answers = if complete { asked } else { dice.below(asked.max(1)) };
    player.offer = [0; 4];
    player.offered = 0;
    for kind in 0..kinds.len() {
        let held = player.stock[kind];
        if held > 0 && answers == 0 {
            return;
        }
        if held > 0 {
            player.offer[kind] = dice.below(u32::from(held) + 1) as u8;
            answers -= 1;
        }
        player.offered = kind as u8 + 1;
    }
}

/// A random subset of a given size.
fn some_of(mut from: RoleSet, size: u8, dice: &mut impl Dice) -> RoleSet {
    let mut chosen = RoleSet::NONE;
    for _ in 0..size {
        let drawn = dice.pick_bit("imagined role", u64::from(from.0), |role| Role::ALL[role as usize].to_string());
        from = RoleSet(from.0 & !(1 << drawn));
        chosen = RoleSet(chosen.0 | 1 << drawn);
    }
    chosen
}
