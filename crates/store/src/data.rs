//! Component data, kept by its hash: a table goes on with the data under which it began, whatever the program brings later.

use crate::db::{Db, args};
use crate::error::StoreError;
use crate::store::Store;

impl Store {
    pub async fn keep_data(&self, hash: &str, text: &str) -> Result<(), StoreError> {
        let (hash, text) = (hash.to_owned(), text.to_owned());
        let write = move |db: &mut dyn Db| {
            let sql = "INSERT INTO component_data (hash, text) VALUES ($1, $2) ON CONFLICT (hash) DO NOTHING";
            db.run(sql, args![&hash, &text]).map(|_| ())
        };
        self.writing.call(write).await
    }

    pub async fn data(&self, hash: &str) -> Result<Option<String>, StoreError> {
        let hash = hash.to_owned();
        let read = move |db: &mut dyn Db| {
            db.row("SELECT text FROM component_data WHERE hash = $1", args![&hash])?.map(|row| row.text(0)).transpose()
        };
        self.reading.call(read).await
    }
}
