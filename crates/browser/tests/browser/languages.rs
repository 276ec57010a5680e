//! Four languages: the browser's own, and by choice.

use crate::common::{ASKED, Fixture, content, sit_down_with_bots, texts};
use coven_browser::Look;

#[tokio::test(flavor = "multi_thread")]
async fn every_language_is_spoken_everywhere_and_nothing_is_left_unsaid() {
    let fixture = Fixture::new().await;
    // The browser's own language.
    let browser = fixture.browser(&Look { languages: "pl-PL,pl", ..Look::DESK }).await;
    let browser = browser;
    assert_eq!(browser.run("return document.documentElement.lang").await.expect("the page"), "pl");
    // By choice, on the page where one is.
    let mut questions = Vec::new();
    for (n, language) in ["en", "it", "fr", "pl"].into_iter().enumerate() {
        browser.go(&fixture.house.at("/")).await.expect("home");
        browser.click_on("form[action='/preferences'] button[name=language]").await.expect_err("the menu is closed");
        browser.click_on("header .menu summary").await.expect("the menu");
        browser.click_on(&format!("button[name=language][value={language}]")).await.expect("a language");
        browser.until(&format!("document.documentElement.lang === {language:?}")).await.expect("the language");
        for (game, players) in [("broom", 2), ("salem", 3), ("septima", 2)] {
            sit_down_with_bots(&browser, game, players, &[]).await;
            browser.until(ASKED).await.expect("a question");
            questions.push(texts(&browser, "#prompt .question").await.concat());
            unsaid(&browser).await;
            browser.go(&fixture.house.at("/")).await.expect("home");
        }
        for path in ["/", "/lobby", "/new/septima", "/you", "/nowhere"] {
            browser.go(&fixture.house.at(path)).await.expect("a page");
            assert_eq!(browser.run("return document.documentElement.lang").await.expect("the page"), language);
            unsaid(&browser).await;
        }
        // The page that is not there is an answer of 404, which the console notes.
        let complaints = browser.complaints().await.expect("the console");
        assert!(complaints.iter().all(|one| one.contains("/nowhere") && one.contains("404")), "{complaints:?}");
        assert_eq!(questions.len(), 3 * (n + 1));
    }
    questions.sort();
    questions.dedup();
    assert_eq!(questions.len(), 12, "{questions:?}");
    content(browser).await;
}

/// A message that nobody says would show as its id.
async fn unsaid(browser: &coven_browser::Browser) {
    let text = browser.run("return document.body.innerText").await.expect("the page");
    let text = text.as_str().unwrap_or_default();
    let id = |word: &str| ["page-", "broom-", "salem-", "septima-", "refused-"].iter().any(|id| word.starts_with(id));
    let unsaid: Vec<&str> = text.split_whitespace().filter(|word| id(word)).collect();
    assert!(unsaid.is_empty(), "{unsaid:?}");
}
