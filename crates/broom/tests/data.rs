//! Component data that cannot be played with is refused, with file, table and field.

use coven_broom::Broom;
use coven_engine::{DataSource, Rules};
use coven_proves::proves;

const DATA: &str = include_str!("../data.toml");

fn load(text: &str) -> Result<Broom, String> {
    let mut source = DataSource::builtin();
    source.replace("broom.toml", text);
    Broom::load(&source).map_err(|error| error.to_string())
}

/// The error after the first place where `from` stands reads `to`.
fn error(from: &str, to: &str) -> String {
    assert!(DATA.contains(from), "the data has no '{from}'");
    match load(&DATA.replacen(from, to, 1)) {
        Ok(_) => panic!("'{to}' instead of '{from}' is accepted"),
        Err(error) => error,
    }
}

/// Every error begins with the file, the table and the field.
#[test]
fn errors_name_file_table_and_field() {
    let cases = [
        ("rounds = 7", "rounds = \"seven\"", "broom.toml: setup.rounds: invalid type"),
        ("rounds = 7", "rounds = 8", "broom.toml: setup.rounds: must be"),
        ("rounds = 7\n", "", "broom.toml: setup: missing field `rounds`"),
        ("rounds = 7", "rounds = 7\nrounds = 7", "broom.toml: line "),
        ("[setup]\nsource = \"rulebook\"", "[setup]", "broom.toml: setup.source: is missing"),
        ("[setup]\nsource = \"rulebook\"", "[setup]\nsource = \"dream\"", "broom.toml: setup.source: must be one of"),
        ("roles_chosen_per_round = 4", "roles_chosen_per_round = 0", "broom.toml: setup.roles_chosen_per_round: must be"),
        (
            "bewitched_by_players = [0, 0, 3, 2, 1, 0]",
            "bewitched_by_players = [0, 0, 3]",
            "broom.toml: setup.bewitched_by_players: must",
        ),
        (
            "bewitched_by_players = [0, 0, 3, 2, 1, 0]",
            "bewitched_by_players = [0, 0, 9, 2, 1, 0]",
            "broom.toml: setup.bewitched_by_players: must",
        ),
        ("id = \"forest_witch\"", "id = \"wood_witch\"", "broom.toml: role[0].id: 'wood_witch' is no Role"),
        ("id = \"forest_witch\"", "id = \"hill_witch\"", "broom.toml: role[0].id: is out of order or there twice"),
        ("vp_by_choice = [6, 3, 0, -3, -7]", "vp_by_choice = [6, 3]", "broom.toml: event[0].vp_by_choice: must have one entry"),
        ("choices = [2, 3, 4, 5, 6]", "choices = [2, 3, 4, 5, 10]", "broom.toml: event[0].choices: must be"),
        ("id = \"HC-02\"", "id = \"HC-01\"", "broom.toml: heavy_cloud[1].id: is out of order"),
        ("id = \"HC-02\"", "id = \"HC-2\"", "broom.toml: heavy_cloud[1].id: "),
        ("id = \"FR02\"", "id = \"FR01\"", "broom.toml: front.tower[1].id: is there twice"),
        ("id = \"FR02\"", "id = \"BR02\"", "broom.toml: front.tower[1].id: must name the side"),
        ("circles = [\"A\", \"B\"]", "circles = [\"A\", \"A\"]", "broom.toml: hill_tile[0].circles: must name two different"),
        ("amulets = [0, 4, 9, 15]", "amulets = []", "broom.toml: scoring.amulets: must"),
        ("table = [0, 1, 2, 4, 6, 8, 10, 13, 16, 19, 22]", "table = []", "broom.toml: scoring.lightning.table: must"),
        ("min_front = 10", "min_front = 9", "broom.toml: options.heavy_clouds_mixed_with_storms.min_front: must"),
        ("min_back = 11", "min_back = 10", "broom.toml: options.heavy_clouds_mixed_with_storms.min_back: must"),
        ("max = 24", "max = 25", "broom.toml: options.heavy_clouds_mixed_with_storms.max: must"),
    ];
    for (from, to, expected) in cases {
        let error = error(from, to);
        assert!(error.starts_with(expected), "'{to}' gives: {error}");
    }
    assert_eq!(error("leader_wand", "wand_of_leader"), "broom.toml: event[4].wand_of_leader: is not a field of this table");
}

/// A field that is missing, perhaps because it is misspelt, is not passed over in silence.
#[test]
fn missing_fields_are_named() {
    let cases = [
        ("bewitched_penalty_vp", "# bewitched_penalty_vp", "broom.toml: setup: missing field `bewitched_penalty_vp`"),
        ("brave_bonus_vp", "# brave_bonus_vp", "broom.toml: role[4].brave_bonus_vp: is missing"),
        ("cowardly_gain_one_of", "# cowardly_gain_one_of", "broom.toml: role[6].cowardly_gain_one_of: is missing"),
        ("max_resources = 5", "# max_resources = 5", "broom.toml: event[3].max_resources: is missing"),
        ("delivery_bonus_vp", "# delivery_bonus_vp", "broom.toml: storm_cloud[0].delivery_bonus_vp: is missing"),
        ("free_moves", "# free_moves", "broom.toml: storm_cloud[2].free_moves: is missing"),
        (
            "covered_by_mountain_tile",
            "# covered_by_mountain_tile",
            "broom.toml: front.tower[0]: missing field `covered_by_mountain_tile`",
        ),
        ("beyond_each = 3", "# beyond_each = 3", "broom.toml: scoring.lightning: missing field `beyond_each`"),
        ("gain = { wand = 2 }", "# gain = { wand = 2 }", "broom.toml: mountain_tile[1].gain: is missing"),
        ("leader_wand", "# leader_wand", "broom.toml: event[4].leader_wand: is missing"),
        ("cost = {", "# cost = {", "broom.toml: event[8].cost: is missing"),
        ("forest = -1, mountain = 0 }", "forest = -1 }", "broom.toml: event[1].vp_per_pawn: is missing"),
        ("needed = 3", "# needed = 3", "broom.toml: storm_cloud[5].needed: is missing"),
        ("moves = 2", "# moves = 2", "broom.toml: mountain_tile[3].moves: is missing"),
        ("circles = [\"A\", \"B\"]", "# circles = [\"A\", \"B\"]", "broom.toml: hill_tile[0].circles: must name"),
    ];
    for (from, to, expected) in cases {
        let error = error(from, to);
        assert!(error.starts_with(expected), "'{to}' gives: {error}");
    }
}

/// A border that goes one way only is refused.
#[test]
#[proves("BRM-BOARD-2")]
fn brm_board_2_borders_go_both_ways() {
    let error = error("adjacent = [\"F1\", ", "adjacent = [\"P2\", \"F1\", ");
    assert!(error.starts_with("broom.toml: front.region[0].adjacent: names P2, which does not name H1 in turn"), "{error}");
}

/// A fourth mountain would have no tile and no amulet.
#[test]
#[proves("BRM-BOARD-10")]
fn brm_board_10_exactly_three_mountains() {
    let more = DATA.replacen("region_count = 27", "region_count = 28", 1);
    let fourth =
        "[[front.region]]\nid = \"M4\"\nname = \"Too High\"\nterrain = \"mountain\"\nadjacent = []\nsource = \"designed\"\n";
    let error = load(&format!("{more}\n{fourth}")).expect_err("four mountains");
    assert!(error.starts_with("broom.toml: front.region.terrain: has 4 entries where 3"), "{error}");
}

/// Castles and landing places under cloud spaces are refused.
#[test]
#[proves("BRM-RUL-24")]
fn brm_rul_24_castles_and_circles_stay_clear_of_clouds() {
    let clouded = DATA.replacen("id = \"FC01\"\nregion = \"H1\"", "id = \"FC01\"\nregion = \"H3\"", 1);
    assert_ne!(clouded, DATA);
    let error = load(&clouded).expect_err("a cloud over the castle");
    assert!(error.starts_with("broom.toml: front.castle["), "{error}");
}

/// The hash says whether two tables are played with the same data: numbers change it, pictures and names do not.
#[test]
fn the_hash_follows_the_rules_not_the_looks() {
    let hash = |text: &str| load(text).expect("good data").data_hash().to_owned();
    let ours = hash(DATA);
    assert_eq!(hash(&DATA.replacen("name = \"Larkmead\"", "name = \"Lark Meadow\"", 1)), ours);
    assert_eq!(hash(&DATA.replacen("canvas_width = 1600", "canvas_width = 800", 1)), ours);
    assert_ne!(hash(&DATA.replacen("start_vp = 10", "start_vp = 11", 1)), ours);
    assert_ne!(hash(&DATA.replacen("beyond_each = 3", "beyond_each = 4", 1)), ours);
}

/// Replaced numbers are the numbers that are played with.
#[test]
fn replaced_data_is_used() {
    let rules = load(&DATA.replacen("start_vp = 10", "start_vp = 25", 1)).expect("good data");
    let setup = rules.agree(2, &[]).expect("a setup");
    let state = rules.start(&setup, &mut coven_engine::FastDice::new(1), &mut coven_engine::Silence).expect("a table");
    assert_eq!(state.player(coven_engine::Seat(0)).points(), 25);
}
