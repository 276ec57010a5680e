//! Pictures of the main screens, served for real and taken by a real browser: at a desk and on a phone, by day and by night.
//!
//! `screenshots FOLDER` takes all of them; `screenshots FOLDER DOCS ASSETS` also writes the few that the README shows into DOCS, and into
//! ASSETS the one that is shown beside links.

use coven_browser::table::{ASKED, OVER, play, sit_down_with_bots};
use coven_browser::{Browser, Driver, House, Look, Result};
use std::path::{Path, PathBuf};

/// The pictures of the README, by the name of the screen; light, at a desk.
const IN_README: [&str; 4] = ["home", "broom", "salem", "septima"];

#[tokio::main]
async fn main() -> Result<()> {
    let mut args = std::env::args().skip(1).map(PathBuf::from);
    let folder = args.next().ok_or("name a folder for the pictures")?;
    let (docs, assets) = (args.next(), args.next());
    for place in [Some(&folder), docs.as_ref()].into_iter().flatten() {
        std::fs::create_dir_all(place)?;
    }
    let (driver, house) = (Driver::start()?, House::open().await?);
    let mut taken = 0;
    for (name, look) in [
        ("desk", Look::DESK),
        ("desk-dark", Look { dark: true, ..Look::DESK }),
        ("phone", Look::PHONE),
        ("phone-dark", Look { dark: true, ..Look::PHONE }),
    ] {
        let browser = Browser::open(&driver, &look).await?;
        let docs = docs.as_deref().filter(|_| name == "desk");
        let mut camera = Camera { browser, house: &house, folder: &folder, look: name, docs, taken: 0 };
        camera.pages().await?;
        camera.tables().await?;
        taken += camera.taken;
        camera.browser.close().await?;
    }
    if let Some(assets) = assets {
        share(&driver, &house, &assets.join("share.png")).await?;
    }
    println!("{taken} pictures in {}", folder.display());
    Ok(())
}

/// The games as the home page shows them, without what can be done there.
async fn share(driver: &Driver, house: &House, file: &Path) -> Result<()> {
    let browser = Browser::open(driver, &Look { width: 1200, height: 630, ..Look::DESK }).await?;
    browser.go(&house.at("/")).await?;
    let rest = "main > :not(.motto, .games), .top > :not(.home), .about > :not(h2, p)";
    browser.run(&format!("for (const other of document.querySelectorAll('{rest}')) other.remove()")).await?;
    browser.picture(file, false).await?;
    browser.close().await
}

struct Camera<'a> {
    browser: Browser,
    house: &'a House,
    folder: &'a Path,
    look: &'static str,
    docs: Option<&'a Path>,
    taken: usize,
}

impl Camera<'_> {
    async fn go(&mut self, path: &str) -> Result<()> {
        self.browser.go(&self.house.at(path)).await
    }

    async fn take(&mut self, screen: &str) -> Result<()> {
        self.taken += 1;
        // The mouse still lies where it clicked last.
        self.browser.run("document.getElementById('tip').hidden = true").await?;
        self.browser.picture(&self.folder.join(format!("{screen}-{}.png", self.look)), false).await?;
        if let Some(docs) = self.docs.filter(|_| IN_README.contains(&screen)) {
            self.browser.picture(&docs.join(format!("{screen}.webp")), true).await?;
        }
        Ok(())
    }

    async fn pages(&mut self) -> Result<()> {
        for (screen, path) in [
            ("home", "/"),
            ("lobby", "/lobby"),
            ("new", "/new/broom"),
            ("you", "/you"),
            ("rule", "/rules/broom/BRM-TURN-1"),
            ("problem", "/table/000000000000000000000000"),
        ] {
            self.go(path).await?;
            self.take(screen).await?;
        }
        self.go("/new/septima").await?;
        self.browser.click_on("main form button.main").await?;
        self.browser.until("document.querySelector('#chairs, #prompt') !== null").await?;
        self.take("gathering").await
    }

    async fn tables(&mut self) -> Result<()> {
        let mut chance = 20;
        self.go("/").await?;
        self.browser.click_on("form[action='/play/broom?coach=yes'] button").await?;
        self.browser.until(&format!("document.querySelector('main.table') && ({ASKED})")).await?;
        self.take("lesson").await?;
        for (game, players, moves) in [("broom", 3, 26), ("salem", 4, 9), ("septima", 3, 30)] {
            self.go("/").await?;
            sit_down_with_bots(&self.browser, game, players, &[]).await?;
            self.browser.until(ASKED).await?;
            self.take(&format!("{game}-start")).await?;
            play(&self.browser, moves, &mut chance).await?;
            self.browser.until(&format!("{ASKED} || {OVER}")).await?;
            self.take(game).await?;
            if game == "septima" {
                continue;
            }
            play(&self.browser, 2000, &mut chance).await?;
            self.take(&format!("{game}-end")).await?;
            let table = self.browser.here().await?;
            self.go(&format!("{table}?at=40")).await?;
            self.take(&format!("{game}-replay")).await?;
        }
        Ok(())
    }
}
