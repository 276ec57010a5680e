//! What people print.

use crate::common::{Fixture, content};
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use coven_browser::{Browser, Look};
use serde_json::json;

/// What would be printed of an aid in another colour than black, or on a dark ground.
const COLOURED: &str = "[...document.querySelectorAll('.aid, .aid *')].filter(thing => {
    const { color, backgroundColor } = getComputedStyle(thing), channels = backgroundColor.match(/[\\d.]+/g).map(Number);
    return color !== 'rgb(0, 0, 0)' || (channels[3] !== 0 && Math.min(...channels.slice(0, 3)) < 224);
}).map(thing => thing.outerHTML.slice(0, 80))";

/// How many sheets of paper a page takes, of the size that its style asks for.
async fn sheets(browser: &Browser) -> usize {
    let printed = browser.command("Page.printToPDF", json!({ "preferCSSPageSize": true })).await.expect("paper");
    let file = BASE64_STANDARD.decode(printed["data"].as_str().expect("a file")).expect("base64");
    let file = String::from_utf8_lossy(&file);
    // Each sheet is an object of this type; the list of all sheets is one of the type `Pages`.
    file.split("/Type /Page").skip(1).filter(|rest| !rest.starts_with('s')).count()
}

#[tokio::test(flavor = "multi_thread")]
async fn every_aid_is_one_sheet_in_black_and_white_in_every_language() {
    let fixture = Fixture::new().await;
    let browser = fixture.browser(&Look::DESK).await;
    // Whoever reads in the dark prints on white paper all the same.
    let dark = json!([{ "name": "prefers-color-scheme", "value": "dark" }]);
    let mut faults = Vec::new();
    for language in ["en", "it", "fr", "pl"] {
        browser.prefer(&fixture.house.at("/"), "language", language).await.expect("a cookie");
        for about in coven_catalog::games().iter().filter(|about| !about.aids.is_empty()) {
            browser.go(&fixture.house.at(&format!("/rules/{}/aid", about.id))).await.expect("the aid");
            browser.until(&format!("document.documentElement.lang === {language:?}")).await.expect("the language");
            let sheets = sheets(&browser).await;
            if sheets != 1 {
                faults.push(format!("{} in {language}: {sheets} sheets", about.id));
            }
            let print = json!({ "media": "print", "features": dark });
            browser.command("Emulation.setEmulatedMedia", print).await.expect("as on paper");
            let coloured = browser.run(&format!("return {COLOURED}")).await.expect("the page");
            browser.command("Emulation.setEmulatedMedia", json!({ "media": "" })).await.expect("as on a screen");
            if coloured != json!([]) {
                faults.push(format!("{} in {language}: {coloured}", about.id));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    content(browser).await;
}
