//! Addresses of mail. One is used only after it was confirmed; until then it stands beside the one that is in use.

use crate::db::{Db, Row, args};
use crate::error::StoreError;
use crate::outbox::set_ready;
use crate::store::Store;

const CHANNEL: &str = "mail";

/// Where a person has mail.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct MailAddress {
    /// The address that is confirmed.
    pub address: Option<String>,
    /// The one that is still to be confirmed.
    pub wanted: Option<String>,
    /// The hour by the person's own clock at which notices come together; none if each comes by itself.
    pub digest: Option<u8>,
}

impl Store {
    pub async fn mail_address(&self, person: &str) -> Result<MailAddress, StoreError> {
        let person = person.to_owned();
        let read = move |db: &mut dyn Db| {
            let sql = "SELECT address, wanted, digest FROM mail_addresses WHERE person = $1";
            let Some(row) = db.row(sql, args![&person])? else {
                return Ok(MailAddress::default());
            };
            let digest = row.maybe_int(2)?.and_then(|hour| u8::try_from(hour).ok());
            Ok(MailAddress { address: row.maybe_text(0)?, wanted: row.maybe_text(1)?, digest })
        };
        self.reading.call(read).await
    }

    /// Keeps an address that is to be confirmed by a code before then. The code itself is kept nowhere.
    pub async fn want_address(&self, person: &str, address: &str, code_hash: &str, until: i64) -> Result<(), StoreError> {
        let (person, address, code) = (person.to_owned(), address.to_owned(), code_hash.to_owned());
        let write = move |db: &mut dyn Db| {
            let sql = "INSERT INTO mail_addresses (person, wanted, code, code_until) VALUES ($1, $2, $3, $4)
                ON CONFLICT (person) DO UPDATE SET wanted = excluded.wanted, code = excluded.code, code_until = excluded.code_until";
            db.run(sql, args![&person, &address, &code, until]).map(|_| ())
        };
        self.writing.call(write).await
    }

    /// The address that a code would confirm now.
    pub async fn address_of_code(&self, person: &str, code_hash: &str, now: i64) -> Result<Option<String>, StoreError> {
        let (person, code) = (person.to_owned(), code_hash.to_owned());
        let read = move |db: &mut dyn Db| {
            let sql = "SELECT wanted FROM mail_addresses WHERE person = $1 AND code = $2 AND code_until > $3";
            db.row(sql, args![&person, &code, now])?.map(|row| row.text(0)).transpose()
        };
        self.reading.call(read).await
    }

    /// Confirms an address, once. On a new channel the person wants to hear of these kinds. False if the code is none, or is too old.
    pub async fn confirm_address(&self, person: &str, code_hash: &str, now: i64, kinds: i64) -> Result<bool, StoreError> {
        let (person, code) = (person.to_owned(), code_hash.to_owned());
        let write = move |db: &mut dyn Db| {
            let sql = "UPDATE mail_addresses SET address = wanted, wanted = NULL, code = NULL, code_until = NULL
                WHERE person = $1 AND code = $2 AND code_until > $3";
            if db.run(sql, args![&person, &code, now])? == 0 {
                return Ok(false);
            }
            set_ready(db, &person, CHANNEL, kinds, true)?;
            Ok(true)
        };
        self.writing.call(write).await
    }

    /// Forgets a person's addresses.
    pub async fn forget_address(&self, person: &str) -> Result<(), StoreError> {
        let person = person.to_owned();
        let write = move |db: &mut dyn Db| {
            let sql = "UPDATE mail_addresses SET address = NULL, wanted = NULL, code = NULL, code_until = NULL WHERE person = $1";
            db.run(sql, args![&person])?;
            db.run("DELETE FROM outbox WHERE person = $1 AND channel = $2", args![&person, CHANNEL])?;
            set_ready(db, &person, CHANNEL, 0, false)
        };
        self.writing.call(write).await
    }

    /// Says at which hour by their own clock a person's mails come together; none if each comes by itself.
    pub async fn set_digest(&self, person: &str, hour: Option<u8>, now: i64) -> Result<(), StoreError> {
        let person = person.to_owned();
        let write = move |db: &mut dyn Db| {
            let sql = "INSERT INTO mail_addresses (person, digest) VALUES ($1, $2)
                ON CONFLICT (person) DO UPDATE SET digest = excluded.digest";
            db.run(sql, args![&person, hour.map(i64::from)])?;
            wake_digest(db, &person, now)
        };
        self.writing.call(write).await
    }

    /// A person's clock shows another hour than before: what waits for the daily mail is looked at anew.
    pub async fn move_digest(&self, person: &str, now: i64) -> Result<(), StoreError> {
        let person = person.to_owned();
        self.writing.call(move |db: &mut dyn Db| wake_digest(db, &person, now)).await
    }

    /// The accounts that have confirmed an address, the oldest first.
    pub async fn accounts_at(&self, address: &str, most: i64) -> Result<Vec<String>, StoreError> {
        let address = address.to_owned();
        let read = move |db: &mut dyn Db| {
            let sql = "SELECT p.id FROM mail_addresses m JOIN people p ON p.id = m.person
                WHERE m.address = $1 AND p.login IS NOT NULL ORDER BY p.created, p.id LIMIT $2";
            db.rows(sql, args![&address, most])?.iter().map(|row: &Row| row.text(0)).collect()
        };
        self.reading.call(read).await
    }
}

/// What waited for another hour is looked at anew.
fn wake_digest(db: &mut dyn Db, person: &str, now: i64) -> Result<(), StoreError> {
    let sql = "UPDATE outbox SET digest = 0, due = $1 WHERE person = $2 AND digest = 1 AND held_until = 0";
    db.run(sql, args![now, person]).map(|_| ())
}
