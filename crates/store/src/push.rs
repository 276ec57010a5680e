//! Devices whose browsers take notices, and the key by which their push services know this house.

use crate::db::{Db, Row, args};
use crate::error::StoreError;
use crate::outbox::set_ready;
use crate::store::Store;

const CHANNEL: &str = "push";

/// Maximum number of devices of one person; a further one takes the place of the oldest.
const MOST_DEVICES: i64 = 10;

/// Where the browser of a device takes notices.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PushDevice {
    pub id: String,
    /// An address at the push service of the browser's maker. Whoever knows it and the keys can tell the device something.
    pub endpoint: String,
    /// The public key of the browser, and a secret that it shares with us, both as it gave them.
    pub p256dh: String,
    pub auth: String,
    /// What the person calls the device.
    pub label: String,
    pub created: i64,
}

fn device(row: &Row) -> Result<PushDevice, StoreError> {
    Ok(PushDevice {
        id: row.text(0)?,
        endpoint: row.text(1)?,
        p256dh: row.text(2)?,
        auth: row.text(3)?,
        label: row.text(4)?,
        created: row.int(5)?,
    })
}

/// The channel leads somewhere as long as there is a device.
fn note_ready(db: &mut dyn Db, person: &str, kinds: i64) -> Result<(), StoreError> {
    let any = db.row("SELECT id FROM push_devices WHERE person = $1 LIMIT 1", args![person])?.is_some();
    set_ready(db, person, CHANNEL, kinds, any)
}

impl Store {
    /// Keeps a device, whoever had it before. On a new channel the person wants to hear of these kinds.
    pub async fn add_device(&self, person: &str, device: PushDevice, kinds: i64) -> Result<(), StoreError> {
        let person = person.to_owned();
        let write = move |db: &mut dyn Db| {
            let PushDevice { id, endpoint, p256dh, auth, label, created } = &device;
            let before = db.row("SELECT person FROM push_devices WHERE endpoint = $1", args![endpoint])?;
            db.run("DELETE FROM push_devices WHERE endpoint = $1", args![endpoint])?;
            if let Some(before) = before {
                note_ready(db, &before.text(0)?, kinds)?;
            }
            let sql = "DELETE FROM push_devices WHERE person = $1 AND id NOT IN
                (SELECT id FROM push_devices WHERE person = $1 ORDER BY created DESC, id LIMIT $2)";
            db.run(sql, args![&person, MOST_DEVICES - 1])?;
            let sql = "INSERT INTO push_devices (id, person, endpoint, p256dh, auth, label, created) VALUES ($1, $2, $3, $4, $5, $6, $7)";
            db.run(sql, args![id, &person, endpoint, p256dh, auth, label, *created])?;
            note_ready(db, &person, kinds)
        };
        self.writing.call(write).await
    }

    /// The devices of a person, the oldest first.
    pub async fn devices_of(&self, person: &str) -> Result<Vec<PushDevice>, StoreError> {
        let person = person.to_owned();
        let read = move |db: &mut dyn Db| {
            let sql =
                "SELECT id, endpoint, p256dh, auth, label, created FROM push_devices WHERE person = $1 ORDER BY created, id";
            db.rows(sql, args![&person])?.iter().map(device).collect()
        };
        self.reading.call(read).await
    }

    /// Forgets a device. False if the person has no such device.
    pub async fn drop_device(&self, person: &str, id: &str) -> Result<bool, StoreError> {
        let (person, id) = (person.to_owned(), id.to_owned());
        let write = move |db: &mut dyn Db| {
            let dropped = db.run("DELETE FROM push_devices WHERE id = $1 AND person = $2", args![&id, &person])? == 1;
            note_ready(db, &person, 0)?;
            Ok(dropped)
        };
        self.writing.call(write).await
    }

    /// The key by which push services know this house: the one that is kept, or this one, which is kept from now on.
    pub async fn push_key(&self, fresh: &str) -> Result<String, StoreError> {
        let fresh = fresh.to_owned();
        let write = move |db: &mut dyn Db| {
            db.run("INSERT INTO settings (name, value) VALUES ('push', $1) ON CONFLICT (name) DO NOTHING", args![&fresh])?;
            let kept = db.row("SELECT value FROM settings WHERE name = 'push'", &[])?;
            kept.ok_or_else(|| StoreError::Broken("its key for notices is missing".to_owned()))?.text(0)
        };
        self.writing.call(write).await
    }
}
