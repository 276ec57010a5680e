//! One tournament: who takes part, the rounds with their tables, who stands where and why.

use super::super::shell::{Kind, described};
use super::super::{Address, TimeLimit, Visitor};
use super::found::{Standing, round as round_of};
use crate::Speak;
use crate::fragment::{Part, Parts};
use coven_engine::{About, Phrase};
use maud::{Markup, html};

/// How it is decided who plays with whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum System {
    Swiss,
    RoundRobin,
}

/// What was agreed.
#[derive(Clone, Debug)]
pub struct Terms {
    pub system: System,
    pub table_size: usize,
    pub rounds: usize,
    pub games: usize,
    /// Bots fill in; otherwise whoever is left over rests.
    pub bots: bool,
    pub duplicate: bool,
    pub by_hand: bool,
    pub clock: Option<TimeLimit>,
}

/// What the visitor may do about taking part.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WayIn {
    Join,
    JoinWaiting,
    Withdraw,
    Closed,
}

/// Somebody who takes part or waits.
#[derive(Clone, Debug)]
pub struct PersonShown {
    pub player: u32,
    pub name: String,
    /// A bot played for them at the end of their last game.
    pub away: bool,
    pub withdrew: bool,
}

/// A line of the standings.
#[derive(Clone, Debug)]
pub struct Score {
    pub rank: usize,
    pub name: String,
    pub you: bool,
    pub points: f64,
    pub strength: f64,
    pub wins: u32,
    pub share: f64,
    pub games: u32,
}

/// A game of a match.
#[derive(Clone, Debug)]
pub struct GameShown {
    pub table: String,
    pub over: bool,
    pub given_up: bool,
    /// In the order of the names of the table.
    pub places: Vec<u8>,
}

/// Who plays with whom; nobody for a bot.
#[derive(Clone, Debug)]
pub struct TableShown {
    pub names: Vec<Option<String>>,
    pub yours: bool,
    pub games: Vec<GameShown>,
}

#[derive(Clone, Debug)]
pub struct RoundShown {
    pub tables: Vec<TableShown>,
    pub resting: Vec<String>,
}

#[derive(Debug)]
pub struct TournamentPage<'a> {
    pub id: &'a str,
    /// The last line of its journal.
    pub seq: i64,
    pub name: &'a str,
    pub about: &'static About,
    pub host: &'a str,
    pub standing: Standing,
    pub terms: Terms,
    pub way_in: WayIn,
    /// The visitor opened it.
    pub hosts: bool,
    pub can_begin: bool,
    pub round_is_over: bool,
    pub members: &'a [PersonShown],
    pub waiting: &'a [PersonShown],
    pub rounds: &'a [RoundShown],
    pub scores: &'a [Score],
}

pub fn tournament(visitor: &Visitor<'_>, page: &TournamentPage<'_>) -> Markup {
    let speak = &visitor.speak;
    let parts = page.parts(speak);
    let over = matches!(page.standing, Standing::Over | Standing::Cancelled);
    let stream = (!over).then_some(Address::TournamentStream { id: page.id });
    let body = html! {
        main #main.fair-page data-seq=(page.seq) data-stream=[stream] {
            h1 { (page.name) }
            @for id in FIXED { (parts.html(id)) }
            div #rounds { (parts.of(ROUNDS)) }
            @for id in FIXED_BELOW { (parts.html(id)) }
            section { h2 { (speak.word("page-tournament-terms")) } (terms(&page.terms, speak)) }
            (explained(speak))
            p.bar { a.act.quiet href=(Address::Tournaments) { (speak.word("page-tournaments")) } }
        }
    };
    described(visitor, Kind::Open, page.name, &speak.say(&page.about.tagline()), html! {}, body)
}

/// The parts that change while the page is open, those above the rounds and those below them; and the element that holds the rounds.
const FIXED: [&str; 3] = ["tournament-where", "tournament-acts", "standings"];
const FIXED_BELOW: [&str; 2] = ["tournament-people", "tournament-waiting"];
const ROUNDS: &str = "rounds";

impl TournamentPage<'_> {
    /// What changes while the page is open.
    pub fn parts(&self, speak: &Speak<'_>) -> Parts {
        let present = self.members.iter().filter(|one| !one.withdrew).count();
        let playing = html! {
            section #tournament-people {
                h2 { (speak.say(&Phrase::new("page-tournament-people").with("people", present))) }
                (people(self, self.members, false, speak))
            }
        };
        let waiting = html! {
            section #tournament-waiting {
                @if !self.waiting.is_empty() { h2 { (speak.word("page-tournament-waiting")) } (people(self, self.waiting, true, speak)) }
            }
        };
        let table = html! {
            section #standings { @if !self.rounds.is_empty() { h2 { (speak.word("page-tournament-standings")) } (standings(self.scores, speak)) } }
        };
        let fixed = [
            Part::fixed(FIXED[0], place(self, speak)),
            Part::fixed(FIXED[1], html! { div #tournament-acts { (acts(self, speak)) } }),
            Part::fixed(FIXED[2], table),
            Part::fixed(FIXED_BELOW[0], playing),
            Part::fixed(FIXED_BELOW[1], waiting),
        ];
        let rounds = (1..).zip(self.rounds).map(|(number, shown)| {
            let id = format!("round-{number}");
            let html = round(self, number, shown, &id, speak);
            Part::growing(id, ROUNDS, number, html)
        });
        Parts::new(fixed.into_iter().chain(rounds).collect())
    }
}

/// Which game it is, who has opened it, and how far it is.
fn place(page: &TournamentPage<'_>, speak: &Speak<'_>) -> Markup {
    html! {
        p #tournament-where {
            (page.about.title) " · " (speak.labelled(speak.word("page-tournament-host"), page.host.to_owned())) " · " (speak.word(page.standing.word()))
            @if !page.rounds.is_empty() { " · " (round_of(page.rounds.len(), page.terms.rounds, speak)) }
        }
    }
}

fn button(page: &TournamentPage<'_>, act: &str, main: bool, word: &'static str, speak: &Speak<'_>) -> Markup {
    html! {
        form method="post" action=(Address::TournamentAct { id: page.id, act }) {
            button.act.main[main].quiet[!main] { (speak.word(word)) }
        }
    }
}

/// What the visitor can do, the most likely first.
fn acts(page: &TournamentPage<'_>, speak: &Speak<'_>) -> Markup {
    let begin = page.hosts && page.can_begin;
    html! {
        div.bar {
            @match page.way_in {
                WayIn::Join => (button(page, "join", true, "page-tournament-join", speak)),
                WayIn::JoinWaiting => (button(page, "join", true, "page-tournament-join-waiting", speak)),
                WayIn::Withdraw => (button(page, "withdraw", false, "page-tournament-withdraw", speak)),
                WayIn::Closed => {}
            }
            @match page.standing {
                Standing::Gathering if page.hosts => {
                    @if begin { (button(page, "begin", true, "page-tournament-begin", speak)) }
                    (button(page, "cancel", false, "page-tournament-cancel", speak))
                }
                Standing::Playing if page.hosts && page.round_is_over => {
                    @if begin { (button(page, "begin", true, "page-tournament-next", speak)) }
                    (button(page, "cancel", false, "page-tournament-end", speak))
                }
                Standing::Playing if page.hosts => {
                    details { summary { (speak.word("page-tournament-close")) }
                        p.quiet { (speak.word("page-tournament-close-about")) }
                        (button(page, "close-round", false, "page-tournament-close-yes", speak)) }
                }
                _ => {}
            }
        }
        @if page.hosts && page.standing == Standing::Gathering && !page.can_begin { p.quiet { (speak.word("page-error-too-few-people")) } }
    }
}

fn people(page: &TournamentPage<'_>, people: &[PersonShown], waits: bool, speak: &Speak<'_>) -> Markup {
    let running = matches!(page.standing, Standing::Gathering | Standing::Playing);
    let of_host = |act: &'static str, word: &'static str, one: &PersonShown| {
        let said = speak.say(&Phrase::new("page-labelled").with("what", speak.word(word)).with("text", one.name.clone()));
        html! {
            form method="post" action=(Address::TournamentAct { id: page.id, act }) {
                input type="hidden" name="player" value=(one.player);
                button.act.quiet aria-label=(said) { (speak.word(word)) }
            }
        }
    };
    html! {
        ul.people { @for one in people {
            li.sheet {
                span { (one.name) }
                @if one.withdrew { small.quiet { (speak.word("page-tournament-withdrew")) } }
                @else if one.away { small.quiet { (speak.word("page-tournament-away")) } }
                @if page.hosts && running && !one.withdrew {
                    @if waits { (of_host("admit", "page-tournament-admit", one)) }
                    (of_host("remove", "page-tournament-remove", one))
                }
            }
        } }
    }
}

/// A number with as many digits behind the point as are worth reading.
fn decimal(number: f64, digits: usize, speak: &Speak<'_>) -> String {
    let written = format!("{number:.digits$}");
    if speak.language() == coven_text::Language::English { written } else { written.replace('.', ",") }
}

fn points(points: f64, speak: &Speak<'_>) -> String {
    decimal(points, usize::from(points.fract() != 0.0), speak)
}

/// What decides, in this order: how each is called, and what it means.
const DECIDES: [(&str, &str); 4] = [
    ("page-tournament-points", "page-tournament-points-about"),
    ("page-tournament-strength", "page-tournament-strength-about"),
    ("page-tournament-wins", "page-tournament-wins-about"),
    ("page-tournament-share", "page-tournament-share-about"),
];

/// Who stands where.
pub(in crate::page) fn standings(scores: &[Score], speak: &Speak<'_>) -> Markup {
    let columns = DECIDES.map(|(name, _)| name).into_iter().chain(["page-tournament-played"]);
    html! {
        div.scroll-x tabindex="0" role="region" aria-label=(speak.word("page-tournament-standings")) {
            table {
                thead { tr {
                    th scope="col" { (speak.word("page-fair-rank")) }
                    th.name scope="col" { (speak.word("page-fair-name")) }
                    @for column in columns { th scope="col" { (speak.word(column)) } }
                } }
                tbody { @for score in scores {
                    tr.you[score.you] {
                        td { (score.rank) }
                        th.name scope="row" { (score.name) }
                        td { b { (points(score.points, speak)) } }
                        td { (decimal(score.strength, 2, speak)) }
                        td { (score.wins) }
                        td { (decimal(100.0 * score.share, 1, speak)) }
                        td { (score.games) }
                    }
                } }
            }
        }
    }
}

/// A round, counted from 1; the present one is open.
fn round(page: &TournamentPage<'_>, number: usize, round: &RoundShown, id: &str, speak: &Speak<'_>) -> Markup {
    let title = round_of(number, page.terms.rounds, speak);
    html! {
        details id=(id) open[number == page.rounds.len()] {
            summary { (title) }
            div.scroll-x tabindex="0" role="region" aria-label=(title) {
                table {
                    thead { tr { th.name scope="col" { (speak.word("page-tournament-at-table")) } th.name scope="col" { (speak.word("page-tournament-played")) } } }
                    tbody { @for table in &round.tables {
                        tr.you[table.yours] {
                            th.name scope="row" { (names(table, speak)) }
                            td.name { @for (number, game) in table.games.iter().enumerate() { (game_shown(number, game, table, speak)) " " } }
                        }
                    } }
                }
            }
            @if !round.resting.is_empty() { p { (speak.labelled(speak.word("page-tournament-resting"), round.resting.join(", "))) } }
        }
    }
}

fn name_of(name: Option<&String>, speak: &Speak<'_>) -> String {
    name.cloned().unwrap_or_else(|| speak.word("page-tournament-bot"))
}

fn names(table: &TableShown, speak: &Speak<'_>) -> String {
    table.names.iter().map(|name| name_of(name.as_ref(), speak)).collect::<Vec<_>>().join(" · ")
}

/// The way to a game, and who has won it.
fn game_shown(number: usize, game: &GameShown, table: &TableShown, speak: &Speak<'_>) -> Markup {
    let first = game.places.iter().zip(&table.names).filter(|(place, _)| **place == 1);
    let winners: Vec<String> = first.map(|(_, name)| name_of(name.as_ref(), speak)).collect();
    let told = match (game.given_up, game.over) {
        (true, _) => speak.word("page-tournament-given-up"),
        (_, true) => winners.join(", "),
        _ => speak.word("page-tournament-running"),
    };
    html! {
        a href=(Address::Table { table: &game.table }) {
            @if table.games.len() > 1 { (number + 1) ". " }
            @if game.over && !game.given_up { "★ " }
            (told)
        }
    }
}

fn terms(terms: &Terms, speak: &Speak<'_>) -> Markup {
    let rounds = Phrase::new("page-tournament-terms-rounds").with("rounds", terms.rounds);
    let games = Phrase::new("page-tournament-terms-games").with("games", terms.games);
    let size = Phrase::new("page-tournament-terms-size").with("players", terms.table_size);
    html! {
        ul.terms {
            li { (speak.say(&rounds)) ", " (speak.say(&games)) ", " (speak.say(&size)) }
            li { (speak.word(match terms.system { System::Swiss => "page-tournament-swiss", System::RoundRobin => "page-tournament-robin" })) }
            li { (speak.word(if terms.bots { "page-tournament-fill-bots" } else { "page-tournament-fill-rest" })) }
            @if terms.duplicate { li { (speak.word("page-tournament-duplicate")) } }
            @if terms.by_hand { li { (speak.word("page-tournament-by-hand")) } }
            @if let Some(clock) = terms.clock { li { (clock.told(speak)) ". " (speak.word("page-clock-about")) } }
        }
    }
}

/// How the standings come about.
fn explained(speak: &Speak<'_>) -> Markup {
    html! {
        section {
            h2 { (speak.word("page-tournament-how")) }
            (points_explained(speak))
            p.explained { (speak.word("page-tournament-pairing-about")) }
        }
    }
}

/// What a place is worth, and what tells people apart who have as many points.
pub(in crate::page) fn points_explained(speak: &Speak<'_>) -> Markup {
    html! {
        p.explained { (speak.word("page-tournament-how-about")) }
        dl {
            @for (name, about) in DECIDES {
                dt { (speak.word(name)) }
                dd { (speak.word(about)) }
            }
        }
    }
}
