//! The town, beside the map: season, moon and step, the Septima's markers, both chambers, the crowd, and the viewer's book.

use super::art::{pictures, witch};
use super::choices::Place;
use super::tips::capital;
use super::{Choice, Scene};
use crate::art::seat;
use crate::fragment::{Part, Parts};
use crate::page;
use coven_engine::{Arg, Phrase};
use coven_septima::{Aim, Citizen, HUMAN, Item, Season, Side, Step, Witch, objective_phrase, trouble_phrase};
use maud::{Markup, html};

/// The moon track: the distance between its slots.
const SLOT: i32 = 23;
/// The moonlight of the outer slots reaches beyond them.
const RIM: i32 = 7;

impl Scene<'_> {
    pub(super) fn town_parts(&self) -> Vec<Part> {
        vec![
            Part::fixed("town-time", self.time()),
            Part::fixed("town-septima", self.markers()),
            Part::fixed("town-court", self.court()),
            Part::fixed("town-book", self.book()),
        ]
    }

    /// The book stands where there is room for it: with the town, in basic mode beside the recipes, alone with the Widow's things.
    pub(super) fn town(&self, parts: &Parts) -> Markup {
        html! {
            section #hall data-in-tab aria-label=(self.speak.word("page-septima-town")) {
                @for part in ["time", "septima", "court"] { (parts.html(&format!("town-{part}"))) }
                @if !self.is_solo() && self.is_full() { (parts.html("town-book")) }
            }
        }
    }

    fn time(&self) -> Markup {
        let board = &self.view.board;
        let season = capital(&self.name(board.season));
        let now = Phrase::new("page-septima-now").with("season", season).with("phase", board.phase);
        html! {
            div #town-time.sheet {
                div.season {
                    ul {
                        @for &season in Season::ALL {
                            li.now[season == board.season].past[season < board.season] data-tip=(capital(&self.name(season))) data-explain="SEP-SEASON-1" {
                                (pictures::season(season).draw())
                            }
                        }
                    }
                    span { (self.speak.say(&now)) }
                }
                (self.moon())
                ol.steps {
                    @for (step, letter, word) in STEPS {
                        li.now[step == board.step] data-tip=(capital(&self.speak.word(word))) data-explain=(step_rule(step)) {
                            @if letter.is_empty() { (pictures::step(step).draw()) } @else { (letter) }
                        }
                    }
                    @if let Some(die) = board.die.filter(|_| self.view.setup.fixed_hunter) {
                        li.die data-tip=(self.speak.word("page-septima-tip-die")) data-explain="SEP-DET-1" { (pictures::HUNTER.draw()) (signed(die)) }
                    }
                }
            }
        }
    }

    /// The five phases of the moon, each between its two ingredients; the last comes around to the first.
    fn moon(&self) -> Markup {
        let board = &self.view.board;
        let lunar: Arg = self.ahead.lunar.map(|ingredient| Arg::from(self.name(ingredient))).collect();
        let tip = self.speak.say(&Phrase::new("page-septima-tip-moon").with("lunar", lunar));
        html! {
            svg.moon viewBox=(format!("{} 0 {} 44", -RIM, 11 * SLOT + 2 * RIM)) role="img" aria-label=(tip) data-tip=(tip) data-explain="SEP-ACT-COLLECT-2" {
                path.orbit d=(format!("M{} 22H{}", SLOT / 2, 10 * SLOT + SLOT / 2)) {}
                @for slot in 0..6usize {
                    @let ingredient = board.moon[slot % 5];
                    @let x = SLOT / 2 + 2 * SLOT * slot as i32;
                    @let lit = slot == usize::from(board.phase) || slot + 1 == usize::from(board.phase);
                    g.slot.lit[lit].again[slot == 5] {
                        @if lit { circle.moonlight cx=(x) cy="22" r="16" {} }
                        (pictures::good(ingredient.into()).at(x, 22, 24))
                    }
                }
                @for phase in 1..=5u8 {
                    circle.lunation.now[phase == board.phase].past[phase < board.phase] cx=(SLOT / 2 + SLOT * (2 * i32::from(phase) - 1)) cy="22" r="6.5" {}
                }
            }
        }
    }

    fn markers(&self) -> Markup {
        let septima = &self.view.board.septima;
        html! {
            div #town-septima.sheet {
                @for (side, shown) in [(Side::Left, septima.left), (Side::Right, septima.right)] {
                    @let active = self.is_active(side);
                    @let word = if active { "page-septima-marker-active" } else { "page-septima-marker-next" };
                    @if let Some(action) = shown {
                        @let tip = self.speak.say(&Phrase::new(if active { "page-septima-tip-marker" } else { "page-septima-tip-marker-next" }).with("action", self.name(action)));
                        @let inner = html! { (pictures::action(action).draw()) span { b { (self.name(action)) } small { (self.speak.word(word)) } } };
                        @if let Some(choice) = self.at(Place::Marker(side)) {
                            button.marker.lit type="button" data-move=(choice.m) aria-label=(self.sentence(choice)) { (inner) }
                        } @else {
                            div.marker.active[active] data-piece=(format!("marker-{action}")) data-tip=(tip) data-explain="SEP-ATT-2" { (inner) }
                        }
                    }
                }
            }
        }
    }

    pub(super) fn at(&self, place: Place) -> Option<&Choice> {
        self.choices().find(|choice| self.place(choice.m) == place)
    }

    fn court(&self) -> Markup {
        let board = &self.view.board;
        html! {
            div #town-court.sheet {
                (self.chamber(0, board.accused))
                (self.chamber(1, board.captured.last().copied()))
                (self.crowd())
            }
        }
    }

    fn chamber(&self, chamber: usize, accused: Option<Witch>) -> Markup {
        let row = &self.view.board.chambers[chamber];
        let number = Phrase::new("page-septima-chamber").with("number", chamber + 1);
        let below = self.view.board.captured.len().saturating_sub(1);
        let free = usize::from(self.ahead.chamber_spaces).saturating_sub(row.len());
        let inner = html! {
            @match accused {
                Some(witch) => span.accused { (witch::picture(witch, self.witch_sign(witch))) @if chamber == 1 && below > 0 { small { "+" (below) " " } } },
                None => span.accused.empty {},
            }
            span.bench {
                b { (self.speak.say(&number)) @if let Some(witch) = accused { " · " (self.name(witch)) } }
                span.row {
                    @for &citizen in row.iter() { (self.citizen(citizen)) }
                    @for _ in 0..free { i.free {} }
                }
            }
        };
        html! {
            @if let Some(choice) = self.at(Place::Chamber(chamber)) {
                button.chamber.lit type="button" data-move=(choice.m) aria-label=(self.sentence(choice)) { (inner) }
            } @else {
                @let why = self.asked.as_ref().and_then(|asked| asked.why(|m| matches!(m, coven_septima::Move::Chamber(c) if c.index() == chamber)));
                @let tip = accused.map_or_else(|| self.speak.word("page-septima-tip-chamber"), |witch| self.witch_tip(witch));
                div.chamber data-tip=(tip) data-explain="SEP-TRIAL-4"
                    data-why=[self.why(why)] data-rule=[why.map(|why| why.rule)] { (inner) }
            }
        }
    }

    fn crowd(&self) -> Markup {
        html! {
            ul.crowd data-tip=(self.speak.word("page-septima-tip-crowd")) data-explain="SEP-TRIAL-1" {
                li.title { (pictures::CROWD.draw()) span.hidden { (self.speak.word("page-septima-crowd")) } }
                @for (seat, coven) in self.seats() {
                    @let tip = Phrase::new("page-septima-tip-citizens").with("coven", self.coven_title(seat)).with("crowd", coven.crowd).with("supply", self.ahead.supply[seat.index()]);
                    li data-tip=(self.speak.say(&tip)) data-explain="SEP-FAV-5" { (self.citizen(Citizen::Loyal(seat))) b { (coven.crowd) } }
                }
                li { (self.citizen(Citizen::Angry)) b { (self.view.board.angry) } }
            }
        }
    }

    /// The viewer's book; alone, all tribulations.
    fn book(&self) -> Markup {
        let own = self.ahead.books.iter().find(|(seat, _)| self.own == Some(*seat));
        html! {
            div #town-book.sheet {
                @if self.is_solo() {
                    @let book = self.view.books.get(HUMAN.index()).copied().flatten();
                    @let needed = Phrase::new("page-septima-tribulations").with("needed", self.rules.tribulations_needed(&self.view.setup));
                    h2 { (self.speak.say(&needed)) " " (page::rule_link("septima", "SEP-SOLO-27", &self.speak)) }
                    ul.aims {
                        @for (trouble, &met) in self.rules.tribulations(&self.view.setup, book.unwrap_or(1)).into_iter().zip(&self.view.tribulations) {
                            @if let Some(met) = met { (aim(met, &self.speak.say(&trouble_phrase(trouble)), None)) }
                        }
                    }
                } @else if let Some((_, aims)) = own.filter(|(_, aims)| !aims.is_empty()) {
                    h2 { (self.speak.word("page-septima-book")) " " (page::rule_link("septima", "SEP-SCORE-3", &self.speak)) }
                    (self.aims(aims))
                }
            }
        }
    }

    /// At the end all books lie open.
    pub(super) fn opened_books(&self) -> Markup {
        html! {
            section.books aria-label=(self.speak.word("page-septima-books")) {
                @for (seat, aims) in self.ahead.books.iter().filter(|(_, aims)| !aims.is_empty()) {
                    div.{ "book " (seat::class(*seat)) } { h3 { (seat::mark(*seat)) (self.speak.name(*seat)) } (self.aims(aims)) }
                }
            }
        }
    }

    fn aims(&self, aims: &[Aim]) -> Markup {
        html! {
            ul.aims {
                @for of_book in aims { (aim(of_book.met, &self.speak.say(&objective_phrase(of_book.objective)), Some(of_book.wisdom))) }
            }
        }
    }
}

/// One thing to be reached, and whether it is.
fn aim(met: bool, text: &str, worth: Option<i32>) -> Markup {
    html! {
        li.met[met] {
            span.tick { @if met { "✓" } @else { "○" } }
            span { (capital(text)) }
            @if let Some(worth) = worth { b { (worth) } }
        }
    }
}

/// The steps of a moon phase, and what follows the last.
const STEPS: [(Step, &str, &str); 7] = [
    (Step::A, "A", "septima-step-a"),
    (Step::B, "B", "septima-step-b"),
    (Step::C, "C", "septima-step-c"),
    (Step::D, "D", "septima-step-d"),
    (Step::E, "E", "septima-step-e"),
    (Step::Trials, "", "septima-step-trials"),
    (Step::Favours, "", "septima-step-favours"),
];

const fn step_rule(step: Step) -> &'static str {
    match step {
        Step::Setup => "SEP-SETUP-22",
        Step::A => "SEP-PHASE-A1",
        Step::B => "SEP-PHASE-B1",
        Step::C => "SEP-HUNT-1",
        Step::D => "SEP-RELOC-1",
        Step::E => "SEP-END-1",
        Step::Trials => "SEP-TRIAL-1",
        Step::Favours => "SEP-FAV-5",
    }
}

/// With its sign.
pub(super) fn signed(number: i8) -> String {
    if number < 0 { format!("−{}", number.unsigned_abs()) } else { format!("+{number}") }
}
