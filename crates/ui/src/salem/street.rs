//! A street: whose it is, what is known of that player, and the buildings with their cubes, type by type.

use super::art::{front, person, town};
use super::place::{Place, place};
use super::{Scene, kind_class};
use crate::art::{Symbol, icon, seat};
use crate::fragment::{Part, Parts};
use coven_engine::{Arg, Illegal, Phrase, Seat};
use coven_salem::{Building, Event, Lot, Move, SeatView, SlotView, Type};
use maud::{Markup, PreEscaped, html};
use std::ops::Range;

/// More crows than this do not sit on one roof.
const CROWS: u8 = 3;
/// How many houses of a street can be drawn larger.
const ROOMY: usize = 10;
/// More houses than this stand closer together.
const TIGHT: usize = 13;
/// More cubes than this are counted in figures.
const CUBES_IN_A_ROW: u8 = 3;

impl Scene<'_> {
    /// The parts of a street that can change: whose it is, and each quarter.
    pub(super) fn street_parts(&self, there: &SeatView) -> Vec<Part> {
        let seat = there.seat;
        let quarters = Type::ALL.iter().map(|&kind| Part::fixed(quarter_id(seat, kind), self.quarter(there, kind)));
        [Part::fixed(plate_id(seat), self.plate(there))].into_iter().chain(quarters).collect()
    }

    /// A street, around the parts that change. What is said of its plate holds for all of it.
    pub(super) fn street(&self, seat: Seat, parts: &Parts) -> Markup {
        html! {
            section .{ "street sheet " (seat::class(seat)) } .own[self.own_seat() == Some(seat)] aria-label=(self.speak.name(seat))
                data-group data-with=(plate_id(seat)) {
                (parts.html(&plate_id(seat)))
                ol.lots data-explain="NSM-BLD-1" { @for &kind in Type::ALL { (parts.html(&quarter_id(seat, kind))) } }
            }
        }
    }

    /// Why nothing of a street can be chosen while something of another can.
    fn why_not_street(&self, seat: Seat) -> Option<Illegal> {
        let of_seat = |m: Move| match place(m) {
            Place::Seat(other) | Place::Lot(Some(other), _) => other == seat,
            _ => false,
        };
        self.asked.as_ref().and_then(|asked| asked.why(of_seat))
    }

    fn plate(&self, there: &SeatView) -> Markup {
        let seat = there.seat;
        let chosen = self.choice(|m| place(m) == Place::Seat(seat));
        let hope = self.say("page-salem-hope-of", &[("hope", there.hope.into())]);
        let houses = houses(&there.slots).len();
        let why = self.why_not_street(seat);
        html! {
            header.plate #(plate_id(seat)) .wide[houses <= ROOMY].tight[houses > TIGHT].deciding[self.view.asked.contains(&seat)].dim[why.is_some()]
                data-why=[why.map(|why| self.speak.refusal(why.code))] data-rule=[why.map(|why| why.rule)] {
                (self.who_is(there))
                @match chosen {
                    Some(choice) => button.who.lit type="button" data-move=(choice.m) aria-label=(self.sentence(choice)) { (self.who(seat)) },
                    None => span.who { (self.who(seat)) },
                }
                span.marks {
                    span.hope data-tip=(hope) data-explain="NSM-CUBE-6" { (town::HOPE.draw()) b { (there.hope) } }
                    (self.marks(there))
                }
                @if houses == 0 { (self.common_land()) }
            }
        }
    }

    /// A street without buildings is land, not an empty panel.
    fn common_land(&self) -> Markup {
        let told = self.speak.word("page-salem-no-building");
        html! { svg.common-land viewBox="0 0 240 50" preserveAspectRatio="xMidYMax slice" role="img" aria-label=(told) data-tip=(told) data-explain="NSM-CUBE-5" { (PreEscaped(town::COMMON_LAND)) } }
    }

    fn who(&self, seat: Seat) -> Markup {
        html! {
            (seat::mark(seat)) span.name { (self.speak.name(seat)) }
            @if self.view.asked.contains(&seat) { span.turn { (town::LANTERN.draw()) span.hidden { (self.speak.word("page-deciding")) } } }
        }
    }

    /// The character, as far as the viewer knows it.
    fn who_is(&self, there: &SeatView) -> Markup {
        match (there.character, there.side) {
            (Some(character), Some(side)) if self.own_seat() != Some(there.seat) || there.face_up => {
                let tip = self.character_tip(there.seat, character, there.face_up);
                html! { span.known data-tip=(tip) data-explain="NSM-INFO-3" { (person::picture(character, side)) (town::side(side).draw()) } }
            }
            (Some(_), Some(side)) => {
                html! { span.known data-tip=(self.speak.word("page-salem-you")) data-explain="NSM-SETUP-3" { (town::side(side).draw()) } }
            }
            _ => html! { span.known data-tip=(self.unknown_tip(there)) data-explain="NSM-INFO-2" { (town::UNKNOWN.draw()) } },
        }
    }

    fn marks(&self, there: &SeatView) -> Markup {
        let tagged = |symbol: Symbol, tip: String, rule: &'static str| {
            html! { span.tag data-tip=(tip) data-explain=(rule) { (symbol.draw()) } }
        };
        let until = |id: &'static str, round: u8| self.say(id, &[("round", round.into())]);
        html! {
            @if self.view.constable == there.seat { (tagged(town::CONSTABLE, self.speak.word("page-salem-constable"), "NSM-CON-1")) }
            @else if there.badge { (tagged(town::BADGE, self.speak.word("page-salem-badge"), "NSM-BADGE-1")) }
            @if there.on_trial { (tagged(town::GAVEL, self.speak.word("page-salem-on-trial"), "NSM-TRIAL-2")) }
            @if let Some(given) = there.pillory { (tagged(town::PILLORY, until("page-salem-pillory", given.round), "NSM-EVT-PILLORY")) }
            @if let Some(given) = there.sanctuary { (tagged(town::SANCTUARY, until("page-salem-sanctuary", given.round), "NSM-EVT-SANCTUARY")) }
            @if !there.seen_by.is_empty() { (tagged(town::EYE, self.seen_by_tip(there), "NSM-INFO-3")) }
            @if there.hand_size > 0 && self.own_seat() != Some(there.seat) {
                span.tag data-tip=(self.hand_tip(there)) data-explain="NSM-INFO-3" { (icon::CARDS.draw()) b { (there.hand_size) } }
            }
            @if there.chosen { (tagged(town::CHOSEN, self.speak.word("page-answered"), "NSM-INFO-6")) }
            (self.claim(there.seat))
            (self.repute(there.seat))
        }
    }

    /// The buildings of one type, and how much of the set is there.
    fn quarter(&self, there: &SeatView, kind: Type) -> Markup {
        let houses: Vec<House> =
            houses(&there.slots).into_iter().filter(|house| self.rules.kind_of(house.slot.building) == kind).collect();
        let id = quarter_id(there.seat, kind);
        if houses.is_empty() {
            return html! { li id=(id) hidden {} };
        }
        let sets = self.rules.complete_sets(&there.slots, kind);
        let tip = self.quarter_tip(there, kind, sets);
        let built = |building: Building| houses.iter().any(|house| house.slot.building == building);
        html! {
            li.{ "quarter " (kind_class(kind)) } .set[sets > 0] id=(id) {
                span.sign data-tip=(tip) data-explain="NSM-TYPE-2" {
                    (town::kind(kind).draw())
                    span.pips aria-hidden="true" { @for building in self.rules.set_of(kind) { i.on[built(building)] {} } }
                    @if sets > 0 { b { "×" (sets) } }
                }
                span.houses { @for house in &houses { (self.house(there.seat, house)) } }
            }
        }
    }

    fn house(&self, owner: Seat, house: &House<'_>) -> Markup {
        let own = self.own_seat() == Some(owner);
        let slot = house.slot;
        let among = |lot: Lot| lot.building == slot.building && house.copies.contains(&lot.copy);
        let choice = self.choice(|m| match place(m) {
            Place::Lot(Some(seat), lot) => seat == owner && among(lot),
            Place::Lot(None, lot) => own && among(lot),
            _ => false,
        });
        let fresh = self.is_fresh(owner, slot.building);
        let piece = format!("{}{}", lot_id(owner, slot.building), house.copies.start);
        let inside = html! {
            (front::front(slot.building).draw())
            @if slot.despair > 0 { span.crows aria-hidden="true" { @for _ in 0..slot.despair.min(CROWS) { (town::CROW.draw()) } } }
            @if house.copies.len() > 1 { b.copies { "×" (house.copies.len()) } }
            (cubes(slot))
        };
        match choice {
            Some(choice) => html! {
                button.lot.lit.fresh[fresh].hopeful[slot.hope > 0] type="button" data-piece=(piece) data-move=(choice.m) aria-label=(self.sentence(choice)) { (inside) }
            },
            None => {
                let tip = self.lot_tip(slot, house.copies.len());
                html! { span.lot.fresh[fresh].hopeful[slot.hope > 0] data-piece=(piece) data-tip=(tip) data-explain="NSM-BLD-1" { (inside) } }
            }
        }
    }

    /// Something happened to a building since the viewer's last move.
    fn is_fresh(&self, owner: Seat, building: Building) -> bool {
        self.fresh().any(|line| match *line.event {
            Event::Built { seat, building: built, .. } => self.own_seat() != Some(seat) && seat == owner && built == building,
            Event::DespairRemoved { owner: seat, building: cleansed, .. } => seat == owner && cleansed == building,
            Event::Gave { seat, building: other } | Event::Placed { seat, building: other, .. } => {
                seat == owner && other == building
            }
            Event::Seized { to, building: seized, .. } => to == owner && seized == building,
            _ => false,
        })
    }

    /// Who suspects a seat and who trusts it, by what was said.
    fn repute(&self, seat: Seat) -> Markup {
        let opinions = self.opinions(seat);
        let by = |symbol: Symbol, id: &'static str, seats: Vec<Seat>| {
            let tip = self.speak.say(&Phrase::new(id).with("seats", seats.iter().copied().collect::<Arg>()));
            html! {
                @if !seats.is_empty() {
                    span.tag.repute data-tip=(tip) data-explain="NSM-TALK-1" {
                        (symbol.draw()) @for &seat in &seats { (seat::mark(seat)) }
                    }
                }
            }
        };
        html! {
            (by(town::SUSPECT, "page-salem-suspected", opinions.suspected_by))
            (by(town::TRUST, "page-salem-trusted", opinions.trusted_by))
        }
    }

    /// What a seat last claimed to be.
    fn claim(&self, seat: Seat) -> Markup {
        html! {
            @if let Some(side) = self.claimed_side(seat) {
                @let tip = self.speak.say(&Phrase::new("page-salem-claims").with("seat", seat).with("side", side));
                span.tag.claim data-tip=(tip) data-explain="NSM-TALK-1" { (town::SPEECH.draw()) (town::side(side).draw()) }
            }
        }
    }
}

/// Equal buildings with equal cubes, which the rules take for one choice (NSM-DP-REMOVE), stand as one house.
struct House<'a> {
    slot: &'a SlotView,
    copies: Range<u8>,
}

/// The houses of a street; copies of a building stand beside each other.
fn houses(street: &[SlotView]) -> Vec<House<'_>> {
    let mut houses: Vec<House<'_>> = Vec::new();
    for slot in street {
        match houses.last_mut() {
            Some(last) if last.slot == slot => last.copies.end += 1,
            last => {
                let copy = last.filter(|last| last.slot.building == slot.building).map_or(0, |last| last.copies.end);
                houses.push(House { slot, copies: copy..copy + 1 });
            }
        }
    }
    houses
}

pub(super) fn plate_id(seat: Seat) -> String {
    format!("plate-{seat}")
}

/// How the names of all copies of a building in a street begin.
pub(super) fn lot_id(seat: Seat, building: Building) -> String {
    format!("lot-{seat}-{building}.")
}

fn quarter_id(seat: Seat, kind: Type) -> String {
    format!("quarter-{seat}-{kind}")
}

fn cubes(slot: &SlotView) -> Markup {
    let row = |symbol: Symbol, number: u8| {
        html! {
            @if number > CUBES_IN_A_ROW { (symbol.draw()) b { (number) } }
            @else { @for _ in 0..number { (symbol.draw()) } }
        }
    };
    html! { span.cubes aria-hidden="true" { (row(town::HOPE, slot.hope)) (row(town::DESPAIR, slot.despair)) } }
}
