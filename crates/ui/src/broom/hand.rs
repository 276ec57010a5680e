//! The viewer's cards: choosing them, laying them, looking at them.

use super::Scene;
use super::art::{role, sign};
use super::effects::{stance_icon, stance_word};
use coven_broom::{Move, Pending};
use coven_broom::{Role, Stance};
use coven_engine::Phrase;
use maud::{Markup, html};

impl Scene<'_> {
    pub(super) fn hand(&self) -> Markup {
        let own = self.own_seat().and_then(|seat| self.view.seats.get(seat.index()));
        let hand = own.and_then(|own| own.hand).unwrap_or_default();
        let choosing = self.question() == Some(Pending::Pick);
        let before_choosing = matches!(self.view.pending.last(), Some(Pending::Number | Pending::ExtraCard { .. }));
        html! {
            section #below.choosing[choosing] aria-label=(self.speak.word("page-broom-hand")) {
                @if self.view.over {
                    (self.result())
                } @else if choosing {
                    @for &role in Role::ALL { (self.card_to_choose(role, hand.contains(role))) }
                } @else if hand.is_empty() && before_choosing {
                } @else if hand.is_empty() {
                    p.quiet { (self.speak.word(if own.is_some() { "page-broom-hand-empty" } else { "page-broom-watching" })) }
                } @else {
                    @for role in hand { (self.card(role)) }
                }
            }
        }
    }

    fn card_to_choose(&self, role: Role, chosen: bool) -> Markup {
        let choice = self.choice(Move::Pick(role));
        html! {
            @if let Some(choice) = choice {
                button class="card lit" type="button" data-move=(choice.m) data-explain=(self.role_rule(role, Stance::Brave)) aria-label=(self.pick_sentence(role))
                    data-piece=(format!("card-{role}")) { (self.face(role, [html! {}, html! {}])) }
            } @else if chosen && self.manner.can_undo {
                button.card.chosen type="button" data-made=(Move::Pick(role)) aria-pressed="true" data-piece=(format!("card-{role}"))
                    aria-label=(self.speak.say(&Phrase::new("page-broom-put-back").with("what", self.role_name(role)))) {
                    (self.face(role, [html! {}, html! {}]))
                }
            } @else {
                div.card.chosen[chosen] data-piece=(format!("card-{role}")) data-tip=(self.card_tip(role)) data-explain=(self.role_rule(role, Stance::Brave)) {
                    (self.face(role, [html! {}, html! {}]))
                }
            }
        }
    }

    /// A card that can be chosen says what it does: whoever chooses wants to know.
    fn pick_sentence(&self, role: Role) -> String {
        let bewitched = self.view.bewitched.contains(role);
        let id = if bewitched { "page-broom-pick-bewitched" } else { "page-broom-pick" };
        let sentence = Phrase::new(id)
            .with("role", self.role_name(role))
            .with("brave", self.effect_text(role, Stance::Brave))
            .with("cowardly", self.effect_text(role, Stance::Cowardly));
        self.speak.say(&if bewitched { sentence.with("points", -self.rules.data().setup.bewitched_penalty_vp) } else { sentence })
    }

    fn card_tip(&self, role: Role) -> String {
        self.pick_sentence(role)
    }

    /// A card of the hand: its two effects are the two ways to lay it.
    fn card(&self, role: Role) -> Markup {
        let lay = Stance::ALL.iter().map(|&stance| self.choice(Move::Lay(role, stance)));
        let lit = lay.clone().any(|choice| choice.is_some());
        let why = self.asked.as_ref().and_then(|asked| asked.why_not_lay(role));
        let stances = [Stance::Brave, Stance::Cowardly].map(|stance| match self.choice(Move::Lay(role, stance)) {
            Some(choice) => html! {
                button class=(format!("effect {stance}")) type="button" data-move=(choice.m) data-explain=(self.role_rule(role, stance)) aria-label=(self.lay_sentence(role, stance)) {
                    (self.effect(role, stance))
                }
            },
            None => html! {},
        });
        html! {
            article.card.lit[lit].dim[why.is_some()] data-explain=(self.role_rule(role, Stance::Brave)) data-piece=(format!("card-{role}")) data-tip=[(!lit).then(|| self.card_tip(role))]
                data-why=[self.why(why)] data-rule=[why.map(|why| why.rule)] { (self.face(role, stances)) }
        }
    }

    fn lay_sentence(&self, role: Role, stance: Stance) -> String {
        let said = self.choice(Move::Lay(role, stance)).map(|choice| self.sentence(choice)).unwrap_or_default();
        self.speak.labelled(said, self.effect_text(role, stance))
    }

    /// The front of a card. What stands in place of an effect is drawn instead of it.
    fn face(&self, role: Role, stances: [Markup; 2]) -> Markup {
        let penalty = self.rules.data().setup.bewitched_penalty_vp;
        html! {
            (role::picture(role))
            span.title { (self.role_name(role)) }
            @if self.view.bewitched.contains(role) { span.cursed { (sign::CURSE.draw()) (penalty) } }
            @for (stance, control) in [Stance::Brave, Stance::Cowardly].into_iter().zip(stances) {
                @if control.0.is_empty() {
                    span class=(format!("effect {stance}")) { (self.effect(role, stance)) }
                } @else {
                    (control)
                }
            }
        }
    }

    fn effect(&self, role: Role, stance: Stance) -> Markup {
        html! {
            (stance_icon(stance).draw()) span.stance { (self.speak.word(stance_word(stance))) } (self.effect_row(role, stance))
        }
    }
}
