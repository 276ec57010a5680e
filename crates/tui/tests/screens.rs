//! The screens of every game: some looked at as a whole, all of them checked.

use coven_bots::Level;
use coven_catalog::{Agreement, Table, games, start};
use coven_engine::{DataSource, Dice, FastDice, Seat, Seed};
use coven_text::{Language, Texts};
use coven_tui::changes::changes;
use coven_tui::drawn::{Drawer, messages};
use coven_tui::host::Host;
use coven_tui::hosts::LocalTable;
use coven_tui::paint::{Colours, Paint, mark};
use coven_tui::screen::{Gaze, Hit, Looking, Panel};
use coven_tui::seen::Seen;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use std::collections::BTreeMap;
use std::sync::Arc;

const SIZES: [(u16, u16); 3] = [(80, 24), (120, 40), (200, 60)];
const NAMES: [&str; 4] = ["Ada", "Bea", "Cleo", "Dora"];

fn texts(language: Language) -> Arc<Texts> {
    Arc::new(Texts::with(language, games(), &messages()))
}

fn open(game: &str, players: usize, variants: &[&str]) -> Box<dyn Table> {
    let seed = Seed::from_number(11);
    start(game, &DataSource::builtin(), Agreement::Words { players, variants }, seed).expect("a table")
}

/// A moment of a game at which a seat is asked.
struct Moment {
    table: Box<dyn Table>,
    seat: Seat,
}

impl Moment {
    fn seen(&self, texts: &Arc<Texts>) -> Seen {
        let seats = self.table.seats();
        let levels = Seat::all(seats).map(|seat| (seat != self.seat).then_some(Level::Random)).collect();
        let names = NAMES[..seats].iter().map(|name| (*name).to_owned()).collect();
        let table = self.table.at(self.table.moves().len()).expect("it was played up to here");
        LocalTable::new(texts.clone(), table, levels, names, FastDice::new(1), true, Box::new(|_| Vec::new())).seen()
    }
}

/// The first moment at which each rule asks something in a random game.
fn questions(game: &str, players: usize, variants: &[&str]) -> BTreeMap<&'static str, Moment> {
    let mut table = open(game, players, variants);
    let mut dice = FastDice::new(5);
    let mut found = BTreeMap::new();
    while let Some(seat) = table.deciding().first() {
        let rule = table.prompt(seat).expect("a deciding seat is asked").rule;
        let choices = table.choices(seat);
        found.entry(rule).or_insert_with(|| Moment { table: table.at(table.moves().len()).expect("played"), seat });
        let chosen = &choices[dice.below(choices.len() as u32) as usize];
        table.play(seat, &chosen.notation).expect("a listed move");
    }
    found
}

fn draw(seen: &Seen, gaze: &Gaze, texts: &Texts, colours: Colours, (width, height): (u16, u16)) -> Buffer {
    let drawer = Drawer::of(seen.about.id, &DataSource::builtin()).expect("built-in data");
    let things = coven_catalog::things(seen.about.id, &DataSource::builtin()).expect("built-in data");
    let looking = Looking { seen, gaze, texts, paint: Paint { colours }, drawer: &drawer, things: &things };
    let area = Rect::new(0, 0, width, height);
    let mut buffer = Buffer::empty(area);
    looking.draw(area, &mut buffer);
    buffer
}

fn rows(buffer: &Buffer) -> Vec<String> {
    let row = |y: u16| (0..buffer.area.width).map(|x| buffer[(x, y)].symbol()).collect::<String>().trim_end().to_owned();
    (0..buffer.area.height).map(row).collect()
}

/// The tables that are looked at: game, players, variants.
const TABLES: [(&str, usize, &[&str]); 3] = [("broom", 3, &["storm"]), ("salem", 4, &[]), ("septima", 3, &[])];

/// The questions that are asked most, by the rules that ask them.
const MAIN: [&[&str]; 3] = [
    &["BRM-ROUND-3", "BRM-TURN-1", "BRM-ROLE-WITCH-BRAVE", "BRM-ROLE-DRUID-BRAVE", "BRM-ROLE-FAIRY-BRAVE"],
    &["NSM-BUILD-1", "NSM-TRIG-1", "NSM-TRIG-3", "NSM-GIVE-1", "NSM-EVT-TRIAL"],
    &["SEP-SETUP-22", "SEP-PHASE-A1", "SEP-MOVE-1", "SEP-ACT-BREW-1", "SEP-ACT-RITUAL-1", "SEP-HUNT-3"],
];

#[test]
fn every_question_at_the_smallest_size() {
    let english = texts(Language::English);
    for (game, players, variants) in TABLES {
        for (rule, moment) in questions(game, players, variants) {
            let screen = draw(&moment.seen(&english), &Gaze::default(), &english, Colours::Many, SIZES[0]);
            insta::assert_snapshot!(format!("{game}-80x24-{rule}"), rows(&screen).join("\n"));
        }
    }
}

#[test]
fn main_questions_at_every_size_in_every_language() {
    for ((game, players, variants), main) in TABLES.into_iter().zip(MAIN) {
        let questions = questions(game, players, variants);
        for language in Language::ALL {
            let texts = texts(language);
            for size in SIZES {
                let mut shown = String::new();
                for rule in main {
                    let moment = questions.get(rule).unwrap_or_else(|| panic!("{rule} is not asked"));
                    let screen = draw(&moment.seen(&texts), &Gaze::default(), &texts, Colours::Many, size);
                    shown.push_str(&format!("=== {rule}\n{}\n", rows(&screen).join("\n")));
                }
                insta::assert_snapshot!(format!("{game}-{}x{}-{language}", size.0, size.1), shown);
            }
        }
    }
}

/// Every question, size and language: the question is on the screen, the first choices are listed with their letters, every choice that
/// lies on the table can be reached by a click, and nothing is said by colour alone.
#[test]
fn every_question_can_be_read_everywhere() {
    let languages = Language::ALL.map(texts);
    for (game, players, variants) in TABLES {
        for (rule, moment) in questions(game, players, variants) {
            for texts in &languages {
                let seen = moment.seen(texts);
                for size in SIZES {
                    let case = format!("{game} {rule} {} {size:?}", texts.language());
                    let screen = draw(&seen, &Gaze::default(), texts, Colours::Many, size);
                    let text = rows(&screen);
                    let question = seen.question.as_ref().expect("it is asked");
                    let first_words = question.text.split_whitespace().next().unwrap_or_default();
                    assert!(text[1].contains('▶') && text[1].contains(first_words), "{case}:\n{}", text.join("\n"));
                    assert!(text.iter().any(|row| row.contains("›a")), "{case}:\n{}", text.join("\n"));
                    // The last key, which explains all others, is whole; everybody's mark stands in the first line.
                    let last = text.last().expect("a row");
                    assert!(last.contains(&help_key(texts)), "{case}:\n{}", text.join("\n"));
                    assert!(Seat::all(seen.names.len()).all(|seat| text[0].contains(mark(seat))), "{case}:\n{}", text[0]);
                    let plain = draw(&seen, &Gaze::default(), texts, Colours::None, size);
                    assert_eq!(rows(&plain), text, "{case}: colours change no sign");
                }
            }
        }
    }
}

/// Whatever is asked, no two choices of the list look alike, even in the smallest window.
#[test]
fn choices_can_be_told_apart() {
    let languages = Language::ALL.map(texts);
    for (game, players, variants) in TABLES {
        let mut table = open(game, players, variants);
        let mut dice = FastDice::new(17);
        let mut asked = 0;
        while let Some(seat) = table.deciding().first() {
            let choices = table.choices(seat);
            if choices.len() > 2 {
                let moment = Moment { table: table.at(table.moves().len()).expect("played"), seat };
                let texts = &languages[asked % languages.len()];
                let seen = moment.seen(texts);
                let lines = listed(&seen, texts);
                for (n, line) in lines.iter().enumerate() {
                    assert!(!lines[..n].contains(line), "{game} {:?}: {lines:#?}", seen.question);
                }
                asked += 1;
            }
            table.play(seat, &choices[dice.below(choices.len() as u32) as usize].notation).expect("a listed move");
        }
        assert!(asked > 20, "{game}");
    }
}

/// The lines of all choices in the smallest window, without their letters; it shows a part of a long list at a time.
fn listed(seen: &Seen, texts: &Texts) -> Vec<String> {
    let drawer = Drawer::of(seen.about.id, &DataSource::builtin()).expect("built-in data");
    let area = Rect::new(0, 0, SIZES[0].0, SIZES[0].1);
    let mut lines: BTreeMap<usize, String> = BTreeMap::new();
    while lines.len() < seen.choices.len() {
        let gaze = Gaze { chosen: lines.len(), ..Gaze::default() };
        let paint = Paint { colours: Colours::None };
        let mut buffer = Buffer::empty(area);
        let drawn = Looking { seen, gaze: &gaze, texts, paint, drawer: &drawer, things: &[] }.draw(area, &mut buffer);
        for (place, hit) in drawn.hits {
            // The list stands at the right edge, the places on the table do not.
            if let (Hit::Choices(choices), true) = (hit, place.right() == area.right()) {
                let text = place.rows().map(|row| row.columns().skip(3).map(|at| buffer[at].symbol()).collect::<String>());
                lines.insert(choices[0], text.collect());
            }
        }
    }
    lines.into_values().collect()
}

fn help_key(texts: &Texts) -> String {
    texts.word("tui-keys-list").rsplit(" · ").next().unwrap_or_default().to_owned()
}

/// The whole of a choice speaks of the cards that it names, not of others whose names end alike.
#[test]
fn a_choice_explains_what_it_names() {
    let english = texts(Language::English);
    let told = |game: &str, rule: &str, notation: &str| {
        let (_, players, variants) = TABLES.into_iter().find(|(id, ..)| *id == game).expect("a table");
        let moment = questions(game, players, variants).remove(rule).unwrap_or_else(|| panic!("{rule} is not asked"));
        let seen = moment.seen(&english);
        let chosen = seen.choices.iter().position(|choice| choice.notation.starts_with(notation)).expect(notation);
        let gaze = Gaze { chosen, panel: Panel::Choice, ..Gaze::default() };
        rows(&draw(&seen, &gaze, &english, Colours::None, SIZES[1])).join("\n")
    };
    let laid = told("broom", "BRM-TURN-1", "lay forest_witch brave");
    assert!(laid.contains("Forest Witch: Brave: move") && !laid.contains("act bravely"), "{laid}");
    let brewed = told("septima", "SEP-PHASE-A1", "card brew");
    assert!(brewed.contains("Brew: Brew up to 3 potions") && !brewed.contains("The Golden Brew:"), "{brewed}");
}

/// From one question to the next of the same seat, a screen writes what has changed and no more than a quick glance could take in; one
/// that turns to another page of the table writes that page, and each of its characters in a few bytes.
#[test]
fn a_typical_move_writes_little() {
    const MOST_BYTES: usize = 4096;
    const MOST_FOR_A_PAGE: usize = 10 * 1024;
    let english = texts(Language::English);
    for (game, players, variants) in TABLES {
        for size in SIZES {
            let mut table = open(game, players, variants);
            let mut dice = FastDice::new(5);
            let mut shown: Option<Buffer> = None;
            let mut written = Vec::new();
            while let Some(seat) = table.deciding().first() {
                if seat == Seat(0) && written.len() < 60 {
                    let moment = Moment { table: table.at(table.moves().len()).expect("played"), seat };
                    let next = draw(&moment.seen(&english), &Gaze::default(), &english, Colours::Many, size);
                    if let Some(before) = &shown {
                        written.push(changes(before, &next).len());
                    }
                    shown = Some(next);
                }
                let choices = table.choices(seat);
                table.play(seat, &choices[dice.below(choices.len() as u32) as usize].notation).expect("a listed move");
            }
            written.sort_unstable();
            let typical = written[written.len() / 2];
            let most = written[written.len() - 1];
            println!("{game} {size:?}: {} moves, {typical} bytes in the middle, {most} at most", written.len());
            assert!(written.len() > 10 && typical <= MOST_BYTES, "{game} {size:?}: {typical}");
            assert!(most <= MOST_FOR_A_PAGE, "{game} {size:?}: {most}");
        }
    }
}

/// All panels of a finished game, with its score sheet.
#[test]
fn the_end_shows_the_score_sheet() {
    let english = texts(Language::English);
    for (game, players, variants) in TABLES {
        let mut table = open(game, players, variants);
        let mut dice = FastDice::new(9);
        while let Some(seat) = table.deciding().first() {
            let choices = table.choices(seat);
            table.play(seat, &choices[dice.below(choices.len() as u32) as usize].notation).expect("a listed move");
        }
        let winner = table.standing().expect("it is over").iter().find(|result| result.place == 1).map(|result| result.seat);
        let seen = Moment { table, seat: Seat(0) }.seen(&english);
        for (_, panel) in Panel::NUMBERED {
            let gaze = Gaze { panel, ..Gaze::default() };
            let text = rows(&draw(&seen, &gaze, &english, Colours::Many, SIZES[0])).join("\n");
            if panel == Panel::Score {
                assert!(text.contains(NAMES[winner.expect("somebody wins").index()]), "{game}:\n{text}");
                assert!(seen.standing[0].lines.iter().all(|(what, _)| text.contains(what.as_str())), "{game}:\n{text}");
            }
        }
    }
}

/// A drawing can read every view that the game writes, as a spectator's and as each seat's.
#[test]
fn every_view_is_read_back() {
    let english = texts(Language::English);
    for (game, players, variants) in TABLES {
        let drawer = Drawer::of(game, &DataSource::builtin()).expect("built-in data");
        let mut table = open(game, players, variants);
        let mut dice = FastDice::new(2);
        let mut moves = 0;
        loop {
            let viewers = Seat::all(players).map(coven_engine::Viewer::Seat).chain([coven_engine::Viewer::Spectator]);
            for viewer in viewers.filter(|_| moves % 7 == 0) {
                let seen = Seen { viewer, view: table.view_json(viewer), ..Seen::nothing(table.about()) };
                let paint = Paint { colours: Colours::None };
                let picture = drawer.draw(&coven_tui::picture::Scene { seen: &seen, texts: &english, paint, room: (60, 30) });
                // The plain drawing, which takes over for a view that cannot be read, has no status.
                assert!(!picture.status.is_empty(), "{game} after {moves} moves: {}", seen.view);
            }
            let Some(seat) = table.deciding().first() else {
                break;
            };
            let choices = table.choices(seat);
            table.play(seat, &choices[dice.below(choices.len() as u32) as usize].notation).expect("a listed move");
            moves += 1;
        }
    }
}

#[test]
fn the_curtain_shows_a_name_and_nothing_else() {
    let english = texts(Language::English);
    let area = Rect::new(0, 0, 80, 24);
    let mut buffer = Buffer::empty(area);
    Looking::curtain(&english, Paint { colours: Colours::None }, "Bea", area, &mut buffer);
    let shown: Vec<String> = rows(&buffer).into_iter().map(|row| row.trim().to_owned()).filter(|row| !row.is_empty()).collect();
    assert_eq!(shown, ["The screen is for Bea.", "Hand it over. Press Enter when nobody else is looking."]);
}

#[test]
fn a_tiny_window_says_so() {
    let english = texts(Language::English);
    let moment = questions("salem", 3, &[]).into_values().next().expect("a question");
    for size in [(1, 1), (10, 3), (79, 24), (80, 23)] {
        let screen = draw(&moment.seen(&english), &Gaze::default(), &english, Colours::None, size);
        let shown = rows(&screen).join("");
        assert!(shown.contains('T') || shown == "…", "{size:?}");
    }
}
