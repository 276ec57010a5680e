//! What a seat sees, as a row of numbers.

use super::question;
use crate::card::{Building, Spell, Witch};
use crate::places::{Hut, RITUAL_ROWS, SPACES};
use crate::set::{Set, Tally};
use crate::setup::Mode;
use crate::sight::Sight;
use crate::state::{Board, Citizen, Coven, Hunter, MAX_COVENS, Progress, Shelf, Sparing, Step, Turn, Voluntary};
use crate::task::Task;
use crate::widow::tribulations::TRIBULATIONS;
use crate::widow::{SPIDERS, WIDOW};
use crate::words::{Action, Good, Illness, Ingredient, Negotiation, Patient, Season, Side, Window};
use coven_engine::names::Item;
use coven_engine::{Eyes, Part, Pen, Seat, Seats};

const ACTIONS: usize = Action::ALL.len();
const COVENS: usize = MAX_COVENS;
const PHASES: usize = 5;
const STEPS: usize = 8;
const STAGES: usize = 6;
const CHAMBERS: usize = 2;
const VILLAGES: usize = 6;

/// A patient in a village: which, angry, and the covens that healed it.
const BED: usize = Patient::ALL.len() + 1 + COVENS;
/// Citizens of one chamber: angry ones, and those of each coven.
const CHAMBER: usize = 1 + COVENS;
/// What lies open before one coven.
const COVEN: usize =
    SPACES + 5 + Good::ALL.len() + Illness::ALL.len() + 2 * Witch::COUNT + 2 * ACTIONS + 1 + 3 + 3 * Spell::COUNT + 3 + 2;

pub(super) const PARTS: &[Part] = &[
    Part::new("table", COVENS + 3),
    Part::new("time", STAGES + 1 + Season::ALL.len() + PHASES + STEPS + 2 * COVENS),
    Part::new("asked", COVENS),
    Part::new("question", question::LENGTH),
    Part::new("moon", PHASES * Ingredient::ALL.len()),
    Part::new("septima", 3 * ACTIONS),
    Part::new("hunters", 2 * Hut::COUNT + 3),
    Part::new("patients", VILLAGES * BED + 1 + Patient::ALL.len()),
    Part::new("trials", 3 * Witch::COUNT + CHAMBERS * CHAMBER + 3 + COVENS),
    Part::new("buildings", 2 * Building::COUNT),
    Part::new("spells", 3 * Spell::COUNT),
    Part::new("witches", Witch::COUNT),
    Part::of_seats("covens", COVEN, COVENS),
    Part::new("turn", TURN),
    Part::new("pile", 3 + 2 * Witch::COUNT),
    Part::new("own", BOOKS + ACTIONS + ARRANGEMENTS + Ingredient::ALL.len() + 4 * Witch::COUNT),
    Part::new("widow", COVEN + SPACES + SPIDERS + 6 + 4 * ACTIONS + Negotiation::ALL.len() + Witch::COUNT + 2 * TRIBULATIONS),
];

/// More books than any edition has.
const BOOKS: usize = 16;
const ARRANGEMENTS: usize = 4;

const TURN: usize = ACTIONS
    + Window::ALL.len()
    + 7
    + Side::ALL.len()
    + 2
    + 2 * Spell::COUNT
    + Witch::COUNT
    + Building::COUNT
    + 3 * Ingredient::ALL.len()
    + 2 * Illness::ALL.len()
    + 6
    + 2;

/// What is usual, so that most numbers lie between 0 and 1.
const GOODS: f32 = 4.0;
const WISDOM: f32 = 60.0;
const SUSPICION: f32 = 8.0;
const CITIZENS: f32 = 6.0;
const LEVELS: f32 = 6.0;
const TILES: f32 = 8.0;
const CARDS: f32 = 8.0;

pub(super) fn write(sight: &Sight<'_>, eyes: Eyes, out: &mut [f32]) {
    // Alone, the Widow's things count as those of a second seat.
    let eyes_of_covens = Eyes::new(eyes.seat, sight.covens.len().max(1));
    let mut pen = Pen::new(out, PARTS);
    write_time(sight, eyes_of_covens, &mut pen);
    write_board(sight.board, eyes_of_covens, &mut pen);
    pen.part("covens");
    for places in 0..COVENS {
        match eyes.seat_after(places).and_then(|seat| sight.covens.get(seat.index())) {
            Some(coven) => write_coven(coven, &mut pen),
            None => pen.skip(COVEN),
        }
    }
    pen.part("turn");
    write_turn(sight.turn, &mut pen);
    pen.part("pile");
    pen.share(sight.thirds as u32, TILES);
    pen.share(sight.bottom.count as u32, TILES);
    pen.share(sight.drawn.count as u32, TILES);
    write_set(&mut pen, sight.bottom.known);
    write_set(&mut pen, sight.drawn.known);
    pen.part("own");
    write_own(sight, eyes.seat, &mut pen);
    pen.part("widow");
    write_widow(sight, &mut pen);
    pen.end();
}

fn write_set<T: Item>(pen: &mut Pen<'_>, set: Set<T>) {
    pen.bits(set.bits().into(), T::COUNT);
}

fn write_one<T: Item>(pen: &mut Pen<'_>, item: Option<T>) {
    pen.one_of(item.map(T::index), T::COUNT);
}

fn write_seats(pen: &mut Pen<'_>, seats: Seats, eyes: Eyes) {
    seats.filter_map(|seat| eyes.places_to(seat)).for_each(|places| pen.add(places, 1.0));
    pen.skip(COVENS);
}

fn write_tally<T: Item, const N: usize>(pen: &mut Pen<'_>, tally: &Tally<T, N>, usual: f32) {
    T::all().for_each(|item| pen.share(tally[item], usual));
}

fn write_time(sight: &Sight<'_>, eyes: Eyes, pen: &mut Pen<'_>) {
    let (setup, board) = (sight.setup, sight.board);
    pen.part("table");
    pen.one_of(usize::from(setup.players).checked_sub(1), COVENS);
    pen.flag(setup.mode == Mode::Full);
    pen.flag(setup.fixed_hunter);
    pen.flag(setup.fixed_trials);
    pen.part("time");
    let (stage, round) = match sight.stage {
        Progress::Draft(round) => (0, round),
        Progress::ReturnThird => (1, 0),
        Progress::Prologue => (2, 0),
        Progress::ChooseCards => (3, 0),
        Progress::Agenda => (4, 0),
        Progress::Over => (5, 0),
    };
    pen.one_of(Some(stage), STAGES);
    pen.share(round, 2.0);
    write_one(pen, Some(board.season));
    pen.one_of(usize::from(board.phase).checked_sub(1).filter(|&phase| phase < PHASES), PHASES);
    pen.one_of(Some(number_of_step(board.step)), STEPS);
    pen.one_of(board.first.and_then(|seat| eyes.places_to(seat)), COVENS);
    pen.one_of(eyes.places_to(board.acting), COVENS);
    pen.part("asked");
    write_seats(pen, sight.asked, eyes);
    pen.part("question");
    let asked = match (sight.stage, sight.agenda.last()) {
        (Progress::Agenda, Some(&Task::Ask(question))) => Some(question),
        _ => None,
    };
    question::write(asked, pen);
}

fn number_of_step(step: Step) -> usize {
    match step {
        Step::Setup => 0,
        Step::A => 1,
        Step::B => 2,
        Step::C => 3,
        Step::D => 4,
        Step::E => 5,
        Step::Trials => 6,
        Step::Favours => 7,
    }
}

fn write_board(board: &Board, eyes: Eyes, pen: &mut Pen<'_>) {
    pen.part("moon");
    board.moon.iter().for_each(|&ingredient| write_one(pen, Some(ingredient)));
    pen.part("septima");
    write_one(pen, board.septima.left);
    write_one(pen, board.septima.right);
    write_set(pen, board.septima.used);
    pen.part("hunters");
    for hut in Hut::all() {
        let hunter = board.hunters.at(hut);
        pen.flag(hunter == Hunter::Awake);
        pen.flag(hunter == Hunter::Dormant);
    }
    pen.flag(board.die.is_some());
    pen.share(board.die.unwrap_or(0), LEVELS);
    pen.share(board.shortened, LEVELS);
    pen.part("patients");
    for bed in &board.patients.village {
        write_one(pen, bed.map(|bed| bed.patient));
        pen.flag(bed.is_some_and(|bed| bed.angry));
        write_seats(pen, bed.map_or(Seats::NONE, |bed| bed.healed_by), eyes);
    }
    let pile: usize = board.patients.pile.iter().map(|group| group.len()).sum();
    pen.share(pile as u32, TILES);
    write_set(pen, board.patients.discard);
    pen.part("trials");
    write_one(pen, board.accused);
    write_set(pen, board.captured.iter().copied().collect::<Set<Witch>>());
    write_one(pen, board.offered);
    for chamber in &board.chambers {
        for citizen in chamber.iter() {
            let place = match citizen {
                Citizen::Angry => Some(0),
                Citizen::Loyal(seat) => eyes.places_to(*seat).map(|places| places + 1),
            };
            place.into_iter().for_each(|place| pen.add(place, 1.0 / CITIZENS));
        }
        pen.skip(CHAMBER);
    }
    pen.share(board.angry, CITIZENS);
    pen.share(board.calmed, CITIZENS);
    pen.share(board.unmet_lines, CITIZENS);
    pen.one_of(board.winner.and_then(|seat| eyes.places_to(seat)), COVENS);
    pen.part("buildings");
    write_one(pen, board.buildings.gold);
    write_one(pen, board.buildings.bronze);
    pen.part("spells");
    let shelves = [&board.shelves.earth, &board.shelves.air, &board.shelves.fire];
    let open = |shelf: &Shelf| shelf.scoring.last().copied().into_iter().chain(shelf.middle).chain(shelf.lower).collect();
    write_set(pen, shelves.iter().fold(Set::<Spell>::EMPTY, |all, shelf| all | open(shelf)));
    let beneath = |shelf: &Shelf| shelf.scoring.iter().copied().rev().skip(1).collect();
    write_set(pen, shelves.iter().fold(Set::<Spell>::EMPTY, |all, shelf| all | beneath(shelf)));
    write_set(pen, board.gone);
    pen.part("witches");
    write_set(pen, board.boxed);
}

fn write_coven(coven: &Coven, pen: &mut Pen<'_>) {
    pen.one_of(coven.leader.map(|space| space.index()), SPACES);
    pen.share(coven.suspicion, SUSPICION);
    pen.flag(coven.raised);
    pen.flag(coven.unhunted);
    pen.share(coven.wisdom, WISDOM);
    pen.flag(coven.aside.is_some());
    write_tally(pen, &coven.goods, GOODS);
    write_tally(pen, &coven.tracks, LEVELS);
    write_set(pen, coven.witches);
    write_one(pen, coven.aside);
    write_one(pen, coven.card);
    write_set(pen, coven.discard);
    pen.share(coven.crowd, CITIZENS);
    pen.flag(coven.ritual.is_some());
    pen.share(coven.ritual.map_or(0, |space| space.row()), RITUAL_ROWS.into());
    pen.share(coven.ritual.map_or(0, |space| space.x()), 8.0);
    write_set(pen, coven.ready);
    write_set(pen, coven.spent);
    write_set(pen, coven.marked);
    let sparing = match coven.sparing {
        Sparing::Open => 0,
        Sparing::AfterTrials => 1,
        Sparing::AfterFavours => 2,
    };
    pen.one_of(Some(sparing), 3);
    for place in 0..2 {
        pen.share(coven.prologue.get(place).copied().unwrap_or(0), CARDS);
    }
}

fn write_turn(turn: &Turn, pen: &mut Pen<'_>) {
    write_one(pen, turn.played);
    write_one(pen, turn.window);
    for flag in [turn.fresh, turn.settled, turn.offered_bonus, turn.pledged, turn.septima_only, turn.hushed, turn.bonus_discount]
    {
        pen.flag(flag);
    }
    write_one(pen, turn.septima);
    let voluntary = match turn.voluntary {
        Voluntary::None => None,
        Voluntary::Forced => Some(0),
        Voluntary::WithCoven => Some(1),
    };
    pen.one_of(voluntary, 2);
    write_set(pen, turn.cast);
    write_set(pen, turn.in_effect);
    write_one(pen, turn.borrowed);
    write_set(pen, turn.buildings);
    write_tally(pen, &turn.collected, GOODS);
    write_tally(pen, &turn.price.needs, GOODS);
    write_one(pen, turn.extra_lunar);
    write_tally(pen, &turn.healed, GOODS);
    write_set(pen, turn.cured);
    for count in
        [turn.brewed_utility, turn.free_heals, turn.risks, turn.price.omit, turn.used.len() as u8, turn.printed.len() as u8]
    {
        pen.share(count, GOODS);
    }
    pen.flag(turn.reached);
    pen.flag(turn.risked_free);
}

fn write_own(sight: &Sight<'_>, seat: Seat, pen: &mut Pen<'_>) {
    let book = sight.books.get(seat.index()).copied().flatten();
    pen.one_of(book.map(|book| usize::from(book).saturating_sub(1)).filter(|&book| book < BOOKS), BOOKS);
    write_one(pen, sight.chosen);
    let arrangement = sight.prologue.and_then(|answer| answer.arrangement).map(usize::from);
    pen.one_of(arrangement.filter(|&way| way < ARRANGEMENTS), ARRANGEMENTS);
    let chosen = sight.prologue.iter().flat_map(|answer| answer.types.iter());
    chosen.for_each(|chosen| pen.add(chosen.0.index(), 1.0));
    pen.skip(Ingredient::ALL.len());
    let draft = &sight.draft;
    write_set(pen, draft.holding);
    write_set(pen, draft.kept);
    write_set(pen, draft.passed);
    write_one(pen, draft.third);
}

/// What the Widow has, when somebody plays alone.
fn write_widow(sight: &Sight<'_>, pen: &mut Pen<'_>) {
    let Some(widow) = sight.board.widow else {
        pen.skip(PARTS[PARTS.len() - 1].length);
        return;
    };
    match sight.covens.get(WIDOW.index()) {
        Some(coven) => write_coven(coven, pen),
        None => pen.skip(COVEN),
    }
    widow.spiders.iter().for_each(|spider| pen.add(spider.space.index(), 1.0));
    pen.skip(SPACES);
    widow.spiders.iter().for_each(|spider| pen.flag(spider.lying));
    pen.one_of(usize::from(widow.remember).checked_sub(1).filter(|&card| card < 6), 6);
    for card in [widow.left, widow.right, widow.top, widow.no_crystals] {
        write_one(pen, card);
    }
    write_tally(pen, &widow.negotiation, 2.0);
    write_set(pen, widow.draft);
    for met in sight.met {
        pen.flag(met.is_some());
        pen.flag(met == Some(true));
    }
}
