//! Lists of tables: one's own, and those where seats are free.

use super::club::When;
use super::{Address, clocks};
use crate::Speak;
use crate::art::icon;
use coven_engine::{Arg, Phrase};
use maud::{Markup, html};
use std::time::Duration;

/// A table at which the visitor sits.
#[derive(Clone, Debug)]
pub struct RunningTable {
    pub id: String,
    /// The game's title.
    pub title: String,
    /// Who else sits there.
    pub others: Vec<String>,
    pub turn: Turn,
    /// How long ago something last happened there.
    pub quiet_for: Duration,
    /// How long the visitor may still take, where that is counted.
    pub left: Option<Duration>,
}

/// What a table waits for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Turn {
    /// The visitor's answer whether to play.
    Invited,
    Yours,
    /// Other people, or nobody but bots.
    Others {
        names: Vec<String>,
    },
    /// The game has not begun, and `free` seats are not taken yet.
    Gathering {
        free: usize,
    },
    /// Nothing: the game is over. Nobody may have won, and of old tables nobody knows.
    Over {
        winners: Vec<String>,
    },
}

/// A table that waits for people.
#[derive(Clone, Debug)]
pub struct OpenTable {
    pub id: String,
    pub title: String,
    /// Who sits there already.
    pub names: Vec<String>,
    pub free: usize,
    /// The visitor sits there already.
    pub yours: bool,
    /// Somebody may know what is dealt.
    pub known_deal: bool,
    /// The club for which it was opened, where that is said.
    pub club: Option<String>,
    /// When the server begins the game, if it does.
    pub begins: Option<When>,
}

/// Running tables that are shown at once; all of them stand on the visitor's own page.
const MOST_TO_CONTINUE: usize = 6;

/// The way back to the visitor's tables, grouped by what they wait for. It is looked up again now and then.
pub(super) fn go_on(tables: &[RunningTable], speak: &Speak<'_>) -> Markup {
    type Belongs = fn(&Turn) -> bool;
    const GROUPS: [(&str, Belongs); 4] = [
        ("page-invited", |turn| *turn == Turn::Invited),
        ("page-your-turn", |turn| *turn == Turn::Yours),
        ("page-others-turn", |turn| matches!(turn, Turn::Others { .. } | Turn::Over { .. })),
        ("page-not-begun", |turn| matches!(turn, Turn::Gathering { .. })),
    ];
    let shown = &tables[..tables.len().min(MOST_TO_CONTINUE)];
    html! {
        div #go-on data-live {
            @if !tables.is_empty() {
                section.go-on {
                    h2 { (speak.word("page-continue")) }
                    @for (word, belongs) in GROUPS {
                        @let group: Vec<&RunningTable> = shown.iter().filter(|table| belongs(&table.turn)).collect();
                        @if !group.is_empty() { h3 { (speak.word(word)) } (own(group, speak)) }
                    }
                    @if tables.len() > MOST_TO_CONTINUE { p { a href=(Address::You) { (speak.say(&Phrase::new("page-all-tables").with("number", tables.len()))) } } }
                }
            }
        }
    }
}

/// The visitor's own tables.
pub(super) fn own<'t>(tables: impl IntoIterator<Item = &'t RunningTable>, speak: &Speak<'_>) -> Markup {
    html! {
        ul.tables {
            @for table in tables {
                li.sheet.yours[matches!(table.turn, Turn::Invited | Turn::Yours)] {
                    a href=(Address::Table { table: &table.id }) {
                        b { (table.title) } @if !table.others.is_empty() { span { (icon::PEOPLE.draw()) (table.others.join(", ")) } }
                        em { @if let Some(waits) = table.turn.told(speak) { (waits) " · " } @if let Some(left) = table.left { (time_left(left, speak)) " · " } (ago(table.quiet_for, speak)) }
                    }
                    @if table.turn == Turn::Invited { (yes_or_no(&table.id, speak)) }
                }
            }
        }
    }
}

/// The answers of somebody who is asked to play.
pub(super) fn yes_or_no(table: &str, speak: &Speak<'_>) -> Markup {
    html! {
        div.bar {
            form method="post" action=(Address::Accept { table }) { button.act.main { (speak.word("page-accept")) } }
            form method="post" action=(Address::Decline { table }) { button.act.quiet { (speak.word("page-decline")) } }
        }
    }
}

impl Turn {
    fn told(&self, speak: &Speak<'_>) -> Option<String> {
        match self {
            Turn::Invited => Some(speak.word("page-invited")),
            Turn::Yours => Some(speak.word("page-your-turn")),
            Turn::Others { names } if names.is_empty() => Some(speak.word("page-others-turn")),
            Turn::Others { names } => {
                let names: Arg = names.iter().map(|name| Arg::from(name.as_str())).collect();
                Some(speak.say(&Phrase::new("page-turn-of").with("names", names)))
            }
            Turn::Gathering { free: 0 } => Some(speak.word("page-all-here")),
            Turn::Gathering { free } => Some(speak.say(&Phrase::new("page-free-seats").with("number", *free))),
            Turn::Over { winners } if winners.is_empty() => None,
            Turn::Over { winners } => {
                let names: Arg = winners.iter().map(|name| Arg::from(name.as_str())).collect();
                Some(speak.say(&Phrase::new("page-winner").with("names", names).with("number", winners.len())))
            }
        }
    }
}

fn time_left(left: Duration, speak: &Speak<'_>) -> String {
    let time = clocks::written(i64::try_from(left.as_millis()).unwrap_or(i64::MAX), speak);
    speak.say(&Phrase::new("page-time-left").with("time", time))
}

/// A time that has passed, in the largest unit of which there is one.
fn ago(passed: Duration, speak: &Speak<'_>) -> String {
    let minutes = passed.as_secs() / 60;
    let (id, number) = match (minutes / (24 * 60), minutes / 60, minutes) {
        (0, 0, 0) => return speak.word("page-ago-now"),
        (0, 0, minutes) => ("page-ago-minutes", minutes),
        (0, hours, _) => ("page-ago-hours", hours),
        (days, ..) => ("page-ago-days", days),
    };
    speak.say(&Phrase::new(id).with("number", number as i64))
}

pub(super) fn open(tables: &[OpenTable], speak: &Speak<'_>) -> Markup {
    html! {
        div #open-tables data-live {
            @if tables.is_empty() { p.quiet { (speak.word("page-lobby-empty")) } }
            (waiting(tables, speak))
        }
    }
}

/// The tables of the visitor's clubs that wait for people. It is looked up again now and then.
pub(super) fn of_clubs(tables: &[OpenTable], speak: &Speak<'_>) -> Markup {
    html! {
        div #club-tables data-live {
            @if !tables.is_empty() { section { h2 { a href=(Address::Clubs) { (speak.word("page-club-tables")) } } (waiting(tables, speak)) } }
        }
    }
}

fn waiting(tables: &[OpenTable], speak: &Speak<'_>) -> Markup {
    html! {
        ul.tables {
            @for table in tables {
                li.sheet {
                    div {
                        b { (table.title) } span { (table.names.join(", ")) }
                        @if let Some(club) = &table.club { em { (club) } }
                        @if let Some(when) = &table.begins { em { (icon::WAIT.draw()) (when.told(speak)) } }
                        em { (icon::PEOPLE.draw()) (speak.say(&Phrase::new("page-free-seats").with("number", table.free))) }
                        @if table.known_deal { em { (icon::CARDS.draw()) (speak.word("page-deal-known")) } }
                    }
                    @if table.yours {
                        div.bar { a.act.quiet href=(Address::Table { table: &table.id }) { (speak.word("page-to-table")) } }
                    } @else {
                        form method="post" action=(Address::Join { table: &table.id }) { button.act { (speak.word("page-join")) } }
                    }
                }
            }
        }
    }
}
