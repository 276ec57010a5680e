//! The coach beside a table: a word about the question, the dangers of its answers, a plan for the round and a look back.
//!
//! Each word stands in a `details` that is open at first. The script closes what has been read (`data-once` names it) with the next
//! answer, so that it is said once and a click says it again; without a script everything stays open.

use super::{Address, rule_link};
use crate::Speak;
use crate::art::icon;
use coven_catalog::{Choice, Coaching};
use coven_engine::{About, Danger, Phrase};
use maud::{Markup, html};

/// How a viewer wants a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Wish {
    pub coach: bool,
}

/// Whether somebody may have a coach at a table, and has one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Coached {
    /// Nobody but those who play has a coach, and nobody at a rated table.
    #[default]
    Never,
    No,
    Yes,
}

/// What the coach says.
#[derive(Clone, Debug)]
pub struct Coach {
    pub about: &'static About,
    pub says: Coaching,
    /// A good answer to what is asked now, where the visitor may be given one.
    pub good: Option<Good>,
}

/// A good answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Good {
    pub notation: String,
    /// What it would do.
    pub sentence: String,
    /// Why it is good, if there is a word for it.
    pub reason: Option<String>,
    /// How many of a hundred games are won with it, as far as trying out tells.
    pub chance: Option<u8>,
}

/// Maximum number of choices that are named with a danger; the others carry its mark.
const NAMED: usize = 3;

impl Coach {
    pub(super) fn show(&self, table: &str, speak: &Speak<'_>) -> Markup {
        let round = self.says.round;
        html! {
            aside #coach aria-label=(speak.word("page-coach")) data-good=[self.good.as_ref().map(|good| &good.notation)] {
                div {
                    // A newcomer reads first what is asked. Whoever knows it has closed it: the style puts the dangers first then.
                    @if let Some(explained) = &self.says.explained {
                        (words("page-coach-explain", &format!("{} {}", self.about.id, explained.id), std::slice::from_ref(explained), speak))
                    }
                    (self.dangers(speak))
                    (self.plan(table, speak))
                    (words("page-coach-back", &format!("{table} back {round}"), &self.says.look_back, speak))
                    @if let Some(good) = &self.good {
                        p.advice {
                            (speak.say(&Phrase::new("page-coach-good").with("choice", good.sentence.trim_end_matches('.'))))
                            @if let Some(reason) = &good.reason { span.quiet { " (" (reason) ")" } }
                        }
                    }
                }
                (switch(table, false, speak))
            }
        }
    }

    /// While the table is laid out there may be nothing to plan yet: what the game is about is said alone, and the plan that comes
    /// later is something new.
    fn plan(&self, table: &str, speak: &Speak<'_>) -> Markup {
        let Coaching { round, goal, plan, .. } = &self.says;
        let once = if plan.is_empty() { format!("{table} goal") } else { format!("{table} plan {round}") };
        let said: Vec<Phrase> = goal.iter().chain(plan).cloned().collect();
        words("page-coach-plan", &once, &said, speak)
    }

    fn dangers(&self, speak: &Speak<'_>) -> Markup {
        let threatened = |choices: &[Choice]| {
            let named = choices.iter().take(NAMED).map(|choice| speak.say(&choice.phrase));
            let mut named: Vec<String> = named.map(|said| said.trim_end_matches('.').to_owned()).collect();
            named.extend((choices.len() > NAMED).then(|| "…".to_owned()));
            named.join(" · ")
        };
        let of = |choices: &[Choice]| choices.iter().map(|choice| choice.notation.as_str()).collect::<Vec<_>>().join("|");
        html! {
            @if !self.says.dangers.is_empty() {
                ul.dangers aria-label=(speak.word("page-coach-dangers")) {
                    @for (Danger { phrase, rule }, choices) in &self.says.dangers {
                        li data-dangers=(of(choices)) { b { (threatened(choices)) } " " span { (speak.say(phrase)) } " " (rule_link(self.about.id, rule, speak)) }
                    }
                }
            }
        }
    }
}

/// Something that is said once.
fn words(name: &'static str, once: &str, said: &[Phrase], speak: &Speak<'_>) -> Markup {
    html! {
        @if !said.is_empty() {
            details open data-once=(once) {
                summary { (icon::HELP.draw()) (speak.word(name)) }
                @for phrase in said { p { (speak.say(phrase)) } }
            }
        }
    }
}

/// Sends the coach away, or calls for one.
pub(super) fn switch(table: &str, on: bool, speak: &Speak<'_>) -> Markup {
    let (symbol, word) = if on { (icon::HELP, "page-coach-on") } else { (icon::CLOSE, "page-coach-off") };
    html! {
        form.coaching method="post" action=(Address::Coach { table }) {
            button.act.quiet name="coach" value=(if on { "on" } else { "off" }) { (symbol.draw()) span { (speak.word(word)) } }
        }
    }
}
