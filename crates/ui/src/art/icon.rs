//! Small pictures that every page may use, on a grid of 48 units.

/// Named icons, and the list of them.
macro_rules! icons {
    ($($(#[$doc:meta])* $name:ident = $id:literal: $body:literal;)+) => {
        $($(#[$doc])* pub const $name: $crate::art::Symbol = $crate::art::Symbol { id: concat!("i-", $id), size: 48, body: $body };)+
        /// Every icon.
        pub const ALL: &[$crate::art::Symbol] = &[$($name),+];
    };
}
pub(crate) use icons;

icons! {
    CARDS = "cards":
        "<path class='k f-sheet' d='M9 14l16-6 11 27-16 6z'/><path class='k f-sheet' d='M17 9h18v31H17z'/><path class='kt' d='M21 14h10M21 19h10'/>";
    CROWN = "crown":
        "<path class='k f-gold' d='M7 38 5 15l10 9 9-16 9 16 10-9-2 23z'/><path class='kt' d='M9 33h30'/>";
    POINTS = "points":
        "<path class='k f-gold' d='M24 4l5.8 12.6 13.8 1.5-10.3 9.2 2.9 13.5L24 34l-12.2 6.8 2.9-13.5L4.4 18.1l13.8-1.5z'/>";
    PASS = "pass":
        "<path class='k' d='M11 24h26'/><circle class='k' cx='24' cy='24' r='19'/>";
    WAIT = "wait":
        "<path class='k f-sheet' d='M13 5h22M13 43h22M15 5c0 10 9 12 9 19s-9 9-9 19M33 5c0 10-9 12-9 19s9 9 9 19'/><path class='kt' d='M19 40l5-6 5 6z'/>";
    UNDO = "undo":
        "<path class='kb' d='M14 9 5 18l9 9M6 18h22a12 12 0 0 1 0 24H16'/>";
    LOG = "log":
        "<path class='k f-sheet' d='M10 5h26v34a4 4 0 0 0 6-4v-3H18v7a4 4 0 0 1-8 0z'/><path class='kt' d='M16 13h14M16 20h14M16 27h8'/>";
    SOUND = "sound":
        "<path class='k f-sheet' d='M6 18h8L26 8v32L14 30H6z'/><path class='k' d='M32 17a10 10 0 0 1 0 14M37 11a19 19 0 0 1 0 26'/>";
    PACE = "pace":
        "<path class='k f-sheet' d='M12 5h24v6c0 7-8 9-8 13s8 6 8 13v6H12v-6c0-7 8-9 8-13s-8-6-8-13z'/><path class='kt f-gold' d='M18 37c2-4 10-4 12 0v3H18z'/><path class='kt' d='M24 24v8'/>";
    LONE = "lone":
        "<circle class='k f-sheet' cx='24' cy='24' r='18'/><path class='k' d='M15 25l6 6 12-14'/>";
    THEME = "theme":
        "<path class='k f-gold' d='M31 6A19 19 0 1 0 42 31 16 16 0 0 1 31 6z'/><path class='kt' d='M38 10v6M35 13h6'/>";
    LANGUAGE = "language":
        "<circle class='k f-sheet' cx='24' cy='24' r='19'/><path class='kt' d='M5 24h38M24 5c-12 11-12 27 0 38M24 5c12 11 12 27 0 38M9 13h30M9 35h30'/>";
    PREFERENCES = "preferences":
        "<path class='k' d='M6 13h36M6 24h36M6 35h36'/><circle class='k f-sheet' cx='31' cy='13' r='5'/><circle class='k f-sheet' cx='15' cy='24' r='5'/><circle class='k f-sheet' cx='27' cy='35' r='5'/>";
    HELP = "help":
        "<circle class='k f-sheet' cx='24' cy='24' r='20'/><path class='k' d='M17 18c1-9 15-8 14 1-1 5-7 5-7 10M24 35v1'/>";
    PEOPLE = "people":
        "<circle class='k f-sheet' cx='17' cy='15' r='8'/><circle class='k f-sheet' cx='34' cy='18' r='6'/><path class='k f-sheet' d='M3 41c0-20 28-20 28 0zM33 41h12c0-12-6-16-13-14'/>";
    ZOOM = "zoom":
        "<circle class='k f-sheet' cx='20' cy='20' r='14'/><path class='kb' d='M31 31l12 12'/><path class='k' d='M14 20h12M20 14v12'/>";
    ZOOM_OUT = "zoom-out":
        "<circle class='k f-sheet' cx='20' cy='20' r='14'/><path class='kb' d='M31 31l12 12'/><path class='k' d='M14 20h12'/>";
    CLOSE = "close":
        "<path class='kb' d='M11 11l26 26M37 11 11 37'/>";
    CHECK = "check":
        "<path class='kb' d='M8 25l11 12L40 11'/>";
    TALK = "talk":
        "<path class='k f-sheet' d='M6 8h36v24H22l-9 9v-9H6z'/><path class='kt' d='M13 17h22M13 24h14'/>";
    BOARD = "board":
        "<path class='k f-sheet' d='M5 10l12-4 14 5 12-4v31l-12 4-14-5-12 4z'/><path class='kt' d='M17 6v31M31 11v31'/>";
    BOOK = "book":
        "<path class='k f-sheet' d='M24 12C18 6 10 6 4 8v30c6-2 14-2 20 4 6-6 14-6 20-4V8c-6-2-14-2-20 4z'/><path class='kt' d='M24 12v30M10 16c3-1 6 0 9 2M10 24c3-1 6 0 9 2M38 16c-3-1-6 0-9 2M38 24c-3-1-6 0-9 2'/>";
    BOT = "bot":
        "<path class='k f-sheet' d='M9 20c0-4 3-7 7-7h16c4 0 7 3 7 7v15c0 4-3 7-7 7H16c-4 0-7-3-7-7z'/><path class='k' d='M24 13V5M4 25v8M44 25v8M18 34h12'/><circle class='f-ink' cx='17.5' cy='25' r='3'/><circle class='f-ink' cx='30.5' cy='25' r='3'/>";
}
