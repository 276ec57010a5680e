//! What lies in the box of New Salem, each as it looks on the table.

use super::art::{decree, front, person};
use super::kind_class;
use coven_engine::{DataSource, Rules};
use coven_salem::{Building, Character, EventCard, Salem};
use maud::{Markup, html};
use std::sync::LazyLock;

/// What is printed on the components of the box: the sides of characters, the types of buildings.
static PRINTED: LazyLock<Option<Salem>> = LazyLock::new(|| Salem::load(&DataSource::builtin()).ok());

/// The picture of a component, by its id.
pub fn picture(thing: &str) -> Option<Markup> {
    let (kind, word) = thing.strip_prefix("salem-")?.split_once('-')?;
    let (word, printed) = (word.replace('-', "_"), PRINTED.as_ref()?);
    match kind {
        "building" => {
            let building: Building = word.parse().ok()?;
            Some(html! { span.{ "front " (kind_class(printed.kind_of(building))) } { (front::front(building).draw()) } })
        }
        "character" => {
            let character: Character = word.parse().ok()?;
            Some(person::picture(character, printed.character(character).side))
        }
        "card" => Some(decree::picture(word.parse::<EventCard>().ok()?).draw()),
        _ => None,
    }
}
