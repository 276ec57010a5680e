//! The pages in a real browser.
//!
//! [`Driver`] is Debian's chromedriver, [`Browser`] a window of Chromium that it steers, [`House`] a server of our own that can be
//! stopped and started again on the same address. The tests of this crate play whole games with them; `cargo xtask screenshots`
//! takes pictures.

#![forbid(unsafe_code)]

mod browser;
mod driver;
pub mod fixture;
mod house;
pub mod table;

pub use browser::{Browser, Look, click};
pub use driver::Driver;
pub use house::House;
pub use thirtyfour::Key;

/// Why a browser did not do what it was asked.
pub type Error = Box<dyn std::error::Error + Send + Sync>;
pub type Result<T> = std::result::Result<T, Error>;
