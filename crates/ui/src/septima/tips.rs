//! What a thing is called and what it does: shown when somebody points at it or holds a finger on it.

use super::{Choice, Scene};
use coven_engine::{Arg, Illegal, Phrase, Seat};
use coven_septima::{
    Action, Bed, Building, Chase, Good, Goods, Hunter, Hut, Ingredient, Item, Lasts, Named, Potion, Risk, Set, Space, Spell,
    Trigger, Witch,
};

impl Scene<'_> {
    pub(super) fn say(&self, arg: Arg) -> String {
        match arg {
            Arg::Phrase(phrase) => self.speak.say(&phrase),
            Arg::Text(text) => text,
            Arg::Number(number) => number.to_string(),
            Arg::Seat(seat) => self.speak.name(seat),
            list @ Arg::List(_) => self.speak.say(&Phrase::new("page-septima-list").with("items", list)),
        }
    }

    pub(super) fn name(&self, thing: impl Named) -> String {
        self.say(thing.named())
    }

    /// The same with what is printed on it, if the box of the language says something else.
    fn name_on_card(&self, thing: impl Named) -> String {
        match thing.named() {
            Arg::Phrase(phrase) => self.speak.texts().with_print(&phrase),
            other => self.say(other),
        }
    }

    /// What a named thing does.
    pub(super) fn text(&self, thing: impl Named) -> String {
        match thing.named() {
            Arg::Phrase(phrase) => self.speak.say(&Phrase::new(format!("{}-text", phrase.id))),
            other => self.say(other),
        }
    }

    /// Name and text.
    pub(super) fn tip(&self, thing: impl Named + Copy) -> String {
        self.speak.labelled(capital(&self.name_on_card(thing)), self.text(thing))
    }

    /// Both halves of an action card.
    pub(super) fn action_tip(&self, action: Action) -> String {
        let bonus = self.speak.say(&Phrase::new(format!("septima-action-{action}-bonus-text")));
        let tip =
            Phrase::new("page-septima-tip-action").with("action", self.name_on_card(action)).with("main", self.text(action));
        self.speak.say(&tip.with("bonus", bonus))
    }

    pub(super) fn good_tip(&self, good: Good) -> String {
        match (good.ingredient(), good.potion()) {
            (Some(ingredient), _) => self.ingredient_tip(ingredient),
            (_, Some(potion)) => self.potion_tip(potion),
            _ => self.tip(good),
        }
    }

    /// An ingredient, and what it is good for.
    pub(super) fn ingredient_tip(&self, ingredient: Ingredient) -> String {
        let potions: Arg = Potion::all()
            .filter(|&potion| self.rules.recipe(potion)[ingredient] > 0)
            .map(|potion| Arg::from(self.name(potion)))
            .collect();
        let id = if self.ahead.lunar.contains(ingredient) { "page-septima-tip-lunar" } else { "page-septima-tip-ingredient" };
        self.speak.say(&Phrase::new(id).with("name", capital(&self.name(ingredient))).with("potions", potions))
    }

    pub(super) fn potion_tip(&self, potion: Potion) -> String {
        let recipe = self.rules.recipe(potion);
        let needs: Arg = recipe.kinds().map(|ingredient| Arg::from(self.name(ingredient))).collect();
        let tip = Phrase::new("page-septima-tip-potion").with("name", self.name(potion)).with("text", self.text(potion));
        self.speak.say(&tip.with("recipe", needs))
    }

    pub(super) fn witch_tip(&self, witch: Witch) -> String {
        self.tip(witch)
    }

    /// The action with which a witch acts, if it is one.
    pub(super) fn witch_sign(&self, witch: Witch) -> Option<crate::art::Symbol> {
        use super::art::pictures;
        match self.rules.witch(witch).trigger {
            Trigger::Card(action) => Some(pictures::action(action)),
            Trigger::AnyAttuned | Trigger::AnyUnattuned => Some(pictures::SEPTIMA),
            _ => None,
        }
    }

    pub(super) fn spell_tip(&self, spell: Spell) -> String {
        let facts = self.rules.spell(spell);
        let kind = if facts.scoring { "page-septima-tip-spell-scoring" } else { "page-septima-tip-spell" };
        let lasts = match facts.lasts {
            Lasts::Instant => "page-septima-lasts-instant",
            Lasts::ThisTurn => "page-septima-lasts-turn",
            Lasts::UntilEndOfSeason => "page-septima-lasts-season",
            Lasts::UntilYouMove => "page-septima-lasts-move",
            Lasts::UntilYouWinATrial => "page-septima-lasts-trial",
        };
        let tip = Phrase::new(kind).with("name", self.name_on_card(spell)).with("text", self.text(spell));
        self.speak.say(&tip.with("element", self.name(facts.element)).with("lasts", self.speak.word(lasts)))
    }

    pub(super) fn building_tip(&self, building: Building) -> String {
        self.tip(building)
    }

    pub(super) fn hut_tip(&self, hut: Hut) -> String {
        let id = match self.view.board.hunters.at(hut) {
            Hunter::None => "page-septima-tip-hut-empty",
            Hunter::Awake => "page-septima-tip-hut-awake",
            Hunter::Dormant => "page-septima-tip-hut-dormant",
        };
        self.speak.say(&Phrase::new(id).with("hut", hut.to_string()))
    }

    pub(super) fn bed_tip(&self, bed: Bed) -> String {
        let id = if bed.angry { "page-septima-tip-patient-angry" } else { "page-septima-tip-patient" };
        let tip = Phrase::new(id).with("patient", capital(&self.name(bed.patient)));
        let tip = self.speak.say(&tip.with("remedy", self.name(bed.patient.illness().remedy())));
        if bed.healed_by.is_empty() {
            return tip;
        }
        let healers: Arg = bed.healed_by.map(|seat| Arg::from(self.coven_name(seat))).collect();
        format!("{tip} {}", self.speak.say(&Phrase::new("page-septima-tip-healed").with("healers", healers)))
    }

    /// Who somebody is, inside a sentence: alone, the second coven is the Widow's.
    pub(super) fn coven_name(&self, seat: Seat) -> String {
        if self.is_widow(seat) { self.speak.word("septima-widow-name") } else { self.speak.name(seat) }
    }

    /// The same, standing alone or at the beginning of a sentence.
    pub(super) fn coven_title(&self, seat: Seat) -> String {
        if self.is_widow(seat) { capital(&self.coven_name(seat)) } else { self.coven_name(seat) }
    }

    /// What the hunter of the zone means for a coven.
    pub(super) fn risk_text(&self, risk: Risk) -> Option<String> {
        Some(match risk {
            Risk::None => return None,
            Risk::Lured => self.speak.word("page-septima-risk-lured"),
            Risk::Dormant => self.speak.word("page-septima-risk-dormant"),
            Risk::Confronted => self.speak.word("page-septima-risk-confronted"),
            Risk::Hunted(Chase { hut, distance, reach, catching, faces }) => self.speak.say(
                &Phrase::new("page-septima-risk-hunted")
                    .with("hut", hut.to_string())
                    .with("distance", distance)
                    .with("least", reach.0)
                    .with("most", reach.1)
                    .with("catching", catching)
                    .with("faces", faces),
            ),
        })
    }

    /// What is gathered, as words.
    pub(super) fn goods_text(&self, goods: &Goods) -> String {
        let kinds: Set<Good> = goods.kinds();
        if kinds.is_empty() {
            return self.speak.word("septima-nothing");
        }
        let counted: Arg = kinds
            .map(|good| Phrase::new(format!("septima-count-{}", good.name().replace('_', "-"))).with("count", goods[good]))
            .collect();
        self.say(counted)
    }

    pub(super) fn space_tip(&self, space: Space) -> String {
        let tip = Phrase::new("page-septima-tip-space").with("space", space.to_string()).with("zone", space.zone().to_string());
        self.speak.say(&tip.with("distance", self.rules.map.steps_from_hut(space.zone(), space)))
    }

    /// The sentence of a choice: what it would do. On a space, also how far it is and what Collect would gather there.
    pub(super) fn sentence(&self, choice: &Choice) -> String {
        let said = capital(&self.speak.say(&choice.phrase));
        match choice.m {
            coven_septima::Move::Go(space) => {
                let gathers = self
                    .ahead
                    .gathered_on(space)
                    .map(|goods| self.speak.say(&Phrase::new("page-septima-gathers").with("goods", self.goods_text(goods))));
                let more: Vec<String> = self.how_far(space).into_iter().chain(gathers).collect();
                if more.is_empty() { said } else { format!("{said}. {}", more.join(" ")) }
            }
            _ => said,
        }
    }

    /// The reason why something that is dimmed cannot be chosen.
    pub(super) fn why(&self, illegal: Option<Illegal>) -> Option<String> {
        illegal.map(|illegal| self.speak.refusal(illegal.code))
    }
}

/// The rule that says what an action card does.
pub(super) fn action_rule(action: Action) -> String {
    format!("SEP-ACT-{}-1", action.to_string().to_uppercase())
}

/// With a capital letter, as sentences and buttons begin.
pub(super) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
