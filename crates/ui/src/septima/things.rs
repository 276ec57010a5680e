//! What lies in the box of Septima, each as it looks on the table.

use super::art::{pictures, witch};
use crate::art::icon;
use coven_engine::{DataSource, Rules};
use coven_septima::{Action, Building, Good, Negotiation, Septima, Spell, Witch};
use maud::{Markup, html};
use std::sync::LazyLock;

/// What is printed on the components of the box: the elements of spells, the actions of buildings.
static PRINTED: LazyLock<Option<Septima>> = LazyLock::new(|| Septima::load(&DataSource::builtin()).ok());

/// The picture of a component, by its id.
pub fn picture(thing: &str) -> Option<Markup> {
    let words = thing.strip_prefix("septima-")?;
    let word = |kind: &str| words.strip_prefix(kind).map(|word| word.replace('-', "_"));
    if let Some(name) = word("widow-card-") {
        return Some(pictures::negotiation(name.parse::<Negotiation>().ok()?).draw());
    }
    if let Some(name) = word("widow-action-") {
        let action = pictures::action(name.parse::<Action>().ok()?);
        return Some(
            html! { svg.icon aria-hidden="true" viewBox="0 0 96 96" { (pictures::WIDOW.at(38, 40, 72)) (action.at(72, 72, 44)) } },
        );
    }
    if let Some(name) = word("witch-") {
        return Some(witch::picture(name.parse::<Witch>().ok()?, None));
    }
    if let Some(name) = word("good-") {
        return Some(pictures::good(name.parse::<Good>().ok()?).draw());
    }
    if let Some(name) = word("action-") {
        return Some(pictures::action(name.parse::<Action>().ok()?).draw());
    }
    if let Some(name) = word("building-") {
        let building: Building = name.parse().ok()?;
        let action = pictures::action(PRINTED.as_ref()?.building(building).action);
        let house = if name == "hospital" { pictures::HOSPITAL } else { pictures::HOUSES };
        return Some(
            html! { svg.icon aria-hidden="true" viewBox="0 0 96 96" { (house.at(42, 40, 78)) (action.at(72, 72, 44)) } },
        );
    }
    if let Some(name) = word("spell-") {
        let facts = PRINTED.as_ref()?.spell(name.parse::<Spell>().ok()?);
        let sign = if facts.scoring { Some(pictures::WISDOM) } else { facts.icon.map(pictures::action) };
        return Some(html! {
            svg.icon.{ "spell " (facts.element) } aria-hidden="true" viewBox="0 0 96 96" {
                (pictures::element(facts.element).at(44, 44, 84)) @if let Some(sign) = sign { (sign.at(74, 74, 40)) }
            }
        });
    }
    match words.split('-').next()? {
        "favour" => Some(pictures::CROWD.draw()),
        "book" => Some(icon::BOOK.draw()),
        "tribulation" => Some(pictures::SPIDER.draw()),
        _ => None,
    }
}
