//! Flags, variables, files, and which of them counts.

use super::*;
use std::path::Path;

struct Folder(tempfile::TempDir);

impl Folder {
    fn new() -> Folder {
        Folder(tempfile::tempdir().expect("a folder"))
    }

    fn file(&self, name: &str, text: &str) -> PathBuf {
        let path = self.0.path().join(name);
        std::fs::write(&path, text).expect("a file");
        path
    }
}

fn around(variables: &[(&str, &str)], file: Option<&Path>) -> Around {
    let variables = variables.iter().map(|(name, value)| ((*name).to_owned(), OsString::from(*value)));
    Around { environment: Environment::of(variables), usual_file: file.map(Path::to_owned) }
}

fn settled(typed: &[&str], around: &Around) -> Result<Settings, String> {
    match read(typed.iter().map(OsString::from).collect(), around) {
        Ok((_, settings)) => Ok(settings),
        Err(Fault::Stop(stop)) => Err(stop.to_string()),
        Err(Fault::CommandLine(error)) => Err(error.to_string()),
    }
}

fn of<'a>(settings: &'a Settings, name: &str) -> (Option<&'a Told>, String) {
    let setting = settings.all.iter().find(|setting| setting.key.name == name).expect("a key");
    (setting.told.as_ref(), setting.origin.place(&setting.key))
}

fn value(text: &str) -> Told {
    Told::Values(vec![text.to_owned()])
}

/// What clap has seen where nothing was typed.
fn nothing() -> ArgMatches {
    command().get_matches_from(["coven"])
}

/// A value that clap takes for a key, whatever flag is added to `serve` later.
fn sample(key: &Key) -> String {
    let command = command();
    let fits = |text: &&str| check(&command, key, &value(text)).is_ok();
    let samples =
        ["1", "127.0.0.1:0", "https://coven.example.org", "smtps://mail.example.org", "coven@example.org", "it", "text"];
    let sample = samples.into_iter().find(fits);
    sample.unwrap_or_else(|| panic!("give a sample for --{}", key.flag)).to_owned()
}

#[test]
fn every_flag_of_serve_is_a_key_and_a_variable() {
    let folder = Folder::new();
    let mut built = command();
    built.build();
    let serve = built.find_subcommand("serve").expect("a command");
    let flags: Vec<&str> =
        serve.get_arguments().filter_map(Arg::get_long).filter(|flag| !["help", "config"].contains(flag)).collect();
    assert!(flags.contains(&"listen") && flags.contains(&"data"), "{flags:?}");
    let keys = keys(&command());
    assert_eq!(keys.iter().map(|key| key.flag.as_str()).collect::<Vec<_>>(), flags);
    for key in keys {
        let (said, in_file, told) = match key.takes {
            Takes::Nothing => ("true".to_owned(), "true".to_owned(), Told::Switch(true)),
            Takes::Value | Takes::Values => (sample(&key), format!("{:?}", sample(&key)), value(&sample(&key))),
        };
        let by_variable = settle(&command(), &nothing(), &around(&[(&key.variable, &said)], None)).expect("it is read");
        assert_eq!(of(&by_variable, &key.name), (Some(&told), key.variable.clone()));
        let file = folder.file("coven.toml", &format!("# a comment\n\n{} = {in_file}\n", key.name));
        let by_file = settle(&command(), &nothing(), &around(&[], Some(&file))).expect("it is read");
        assert_eq!(of(&by_file, &key.name), (Some(&told), format!("{}:3", file.display())));
    }
}

#[test]
fn a_flag_counts_more_than_a_variable_and_a_variable_more_than_the_file() {
    let folder = Folder::new();
    let file = folder.file("coven.toml", "listen = \"127.0.0.1:1\"\nrate = 7\nstreams = 9\nbehind_proxy = true\n");
    let around = around(&[("COVEN_LISTEN", "127.0.0.1:2"), ("COVEN_RATE", "8"), ("COVEN_BEHIND_PROXY", "no")], Some(&file));
    let settings = settled(&["coven", "serve", "--listen", "127.0.0.1:3"], &around).expect("it is read");
    assert_eq!(of(&settings, "listen"), (Some(&value("127.0.0.1:3")), "--listen".to_owned()));
    assert_eq!(of(&settings, "rate"), (Some(&value("8")), "COVEN_RATE".to_owned()));
    assert_eq!(of(&settings, "streams"), (Some(&value("9")), format!("{}:3", file.display())));
    assert_eq!(of(&settings, "behind_proxy"), (Some(&Told::Switch(false)), "COVEN_BEHIND_PROXY".to_owned()));
    assert_eq!(of(&settings, "public_url"), (None, "default".to_owned()));
    let (cli, _) = read(["coven"].iter().map(OsString::from).collect(), &around).map_err(|_| "").expect("it is read");
    let Some(crate::Command::Serve(args)) = cli.command else { panic!("without a command it serves") };
    let told = format!("{args:?}");
    assert!(told.contains("127.0.0.1:2") && told.contains("streams: Some(9)") && told.contains("behind_proxy: false"), "{told}");
}

#[test]
fn the_file_is_the_one_that_was_named() {
    let folder = Folder::new();
    let (one, two, three) =
        (folder.file("1.toml", "rate = 1"), folder.file("2.toml", "rate = 2"), folder.file("3.toml", "rate = 3"));
    let around = around(&[("COVEN_CONFIG", &two.display().to_string())], Some(&three));
    let typed = settled(&["coven", "serve", "--config", &one.display().to_string()], &around).expect("it is read");
    assert_eq!(of(&typed, "rate").0, Some(&value("1")));
    assert_eq!(of(&settled(&["coven", "serve"], &around).expect("it is read"), "rate").0, Some(&value("2")));
    let missing = settled(&["coven", "serve", "--config", "/nowhere/coven.toml"], &around).expect_err("there is none");
    assert!(missing.starts_with("/nowhere/coven.toml: "), "{missing}");
}

#[test]
fn other_commands_take_what_they_have_a_flag_for_and_games_take_nothing() {
    let folder = Folder::new();
    let file = folder.file("coven.toml", "database = \"/srv/coven.db\"\nlisten = \"127.0.0.1:1\"\nstreams = 4\n");
    let around = around(&[], Some(&file));
    let read = |typed: &[&str]| read(typed.iter().map(OsString::from).collect(), &around).map(|(cli, _)| cli);
    let Ok(Cli { command: Some(crate::Command::Backup(args)), .. }) = read(&["coven", "backup", "--", "-x.backup"]) else {
        panic!()
    };
    assert!(format!("{args:?}").contains("/srv/coven.db") && format!("{args:?}").contains("-x.backup"), "{args:?}");
    let Ok(Cli { command: Some(crate::Command::Load(args)), .. }) = read(&["coven", "load"]) else { panic!() };
    assert!(!format!("{args:?}").contains("streams: 4"), "{args:?}");
    let bad = folder.file("coven.toml", "nonsense");
    assert!(
        bad.exists() && read(&["coven", "rules", "--search", "card"]).is_ok(),
        "a file of settings is no affair of other commands"
    );
}

#[test]
fn an_example_is_given_also_while_the_file_cannot_be_read() {
    let folder = Folder::new();
    let file = folder.file("coven.toml", "nonsense");
    assert!(settled(&["coven", "config", "--example"], &around(&[], Some(&file))).is_ok());
    assert!(settled(&["coven", "config"], &around(&[], Some(&file))).is_err());
}

#[test]
fn mistakes_are_told_with_their_place() {
    let folder = Folder::new();
    for (text, line, told) in [
        ("listen = \"127.0.0.1:1\"\n\nlissten = 3\n", 3, "lissten is no setting; did you mean listen?"),
        ("xyzzy = 1\n", 1, "xyzzy is no setting; see coven config --example"),
        ("\nlisten = \"somewhere\"\n", 2, "listen: invalid socket address syntax"),
        ("listen = true\n", 1, "listen: it is a text or a number, not true or false"),
        ("rate = [1]\n", 1, "rate: it is a text or a number, not a list"),
        ("rate = 1000000\n", 1, "rate: 1000000 is not in 0..=65535"),
        ("behind_proxy = \"yes\"\n", 1, "behind_proxy: it is true or false, not a text"),
        ("[serve]\nrate = 1\n", 1, "serve is no setting"),
        ("rate = 1\nrate = 2\n", 2, "duplicate key"),
        ("rate = \n", 1, ""),
        ("database_file = \"/nowhere/url\"\n", 1, "database_file: /nowhere/url: No such file"),
        ("database = \"mysql://db\"\n", 1, "mysql:// is no kind of database"),
    ] {
        let file = folder.file("coven.toml", text);
        let refused = settled(&["coven", "serve"], &around(&[], Some(&file))).expect_err(text);
        let place = format!("{}:{line}: ", file.display());
        assert!(refused.starts_with(&place) && refused.contains(told), "{text:?}: {refused}");
    }
    for (name, value, told) in [
        ("COVEN_LISTEN", "somewhere", "COVEN_LISTEN: invalid socket address syntax"),
        ("COVEN_BEHIND_PROXY", "maybe", "COVEN_BEHIND_PROXY: it is true or false"),
        ("COVEN_DATABASE_FILE", "/nowhere/url", "COVEN_DATABASE_FILE: /nowhere/url: No such file"),
    ] {
        let refused = settled(&["coven", "serve"], &around(&[(name, value)], None)).expect_err(name);
        assert!(refused.starts_with(told), "{refused}");
    }
}

#[test]
fn a_secret_may_stand_in_a_file_of_its_own() {
    let folder = Folder::new();
    let secret = folder.file("url", "postgres://coven:secret@db/coven\n");
    let told = value("postgres://coven:secret@db/coven");
    let secret = secret.display().to_string();
    let by_variable = settled(&["coven", "serve"], &around(&[("COVEN_DATABASE_FILE", &secret)], None)).expect("it is read");
    assert_eq!(of(&by_variable, "database"), (Some(&told), "COVEN_DATABASE_FILE".to_owned()));
    let file = folder.file("coven.toml", &format!("database_file = {secret:?}\n"));
    let by_file = settled(&["coven", "serve"], &around(&[], Some(&file))).expect("it is read");
    assert_eq!(of(&by_file, "database"), (Some(&told), format!("{}:1", file.display())));
    let twice = around(&[("COVEN_DATABASE_FILE", &secret), ("COVEN_DATABASE", "x.db")], None);
    assert!(settled(&["coven", "serve"], &twice).expect_err("which?").contains("both set"));
    let file = folder.file("coven.toml", &format!("database = \"x.db\"\ndatabase_file = {secret:?}\n"));
    let twice = settled(&["coven", "serve"], &around(&[], Some(&file))).expect_err("which?");
    assert!(twice.contains("both set"), "{twice}");
}

#[test]
fn variables_that_nobody_reads_are_told() {
    let environment = Environment::of(
        [("COVEN_LISTN", "x"), ("COVEN_XYZZY", "y"), ("COVEN_OPTIONS", "z"), ("COVEN_LISTEN", "")]
            .map(|(name, value)| (name.to_owned(), value.into())),
    );
    let mut told = environment.unknown(&keys(&command()));
    told.sort();
    assert_eq!(
        told,
        ["warning: COVEN_LISTN is no setting; did you mean COVEN_LISTEN?", "warning: COVEN_XYZZY is no setting, and is ignored"]
    );
}

/// The page that operators read has a row for every key.
#[test]
fn the_documentation_names_every_key() {
    let page = std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/running.md")).expect("a page");
    for key in keys(&command()) {
        let row = format!("| `{}` | `{}` |", key.name, key.variable);
        assert!(page.contains(&row), "docs/running.md lacks: {row} {} |", key.help);
    }
}
