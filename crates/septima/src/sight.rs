//! The view without its heap: what a seat may know, in borrowed and small pieces.

use crate::card::Witch;
use crate::draft::ROUNDS;
use crate::scene::Scene;
use crate::set::Set;
use crate::setup::Setup;
use crate::state::{Board, Coven, MAX_COVENS, Progress, PrologueAnswer, Tile, Turn};
use crate::task::Task;
use crate::view::{DraftMemory, TileView, View};
use crate::widow::tribulations::TRIBULATIONS;
use crate::words::Action;
use coven_engine::{Seat, Seats, Viewer};

/// What one seat may know.
pub(crate) struct Sight<'a> {
    pub setup: Setup,
    pub stage: Progress,
    pub asked: Seats,
    pub board: &'a Board,
    pub covens: &'a [Coven],
    pub turn: &'a Turn,
    pub agenda: &'a [Task],
    /// Third tiles of the draft on top of the witch pile.
    pub thirds: usize,
    pub bottom: Tiles,
    pub drawn: Tiles,
    pub books: [Option<u8>; MAX_COVENS],
    /// Which tribulations would be met, as far as the seat can tell.
    pub met: [Option<bool>; TRIBULATIONS],
    pub chosen: Option<Action>,
    pub prologue: Option<PrologueAnswer>,
    pub draft: Draft,
}

/// Tiles that not everybody knows.
#[derive(Default)]
pub(crate) struct Tiles {
    pub count: usize,
    pub known: Set<Witch>,
}

/// What the seat remembers of the draft.
#[derive(Default)]
pub(crate) struct Draft {
    pub holding: Set<Witch>,
    pub kept: Set<Witch>,
    pub passed: Set<Witch>,
    pub third: Option<Witch>,
}

impl Tiles {
    fn of_view(tiles: &[TileView]) -> Tiles {
        Tiles { count: tiles.len(), known: tiles.iter().filter_map(|tile| tile.witch).collect() }
    }

    fn of_state(tiles: &[Tile], viewer: Viewer) -> Tiles {
        let known = tiles.iter().filter(|tile| tile.is_known_to(viewer)).map(|tile| tile.witch);
        Tiles { count: tiles.len(), known: known.collect() }
    }
}

impl<'a> Sight<'a> {
    /// The view of a seat.
    pub fn of_view(view: &'a View) -> Sight<'a> {
        let mut books = [None; MAX_COVENS];
        books.iter_mut().zip(&view.books).for_each(|(place, &book)| *place = book);
        let mut met = [None; TRIBULATIONS];
        met.iter_mut().zip(&view.tribulations).for_each(|(place, &known)| *place = known);
        let own = view.own.as_ref();
        Sight {
            setup: view.setup,
            stage: view.stage,
            asked: view.asked.iter().copied().collect(),
            board: &view.board,
            covens: &view.covens,
            turn: &view.turn,
            agenda: &view.agenda,
            thirds: view.pile.thirds,
            bottom: Tiles::of_view(&view.pile.bottom),
            drawn: Tiles::of_view(&view.drawn),
            books,
            met,
            chosen: own.and_then(|own| own.chosen),
            prologue: own.and_then(|own| own.prologue),
            draft: own.and_then(|own| own.draft.as_ref()).map_or_else(Draft::default, Draft::of_view),
        }
    }

    /// The same of the seat's view, by the same rules as `view`.
    pub fn of_scene(scene: &Scene<'a>, seat: Seat) -> Sight<'a> {
        let (s, secret, viewer) = (scene.s, &scene.s.secret, Viewer::Seat(seat));
        let known = |other: Seat| s.stage == Progress::Over || other == seat;
        let mut books = [None; MAX_COVENS];
        for other in scene.people().filter(|&other| known(other)) {
            books[other.index()] = Some(secret.books[other.index()]);
        }
        // Alone, the seat that looks is the human, who knows the book.
        let met = if scene.is_solo() { scene.overcome().map(Some) } else { [None; TRIBULATIONS] };
        Sight {
            setup: s.setup,
            stage: s.stage,
            asked: s.asked,
            board: &s.board,
            covens: &s.covens,
            turn: &s.turn,
            agenda: &s.agenda,
            thirds: secret.pile.thirds.len(),
            bottom: Tiles::of_state(&secret.pile.bottom, viewer),
            drawn: Tiles::of_state(&secret.drawn, viewer),
            books,
            met,
            chosen: secret.chosen.get(seat.index()).copied().flatten(),
            prologue: secret.prologue.get(seat.index()).copied(),
            draft: if secret.draft.hands.is_empty() { Draft::default() } else { Draft::of_scene(scene, seat) },
        }
    }
}

impl Draft {
    fn of_view(memory: &DraftMemory) -> Draft {
        let passed = memory.passed.iter().fold(Set::EMPTY, |all, &round| all | round);
        Draft { holding: memory.holding, kept: memory.kept, passed, third: memory.third }
    }

    fn of_scene(scene: &Scene<'_>, seat: Seat) -> Draft {
        let (round, holding) = match scene.s.stage {
            Progress::Draft(round) if scene.s.asked.contains(seat) => {
                (round, scene.draft_choices(seat, round).iter().copied().collect())
            }
            Progress::Draft(round) => (round + 1, Set::EMPTY),
            _ => (ROUNDS, Set::EMPTY),
        };
        Draft {
            holding,
            kept: scene.kept_tiles(seat, round),
            passed: (0..round).flat_map(|round| scene.draft_choices(seat, round)[1..].iter().copied()).collect(),
            third: scene.s.secret.draft.third.get(seat.index()).copied().flatten(),
        }
    }
}
