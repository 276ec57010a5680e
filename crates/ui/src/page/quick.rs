//! The short ways to a table: at once against computer players, against others of one's own choice, or alone against the game.

use super::create::bot_levels;
use super::people::level_name;
use super::{Address, Visitor};
use crate::art::icon;
use coven_engine::{About, Phrase};
use maud::{Markup, html};

/// What a visitor plays who wants to play at once: what was chosen the last time, or what is usual.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Quick {
    pub players: usize,
    /// How strong the others are.
    pub level: &'static str,
    /// Words of the game.
    pub variants: Vec<String>,
}

impl Quick {
    /// What the game says suits somebody who has chosen nothing.
    pub fn usual(about: &About, level: &'static str) -> Quick {
        let variants = about.quick_game.variants.iter().map(|&word| word.to_owned()).collect();
        Quick { players: about.quick_game.players, level, variants }
    }

    /// As a cookie keeps it.
    pub fn code(&self) -> String {
        format!("{}.{}.{}", self.players, self.level, self.variants.join("+"))
    }

    /// What a cookie has kept; none if the game does not offer it (any more). `levels` are the names of those that there are.
    pub fn read(code: &str, about: &About, levels: &[&'static str]) -> Option<Quick> {
        let (players, rest) = code.split_once('.')?;
        let (level, words) = rest.split_once('.')?;
        let players = players.parse().ok().filter(|players| about.seats.contains(players))?;
        let level = *levels.iter().find(|known| **known == level)?;
        let variants: Vec<String> = words.split('+').filter(|word| !word.is_empty()).map(str::to_owned).collect();
        let offered = |word: &String| about.variants.iter().any(|variant| variant.offered && variant.word == word);
        variants.iter().all(offered).then_some(Quick { players, level, variants })
    }
}

/// The way to a game at once, and beside it the sheet that says against whom.
pub(super) fn at_once(visitor: &Visitor<'_>, about: &About, quick: &Quick, levels: &[&str]) -> Markup {
    let speak = &visitor.speak;
    let least = (*about.seats.start()).max(2);
    let against = |players: usize| speak.say(&Phrase::new("page-against").with("number", players - 1));
    let offered = || about.variants.iter().filter(|variant| variant.offered);
    html! {
        div.at-once {
            form method="post" action=(Address::PlayNow { game: about.id, coach: false }) {
                button.act.main { (speak.word("page-play-bots")) }
                small.quiet { (against(quick.players)) " · " (level_name(quick.level, speak)) }
            }
            details.menu.opponents {
                summary aria-label=(speak.say(&Phrase::new("page-opponents-of").with("game", about.title))) title=(speak.word("page-opponents")) { (icon::PEOPLE.draw()) }
                form.sheet method="post" action=(Address::PlayNow { game: about.id, coach: false }) {
                    label { span { (speak.word("page-opponents")) } select name="players" {
                        @for players in least..=*about.seats.end() { option value=(players) selected[players == quick.players] { (against(players)) } }
                    } }
                    label { span { (speak.word("page-level")) } select name="level" { (bot_levels(levels, quick.level, speak)) } }
                    @for variant in offered() {
                        label { input type="checkbox" name="variant" value=(variant.word) checked[quick.variants.iter().any(|word| word == variant.word)]; (speak.say(&about.tell_variant(variant.word))) }
                    }
                    button.act.main { (speak.word("page-play-bots")) }
                }
            }
        }
    }
}

/// The door of somebody who plays alone, with everything that can be agreed on.
pub(super) fn alone(visitor: &Visitor<'_>, about: &About) -> Markup {
    let speak = &visitor.speak;
    html! {
        @if !about.alone.is_empty() {
            details.alone {
                summary.act.quiet { (speak.say(&about.tell_alone())) }
                form method="post" action=(Address::PlayNow { game: about.id, coach: false }) {
                    input type="hidden" name="players" value="1";
                    @for choice in about.alone {
                        label { span { (speak.say(&about.tell_choice(choice))) } select name="variant" {
                            option value="" { (speak.say(&about.tell_usual(choice))) }
                            @for word in choice.words { option value=(word) { (speak.say(&about.tell_variant(word))) } }
                        } }
                    }
                    button.act.main { (speak.word("page-start")) }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cookie_keeps_what_was_chosen_and_nothing_that_is_not_offered() {
        let (levels, about) = (["novice", "adept"], coven_catalog::games()[0]);
        let most = *about.seats.end();
        let chosen = Quick { players: most, level: "adept", variants: Vec::new() };
        assert_eq!(Quick::read(&chosen.code(), about, &levels), Some(chosen));
        for bad in ["", "3", "99.adept.", "x.adept.", "3.wizard.", "3.adept.no-such-word"] {
            assert_eq!(Quick::read(bad, about, &levels), None, "{bad}");
        }
    }
}
