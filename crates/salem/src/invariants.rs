//! What holds in every position that a game can reach.

use crate::Salem;
use crate::cards::{Building, EventCard, Side};
use crate::data::{MAX_HAND, MAX_SYMBOLS, ROUNDS};
use crate::state::{Answer, State, Task, Where};
use coven_engine::{Broken, Seat};

fn must(holds: bool, rule: &'static str, what: impl FnOnce() -> String) -> Result<(), Broken> {
    if holds { Ok(()) } else { Err(Broken::new(rule, what())) }
}

impl Salem {
    pub(crate) fn check_state(&self, state: &State) -> Result<(), Broken> {
        let rounds = 1..=ROUNDS;
        must(rounds.contains(&usize::from(state.round)), "NSM-ROUND-1", || format!("there is no round {}", state.round))?;
        self.check_characters(state)?;
        self.check_cards(state)?;
        self.check_offices(state)?;
        check_hands(state)?;
        self.check_tasks(state)
    }

    /// NSM-SETUP-1: all different, and no more of a side than the pool holds.
    fn check_characters(&self, state: &State) -> Result<(), Broken> {
        let dealt = &state.characters[..state.players()];
        for (i, character) in dealt.iter().enumerate() {
            must(!dealt[..i].contains(character), "NSM-COMP-2", || format!("{character} is dealt twice"))?;
        }
        let table = self.printed.table(state.players());
        let witches = Seat::all(state.players()).filter(|&seat| self.side(state, seat) == Side::Witch).count();
        let puritans = state.players() - witches;
        let fits = witches <= usize::from(table.witches) && puritans <= usize::from(table.puritans);
        must(fits, "NSM-SETUP-2", || format!("{witches} Witches and {puritans} Puritans cannot have been dealt"))?;
        let mut seats = Seat::all(state.players());
        let sees_itself = seats.find(|&seat| state.seen[seat.index()].contains(seat));
        must(sees_itself.is_none(), "NSM-EVT-1", || "nobody is shown the own character".to_owned())
    }

    /// NSM-CARD-1: no card is ever lost.
    fn check_cards(&self, state: &State) -> Result<(), Broken> {
        let table = self.printed.table(state.players());
        let mut there = *state.deck.unseen.counts();
        let lying = state.deck.bottom.iter().chain(state.grant.iter()).map(|card| card.building);
        let held = state.hands.iter().flat_map(|hand| hand.iter().copied());
        let standing = state.town.all().iter().map(|slot| slot.building);
        lying.chain(held).chain(standing).for_each(|building| there[building.index()] += 1);
        for &building in Building::ALL {
            let (found, all) = (there[building.index()], table.buildings[building.index()]);
            must(found == all, "NSM-BLD-2", || format!("there are {found} cards of {building}, not {all}"))?;
        }
        let mut there = *state.events.unseen.counts();
        let given = [state.pillory.map(|_| EventCard::Pillory), state.sanctuary.map(|_| EventCard::Sanctuary)];
        let open = state.row.iter().chain(state.events.bottom.iter()).copied();
        open.chain(given.into_iter().flatten()).for_each(|event| there[event.index()] += 1);
        for &event in EventCard::ALL {
            let (found, all) = (there[event.index()], table.events[event.index()]);
            must(found == all, "NSM-SETUP-6", || format!("there are {found} cards of {event}, not {all}"))?;
        }
        // The event of this round is turned up after its buildings are built.
        let drawn = usize::from(state.round) - usize::from(state.is_building());
        let row = state.row.len();
        must(row <= drawn, "NSM-DRAW-1", || format!("{row} events in the row, but only {drawn} were drawn"))
    }

    fn check_offices(&self, state: &State) -> Result<(), Broken> {
        let constable = state.constable;
        must(state.badges.contains(constable), "NSM-RUL-11", || "the Constable has no badge".to_owned())?;
        must(!state.on_trial.contains(constable), "NSM-RUL-10", || "the Constable is on trial".to_owned())?;
        must(!state.in_pillory(constable), "NSM-EVT-PILLORY", || "the Constable is in the Pillory".to_owned())?;
        let (held, all) = (state.on_trial.len(), self.printed.table(state.players()).trials);
        must(held <= usize::from(all), "NSM-RUL-4", || format!("{held} players hold Trial cards, but there are {all}"))?;
        for held in [state.pillory, state.sanctuary].into_iter().flatten() {
            let recent = held.since <= state.round && state.round <= held.since + 1;
            must(recent, "NSM-REND-3", || format!("a card given in round {} should be back", held.since))?;
        }
        Ok(())
    }

    /// What is being asked can be answered.
    fn check_tasks(&self, state: &State) -> Result<(), Broken> {
        let Some(task) = state.task() else {
            return must(usize::from(state.round) == ROUNDS, "NSM-ROUND-2", || "the game ends in the last round".to_owned());
        };
        must(may_be_last(state.tasks[0]), "NSM-DP-1", || format!("something must come after {:?}", state.tasks[0]))?;
        for pair in state.tasks.windows(2) {
            must(follows(pair[1], pair[0]), "NSM-DP-1", || format!("{:?} does not come before {:?}", pair[1], pair[0]))?;
        }
        let mut moves = coven_engine::MoveList::new();
        for seat in state.asked() {
            moves.clear();
            self.list_moves(state, seat, &mut moves);
            must(!moves.is_empty(), "NSM-DP-1", || format!("seat {seat} has no answer to {task:?}"))?;
        }
        must(!state.asked().is_empty(), "NSM-DP-1", || format!("nobody is asked by {task:?}"))?;
        if let Task::Gifts(window) = task {
            let (mut waiting, able) = (window.waiting, state.may_give());
            must(waiting.all(|seat| able.contains(seat)), "NSM-GIVE-1", || "who cannot give is asked for a gift".to_owned())?;
        }
        let granting = matches!(task, Task::GrantBuild | Task::GrantUnder);
        let waits = state.tasks.contains(&Task::GrantUnder);
        must(granting || waits || state.grant.is_empty(), "NSM-EVT-LAND-GRANT", || {
            "cards are taken up without a grant".to_owned()
        })?;
        let praying = match task {
            Task::Remove { left, from: Where::Apart, .. } => usize::from(left),
            _ => 0,
        };
        must(praying > 0 || state.prayed.is_empty(), "NSM-EVT-PRAYER", || "nobody is praying".to_owned())?;
        let symbols = state.prayed.len() + praying;
        must(symbols <= usize::from(MAX_SYMBOLS), "NSM-EVT-PRAYER", || format!("no card has {symbols} Remove symbols"))
    }
}

impl State {
    /// Whether the building phase of the round is not over.
    fn is_building(&self) -> bool {
        self.tasks.contains(&Task::Build)
    }
}

/// What may lie at the bottom of the stack: the next step of the round.
fn may_be_last(task: Task) -> bool {
    matches!(task, Task::Build | Task::Decide | Task::Succession | Task::Appoint | Task::Badges)
}

/// Whether a task can be asked while another waits for it to be done.
fn follows(task: Task, waiting: Task) -> bool {
    use Task::*;
    match task {
        Pick { .. } | Discard { .. } => waiting == Build,
        Remove { .. } => matches!(waiting, Build | Remove { .. } | PutAway(_) | GrantUnder),
        Announce | Gifts(_) => waiting == Decide,
        Place { .. } => matches!(waiting, Decide | Badges | PutAway(_) | Place { .. }),
        Pay { .. } => matches!(waiting, Effect(_)),
        Effect(event) => waiting == PutAway(event),
        ChoosePlayers { event, .. } | ChooseBuilding(event) => waiting == PutAway(event),
        BarterOwn | BarterFor { .. } => waiting == PutAway(EventCard::Barter),
        GrantBuild | GrantUnder => waiting == PutAway(EventCard::LandGrant),
        Winter { .. } => waiting == PutAway(EventCard::Winter),
        PutAway(_) => waiting == Succession,
        Deal | Build | DrawEvent | Tenure | Decide | Succession | Appoint | Badges | EndRound => false,
    }
}

/// NSM-DEAL-3: all hands have the same size, and nobody holds cards when the building phase is over.
fn check_hands(state: &State) -> Result<(), Broken> {
    let size = state.hands[0].len();
    let equal = state.hands[..state.players()].iter().all(|hand| hand.len() == size);
    must(equal, "NSM-DEAL-3", || "hands have different sizes".to_owned())?;
    let choosing = match state.task() {
        Some(Task::Pick { waiting }) => {
            must(size > 2, "NSM-BUILD-1", || format!("nobody picks from {size} cards"))?;
            Some(waiting)
        }
        Some(Task::Discard { waiting }) => {
            must(size == 2, "NSM-DISC-1", || format!("the last choice is made with two cards, not {size}"))?;
            Some(waiting)
        }
        _ => None,
    };
    let building = state.is_building();
    must(building || size == 0, "NSM-BUILD-7", || format!("{size} cards in hand after the building phase"))?;
    must(!building || size < 2 || state.deck.bottom.is_empty(), "NSM-REND-1", || "the deck was not shuffled".to_owned())?;
    must(size + usize::from(state.passes) <= MAX_HAND, "NSM-BUILD-2", || "hands were passed on too often".to_owned())?;
    for seat in Seat::all(state.players()) {
        let expected = choosing.is_some_and(|waiting| !waiting.contains(seat));
        let answer = state.answers[seat.index()];
        must(answer.is_some() == expected, "NSM-INFO-6", || format!("the sealed answer of seat {seat} does not fit"))?;
        if let Some(Answer::Build(card)) = answer {
            let held = state.hands[seat.index()].contains(&card);
            must(held, "NSM-BUILD-1", || format!("seat {seat} chose {card}, which it does not hold"))?;
        }
        let redraws = answer == Some(Answer::Redraw);
        must(!redraws || size == 2, "NSM-DISC-1", || format!("seat {seat} cannot redraw now"))?;
    }
    Ok(())
}
