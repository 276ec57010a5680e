//! Random play makes use of everything in the box.

use coven_septima::Septima;
use coven_septima::coverage::coverage;

#[test]
fn every_witch_spell_building_potion_favour_reward_and_confrontation_is_used() {
    let table = coverage(&Septima::builtin(), 20_000, 1);
    for (name, count) in &table {
        println!("{count:>8}  {name}");
    }
    let unused: Vec<&String> = table.iter().filter(|(_, count)| **count == 0).map(|(name, _)| name).collect();
    assert!(unused.is_empty(), "never used: {unused:?}");
    assert!(table.len() > 120, "{} lines", table.len());
}
