//! What lies in the box, thing by thing, for whoever looks one up.

use crate::Salem;
use crate::cards::{Building, Character, EventCard};
use crate::tell::kebab;
use coven_engine::{Arg, Inventory, Phrase, Rules, Thing};

impl Salem {
    /// Everything that has a name and explains itself.
    pub(crate) fn all_things(&self) -> Vec<Thing> {
        let listed = Inventory::of(Salem::about());
        let buildings = Building::ALL.iter().map(|&building| self.building_thing(building, &listed));
        let characters = Character::ALL.iter().map(|&character| self.character_thing(character, &listed));
        let events = EventCard::ALL.iter().map(|&event| {
            let thing = Thing::new("event", kebab("salem-card-", event.name()), self.event_text(event));
            thing.with_rules(&[event.rule(), "NSM-COMP-4"]).in_box(listed.listed("events", "id", event.name()))
        });
        buildings.chain(characters).chain(events).collect()
    }

    fn building_thing(&self, building: Building, listed: &Inventory) -> Thing {
        let (kind, symbols) = (self.kind_of(building), self.symbols(building));
        let end = self.printed.end_despair[kind.index()];
        let text = Phrase::new(if end == 0 { "salem-building-text" } else { "salem-building-text-end" })
            .with("type", kind)
            .with("hope", symbols.hope)
            .with("despair", symbols.despair)
            .with("remove", symbols.remove)
            .with("set", self.set_of(kind).into_iter().collect::<Arg>());
        let text = if end == 0 { text } else { text.with("end", format!("{end:+}").replace('-', "−")) };
        let thing = Thing::new("building", kebab("salem-building-", building.name()), text);
        let rules = ["NSM-BLD-1", "NSM-COMP-3", "NSM-TYPE-2", "NSM-BLD-2"];
        let end_rule: &[&str] = if end == 0 { &[] } else { &["NSM-SYM-5"] };
        thing.with_rules(&rules).with_rules(end_rule).in_box(listed.listed("buildings", "id", building.name()))
    }

    fn character_thing(&self, character: Character, listed: &Inventory) -> Thing {
        let facts = self.character(character);
        let text = Phrase::new("salem-character-text")
            .with("types", facts.types.iter().collect::<Arg>())
            .with("side", facts.side.everybody());
        let thing = Thing::new("character", kebab("salem-character-", character.name()), text);
        let rules = ["NSM-CHAR-1", "NSM-COMP-2", "NSM-AIM-1", "NSM-SCORE-1"];
        thing.with_rules(&rules).in_box(listed.listed("characters", "id", character.name()))
    }
}
