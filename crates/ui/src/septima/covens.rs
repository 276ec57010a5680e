//! Every coven's board: witches, suspicion with its angry lines, patient tracks, inventory, cards and spells.

use super::Scene;
use super::art::{pictures, witch};
use super::tips::{action_rule, capital};
use crate::art::{icon, seat};
use crate::fragment::{Part, Parts};
use coven_engine::{Arg, Phrase, Seat};
use coven_septima::{Action, CardId, Coven, Good, Illness, Item, Move, Risk, Septima, Spell, Witch, gift};
use maud::{Markup, html};

/// The levels of a patient track.
const LEVELS: u8 = coven_septima::TOP_LEVEL;

impl Scene<'_> {
    pub(super) fn coven_parts(&self) -> Vec<Part> {
        let board = |(seat, coven): (Seat, &Coven)| {
            let html = if self.is_widow(seat) { self.widow(coven) } else { self.coven(seat, coven) };
            Part::fixed(coven_id(seat), html)
        };
        self.seats().map(board).collect()
    }

    /// All covens, the viewer's own first; alone, also the tribulations so far.
    pub fn covens(&self, parts: &Parts) -> Markup {
        html! {
            @for (seat, _) in self.seats() { (parts.html(&coven_id(seat))) }
            @if self.is_solo() { (parts.html("town-book")) }
        }
    }

    fn coven(&self, seat: Seat, coven: &Coven) -> Markup {
        let own = self.own == Some(seat);
        html! {
            section id=(coven_id(seat)) .{ "player sheet " (seat::class(seat)) }.deciding[self.view.asked.contains(&seat)].own[own]
                aria-label=(self.speak.name(seat)) {
                header {
                    (seat::mark(seat)) span.name { (self.speak.name(seat)) }
                    @if self.view.board.first == Some(seat) { span.leads data-tip=(self.speak.word("page-septima-first")) data-explain="SEP-GEN-7" { (icon::CROWN.draw()) } }
                    (self.risk_badge(seat))
                    b.points data-tip=(capital(&self.speak.word("page-septima-wisdom"))) data-explain="SEP-SCORE-1" { (self.wisdom(seat, coven)) (pictures::WISDOM.draw()) span.hidden { (self.speak.word("page-septima-wisdom")) } }
                }
                (self.witches(coven, own))
                (self.patient_tracks(coven, own))
                (self.suspicion(coven.suspicion))
                (self.goods(coven, own))
                (self.cards(coven, seat))
                @if self.is_full() { (self.spells(coven, own)) }
            }
        }
    }

    /// SEP-SCORE-1: the wisdom gained so far; once the game is over, the total of the score sheet.
    fn wisdom(&self, seat: Seat, coven: &Coven) -> i32 {
        let line = self.standing.iter().flatten().find(|line| line.seat == seat);
        line.map_or(coven.wisdom.into(), |line| line.sheet.total)
    }

    /// In step C, or while the viewer thinks about it: what the hunter of the zone can do.
    fn risk_badge(&self, seat: Seat) -> Markup {
        let risk = self.ahead.risks.get(seat.index()).copied().unwrap_or(Risk::None);
        let Some(text) = self.risk_text(risk) else {
            return html! {};
        };
        html! {
            span.risk data-tip=(text) data-explain="SEP-HUNT-5" {
                @match risk {
                    Risk::Hunted(chase) => { (pictures::HUNTER.draw()) (chase.catching) "/" (chase.faces) }
                    Risk::Confronted => { (pictures::HUNTER.draw()) "!" }
                    Risk::Lured => { (pictures::HUT.draw()) "?" }
                    Risk::Dormant | Risk::None => { (pictures::DORMANT.draw()) }
                }
            }
        }
    }

    fn witches(&self, coven: &Coven, own: bool) -> Markup {
        let free = self.rules.coven_size.saturating_sub(coven.witches.len());
        html! {
            ul.witches {
                @for witch in coven.witches { (self.witch(witch, own, false)) }
                @if let Some(witch) = coven.aside { (self.witch(witch, own, true)) }
                @for _ in 0..free { li.vacant {} }
            }
        }
    }

    fn witch(&self, witch: Witch, own: bool, aside: bool) -> Markup {
        let moves = [Move::Use(witch.into()), Move::Lose(witch)];
        let also = moves.into_iter().filter(|_| own).find_map(|m| self.also(m));
        let why = self.asked.as_ref().filter(|_| own).and_then(|asked| asked.why(|m| m == Move::Use(witch.into())));
        html! {
            li.aside[aside] data-also=[also] data-piece=(format!("witch-{witch}")) data-tip=(self.witch_tip(witch)) data-explain=(witch.rule())
                data-why=[self.why(why)] data-rule=[why.map(|why| why.rule)] {
                (witch::picture(witch, self.witch_sign(witch))) span.hidden { (self.name(witch)) }
            }
        }
    }

    /// The three patient tracks. Pointing at one tells what the next level gives.
    pub(super) fn patient_tracks(&self, coven: &Coven, own: bool) -> Markup {
        html! {
            ul.tracks {
                @for illness in Illness::all() {
                    @let level = coven.tracks[illness];
                    @let also = self.also(Move::Track(illness)).filter(|_| own);
                    li data-also=[also] data-tip=(self.track_tip(illness, level)) data-explain="SEP-PAT-6" {
                        (pictures::illness(illness).draw())
                        @for step in 1..=LEVELS { i.reached[step <= level] {} }
                        span.hidden { (level) }
                    }
                }
            }
        }
    }

    fn track_tip(&self, illness: Illness, level: u8) -> String {
        let tip = Phrase::new("page-septima-tip-track").with("illness", self.name(illness)).with("level", level);
        let now = self.speak.say(&tip);
        if level >= LEVELS {
            return now;
        }
        let reward = self.rules.reward(self.view.setup.mode, illness, level + 1);
        let reward: Arg = reward.iter().map(|&part| gift(part)).collect();
        format!("{now} {}", self.speak.say(&Phrase::new("page-septima-tip-reward").with("reward", reward)))
    }

    /// The suspicion track with its angry lines: each that is reached brings an angry citizen to the trials.
    pub(super) fn suspicion(&self, here: i8) -> Markup {
        let (least, most, _) = self.rules.suspicion;
        let tip = Phrase::new("page-septima-tip-suspicion").with("suspicion", here).with("angry", self.rules.angry_for(here));
        html! {
            ol.suspicion data-tip=(self.speak.say(&tip)) data-explain="SEP-SUS-6" {
                @for value in least..=most {
                    @let line = value > least && self.rules.angry_for(value) > self.rules.angry_for(value - 1);
                    li.here[value == here].below[value < here].line[line] { (value) }
                }
            }
        }
    }

    fn goods(&self, coven: &Coven, own: bool) -> Markup {
        html! {
            ul.stock {
                @for good in Good::all().filter(|&good| coven.goods[good] > 0) {
                    @let also = self.spending(good).filter(|_| own);
                    li data-also=[also] data-tip=(self.good_tip(good)) data-explain=(good_rule(good)) { (pictures::good(good).draw()) b { (coven.goods[good]) } span.hidden { (self.name(good)) } }
                }
            }
        }
    }

    /// The choice that spends something of the own stock.
    fn spending(&self, good: Good) -> Option<String> {
        let drunk = good.potion().map(|potion| Move::Use(potion.into()));
        drunk.into_iter().chain([Move::Pay(good)]).find_map(|m| self.also(m))
    }

    /// Every action card and where it is: in hand, in play, or discarded until the season ends.
    fn cards(&self, coven: &Coven, seat: Seat) -> Markup {
        let hand = self.view.hands.get(seat.index()).copied().unwrap_or_default();
        html! {
            ul.cards aria-label=(self.speak.word("page-septima-cards")) {
                @for action in Septima::actions(self.view.setup.mode) {
                    @let (class, word) = card_state(action, coven, hand.contains(action));
                    li class=(class) data-tip=(format!("{} ({})", self.action_tip(action), self.speak.word(word)))
                        data-explain=(action_rule(action)) { (pictures::action(action).draw()) }
                }
            }
        }
    }

    fn spells(&self, coven: &Coven, own: bool) -> Markup {
        html! {
            @if !coven.spells().is_empty() {
                ul.spells.named[own] aria-label=(self.speak.word("page-septima-spells")) {
                    @for spell in coven.spells() { (self.own_spell(spell, coven, own)) }
                }
            }
        }
    }

    fn own_spell(&self, spell: Spell, coven: &Coven, own: bool) -> Markup {
        let (spent, lasting) = (coven.spent.contains(spell), coven.marked.contains(spell));
        let also = [Move::Cast(spell), Move::Spell(spell)].into_iter().filter(|_| own).find_map(|m| self.also(m));
        let why = self.asked.as_ref().filter(|_| own).and_then(|asked| asked.why(|m| m == Move::Cast(spell)));
        let state = self.speak.word(if spent { "page-septima-spell-spent" } else { "page-septima-spell-ready" });
        let tip = format!(
            "{} ({state}{})",
            self.spell_tip(spell),
            if lasting { self.speak.word("page-septima-spell-lasting") } else { String::new() }
        );
        html! {
            li.{ (self.rules.spell(spell).element) }.spent[spent].lasting[lasting] data-also=[also] data-piece=(format!("spell-{spell}"))
                data-tip=(tip) data-explain=(spell.rule()) data-why=[self.why(why)] data-rule=[why.map(|why| why.rule)] {
                (pictures::element(self.rules.spell(spell).element).draw())
                @if own { span.name { (capital(&self.name(spell))) } } @else { span.hidden { (self.name(spell)) } }
                @if spent { (pictures::SPENT.draw()) }
                @if lasting { (pictures::LASTING.draw()) }
            }
        }
    }
}

fn card_state(action: Action, coven: &Coven, in_hand: bool) -> (&'static str, &'static str) {
    if coven.card == Some(action) {
        ("in-play", "page-septima-card-played")
    } else if in_hand {
        ("in-hand", "page-septima-card-hand")
    } else {
        ("gone", "page-septima-card-gone")
    }
}

/// The rule that says what something of the stock is good for.
fn good_rule(good: Good) -> &'static str {
    match good.potion() {
        Some(potion) => CardId::from(potion).rule(),
        None if good == Good::Crystal => "SEP-CRY-1",
        None if good == Good::Charm => "SEP-HUNT-3",
        None => "SEP-POT-2",
    }
}

pub(super) fn coven_id(seat: Seat) -> String {
    format!("seat-{seat}")
}
