//! axe-core, which holds pages against the WCAG. It comes from npm into the build folder and is no part of the project.

use coven_browser::Browser;
use std::path::Path;
use std::process::Command;

const PACKAGE: &str = "axe-core@4.14.0";

/// Every rule of the levels A and AA, also those that axe still calls experimental, and what makes a page's headings a table of contents.
const LOOK: &str = "return axe.run(document, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'],
    rules: Object.fromEntries(['page-has-heading-one', 'heading-order', 'empty-heading', 'label-content-name-mismatch', 'css-orientation-lock',
        'p-as-heading', 'table-fake-caption', 'td-has-header'].map(rule => [rule, { enabled: true }])),
    resultTypes: ['violations']
}).then(found => found.violations.flatMap(rule => rule.nodes.slice(0, 3).map(node =>
    `${rule.id} (${rule.nodes.length}): ${node.html.slice(0, 160)}: ${node.failureSummary.replace(/\\s+/g, ' ').slice(0, 240)}`)))";

/// The script, fetched once.
pub fn script() -> String {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(PACKAGE);
    let file = folder.join("node_modules/axe-core/axe.min.js");
    if !file.exists() {
        std::fs::create_dir_all(&folder).expect("a folder");
        let npm = ["install", "--no-save", "--ignore-scripts", "--no-audit", "--no-fund", "--prefix"];
        let fetched = Command::new("npm").args(npm).arg(&folder).arg(PACKAGE).status();
        assert!(
            fetched.is_ok_and(|status| status.success()),
            "axe is missing: install npm (apt-get install npm) and let it reach the network once, or unpack {PACKAGE} so that {} is there",
            file.display()
        );
    }
    std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

/// Everything that axe finds wrong with the page.
pub async fn faults(browser: &Browser, script: &str) -> Vec<String> {
    // What lies half under the tabs of a phone can be scrolled up, and is not too small.
    let scroll = "document.querySelector('main.table:is(.over, :has(#replay))')?.scrollTo(0, 1e6)";
    let found = browser.run(&format!("if (!window.axe) {{ {script} }}; {scroll}; {LOOK}")).await.expect("axe");
    found.as_array().into_iter().flatten().filter_map(|fault| fault.as_str().map(str::to_owned)).collect()
}
