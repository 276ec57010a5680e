//! The conformance kit is proven: it passes the sound game and finds every fault.

use crate::faulty::{Fault, Faulty};
use coven_engine::testing::{Care, Finding, check_game};
use coven_engine::{Record, Rules};
use std::sync::Arc;

/// The first finding in a few hundred games of every setup.
fn first_finding(fault: Fault) -> Option<Box<Finding>> {
    let rules = Arc::new(Faulty::with(fault));
    let setups = rules.setups(3);
    let games = (0..200).flat_map(|seed| setups.iter().map(move |setup| (setup, seed)));
    games.map(|(setup, seed)| check_game(&rules, setup, seed, Care { costly_every: 1 })).find_map(Result::err)
}

#[test]
fn the_sound_game_passes() {
    if let Some(finding) = first_finding(Fault::Sound) {
        panic!("{finding}");
    }
}

#[test]
fn every_fault_is_found_and_named() {
    for (fault, complaint) in [
        (Fault::LeakyView, "can tell the imagined state from the real one"),
        (Fault::LeakyList, "depend on what it cannot know"),
        (Fault::LeakyEvent, "tell viewer"),
        (Fault::LeakyCoach, "the plan of seat"),
        (Fault::HonestImagination, "imagines depends on what it cannot know"),
        (Fault::WildImagination, "imagines breaks the rules: the position breaks SLB-INV-1: card 1 is in two places"),
        (Fault::Forgetful, "can tell the imagined state from the real one"),
        (Fault::Obliging, "is not listed for seat"),
        (Fault::Stubborn, "the listed move 'leave' of seat"),
        (Fault::Messy, "is refused but changes the state"),
        (Fault::Unasked, "is not asked, but"),
        (Fault::Garbled, "does not read back"),
        (Fault::Repeating, "is listed twice"),
        (Fault::DeadEnd, "is asked and has 0 legal moves"),
        (Fault::Hasty, "is not asked but has legal moves"),
        (Fault::Endless, "the game is longer than the 21 decisions that the rules imply"),
        (Fault::Rash, "has places exactly when nobody decides"),
        (Fault::Miscounting, "adds up to"),
        (Fault::ForgottenPosition, "the position describes another state"),
        (Fault::Ordered, "the order of the answers"),
        (Fault::SilentRevelation, "something hidden, but can be taken back"),
        (Fault::Impure, "gives two different results"),
        (Fault::Breaking, "the position breaks SLB-INV-1"),
        (Fault::Panicking, "the rules panic: there is no such card"),
        (Fault::Withdrawn, "which the game lists, is refused"),
        (Fault::SharedNumber, "share the number"),
        (Fault::HighNumber, "but all numbers are below"),
        (Fault::Unnumbered, "has no number"),
        (Fault::Renumbered, "which has the number"),
        (Fault::StaleList, "the next moves are listed as"),
        (Fault::SlyNotes, "but with notes"),
        (Fault::LeakyObservation, "is not what its view shows (number 0 of the part 'round')"),
        (Fault::FixedSeats, "in the part 'seats' seat"),
        (Fault::Infinite, "observes is inf"),
    ] {
        let finding = first_finding(fault).unwrap_or_else(|| panic!("{fault:?} is not found"));
        assert!(finding.what.contains(complaint), "{fault:?} is found as: {finding}");
    }
}

/// A finding is a game that can be taken up where the fault showed.
#[test]
fn a_finding_carries_the_game_that_shows_it() {
    for fault in [Fault::Breaking, Fault::Panicking, Fault::SilentRevelation] {
        let finding = first_finding(fault).expect("a finding");
        let written = finding.record.as_ref().expect("a record").to_string();
        let record = Record::parse(&written).expect("a record that can be read");
        let game = record.replay(Arc::new(Faulty::with(Fault::Sound))).expect("a record that replays");
        assert_eq!(game.turns().len(), record.moves.len(), "{fault:?}");
        assert!(finding.to_string().contains(&record.header.seed.to_string()));
    }
}
