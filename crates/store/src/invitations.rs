//! Invitations: codes with which somebody new is let in where not everybody is. A code is kept nowhere, only its hash.

use crate::db::{Db, Row, args};
use crate::error::StoreError;
use crate::people::{Person, insert};
use crate::store::Store;
use sha2::{Digest, Sha256};

/// Number of hexadecimal digits of the hash by which an invitation is called.
const ID_LENGTH: usize = 12;

/// An invitation, without its code.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Invitation {
    /// By this it is revoked. It tells nothing of the code.
    pub id: String,
    /// For whom or what it was made, in the words of whoever made it.
    pub note: String,
    /// How many people it still lets in.
    pub uses: i64,
    /// When it ends, in milliseconds since 1970; none for one that does not end by itself.
    pub expires: Option<i64>,
    pub created: i64,
}

/// A fresh code: easy to read aloud, and too long to be guessed.
pub fn fresh_code() -> Result<String, StoreError> {
    let mut bytes = [0; 10];
    getrandom::fill(&mut bytes).map_err(|error| StoreError::Broken(format!("there are no random numbers: {error}")))?;
    let digits = hex::encode(bytes);
    let groups: Vec<&str> = (0..digits.len()).step_by(5).map(|at| &digits[at..at + 5]).collect();
    Ok(groups.join("-"))
}

/// The hash under which a code is kept. However somebody typed it, it is the same code.
pub fn code_hash(code: &str) -> String {
    let typed = code.chars().filter(char::is_ascii_alphanumeric).collect::<String>().to_ascii_lowercase();
    hex::encode(Sha256::digest(typed))
}

fn invitation(row: &Row) -> Result<Invitation, StoreError> {
    let (id, note, uses) = (row.text(0)?, row.text(1)?, row.int(2)?);
    Ok(Invitation { id, note, uses, expires: row.maybe_int(3)?, created: row.int(4)? })
}

impl Store {
    /// Makes an invitation for the code with this hash. Of two with the same code, the later one stands.
    pub async fn invite(
        &self,
        code_hash: &str,
        uses: u32,
        expires: Option<i64>,
        note: &str,
        now: i64,
    ) -> Result<Invitation, StoreError> {
        let id = code_hash.chars().take(ID_LENGTH).collect();
        let made = Invitation { id, note: note.to_owned(), uses: uses.into(), expires, created: now };
        let (hash, Invitation { id, note, uses, expires, created }) = (code_hash.to_owned(), made.clone());
        let write = move |db: &mut dyn Db| {
            db.run("DELETE FROM invitations WHERE id = $1", args![&id])?;
            db.run(
                "INSERT INTO invitations (id, hash, note, uses, expires, created) VALUES ($1, $2, $3, $4, $5, $6)",
                args![&id, &hash, &note, uses, expires, created],
            )
            .map(|_| ())
        };
        self.writing.call(write).await?;
        Ok(made)
    }

    /// All invitations that were not revoked, the oldest first; those that are used up or have ended are among them.
    pub async fn invitations(&self) -> Result<Vec<Invitation>, StoreError> {
        let read = |db: &mut dyn Db| {
            let rows = db.rows("SELECT id, note, uses, expires, created FROM invitations ORDER BY created, id", &[])?;
            rows.iter().map(invitation).collect()
        };
        self.reading.call(read).await
    }

    /// Takes an invitation away; whoever came by it stays. False if there is none with this id.
    pub async fn revoke_invitation(&self, id: &str) -> Result<bool, StoreError> {
        let id = id.to_owned();
        self.writing.call(move |db| Ok(db.run("DELETE FROM invitations WHERE id = $1", args![&id])? == 1)).await
    }

    /// Lets somebody in who is there already, by the code with this hash. A person uses an invitation once, however often they
    /// say a code. False if no invitation with this code is left.
    pub async fn use_invitation(&self, code_hash: &str, person: &str, now: i64) -> Result<bool, StoreError> {
        let (hash, person) = (code_hash.to_owned(), person.to_owned());
        self.writing.call(move |db| let_in(db, &hash, &person, now)).await
    }

    /// Adds a person who comes by the code with this hash. False if no invitation with this code is left; then nobody is added.
    pub async fn add_invited_person(&self, person: Person, code_hash: &str, now: i64) -> Result<bool, StoreError> {
        let hash = code_hash.to_owned();
        let write = move |db: &mut dyn Db| {
            let invited = let_in(db, &hash, &person.id, now)?;
            if invited {
                insert(db, &person)?;
            }
            Ok(invited)
        };
        self.writing.call(write).await
    }

    /// Whether a person was let in by an invitation.
    pub async fn is_invited(&self, person: &str) -> Result<bool, StoreError> {
        let person = person.to_owned();
        self.reading.call(move |db| is_invited(db, &person)).await
    }
}

fn is_invited(db: &mut dyn Db, person: &str) -> Result<bool, StoreError> {
    Ok(db.row("SELECT person FROM invited WHERE person = $1", args![person])?.is_some())
}

fn let_in(db: &mut dyn Db, hash: &str, person: &str, now: i64) -> Result<bool, StoreError> {
    if is_invited(db, person)? {
        return Ok(true);
    }
    let sql = "UPDATE invitations SET uses = uses - 1 WHERE hash = $1 AND uses > 0 AND (expires IS NULL OR expires > $2)";
    if db.run(sql, args![hash, now])? == 0 {
        return Ok(false);
    }
    let sql = "INSERT INTO invited (person, invitation) SELECT $1, id FROM invitations WHERE hash = $2";
    Ok(db.run(sql, args![person, hash])? == 1)
}
