//! What a test with browsers needs.

use crate::{Browser, Driver, House, Look};

/// A server, and something to look at it with.
#[derive(Debug)]
pub struct Fixture {
    pub house: House,
    driver: Driver,
}

impl Fixture {
    /// # Panics
    /// If there is no browser to test with.
    pub async fn new() -> Fixture {
        let driver = Driver::start().unwrap_or_else(|error| panic!("{error}"));
        Fixture { house: House::open().await.expect("a server"), driver }
    }

    /// Somebody who looks at the home page.
    pub async fn browser(&self, look: &Look) -> Browser {
        let browser = Browser::open(&self.driver, look).await.expect("a browser");
        let home = self.house.at("/");
        if !look.paced {
            for (name, value) in [("pace", "once"), ("lone", "ask")] {
                browser.prefer(&home, name, value).await.expect("a cookie");
            }
        }
        browser.go(&home).await.expect("the home page");
        browser
    }
}

/// Ends a browser, which must not have complained.
pub async fn content(browser: Browser) {
    let complaints = browser.complaints().await.expect("the console");
    assert!(complaints.is_empty(), "{complaints:#?}");
    browser.close().await.expect("it closes");
}
