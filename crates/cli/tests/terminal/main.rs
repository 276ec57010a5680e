//! The program in a real terminal: games are played on the whole screen, and the terminal is left as it was.

#[path = "../house/mod.rs"]
mod house;
mod joined;
mod left;
mod played;
mod pointed;
mod window;
