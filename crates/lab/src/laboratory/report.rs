//! What an experiment found, as a page.

use super::chart::{Chart, Kind};
use super::comparing::{Measured, paired};
use super::page::{Cell, Grid, Page, Part, Section};
use super::summary::{Offered, SURE, Summary, Worth, decided_at};
use super::{Played, seats};
use crate::balance::{SEAT_TOLERANCE, SIDE_TOLERANCE};
use crate::experiment::{Experiment, TablePlan};
use crate::statistics::Estimate;
use std::collections::{BTreeMap, BTreeSet};

/// Number of things that a grid of a page shows at once.
const SHOWN: usize = 20;
/// How many of them are drawn.
const DRAWN: usize = 24;

/// What came of every table.
pub fn summaries(experiment: &Experiment, played: &[Played]) -> Vec<Summary> {
    let of = |(number, table): (usize, &TablePlan)| Summary::of(table, &games(experiment, played, number));
    experiment.tables.iter().enumerate().map(of).collect()
}

/// The games of a table that belong to the experiment, each once, in their order.
fn games<'a>(experiment: &Experiment, played: &'a [Played], table: usize) -> Vec<&'a Played> {
    let own = |game: &&Played| game.table == table && game.number < experiment.games;
    played.iter().filter(own).map(|game| (game.number, game)).collect::<BTreeMap<_, _>>().into_values().collect()
}

/// The whole report.
pub fn report(experiment: &Experiment, played: &[Played]) -> Page {
    let summaries = summaries(experiment, played);
    let mut sections = vec![overview(experiment, &summaries)];
    sections.extend(comparisons(experiment, played));
    for (table, summary) in experiment.tables.iter().zip(&summaries) {
        if summary.games > 0 {
            sections.push(section(table, summary));
        }
    }
    sections.push(explained(experiment));
    Page { title: experiment.title.clone(), sections }
}

fn overview(experiment: &Experiment, summaries: &[Summary]) -> Section {
    let mut grid = Grid::new(
        "All tables",
        &[
            "table",
            "games",
            "won by somebody",
            "points",
            "moves",
            "lead changes",
            "decided at",
            "a decision matters",
            "luck",
            "fair",
        ],
    );
    for summary in summaries {
        if summary.games == 0 {
            let row = [Cell::text(&summary.table), Cell::Number(0.0, 0)].into_iter();
            grid.rows.push(row.chain(std::iter::repeat(Cell::Empty)).take(grid.head.len()).collect());
            continue;
        }
        let points: Vec<f64> = summary.points.iter().map(|points| points.mean).collect();
        grid.rows.push(vec![
            Cell::text(&summary.table),
            Cell::Number(summary.games as f64, 0),
            Cell::Share(summary.won),
            Cell::Number(points.iter().sum::<f64>() / points.len().max(1) as f64, 1),
            Cell::Estimate(summary.moves, 1),
            Cell::Estimate(summary.lead_changes, 1),
            Cell::share(summary.decided.as_ref().map(|decided| decided.at)),
            Cell::points(summary.weighed.as_ref().map(|weighed| weighed.stake)),
            Cell::share(summary.luck),
            Cell::text(if summary.fair { "yes" } else { "no" }),
        ]);
    }
    let mut parts = Vec::new();
    if !experiment.question.is_empty() {
        parts.push(Part::Text(experiment.question.clone()));
    }
    let missing: usize = summaries.iter().map(|summary| (experiment.games as usize).saturating_sub(summary.games)).sum();
    let games: usize = summaries.iter().map(|summary| summary.games).sum();
    let rest = if missing == 0 { String::new() } else { format!(" {missing} games are still to be played.") };
    parts.push(Part::Text(format!("{games} games, seed {}.{rest}", experiment.seed)));
    parts.push(Part::Grid(grid));
    // The share of games won is what tells tables of one player apart, such as a ladder of difficulties.
    let ladder: Vec<(String, Estimate)> = experiment
        .tables
        .iter()
        .zip(summaries)
        .filter(|(table, summary)| table.players == 1 && summary.games > 0)
        .map(|(_, summary)| (summary.table.clone(), summary.won))
        .collect();
    parts.extend(intervals("Games won", &ladder, None));
    Section { title: "Overview".to_owned(), parts }
}

/// Means with intervals as a chart of shares; none without rows.
fn intervals(title: &str, rows: &[(String, Estimate)], reference: Option<f64>) -> Option<Part> {
    let rows = rows.to_vec();
    let kind = Kind::Intervals { rows, reference };
    let Kind::Intervals { rows, .. } = &kind else { return None };
    (!rows.is_empty()).then(|| Part::Chart(Chart { title: title.to_owned(), kind, percent: true }))
}

fn section(table: &TablePlan, summary: &Summary) -> Section {
    let mut parts = vec![Part::Text(described(table))];
    parts.extend(victories(summary));
    parts.extend(bots(summary));
    parts.extend(course(summary));
    parts.extend(decisions(summary));
    parts.extend(things(summary));
    Section { title: summary.table.clone(), parts }
}

fn described(table: &TablePlan) -> String {
    let bots: Vec<String> = table.bots.iter().map(ToString::to_string).collect();
    let variants = if table.variants.is_empty() { "no variants".to_owned() } else { table.variants.join(", ") };
    let changes: Vec<String> = table.changes.iter().map(|(field, value)| format!("{field} = {value}")).collect();
    let changes = if changes.is_empty() { String::new() } else { format!(" Changed data: {}.", changes.join("; ")) };
    format!("{}, {} seats, {variants}, played by {}.{changes}", table.game, table.players, bots.join(", "))
}

fn victories(summary: &Summary) -> Vec<Part> {
    let mut parts = Vec::new();
    let mut grid = Grid::new("Victories and points by seat", &["seat", "victories", "points"]);
    for (seat, (won, points)) in summary.seats.iter().zip(&summary.points).enumerate() {
        grid.rows.push(vec![Cell::text(seat), Cell::Share(*won), Cell::Estimate(*points, 1)]);
    }
    parts.push(Part::Grid(grid));
    if summary.seats.len() > 1 {
        let rows: Vec<_> = summary.seats.iter().enumerate().map(|(seat, won)| (format!("seat {seat}"), *won)).collect();
        parts.extend(intervals("Victories by seat", &rows, Some(summary.won.mean / summary.seats.len() as f64)));
    }
    if !summary.sides.is_empty() {
        let mut grid = Grid::new("Victories by side", &["side", "victories, where somebody plays for it"]);
        grid.rows.extend(summary.sides.iter().map(|(side, won)| vec![Cell::text(side), Cell::Share(*won)]));
        parts.push(Part::Grid(grid));
        let rows: Vec<_> = summary.sides.iter().map(|(side, won)| (side.clone(), *won)).collect();
        parts.extend(intervals("Victories by side", &rows, Some(0.5)));
    }
    parts.push(Part::Text(format!(
        "{} A seat is called unfair where its interval lies more than {:.0} % of an equal share away from it, a side where it lies \
         outside of {:.0} to {:.0} % of victories.",
        if summary.fair { "No seat and no side is clearly unfair." } else { "Some seat or side is clearly unfair." },
        100.0 * SEAT_TOLERANCE,
        100.0 * SIDE_TOLERANCE,
        100.0 * (1.0 - SIDE_TOLERANCE)
    )));
    let histogram = |title: &str, values: &[f64]| {
        Part::Chart(Chart { title: title.to_owned(), kind: Kind::Histogram { values: values.to_vec() }, percent: false })
    };
    parts.push(histogram("Points of all seats", &summary.all_points));
    parts.push(histogram("Length of games, in moves", &summary.lengths));
    parts
}

fn bots(summary: &Summary) -> Vec<Part> {
    if summary.bots.bots.len() < 2 {
        return Vec::new();
    }
    let mut grid = Grid::new("Players", &["player", "victories per seat", "without luck", "rating", "points", "mean place"]);
    for row in &summary.bots.bots {
        grid.rows.push(vec![
            Cell::text(&row.name),
            Cell::Share(row.wins),
            Cell::share(row.wins_without_luck),
            Cell::Number(row.rating, 1),
            Cell::Number(row.points, 1),
            Cell::Number(row.place, 2),
        ]);
    }
    let mut pairs = Grid::new("Head to head", &["pair", "the first ends before the second"]);
    for pair in &summary.bots.pairs {
        let share = Estimate { mean: pair.a_share, low: pair.low, high: pair.high };
        pairs.rows.push(vec![Cell::text(format!("{} – {}", pair.a, pair.b)), Cell::Share(share)]);
    }
    vec![Part::Grid(grid), Part::Grid(pairs)]
}

fn course(summary: &Summary) -> Vec<Part> {
    let mut grid = Grid::new("Course of a game", &["measure", "mean (95 %)"]);
    let mut row = |name: &str, value: Cell| grid.rows.push(vec![Cell::text(name), value]);
    row("moves", Cell::Estimate(summary.moves, 1));
    row("rounds", Cell::Estimate(summary.rounds, 2));
    row("turns (decisions of one seat in a row)", Cell::Estimate(summary.turns, 1));
    row("decisions in a turn", Cell::Estimate(summary.decisions_a_turn, 2));
    row("of them with a choice", Cell::Estimate(summary.real_decisions_a_turn, 2));
    row("possible moves where there is a choice", Cell::Estimate(summary.choices, 1));
    row("changes of the lead in points", Cell::Estimate(summary.lead_changes, 2));
    if let Some(decided) = &summary.decided {
        row("how much of the game is over when it is decided", Cell::Share(decided.at));
    }
    if let Some(luck) = summary.luck {
        row("share of the differences between results that is luck", Cell::Share(luck));
    }
    let mut parts = vec![Part::Grid(grid)];
    if let Some(decided) = &summary.decided {
        let line = |of: fn(&Estimate) -> f64| decided.winner.iter().map(of).collect::<Vec<f64>>();
        let lines = vec![
            ("mean chance of the later winner".to_owned(), line(|estimate| estimate.mean)),
            ("lower end of the 95 % interval".to_owned(), line(|estimate| estimate.low)),
            ("upper end".to_owned(), line(|estimate| estimate.high)),
        ];
        let kind = Kind::Lines { lines, from: "start".to_owned(), to: "last moment that was looked at".to_owned() };
        parts.push(Part::Chart(Chart { title: "How sure the winner was".to_owned(), kind, percent: true }));
    }
    parts
}

fn decisions(summary: &Summary) -> Vec<Part> {
    let Some(weighed) = &summary.weighed else { return Vec::new() };
    let mut grid = Grid::new(
        "How much decisions matter, in points of a per cent of victory",
        &["decisions", "number", "best move against one at random", "best move against the one made"],
    );
    let decisions = Cell::Number(weighed.decisions as f64, 0);
    grid.rows.push(vec![Cell::text("all"), decisions, Cell::Points(weighed.stake), Cell::Points(weighed.lost)]);
    for (fifth, stake) in weighed.stakes.iter().enumerate() {
        let name = format!("{} to {} % of the game", 20 * fifth, 20 * (fifth + 1));
        grid.rows.push(vec![Cell::text(name), Cell::Empty, Cell::points(*stake), Cell::Empty]);
    }
    vec![Part::Grid(grid)]
}

fn things(summary: &Summary) -> Vec<Part> {
    let mut parts = vec![
        Part::Grid(worths("What seats used", "seats that used it", &summary.used)),
        Part::Grid(worths("What happened at the table", "games in which it happened", &summary.happened)),
    ];
    let clear = |list: &[Worth]| {
        let is_clear = |estimate: &Estimate| estimate.low > 0.0 || estimate.high < 0.0;
        list.iter()
            .filter_map(|worth| Some((named(worth), worth.difference.filter(is_clear)?)))
            .collect::<Vec<(String, Estimate)>>()
    };
    let mut found = clear(&summary.used);
    found.sort_by(|a, b| b.1.mean.abs().total_cmp(&a.1.mean.abs()));
    found.truncate(DRAWN);
    found.sort_by(|a, b| b.1.mean.total_cmp(&a.1.mean));
    parts.extend(intervals("Clear differences in victories of those who used it", &found, Some(0.0)));
    parts.push(Part::Grid(offers(&summary.offered)));
    parts
}

fn named(worth: &Worth) -> String {
    match &worth.side {
        Some(side) => format!("{} ({side})", worth.thing),
        None => worth.thing.clone(),
    }
}

fn worths(name: &str, share: &str, list: &[Worth]) -> Grid {
    let mut grid = Grid::new(name, &["thing", "uses a game", share, "difference in victories, points of a per cent"]);
    let mut sorted: Vec<&Worth> = list.iter().collect();
    let size = |worth: &Worth| worth.difference.map_or(f64::MIN, |estimate| estimate.mean);
    sorted.sort_by(|a, b| size(b).total_cmp(&size(a)).then_with(|| a.thing.cmp(&b.thing)));
    for worth in sorted {
        let cells = [Cell::Number(worth.uses_a_game, 2), Cell::Percent(worth.share), Cell::points(worth.difference)];
        grid.rows.push([Cell::text(named(worth))].into_iter().chain(cells).collect());
    }
    grid.first = SHOWN;
    grid
}

fn offers(list: &[Offered]) -> Grid {
    let mut grid = Grid::new(
        "What could be chosen",
        &["choice", "times", "taken", "worth against the best other move, points of a per cent", "better than it"],
    );
    let mut sorted: Vec<&Offered> = list.iter().collect();
    let size = |offered: &Offered| offered.worth.map_or(f64::MIN, |estimate| estimate.mean);
    sorted.sort_by(|a, b| size(b).total_cmp(&size(a)));
    for offered in sorted {
        grid.rows.push(vec![
            Cell::text(&offered.thing),
            Cell::Number(offered.times as f64, 0),
            Cell::Percent(offered.taken),
            Cell::points(offered.worth),
            Cell::Percent(offered.better),
        ]);
    }
    grid.first = SHOWN;
    grid
}

/// One number of every game, by the number of its deal.
type Measure = (String, BTreeMap<u64, f64>, BTreeMap<u64, f64>, bool);

/// Every later table of the same game and as many players against the first of them.
fn comparisons(experiment: &Experiment, played: &[Played]) -> Option<Section> {
    let mut parts = vec![Part::Text(
        "Tables of the same game with as many players, each against the first of them. Both play the same deals, and differences are \
         taken deal by deal. The intervals of one comparison hold together."
            .to_owned(),
    )];
    for (number, table) in experiment.tables.iter().enumerate() {
        let alike = |other: &TablePlan| other.game == table.game && other.players == table.players;
        let first = experiment.tables.iter().position(alike).filter(|&first| first != number);
        let Some(first) = first else { continue };
        let (one, other) = (games(experiment, played, first), games(experiment, played, number));
        let measures = measures(&one, &other);
        let found: Vec<(&Measure, Measured)> =
            measures.iter().filter_map(|measure| Some((measure, paired(&measure.1, &measure.2)?))).collect();
        let name = format!("{} against {}", table.name, experiment.tables[first].name);
        let mut rows = Grid::new(&name, &["measure", "there", "here", "difference"]);
        for ((what, one, other, percent), difference) in &found {
            let mean = |values: &BTreeMap<u64, f64>| values.values().sum::<f64>() / values.len().max(1) as f64;
            let difference = difference.among(found.len());
            rows.rows.push(if *percent {
                vec![Cell::text(what), Cell::Percent(mean(one)), Cell::Percent(mean(other)), Cell::Points(difference)]
            } else {
                vec![Cell::text(what), Cell::Number(mean(one), 2), Cell::Number(mean(other), 2), Cell::Estimate(difference, 2)]
            });
        }
        parts.extend((!found.is_empty()).then_some(Part::Grid(rows)));
    }
    (parts.len() > 1).then(|| Section { title: "Comparisons".to_owned(), parts })
}

fn measures(one: &[&Played], other: &[&Played]) -> Vec<Measure> {
    let mut measures: Vec<Measure> = Vec::new();
    let mut add = |name: String, percent: bool, of: &dyn Fn(&Played) -> Option<f64>| {
        let values = |games: &[&Played]| games.iter().filter_map(|game| Some((game.number, of(game)?))).collect();
        measures.push((name, values(one), values(other), percent));
    };
    let players = one.first().map_or(0, |game| game.players());
    add("won by somebody".to_owned(), true, &|game| Some(f64::from(u8::from(game.finished.places.contains(&1)))));
    for seat in seats(players).filter(|_| players > 1) {
        add(format!("victories of seat {seat}"), true, &|game| Some(game.won(seat)));
    }
    let sides: BTreeSet<&String> = one.iter().chain(other).flat_map(|game| &game.finished.sides).collect();
    for side in sides {
        add(format!("victories of {side}"), true, &|game| {
            let mut own = seats(players).filter(|&seat| game.finished.sides.get(seat) == Some(side)).peekable();
            own.peek()?;
            Some(f64::from(u8::from(own.any(|seat| game.finished.places[seat] == 1))))
        });
    }
    let points = |game: &Played| game.finished.points.iter().map(|&points| f64::from(points)).sum::<f64>();
    add("points".to_owned(), false, &|game| Some(points(game) / players.max(1) as f64));
    add("moves".to_owned(), false, &|game| Some(f64::from(game.moves())));
    add("decisions with a choice".to_owned(), false, &|game| Some(f64::from(game.real_decisions)));
    add("changes of the lead".to_owned(), false, &|game| Some(f64::from(game.lead_changes)));
    add("how much is over when it is decided".to_owned(), true, &decided_at);
    add("what a decision matters".to_owned(), true, &|game| {
        let stakes: Vec<f64> = game.weighed.iter().map(|weighed| weighed.stake).collect();
        (!stakes.is_empty()).then(|| stakes.iter().sum::<f64>() / stakes.len() as f64)
    });
    measures
}

fn explained(experiment: &Experiment) -> Section {
    let sentences = [
        "Intervals hold in 95 of 100 experiments. Results of one game hang together, so a game counts once. Where many things are looked \
         at in one table, its intervals are widened so that all of them hold together in 95 of 100 experiments (Bonferroni); what lies \
         clear of zero there is no accident of looking at much.",
        "What seats used is read from the sentences in which the game tells what happens. The difference says by how much seats that \
         used a thing won more often than those that did not, each compared with the same player at the same seat on the same side. It \
         is no cause: who is winning may use more of everything.",
        "What could be chosen looks for causes: at decisions chosen at random, all moves are tried in the same imagined worlds, seen \
         through the eyes of the seat that decides, and played on by the game's advice. One half of the worlds chooses the best move \
         with a thing and the best without, the other half measures both. So it says what a thing is worth at the moment at which one \
         could choose it, to players of that strength.",
        "Luck is the part of the differences between results that goes with what was dealt, drawn and thrown, as far as playouts can \
         tell; the rest is what players did, and what playouts do not see.",
    ];
    let mut parts: Vec<Part> = sentences.iter().map(|sentence| Part::Text((*sentence).to_owned())).collect();
    parts.push(Part::Text(format!(
        "A game is decided when the chance of the later winner, with open cards, is at least {:.0} % and stays so; it was looked at {} \
         times in each game, with {} playouts.",
        100.0 * SURE,
        experiment.watch.moments,
        experiment.watch.worlds
    )));
    Section { title: "How to read this".to_owned(), parts }
}
