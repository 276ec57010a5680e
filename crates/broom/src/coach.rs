//! What somebody hears who plays for the first time: a word about each kind of question, dangers, a plan and a look back.

use crate::Broom;
use crate::events::Event;
use crate::legal::bits;
use crate::moves::Move;
use crate::pieces::{EventCard, Region, Role, RoleSet, Stance, Tower};
use crate::roles::Kind;
use crate::state::State;
use crate::tell::{Named, counted_points, role_list};
use coven_engine::{Arg, Coach, Danger, PastRound, Phrase, Prompt, Seat};

impl Coach for Broom {
    fn explained(&self, prompt: &Prompt) -> Option<Phrase> {
        let id = match prompt.phrase.id.strip_prefix("broom-prompt-")? {
            "number" => "broom-coach-number",
            "extra-card" => "broom-coach-extra-card",
            "pick" => "broom-coach-pick",
            "lead" => "broom-coach-lead",
            "follow" => "broom-coach-follow",
            "mode" => "broom-coach-mode",
            "fly" | "free-moves" | "turbo" => "broom-coach-flight",
            "drop-off" | "serve" | "free-delivery" => "broom-coach-delivery",
            "gather" => "broom-coach-gather",
            "weather" | "free-dispel" => "broom-coach-cloud",
            "arrival" => "broom-coach-mountain",
            "enclose" | "trade" => "broom-coach-event",
            _ => return None,
        };
        Some(Phrase::new(id))
    }

    fn dangers(&self, s: &State, seat: Seat, m: Move) -> Vec<Danger> {
        match m {
            Move::Pick(role) => self.bewitched(s, role, "broom-danger-bewitched-later").into_iter().collect(),
            Move::Lay(role, stance) => {
                let bumped = (stance == Stance::Brave).then(|| bumped_by(s, seat, role)).flatten();
                let idle = (!self.can_act(s, seat, role))
                    .then(|| Danger::new(Phrase::new("broom-danger-idle").with("role", role.phrase()), "BRM-TURN-8"));
                [self.bewitched(s, role, "broom-danger-bewitched"), bumped, idle].into_iter().flatten().collect()
            }
            Move::Fly { to, .. } => self.dangerous_area(s, to).into_iter().collect(),
            _ => Vec::new(),
        }
    }

    fn plan(&self, s: &State, seat: Seat) -> Vec<Phrase> {
        let event = Phrase::new("broom-plan-event").with("event", s.event.phrase()).with("text", self.event_text(s.event));
        let bewitched = (!s.bewitched.is_empty()).then(|| {
            let points = counted_points(self.data.setup.bewitched_penalty_vp.abs());
            Phrase::new("broom-plan-bewitched").with("roles", role_list(s.bewitched)).with("cost", points)
        });
        [Some(event), Some(self.best_delivery_in_sight(s, seat)), bewitched].into_iter().flatten().collect()
    }

    fn look_back(&self, seat: Seat, round: &PastRound<'_, Event>) -> Vec<Phrase> {
        let delivered = round.count(|event| matches!(event, Event::Delivered { seat: who, .. } if *who == seat));
        let bumped = round.count(|event| matches!(event, Event::Bumped { seat: who, .. } if *who == seat));
        let points = Phrase::new("broom-back-points").with("points", counted_points(round.gained() as i16));
        let potions = match delivered {
            0 => Phrase::new("broom-back-no-delivery"),
            _ => Phrase::new("broom-back-delivered").with("count", delivered),
        };
        let bumped = (bumped > 0).then(|| Phrase::new("broom-back-bumped").with("count", bumped));
        [Some(points), Some(potions), bumped].into_iter().flatten().collect()
    }
}

impl Broom {
    /// BRM-TURN-9, BRM-RUL-1.
    fn bewitched(&self, s: &State, role: Role, id: &'static str) -> Option<Danger> {
        let points = counted_points(self.data.setup.bewitched_penalty_vp.abs());
        let phrase = Phrase::new(id).with("role", role.phrase()).with("cost", points);
        s.bewitched.contains(role).then(|| Danger::new(phrase, "BRM-TURN-9"))
    }

    /// BRM-EVT-DANGEROUS-AREAS: what a pawn in this region costs at the end of the round.
    fn dangerous_area(&self, s: &State, region: Region) -> Option<Danger> {
        let points = *self.event(EventCard::DangerousAreas).vp_per_pawn.get(&region.terrain())?;
        let phrase = Phrase::new("broom-danger-area").with("event", s.event.phrase()).with("cost", counted_points(points.abs()));
        (s.event == EventCard::DangerousAreas && points < 0).then(|| Danger::new(phrase, "BRM-EVT-DANGEROUS-AREAS"))
    }

    /// Whether a role could do anything for a seat as things stand.
    fn can_act(&self, s: &State, seat: Seat, role: Role) -> bool {
        let pawns = s.player(seat).pawns;
        match self.kind(role) {
            Kind::Witch(regions) => self.flights(s, seat, regions).any(|(_, reach)| !reach.is_empty()),
            Kind::Druid(regions) => pawns.into_iter().any(|pawn| regions.contains(pawn) && self.servable(s, seat, pawn) != 0),
            Kind::Gatherer(_) => true,
            Kind::Fairy => self.dispellable(s, seat) != 0,
        }
    }

    /// The delivery worth most that one role could make now, or that potions come first.
    fn best_delivery_in_sight(&self, s: &State, seat: Seat) -> Phrase {
        let points = |at: Region| {
            let towers = bits(self.servable(s, seat, at)).map(|tower| Tower::at(s.setup.side, tower));
            towers.map(|tower| self.board(s.setup.side).tower(tower).points).max().unwrap_or(0)
        };
        let pawns = s.player(seat).pawns;
        let places = |role: Role| match self.kind(role) {
            Kind::Witch(regions) => {
                self.flights(s, seat, regions).flat_map(|(_, reach)| reach).map(|to| ("broom-plan-fly", to)).collect()
            }
            Kind::Druid(regions) => {
                pawns.into_iter().filter(|&pawn| regions.contains(pawn)).map(|at| ("broom-plan-serve", at)).collect()
            }
            Kind::Gatherer(_) | Kind::Fairy => Vec::new(),
        };
        let ways = Role::ALL.iter().flat_map(|&role| places(role).into_iter().map(move |(id, at)| (points(at), id, role, at)));
        match ways.filter(|(points, ..)| *points > 0).max_by_key(|(points, ..)| *points) {
            Some((points, id, role, at)) => {
                let place = self.region_name(s.setup.side, at);
                Phrase::new(id).with("role", role.phrase()).with("place", place).with("points", counted_points(points))
            }
            None => Phrase::new("broom-plan-gather"),
        }
    }
}

/// BRM-TURN-4, BRM-INFO-5: those after the seat who may hold the role, as far as everybody can know.
fn bumped_by(s: &State, seat: Seat, role: Role) -> Option<Danger> {
    let to_come = if s.role.is_some() { usize::from(s.to_come) } else { s.seats() - 1 };
    let may_hold = |other: &Seat| {
        let player = s.player(*other);
        !player.hand.is_empty() && RoleSet::ALL.minus(player.laid).minus(player.denied).contains(role)
    };
    let rivals: Vec<Arg> = seat.round(s.seats()).skip(1).take(to_come).filter(may_hold).map(Arg::from).collect();
    let phrase = Phrase::new("broom-danger-bumped").with("role", role.phrase());
    (!rivals.is_empty()).then(|| Danger::new(phrase.with("names", Arg::List(rivals)), "BRM-TURN-4"))
}

#[cfg(test)]
mod tests;
