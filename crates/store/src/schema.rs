//! Migrations. They run by themselves, in order, each once; the number of the last one is kept in `settings`.

use crate::db::{Db, Exclusive, args};
use crate::error::StoreError;
use crate::store::Notice;

const MIGRATIONS: &[&str] = &[
    FIRST,
    EPOCHS,
    CARDS,
    INVITATIONS,
    GATHERING,
    CARE,
    REPORTS,
    OVER_MANY,
    OVER_DAYS,
    AMONG_PEOPLE,
    NOTICES,
    FAIR,
    PREPARED,
    CLUBS,
];

/// The number of the last one that this program knows.
pub(crate) const KNOWN: usize = MIGRATIONS.len();

/// `WITHOUT ROWID` is SQLite's word for keeping the rows in the order of their key; PostgreSQL has no such choice.
const FIRST: &str = "
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    seq BIGINT NOT NULL,
    game TEXT NOT NULL,
    listed BIGINT NOT NULL,
    deal TEXT,
    stage TEXT NOT NULL,
    asked BIGINT NOT NULL,
    due BIGINT,
    changed BIGINT NOT NULL,
    rated BIGINT NOT NULL DEFAULT 0,
    shown TEXT NOT NULL
);
CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
CREATE INDEX tables_listed ON tables (stage) WHERE listed = 1;
CREATE INDEX tables_deal ON tables (deal) WHERE deal IS NOT NULL;
CREATE TABLE entries (
    table_id TEXT NOT NULL,
    seq BIGINT NOT NULL,
    at BIGINT NOT NULL,
    line TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
) /*WITHOUT ROWID*/;
CREATE TABLE snapshots (
    table_id TEXT NOT NULL,
    seq BIGINT NOT NULL,
    position TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
);
CREATE TABLE sitters (
    table_id TEXT NOT NULL,
    weight BIGINT NOT NULL,
    person TEXT NOT NULL,
    PRIMARY KEY (table_id, weight)
);
CREATE INDEX sitters_person ON sitters (person);
CREATE TABLE component_data (hash TEXT PRIMARY KEY, text TEXT NOT NULL);
CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    language TEXT NOT NULL,
    login TEXT UNIQUE,
    passphrase TEXT,
    webhook TEXT,
    created BIGINT NOT NULL
);
CREATE TABLE tokens (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    label TEXT NOT NULL,
    hash TEXT NOT NULL UNIQUE,
    created BIGINT NOT NULL
);
CREATE INDEX tokens_person ON tokens (person);
CREATE TABLE ratings (
    person TEXT NOT NULL,
    game TEXT NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    uncertainty DOUBLE PRECISION NOT NULL,
    games BIGINT NOT NULL,
    PRIMARY KEY (person, game)
);
";

const EPOCHS: &str = "ALTER TABLE people ADD COLUMN epoch BIGINT NOT NULL DEFAULT 0;";

/// What changes with every move stands apart from what seldom changes: a move writes a short row, of which many share a page.
const CARDS: &str = "
CREATE TABLE cards (
    table_id TEXT PRIMARY KEY,
    shown TEXT NOT NULL
) /*WITHOUT ROWID*/;
INSERT INTO cards (table_id, shown) SELECT id, shown FROM tables;
ALTER TABLE tables DROP COLUMN shown;
";

/// Who came by which invitation stands apart, and stays when the invitation is revoked.
const INVITATIONS: &str = "
CREATE TABLE invitations (
    id TEXT PRIMARY KEY,
    hash TEXT NOT NULL UNIQUE,
    note TEXT NOT NULL,
    uses BIGINT NOT NULL,
    expires BIGINT,
    created BIGINT NOT NULL
);
CREATE TABLE invited (
    person TEXT PRIMARY KEY,
    invitation TEXT NOT NULL
);
";

/// Who opened a table and when, and when those in the lobby are given up that nobody has begun.
const GATHERING: &str = "
ALTER TABLE tables ADD COLUMN host TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN opened BIGINT NOT NULL DEFAULT 0;
UPDATE tables SET opened = changed;
UPDATE tables SET due = changed + 1800000 WHERE stage = 'gathering' AND listed = 1;
CREATE INDEX tables_host ON tables (host) WHERE stage = 'gathering';
";

/// What those need who look after a server. A notice is a word to the server that has an SQLite file open, from somebody beside it.
const CARE: &str = "
ALTER TABLE people ADD COLUMN banned BIGINT;
ALTER TABLE people ADD COLUMN seen BIGINT NOT NULL DEFAULT 0;
UPDATE people SET seen = created;
CREATE TABLE notices (
    id BIGINT PRIMARY KEY,
    at BIGINT NOT NULL,
    payload TEXT NOT NULL
);
";

/// What was found in finished games, and which of them still wait. Whoever is at work on one holds it until then.
const REPORTS: &str = "
CREATE TABLE reports (
    table_id TEXT PRIMARY KEY,
    asked BIGINT NOT NULL,
    claims BIGINT NOT NULL DEFAULT 0,
    claimant TEXT NOT NULL DEFAULT '',
    held_until BIGINT NOT NULL DEFAULT 0,
    percent BIGINT NOT NULL DEFAULT 0,
    report TEXT
);
CREATE INDEX reports_wanted ON reports (asked) WHERE report IS NULL;
";

/// What a finished game was for whoever sat on a seat, in short; and the first answers of accounts to puzzles.
const OVER_MANY: &str = "
CREATE TABLE seat_games (
    table_id TEXT NOT NULL,
    weight BIGINT NOT NULL,
    found TEXT NOT NULL,
    PRIMARY KEY (table_id, weight)
) /*WITHOUT ROWID*/;
CREATE TABLE puzzle_answers (
    person TEXT NOT NULL,
    game TEXT NOT NULL,
    puzzle TEXT NOT NULL,
    solved BIGINT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (person, game, puzzle)
) /*WITHOUT ROWID*/;
";

/// Until when each seat of a table may take; when people sleep and when they are away; what they noted down at tables.
const OVER_DAYS: &str = "
ALTER TABLE tables ADD COLUMN deadlines TEXT;
CREATE TABLE person_times (
    person TEXT PRIMARY KEY,
    kept TEXT NOT NULL
) /*WITHOUT ROWID*/;
CREATE TABLE table_notes (
    table_id TEXT NOT NULL,
    person TEXT NOT NULL,
    text TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, person)
) /*WITHOUT ROWID*/;
CREATE INDEX table_notes_person ON table_notes (person);
";

/// Ratings for each number of players, where 0 stands for all of them together: what somebody had so far is where they begin at a table
/// of any size. How strong bots are against people; what people show of themselves; who is whose friend, and who wants nothing to do with
/// whom; and what those who run the server are told about somebody.
const AMONG_PEOPLE: &str = "
CREATE TABLE ratings_by_players (
    person TEXT NOT NULL,
    game TEXT NOT NULL,
    players BIGINT NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    uncertainty DOUBLE PRECISION NOT NULL,
    games BIGINT NOT NULL,
    PRIMARY KEY (person, game, players)
);
INSERT INTO ratings_by_players (person, game, players, rating, uncertainty, games)
    SELECT person, game, 0, rating, uncertainty, games FROM ratings;
DROP TABLE ratings;
ALTER TABLE ratings_by_players RENAME TO ratings;
CREATE INDEX ratings_of_game ON ratings (game, players);
CREATE TABLE bot_ratings (
    level TEXT NOT NULL,
    game TEXT NOT NULL,
    players BIGINT NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    uncertainty DOUBLE PRECISION NOT NULL,
    games BIGINT NOT NULL,
    PRIMARY KEY (level, game, players)
);
CREATE TABLE profiles (
    person TEXT PRIMARY KEY,
    hidden BIGINT NOT NULL,
    unranked BIGINT NOT NULL
);
CREATE TABLE bonds (
    person TEXT NOT NULL,
    other TEXT NOT NULL,
    kind TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (person, other)
);
CREATE INDEX bonds_other ON bonds (other);
CREATE TABLE complaints (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    other TEXT NOT NULL,
    table_id TEXT NOT NULL,
    said TEXT NOT NULL,
    reason TEXT NOT NULL,
    at BIGINT NOT NULL,
    closed BIGINT
);
CREATE INDEX complaints_person ON complaints (person, at);
CREATE INDEX complaints_other ON complaints (other);
";

/// Who is told what, over which channels, and what still has to be told. `kinds` and `kind` are bits of the server's; webhooks that are there
/// go on telling of turns and invitations, and of reminders.
const NOTICES: &str = "
CREATE TABLE notice_channels (
    person TEXT NOT NULL,
    channel TEXT NOT NULL,
    kinds BIGINT NOT NULL,
    ready BIGINT NOT NULL,
    PRIMARY KEY (person, channel)
) /*WITHOUT ROWID*/;
INSERT INTO notice_channels (person, channel, kinds, ready) SELECT id, 'webhook', 11, 1 FROM people WHERE webhook IS NOT NULL;
CREATE TABLE outbox (
    person TEXT NOT NULL,
    table_id TEXT NOT NULL,
    kind BIGINT NOT NULL,
    seq BIGINT NOT NULL,
    channel TEXT NOT NULL,
    seat BIGINT NOT NULL,
    due BIGINT NOT NULL,
    digest BIGINT NOT NULL DEFAULT 0,
    claims BIGINT NOT NULL DEFAULT 0,
    claimant TEXT NOT NULL DEFAULT '',
    held_until BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (person, table_id, kind, seq, channel)
) /*WITHOUT ROWID*/;
CREATE INDEX outbox_due ON outbox (due);
CREATE TABLE mail_addresses (
    person TEXT PRIMARY KEY,
    address TEXT,
    wanted TEXT,
    code TEXT,
    code_until BIGINT,
    digest BIGINT
);
CREATE INDEX mail_addresses_address ON mail_addresses (address) WHERE address IS NOT NULL;
CREATE TABLE push_devices (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    endpoint TEXT NOT NULL UNIQUE,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    label TEXT NOT NULL,
    created BIGINT NOT NULL
);
CREATE INDEX push_devices_person ON push_devices (person);
";

/// Deals that everybody plays once, and tournaments with the tables at which they are played.
const FAIR: &str = "
CREATE TABLE daily_games (
    day BIGINT NOT NULL,
    game TEXT NOT NULL,
    person TEXT NOT NULL,
    table_id TEXT NOT NULL UNIQUE,
    found TEXT,
    PRIMARY KEY (day, game, person)
) /*WITHOUT ROWID*/;
CREATE INDEX daily_games_person ON daily_games (person);
CREATE TABLE tournaments (
    id TEXT PRIMARY KEY,
    seq BIGINT NOT NULL,
    host TEXT NOT NULL,
    listed BIGINT NOT NULL,
    stage TEXT NOT NULL,
    due BIGINT,
    changed BIGINT NOT NULL,
    shown TEXT NOT NULL
);
CREATE INDEX tournaments_due ON tournaments (due) WHERE due IS NOT NULL;
CREATE INDEX tournaments_host ON tournaments (host);
CREATE TABLE tournament_entries (
    tournament TEXT NOT NULL,
    seq BIGINT NOT NULL,
    at BIGINT NOT NULL,
    line TEXT NOT NULL,
    PRIMARY KEY (tournament, seq)
) /*WITHOUT ROWID*/;
CREATE TABLE tournament_tables (
    table_id TEXT PRIMARY KEY,
    tournament TEXT NOT NULL,
    noted BIGINT NOT NULL
);
CREATE INDEX tournament_tables_open ON tournament_tables (tournament) WHERE noted = 0;
CREATE TABLE tournament_people (
    tournament TEXT NOT NULL,
    person TEXT NOT NULL,
    PRIMARY KEY (tournament, person)
) /*WITHOUT ROWID*/;
CREATE INDEX tournament_people_person ON tournament_people (person);
";

/// What people have prepared for the next time that their seats are asked, in words that only the server reads.
const PREPARED: &str = "
CREATE TABLE prepared (
    table_id TEXT NOT NULL,
    person TEXT NOT NULL,
    weight BIGINT NOT NULL,
    answers TEXT NOT NULL,
    PRIMARY KEY (table_id, person)
) /*WITHOUT ROWID*/;
CREATE INDEX prepared_person ON prepared (person);
";

/// Clubs: their members, standing challenges, tables and seasons. The counters `invitation` and `calendar` are what secret links follow from,
/// together with the server's secret: a link ends when its counter is another one. A seat of a finished game that is nobody's is that of a
/// bot or of somebody who is no member. Whoever is told of invitations is told of challenges, too (the bit 16).
const CLUBS: &str = "
CREATE TABLE clubs (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    about TEXT NOT NULL,
    zone TEXT NOT NULL,
    rhythm TEXT NOT NULL,
    invitation BIGINT NOT NULL,
    created BIGINT NOT NULL,
    due BIGINT
);
CREATE INDEX clubs_due ON clubs (due) WHERE due IS NOT NULL;
CREATE TABLE club_members (
    club TEXT NOT NULL,
    person TEXT NOT NULL,
    host BIGINT NOT NULL,
    joined BIGINT NOT NULL,
    calendar BIGINT NOT NULL,
    PRIMARY KEY (club, person)
) /*WITHOUT ROWID*/;
CREATE INDEX club_members_person ON club_members (person);
CREATE TABLE club_challenges (
    id TEXT PRIMARY KEY,
    club TEXT NOT NULL,
    terms TEXT NOT NULL,
    occurs BIGINT NOT NULL,
    opens BIGINT NOT NULL,
    missed BIGINT
);
CREATE INDEX club_challenges_club ON club_challenges (club);
CREATE INDEX club_challenges_opens ON club_challenges (opens);
CREATE TABLE club_tables (
    table_id TEXT PRIMARY KEY,
    club TEXT NOT NULL,
    members_only BIGINT NOT NULL,
    challenge TEXT,
    begins BIGINT,
    due BIGINT
);
CREATE INDEX club_tables_club ON club_tables (club);
CREATE INDEX club_tables_due ON club_tables (due) WHERE due IS NOT NULL;
CREATE TABLE club_results (
    table_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    club TEXT NOT NULL,
    ended BIGINT NOT NULL,
    person TEXT NOT NULL,
    place BIGINT NOT NULL,
    score BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat)
) /*WITHOUT ROWID*/;
CREATE INDEX club_results_club ON club_results (club, ended);
CREATE INDEX club_results_person ON club_results (person);
CREATE TABLE club_seasons (
    club TEXT NOT NULL,
    number BIGINT NOT NULL,
    begins BIGINT NOT NULL,
    ends BIGINT,
    PRIMARY KEY (club, number)
) /*WITHOUT ROWID*/;
UPDATE notice_channels SET kinds = kinds + 16 WHERE kinds / 2 % 2 = 1 AND kinds < 16;
";

/// Brings the database up to date, in one transaction, whoever else may be starting at the same time.
pub(crate) fn migrate(db: &mut dyn Db) -> Result<(), StoreError> {
    up_to(db, MIGRATIONS)
}

/// Brings a database that has no later schema to the one with this number.
pub(crate) fn up_to_number(db: &mut dyn Db, number: usize) -> Result<(), StoreError> {
    up_to(db, MIGRATIONS.get(..number).ok_or(StoreError::Newer(number))?)
}

/// The same within a transaction that somebody else has begun.
pub(crate) fn pending_number(db: &mut dyn Db, number: usize) -> Result<(), StoreError> {
    pending(db, MIGRATIONS.get(..number).ok_or(StoreError::Newer(number))?)
}

/// The number of a database's schema.
pub(crate) fn number(db: &mut dyn Db) -> Result<usize, StoreError> {
    let done = db.row("SELECT value FROM settings WHERE name = 'schema'", &[])?;
    match done {
        Some(row) => row.text(0)?.parse().map_err(|_| StoreError::Broken("its schema has no number".to_owned())),
        None => Ok(0),
    }
}

/// The number of a database's schema, within a transaction that writes; 0 for a database that is new.
pub(crate) fn number_or_none(db: &mut dyn Db) -> Result<usize, StoreError> {
    db.script("CREATE TABLE IF NOT EXISTS settings (name TEXT PRIMARY KEY, value TEXT NOT NULL)")?;
    number(db)
}

/// The number of a database's schema, if this program knows it. A database of later days is left alone.
pub(crate) fn known_number(db: &mut dyn Db) -> Result<usize, StoreError> {
    match number(db)? {
        newer if newer > KNOWN => Err(StoreError::Newer(newer)),
        known => Ok(known),
    }
}

fn up_to(db: &mut dyn Db, migrations: &[&str]) -> Result<(), StoreError> {
    db.begin()?;
    let migrated = pending(db, migrations);
    match &migrated {
        Ok(()) => db.commit(),
        Err(_) => {
            db.rollback();
            migrated
        }
    }
}

fn pending(db: &mut dyn Db, migrations: &[&str]) -> Result<(), StoreError> {
    db.exclude(Exclusive::Migration)?;
    let done = number_or_none(db)?;
    let Some(new) = migrations.get(done..) else {
        return Err(StoreError::Newer(done));
    };
    if new.is_empty() {
        return Ok(());
    }
    for migration in new {
        db.script(migration)?;
    }
    let now = migrations.len().to_string();
    db.run(
        "INSERT INTO settings (name, value) VALUES ('schema', $1) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
        args![&now],
    )?;
    // Running nodes are told, because they may not understand the new schema.
    db.notify(&Notice::Migrated { schema: migrations.len() }.written())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::address::Address;
    use crate::postgres::Postgres;
    use crate::sqlite::Sqlite;
    use crate::{Database, Store};
    use coven_store::testing::PostgresServer;

    fn each(check: fn(&mut dyn Db)) {
        let folder = tempfile::tempdir().expect("a temporary folder");
        check(&mut Sqlite::open(&folder.path().join("coven.db"), 1000).expect("a file"));
        let server = PostgresServer::shared();
        check(&mut Postgres::new(Address::read(&server.database()).expect("an address")));
    }

    #[test]
    fn tables_of_an_earlier_schema_are_found_with_their_cards() {
        each(|db| {
            up_to(db, &MIGRATIONS[..2]).expect("the earlier schema");
            let sql = "INSERT INTO tables (id, seq, game, listed, stage, asked, changed, shown)
                VALUES ('t', 1, 'toy', 1, 'playing', 0, 5, 'as it was')";
            db.run(sql, &[]).expect("a table");
            for _ in 0..2 {
                migrate(db).expect("the present schema");
                let found = db.row("SELECT t.changed, c.shown FROM tables t JOIN cards c ON c.table_id = t.id", &[]);
                let found = found.expect("an answer").expect("a table");
                assert_eq!((found.int(0), found.text(1)), (Ok(5), Ok("as it was".to_owned())));
            }
        });
    }

    #[test]
    fn a_schema_of_later_days_is_left_alone() {
        each(|db| {
            migrate(db).expect("the present schema");
            assert_eq!(up_to(db, &MIGRATIONS[..1]), Err(StoreError::Newer(KNOWN)), "it knows less");
            assert!(db.row("SELECT shown FROM cards", &[]).expect("still there").is_none());
        });
    }

    #[tokio::test]
    async fn a_node_hears_that_a_newer_one_has_migrated_the_database() {
        let server = PostgresServer::shared();
        let url = server.database();
        let database = Database::Postgres(url.clone());
        let (store, mut notices) = Store::open(&database).expect("a store");
        let later = [MIGRATIONS, &["CREATE TABLE later (id BIGINT PRIMARY KEY)"]].concat();
        let migrated = std::thread::spawn(move || up_to(&mut Postgres::new(Address::read(&url).expect("an address")), &later));
        assert_eq!(migrated.join().expect("no panic"), Ok(()));
        let outgrown = loop {
            if let Some(why) = notices.recv().await.expect("a notice").outgrown() {
                break why;
            }
        };
        assert_eq!(outgrown, StoreError::Newer(KNOWN + 1));
        assert_eq!(store.check().await, Err(StoreError::Newer(KNOWN + 1)));
        let refused = Store::open(&database).expect_err("it is left alone").to_string();
        assert!(refused.contains(&format!("schema {}", KNOWN + 1)) && refused.contains("newer version"), "{refused}");
        // A node whose connection was lost meanwhile finds it out when it listens again.
        server.cut_listeners();
        while notices.recv().await.expect("a notice") != Notice::Missed {}
        while notices.recv().await.expect("a notice").outgrown().is_none() {}
    }
}
