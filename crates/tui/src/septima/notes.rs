//! What choices cost and bring: a few words beside each, and more about the chosen one.

use super::Drawing;
use crate::paint::mark;
use coven_engine::Phrase;
use coven_septima::{Action, Good, Hex, Hunter, Hut, Illness, Ingredient, Item, Mode, Move, RitualSpace, Space};

impl Drawing<'_> {
    pub(super) fn notes(&self) -> Vec<String> {
        self.scene.seen.choices.iter().map(|choice| self.note(&choice.notation)).collect()
    }

    fn note(&self, notation: &str) -> String {
        match notation.parse() {
            Ok(Move::Go(space) | Move::Crawl(space)) => self.offers(space),
            Ok(Move::Brew(potion, _)) => self.recipe(potion),
            Ok(Move::Card(action)) => self.septima_sign(action).to_owned(),
            Ok(Move::Ritual(space)) if self.is_advance(space) => self.ribbon(space).unwrap_or_default(),
            Ok(Move::Shrine(_)) => self.scene.word("tui-septima-ribbon-prepare"),
            Ok(Move::Lose(witch)) => self.name("witch", format!("{witch}-text")),
            Ok(Move::Chamber(chamber)) => self.tried_in(chamber.index()).join(", "),
            _ => String::new(),
        }
    }

    pub(super) fn about(&self) -> Vec<Vec<String>> {
        let about = |notation: &str| match notation.parse() {
            Ok(Move::Go(space) | Move::Crawl(space)) => self.surroundings(space),
            Ok(Move::Brew(potion, _)) => {
                let recipe = self.rules.recipe(potion);
                let cost = Ingredient::ALL.iter().flat_map(|&kind| std::iter::repeat_n(kind, recipe[kind].into()));
                let cost: Vec<String> = cost.map(|kind| self.name("good", kind)).collect();
                vec![self.scene.say(&Phrase::new("tui-septima-costs").with("things", cost.join(", ")))]
            }
            _ => Vec::new(),
        };
        self.scene.seen.choices.iter().map(|choice| about(&choice.notation)).collect()
    }

    /// SEP-RIT-6: a ribbon is crossed by advancing, not by going sideways.
    fn is_advance(&self, space: RitualSpace) -> bool {
        let own = self.scene.seen.own_seat().and_then(|seat| self.view.covens.get(seat.index()));
        own.and_then(|coven| coven.ritual).is_some_and(|marker| space.row() > marker.row())
    }

    /// SEP-ATT-2: the sign of an action that the Septima shows, now or in the next moon phase.
    pub(super) fn septima_sign(&self, action: Action) -> &'static str {
        let markers = &self.view.board.septima;
        let is_left_active = self.view.setup.players <= 2;
        match (markers.left == Some(action), markers.right == Some(action)) {
            (_, true) => "✦",
            (true, false) if is_left_active => "✦",
            (true, false) => "✧",
            (false, false) => "",
        }
    }

    /// The witches who stand trial in a chamber, counted from 0.
    pub(super) fn tried_in(&self, chamber: usize) -> Vec<String> {
        let board = &self.view.board;
        match chamber {
            0 => board.accused.iter().map(|witch| self.name("witch", witch)).collect(),
            _ => board.captured.iter().map(|witch| self.name("witch", witch)).collect(),
        }
    }

    /// What a Leader finds on a space now: what Collect would take there, and patients.
    fn offers(&self, space: Space) -> String {
        let map = &self.rules.map;
        let lunar = self.rules.lunar(&self.view.board);
        let mut found = Vec::new();
        let mut add = |count: u8, name: String| match count {
            0 => {}
            1 => found.push(name),
            _ => found.push(format!("{count}× {name}")),
        };
        for kind in lunar {
            add(map.printed[space.index()][kind.index()], self.name("good", kind));
        }
        add(map.outcrops[space.index()], self.name("good", Good::Crystal));
        let beds = { map.touches[space.index()] }.filter_map(|hex| self.view.board.patients.village[hex.village_number()?]);
        let ill: Vec<Illness> = beds.filter(|bed| bed.healed_by.is_empty()).map(|bed| bed.patient.illness()).collect();
        for &illness in Illness::ALL {
            add(ill.iter().filter(|other| **other == illness).count() as u8, self.name("illness", illness));
        }
        found.join(", ")
    }

    /// Everything around a space, a line for each hex and for the hut whose entrance it is.
    fn surroundings(&self, space: Space) -> Vec<String> {
        let lunar = self.rules.lunar(&self.view.board);
        let told = |hex: Hex| {
            let things = self.patient_words(hex).into_iter().chain(self.printed_words(hex, &lunar)).collect::<Vec<_>>();
            format!("{hex}: {}", if things.is_empty() { "–".to_owned() } else { things.join(", ") })
        };
        let mut lines: Vec<String> = self.rules.map.touches[space.index()].map(told).collect();
        for hut in Hut::all().filter(|hut| self.rules.map.entrance(*hut) == space) {
            let id = match self.view.board.hunters.at(hut) {
                Hunter::Awake => "tui-septima-hut-awake",
                Hunter::Dormant => "tui-septima-hut-dormant",
                Hunter::None => "tui-septima-hut-empty",
            };
            lines.push(self.scene.say(&Phrase::new(id).with("hut", hut.to_string())));
        }
        lines
    }

    /// Who lies on a village hex, and who stands beside the bed or has been there.
    fn patient_words(&self, hex: Hex) -> Option<String> {
        let bed = hex.village_number().and_then(|number| self.view.board.patients.village[number])?;
        let patient = self.name("patient", format!("{}-{}", bed.patient.illness(), bed.patient.flag()));
        let angry = if bed.angry { " !" } else { "" };
        let healers: String = bed.healed_by.map(|seat| format!(" {}", mark(seat))).collect();
        Some(format!("{patient}{angry}{healers}"))
    }

    /// What is printed on a hex or stands there for good. These ingredients get the sign of the moon.
    pub(super) fn printed_words(&self, hex: Hex, lunar: &[Ingredient]) -> Vec<String> {
        let facts = self.rules.map.facts(hex);
        let mut things: Vec<String> = Vec::new();
        if hex == Hex::HOSPITAL {
            things.push(self.name("building", "hospital"));
        }
        for &kind in Ingredient::ALL {
            let name = self.name("good", kind);
            let name = if lunar.contains(&kind) { format!("{name} ☾") } else { name };
            things.extend(std::iter::repeat_n(name, facts.ingredients[kind.index()].into()));
        }
        if facts.outcrop {
            things.push(self.name("good", Good::Crystal));
        }
        if self.view.setup.mode == Mode::Full {
            let shrine =
                |element| self.scene.say(&Phrase::new("tui-septima-shrine").with("element", self.name("element", element)));
            things.extend(facts.shrine.map(shrine));
            things.extend(self.building_on(hex).map(|building| self.name("building", building)));
        }
        things
    }

    /// The building that stands on a hex.
    pub(super) fn building_on(&self, hex: Hex) -> Option<coven_septima::Building> {
        match self.rules.map.facts(hex).site? {
            coven_septima::Site::Gold => self.view.board.buildings.gold,
            coven_septima::Site::Bronze => self.view.board.buildings.bronze,
        }
    }
}
