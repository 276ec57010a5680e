//! A table is the same to its users whatever is played at it: everything here runs for every game of the house.

use coven_bots::{Bot, Level};
use coven_catalog::{Agreement, CatalogError, LastView, Mind, StartError, Table, about, games, resume, start};
use coven_engine::{DataSource, Dice, FastDice, Record, RecordError, Seat, Seed, Viewer};
use std::fs;
use std::path::Path;

/// A new table of every game with the smallest and the largest number of players.
fn tables() -> Vec<Box<dyn Table>> {
    let sizes = |seats: &std::ops::RangeInclusive<usize>| [*seats.start(), *seats.end()];
    let all = games().iter().flat_map(|about| sizes(&about.seats).map(|players| opened(about.id, players)));
    all.collect()
}

fn opened(game: &str, players: usize) -> Box<dyn Table> {
    let agreement = Agreement::Words { players, variants: &[] };
    start(game, &DataSource::builtin(), agreement, Seed::from_number(1)).expect("the base game")
}

/// Plays at random until so many moves are made or the game is over.
fn play_on(table: &mut dyn Table, moves: usize) {
    let mut dice = FastDice::new(7);
    for _ in 0..moves {
        let Some(seat) = table.deciding().first() else { return };
        let choices = table.choices(seat);
        let chosen = &choices[dice.below(choices.len() as u32) as usize];
        table.play(seat, &chosen.notation).expect("a listed move");
    }
}

fn names(table: &dyn Table) -> Vec<String> {
    vec!["random".to_owned(); table.seats()]
}

#[test]
fn every_game_can_be_played_to_its_end() {
    for mut table in tables() {
        assert!(table.standing().is_none());
        play_on(&mut *table, usize::MAX);
        assert!(table.deciding().is_empty());
        assert_eq!(table.standing().expect("a standing").len(), table.seats());
        assert_eq!(table.play(Seat(0), "?!").expect_err("no move").to_string().lines().count(), 1);
    }
}

#[test]
fn asked_seats_have_a_prompt_and_choices_and_others_have_neither() {
    for mut table in tables() {
        for _ in 0..60 {
            let prefix = table.about().rule_prefix;
            for seat in Seat::all(8).chain([Seat(200)]) {
                let asked = table.deciding().contains(seat);
                assert_eq!((table.prompt(seat).is_some(), !table.choices(seat).is_empty()), (asked, asked));
                assert!(table.prompt(seat).is_none_or(|prompt| prompt.rule.starts_with(prefix)));
            }
            play_on(&mut *table, 1);
        }
    }
}

/// Whoever kept a record for years can still open it, also one that was made with former data or under former rules.
#[test]
fn the_golden_records_of_every_game_are_brought_back() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut made_with_former_data = 0;
    for about in games() {
        let Ok(folder) = fs::read_dir(crates.join(about.id).join("tests/records")) else {
            continue;
        };
        let files = folder.filter_map(|entry| Some(entry.ok()?.path())).filter(|path| path.extension().is_some());
        for file in files {
            let record = Record::parse(&fs::read_to_string(&file).expect("a file")).expect("a record");
            let table = resume(&record, &DataSource::builtin()).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
            assert!(table.standing().is_some(), "{}", file.display());
            made_with_former_data += usize::from(about.former_data(&record.header.data).is_some());
        }
    }
    assert!(made_with_former_data > 0);
}

#[test]
fn a_record_brings_the_table_back() {
    for mut table in tables() {
        play_on(&mut *table, 40);
        let record = Record::parse(&table.record(names(&*table)).to_string()).expect("a record");
        let again = resume(&record, &DataSource::builtin()).expect("a record that replays");
        assert_eq!(again.record(names(&*again)), record);
        assert_eq!((again.moves(), again.commitment()), (table.moves(), table.commitment()));
        for viewer in Viewer::all(table.seats()) {
            assert_eq!(again.view_json(viewer), table.view_json(viewer));
            assert_eq!(again.view_lines(viewer), table.view_lines(viewer));
        }
    }
}

/// Whatever was written last, at this table or another one, and for whom.
#[test]
fn a_view_is_written_as_it_is() {
    let mut last = LastView::default();
    for mut table in tables() {
        for _ in 0..150 {
            for viewer in Viewer::all(table.seats()) {
                let mut text = Vec::new();
                table.write_view(viewer, &mut last, &mut text);
                assert_eq!(serde_json::from_slice::<serde_json::Value>(&text).expect("JSON"), table.view_json(viewer));
            }
            let Some(seat) = table.deciding().first() else { break };
            let choices = table.choices(seat);
            table.play(seat, &choices[choices.len() / 2].notation).expect("a listed move");
        }
    }
}

#[test]
fn a_table_can_be_seen_as_it_stood() {
    for mut table in tables() {
        let opening = table.view_json(Viewer::Spectator);
        play_on(&mut *table, 30);
        let earlier = table.at(12).expect("the same table");
        assert_eq!(earlier.moves()[..], table.moves()[..12]);
        assert_eq!(earlier.tale(11), table.tale(11));
        assert_eq!(earlier.tale(12), None);
        assert_eq!(table.at(0).expect("the same table").view_json(Viewer::Spectator), opening);
    }
}

#[test]
fn what_is_told_at_once_is_what_is_told_later() {
    for mut table in tables() {
        for number in 0..40 {
            let Some(seat) = table.deciding().first() else { break };
            let told = table.play(seat, &table.choices(seat)[0].notation.clone()).expect("a listed move");
            assert_eq!(table.tale(number), Some(told));
        }
    }
}

#[test]
fn whoever_does_not_sit_at_the_table_is_a_spectator() {
    for mut table in tables() {
        play_on(&mut *table, 12);
        for stranger in [table.seats() as u8, 200] {
            let stranger = Viewer::Seat(Seat(stranger));
            assert_eq!(table.view_json(stranger), table.view_json(Viewer::Spectator));
            assert_eq!(table.view_lines(stranger), table.view_lines(Viewer::Spectator));
        }
        assert!(table.play(Seat(200), &table.choices(table.deciding().first().expect("a seat"))[0].notation.clone()).is_err());
        assert!(table.undo(Seat(200)).is_err());
    }
}

#[test]
fn bots_answer_exactly_where_they_are_asked() {
    for table in tables() {
        let asked = table.deciding().first().expect("somebody");
        let chosen = table.think(asked, &Bot::new(Level::Novice), &mut Mind::default(), 1).expect("a move");
        assert!(table.choices(asked).iter().any(|choice| choice.notation == chosen));
        assert_eq!(table.think(Seat(200), &Bot::new(Level::Novice), &mut Mind::default(), 1), None);
    }
}

#[test]
fn a_setup_can_be_written_out() {
    for about in games() {
        let table = opened(about.id, *about.seats.end());
        let setup = table.record(names(&*table)).header.setup;
        let again = start(about.id, &DataSource::builtin(), Agreement::Json(setup), Seed::from_number(1)).expect("the same");
        assert_eq!(again.view_json(Viewer::Spectator), table.view_json(Viewer::Spectator));
        let wrong = Agreement::Json(serde_json::json!({ "colour": "red" }));
        let refused = start(about.id, &DataSource::builtin(), wrong, Seed::from_number(1)).err().expect("no setup");
        assert!(matches!(&refused, StartError::UnreadableSetup(_)), "{refused}");
    }
}

#[test]
fn what_cannot_be_opened_is_said() {
    let open = |game: &str, players| {
        let agreement = Agreement::Words { players, variants: &[] };
        start(game, &DataSource::builtin(), agreement, Seed::from_number(1)).err().expect("no such table").to_string()
    };
    assert!(open("chess", 2).starts_with("there is no game 'chess'; the games are: "));
    for game in games() {
        let said = open(game.id, 99);
        assert!(said.starts_with(game.title) && said.ends_with("players, not for 99"), "{said}");
    }
    assert!(matches!(about("chess"), Err(CatalogError::UnknownGame { .. })));
    let mut record = opened(games()[0].id, *games()[0].seats.end()).record(Vec::new());
    record.header.seed = Seed::from_number(2);
    let refused = resume(&record, &DataSource::builtin()).err().expect("a broken promise");
    assert_eq!(refused.to_string(), RecordError::BrokenPromise.to_string());
}

#[test]
fn games_are_listed_once_and_have_a_rulebook() {
    for (number, about) in games().iter().enumerate() {
        assert!(games()[..number].iter().all(|other| other.id != about.id && other.rule_prefix != about.rule_prefix));
        assert!(!about.rulebook("en").rules().is_empty(), "{}", about.id);
    }
}
