//! Chapter 23.3: the spiders. Every tie, which spider is farthest and which way it takes, is the human's choice.

use crate::card::Offer;
use crate::events::Event;
use crate::moves::{Move, SpiderNumber};
use crate::places::{Hex, Hut, Spaces, ZONES};
use crate::play::Play;
use crate::scene::Scene;
use crate::set::Set;
use crate::widow::events::WidowEvent;
use crate::widow::{Ask, Deed, Spider, act, ask};
use coven_engine::names::Item;
use coven_engine::{Dice, Events};

impl Scene<'_> {
    pub fn steps_to_leader(&self, spider: Spider) -> u8 {
        self.rules.map.steps(spider.space, self.leader())
    }

    /// Where spiders stand; none without the Widow.
    pub fn spider_spaces(&self) -> Spaces {
        let Some(widow) = &self.s.board.widow else { return Spaces::NONE };
        widow.spiders.iter().map(|spider| spider.space).collect()
    }

    /// SEP-SOLO-18: the next spaces of the shortest ways to the Leader; none on its own space.
    pub fn spider_paths(&self, number: u8, out: &mut dyn Offer) {
        let Some(&spider) = self.widow().spiders.get(usize::from(number)) else { return };
        let steps = self.steps_to_leader(spider);
        let next = self.rules.map.next_to[spider.space.index()];
        let nearer = next.filter(|&space| self.rules.map.steps(space, self.leader()) < steps);
        nearer.for_each(|space| out.offer(Move::Crawl(space)));
    }

    /// The spiders farthest from the Leader; of several that are alike, one.
    pub fn farthest_spiders(&self, out: &mut dyn Offer) {
        let spiders = self.widow().spiders;
        let farthest = spiders.iter().map(|&spider| self.steps_to_leader(spider)).max().unwrap_or(0);
        let alike = |a: &Spider, b: &Spider| (a.space, a.lying, a.moved) == (b.space, b.lying, b.moved);
        for number in SpiderNumber::all() {
            let spider = spiders[number.index()];
            let new = !spiders[..number.index()].iter().any(|other| alike(other, &spider));
            if farthest > 0 && self.steps_to_leader(spider) == farthest && new {
                out.offer(Move::Spider(number));
            }
        }
    }

    /// SEP-SOLO-19, SEP-RUL-X37: the hexes at which the human cannot collect.
    pub fn guarded(&self) -> Set<Hex> {
        let Some(widow) = &self.s.board.widow else { return Set::EMPTY };
        let lying = widow.spiders.iter().filter(|spider| spider.lying);
        lying.fold(Set::EMPTY, |hexes, spider| hexes | self.rules.map.touches[spider.space.index()])
    }

    /// SEP-SOLO-21: whether spiders stand on every space next to the Leader, so that it can go nowhere on foot.
    pub fn is_walled_in(&self) -> bool {
        self.is_solo() && self.rules.map.next_to[self.leader().index()].without(self.spider_spaces()).is_empty()
    }

    /// SEP-SOLO-21, SEP-RUL-X38: the spaces that the Leader can reach without crossing a spider, its own included.
    pub fn reachable(&self) -> Spaces {
        let blocked = self.spider_spaces();
        let mut reached = Spaces::only(self.leader());
        if blocked.is_empty() {
            return Spaces::ALL;
        }
        let mut edge = reached;
        while !edge.is_empty() {
            let next = edge.fold(Spaces::NONE, |all, space| all.and(self.rules.map.next_to[space.index()]));
            edge = next.without(blocked).without(reached);
            reached = reached.and(edge);
        }
        reached
    }
}

impl<D: Dice, E: Events<Event>> Play<'_, D, E> {
    /// SEP-SOLO-13, SEP-RUL-E16: the spiders of a shadow zone move; if there is none, those of the next zone clockwise that has
    /// one.
    pub fn creep(&mut self, number: u8) {
        let zones = self.scene().shadow_zones();
        let Some(zone) = { zones }.nth(number.into()) else { return };
        self.then(&[act(Deed::Creep(number + 1))]);
        let spiders = self.scene().widow().spiders;
        let clockwise = (0..ZONES).map(|turn| Hut::at((zone.index() + turn) % ZONES));
        let mut with_spider = clockwise.filter(|&zone| spiders.iter().any(|spider| spider.space.zone() == zone));
        if let Some(zone) = with_spider.next() {
            for (number, _) in spiders.iter().enumerate().filter(|(_, spider)| spider.space.zone() == zone) {
                self.then(&[ask(Ask::Path(number as u8))]);
            }
        }
    }

    /// SEP-SOLO-18: a spider moves one space, and stands up.
    pub fn crawl(&mut self, number: u8, m: Move) {
        let Move::Crawl(to) = m else { return };
        let Some(spider) = self.widow().spiders.get_mut(usize::from(number)) else { return };
        let from = spider.space;
        *spider = Spider { space: to, lying: false, moved: true };
        self.tell_widow(|| WidowEvent::SpiderMoved { from, to });
    }

    pub fn move_farthest(&mut self, m: Move) {
        if let Move::Spider(number) = m {
            self.then(&[ask(Ask::Path(number.index() as u8))]);
        }
    }

    /// SEP-SOLO-13, SEP-SOLO-25, SEP-RUL-E33: wisdom is lost to the spiders that moved and ended next to the Leader or on its
    /// space.
    pub fn spider_toll(&mut self) {
        let scene = self.scene();
        let moved = scene.widow().spiders.into_iter().filter(|spider| spider.moved);
        let (mut beside, mut on) = (0, 0);
        for spider in moved {
            match scene.steps_to_leader(spider) {
                0 => on += 1,
                1 => beside += 1,
                _ => {}
            }
        }
        self.forget_spider_moves();
        self.lose_to_spiders(beside, on);
    }

    /// What was moved counts only in the step in which it was.
    pub fn forget_spider_moves(&mut self) {
        self.widow().spiders.iter_mut().for_each(|spider| spider.moved = false);
    }

    fn lose_to_spiders(&mut self, beside: u8, on: u8) {
        if beside + on > 0 {
            self.tell_widow(|| WidowEvent::Toll { beside, on });
            let solo = &self.rules.solo;
            self.change_wisdom(-((beside * solo.loss_beside + on * solo.loss_on) as i8));
        }
    }

    /// SEP-SOLO-20: at the end of the human's turn every spider next to the Leader costs wisdom. SEP-SOLO-22a: what forbids
    /// crystals ends.
    pub fn end_human_turn(&mut self) {
        let scene = self.scene();
        let beside = scene.widow().spiders.iter().filter(|&&spider| scene.steps_to_leader(spider) == 1).count();
        self.lose_to_spiders(beside as u8, 0);
        self.allow_crystals();
    }
}
