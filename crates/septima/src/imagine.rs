//! Chapter 24.1 turned round: a state that a viewer cannot tell from the real one, drawn at random from all such states.
//!
//! Hidden are books, sealed answers, and where witches are. Of the draft a coven remembers every tile it held; together with
//! the two witches that each coven showed, that leaves a handful of ways in which the known tiles can have gone round. These
//! ways are counted, one is drawn by its weight, and the rest is filled at random.

use crate::card::Witch;
use crate::draft::ROUNDS;
use crate::moves::Arrangement;
use crate::scene::Scene;
use crate::set::{Few, Set};
use crate::state::{Progress, PrologueAnswer, State, Tile, TypeChosen};
use coven_engine::names::Item;
use coven_engine::{Dice, Seat, Viewer};

/// What is known of each hand of the draft, pick by pick.
type Known = [[Option<Witch>; 4]; 4];

pub fn imagine(scene: &Scene<'_>, viewer: Viewer, dice: &mut impl Dice) -> State {
    let mut imagined = *scene.s;
    imagine_books(scene, viewer, &mut imagined, dice);
    imagine_cards(scene, viewer, &mut imagined, dice);
    imagine_prologue(scene, viewer, &mut imagined, dice);
    match scene.s.stage {
        Progress::Draft(_) | Progress::ReturnThird => imagine_draft(scene, viewer, &mut imagined, dice),
        _ => imagine_witches(scene, viewer, &mut imagined, dice),
    }
    imagined
}

fn imagine_books(scene: &Scene<'_>, viewer: Viewer, imagined: &mut State, dice: &mut impl Dice) {
    if scene.s.stage == Progress::Over {
        return;
    }
    let books = &mut imagined.secret.books;
    let mut left: u64 = scene.rules.books_of(scene.s.setup.mode).map(|number| 1 << number).sum();
    if let Viewer::Seat(seat) = viewer {
        left &= !(1 << (books[seat.index()] - 1));
    }
    for seat in scene.people().filter(|&seat| !viewer.is(seat)) {
        let book = dice.pick_bit("imagined", left, |_| String::new());
        left &= !(1 << book);
        books[seat.index()] = book as u8 + 1;
    }
}

fn imagine_cards(scene: &Scene<'_>, viewer: Viewer, imagined: &mut State, dice: &mut impl Dice) {
    for seat in scene.seats().filter(|&seat| !viewer.is(seat)) {
        if let Some(Some(card)) = imagined.secret.chosen.get_mut(seat.index()) {
            *card = pick(scene.hand(seat), dice).unwrap_or(*card);
        }
    }
}

/// A coven that has answered everything, or one that is somewhere on its way.
fn imagine_prologue(scene: &Scene<'_>, viewer: Viewer, imagined: &mut State, dice: &mut impl Dice) {
    if scene.s.stage != Progress::Prologue {
        return;
    }
    for seat in scene.people().filter(|&seat| !viewer.is(seat)) {
        imagined.secret.prologue[seat.index()] = PrologueAnswer::default();
        let finished = !scene.s.asked.contains(seat);
        let ways: Few<u32, 4> = Arrangement::all().map(|way| answers(scene, imagined, seat, way, finished)).collect();
        let total = ways.iter().sum::<u32>() + u32::from(!finished);
        let mut number = dice.below(total.max(1));
        for (way, &count) in Arrangement::all().zip(ways.iter()) {
            if number < count {
                imagined.secret.prologue[seat.index()] = answer_number(scene, imagined, seat, way, finished, number);
                break;
            }
            number -= count;
        }
    }
}

/// How many answers begin with this arrangement: all complete ones, or all that are still incomplete.
fn answers(scene: &Scene<'_>, imagined: &State, seat: Seat, way: Arrangement, finished: bool) -> u32 {
    let (mut complete, mut incomplete) = (1, 0);
    for options in choices(scene, imagined, seat, way).iter() {
        incomplete += complete;
        complete *= options.len() as u32;
    }
    if finished { complete } else { incomplete }
}

/// The choices of type that an arrangement brings.
fn choices(scene: &Scene<'_>, imagined: &State, seat: Seat, way: Arrangement) -> Few<Set<crate::words::Ingredient>, 6> {
    let mut trial = *imagined;
    let mut found = Few::new();
    trial.secret.prologue[seat.index()] = PrologueAnswer { arrangement: Some(way.index() as u8), types: Few::new() };
    while let Some(options) = (Scene { rules: scene.rules, s: &trial }).next_prologue_types(seat) {
        found.push(options);
        trial.secret.prologue[seat.index()].types.push(TypeChosen::default());
    }
    found
}

/// The answer with this number among those that begin with an arrangement.
fn answer_number(
    scene: &Scene<'_>,
    imagined: &State,
    seat: Seat,
    way: Arrangement,
    finished: bool,
    mut number: u32,
) -> PrologueAnswer {
    let choices = choices(scene, imagined, seat, way);
    let mut types = Few::new();
    let mut length = choices.len();
    if !finished {
        let mut of_length = 1;
        for (made, options) in choices.iter().enumerate() {
            if number < of_length {
                length = made;
                break;
            }
            number -= of_length;
            of_length *= options.len() as u32;
        }
    }
    for options in &choices[..length] {
        let count = options.len() as u32;
        if let Some(chosen) = { *options }.nth((number % count) as usize) {
            types.push(TypeChosen(chosen));
        }
        number /= count;
    }
    PrologueAnswer { arrangement: Some(way.index() as u8), types }
}

/// One of a set at random.
fn pick<T: Item>(mut set: Set<T>, dice: &mut impl Dice) -> Option<T> {
    (!set.is_empty()).then(|| dice.below(set.len() as u32)).and_then(|number| set.nth(number as usize))
}

/// Tiles from which one after another is drawn: most of them never are, so they are not shuffled.
#[derive(Clone, Copy)]
struct Urn(Set<Witch>);

impl Urn {
    fn draw(&mut self, dice: &mut impl Dice) -> Option<Witch> {
        let tile = pick(self.0, dice)?;
        self.0.remove(tile);
        Some(tile)
    }
}

// ---- the draft ------------------------------------------------------------------------------------------------------

/// What a viewer knows of one hand: nothing of the slots before `seen_from`, each tile up to `sure_to`, and of the later
/// slots which tiles they hold, but not in which order.
#[derive(Clone, Copy)]
struct Insight {
    seen_from: usize,
    sure_to: usize,
}

/// A coven knows a hand from the round in which it first held it. What it kept it knows for sure; and where it held a hand
/// twice, so it does what was taken in between.
fn insight(scene: &Scene<'_>, viewer: Viewer, hand: usize) -> Insight {
    let (round, picked) = picks(scene, hand);
    let Viewer::Seat(seat) = viewer else { return Insight { seen_from: 4, sure_to: 4 } };
    let mut held = (0..=round.min(ROUNDS - 1)).filter(|&held| scene.held_hand(seat, held) == hand).map(usize::from);
    let Some(first) = held.next() else { return Insight { seen_from: 4, sure_to: 4 } };
    let last = held.next_back().unwrap_or(first);
    Insight { seen_from: first, sure_to: last + usize::from(picked > last) }
}

/// The round of the draft, and how many picks were made in a hand.
fn picks(scene: &Scene<'_>, hand: usize) -> (u8, usize) {
    let Progress::Draft(round) = scene.s.stage else { return (ROUNDS, ROUNDS.into()) };
    let holder = scene.seats().find(|&seat| scene.held_hand(seat, round) == hand);
    let answered = holder.is_some_and(|seat| !scene.s.asked.contains(seat));
    (round, usize::from(round) + usize::from(answered))
}

/// While the draft is under way nothing else is known of the witches.
fn imagine_draft(scene: &Scene<'_>, viewer: Viewer, imagined: &mut State, dice: &mut impl Dice) {
    let hands = &scene.s.secret.draft.hands;
    let seen: Set<Witch> =
        (0..hands.len()).flat_map(|hand| hands[hand][insight(scene, viewer, hand).seen_from..].iter().copied()).collect();
    let all: Set<Witch> = hands.iter().flatten().copied().collect();
    let mut unseen = Urn((all - seen) | scene.unplaced_witches());
    for hand in 0..hands.len() {
        let Insight { seen_from, sure_to } = insight(scene, viewer, hand);
        let mut tiles = hands[hand];
        tiles[..seen_from].iter_mut().for_each(|slot| *slot = unseen.draw(dice).unwrap_or(*slot));
        tiles[sure_to..].sort_unstable();
        for i in sure_to..4 {
            tiles.swap(i, i + dice.below((4 - i) as u32) as usize);
        }
        tiles[picks(scene, hand).1..].sort_unstable();
        imagined.secret.draft.hands[hand] = tiles;
    }
    for seat in scene.seats().filter(|&seat| !viewer.is(seat)) {
        let kept = Scene { rules: scene.rules, s: imagined }.kept_tiles(seat, ROUNDS);
        if let Some(third) = &mut imagined.secret.draft.third[seat.index()] {
            *third = pick(kept, dice).unwrap_or(*third);
        }
    }
}

// ---- afterwards -----------------------------------------------------------------------------------------------------

/// Everything that bears on where the hidden witches are.
struct Puzzle<'a> {
    scene: Scene<'a>,
    viewer: Viewer,
    /// What the viewer knows of each hand, and whose picks lie where: hand and round.
    insights: [Insight; 4],
    picks: [[(usize, usize); 3]; 4],
    /// The two witches that each coven showed after the draft.
    shown: Few<Set<Witch>, 4>,
    /// Third tiles that have come to light.
    found: Set<Witch>,
    /// Tiles whose place the viewer does not know, and of which it did not see in the draft where they went.
    free: Set<Witch>,
    /// Tiles whose place the viewer does not know.
    hidden: Set<Witch>,
    /// Tiles that the viewer saw in the draft.
    seen: Set<Witch>,
}

/// One way in which the tiles that the viewer saw can have gone round, and in how many ways the others fit.
#[derive(Clone, Copy, Default)]
struct Way {
    known: Known,
    weight: u32,
}

/// Tiles are hidden in the third tiles on the pile, among the rest of it, under it, in another coven's hand, and in the box
/// of the draft.
fn imagine_witches(scene: &Scene<'_>, viewer: Viewer, imagined: &mut State, dice: &mut impl Dice) {
    let secret = &scene.s.secret;
    let unknown = |tile: &&Tile| !tile.is_known_to(viewer);
    let under = secret.pile.bottom.iter().chain(secret.drawn.iter()).filter(unknown);
    let unknown_tiles: Set<Witch> = under.map(|tile| tile.witch).collect();
    let drafted = !secret.draft.hands.is_empty();
    let insights: [Insight; 4] = std::array::from_fn(|hand| insight(scene, viewer, hand));
    let boxes: Set<Witch> = (secret.draft.hands.iter().zip(&insights))
        .filter(|(_, Insight { seen_from, sure_to })| *sure_to < 4 || *seen_from == 4)
        .map(|(hand, _)| hand[3])
        .collect();
    let hidden = scene.unplaced_witches() | unknown_tiles | secret.pile.thirds | boxes;
    let mut thirds = Set::EMPTY;
    let mut boxed = Set::EMPTY;
    if drafted {
        let puzzle = Puzzle::new(*scene, viewer, insights, hidden);
        thirds = puzzle.solve(imagined, dice) & hidden;
        boxed = imagined.secret.draft.hands.iter().map(|hand| hand[3]).collect();
    }
    let mut places = Urn(thirds);
    let mut others = Urn(hidden - thirds - boxed);
    let on_top = secret.pile.thirds.len();
    imagined.secret.pile.thirds = (0..on_top).filter_map(|_| places.draw(dice)).collect();
    let under = imagined.secret.pile.bottom.iter_mut().chain(imagined.secret.drawn.iter_mut());
    for tile in under.filter(|tile| !tile.is_known_to(viewer)) {
        let from = if tile.third { &mut places } else { &mut others };
        tile.witch = from.draw(dice).unwrap_or(tile.witch);
    }
}

impl<'a> Puzzle<'a> {
    fn new(scene: Scene<'a>, viewer: Viewer, insights: [Insight; 4], hidden: Set<Witch>) -> Puzzle<'a> {
        let draft = &scene.s.secret.draft;
        let own: Set<Witch> = match viewer {
            Viewer::Seat(seat) => draft.third[seat.index()].into_iter().collect(),
            Viewer::Spectator => Set::EMPTY,
        };
        let thirds: Set<Witch> = draft.third.iter().flatten().copied().collect();
        let shown = |seat: Seat| scene.kept_tiles(seat, ROUNDS) - draft.third[seat.index()].into_iter().collect();
        let seen: Set<Witch> =
            draft.hands.iter().zip(&insights).flat_map(|(hand, insight)| &hand[insight.seen_from..]).copied().collect();
        let picks = std::array::from_fn(|seat| [0, 1, 2].map(|round| (scene.held_hand(Seat(seat as u8), round), round.into())));
        let found = thirds - hidden - own;
        let hidden = hidden - own;
        let shown = scene.seats().map(shown).collect();
        Puzzle { scene, viewer, insights, picks, shown, found, free: hidden - seen, hidden, seen }
    }

    /// Fills the draft of the imagined state, and returns all third tiles.
    fn solve(&self, imagined: &mut State, dice: &mut impl Dice) -> Set<Witch> {
        let way = self.draw_way(dice);
        let mut free = Urn(self.free);
        let others = || self.scene.seats().filter(|&seat| !self.viewer.is(seat));
        // Third tiles that came to light belong to somebody whose third tile is still open.
        let mut open: Few<Seat8, 4> = Few::new();
        others().filter(|&seat| self.third_in(&way.known, seat).is_none()).for_each(|seat| open.push(Seat8(seat)));
        for i in (1..open.len()).rev() {
            open.swap(i, dice.below(i as u32 + 1) as usize);
        }
        let fixed: Set<Witch> = others().filter_map(|seat| self.third_in(&way.known, seat)).collect();
        let mut found = self.found - fixed;
        let mut third = imagined.secret.draft.third;
        for seat in others() {
            third[seat.index()] = self.third_in(&way.known, seat);
        }
        for &Seat8(seat) in open.iter() {
            third[seat.index()] = found.next().or_else(|| free.draw(dice));
        }
        let mut known = way.known;
        for seat in others() {
            self.fill_picks(&mut known, seat, third[seat.index()], dice);
        }
        for (hand, slots) in imagined.secret.draft.hands.iter_mut().zip(&mut known) {
            slots[3] = slots[3].or_else(|| free.draw(dice));
            for (tile, slot) in hand.iter_mut().zip(slots) {
                *tile = slot.unwrap_or(*tile);
            }
        }
        imagined.secret.draft.third = third;
        third.iter().flatten().copied().collect()
    }

    fn known_picks(&self, known: &Known, seat: Seat) -> Set<Witch> {
        self.picks[seat.index()].iter().filter_map(|&(hand, slot)| known[hand][slot]).collect()
    }

    /// The third tile, if a way settles it: the pick that was not shown.
    fn third_in(&self, known: &Known, seat: Seat) -> Option<Witch> {
        (self.known_picks(known, seat) - self.shown[seat.index()]).next()
    }

    /// Puts the picks of a coven that no way settles into its open slots, in any order.
    fn fill_picks(&self, known: &mut Known, seat: Seat, third: Option<Witch>, dice: &mut impl Dice) {
        let kept = self.shown[seat.index()] | third.into_iter().collect();
        let mut missing = Urn(kept - self.known_picks(known, seat));
        for (hand, slot) in self.picks[seat.index()] {
            if known[hand][slot].is_none() {
                known[hand][slot] = missing.draw(dice);
            }
        }
    }

    /// Draws one of the ways by its weight.
    fn draw_way(&self, dice: &mut impl Dice) -> Way {
        let mut ways: Few<Way, 12> = Few::new();
        self.each_way(0, [[None; 4]; 4], &mut |known| ways.push(Way { known: *known, weight: 0 }));
        if let [only] = ways[..] {
            return only;
        }
        ways.iter_mut().for_each(|way| way.weight = self.weight(&way.known));
        let mut number = dice.below(ways.iter().map(|way| way.weight).sum::<u32>().max(1));
        for way in ways.iter() {
            if number < way.weight {
                return *way;
            }
            number -= way.weight;
        }
        ways[0]
    }

    /// Goes through all orders in which the tiles that the viewer saw can lie in the hands from this one on.
    fn each_way(&self, hand: usize, mut known: Known, visit: &mut impl FnMut(&Known)) {
        let Some(&dealt) = self.scene.s.secret.draft.hands.get(hand) else {
            return visit(&known);
        };
        let Insight { seen_from, sure_to } = self.insights[hand];
        let mut tiles = dealt;
        tiles[sure_to..].sort_unstable();
        each_order(&mut tiles, sure_to, &mut |tiles| {
            for slot in seen_from..4 {
                known[hand][slot] = Some(tiles[slot]);
            }
            self.each_way(hand + 1, known, visit);
        });
    }

    /// In how many ways the rest of the draft fits to what is known; 0 if it does not fit.
    fn weight(&self, known: &Known) -> u32 {
        let mut weight = 1u32;
        let (mut open_thirds, mut settled) = (0u32, Set::EMPTY);
        for seat in self.scene.seats().filter(|&seat| !self.viewer.is(seat)) {
            let picks = self.known_picks(known, seat);
            let shown = self.shown[seat.index()];
            let open_slots = 3 - picks.len() as u32;
            let missing = shown - picks;
            let not_shown = picks - shown;
            // What was shown but not seen to go there cannot be a tile that was seen to go elsewhere.
            let fits = (missing & self.seen).is_empty() && not_shown.len() <= 1;
            let third_open = not_shown.is_empty();
            if !fits || open_slots != missing.len() as u32 + u32::from(third_open) {
                return 0;
            }
            if !(not_shown - self.hidden - self.found).is_empty() {
                return 0;
            }
            settled = settled | not_shown;
            open_thirds += u32::from(third_open);
            weight *= factorial(open_slots);
        }
        let players = self.scene.players();
        let boxes = known.iter().take(players).filter(|hand| hand[3].is_none()).count() as u32;
        let boxed: Set<Witch> = known.iter().take(players).filter_map(|hand| hand[3]).collect();
        let found = (self.found - settled).len() as u32;
        if found > open_thirds || !(boxed & self.found).is_empty() {
            return 0;
        }
        let from_free = open_thirds - found;
        weight.saturating_mul(falling(open_thirds, found)).saturating_mul(falling(self.free.len() as u32, from_free + boxes))
    }
}

/// A seat that can stand in a short list.
#[derive(Clone, Copy)]
struct Seat8(Seat);

impl Default for Seat8 {
    fn default() -> Self {
        Seat8(Seat(0))
    }
}

fn factorial(n: u32) -> u32 {
    falling(n, n)
}

/// `n * (n - 1) * …` with this number of factors.
fn falling(n: u32, factors: u32) -> u32 {
    (0..factors).map(|i| n.saturating_sub(i)).fold(1, u32::saturating_mul)
}

/// Goes through all orders of the tiles from a slot on.
fn each_order(tiles: &mut [Witch; 4], from: usize, visit: &mut impl FnMut(&[Witch; 4])) {
    if from >= 3 {
        return visit(tiles);
    }
    for chosen in from..4 {
        tiles.swap(from, chosen);
        each_order(tiles, from + 1, visit);
        tiles.swap(from, chosen);
    }
}
