//! What choices cost and bring: a few words beside each, and more about the chosen one.

use super::Drawing;
use crate::paint::mark;
use coven_engine::{Arg, Phrase};
use coven_septima::{
    Action, CardId, Coven, Discount, Family, Good, Hex, Hunter, Hut, Illness, Ingredient, Item, Mode, Move, Named, Potion,
    Question, RitualSpace, Space, TOP_LEVEL, Task, Ward, gift,
};

impl Drawing<'_> {
    pub(super) fn notes(&self) -> Vec<String> {
        self.scene.seen.choices.iter().map(|choice| self.note(&choice.notation)).collect()
    }

    fn note(&self, notation: &str) -> String {
        match notation.parse() {
            Ok(Move::Go(space)) => self.offers(space),
            Ok(Move::Crawl(space)) => self.spider_note(space),
            Ok(Move::Brew(potion, discount)) => self.brew_note(potion, discount),
            Ok(Move::Heal(ward, _)) => self.heal_note(ward),
            Ok(Move::Card(action)) => self.attune_note(action),
            Ok(Move::Calm) => self.calm_note(),
            Ok(Move::Hunter(hut) | Move::Shift(_, hut)) => self.hut_note(hut),
            Ok(Move::UseAs(_, meant)) => self.name("good", format!("{meant}-text")),
            Ok(Move::Section(half)) => self.section_note(half.to_string() == "top"),
            Ok(Move::Ritual(space)) if self.is_advance(space) => self.ribbon(space).unwrap_or_default(),
            Ok(Move::Shrine(_)) => self.scene.word("tui-septima-ribbon-prepare"),
            Ok(Move::Lose(witch)) => self.name("witch", format!("{witch}-text")),
            Ok(Move::Chamber(chamber)) => or_nothing(self.tried_in(chamber.index()).join(", ")),
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

    fn own_coven(&self) -> Option<&Coven> {
        self.scene.seen.own_seat().and_then(|seat| self.view.covens.get(seat.index()))
    }

    fn wisdom(&self, count: i32) -> String {
        self.scene.say(&Phrase::new("tui-septima-ribbon-wisdom").with("count", count))
    }

    /// SEP-ACT-BREW-3: what a potion costs, the wisdom that a Utility Potion earns, and what it does. The letters stand first: they
    /// are what remains of the note where there is little room.
    fn brew_note(&self, potion: Potion, discount: Discount) -> String {
        let omitted = match discount.ingredients() {
            0 => String::new(),
            count => format!("−{count}"),
        };
        let earns = potion.is_utility() && !discount.forfeit;
        let parts = [
            Some(format!("{}{omitted}", self.recipe(potion))),
            earns.then(|| format!("+{}", self.wisdom(self.rules.brew_wisdom.into()))),
            Some(self.name("good", format!("{potion}-text"))),
        ];
        parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
    }

    /// SEP-PAT-3, SEP-PAT-6, SEP-BLD-2: how far the patient track goes, what that gives, and whether an angry citizen leaves. Patients
    /// in the Hospital give no reward.
    fn heal_note(&self, ward: Ward) -> String {
        let bed = match ward {
            Ward::Village(number) => self.view.board.patients.village[usize::from(number)],
            Ward::Hospital(_) => None,
        };
        let illness = match ward {
            Ward::Village(_) => bed.map(|bed| bed.patient.illness()),
            Ward::Hospital(illness) => Some(illness),
        };
        let (Some(illness), Some(coven)) = (illness, self.own_coven()) else {
            return String::new();
        };
        let level = coven.tracks[illness] + 1;
        let advanced = if level > TOP_LEVEL {
            self.scene.word("tui-septima-track-full")
        } else if bed.is_none() {
            let said = Phrase::new("septima-move-track").with("illness", illness.named());
            self.scene.say(&said.with("level", level))
        } else {
            let reward = self.rules.reward(self.view.setup.mode, illness, level);
            let said = Phrase::new("septima-move-track-rewarded").with("illness", illness.named()).with("level", level);
            self.scene.say(&said.with("reward", reward.iter().map(|&part| gift(part)).collect::<Arg>()))
        };
        let angry = bed.is_some_and(|bed| bed.angry).then(|| self.scene.word("tui-septima-angry-leaves"));
        std::iter::once(advanced).chain(angry).collect::<Vec<_>>().join(" · ")
    }

    /// SEP-ATT-5: what a card costs and brings that the Septima shows. Chant raises no suspicion.
    fn attune_note(&self, action: Action) -> String {
        let sign = self.septima_sign(action);
        if sign != "✦" {
            return sign.to_owned();
        }
        let right = self.view.board.septima.right == Some(action);
        let rise = if action == Action::Chant { 0 } else { self.rules.septima_rise[usize::from(right)] };
        let bonus = self.name("action", format!("{action}-bonus-text"));
        let said = Phrase::new("tui-septima-attuned").with("rise", rise).with("bonus", bonus);
        format!("{sign} · {}", self.scene.say(&said))
    }

    /// SEP-POT-3 says by how much a potion calms; every other card calms by 1.
    fn calm_note(&self) -> String {
        let is_potion = |card: CardId| matches!(card.family(), Family::Potion(_));
        let by = match self.view.agenda.last() {
            Some(&Task::Ask(Question::Card(card, _))) if !is_potion(card) => 1,
            _ => 2,
        };
        self.scene.say(&Phrase::new("septima-gift-calm").with("count", by))
    }

    fn steps(&self, steps: u8) -> String {
        self.scene.say(&Phrase::new("tui-septima-steps").with("steps", steps))
    }

    /// How far a hunter's way from this hut to the own Leader is.
    fn hut_note(&self, hut: Hut) -> String {
        let leader = self.own_coven().and_then(|coven| coven.leader);
        leader.map(|leader| self.steps(self.rules.map.steps_from_hut(hut, leader))).unwrap_or_default()
    }

    /// SEP-SOLO-25: how near a spider comes, and what that costs at once.
    fn spider_note(&self, space: Space) -> String {
        let Some(leader) = self.own_coven().and_then(|coven| coven.leader) else {
            return String::new();
        };
        let steps = self.rules.map.steps(space, leader);
        let loss = match steps {
            0 => self.rules.solo.loss_on,
            1 => self.rules.solo.loss_beside,
            _ => return self.steps(steps),
        };
        format!("{}, −{}", self.steps(steps), self.wisdom(loss.into()))
    }

    /// SEP-BLD-3: what the two bonuses of the Prologue card are that was drawn.
    fn section_note(&self, top: bool) -> String {
        let Some(&Task::Ask(Question::Card(_, number))) = self.view.agenda.last() else {
            return String::new();
        };
        let card = self.rules.prologue_card(number);
        if top {
            return card.top.map(|kind| self.name("good", kind)).collect::<Vec<_>>().join(" / ");
        }
        match gift(card.bottom) {
            Arg::Phrase(phrase) => self.scene.say(&phrase),
            Arg::Text(text) => text,
            _ => String::new(),
        }
    }

    /// SEP-RIT-6: a ribbon is crossed by advancing, not by going sideways.
    fn is_advance(&self, space: RitualSpace) -> bool {
        self.own_coven().and_then(|coven| coven.ritual).is_some_and(|marker| space.row() > marker.row())
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
        or_nothing(found.join(", "))
    }

    /// Everything around a space, a line for each hex and for the hut whose entrance it is.
    fn surroundings(&self, space: Space) -> Vec<String> {
        let lunar = self.rules.lunar(&self.view.board);
        let told = |hex: Hex| {
            let things = self.patient_words(hex).into_iter().chain(self.printed_words(hex, &lunar)).collect::<Vec<_>>();
            self.scene.explained(&hex.to_string(), &or_nothing(things.join(", ")))
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

/// A sign for nothing, so that whoever reads a list sees that nothing was left out.
fn or_nothing(told: String) -> String {
    if told.is_empty() { "–".to_owned() } else { told }
}
