//! Every address that a page refers to. The server serves these and no page knows another.

use coven_text::Language;
use std::fmt;

/// An address of this house.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Address<'a> {
    Home,
    Lobby,
    /// GET: agree on a new table. POST: open it.
    New {
        game: &'a str,
    },
    /// POST: open a table against computer players and sit down. With `coach` it is a first game.
    PlayNow {
        game: &'a str,
        coach: bool,
    },
    /// POST: sit down at a table.
    Join {
        table: &'a str,
    },
    Table {
        table: &'a str,
    },
    /// The table as it stood after `moves` moves.
    TableAt {
        table: &'a str,
        moves: usize,
    },
    /// Server-sent events: `fragment`.
    Stream {
        table: &'a str,
    },
    /// POST: `seat=…` sits down on that seat.
    Claim {
        table: &'a str,
    },
    /// POST: says yes to an invitation.
    Accept {
        table: &'a str,
    },
    /// POST: says no to an invitation.
    Decline {
        table: &'a str,
    },
    /// POST: stands up.
    Leave {
        table: &'a str,
    },
    /// POST: gives up a table that has not begun.
    Close {
        table: &'a str,
    },
    /// POST: `seat=…&level=…` puts a bot on a chair; without a level it is taken away.
    Place {
        table: &'a str,
    },
    /// POST: `seat=…&name=…` seats somebody else at the visitor's screen.
    Beside {
        table: &'a str,
    },
    /// POST: `seat=…` lifts the curtain of a shared screen for that seat; without a seat it is let down.
    Curtain {
        table: &'a str,
    },
    /// POST: begins the game; `fill=LEVEL` puts bots on all free chairs first.
    Start {
        table: &'a str,
    },
    /// POST: `text=…` says something beside the game.
    Talk {
        table: &'a str,
    },
    /// POST: `statement=…` says something in the game's own words for table talk.
    State {
        table: &'a str,
    },
    /// POST: `seat=…` lets a bot play for that seat.
    Hand {
        table: &'a str,
    },
    /// POST: takes the own seat back from a bot.
    Back {
        table: &'a str,
    },
    /// What a good player would do.
    Hint {
        table: &'a str,
    },
    /// POST: calls for a coach, or sends the coach away.
    Coach {
        table: &'a str,
    },
    /// What may be asked next, to prepare answers. POST: `question=…`, `move=…` and where it matters `heard=…` prepare one; `drop=yes` drops
    /// all.
    Prepare {
        table: &'a str,
    },
    /// POST: `text=…` notes something down for the visitor alone.
    Note {
        table: &'a str,
    },
    /// The most urgent table but this one at which the visitor is asked.
    Next {
        table: &'a str,
    },
    /// POST: `move=…` plays.
    Play {
        table: &'a str,
    },
    /// POST: takes the last move back; with `move=…` that one, and those after it are made again.
    Undo {
        table: &'a str,
    },
    /// POST: a new table with the same seats.
    Rematch {
        table: &'a str,
    },
    /// POST: a new table against computer players that goes on from here.
    PlayOn {
        table: &'a str,
        moves: usize,
    },
    /// The record of a finished table.
    Record {
        table: &'a str,
    },
    /// What was luck and what was skill at a finished table. With the header `Accept: text/fragment+html` only that part of the page.
    Report {
        table: &'a str,
    },
    /// The position before a move, counted from 1, and what is said of the move.
    ReportMove {
        table: &'a str,
        seq: usize,
    },
    /// An error of a seat as a question, counted from 1. With `answer=…` what an answer is worth.
    Exercise {
        table: &'a str,
        seat: u8,
        number: usize,
    },
    /// POST: `record=…` opens a table from a record.
    Import,
    /// GET: `code=…` asks for an invitation. POST: `invitation=…&name=…` comes in by it.
    Enter,
    /// Who the visitor is, and the visitor's tables.
    You,
    /// What the visitor's finished games say together.
    YourGames,
    /// GET: when no time runs out for the visitor. POST: `zone=…&from=…&until=…`, the quiet hours.
    YourTime,
    /// POST: `first=…&last=…` announces a holiday, `end=…` ends or cancels the one that begins on that day.
    Holidays,
    /// What is kept of the visitor.
    OwnData,
    /// Everything that is kept of the visitor, as a file.
    Export,
    /// POST: `passphrase=…` deletes the visitor.
    Delete,
    /// POST: `hidden=…&unranked=…` is what others see of the visitor.
    OwnProfile,
    /// The visitor's friends, and others.
    Friends,
    /// POST: `game=…&person=…` opens a table, and holds a chair for each person.
    AskToPlay,
    /// What everybody may see of somebody.
    Person {
        person: &'a str,
    },
    /// POST: asks somebody to be friends, or says yes.
    Befriend {
        person: &'a str,
    },
    /// POST: ends a friendship, or says no.
    Part {
        person: &'a str,
    },
    /// POST.
    Block {
        person: &'a str,
    },
    /// POST.
    Unblock {
        person: &'a str,
    },
    /// GET: a form. POST: `reason=…` tells those who run the server about somebody.
    Complain {
        person: &'a str,
    },
    /// The same about something that was said at a table, in this line of its journal.
    ComplainOf {
        person: &'a str,
        table: &'a str,
        line: i64,
    },
    /// The other people of a table at which the visitor sits.
    Met {
        table: &'a str,
    },
    /// The best of a game, at tables of all sizes or of one.
    Ladder {
        game: &'a str,
        players: Option<u8>,
    },
    /// How Coven becomes an app.
    Install,
    /// What is shown without a network.
    Offline,
    /// What keeps pages for times without one, and shows notices.
    Worker {
        language: Language,
    },
    /// GET: what the visitor is told, and how. POST: `push=turn&mail=over&…&digest=18&zone=…` changes it; the zone is kept
    /// only if none was before.
    YourNotices,
    /// POST: `address=…` sends a link there; without an address it is forgotten.
    YourMail,
    /// POST: `url=…&topic=…` is a program that is told; without a URL there is none.
    YourProgram,
    /// POST: `device=…` is forgotten.
    ForgetDevice,
    /// POST: `channel=…` sends a notice to see whether it arrives.
    TestNotice,
    /// GET: asks whether the address is confirmed. POST: confirms it.
    ConfirmMail {
        link: &'a str,
    },
    /// GET: asks whether mails shall end. POST: ends them; programs of mail do it by themselves.
    LeaveMail {
        link: &'a str,
    },
    /// GET: who has forgotten a passphrase. POST: `who=…` sends a link.
    Forgot,
    /// POST: `name=…`.
    Rename,
    /// POST: `login=…&passphrase=…` keeps name and games under a login.
    SignUp,
    /// POST: `login=…&passphrase=…`.
    SignIn,
    /// GET: choose a new passphrase, by a link that was given out. POST: `passphrase=…`.
    Reset {
        link: &'a str,
    },
    /// POST.
    SignOut,
    /// The player's book of a game; with `q=…` what it and the rules say of these words.
    Rules {
        game: &'a str,
    },
    /// All numbered rules of a game.
    Exact {
        game: &'a str,
    },
    /// What lies in the box of a game.
    Things {
        game: &'a str,
    },
    /// One component.
    Thing {
        game: &'a str,
        id: &'a str,
    },
    /// The player's aid, to be printed on one page.
    Aid {
        game: &'a str,
    },
    /// One rule, with its text. With the header `Accept: text/fragment+html` only the rule.
    Rule {
        game: &'a str,
        id: &'a str,
    },
    /// The same, whichever game it belongs to.
    RuleById {
        id: &'a str,
    },
    /// A scenario after `moment` of its moves. With `as=…` through other eyes, with `try=…` after another move.
    Scene {
        game: &'a str,
        scene: &'a str,
        moment: usize,
    },
    /// POST: a new table against computer players that goes on from there; `as=…` is the seat to be played.
    TryScene {
        game: &'a str,
        scene: &'a str,
        moment: usize,
    },
    /// The lessons of all games.
    Learn,
    /// The lessons of one game.
    Course {
        game: &'a str,
    },
    /// A lesson: its first page.
    LessonOf {
        game: &'a str,
        lesson: &'a str,
    },
    /// The addresses of all pages of a lesson, and where what it wants leads to: for times without a network.
    LessonAhead {
        game: &'a str,
        lesson: &'a str,
    },
    /// A page of a lesson, counted from 1: its steps, its questions, its end. With `try=…` what comes of a move; with `made=…` the moves of a
    /// step that have been made; with `answer=…` what an answer is worth.
    Lesson {
        game: &'a str,
        lesson: &'a str,
        page: usize,
    },
    /// POST: a new table against computer players that goes on from there.
    TryLesson {
        game: &'a str,
        lesson: &'a str,
        page: usize,
    },
    /// The puzzles of all games.
    Puzzles,
    /// The puzzles of one game. With `theme=…` and `grade=…` some of them.
    PuzzlesOf {
        game: &'a str,
    },
    /// The puzzles of the day.
    PuzzlesToday,
    /// A puzzle, counted from 1. With `answer=…` what an answer is worth; with `show=yes` the answer.
    Puzzle {
        game: &'a str,
        number: usize,
    },
    /// The deals of the day of all games.
    Daily,
    /// GET: the deals of today and yesterday of a game. POST: play today's.
    DailyOf {
        game: &'a str,
    },
    /// GET: all tournaments. POST: open one.
    Tournaments,
    /// Agree on a new tournament.
    NewTournament {
        game: &'a str,
    },
    Tournament {
        id: &'a str,
    },
    /// Server-sent events: `fragment`, whenever something has changed there.
    TournamentStream {
        id: &'a str,
    },
    /// POST: `join`, `withdraw`, `begin`, `close-round`, `cancel`; with `player=…` `admit` and `remove`.
    TournamentAct {
        id: &'a str,
        act: &'a str,
    },
    /// GET: the visitor's clubs. POST: `name=…&about=…&zone=…&rhythm=…` founds one.
    Clubs,
    Club {
        id: &'a str,
    },
    /// GET: what hosts may change. POST: changes it.
    ClubSettings {
        id: &'a str,
    },
    /// POST: `leave`, `renew-calendar`; for hosts `renew-invitation`, `begin-season`, `end-season`, `step-down`, `end`; with `person=…` `make-host`
    /// and `remove`; with `challenge=…` `drop-challenge`.
    ClubAct {
        id: &'a str,
        act: &'a str,
    },
    /// GET: asks whether the visitor wants to come in. POST: comes in.
    JoinClub {
        id: &'a str,
        code: &'a str,
    },
    /// A season of a club and its standings.
    ClubSeason {
        id: &'a str,
        number: i64,
    },
    /// The calendar of a member, without a login.
    ClubCalendar {
        id: &'a str,
        secret: &'a str,
    },
    /// GET: agree on a standing challenge. POST: does it.
    NewChallenge {
        id: &'a str,
        game: &'a str,
    },
    /// Agree on a new table for a club.
    NewForClub {
        game: &'a str,
        club: &'a str,
    },
    /// POST: `language=…`, `theme=…`, `sound=…`, and `back=…` to return to.
    Preferences,
}

impl fmt::Display for Address<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Address::Home => f.write_str("/"),
            Address::Lobby => f.write_str("/lobby"),
            Address::New { game } => write!(f, "/new/{game}"),
            Address::PlayNow { game, coach: false } => write!(f, "/play/{game}"),
            Address::PlayNow { game, coach: true } => write!(f, "/play/{game}?coach=yes"),
            Address::Hint { table } => write!(f, "/table/{table}/hint"),
            Address::Join { table } => write!(f, "/table/{table}/join"),
            Address::Claim { table } => write!(f, "/table/{table}/claim"),
            Address::Accept { table } => write!(f, "/table/{table}/accept"),
            Address::Decline { table } => write!(f, "/table/{table}/decline"),
            Address::Leave { table } => write!(f, "/table/{table}/leave"),
            Address::Close { table } => write!(f, "/table/{table}/close"),
            Address::Place { table } => write!(f, "/table/{table}/place"),
            Address::Beside { table } => write!(f, "/table/{table}/beside"),
            Address::Curtain { table } => write!(f, "/table/{table}/curtain"),
            Address::Start { table } => write!(f, "/table/{table}/start"),
            Address::Talk { table } => write!(f, "/table/{table}/talk"),
            Address::State { table } => write!(f, "/table/{table}/state"),
            Address::Hand { table } => write!(f, "/table/{table}/hand"),
            Address::Back { table } => write!(f, "/table/{table}/back"),
            Address::Coach { table } => write!(f, "/table/{table}/coach"),
            Address::Report { table } => write!(f, "/table/{table}/report"),
            Address::ReportMove { table, seq } => write!(f, "/table/{table}/report/{seq}"),
            Address::Exercise { table, seat, number } => write!(f, "/table/{table}/learn/{seat}/{number}"),
            Address::Import => f.write_str("/records"),
            Address::Enter => f.write_str("/join"),
            Address::You => f.write_str("/you"),
            Address::YourGames => f.write_str("/you/games"),
            Address::YourTime => f.write_str("/you/time"),
            Address::Holidays => f.write_str("/you/time/holidays"),
            Address::OwnData => f.write_str("/you/data"),
            Address::Export => f.write_str("/you/export"),
            Address::Delete => f.write_str("/you/delete"),
            Address::OwnProfile => f.write_str("/you/profile"),
            Address::Friends => f.write_str("/friends"),
            Address::AskToPlay => f.write_str("/friends/play"),
            Address::Person { person } => write!(f, "/people/{person}"),
            Address::Befriend { person } => write!(f, "/people/{person}/friend"),
            Address::Part { person } => write!(f, "/people/{person}/part"),
            Address::Block { person } => write!(f, "/people/{person}/block"),
            Address::Unblock { person } => write!(f, "/people/{person}/unblock"),
            Address::Complain { person } => write!(f, "/people/{person}/report"),
            Address::ComplainOf { person, table, line } => write!(f, "/people/{person}/report?table={table}&said={line}"),
            Address::Met { table } => write!(f, "/table/{table}/people"),
            Address::Ladder { game, players: None } => write!(f, "/ladder/{game}"),
            Address::Ladder { game, players: Some(players) } => write!(f, "/ladder/{game}?players={players}"),
            Address::Install => f.write_str("/install"),
            Address::Offline => f.write_str("/offline"),
            Address::Worker { language } => write!(f, "/sw.js?lang={}", language.code()),
            Address::YourNotices => f.write_str("/you/notices"),
            Address::YourMail => f.write_str("/you/notices/mail"),
            Address::YourProgram => f.write_str("/you/notices/program"),
            Address::ForgetDevice => f.write_str("/you/notices/device"),
            Address::TestNotice => f.write_str("/you/notices/test"),
            Address::ConfirmMail { link } => write!(f, "/mail/confirm/{link}"),
            Address::LeaveMail { link } => write!(f, "/mail/leave/{link}"),
            Address::Forgot => f.write_str("/forgot"),
            Address::Rename => f.write_str("/you/name"),
            Address::SignUp => f.write_str("/you/account"),
            Address::SignIn => f.write_str("/you/sign-in"),
            Address::Reset { link } => write!(f, "/reset/{link}"),
            Address::SignOut => f.write_str("/you/sign-out"),
            Address::Rules { game } => write!(f, "/rules/{game}"),
            Address::Exact { game } => write!(f, "/rules/{game}/exact"),
            Address::Things { game } => write!(f, "/rules/{game}/things"),
            Address::Thing { game, id } => write!(f, "/rules/{game}/things/{id}"),
            Address::Aid { game } => write!(f, "/rules/{game}/aid"),
            Address::Table { table } => write!(f, "/table/{table}"),
            Address::TableAt { table, moves } => write!(f, "/table/{table}?at={moves}"),
            Address::Stream { table } => write!(f, "/table/{table}/stream"),
            Address::Prepare { table } => write!(f, "/table/{table}/prepare"),
            Address::Note { table } => write!(f, "/table/{table}/note"),
            Address::Next { table } => write!(f, "/table/{table}/next"),
            Address::Play { table } => write!(f, "/table/{table}/move"),
            Address::Undo { table } => write!(f, "/table/{table}/undo"),
            Address::Rematch { table } => write!(f, "/table/{table}/rematch"),
            Address::PlayOn { table, moves } => write!(f, "/table/{table}/play-on?at={moves}"),
            Address::Record { table } => write!(f, "/table/{table}/record"),
            Address::Rule { game, id } => write!(f, "/rules/{game}/{id}"),
            Address::RuleById { id } => write!(f, "/rule/{id}"),
            Address::Scene { game, scene, moment } => write!(f, "/scenes/{game}/{scene}/{moment}"),
            Address::TryScene { game, scene, moment } => write!(f, "/scenes/{game}/{scene}/{moment}/play"),
            Address::Learn => f.write_str("/learn"),
            Address::Course { game } => write!(f, "/learn/{game}"),
            Address::LessonOf { game, lesson } => write!(f, "/learn/{game}/{lesson}"),
            Address::LessonAhead { game, lesson } => write!(f, "/learn/{game}/{lesson}/ahead"),
            Address::Lesson { game, lesson, page } => write!(f, "/learn/{game}/{lesson}/{page}"),
            Address::TryLesson { game, lesson, page } => write!(f, "/learn/{game}/{lesson}/{page}/play"),
            Address::Puzzles => f.write_str("/puzzles"),
            Address::PuzzlesOf { game } => write!(f, "/puzzles/{game}"),
            Address::PuzzlesToday => f.write_str("/puzzles/today"),
            Address::Puzzle { game, number } => write!(f, "/puzzles/{game}/{number}"),
            Address::Daily => f.write_str("/daily"),
            Address::DailyOf { game } => write!(f, "/daily/{game}"),
            Address::Tournaments => f.write_str("/tournaments"),
            Address::NewTournament { game } => write!(f, "/tournaments/new/{game}"),
            Address::Tournament { id } => write!(f, "/tournaments/{id}"),
            Address::TournamentStream { id } => write!(f, "/tournaments/{id}/stream"),
            Address::TournamentAct { id, act } => write!(f, "/tournaments/{id}/{act}"),
            Address::Clubs => f.write_str("/clubs"),
            Address::Club { id } => write!(f, "/clubs/{id}"),
            Address::ClubSettings { id } => write!(f, "/clubs/{id}/settings"),
            Address::ClubAct { id, act } => write!(f, "/clubs/{id}/{act}"),
            Address::JoinClub { id, code } => write!(f, "/clubs/{id}/join/{code}"),
            Address::ClubSeason { id, number } => write!(f, "/clubs/{id}/seasons/{number}"),
            Address::ClubCalendar { id, secret } => write!(f, "/clubs/{id}/calendar/{secret}.ics"),
            Address::NewChallenge { id, game } => write!(f, "/clubs/{id}/challenges/{game}"),
            Address::NewForClub { game, club } => write!(f, "/new/{game}?club={club}"),
            Address::Preferences => f.write_str("/preferences"),
        }
    }
}
