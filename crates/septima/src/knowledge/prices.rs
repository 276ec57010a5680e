//! What things are worth, in points at the end of the game. Set by playing them against each other in the arena.

/// A little, so that every legal move stays possible.
pub const SOMETHING: f32 = 0.02;
/// A lead of so many points at the end is nearly won; early leads mean less.
pub const DECISIVE: f32 = 18.0;

/// An ingredient that will be brewed; at the end it counts a half.
pub const INGREDIENT: f32 = 1.2;
/// A crystal stands for any ingredient.
pub const CRYSTAL: f32 = 1.5;
/// A Utility Potion brewed: its wisdom, and the token.
pub const UTILITY: f32 = 3.6;
/// What using a Utility Potion gives beyond the point of keeping it.
pub const USE: f32 = 0.5;
/// A Remedy on its way to a patient.
pub const REMEDY: f32 = 2.2;
/// A patient healed: the levels of the track and its reward.
pub const HEALED: f32 = 4.2;
pub const CHARM: f32 = 2.0;
/// A citizen in the crowd while trials are to come; one who already sits in a chamber is worth more.
pub const CITIZEN: f32 = 1.3;
pub const PLEADED: f32 = 0.8;
/// A witch in the coven, besides the objective that she makes count.
pub const WITCH: f32 = 2.5;
/// A spell that can be cast, and one that must be prepared first.
pub const READY_SPELL: f32 = 1.3;
pub const SPENT_SPELL: f32 = 0.5;
/// A row of the ritual track.
pub const RITUAL_ROW: f32 = 0.9;
/// A favour of the crowd.
pub const FAVOUR: f32 = 0.9;

/// What one step of suspicion costs from this height: little at first, much where hunters reach farther and the top is near.
pub fn step_up(suspicion: i8) -> f32 {
    match suspicion {
        ..=2 => 0.3,
        3..=4 => 0.5,
        5..=6 => 0.9,
        7 => 1.5,
        _ => 5.0,
    }
}

/// What the suspicion of a coven costs it in all.
pub fn suspicion(height: i8) -> f32 {
    (-1..height).map(step_up).sum()
}
