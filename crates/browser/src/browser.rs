//! A window of Chromium, as a person at a table uses it. The WebDriver client is `thirtyfour`.

use crate::{Driver, Result};
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use serde_json::{Value, json};
use std::path::Path;
use std::time::{Duration, Instant};
use tempfile::TempDir;
use thirtyfour::error::WebDriverErrorInner::StaleElementReference;
use thirtyfour::session::scriptret::ScriptRet;
use thirtyfour::{ChromiumLikeCapabilities, DesiredCapabilities, LoggingPrefsLogLevel, TypingData, WebDriver, WebElement};

/// How a browser looks at pages.
#[derive(Clone, Debug)]
pub struct Look {
    pub width: u32,
    pub height: u32,
    /// A phone with a touch screen.
    pub phone: bool,
    pub dark: bool,
    /// Pieces glide. Without, everything is quicker.
    pub motion: bool,
    /// As somebody finds it who has chosen nothing: what others do is shown act by act, and questions with one answer are answered.
    /// Without, everything is shown at once and everything is asked.
    pub paced: bool,
    /// The whole browser, with what stands around its pages, such as notices. Without, pages alone, where that is installed: it takes a third
    /// of the time.
    pub whole: bool,
    /// What comes over event streams is kept for [`Browser::received`], which makes everything slower.
    pub recorded: bool,
    /// The languages that the person reads, as a browser says it.
    pub languages: &'static str,
}

impl Look {
    pub const DESK: Look = Look {
        width: 1440,
        height: 900,
        phone: false,
        dark: false,
        motion: false,
        paced: false,
        whole: false,
        recorded: false,
        languages: "en-GB,en",
    };
    pub const PHONE: Look = Look { width: 390, height: 844, phone: true, ..Look::DESK };
}

/// How long a condition on a page may take to become true. Far more than it needs even on a busy machine: only a test that fails
/// waits so long.
const CONDITION_TIMEOUT: Duration = Duration::from_secs(60);
const TIME_BETWEEN_LOOKS: Duration = Duration::from_millis(15);

/// How long a page looks before it is asked again: one that is replaced meanwhile never answers.
const ASKED_AGAIN_AFTER: Duration = Duration::from_millis(500);

/// What Chromium is started with, beside its looks: it runs in a container as root, without a screen, and talks to nobody but us.
const FLAGS: [&str; 12] = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-extensions",
    "--disable-sync",
    "--hide-scrollbars",
    "--no-default-browser-check",
    "--no-first-run",
];

/// One window, with cookies of its own.
#[derive(Debug)]
pub struct Browser {
    window: WebDriver,
    /// Dropped after the window, which writes to it until it is closed.
    _profile: TempDir,
}

impl Browser {
    pub async fn open(driver: &Driver, look: &Look) -> Result<Browser> {
        let profile = tempfile::Builder::new().prefix("coven-browser").tempdir()?;
        let mut wanted = DesiredCapabilities::chrome();
        match Driver::shell().filter(|_| !look.whole) {
            // With a folder that somebody else chose it opens no page.
            Some(shell) => wanted.set_binary(shell)?,
            None => wanted.add_arg(&format!("--user-data-dir={}", profile.path().display()))?,
        }
        for flag in FLAGS {
            wanted.add_arg(flag)?;
        }
        wanted.add_arg(&format!("--accept-lang={}", look.languages))?;
        wanted.add_arg(&format!("--window-size={},{}", look.width, look.height))?;
        if !look.motion {
            wanted.add_arg("--force-prefers-reduced-motion")?;
        }
        wanted.add_experimental_option("prefs", json!({ "intl.accept_languages": look.languages }))?;
        if look.phone {
            let metrics = json!({ "width": look.width, "height": look.height, "pixelRatio": 2.0, "touch": true, "mobile": true });
            wanted.add_experimental_option("mobileEmulation", json!({ "deviceMetrics": metrics }))?;
        }
        wanted.set_logging_prefs("browser", LoggingPrefsLogLevel::All)?;
        if look.recorded {
            wanted.set_logging_prefs("performance", LoggingPrefsLogLevel::All)?;
        }
        let browser = Browser { window: WebDriver::new(driver.address(), wanted).await?, _profile: profile };
        if !look.phone {
            let metrics = json!({ "width": look.width, "height": look.height, "deviceScaleFactor": 1, "mobile": false });
            browser.command("Emulation.setDeviceMetricsOverride", metrics).await?;
        }
        if look.dark {
            let dark = json!({ "features": [{ "name": "prefers-color-scheme", "value": "dark" }] });
            browser.command("Emulation.setEmulatedMedia", dark).await?;
        }
        Ok(browser)
    }

    /// A command of Chromium's own protocol.
    pub async fn command(&self, name: &str, params: Value) -> Result<Value> {
        Ok(self.window.cdp().send_raw(name, params).await?)
    }

    /// Sets a cookie, as a form of preferences would.
    pub async fn prefer(&self, address: &str, name: &str, value: &str) -> Result<()> {
        self.command("Network.setCookie", json!({ "name": name, "value": value, "url": address })).await.map(drop)
    }

    pub async fn go(&self, address: &str) -> Result<()> {
        Ok(self.window.goto(address).await?)
    }

    pub async fn reload(&self) -> Result<()> {
        Ok(self.window.refresh().await?)
    }

    /// Goes one page back. A script that did it could be run twice: its page goes away before it has answered, and the driver tries again.
    pub async fn back(&self) -> Result<()> {
        Ok(self.window.back().await?)
    }

    pub async fn forward(&self) -> Result<()> {
        Ok(self.window.forward().await?)
    }

    /// The path and the query of the page's address.
    pub async fn here(&self) -> Result<String> {
        Ok(self.run("return location.pathname + location.search").await?.as_str().unwrap_or_default().to_owned())
    }

    /// Runs a script on the page.
    pub async fn run(&self, script: &str) -> Result<Value> {
        Ok(self.window.execute(script, []).await?.json().clone())
    }

    /// Waits until the whole page is there and an expression on it is true, and gives its value.
    pub async fn until(&self, expression: &str) -> Result<Value> {
        Ok(self.wait_for(expression).await?.json().clone())
    }

    async fn wait_for(&self, expression: &str) -> Result<ScriptRet> {
        // Of a page that is still being read the first part may be there, and its script is not. The page looks again by itself: every
        // question from outside costs it more than the look.
        let script = format!(
            "const look = async () => {{ try {{ return document.readyState === 'complete' && await ({expression}) }} catch {{ return false }} }};
            const end = performance.now() + {}, again = async done => {{
                const seen = await look();
                if (seen || performance.now() > end) done(seen || false); else setTimeout(again, {}, done);
            }};
            return new Promise(again)",
            ASKED_AGAIN_AFTER.as_millis(),
            TIME_BETWEEN_LOOKS.as_millis()
        );
        let deadline = Instant::now() + CONDITION_TIMEOUT;
        while Instant::now() < deadline {
            // A page that is being replaced has no answer yet.
            if let Ok(answer) = self.window.execute(&script, []).await
                && !matches!(answer.json(), Value::Null | Value::Bool(false))
            {
                return Ok(answer);
            }
            tokio::time::sleep(TIME_BETWEEN_LOOKS).await;
        }
        let page = self.run("return location.href + ' ' + document.body.innerText.slice(0, 2000)").await;
        Err(format!("it never came to be that {expression}; the page: {page:?}").into())
    }

    /// Everything of that kind that can be seen.
    pub async fn seen(&self, css: &str) -> Result<Vec<WebElement>> {
        let script = format!("return [...document.querySelectorAll({css:?})].filter(element => element.checkVisibility())");
        Ok(self.window.execute(&script, []).await?.elements()?)
    }

    /// Waits until something of that kind is there, and clicks it.
    pub async fn click_on(&self, css: &str) -> Result<()> {
        let deadline = Instant::now() + CONDITION_TIMEOUT;
        while Instant::now() < deadline {
            let element = self.wait_for(&format!("document.querySelector({css:?})")).await?.element()?;
            // Somebody else's move may have drawn it anew between the look and the click.
            if click(&element).await? {
                return Ok(());
            }
        }
        Err(format!("{css} never stands still").into())
    }

    /// Types into whatever has the focus.
    pub async fn press(&self, keys: impl Into<TypingData>) -> Result<()> {
        Ok(self.window.action_chain().send_keys(keys).perform().await?)
    }

    /// Everything severe in the console since the last time.
    pub async fn complaints(&self) -> Result<Vec<String>> {
        let severe = self.window.browser_log().await?.into_iter().filter(|entry| entry.level == "SEVERE");
        Ok(severe.map(|entry| entry.message).collect())
    }

    /// Everything that came over event streams since the last time, for a look that is recorded.
    pub async fn received(&self) -> Result<String> {
        let mut all = String::new();
        for entry in self.window.get_log("performance").await? {
            let entry: Value = serde_json::from_str(&entry.message)?;
            if entry["message"]["method"] == "Network.eventSourceMessageReceived" {
                all += entry["message"]["params"]["data"].as_str().unwrap_or_default();
                all.push('\n');
            }
        }
        Ok(all)
    }

    /// A picture of what is seen.
    pub async fn picture(&self, file: &Path, webp: bool) -> Result<()> {
        let how = if webp { json!({ "format": "webp", "quality": 82 }) } else { json!({ "format": "png" }) };
        let taken = self.command("Page.captureScreenshot", how).await?;
        Ok(std::fs::write(file, BASE64_STANDARD.decode(taken["data"].as_str().ok_or("no picture")?)?)?)
    }

    pub async fn close(self) -> Result<()> {
        Ok(self.window.quit().await?)
    }
}

/// Clicks as a person does: at the middle of what is seen of the element. False if it is no longer there.
pub async fn click(element: &WebElement) -> Result<bool> {
    match element.click().await {
        Ok(()) => Ok(true),
        Err(error) if matches!(error.as_inner(), StaleElementReference(_)) => Ok(false),
        Err(error) => Err(error.into()),
    }
}
