//! Builds scenarios and lessons in: a file that is put into one of these folders is there, and needs no line of Rust.

fn main() {
    coven_embed::folder("tests/scenarios", "scenarios");
    coven_embed::folder("lessons", "lessons");
}
