//! Who is a Witch? What a seat makes of what everybody built, gave, triggered, judged and said.
//!
//! Every act is a little evidence for a person on the character cards: it is more likely of one than of another. For each seat the
//! evidence is a weight for each character; together with the number of Witches in the pool (NSM-SETUP-1) it gives the chance of
//! every possible deal, and imagined deals are drawn by that chance.

use crate::Salem;
use crate::cards::{Building, Character, EventCard, Side};
use crate::data::{BuildingFacts, CHARACTER_CARDS};
use crate::events::Event;
use crate::state::State;
use crate::talk::Statement;
use coven_engine::knowledge::Heard;
use coven_engine::{Dice, MAX_SEATS, Seat, Seats, Viewer};

/// How much sooner a building of an own type is built than another.
const OWN_TYPE: f32 = 0.75;
/// How much sooner a Witch builds a Despair than a Puritan does, and how much later something that removes one.
const DESPAIR: f32 = 0.45;
/// Hope serves both, the Puritans a little more.
const HOPE: f32 = 0.1;
/// What acts tell of the side: positive for a Witch. Games of bots tell more than this (`accusations --acts`); people and better
/// Witches disguise themselves, so only a part of it is believed.
const GAVE: f32 = -0.5;
const GAVE_NOTHING: f32 = 0.12;
const HELPED: f32 = -1.2;
const HARMED: f32 = 1.5;
const ENDED: f32 = 0.15;
/// Who tries, appoints, accuses or trusts somebody takes a side, as far as that one's side is clear.
const TRIED: f32 = 0.8;
const APPOINTED: f32 = 0.3;
const SPOKE: f32 = 0.2;
/// Nothing that people do makes anybody certain.
const CERTAIN: f32 = 4.0;

/// The most Witches that a pool holds, and one more.
const WITCHES: usize = 5;

/// A seat whose character is not known, and how well each character explains what it did.
#[derive(Clone, Copy, Debug)]
struct Suspect {
    seat: Seat,
    likelihood: [f32; CHARACTER_CARDS],
    /// How much better a Witch explains it than a Puritan.
    odds: f32,
}

/// What a seat believes of the others.
#[derive(Clone, Debug, Default)]
pub struct Belief {
    suspects: Vec<Suspect>,
    /// Witches among the suspects and the card left over.
    witches: usize,
    /// `ways[i][w]`: the weight of all deals of w Witches to the suspects from number i on and the card left over.
    ways: Vec<[f32; WITCHES]>,
}

impl Belief {
    /// How likely a seat is a Witch; none if that is known, or nothing is believed.
    pub fn witch(&self, seat: Seat) -> Option<f32> {
        let at = self.suspects.iter().position(|suspect| suspect.seat == seat)?;
        let mut others = self.suspects.clone();
        let suspect = others.remove(at);
        let with = self.witches.checked_sub(1).map_or(0.0, |left| suspect.odds * ways(&others, left)[0][left]);
        Some(with / ways(&self.suspects, self.witches)[0][self.witches].max(f32::MIN_POSITIVE))
    }
}

/// How many ways there are, each with its weight, to deal that number of Witches; the card left over tells nothing.
fn ways(suspects: &[Suspect], witches: usize) -> Vec<[f32; WITCHES]> {
    let mut ways = vec![[0.0; WITCHES]; suspects.len() + 1];
    ways[suspects.len()][0] = 1.0;
    ways[suspects.len()][1] = 1.0;
    for (i, suspect) in suspects.iter().enumerate().rev() {
        for witch in 0..=witches.min(WITCHES - 1) {
            let dealt = if witch > 0 { suspect.odds * ways[i + 1][witch - 1] } else { 0.0 };
            ways[i][witch] = ways[i + 1][witch] + dealt;
        }
    }
    ways
}

/// What a building says about whoever has it: more than nothing for a Witch, less for a Puritan.
pub(crate) fn evidence(facts: &BuildingFacts) -> f32 {
    f32::from(facts.despair) - f32::from(facts.remove) - 0.3 - 0.2 * f32::from(facts.hope)
}

impl Salem {
    /// Weighs all evidence. Reads what lies open, what the seat knows, and what it heard.
    pub(crate) fn form_belief(&self, state: &State, seat: Seat, heard: &[Heard<'_, Event>]) -> Belief {
        let known = state.known_characters(Viewer::Seat(seat));
        let acts = self.evidence_of_acts(state, heard);
        let dealt = known.filter(|&other| self.side(state, other) == Side::Witch).count();
        let witches = usize::from(self.printed.table(state.players()).witches).saturating_sub(dealt);
        let suspects: Vec<Suspect> =
            state.everybody().filter(|&other| !known.contains(other)).map(|other| self.suspect(state, other, acts)).collect();
        Belief { ways: ways(&suspects, witches), suspects, witches }
    }

    fn suspect(&self, state: &State, seat: Seat, acts: [f32; MAX_SEATS]) -> Suspect {
        let owned = state.town.copies(seat);
        let mut logs = [0.0f32; CHARACTER_CARDS];
        for &character in Character::ALL {
            let built =
                Building::ALL.iter().map(|&building| f32::from(owned[building.index()]) * self.liking(character, building));
            let slots = state.town.of(seat).len() as f32;
            let side = if self.printed.character(character).side == Side::Witch { 0.5 } else { -0.5 };
            logs[character.index()] =
                built.sum::<f32>() - slots * self.usual_liking(character) + side * acts[seat.index()].clamp(-CERTAIN, CERTAIN);
        }
        let most = logs.iter().copied().fold(f32::MIN, f32::max);
        let likelihood = logs.map(|log| (log - most).max(-2.0 * CERTAIN).exp());
        let mean = |side: Side| {
            let of_side = Character::ALL.iter().filter(|&&character| self.printed.character(character).side == side);
            let count = of_side.clone().count().max(1) as f32;
            of_side.map(|character| likelihood[character.index()]).sum::<f32>() / count
        };
        let odds = mean(Side::Witch) / mean(Side::Puritan).max(f32::MIN_POSITIVE);
        Suspect { seat, likelihood, odds: odds.clamp((-CERTAIN).exp(), CERTAIN.exp()) }
    }

    /// How much a person wants a building, as the logarithm of how much sooner it is built.
    fn liking(&self, character: Character, building: Building) -> f32 {
        let (person, facts) = (self.printed.character(character), self.printed.building(building));
        let own = if person.types.contains(self.kind_of(building)) { OWN_TYPE } else { 0.0 };
        let side = if person.side == Side::Witch { 1.0 } else { -1.0 };
        own + side * (DESPAIR * (f32::from(facts.despair) - f32::from(facts.remove)) - HOPE * f32::from(facts.hope))
    }

    /// The logarithm of what a person likes on the average: so that one who likes more does not explain everything better.
    fn usual_liking(&self, character: Character) -> f32 {
        let all = Building::ALL.iter().map(|&building| self.liking(character, building).exp());
        (all.sum::<f32>() / Building::COUNT as f32).ln()
    }

    /// How much more likely a Witch acts like that: gifts, offices, trials and statements.
    fn evidence_of_acts(&self, state: &State, heard: &[Heard<'_, Event>]) -> [f32; MAX_SEATS] {
        let mut acts = [0.0f32; MAX_SEATS];
        let mut constable = None;
        let mut done = Seats::NONE;
        let looks: [f32; MAX_SEATS] = std::array::from_fn(|i| self.looks_like_witch(state, Seat(i as u8)).tanh());
        for what in heard {
            match *what {
                Heard::Event(&Event::FirstConstable { seat }) => constable = Some(seat),
                Heard::Event(&Event::Appointed { seat }) => {
                    if let Some(predecessor) = constable.replace(seat) {
                        acts[predecessor.index()] += APPOINTED * looks[seat.index()];
                    }
                }
                Heard::Event(&Event::Gave { seat, .. }) => acts[seat.index()] += GAVE,
                Heard::Event(&Event::GiftsOpen { .. }) => done = Seats::NONE,
                // Said again after a gift of another (NSM-GIVE-1) it tells nothing new.
                Heard::Event(&Event::GivesNoMore { seat }) if !done.contains(seat) => {
                    done.insert(seat);
                    acts[seat.index()] += GAVE_NOTHING;
                }
                Heard::Event(&Event::PhaseEnded { seat }) => acts[seat.index()] += ENDED,
                Heard::Event(&Event::Triggered { seat, event }) => {
                    use EventCard::*;
                    acts[seat.index()] += match event {
                        Cleanse | Prayer | Exorcism | Alms => HELPED,
                        Hysteria | Plague => HARMED,
                        _ => 0.0,
                    };
                }
                Heard::Event(&Event::PutOnTrial { seat }) => {
                    if let Some(judge) = constable {
                        acts[judge.index()] -= TRIED * looks[seat.index()];
                    }
                }
                Heard::Said(speaker, statement) => match statement.parse() {
                    Ok(Statement::Accuse(about) | Statement::ClaimSaw(about, Side::Witch)) => {
                        acts[about.index()] += SPOKE;
                        acts[speaker.index()] -= SPOKE * looks[about.index()];
                    }
                    Ok(Statement::Trust(about) | Statement::ClaimSaw(about, Side::Puritan)) => {
                        acts[about.index()] -= SPOKE;
                        acts[speaker.index()] += SPOKE * looks[about.index()];
                    }
                    _ => {}
                },
                _ => {}
            }
        }
        acts
    }

    /// What lies in front of a player, as evidence for a Witch: what everybody sees at a glance.
    pub(crate) fn looks_like_witch(&self, state: &State, seat: Seat) -> f32 {
        let sum: f32 = state.town.of(seat).iter().map(|slot| self.printed.evidence[slot.building.index()]).sum();
        2.0 * DESPAIR * sum
    }

    /// Draws characters for those whom the seat does not know, by what it believes (NSM-INFO-5 with open eyes).
    pub(crate) fn deal_by_belief(&self, state: &mut State, seat: Seat, belief: &Belief, dice: &mut impl Dice) {
        let mut witches = belief.witches;
        let mut taken = [false; CHARACTER_CARDS];
        for known in state.known_characters(Viewer::Seat(seat)) {
            taken[state.characters[known.index()].index()] = true;
        }
        for (i, suspect) in belief.suspects.iter().enumerate() {
            let all = belief.ways[i][witches.min(WITCHES - 1)];
            let with = if witches > 0 { suspect.odds * belief.ways[i + 1][witches - 1] } else { 0.0 };
            let side = if share(dice) * all < with { Side::Witch } else { Side::Puritan };
            witches -= usize::from(side == Side::Witch);
            let fits = |character: &&Character| !taken[character.index()] && self.printed.character(**character).side == side;
            let total: f32 = Character::ALL.iter().filter(fits).map(|character| suspect.likelihood[character.index()]).sum();
            let mut left = share(dice) * total;
            let mut chosen = None;
            for &character in Character::ALL.iter().filter(fits) {
                chosen = Some(character);
                left -= suspect.likelihood[character.index()];
                if left < 0.0 {
                    break;
                }
            }
            if let Some(character) = chosen {
                taken[character.index()] = true;
                state.characters[suspect.seat.index()] = character;
            }
        }
    }
}

/// A number from 0 to below 1.
fn share(dice: &mut impl Dice) -> f32 {
    dice.below(1 << 24) as f32 / (1 << 24) as f32
}

#[cfg(test)]
mod tests {
    use super::*;
    use coven_engine::{DataSource, FastDice, Knowledge, MoveList, Rules, Silence};

    /// A game some random decisions old.
    fn some_game(players: usize, seed: u64, decisions: usize) -> (Salem, State) {
        let rules = Salem::load(&DataSource::builtin()).expect("data");
        let setup = rules.agree(players, &["constable=0"]).expect("setup");
        let mut dice = FastDice::new(seed);
        let mut state = rules.start(&setup, &mut dice, &mut Silence).expect("start");
        for _ in 0..decisions {
            let Some(seat) = rules.deciding(&state).first() else { break };
            let mut moves = MoveList::new();
            rules.legal(&state, seat, &mut moves);
            let m = moves[dice.below(moves.len() as u32) as usize];
            rules.apply(&mut state, seat, m, &mut dice, &mut Silence);
        }
        (rules, state)
    }

    #[test]
    fn what_is_supposed_cannot_be_told_from_the_truth() {
        for players in 3..=8 {
            for seed in 0..6 {
                let (rules, state) = some_game(players, seed, 20 * seed as usize);
                for seat in Seat::all(players) {
                    let belief = rules.believe(&state, seat, &[]);
                    let mut dice = FastDice::new(seed);
                    let supposed = rules.suppose(&state, seat, &belief, &mut dice);
                    let viewer = Viewer::Seat(seat);
                    assert_eq!(rules.view(&supposed, viewer), rules.view(&state, viewer));
                    let witches = Seat::all(players).filter(|&other| rules.side(&supposed, other) == Side::Witch).count();
                    let pool = usize::from(rules.printed.table(players).witches);
                    assert!(witches == pool || witches + 1 == pool, "{witches} of {pool} Witches for {players}");
                }
            }
        }
    }

    #[test]
    fn deals_are_supposed_as_often_as_they_are_believed() {
        let (rules, state) = some_game(6, 2, 60);
        let belief = rules.believe(&state, Seat(0), &[]);
        let mut dice = FastDice::new(8);
        let mut often = [0u32; 6];
        for _ in 0..8000 {
            let supposed = rules.suppose(&state, Seat(0), &belief, &mut dice);
            for seat in Seat::all(6) {
                often[seat.index()] += u32::from(rules.side(&supposed, seat) == Side::Witch);
            }
        }
        for seat in (1..6).map(Seat) {
            let (drawn, believed) = (often[seat.index()] as f32 / 8000.0, belief.witch(seat).expect("a suspect"));
            assert!((drawn - believed).abs() < 0.025, "{seat}: drawn {drawn}, believed {believed}");
        }
    }

    #[test]
    fn the_truth_does_not_change_what_is_believed() {
        let (rules, state) = some_game(5, 4, 70);
        let other = rules.imagine(&state, Viewer::Seat(Seat(1)), &mut FastDice::new(77));
        let of = |state: &State| rules.believe(state, Seat(1), &[]);
        for seat in Seat::all(5) {
            assert_eq!(of(&state).witch(seat), of(&other).witch(seat));
        }
    }

    /// Gifts and help speak for a Puritan, harm for a Witch, and who is accused is suspected a little more.
    #[test]
    fn acts_and_words_are_evidence() {
        let (rules, state) = some_game(5, 4, 40);
        let suspicion = |heard: &[Heard<'_, Event>]| rules.believe(&state, Seat(0), heard).witch(Seat(2)).expect("a suspect");
        let nothing = suspicion(&[]);
        let gave = Event::Gave { seat: Seat(2), building: Building::Bank };
        let helped = Event::Triggered { seat: Seat(2), event: EventCard::Cleanse };
        let harmed = Event::Triggered { seat: Seat(2), event: EventCard::Hysteria };
        assert!(suspicion(&[Heard::Event(&gave)]) < nothing);
        assert!(suspicion(&[Heard::Event(&helped)]) < nothing);
        assert!(suspicion(&[Heard::Event(&harmed)]) > nothing);
        assert!(suspicion(&[Heard::Said(Seat(3), "accuse 2")]) > nothing);
        assert!(suspicion(&[Heard::Said(Seat(3), "trust 2")]) < nothing);
        assert_eq!(suspicion(&[Heard::Said(Seat(3), "refuse")]), nothing);
    }

    /// Who builds Despair is suspected more than who removes it.
    #[test]
    fn buildings_are_evidence() {
        let (rules, mut state) = some_game(5, 4, 0);
        for (seat, building) in [(Seat(2), Building::Pawnshop), (Seat(3), Building::Library)] {
            for _ in 0..3 {
                state.town.add(seat, crate::town::Slot { building, hope: 0, despair: 0 });
            }
        }
        let belief = rules.believe(&state, Seat(0), &[]);
        let [dark, plain, light] = [Seat(2), Seat(1), Seat(3)].map(|seat| belief.witch(seat).expect("a suspect"));
        assert!(dark > plain && plain > light, "{dark} {plain} {light}");
    }
}
