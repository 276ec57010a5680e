//! What happened, event by event. Every event has one message with the event's own name and fields.

use super::names::{Named, counted, list, text};
use crate::events::Event;
use crate::state::Citizen;
use coven_engine::{Arg, Phrase, Seat};

pub fn tell(event: &Event) -> Phrase {
    match *event {
        Event::MoonLaid { ingredients } => say("moon-laid").with("ingredients", list(ingredients)),
        Event::BuildingPlaced { building } => say("building-placed").with("building", building.named()),
        Event::BookDealt { seat, book } => say("book-dealt").with("seat", seat).with("book", book),
        Event::TilesHeld { seat, witches } => say("tiles-held").with("seat", seat).with("witches", list(witches)),
        Event::TileKept { seat, witch } => say("tile-kept").with("seat", seat).with("witch", witch.named()),
        Event::ThirdReturned { seat, witch } => say("third-returned").with("seat", seat).with("witch", witch.named()),
        Event::CovenFormed { seat, witches } => say("coven-formed").with("seat", seat).with("witches", list(witches)),
        Event::PrologueDealt { seat, first, second } => {
            say("prologue-dealt").with("seat", seat).with("first", first).with("second", second)
        }
        Event::PrologueLaid { seat, .. } => say("prologue-laid").with("seat", seat),
        Event::FirstPlayer { seat } => say("first-player").with("seat", seat),
        Event::LeaderPlaced { seat, space } => say("leader-placed").with("seat", seat).with("space", text(space)),
        Event::RitualBegun { seat, space } => say("ritual-begun").with("seat", seat).with("space", space.named()),
        Event::SeasonBegins { season } => say("season-begins").with("season", season.named()),
        Event::PhaseBegins { phase } => say("phase-begins").with("phase", phase),
        Event::PatientPlaced { hex, patient } => say("patient-placed").with("hex", text(hex)).with("patient", patient.named()),
        Event::PatientLeft { hex, patient } => say("patient-left").with("hex", text(hex)).with("patient", patient.named()),
        Event::WitchAccused { witch } => say("witch-accused").with("witch", witch.named()),
        Event::SeptimaShown { side, action } => say("septima-shown").with("side", side.named()).with("action", action.named()),
        Event::SpellShown { spell } => say("spell-shown").with("spell", spell.named()),
        Event::SpellGone { spell } => say("spell-gone").with("spell", spell.named()),
        Event::HunterArrives { hut } => say("hunter-arrives").with("hut", text(hut)),
        Event::HunterRolledAhead { face } => say("hunter-rolled-ahead").with("face", face),
        Event::CardPlayed { seat, action } => say("card-played").with("seat", seat).with("action", action.named()),
        Event::Moved { seat, from, to } => say("moved").with("seat", seat).with("from", text(from)).with("to", text(to)),
        Event::Collected { seat, good, count } => say("collected").with("seat", seat).with("goods", counted(good, count)),
        Event::Gained { seat, good, count } => say("gained").with("seat", seat).with("goods", counted(good, count)),
        Event::Spent { seat, good } => say("spent").with("seat", seat).with("good", good.named()),
        Event::Wisdom { seat, change } => {
            say(if change > 0 { "wisdom-gained" } else { "wisdom-lost" }).with("seat", seat).with("count", change.abs())
        }
        Event::SuspicionChanged { seat, from, to } => say(if to > from { "suspicion-rises" } else { "suspicion-falls" })
            .with("seat", seat)
            .with("from", from)
            .with("to", to),
        Event::Confronted { seat } => say("confronted").with("seat", seat),
        Event::Copied { seat, action } => say("copied").with("seat", seat).with("action", action.named()),
        Event::BonusTaken { seat, action } => say("bonus-taken").with("seat", seat).with("action", action.named()),
        Event::Used { seat, card } => say("used").with("seat", seat).with("card", card.named()),
        Event::UsedAs { seat, spent, meant } => {
            say("used-as").with("seat", seat).with("spent", spent.named()).with("meant", meant.named())
        }
        Event::Acted { seat, card } => say("acted").with("seat", seat).with("card", card.named()),
        Event::ShrineUsed { seat, hex } => say("shrine-used").with("seat", seat).with("hex", text(hex)),
        Event::Brewed { seat, potion } => say("brewed").with("seat", seat).with("potion", potion.named()),
        Event::Healed { seat, illness, hospital } => {
            say(if hospital { "healed-in-hospital" } else { "healed" }).with("seat", seat).with("illness", illness.named())
        }
        Event::TrackAdvanced { seat, illness, level } => {
            say("track-advanced").with("seat", seat).with("illness", illness.named()).with("level", level)
        }
        Event::Rewarded { seat, illness, level } => {
            say("rewarded").with("seat", seat).with("illness", illness.named()).with("level", level)
        }
        Event::FavourTaken { seat, favour } => say("favour-taken").with("seat", seat).with("favour", favour.named()),
        Event::ToCrowd { seat, count } => say("to-crowd").with("seat", seat).with("count", count),
        Event::ToChamber { seat, chamber, count } => {
            say("to-chamber").with("seat", seat).with("chamber", chamber).with("count", count)
        }
        Event::AngryToCrowd { count } => say("angry-to-crowd").with("count", count),
        Event::AngryLeave { count } => say("angry-leave").with("count", count),
        Event::AngryLeavesPatient => say("angry-leaves-patient"),
        Event::RitualMoved { seat, space } => say("ritual-moved").with("seat", seat).with("space", space.named()),
        Event::RitualAdvanced { seat, space } => say("ritual-advanced").with("seat", seat).with("space", space.named()),
        Event::RitualTop { seat } => say("ritual-top").with("seat", seat),
        Event::SpellGained { seat, spell } => say("spell-gained").with("seat", seat).with("spell", spell.named()),
        Event::SpellCast { seat, spell } => say("spell-cast").with("seat", seat).with("spell", spell.named()),
        Event::SpellPrepared { seat, spell } => say("spell-prepared").with("seat", seat).with("spell", spell.named()),
        Event::SpellEnded { seat, spell } => say("spell-ended").with("seat", seat).with("spell", spell.named()),
        Event::WitchBorrowed { seat, witch } => say("witch-borrowed").with("seat", seat).with("witch", witch.named()),
        Event::PrologueDrawn { seat, number } => say("prologue-drawn").with("seat", seat).with("number", number),
        Event::WitchesSeen { seat, witches } => say("witches-seen").with("seat", seat).with("witches", list(witches)),
        Event::WitchesDrawn { seat, count } => say("witches-drawn").with("seat", seat).with("count", count),
        Event::WitchOffered { seat, witch } => say("witch-offered").with("seat", seat).with("witch", witch.named()),
        Event::WitchJoined { seat, witch } => say("witch-joined").with("seat", seat).with("witch", witch.named()),
        Event::WitchAside { seat, witch } => say("witch-aside").with("seat", seat).with("witch", witch.named()),
        Event::WitchBoxed { witch } => say("witch-boxed").with("witch", witch.named()),
        Event::WitchCaptured { seat, witch } => say("witch-captured").with("seat", seat).with("witch", witch.named()),
        Event::HunterSleeps { hut } => say("hunter-sleeps").with("hut", text(hut)),
        Event::HunterMoved { from, to } => say("hunter-moved").with("from", text(from)).with("to", text(to)),
        Event::Rolled { seat, face } => say("rolled").with("seat", seat).with("face", face),
        Event::CharmDiscarded { seat } => say("charm-discarded").with("seat", seat),
        Event::Escaped { seat, reach, distance } => {
            say("escaped").with("seat", seat).with("reach", reach).with("distance", distance)
        }
        Event::Caught { seat, reach, distance } => {
            say("caught").with("seat", seat).with("reach", reach).with("distance", distance)
        }
        Event::TrialHeld { chamber, witch, ref row, loyal, angry } => say("trial-held")
            .with("chamber", chamber)
            .with("witch", witch.named())
            .with("row", row_of(row, false))
            .with("loyal", loyal)
            .with("angry", angry),
        Event::TrialWon { seat } => say("trial-won").with("seat", seat),
        Event::TrialLost { chamber } => say("trial-lost").with("chamber", chamber),
        Event::Recalled { seat, count } => say("recalled").with("seat", seat).with("count", count),
        Event::Widow(ref event) => crate::widow::tell::tell_event(event),
        Event::BookRevealed { seat, book } => say("book-revealed").with("seat", seat).with("book", book),
    }
}

fn say(what: &str) -> Phrase {
    Phrase::new(format!("septima-event-{what}"))
}

/// The citizens of a chamber, from the left.
pub fn row_of(row: &[Citizen], solo: bool) -> Arg {
    let citizen = |citizen: &Citizen| match *citizen {
        Citizen::Angry => Phrase::new("septima-citizen-angry").into(),
        Citizen::Loyal(seat) => coven_name(seat, solo),
    };
    if row.is_empty() { Phrase::new("septima-nothing").into() } else { row.iter().map(citizen).collect() }
}

/// The name of a coven; alone, the second one is the Widow.
pub fn coven_name(seat: Seat, solo: bool) -> Arg {
    if solo && seat == crate::widow::WIDOW { Phrase::new("septima-widow-name").into() } else { Arg::Seat(seat) }
}
