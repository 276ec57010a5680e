//! The table as a viewer sees it, as lines of text: what is common first, then each coven, then what the viewer alone knows.

use super::events::{coven_name, row_of};
use super::names::{Named, counted, list, text};
use crate::components::Septima;
use crate::objectives::Objective;
use crate::places::Hex;
use crate::set::Set;
use crate::state::{Board, Coven, Hunter, Progress, Step};
use crate::view::{DraftMemory, Own, View};
use crate::words::{Element, Illness};
use coven_engine::names::Item;
use coven_engine::{Arg, Phrase, Seat};

fn line(what: &str) -> Phrase {
    Phrase::new(format!("septima-view-{what}"))
}

pub fn tell(rules: &Septima, view: &View) -> Vec<Phrase> {
    let mut lines = board_lines(rules, view);
    for (number, coven) in view.covens.iter().take(view.setup.players.into()).enumerate() {
        coven_lines(Seat(number as u8), coven, view, &mut lines);
    }
    crate::widow::tell::view_lines(rules, view, &mut lines);
    if let Some(own) = &view.own {
        own_lines(own, &mut lines);
    }
    for (number, book) in view.books.iter().enumerate() {
        if let Some(book) = book {
            lines.push(book_line(rules, view, Seat(number as u8), *book));
        }
    }
    lines
}

fn step_name(step: Step) -> Arg {
    let word = match step {
        Step::Setup => "setup",
        Step::A => "a",
        Step::B => "b",
        Step::C => "c",
        Step::D => "d",
        Step::E => "e",
        Step::Trials => "trials",
        Step::Favours => "favours",
    };
    Phrase::new(format!("septima-step-{word}")).into()
}

fn board_lines(rules: &Septima, view: &View) -> Vec<Phrase> {
    let (board, solo) = (&view.board, view.setup.players == 1);
    let season = line(if view.stage == Progress::Over { "over" } else { "season" });
    let mut lines = vec![
        season.with("season", board.season.named()).with("phase", board.phase).with("step", step_name(board.step)),
        line("moon").with("moon", list(board.moon)).with("lunar", list(rules.lunar(board))),
        line("septima").with("left", list(board.septima.left)).with("right", list(board.septima.right)),
        line("hunters").with("awake", huts(board, Hunter::Awake)).with("dormant", huts(board, Hunter::Dormant)),
    ];
    if let Some(first) = board.first {
        lines.push(line("first").with("seat", coven_name(first, solo)));
    }
    if let Some(die) = board.die {
        lines.push(line("die").with("face", die));
    }
    for (number, bed) in board.patients.village.iter().enumerate() {
        if let Some(bed) = bed {
            let patient = match (bed.angry, bed.healed_by.is_empty()) {
                (true, _) => line("patient-angry"),
                (false, true) => line("patient"),
                (false, false) => {
                    line("patient-healed").with("healers", bed.healed_by.map(|seat| coven_name(seat, solo)).collect::<Arg>())
                }
            };
            lines.push(patient.with("hex", text(Hex::village(number))).with("patient", bed.patient.named()));
        }
    }
    lines.push(line("chamber-1").with("witch", list(board.accused)).with("row", row_of(&board.chambers[0], solo)));
    lines.push(
        line("chamber-2").with("witches", list(board.captured.iter().copied())).with("row", row_of(&board.chambers[1], solo)),
    );
    lines.push(line("crowd").with("angry", board.angry));
    lines.push(line("pile").with("count", view.pile.thirds + view.pile.middle + view.pile.bottom.len()));
    let buildings: Vec<_> = board.buildings.gold.into_iter().chain(board.buildings.bronze).collect();
    if !buildings.is_empty() {
        lines.push(line("buildings").with("buildings", list(buildings)));
        lines.extend(Element::all().map(|element| shelf_line(view, element)));
    }
    lines
}

fn huts(board: &Board, hunter: Hunter) -> Arg {
    let huts: Vec<Arg> = board.hunters.huts_with(hunter).map(text).collect();
    if huts.is_empty() { Phrase::new("septima-nothing").into() } else { Arg::List(huts) }
}

fn shelf_line(view: &View, element: Element) -> Phrase {
    let shelves = &view.board.shelves;
    let shelf = match element {
        Element::Earth => &shelves.earth,
        Element::Air => &shelves.air,
        Element::Fire => &shelves.fire,
    };
    let open = shelf.scoring.last().copied().into_iter().chain(shelf.middle).chain(shelf.lower);
    line("shelf").with("element", element.named()).with("spells", list(open))
}

fn coven_lines(seat: Seat, coven: &Coven, view: &View, lines: &mut Vec<Phrase>) {
    let space = coven.leader.map_or_else(|| Phrase::new("septima-nothing").into(), text);
    lines.push(
        line("coven")
            .with("seat", seat)
            .with("space", space)
            .with("suspicion", coven.suspicion)
            .with("wisdom", coven.wisdom)
            .with("witches", list(coven.witches))
            .with("crowd", coven.crowd),
    );
    let goods = coven.goods.kinds().map(|good| counted(good, coven.goods[good]));
    let goods: Vec<Arg> = goods.collect();
    let goods = if goods.is_empty() { Phrase::new("septima-nothing").into() } else { Arg::List(goods) };
    lines.push(line("goods").with("seat", seat).with("goods", goods));
    let [blind, paralysed, infected] = [Illness::Blind, Illness::Paralysed, Illness::Infected].map(|i| coven.tracks[i]);
    lines.push(line("tracks").with("seat", seat).with("blind", blind).with("paralysed", paralysed).with("infected", infected));
    let hand: Set<_> = view.hands.get(seat.index()).copied().unwrap_or_default();
    lines.push(
        line("cards")
            .with("seat", seat)
            .with("card", list(coven.card))
            .with("hand", list(hand))
            .with("discard", list(coven.discard)),
    );
    if !coven.spells().is_empty() || coven.ritual.is_some() {
        let ritual = coven.ritual.map_or_else(|| Phrase::new("septima-nothing").into(), Named::named);
        lines.push(
            line("spells")
                .with("seat", seat)
                .with("ready", list(coven.ready))
                .with("spent", list(coven.spent))
                .with("marked", list(coven.marked))
                .with("ritual", ritual),
        );
    }
    if let Some(witch) = coven.aside {
        lines.push(line("aside").with("seat", seat).with("witch", witch.named()));
    }
    if let [first, second] = coven.prologue[..] {
        lines.push(line("prologue").with("seat", seat).with("first", first).with("second", second));
    }
}

fn own_lines(own: &Own, lines: &mut Vec<Phrase>) {
    if let Some(action) = own.chosen {
        lines.push(line("chosen").with("action", action.named()));
    }
    if let Some(DraftMemory { holding, kept, passed, third }) = &own.draft {
        let passed: Set<_> = passed.iter().fold(Set::EMPTY, |all, &round| all | round);
        lines.push(
            line("draft")
                .with("holding", list(*holding))
                .with("kept", list(*kept))
                .with("passed", list(passed))
                .with("third", list(*third)),
        );
    }
}

/// SEP-SCORE-3: what a book asks for, and what it is worth. SEP-SOLO-26: alone, objectives are worth no wisdom.
fn book_line(rules: &Septima, view: &View, seat: Seat, book: u8) -> Phrase {
    let solo = view.board.widow.is_some();
    let told = |(&objective, &wisdom)| match solo {
        true => objective_phrase(objective),
        false => Phrase::new("septima-objective").with("goal", objective_phrase(objective)).with("wisdom", wisdom),
    };
    let objectives = rules.books[usize::from(book) - 1].objectives.iter().zip(&rules.objective_wisdom);
    line("book").with("seat", seat).with("book", book).with("objectives", objectives.map(told).collect::<Arg>())
}

/// What an objective asks for.
pub fn objective_phrase(objective: Objective) -> Phrase {
    let goal = |what: &str| Phrase::new(format!("septima-objective-{what}"));
    match objective {
        Objective::Loyal(n) => goal("loyal").with("count", n),
        Objective::Potions(n) => goal("potions").with("count", n),
        Objective::Crystals(n) => goal("crystals").with("count", n),
        Objective::Ingredient(kind, n) => goal("ingredient").with("goods", counted(kind.into(), n)),
        Objective::SameIngredients(n) => goal("same").with("count", n),
        Objective::DistinctIngredients(n) => goal("distinct").with("count", n),
        Objective::Healed(illness, n) => goal(&format!("healed-{illness}")).with("count", n),
        Objective::HealedInAll(n) => goal("healed-any").with("count", n),
        Objective::SuspicionAtMost(n) => goal("suspicion-max").with("count", n),
        Objective::SuspicionAtLeast(n) => goal("suspicion-min").with("count", n),
        Objective::RitualIn(element) => goal("ritual").with("element", element.named()),
        Objective::SpellsOfOneElement(n) => goal("spells-same").with("count", n),
        Objective::SpellsOfDistinctElements(n) => goal("spells-distinct").with("count", n),
    }
}
