//! Random play makes use of everything in the box.

use coven_engine::Stage;
use coven_septima::Septima;

#[test]
fn every_witch_spell_building_potion_favour_reward_confrontation_and_act_of_the_widow_is_used() {
    let table = Septima::builtin().coverage(60_000, 1);
    for (name, count) in &table {
        println!("{count:>8}  {name}");
    }
    let unused: Vec<&String> = table.iter().filter(|(_, count)| **count == 0).map(|(name, _)| name).collect();
    assert!(unused.is_empty(), "never used: {unused:?}");
    assert!(table.len() > 200, "{} lines", table.len());
}
