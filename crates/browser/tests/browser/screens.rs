//! Every screen: pages at several moments of all games are measured in windows of every shape, in every language and both colour schemes.
//! What is a fault is said in `screens.js`, which runs on the page, and by axe.
//!
//! Each page is looked at in an eighth of the windows and in one more, there by axe, too; languages and schemes take turns. `COVEN_SCREENS=all` walks
//! through everything, which takes an hour. `COVEN_PAGES` and `COVEN_WINDOWS` narrow either walk to pages whose names contain one of several
//! words and to windows, such as `COVEN_PAGES=-end,coach COVEN_WINDOWS=1280x720`.

#[path = "../../../ui/examples/preview/pages/mod.rs"]
mod pages;

use crate::axe;
use coven_browser::{Browser, Driver, House, Look};
use coven_engine::DataSource;
use serde_json::json;
use std::collections::BTreeSet;
use tempfile::TempDir;

const FAULTS: &str = include_str!("screens.js");

/// The page does without a server.
const NO_STREAM: &str = "window.EventSource = class { addEventListener() {} }";

/// What points at things in a window.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Pointer {
    Mouse,
    Finger,
}
use Pointer::{Finger, Mouse};

/// Phones and tablets upright and lying, small and large windows; of two desks also what is left of them at a zoom of 200 %.
const WINDOWS: [(u32, u32, Pointer); 19] = [
    (320, 568, Finger),
    (1440, 900, Mouse),
    (844, 390, Finger),
    (820, 1180, Finger),
    (568, 320, Finger),
    (1024, 768, Finger),
    (1280, 720, Mouse),
    (390, 844, Finger),
    (600, 960, Finger),
    (640, 360, Mouse),
    (667, 375, Finger),
    (768, 1024, Finger),
    (1180, 820, Finger),
    (720, 450, Mouse),
    (960, 600, Mouse),
    (1366, 768, Mouse),
    (1920, 1080, Mouse),
    (2560, 1440, Mouse),
    (1440, 2560, Mouse),
];

/// The first windows are of all shapes that a page can have: axe looks at each page in one of them.
const SHAPES: usize = 8;

const LANGUAGES: [&str; 4] = ["en", "it", "fr", "pl"];
const SCHEMES: [&str; 2] = ["light", "dark"];

/// How one page is looked at.
#[derive(Clone, Copy, Debug)]
struct Visit {
    window: usize,
    language: usize,
    scheme: usize,
    axe: bool,
}

/// Of this many windows one is a sample of a page; the next page is looked at in the next ones.
const SAMPLED: usize = 8;

/// What the walk is narrowed to by a variable of the environment; everything, if that is not set.
struct Wanted(Option<String>);

impl Wanted {
    fn by(variable: &str) -> Wanted {
        Wanted(std::env::var(variable).ok())
    }

    fn any(&self, is_meant: impl Fn(&str) -> bool) -> bool {
        self.0.as_ref().is_none_or(|words| words.split(',').any(is_meant))
    }
}

/// The visits to the page of this number, those in the same language after each other.
fn visits(page: usize, all: bool) -> Vec<Visit> {
    // Every window is met in every language: what the number of a page says of the one, it does not say of the other.
    let sampled = |window: usize| Visit {
        window,
        language: page / SAMPLED % LANGUAGES.len(),
        scheme: (page / SAMPLED / LANGUAGES.len() + window / SAMPLED) % SCHEMES.len(),
        axe: window == page % SHAPES,
    };
    let samples = (0..WINDOWS.len()).filter(|window| window % SAMPLED == page % SAMPLED || *window == page % SHAPES);
    let each = |language: usize| {
        (0..WINDOWS.len())
            .flat_map(move |window| (0..SCHEMES.len()).map(move |scheme| Visit { window, language, scheme, axe: true }))
    };
    let mut visits: Vec<Visit> = if all { (0..LANGUAGES.len()).flat_map(each).collect() } else { samples.map(sampled).collect() };
    visits.sort_by_key(|visit| visit.language);
    visits
}

/// Where a page is: a file for each language, or an address of a server, which speaks the visitor's.
enum Page {
    File(String),
    Served(String),
}

impl Page {
    fn name(&self) -> &str {
        let (Page::File(name) | Page::Served(name)) = self;
        name
    }
}

/// What can be learnt and read about every game. It follows from its address alone, so it is looked at where people find it.
fn library() -> Vec<String> {
    let mut addresses = ["/learn", "/puzzles", "/puzzles/today"].map(str::to_owned).to_vec();
    for about in coven_catalog::games() {
        let lessons = coven_catalog::lessons(about.id).expect("a game of the house");
        // A game whose lessons are still to be written has little to read either.
        let Some(first) = lessons.first() else { continue };
        let middle = &lessons[lessons.len() / 2];
        let steps = |lesson: &coven_catalog::NamedLesson| lesson.lesson.steps.len();
        let things = coven_catalog::things(about.id, &DataSource::builtin()).expect("a game of the house");
        let scenarios = coven_catalog::scenarios(about.id).expect("a game of the house");
        let (scene, scenario) = &scenarios[scenarios.len() / 2];
        let learn = [String::new(), format!("/{}/2", first.id), format!("/{}/{}", middle.id, steps(middle) + 1)];
        let end = format!("/{}/{}", first.id, steps(first) + first.lesson.questions.len() + 1);
        let read = ["", "/exact", "/things", "/aid", "?q=3"].map(str::to_owned);
        let one = [format!("/things/{}", things[0].id), format!("/{}", scenario.rules[0])];
        addresses.extend(learn.into_iter().chain([end]).map(|rest| format!("/learn/{}{rest}", about.id)));
        addresses.extend(read.into_iter().chain(one).map(|rest| format!("/rules/{}{rest}", about.id)));
        addresses.push(format!("/scenes/{}/{scene}/0", about.id));
        let puzzles = ["", "/1", "/1?show=yes"];
        addresses.extend(puzzles.map(|rest| format!("/puzzles/{}{rest}", about.id)));
    }
    addresses
}

/// All pages, and a browser that opens them.
struct Gallery {
    folder: TempDir,
    house: House,
    browser: Browser,
    _driver: Driver,
}

impl Gallery {
    /// With all pages, or those of one game alone.
    async fn open(game: Option<&str>) -> Gallery {
        let folder = tempfile::tempdir().expect("a folder");
        pages::write_pages(folder.path(), game).expect("the pages");
        let driver = Driver::start().unwrap_or_else(|error| panic!("{error}"));
        let browser = Browser::open(&driver, &Look::DESK).await.expect("a browser");
        browser.command("Page.addScriptToEvaluateOnNewDocument", json!({ "source": NO_STREAM })).await.expect("no stream");
        Gallery { folder, house: House::open().await.expect("a server"), browser, _driver: driver }
    }

    fn pages(&self) -> Vec<Page> {
        let files = self.files().into_iter().map(Page::File);
        files.chain(library().into_iter().map(Page::Served)).collect()
    }

    /// The names of the pages that are files, without their languages.
    fn files(&self) -> BTreeSet<String> {
        let files = std::fs::read_dir(self.folder.path()).expect("the folder").map(|file| file.expect("a file").file_name());
        let pages: BTreeSet<String> =
            files.filter_map(|file| Some(file.to_str()?.strip_suffix("-en.html")?.to_owned())).collect();
        assert!(pages.len() > 40, "only {} pages", pages.len());
        pages
    }

    async fn resize(&self, (width, height, pointer): (u32, u32, Pointer)) {
        let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
        self.browser.command("Emulation.setDeviceMetricsOverride", metrics).await.expect("a window");
        let touch = json!({ "enabled": pointer == Finger, "maxTouchPoints": 5 });
        self.browser.command("Emulation.setTouchEmulationEnabled", touch).await.expect("a pointer");
    }

    async fn go(&self, page: &Page, language: &str) {
        let address = match page {
            Page::File(name) => format!("file://{}", self.folder.path().join(format!("{name}-{language}.html")).display()),
            Page::Served(address) => {
                self.browser.prefer(&self.house.at("/"), "language", language).await.expect("a cookie");
                self.house.at(address)
            }
        };
        self.browser.go(&address).await.expect("a page");
    }

    /// Everything that is wrong with a page.
    async fn faults(&self, page: &Page, visits: &[Visit], axe: &str) -> Vec<String> {
        let mut faults = Vec::new();
        let mut opened = None;
        for visit in visits {
            let (window, language, scheme) = (WINDOWS[visit.window], LANGUAGES[visit.language], SCHEMES[visit.scheme]);
            self.resize(window).await;
            let features = json!([{ "name": "prefers-color-scheme", "value": scheme }, { "name": "prefers-reduced-motion", "value": "reduce" }]);
            self.browser.command("Emulation.setEmulatedMedia", json!({ "features": features })).await.expect("a scheme");
            if opened != Some(language) {
                self.go(page, language).await;
                opened = Some(language);
            }
            let (width, height, pointer) = window;
            let smallest = if pointer == Finger { 44 } else { 24 };
            // The page hears of its pointer a moment after its size; after two more frames the board has been fitted to both.
            let coarse = pointer == Finger;
            let measure = format!(
                "return (async () => {{ const frame = () => new Promise(done => requestAnimationFrame(() => setTimeout(done)));
                while (matchMedia('(pointer: coarse)').matches !== {coarse}) await frame();
                await frame(); await frame(); const smallest = {smallest}; {FAULTS} }})()"
            );
            let measured = self.browser.run(&measure).await.expect("the page");
            let measured = measured.as_array().expect("a list").iter().filter_map(|fault| fault.as_str().map(str::to_owned));
            let heard = if visit.axe { axe::faults(&self.browser, axe).await } else { Vec::new() };
            let found = measured.chain(heard);
            faults.extend(found.map(|fault| format!("{}-{language}, {scheme}, {width}×{height}: {fault}", page.name())));
        }
        faults
    }
}

/// How many tests share the walk, so that two browsers are at work.
const WALKS: usize = 3;

/// Every page whose number belongs to this walk fits every window, and axe finds nothing on it.
async fn walk(mine: usize) {
    let axe = axe::script();
    let all = std::env::var("COVEN_SCREENS").is_ok_and(|wanted| wanted == "all");
    let (pages, windows) = (Wanted::by("COVEN_PAGES"), Wanted::by("COVEN_WINDOWS"));
    let gallery = Gallery::open(None).await;
    let mut faults = Vec::new();
    let met = |(number, page): &(usize, &Page)| number % WALKS == mine && pages.any(|word| page.name().contains(word));
    for (number, page) in gallery.pages().iter().enumerate().filter(met) {
        let mut visits = visits(number, all);
        visits.retain(|visit| windows.any(|size| size == format!("{}x{}", WINDOWS[visit.window].0, WINDOWS[visit.window].1)));
        faults.extend(gallery.faults(page, &visits, &axe).await);
    }
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_fit_every_window_in_every_language_and_scheme_and_axe_finds_nothing_first_walk() {
    walk(0).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_fit_every_window_in_every_language_and_scheme_and_axe_finds_nothing_second_walk() {
    walk(1).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_fit_every_window_in_every_language_and_scheme_and_axe_finds_nothing_third_walk() {
    walk(2).await;
}

/// Pages that ask about a large part of the table, and what of that part grows.
const GROWING: [(&str, &str); 6] = [
    ("septima-ritual", ".track"),
    ("septima-spell", "#magic"),
    ("salem-fire", ".street:has(.lots [data-move]) .lot"),
    ("salem-remove", ".street:has(.lots [data-move]) .lot"),
    ("salem-give", ".lots [data-move]"),
    ("salem-cleanse", ".lots [data-move]"),
];

/// Where there is room for it.
const ROOMY: [(u32, u32, Pointer); 4] = [(1280, 720, Mouse), (1440, 900, Mouse), (1920, 1080, Mouse), (820, 1180, Finger)];

#[tokio::test(flavor = "multi_thread")]
async fn what_is_asked_about_grows() {
    // The same page, as if it asked about something else.
    let measure = |part: &str| {
        format!(
            "const part = document.querySelector({part:?}), width = () => part.getBoundingClientRect().width, asked = width();
            for (const choice of document.querySelectorAll('[data-move], [data-also]'))
                for (const name of ['data-move', 'data-also']) choice.removeAttribute(name);
            return [asked, width()]"
        )
    };
    let gallery = Gallery::open(None).await;
    for (page, part) in GROWING {
        for window in ROOMY {
            gallery.resize(window).await;
            gallery.go(&Page::File(page.to_owned()), "en").await;
            let widths = gallery.browser.run(&measure(part)).await.expect("the page");
            let [asked, otherwise] = [0, 1].map(|n| widths[n].as_f64().unwrap_or_default());
            assert!(asked > otherwise * 1.05, "{part} of {page} in {window:?}: {asked}, otherwise {otherwise}");
        }
    }
    gallery.browser.close().await.expect("it closes");
}
