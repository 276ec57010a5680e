//! What holds throughout random games: the order of time, the displays, the piles, and who may move when.

mod common;

use common::{rules, watch_games};
use coven_proves::proves;
use coven_septima::{Action, Element, Hunter, Item, Mode, Progress, Season, Set, Shelf, State, Step};

fn shelf(s: &State, element: Element) -> &Shelf {
    match element {
        Element::Earth => &s.board.shelves.earth,
        Element::Air => &s.board.shelves.air,
        Element::Fire => &s.board.shelves.fire,
    }
}

/// The two places of a standard row are open as long as the deck has cards; a place that is empty means that the deck is
/// empty.
#[test]
#[proves("SEP-SPL-4", "SEP-EOS-4", "SEP-RUL-X9")]
fn the_display_is_refilled() {
    let rules = rules();
    let mut shrunk = 0;
    watch_games(6, |_, walk| {
        let s = &walk.state;
        if s.setup.mode == Mode::Basic {
            return;
        }
        for element in Element::all() {
            let shelf = shelf(s, element);
            let open: Set<_> = shelf.middle.into_iter().chain(shelf.lower).collect();
            let owned = s.covens.iter().fold(Set::EMPTY, |all, coven| all | coven.spells());
            let deck = rules.spells_of(element, false) - open - owned - s.board.gone;
            assert!(open.len() == 2 || deck.is_empty(), "{element}: {shelf:?}");
            shrunk += u32::from(open.len() < 2);
        }
    });
    println!("{shrunk} states with a shrunken display");
}

fn is_after_step_e(step: Step) -> bool {
    matches!(step, Step::E | Step::Trials | Step::Favours)
}

/// Two different markers always lie open, and none that was used this season comes back.
#[test]
#[proves("SEP-RUL-X9", "SEP-END-1", "SEP-PREP-4")]
fn septima_markers_never_run_out() {
    watch_games(3, |before, walk| {
        let (markers, then) = (&walk.state.board.septima, &before.board.septima);
        let shown: Set<Action> = markers.left.into_iter().chain(markers.right).collect();
        assert_eq!(shown.len(), 2);
        assert!((shown & markers.used).is_empty());
        if walk.state.board.season == before.board.season {
            assert!((then.used - markers.used).is_empty());
            assert_eq!(
                markers.used.len(),
                usize::from(walk.state.board.phase) - 1 + usize::from(is_after_step_e(walk.state.board.step))
            );
        }
    });
}

/// Every season begins with players + 2 patients, of which those left over carry an angry citizen.
#[test]
#[proves("SEP-PREP-2", "SEP-PREP-3", "SEP-EOS-1", "SEP-COMP-6")]
fn every_season_begins_with_enough_patients() {
    let mut seasons = 0;
    watch_games(3, |before, walk| {
        let s = &walk.state;
        if s.board.season == before.board.season {
            return;
        }
        seasons += 1;
        let beds = || s.board.patients.village.iter().flatten();
        assert_eq!(beds().count(), s.covens.len() + 2);
        for (bed, then) in s.board.patients.village.iter().zip(&before.board.patients.village) {
            // Whoever stood there before the trials and is still there got an angry citizen.
            if let (Some(bed), Some(then)) = (bed, then)
                && bed.patient == then.patient
                && !then.angry
                && then.healed_by.is_empty()
            {
                assert!(bed.angry);
            }
        }
        assert!(s.board.patients.discard.is_empty());
    });
    assert!(seasons > 100);
}

/// Time runs through four seasons of five phases, and every coven plays five different cards in each (SEP-PHASE-A2).
#[test]
#[proves("SEP-SEASON-1", "SEP-PHASE-1", "SEP-END-5", "SEP-EOS-3", "SEP-PHASE-A2")]
fn time_goes_on_phase_by_phase() {
    watch_games(3, |before, walk| {
        let s = &walk.state;
        let clock = |s: &State| (s.board.season.index(), s.board.phase);
        let ((season, phase), (then_season, then_phase)) = (clock(s), clock(before));
        let goes_on = (season == then_season && (phase == then_phase || phase == then_phase + 1))
            || (season == then_season + 1 && (phase, then_phase) == (1, 5));
        assert!(goes_on, "from {:?} to {:?}", clock(before), clock(s));
        if s.stage == Progress::ChooseCards && s.asked.len() == s.covens.len() {
            assert!(s.covens.iter().all(|coven| coven.discard.len() == usize::from(phase) - 1 && coven.card.is_none()));
            assert!(s.covens.iter().all(|coven| !coven.raised));
            assert_eq!(s.board.hunters.huts_with(Hunter::Dormant).count(), 0);
        }
        if season == then_season + 1 {
            let players = s.covens.len();
            assert_eq!(s.board.first, before.board.first.map(|seat| seat.next(players)), "the token passes clockwise");
        }
        if s.stage == Progress::Over {
            assert_eq!((s.board.season, phase), (Season::Summer, 5));
        }
    });
}

/// Three hunters in autumn, four from winter on, five in summer, each in a hut of its own.
#[test]
#[proves("SEP-EOS-2", "SEP-RUL-E12", "SEP-RUL-X39")]
fn hunters_arrive_with_the_seasons() {
    watch_games(2, |_, walk| {
        let hunters = &walk.state.board.hunters;
        let there = hunters.huts_with(Hunter::Awake).count() + hunters.huts_with(Hunter::Dormant).count();
        let expected = match walk.state.board.season {
            Season::Autumn => 3,
            Season::Winter | Season::Spring => 4,
            Season::Summer => 5,
        };
        assert_eq!(there, expected);
    });
}

/// A move of one coven moves no Leader but its own, and whoever is not acting stands alone.
#[test]
#[proves("SEP-RUL-X28", "SEP-MOVE-5")]
fn nobody_pushes_a_leader() {
    watch_games(3, |before, walk| {
        let s = &walk.state;
        for (seat, (coven, then)) in s.covens.iter().zip(before.covens.iter()).enumerate() {
            if coven.leader != then.leader {
                assert!(before.asked.contains(coven_engine::Seat(seat as u8)));
            }
        }
        if s.stage == Progress::ChooseCards {
            let spaces: Vec<_> = s.covens.iter().filter_map(|coven| coven.leader).collect();
            assert!((1..spaces.len()).all(|i| !spaces[..i].contains(&spaces[i])));
        }
    });
}

/// Hunters and their huts never block a Leader: the space before an awake hunter's hut can be entered.
#[test]
#[proves("SEP-MOVE-6")]
fn the_entrance_of_a_hut_is_open() {
    let rules = rules();
    let mut entered = 0;
    watch_games(4, |before, walk| {
        let s = &walk.state;
        for (coven, then) in s.covens.iter().zip(before.covens.iter()) {
            if let (Some(space), Some(from)) = (coven.leader, then.leader)
                && space != from
                && rules.map.steps_from_hut(space.zone(), space) == 1
                && before.board.hunters.at(space.zone()) == Hunter::Awake
            {
                entered += 1;
            }
        }
    });
    assert!(entered > 100, "{entered}");
}
