//! A window of Chromium, steered by the WebDriver protocol: as much of it as we need.

use crate::{Driver, Result};
use coven_server::client::Client;
use serde_json::{Value, json};
use std::path::Path;
use std::time::Duration;

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
    /// The languages that the person reads, as a browser says it.
    pub languages: &'static str,
}

impl Look {
    pub const DESK: Look = Look { width: 1440, height: 900, phone: false, dark: false, motion: false, languages: "en-GB,en" };
    pub const PHONE: Look = Look { width: 390, height: 844, phone: true, ..Look::DESK };
}

/// How long something is looked for before it is given up, and how often: 600 times, a moment apart.
const PATIENCE: u32 = 600;
const MOMENT: Duration = Duration::from_millis(25);

/// The key under which WebDriver names an element.
const ELEMENT: &str = "element-6066-11e4-a52e-4f735466cecf";

/// Something on a page.
#[derive(Clone, Debug)]
pub struct Element(String);

/// One window, with cookies of its own.
#[derive(Debug)]
pub struct Browser {
    client: Client,
    session: String,
    /// What the page said in the console so far.
    console: Vec<String>,
}

impl Browser {
    pub async fn open(driver: &Driver, look: &Look) -> Result<Browser> {
        let mut args = vec![
            "--headless=new".to_owned(),
            "--no-sandbox".to_owned(),
            "--disable-gpu".to_owned(),
            "--disable-dev-shm-usage".to_owned(),
            "--disable-background-networking".to_owned(),
            "--disable-component-update".to_owned(),
            "--disable-extensions".to_owned(),
            "--hide-scrollbars".to_owned(),
            "--no-first-run".to_owned(),
            format!("--accept-lang={}", look.languages),
            format!("--window-size={},{}", look.width, look.height),
        ];
        args.extend((!look.motion).then(|| "--force-prefers-reduced-motion".to_owned()));
        let mut options = json!({ "args": args, "prefs": { "intl.accept_languages": look.languages } });
        if look.phone {
            let metrics = json!({ "width": look.width, "height": look.height, "pixelRatio": 2.0, "touch": true, "mobile": true });
            options["mobileEmulation"] = json!({ "deviceMetrics": metrics });
        }
        let logs = json!({ "browser": "ALL", "performance": "ALL" });
        let wanted = json!({ "browserName": "chrome", "goog:chromeOptions": options, "goog:loggingPrefs": logs });
        let mut client = Client::new(driver.address);
        let answer = client.post("/session", &json!({ "capabilities": { "alwaysMatch": wanted } })).await?.json();
        let session = answer["value"]["sessionId"].as_str().ok_or_else(|| format!("no browser starts: {answer}"))?;
        let mut browser = Browser { client, session: session.to_owned(), console: Vec::new() };
        browser.post("timeouts", json!({ "script": 30_000, "pageLoad": 30_000 })).await?;
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

    async fn post(&mut self, what: &str, body: Value) -> Result<Value> {
        let answer = self.client.post(&format!("/session/{}/{what}", self.session), &body).await?.json();
        match answer["value"]["error"].as_str() {
            Some(error) => Err(format!("{error}: {}", answer["value"]["message"].as_str().unwrap_or_default()).into()),
            None => Ok(answer["value"].clone()),
        }
    }

    /// A command of Chromium's own protocol.
    pub async fn command(&mut self, name: &str, params: Value) -> Result<Value> {
        self.post("goog/cdp/execute", json!({ "cmd": name, "params": params })).await
    }

    pub async fn go(&mut self, address: &str) -> Result<()> {
        self.post("url", json!({ "url": address })).await.map(drop)
    }

    pub async fn reload(&mut self) -> Result<()> {
        self.post("refresh", json!({})).await.map(drop)
    }

    pub async fn here(&mut self) -> Result<String> {
        Ok(self.run("return location.pathname + location.search").await?.as_str().unwrap_or_default().to_owned())
    }

    /// Runs a script on the page.
    pub async fn run(&mut self, script: &str) -> Result<Value> {
        self.post("execute/sync", json!({ "script": script, "args": [] })).await
    }

    /// Waits until the whole page is there and an expression on it is true, and gives its value.
    pub async fn until(&mut self, expression: &str) -> Result<Value> {
        // Of a page that is still being read the first part may be there, and its script is not.
        let script = format!("return document.readyState === 'complete' && ({expression})");
        for _ in 0..PATIENCE {
            // A page that is being replaced has no answer yet.
            if let Ok(value) = self.run(&script).await
                && !matches!(value, Value::Null | Value::Bool(false))
            {
                return Ok(value);
            }
            tokio::time::sleep(MOMENT).await;
        }
        let page = self.run("return location.href + ' ' + document.body.innerText.slice(0, 2000)").await;
        Err(format!("it never came to be that {expression}; the page: {page:?}").into())
    }

    /// Everything of that kind that can be seen.
    pub async fn seen(&mut self, css: &str) -> Result<Vec<Element>> {
        let script = format!("return [...document.querySelectorAll({css:?})].filter(element => element.checkVisibility())");
        let found = self.run(&script).await?;
        let name = |element: &Value| element[ELEMENT].as_str().map(|name| Element(name.to_owned()));
        Ok(found.as_array().into_iter().flatten().filter_map(name).collect())
    }

    /// Clicks as a person does: at the middle of what is seen of the element.
    pub async fn click(&mut self, element: &Element) -> Result<()> {
        self.post(&format!("element/{}/click", element.0), json!({})).await.map(drop)
    }

    /// Waits until something of that kind is there, and clicks it.
    pub async fn click_on(&mut self, css: &str) -> Result<()> {
        for _ in 0..PATIENCE {
            let element = self.until(&format!("document.querySelector({css:?})")).await?;
            let clicked = self.click(&Element(element[ELEMENT].as_str().unwrap_or_default().to_owned())).await;
            // Somebody else's move may have drawn it anew between the look and the click.
            if !matches!(&clicked, Err(error) if error.to_string().starts_with("stale")) {
                return clicked;
            }
        }
        Err(format!("{css} never stands still").into())
    }

    /// Types into whatever has the focus. Keys without a letter have the codes of WebDriver.
    pub async fn press(&mut self, keys: &str) -> Result<()> {
        let strokes =
            keys.chars().flat_map(|key| ["keyDown", "keyUp"].map(|kind| json!({ "type": kind, "value": key.to_string() })));
        let actions = json!([{ "type": "key", "id": "keyboard", "actions": strokes.collect::<Vec<_>>() }]);
        self.post("actions", json!({ "actions": actions })).await.map(drop)
    }

    /// What the page's address bar would say of errors: everything severe in the console since the last time.
    pub async fn complaints(&mut self) -> Result<Vec<String>> {
        let log = self.post("se/log", json!({ "type": "browser" })).await?;
        let severe = log.as_array().into_iter().flatten().filter(|entry| entry["level"] == "SEVERE");
        self.console.extend(severe.map(|entry| entry["message"].as_str().unwrap_or_default().to_owned()));
        Ok(std::mem::take(&mut self.console))
    }

    /// Everything that came over event streams since the last time.
    pub async fn received(&mut self) -> Result<String> {
        let log = self.post("se/log", json!({ "type": "performance" })).await?;
        let mut all = String::new();
        for entry in log.as_array().into_iter().flatten() {
            let message: Value = serde_json::from_str(entry["message"].as_str().unwrap_or_default()).unwrap_or_default();
            if message["message"]["method"] == "Network.eventSourceMessageReceived" {
                all += message["message"]["params"]["data"].as_str().unwrap_or_default();
                all.push('\n');
            }
        }
        Ok(all)
    }

    /// A picture of what is seen.
    pub async fn picture(&mut self, file: &Path, webp: bool) -> Result<()> {
        let how = if webp { json!({ "format": "webp", "quality": 82 }) } else { json!({ "format": "png" }) };
        let taken = self.command("Page.captureScreenshot", how).await?;
        let data = taken["data"].as_str().ok_or("no picture")?;
        Ok(std::fs::write(file, base64(data))?)
    }

    pub async fn close(mut self) -> Result<()> {
        self.client.send("DELETE", &format!("/session/{}", self.session), &[], None).await?;
        Ok(())
    }
}

/// The bytes of a text in base64.
fn base64(text: &str) -> Vec<u8> {
    let digit = |c: u8| match c {
        b'A'..=b'Z' => Some(c - b'A'),
        b'a'..=b'z' => Some(c - b'a' + 26),
        b'0'..=b'9' => Some(c - b'0' + 52),
        b'+' => Some(62),
        b'/' => Some(63),
        _ => None,
    };
    let digits: Vec<u8> = text.bytes().filter_map(digit).collect();
    let mut bytes = Vec::with_capacity(digits.len() * 3 / 4);
    for four in digits.chunks(4) {
        let bits = four.iter().enumerate().fold(0u32, |bits, (n, &digit)| bits | u32::from(digit) << (18 - 6 * n));
        bytes.extend_from_slice(&bits.to_be_bytes()[1..four.len()]);
    }
    bytes
}

#[cfg(test)]
mod tests {
    #[test]
    fn base64_is_read() {
        for (text, bytes) in [("", &b""[..]), ("Zg==", b"f"), ("Zm8=", b"fo"), ("Zm9v", b"foo"), ("Zm9vYmFy", b"foobar")] {
            assert_eq!(super::base64(text), bytes);
        }
    }
}
