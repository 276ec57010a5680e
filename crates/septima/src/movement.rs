//! Chapter 7: how Leaders move, and which spaces they may stay on.

use crate::card::{Amount, Moment, Offer};
use crate::events::Event;
use crate::map::LONGEST_WALK;
use crate::moves::Move;
use crate::places::{Space, Spaces};
use crate::play::Play;
use crate::scene::Scene;
use crate::task::{Deed, Question, Task};
use crate::words::{Action, Favour, Potion, Window};
use coven_engine::{Dice, Events};

impl Scene<'_> {
    /// SEP-MOVE-1, SEP-MOVE-3, SEP-MOVE-6: one step to an adjacent space, also through other Leaders, or none. Hunters are in
    /// their huts and block nobody.
    pub fn steps(&self, left: u8, out: &mut dyn Offer) {
        if left > 0 {
            let next = self.rules.map.next_to[self.leader().index()].without(self.spider_spaces());
            offer_spaces(next, out);
        }
        out.offer(Move::Done);
    }

    /// SEP-MOVE-2, SEP-MOVE-5: any space, the own one included; or any free one.
    pub fn any_space(&self, free: bool, out: &mut dyn Offer) {
        let reachable = self.reachable();
        let spaces = if free { reachable.without(self.others()) } else { reachable };
        match spaces.is_empty() {
            // SEP-SOLO-21: nothing can be demanded of a Leader that spiders shut in.
            true => out.offer(Move::Go(self.leader())),
            false => offer_spaces(spaces, out),
        }
    }

    /// SEP-ACT-MOVE-2, SEP-RUL-X38: any space at all, but for those of spiders.
    pub fn leaps(&self, out: &mut dyn Offer) {
        offer_spaces(Spaces::ALL.without(self.spider_spaces()), out);
    }

    /// SEP-MOVE-4, SEP-RUL-E8: whether something still to come lets the Leader leave its space.
    pub fn owns_exit(&self) -> bool {
        let walled_in = self.is_walled_in();
        self.s.agenda.iter().any(|&task| if walled_in { self.leaps_away(task) } else { self.leads_away(task) })
    }

    /// SEP-SOLO-21, SEP-RUL-X38: from between spiders only the bonus of Move leads away.
    fn leaps_away(&self, task: Task) -> bool {
        let leap = |action: Action, bonus: bool| {
            let copied = action == Action::Remember && self.me().discard.contains(Action::Move);
            bonus && (action == Action::Move || copied)
        };
        match task {
            Task::Ask(Question::Leap | Question::Instead(Action::Move)) | Task::Do(Deed::Bonus(Action::Move)) => true,
            Task::Ask(Question::RememberCard(bonus)) => leap(Action::Remember, bonus),
            Task::Do(Deed::CardAction) => self.turn().played.is_some_and(|action| leap(action, self.attuned())),
            Task::Do(Deed::Resolve(action, bonus)) => leap(action, bonus),
            _ => false,
        }
    }

    fn leads_away(&self, task: Task) -> bool {
        match task {
            Task::Ask(Question::QuickMove(left, spare)) => self.can_walk_free(left + spare),
            Task::Ask(Question::Walk(left)) => self.can_walk_free(left),
            Task::Ask(Question::Fly(_) | Question::Leap) => true,
            Task::Ask(Question::Favour(_, open)) => open.contains(Favour::Move),
            Task::Ask(Question::Window(window)) => self.has_exit_tool(window),
            Task::Ask(Question::BonusOrder(action) | Question::Instead(action)) => self.ability_leads_away(action, true),
            Task::Ask(Question::LateBonus(action)) => action == Action::Recruit,
            Task::Ask(Question::RememberCard(bonus)) => self.ability_leads_away(Action::Remember, bonus),
            Task::Ask(Question::Brew(_)) => self.can_pay_for(Potion::FlyingOintment),
            Task::Ask(Question::Card(card, _)) => (card.card().exit)(self),
            Task::Do(Deed::CardAction) => {
                self.turn().played.is_some_and(|action| self.ability_leads_away(action, self.attuned()))
            }
            Task::Do(Deed::Resolve(action, bonus)) => self.ability_leads_away(action, bonus),
            Task::Do(Deed::Main(action)) => self.ability_leads_away(action, false),
            Task::Do(Deed::Bonus(action)) => action == Action::Recruit,
            Task::Do(Deed::Brewed(potion, _)) => potion == Potion::FlyingOintment,
            _ => false,
        }
    }

    fn ability_leads_away(&self, action: Action, bonus: bool) -> bool {
        let discard = self.me().discard;
        match action {
            Action::Move => true,
            Action::Recruit => bonus,
            Action::Brew => self.can_pay_for(Potion::FlyingOintment),
            Action::Remember => discard.contains(Action::Move) || (bonus && discard.contains(Action::Recruit)),
            _ => false,
        }
    }

    /// Whether a tool of this window, open or still to come, leads away.
    fn has_exit_tool(&self, window: Window) -> bool {
        let me = self.me();
        me.ready.into_iter().any(|spell| (spell.card().exit)(self) && self.is_castable(spell, window))
            || self.my_witches().any(|witch| self.is_witch_usable(witch, window) && (witch.card().exit)(self))
            || self.placed_buildings().any(|b| self.is_building_usable(b, window) && (b.card().exit)(self))
            || self.has_exit_potion()
    }

    fn has_exit_potion(&self) -> bool {
        let any = self.allows(Amount::AnyPotion) && self.me().goods.potions() > 0;
        Potion::UTILITY.iter().any(|&potion| {
            let card = crate::card::CardId::from(potion).card();
            (any || self.owns(potion)) && (card.usable)(self) && (card.exit)(self)
        })
    }

    fn can_walk_free(&self, steps: u8) -> bool {
        let near = self.rules.map.near[usize::from(steps).min(LONGEST_WALK)][self.leader().index()];
        !near.without(self.others()).is_empty()
    }
}

pub(crate) fn offer_spaces(spaces: Spaces, out: &mut dyn Offer) {
    for space in spaces {
        if out.has_enough() {
            return;
        }
        out.offer(Move::Go(space));
    }
}

impl<D: Dice, E: Events<Event>> Play<'_, D, E> {
    /// The Leader goes to a space; whatever watches it notices, also after the trials (SEP-RUL-X34).
    pub fn move_leader(&mut self, to: Space) {
        let (seat, from) = (self.acting(), self.scene().leader());
        if from == to {
            return;
        }
        self.me().leader = Some(to);
        self.tell(|| Event::Moved { seat, from, to });
        self.fire(Moment::LeaderMoved, 0);
    }

    /// SEP-PHASE-B1: the Quick Move, step by step. The steps that ask not to be attuned come last (SEP-RUL-X14).
    pub fn quick_move(&mut self, left: u8, spare: u8, m: Move) {
        let Move::Go(to) = m else { return };
        let (left, spare) = match left.checked_sub(1) {
            Some(left) => (left, spare),
            None => {
                self.s.turn.pledged = true;
                self.credit(Amount::UnattunedStep);
                (0, spare - 1)
            }
        };
        if left + spare > 0 {
            self.then(&[Task::Ask(Question::QuickMove(left, spare))]);
        }
        self.move_leader(to);
    }

    /// SEP-MOVE-1: a walk of several steps.
    pub fn walk(&mut self, left: u8, m: Move) {
        let Move::Go(to) = m else { return };
        if left > 1 {
            self.then(&[Task::Ask(Question::Walk(left - 1))]);
        }
        self.move_leader(to);
        let touched = self.rules.map.touches[to.index()];
        self.s.turn.route = self.s.turn.route | touched;
    }

    pub fn fly(&mut self, m: Move) {
        if let Move::Go(to) = m {
            self.move_leader(to);
        }
    }
}
