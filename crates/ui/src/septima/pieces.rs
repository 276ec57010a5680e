//! What stands and lies on the map: ingredients in the moon's light, buildings, patients, hunters, Leaders and spiders.

use super::Scene;
use super::art::pictures;
use super::land::{OUTCROP, PRINTED, at};
use super::plan::Point;
use crate::art::seat;
use coven_engine::{Phrase, Seat};
use coven_septima::{Bed, Building, Element, Hex, Hunter, Hut, Illness, Ingredient, Item, Question, Side, Space};
use maud::{Markup, html};

/// Where a patient stands on a village hex.
pub(super) const PATIENT: Point = [0, 34];
/// Where the three patients of the Hospital stand.
const BEDS: [Point; 3] = [[-54, 32], [0, 62], [54, 32]];
const LEADER: &str = "scale(1.55)";

impl Scene<'_> {
    pub(super) fn hospital(&self) -> Building {
        Building::all().find(|building| self.hex_of(*building) == Some(Hex::HOSPITAL)).unwrap_or_default()
    }

    pub(super) fn shrine_tip(&self, element: Element) -> String {
        self.speak.say(&Phrase::new("page-septima-tip-shrine").with("element", self.name(element)))
    }

    pub(super) fn bed_at(&self, illness: Illness) -> Point {
        let ([x, y], [dx, dy]) = (self.plan.hex(Hex::HOSPITAL), BEDS[illness.index()]);
        [x + dx, y + dy]
    }

    /// The ingredients: what is lunar now stands in the light, the rest in the dark. What the viewer's Collect would gather has
    /// a ring.
    pub(super) fn ingredient_layer(&self) -> Markup {
        let gathered = |hex: Hex| {
            let here = self.own_coven().and_then(|coven| coven.leader).filter(|_| self.ahead.gathering.is_some());
            here.is_some_and(|leader| self.rules.map.is_adjacent(leader, hex))
        };
        html! {
            g #board-moon aria-hidden="true" {
                @for hex in Hex::all() {
                    @let [x, y] = self.plan.hex(hex);
                    @let facts = self.rules.map.facts(hex);
                    @for (n, ingredient) in printed(facts.ingredients).enumerate() {
                        @let lunar = self.ahead.lunar.contains(ingredient);
                        @let [dx, dy] = PRINTED[n.min(1)];
                        g.printed.lunar[lunar] data-tip=(self.ingredient_tip(ingredient)) data-explain="SEP-ACT-COLLECT-2" {
                            @if lunar { circle.moonlight cx=(x + dx) cy=(y + dy) r="39" {} }
                            @if lunar && gathered(hex) { circle.gathers cx=(x + dx) cy=(y + dy) r="40" {} }
                            (pictures::good(ingredient.into()).at(x + dx, y + dy, 60))
                        }
                    }
                    @if facts.outcrop && gathered(hex) { circle.gathers cx=(x + OUTCROP[0]) cy=(y + OUTCROP[1]) r="50" {} }
                }
            }
        }
    }

    /// What stands in the village.
    pub(super) fn village_layer(&self) -> Markup {
        html! {
            g #board-village aria-hidden="true" {
                @for &(building, hex) in self.ahead.buildings.iter().filter(|(_, hex)| *hex != Hex::HOSPITAL) {
                    @let [x, y] = self.plan.hex(hex);
                    @let why = self.asked.as_ref().and_then(|asked| asked.why(|m| m == coven_septima::Move::Use(building.into())));
                    g.{ "building own-" (self.site_of(hex)) } data-tip=(self.building_tip(building)) data-explain=(building.rule())
                        data-why=[self.why(why)] data-rule=[why.map(|why| why.rule)] {
                        (pictures::SITE.at(x - 6, y - 42, 66))
                        circle.badge cx=(x + 13) cy=(y - 22) r="17" {}
                        (pictures::action(self.rules.building(building).action).at(x + 13, y - 22, 24))
                    }
                }
                @for illness in Illness::all() {
                    @let [x, y] = self.bed_at(illness);
                    g data-tip=(self.speak.say(&Phrase::new("page-septima-tip-bed").with("illness", self.name(illness)))) data-explain="SEP-PAT-4" {
                        (pictures::illness(illness).at(x, y, 38))
                    }
                }
                @for (number, bed) in self.view.board.patients.village.iter().enumerate() {
                    @if let Some(bed) = bed { (self.bed(Hex::village(number), *bed)) }
                }
            }
        }
    }

    fn site_of(&self, hex: Hex) -> &'static str {
        match self.rules.map.facts(hex).site {
            Some(coven_septima::Site::Gold) => "gold",
            _ => "bronze",
        }
    }

    fn bed(&self, hex: Hex, bed: Bed) -> Markup {
        let [x, y] = self.plan.hex(hex);
        let illness = bed.patient.illness();
        let why = self.asked.as_ref().and_then(|asked| {
            let here = |m| {
                matches!(m, coven_septima::Move::Heal(coven_septima::Ward::Village(number), _)
                if Some(usize::from(number)) == hex.village_number())
            };
            asked.why(here)
        });
        html! {
            g.bed data-piece=(format!("patient-{}", bed.patient)) transform=(at([x + PATIENT[0], y + PATIENT[1]]))
                data-tip=(self.bed_tip(bed)) data-explain="SEP-PAT-1" data-why=[self.why(why)] data-rule=[why.map(|why| why.rule)] {
                (pictures::PATIENT.at(0, 4, 78))
                circle.badge cx="-34" cy="-18" r="20" {}
                (pictures::illness(illness).at(-34, -18, 28))
                @if bed.angry { (pictures::ANGRY.at(42, -10, 46)) }
                @for (n, healer) in bed.healed_by.enumerate() {
                    (pictures::good(illness.remedy().into()).at(2 + 22 * n as i32, -20, 34)) (seat::mark_at(healer, 2 + 22 * n as i32, -2, 16))
                }
            }
        }
    }

    pub(super) fn hunter_layer(&self) -> Markup {
        html! {
            g #board-hunters aria-hidden="true" {
                @for hut in Hut::all() {
                    @let [x, y] = self.plan.hut(hut);
                    @let hunter = self.view.board.hunters.at(hut);
                    g.hut.shadow[self.ahead.shadows.contains(hut)] id=(format!("hut-{hut}")) data-tip=(self.hut_tip(hut)) data-explain="SEP-HUNT-1" {
                        circle.clearing cx=(x) cy=(y) r="58" {}
                        (pictures::HUT.at(x, y - 6, 74))
                        circle.badge cx=(x - 36) cy=(y + 30) r="19" {}
                        text.number x=(x - 36) y=(y + 42) { (hut) }
                        @match hunter {
                            Hunter::None => {}
                            Hunter::Awake => { (pictures::HUNTER.at(x + 26, y + 8, 66)) }
                            Hunter::Dormant => { (pictures::DORMANT.at(x + 24, y + 20, 62)) }
                        }
                    }
                }
            }
        }
    }

    /// Leaders, and the Widow's spiders. Those who share a space stand side by side.
    pub(super) fn leader_layer(&self) -> Markup {
        let leaders: Vec<(Seat, Space)> =
            self.view.covens.iter().enumerate().filter_map(|(n, coven)| Some((Seat(n as u8), coven.leader?))).collect();
        html! {
            g #board-leaders aria-hidden="true" {
                @for (n, &(seat, space)) in leaders.iter().enumerate() {
                    @let aside = leaders[..n].iter().filter(|(_, other)| *other == space).count() as i32 * 30;
                    @let [x, y] = self.plan.space(space);
                    // A click on the own Leader takes the last step back.
                    @let back = (self.own == Some(seat) && self.manner.can_undo && self.is_on_the_way()).then_some("");
                    g.leader.{ (seat::class(seat)) }.acting[self.view.board.acting == seat] data-piece=(format!("leader-{seat}"))
                        transform=(format!("translate({} {}) {LEADER}", x + aside, y + 16)) data-tip=(self.leader_tip(seat, space)) data-explain="SEP-MOVE-1" data-undo=[back] {
                        (seat::pawn(seat))
                    }
                }
                @if let Some(widow) = &self.view.board.widow {
                    @for (n, spider) in widow.spiders.iter().enumerate() {
                        @let [x, y] = self.spider_at(n);
                        g.spider data-piece=(format!("spider-{n}")) transform=(at([x, y])) data-explain="SEP-SOLO-19"
                            data-tip=(self.speak.word(if spider.lying { "page-septima-tip-spider-lying" } else { "page-septima-tip-spider" })) {
                            @if spider.lying { (pictures::SPIDER_LYING.at(0, 0, 74)) } @else { (pictures::SPIDER.at(0, 0, 70)) }
                        }
                    }
                }
            }
        }
    }

    /// The viewer is asked for the next step of a way.
    fn is_on_the_way(&self) -> bool {
        matches!(self.own_question(), Some(Question::QuickMove(..) | Question::Walk(_) | Question::Fly(_) | Question::Leap))
    }

    pub(super) fn spider_at(&self, number: usize) -> Point {
        let spiders = self.view.board.widow.map(|widow| widow.spiders).unwrap_or_default();
        let space = spiders[number.min(spiders.len() - 1)].space;
        let aside = spiders[..number].iter().filter(|other| other.space == space).count() as i32;
        let [x, y] = self.plan.space(space);
        [x - 24 * aside, y - 10 * aside]
    }

    fn leader_tip(&self, seat: Seat, space: Space) -> String {
        let tip = Phrase::new("page-septima-tip-leader").with("coven", self.coven_name(seat)).with("space", space.to_string());
        let tip = self.speak.say(&tip.with("zone", space.zone().to_string()));
        match self.ahead.risks.get(seat.index()).and_then(|&risk| self.risk_text(risk)) {
            Some(risk) => format!("{tip} {risk}"),
            None => tip,
        }
    }

    /// Which of the two markers counts now.
    pub(super) const fn is_active(&self, side: Side) -> bool {
        matches!(side, Side::Right) || self.ahead.both_markers
    }
}

/// Each ingredient as often as it is printed.
fn printed(counts: [u8; Ingredient::ALL.len()]) -> impl Iterator<Item = Ingredient> {
    Ingredient::all().flat_map(move |ingredient| (0..counts[ingredient.index()]).map(move |_| ingredient))
}
