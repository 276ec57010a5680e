//! How the solitaire game is told: her messages all begin with `septima-widow-`.

use crate::components::Septima;
use crate::moves::Move;
use crate::scene::Scene;
use crate::state::Coven;
use crate::tell::events::row_of;
use crate::tell::names::{Named, list, text};
use crate::tell::view::objective_phrase;
use crate::view::View;
use crate::widow::events::WidowEvent;
use crate::widow::tribulations::Trouble;
use crate::widow::{Ask, HUMAN, WIDOW, Widow};
use crate::words::{Illness, Negotiation, Talk};
use coven_engine::names::Item;
use coven_engine::{Arg, Phrase};

fn say(what: &str) -> Phrase {
    Phrase::new(format!("septima-widow-{what}"))
}

impl Named for Negotiation {
    fn named(self) -> Arg {
        say(&format!("card-{self}")).into()
    }
}

/// What the human is being asked, and which rule asks.
pub fn prompt(scene: &Scene<'_>, question: Ask) -> (Phrase, &'static str) {
    let widow = scene.widow();
    match question {
        Ask::Draft => (say("prompt-draft").with("count", widow.draft.len()), "SEP-SOLO-6"),
        Ask::Negotiate => (row(say("prompt-negotiate"), &widow), "SEP-SOLO-8"),
        Ask::PlayCard => match scene.coven(WIDOW).card {
            Some(card) => (say("prompt-card-informed").with("action", card.named()), "SEP-SOLO-8"),
            None => (row(say("prompt-card"), &widow), "SEP-SOLO-8"),
        },
        Ask::Cooperate => (say("prompt-cooperate"), "SEP-SOLO-10"),
        Ask::Path(number) => {
            let space = widow.spiders.get(usize::from(number)).map(|spider| spider.space).unwrap_or_default();
            (say("prompt-path").with("space", text(space)), "SEP-SOLO-18")
        }
        Ask::Farthest => (say("prompt-farthest"), "SEP-SOLO-1"),
        Ask::Patient => (say("prompt-patient"), "SEP-SOLO-23"),
        Ask::GiveCard => (say("prompt-give"), "SEP-SOLO-14"),
        Ask::Accuse => (say("prompt-accuse"), "SEP-SOLO-15"),
    }
}

fn row(phrase: Phrase, widow: &Widow) -> Phrase {
    phrase.with("left", list(widow.left)).with("right", list(widow.right))
}

/// What an answer to one of her questions would do; nothing where the usual words say it.
pub fn tell_move(scene: &Scene<'_>, question: Ask, m: Move) -> Option<Phrase> {
    let widow = scene.widow();
    Some(match (question, m) {
        (Ask::Negotiate, Move::Done) => say("move-none"),
        (_, Move::Negotiate(talk)) => row(say(talk_word(talk)), &widow),
        (_, Move::Give(card)) => say("move-give").with("card", card.named()),
        (_, Move::Spider(number)) => {
            let spider = widow.spiders[number.index()];
            say("move-spider").with("space", text(spider.space)).with("steps", scene.steps_to_leader(spider))
        }
        (_, Move::Crawl(space)) => say("move-crawl").with("space", text(space)),
        (_, Move::Patient(hex)) => {
            let bed = hex.village_number().and_then(|number| scene.s.board.patients.village[number]);
            say("move-patient").with("hex", text(hex)).with("patient", list(bed.map(|bed| bed.patient)))
        }
        (Ask::Accuse, Move::Lose(witch)) => say("move-accuse").with("witch", witch.named()),
        _ => return None,
    })
}

const fn talk_word(talk: Talk) -> &'static str {
    match talk {
        Talk::Cooperation => "move-cooperation",
        Talk::DelaySwap => "move-delay-swap",
        Talk::DelayRight => "move-delay-right",
        Talk::DelayLeft => "move-delay-left",
        Talk::Information => "move-information",
    }
}

pub fn tell_event(event: &WidowEvent) -> Phrase {
    match *event {
        WidowEvent::RememberChosen { number, copies } => {
            say("event-remember").with("number", number).with("action", copies.named())
        }
        WidowEvent::RowLaid { left, right } => say("event-row").with("left", list(left)).with("right", list(right)),
        WidowEvent::RememberReturned => say("event-remember-returned"),
        WidowEvent::RowCardShown { card } => say("event-row-card").with("action", card.named()),
        WidowEvent::DraftLaid { witches } => say("event-draft").with("witches", list(witches)),
        WidowEvent::WitchJoined { witch } => say("event-witch-joined").with("witch", witch.named()),
        WidowEvent::Negotiated { card } => say("event-negotiated").with("card", card.named()),
        WidowEvent::NegotiationLost { card } => say("event-negotiation-lost").with("card", card.named()),
        WidowEvent::RowChanged { left, right } => say("event-row-changed").with("left", list(left)).with("right", list(right)),
        WidowEvent::Rolled { face } => say(&format!("event-rolled-{face}")),
        WidowEvent::CardPlayed { card } => say("event-card-played").with("action", card.named()),
        WidowEvent::Shadows { zones } => say("event-shadows").with("zones", zones.map(text).collect::<Arg>()),
        WidowEvent::SpiderMoved { from, to } => say("event-spider-moved").with("from", text(from)).with("to", text(to)),
        WidowEvent::SpidersLieDown => say("event-spiders-lie-down"),
        WidowEvent::Toll { beside, on } => say("event-toll").with("beside", beside).with("on", on),
        WidowEvent::Resolves { action } => {
            say("event-resolves").with("action", action.named()).with("text", say(&format!("action-{action}-text")))
        }
        WidowEvent::TakesBonus { action } => {
            say("event-takes-bonus").with("action", action.named()).with("text", say(&format!("action-{action}-bonus-text")))
        }
        WidowEvent::NoCrystalsBegin => say("event-no-crystals-begin"),
        WidowEvent::NoCrystalsEnd => say("event-no-crystals-end"),
        WidowEvent::NoCrystals { count } => say("event-no-crystals").with("count", count),
        WidowEvent::Healed { hex, illness, level } => {
            say("event-healed").with("hex", text(hex)).with("illness", illness.named()).with("level", level)
        }
        WidowEvent::ToCrowd { count } => say("event-to-crowd").with("count", count),
        WidowEvent::ToChamber { chamber } => say("event-to-chamber").with("chamber", chamber),
        WidowEvent::SuspicionChanged { from, to } => say("event-suspicion").with("from", from).with("to", to),
        WidowEvent::WitchOnTrial { witch } => say("event-witch-on-trial").with("witch", witch.named()),
        WidowEvent::PileWitchOnTrial { witch } => say("event-pile-witch-on-trial").with("witch", witch.named()),
        WidowEvent::TrialHeld { chamber, witch, ref row, loyal, angry } => Phrase::new("septima-event-trial-held")
            .with("chamber", chamber)
            .with("witch", witch.named())
            .with("row", row_of(row, true))
            .with("loyal", loyal)
            .with("angry", angry),
        WidowEvent::TrialWon => say("event-trial-won"),
        WidowEvent::Recalled { count } => say("event-recalled").with("count", count),
        WidowEvent::Tribulation { number, met } => {
            say(if met { "event-tribulation-met" } else { "event-tribulation-missed" }).with("number", number)
        }
        WidowEvent::Ended { met, needed } => {
            say(if met >= needed { "event-won" } else { "event-lost" }).with("met", met).with("needed", needed)
        }
    }
}

/// SEP-SOLO-27: what a tribulation on the sheet asked for, and whether it was met; nothing for the other lines.
pub fn tell_line(scene: &Scene<'_>, key: &str) -> Option<Phrase> {
    let (number, trouble, met) = scene.tribulation_of_line(key)?;
    let line = Phrase::new(if met { "septima-sheet-tribulation-met" } else { "septima-sheet-tribulation-missed" });
    Some(line.with("number", number).with("what", trouble_phrase(trouble)))
}

/// Her side of the table, and how the human's tribulations stand.
pub fn view_lines(rules: &Septima, view: &View, lines: &mut Vec<Phrase>) {
    let (Some(widow), Some(coven)) = (&view.board.widow, view.covens.get(WIDOW.index())) else { return };
    lines.push(coven_line(coven));
    let [blind, paralysed, infected] = [Illness::Blind, Illness::Paralysed, Illness::Infected].map(|i| coven.tracks[i]);
    lines.push(say("view-tracks").with("blind", blind).with("paralysed", paralysed).with("infected", infected));
    let remember = rules.solo.card(crate::words::Action::Remember, widow.remember).copies;
    lines.push(row(say("view-row"), widow).with("top", list(widow.top)).with("remember", list(remember)));
    let shown = widow.left.or(widow.right).map(|card| rules.solo.card(card, widow.remember).shadows);
    let zones: Vec<Arg> = shown.unwrap_or_default().map(text).collect();
    lines.push(say("view-shadows").with("zones", if zones.is_empty() { nothing() } else { Arg::List(zones) }));
    for spider in widow.spiders {
        lines.push(say(if spider.lying { "view-spider-lying" } else { "view-spider" }).with("space", text(spider.space)));
    }
    let [cooperation, delay, information] =
        [Negotiation::Cooperation, Negotiation::Delay, Negotiation::Information].map(|card| widow.negotiation[card]);
    lines.push(say("view-negotiation").with("cooperation", cooperation).with("delay", delay).with("information", information));
    if widow.no_crystals.is_some() {
        lines.push(say("view-no-crystals"));
    }
    let needed = rules.tribulations_needed(&view.setup);
    lines.push(say("view-needed").with("count", needed));
    let book = view.books.get(HUMAN.index()).copied().flatten();
    let troubles = rules.tribulations(&view.setup, book.unwrap_or(1));
    for (number, (trouble, met)) in troubles.into_iter().zip(&view.tribulations).enumerate() {
        if let Some(met) = *met {
            let line = say(if met { "view-met" } else { "view-open" });
            lines.push(line.with("number", number + 1).with("what", trouble_phrase(trouble)));
        }
    }
}

fn nothing() -> Arg {
    Phrase::new("septima-nothing").into()
}

fn coven_line(coven: &Coven) -> Phrase {
    say("view-coven")
        .with("suspicion", coven.suspicion)
        .with("witches", list(coven.witches))
        .with("crowd", coven.crowd)
        .with("card", list(coven.card))
        .with("discard", list(coven.discard))
}

/// What a tribulation asks for.
pub fn trouble_phrase(trouble: Trouble) -> Phrase {
    match trouble {
        Trouble::Book(objective) => objective_phrase(objective),
        Trouble::OwnWitches(count) => say("trouble-own-witches").with("count", count),
        Trouble::HerWitchesAtMost(count) => say("trouble-her-witches").with("count", count),
        Trouble::TopRibbon => say("trouble-ribbon"),
        Trouble::Wisdom(count) => say("trouble-wisdom").with("count", count),
    }
}
