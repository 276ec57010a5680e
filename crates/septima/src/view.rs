//! Chapter 24.1: what one viewer may know. The open parts of the state are shown as they are; everything else has a place
//! here only for its owner.

use crate::card::Witch;
use crate::draft::ROUNDS;
use crate::scene::Scene;
use crate::set::{Few, Set};
use crate::setup::Setup;
use crate::state::{AGENDA, Board, Coven, MAX_COVENS, Progress, PrologueAnswer, Tile, Turn};
use crate::task::Task;
use crate::widow::HUMAN;
use crate::words::Action;
use coven_engine::{Seat, Viewer};
use serde::{Deserialize, Serialize};

/// What a viewer sees and remembers.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    pub setup: Setup,
    pub stage: Progress,
    pub asked: Vec<Seat>,
    pub board: Board,
    pub covens: Few<Coven, MAX_COVENS>,
    pub turn: Turn,
    /// What is still to be done, the next thing last. Nothing in it is secret.
    pub agenda: Few<Task, AGENDA>,
    /// The action cards that each coven has left; they follow from the discard piles.
    pub hands: Vec<Set<Action>>,
    pub pile: PileView,
    /// Witches drawn by the acting coven that it is choosing from.
    pub drawn: Vec<TileView>,
    /// The books that this viewer knows: the own one, and all at the end.
    pub books: Vec<Option<u8>>,
    /// SEP-SOLO-27: which tribulations would be met now, as far as the viewer can tell.
    pub tribulations: Vec<Option<bool>>,
    /// What the viewer alone knows.
    pub own: Option<Own>,
}

coven_engine::in_parts!(View:
    setup, stage, asked, board, covens each, turn, agenda, hands, pile, drawn, books, tribulations, own
);

coven_engine::in_parts!(Coven:
    leader, suspicion, raised, unhunted, wisdom, goods, tracks, witches, aside, card, discard, crowd, ritual, ready, spent,
    marked, sparing, prologue
);

/// The witch pile from outside.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct PileView {
    /// Third tiles of the draft still on top.
    pub thirds: usize,
    /// Tiles below them.
    pub middle: usize,
    /// Tiles that were put at the bottom, and which of them this viewer knows.
    pub bottom: Vec<TileView>,
}

/// A tile that not everybody knows.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct TileView {
    /// Which it is, if the viewer knows.
    pub witch: Option<Witch>,
    /// It is one of the third tiles of the draft.
    pub third: bool,
}

impl TileView {
    fn of(tile: &Tile, viewer: Viewer) -> TileView {
        TileView { witch: tile.is_known_to(viewer).then_some(tile.witch), third: tile.third }
    }
}

/// What only the owner of a seat knows.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Own {
    /// The action card chosen and not yet revealed.
    pub chosen: Option<Action>,
    pub prologue: Option<PrologueAnswer>,
    pub draft: Option<DraftMemory>,
}

/// What a coven remembers of the draft.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct DraftMemory {
    /// The tiles held now.
    pub holding: Set<Witch>,
    pub kept: Set<Witch>,
    /// The tiles passed on, round by round; the last round leaves one for the box.
    pub passed: Vec<Set<Witch>>,
    /// The third tile, given back to the pile.
    pub third: Option<Witch>,
}

impl View {
    pub(crate) fn of(scene: &Scene<'_>, viewer: Viewer) -> View {
        let (s, secret) = (scene.s, &scene.s.secret);
        let over = s.stage == Progress::Over;
        let known = |seat: Seat| over || viewer.is(seat);
        let shown = |tiles: &[Tile]| tiles.iter().map(|tile| TileView::of(tile, viewer)).collect();
        View {
            setup: s.setup,
            stage: s.stage,
            asked: s.asked.collect(),
            board: s.board,
            covens: s.covens,
            turn: s.turn,
            agenda: s.agenda,
            hands: scene.seats().map(|seat| scene.hand(seat)).collect(),
            pile: PileView {
                thirds: secret.pile.thirds.len(),
                middle: scene.unplaced_witches().len(),
                bottom: shown(&secret.pile.bottom),
            },
            drawn: shown(&secret.drawn),
            books: scene.people().map(|seat| known(seat).then(|| secret.books[seat.index()])).collect(),
            tribulations: tribulations(scene, known(HUMAN)),
            own: match viewer {
                Viewer::Seat(seat) => Some(Own::of(scene, seat)),
                Viewer::Spectator => None,
            },
        }
    }
}

/// Whoever does not know the book cannot tell how its four objectives stand.
fn tribulations(scene: &Scene<'_>, knows_book: bool) -> Vec<Option<bool>> {
    if !scene.is_solo() {
        return Vec::new();
    }
    scene.overcome().into_iter().enumerate().map(|(number, met)| (knows_book || number >= 4).then_some(met)).collect()
}

impl Own {
    fn of(scene: &Scene<'_>, seat: Seat) -> Own {
        let secret = &scene.s.secret;
        Own {
            chosen: secret.chosen.get(seat.index()).copied().flatten(),
            prologue: secret.prologue.get(seat.index()).copied(),
            draft: (!secret.draft.hands.is_empty()).then(|| DraftMemory::of(scene, seat)),
        }
    }
}

impl DraftMemory {
    fn of(scene: &Scene<'_>, seat: Seat) -> DraftMemory {
        let asked = scene.s.asked.contains(seat);
        let (round, holding) = match scene.s.stage {
            Progress::Draft(round) if asked => (round, scene.draft_choices(seat, round).iter().copied().collect()),
            Progress::Draft(round) => (round + 1, Set::EMPTY),
            _ => (ROUNDS, Set::EMPTY),
        };
        let passed = (0..round).map(|round| scene.draft_choices(seat, round)[1..].iter().copied().collect());
        DraftMemory {
            holding,
            kept: scene.kept_tiles(seat, round),
            passed: passed.collect(),
            third: scene.s.secret.draft.third.get(seat.index()).copied().flatten(),
        }
    }
}
