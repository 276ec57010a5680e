//! Notices of the browser: encrypted for one device (RFC 8291), signed with the key of this house (VAPID, RFC 8292), and handed to the push
//! service of the browser's maker, which can read nothing of them.

use super::Channel;
use super::message::Message;
use super::outbox::{Next, again};
use super::outward::{Failure, Outward};
use crate::accounts::{self, AccountError};
use crate::app::App;
use crate::ids;
use crate::log;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use coven_store::{Person, PushDevice, Queued, Store, StoreError};
use schemars::JsonSchema;
use serde::Deserialize;
use serde_json::json;
use std::sync::Arc;
use tokio::task::JoinSet;
use web_push_native::p256::PublicKey;
use web_push_native::p256::ecdsa::signature::Signer as _;
use web_push_native::p256::ecdsa::{Signature, SigningKey};
use web_push_native::{Auth, encrypt};

/// Seconds for which a push service keeps what it cannot deliver.
const KEPT: u32 = 24 * 3_600;

/// Seconds for which a signature is good; push services take no longer than a day.
const SIGNED_FOR: i64 = 12 * 3_600;

/// A device as a browser describes it.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewDevice {
    /// Where its push service takes notices for it.
    #[schemars(length(max = 1000))]
    pub endpoint: String,
    pub keys: DeviceKeys,
    /// What the person calls the device.
    #[schemars(length(min = 1, max = 32))]
    pub label: String,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DeviceKeys {
    /// The browser's public key, in base64url.
    #[schemars(length(max = 100))]
    pub p256dh: String,
    /// The secret that browser and server share, in base64url.
    #[schemars(length(max = 40))]
    pub auth: String,
}

/// What became of a notice for one device.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Pushed {
    Sent,
    /// The browser takes no more notices.
    Gone,
    /// It will never be taken.
    Refused,
    /// It may be taken later.
    NotNow,
}

pub struct Push {
    key: SigningKey,
    outward: Outward,
}

fn fresh_key() -> SigningKey {
    loop {
        // One number in four thousand millions is no key.
        if let Ok(key) = SigningKey::from_slice(&ids::random::<32>()) {
            return key;
        }
    }
}

fn decoded(text: &str) -> Option<Vec<u8>> {
    URL_SAFE_NO_PAD.decode(text.trim_end_matches('=')).ok()
}

/// The public key of a browser and the secret that it shares with us.
fn keys(p256dh: &str, auth: &str) -> Option<(PublicKey, Auth)> {
    let key = PublicKey::from_sec1_bytes(&decoded(p256dh)?).ok()?;
    let auth = decoded(auth).filter(|auth| auth.len() == 16)?;
    Some((key, Auth::clone_from_slice(&auth)))
}

/// Scheme, host and port of an address.
fn origin(endpoint: &str) -> String {
    endpoint.splitn(4, '/').take(3).collect::<Vec<_>>().join("/")
}

impl Push {
    /// With the key that the database keeps; whoever comes first makes it.
    pub async fn open(store: &Store, outward: Outward) -> Result<Push, StoreError> {
        let kept = store.push_key(&hex::encode(fresh_key().to_bytes())).await?;
        let key = hex::decode(kept).ok().and_then(|bytes| SigningKey::from_slice(&bytes).ok());
        let key = key.ok_or_else(|| StoreError::Broken("its key for notices is none".to_owned()))?;
        Ok(Push { key, outward })
    }

    /// The public key, as browsers want it.
    pub fn public_key(&self) -> String {
        URL_SAFE_NO_PAD.encode(self.key.verifying_key().to_encoded_point(false).as_bytes())
    }

    /// Says to a push service who sends a notice.
    fn signed(&self, endpoint: &str, contact: &str, now: i64) -> String {
        let part = |value: serde_json::Value| URL_SAFE_NO_PAD.encode(value.to_string());
        let claims = json!({ "aud": origin(endpoint), "exp": now / 1000 + SIGNED_FOR, "sub": contact });
        let said = format!("{}.{}", part(json!({ "typ": "JWT", "alg": "ES256" })), part(claims));
        let signature: Signature = self.key.sign(said.as_bytes());
        format!("vapid t={said}.{}, k={}", URL_SAFE_NO_PAD.encode(signature.to_bytes()), self.public_key())
    }

    async fn send(&self, device: PushDevice, text: Vec<u8>, topic: String, contact: &str) -> Pushed {
        let Some((key, auth)) = keys(&device.p256dh, &device.auth) else {
            return Pushed::Gone;
        };
        let Ok(body) = encrypt(text, &key, &auth) else {
            return Pushed::Refused;
        };
        let headers = vec![
            ("content-type", "application/octet-stream".to_owned()),
            ("content-encoding", "aes128gcm".to_owned()),
            ("ttl", KEPT.to_string()),
            ("urgency", "high".to_owned()),
            // What a device has not fetched yet is replaced by what is newer.
            ("topic", topic),
            ("authorization", self.signed(&device.endpoint, contact, log::now())),
        ];
        match self.outward.post(device.endpoint, headers, body).await {
            Ok(200..=299) => Pushed::Sent,
            Ok(404 | 410) => Pushed::Gone,
            Ok(408 | 429 | 500..) => Pushed::NotNow,
            Ok(_) | Err(Failure::NoAddress) => Pushed::Refused,
            Err(Failure::Busy | Failure::Timeout | Failure::Connection) => Pushed::NotNow,
        }
    }
}

impl App {
    /// Keeps a device of a person's.
    pub async fn add_device(&self, person: &Person, device: NewDevice) -> Result<(), AccountError> {
        let NewDevice { endpoint, keys: DeviceKeys { p256dh, auth }, label } = device;
        let label = accounts::name(&label)?;
        let scheme = endpoint.starts_with("https://") || self.config.local_webhooks && endpoint.starts_with("http://");
        let fits = endpoint.len() <= 1000 && endpoint.bytes().all(|byte| byte.is_ascii_graphic());
        if !scheme || !fits || origin(&endpoint).ends_with("//") || keys(&p256dh, &auth).is_none() {
            return Err(AccountError::BadDevice);
        }
        let device = PushDevice { id: ids::fresh(), endpoint, p256dh, auth, label, created: log::now() };
        Ok(self.store.add_device(&person.id, device, Channel::Push.usual()).await?)
    }

    /// Forgets a device of a person's.
    pub async fn drop_device(&self, person: &Person, id: &str) -> Result<(), AccountError> {
        let dropped = self.store.drop_device(&person.id, id).await?;
        if dropped { Ok(()) } else { Err(AccountError::NoSuchDevice) }
    }

    /// Who answers for this server, as push services want to know it.
    fn contact(&self) -> String {
        match &self.config.mail {
            Some(mail) => format!("mailto:{}", mail.from.address()),
            None => self.url(),
        }
    }

    /// Tells all devices of a person something. Those that take no more notices are forgotten.
    async fn push(self: &Arc<App>, person: &Person, told: serde_json::Value, topic: &str) -> Result<Vec<Pushed>, StoreError> {
        let (text, mut sending) = (told.to_string().into_bytes(), JoinSet::new());
        for device in self.store.devices_of(&person.id).await? {
            let (app, text, topic) = (self.clone(), text.clone(), topic.to_owned());
            sending.spawn(async move {
                let id = device.id.clone();
                (id, app.push.send(device, text, topic, &app.contact()).await)
            });
        }
        let mut all = Vec::new();
        while let Some(sent) = sending.join_next().await {
            let Ok((id, pushed)) = sent else {
                continue;
            };
            if pushed == Pushed::Gone {
                self.store.drop_device(&person.id, &id).await?;
            } else {
                self.metrics.told(Channel::Push, pushed == Pushed::Sent);
            }
            all.push(pushed);
        }
        Ok(all)
    }

    pub(super) async fn push_to_devices(
        self: &Arc<App>,
        person: &Person,
        message: &Message,
        one: &Queued,
    ) -> Result<Next, StoreError> {
        let language = super::letters::language(person);
        let told = json!({
            "title": message.title(),
            "body": message.sentence(self, language),
            "path": message.path(),
            // A newer one about the same table takes its place on the screen.
            "tag": message.table,
            "lang": language.code(),
            "kind": message.kind.name(),
        });
        // Topics have 32 characters at most, and the name of a table has 24.
        let pushed = self.push(person, told, &message.table).await?;
        let all_wait = pushed.contains(&Pushed::NotNow) && !pushed.contains(&Pushed::Sent);
        Ok(if all_wait { Next::Later { due: again(one, log::now()), digest: false } } else { Next::Done })
    }

    /// Sends a notice to all devices of a person, to see whether it arrives; says how many took it.
    pub async fn test_push(self: &Arc<App>, person: &Person, title: &str, body: &str) -> Result<usize, StoreError> {
        let path = coven_ui::page::Address::YourNotices.to_string();
        let lang = super::letters::language(person).code();
        let kind = "test";
        let told = json!({ "title": title, "body": body, "path": path, "tag": kind, "lang": lang, "kind": kind });
        let pushed = self.push(person, told, kind).await?;
        Ok(pushed.iter().filter(|&&pushed| pushed == Pushed::Sent).count())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use web_push_native::p256::ecdsa::VerifyingKey;
    use web_push_native::p256::ecdsa::signature::Verifier;

    #[test]
    fn a_push_service_can_check_who_sends() {
        let push = Push { key: fresh_key(), outward: Outward::new(false, std::time::Duration::from_secs(1), 1) };
        let header = push.signed("https://push.example.org:444/a/b", "mailto:coven@example.org", 5_000);
        let (token, key) = header.strip_prefix("vapid t=").and_then(|rest| rest.split_once(", k=")).expect("both parts");
        let (said, signature) = token.rsplit_once('.').expect("a signature");
        let key = VerifyingKey::from_sec1_bytes(&decoded(key).expect("base64")).expect("a key");
        let signature = Signature::from_slice(&decoded(signature).expect("base64")).expect("a signature");
        key.verify(said.as_bytes(), &signature).expect("it is signed with the key");
        let claims = decoded(said.split_once('.').expect("claims").1).expect("base64");
        let claims: serde_json::Value = serde_json::from_slice(&claims).expect("JSON");
        assert_eq!(
            claims,
            json!({ "aud": "https://push.example.org:444", "exp": 5 + SIGNED_FOR, "sub": "mailto:coven@example.org" })
        );
    }

    #[test]
    fn only_keys_of_the_curve_are_taken() {
        let key = fresh_key();
        let public = URL_SAFE_NO_PAD.encode(key.verifying_key().to_encoded_point(false).as_bytes());
        let auth = URL_SAFE_NO_PAD.encode([7; 16]);
        assert!(keys(&public, &auth).is_some() && keys(&format!("{public}="), &format!("{auth}==")).is_some());
        let nowhere = URL_SAFE_NO_PAD.encode([4; 65]);
        assert!(keys(&nowhere, &auth).is_none() && keys(&public, "short").is_none() && keys("", &auth).is_none());
    }
}
