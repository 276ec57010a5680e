//! Small pictures on a grid of 48 units.

use super::Symbol;

macro_rules! icons {
    ($($(#[$doc:meta])* $name:ident = $id:literal: $body:literal;)+) => {
        $($(#[$doc])* pub const $name: Symbol = Symbol { id: concat!("i-", $id), size: 48, body: $body };)+
        /// Every icon.
        pub const ALL: &[Symbol] = &[$($name),+];
    };
}

icons! {
    /// The round flask: orange.
    FLASK_ORANGE = "orange":
        "<path class='k f-orange' d='M19 7h10M20 8v9.5A14.5 14.5 0 1 0 28 17.5V8'/><path class='kt' d='M13 34a11 11 0 0 0 8 8M35 27a12 12 0 0 0-4-5M16 30h16'/>";
    /// The tall vial: green.
    FLASK_GREEN = "green":
        "<path class='k f-green' d='M15 5h18M17 6v33a7 7 0 0 0 14 0V6'/><path class='kt' d='M17 18h14M21 24v12M27 24v5'/>";
    /// The squat jar: purple.
    FLASK_PURPLE = "purple":
        "<path class='k f-purple' d='M13 17h22c6 3 8 8 8 13 0 8-4 12-9 12H14c-5 0-9-4-9-12 0-5 2-10 8-13z'/><path class='k f-bronze' d='M12 9h24v8H12z'/><path class='kt' d='M10 28h28M13 34v3M20 34v3'/>";
    WAND = "wand":
        "<path class='kb' d='M8 42 27 21'/><path class='kt' d='M9.5 38.5l3 3'/><path class='k f-gold' d='M33 4l2.6 7.6 7.9.3-6.3 4.8 2.3 7.6-6.5-4.5-6.5 4.5 2.3-7.6-6.3-4.8 7.9-.3z'/>";
    BOLT = "bolt":
        "<path class='k f-bolt' d='M28 3 10 27h11l-4 18 21-26H26z'/>";
    CLOUD = "cloud":
        "<path class='k f-cloud' d='M13 38a9 9 0 0 1-1-18 12 12 0 0 1 22-5 10 10 0 0 1 1 23z'/><path class='kt' d='M12 32a6 6 0 0 1 4-7M22 32h14'/>";
    /// A cloud that is blown away.
    DISPEL = "dispel":
        "<path class='k f-cloud' d='M11 32a7.5 7.5 0 0 1-1-15 10 10 0 0 1 18-4 8.5 8.5 0 0 1 1 19z'/><path class='k' d='M8 41h20M33 36h10M34 24h10l-3-4M36 30h6'/>";
    CARDS = "cards":
        "<path class='k f-sheet' d='M9 14l16-6 11 27-16 6z'/><path class='k f-sheet' d='M17 9h18v31H17z'/><path class='kt' d='M21 14h10M21 19h10'/>";
    AMULET = "amulet":
        "<path class='k' d='M13 5c1 9 5 13 11 14 6-1 10-5 11-14'/><path class='k f-gold' d='M24 18l11 10-11 16-11-16z'/><path class='kt' d='M13 28h22M20 28l4 16 4-16'/>";
    /// Declared brave: a sword.
    BRAVE = "brave":
        "<path class='k f-sheet' d='M24 3l5 7v20H19V10z'/><path class='k f-gold' d='M12 30h24v4H12z'/><path class='k f-bronze' d='M21 34h6v9h-6z'/><path class='kt' d='M24 9v18'/>";
    /// Declared cowardly: a white feather.
    COWARDLY = "cowardly":
        "<path class='k f-sheet' d='M39 6C22 8 12 19 12 34l4 1c14 0 23-12 23-29z'/><path class='k' d='M8 43 33 14'/><path class='kt' d='M18 31h9M22 26l9-1M19 30V20'/>";
    CROWN = "crown":
        "<path class='k f-gold' d='M7 38 5 15l10 9 9-16 9 16 10-9-2 23z'/><path class='kt' d='M9 33h30'/>";
    POINTS = "points":
        "<path class='k f-gold' d='M24 4l5.8 12.6 13.8 1.5-10.3 9.2 2.9 13.5L24 34l-12.2 6.8 2.9-13.5L4.4 18.1l13.8-1.5z'/>";
    CURSE = "curse":
        "<path class='k f-purple' d='M24 4a20 20 0 1 1-14 34'/><path class='k' d='M24 12a12 12 0 1 1-8 21M24 20a5 5 0 1 1-2 9.5'/>";
    PASS = "pass":
        "<path class='k' d='M11 24h26'/><circle class='k' cx='24' cy='24' r='19'/>";
    WAIT = "wait":
        "<path class='k f-sheet' d='M13 5h22M13 43h22M15 5c0 10 9 12 9 19s-9 9-9 19M33 5c0 10-9 12-9 19s9 9 9 19'/><path class='kt' d='M19 40l5-6 5 6z'/>";
    PRAIRIE = "prairie":
        "<path class='k' d='M4 41c8-3 32-3 40 0'/><path class='k f-prairie' d='M14 39c-1-12-4-17-8-21M16 39c0-13 1-19 3-25M19 39c2-9 4-13 9-16'/><path class='k' d='M33 39c-1-7-2-10-4-12M35 39c0-9 1-13 3-17M38 39c1-5 3-8 5-9'/>";
    HILLS = "hills":
        "<path class='k f-hills' d='M3 39c4-14 9-20 15-20s9 5 12 12c2-5 5-8 8-8s5 6 7 16z'/><path class='kt' d='M13 26c3-2 6-2 8 0M12 31c5-3 9-3 12 1M35 29c2-1 4 0 5 2'/>";
    MOUNTAIN = "mountain":
        "<path class='k f-mountain' d='M3 41 19 9l8 15 5-8 13 25z'/><path class='k f-sheet' d='M13 21l6-12 6.5 12-3.5-1.5-3 3-3-3z'/><path class='kt' d='M28 38l4-7M24 38l2-5M36 38l1-5'/>";
    FOREST = "forest":
        "<path class='k' d='M15 38v6M34 40v4'/><path class='k f-forest' d='M15 4 6 19h5L3 31h6L4 38h22l-5-7h5l-7-12h5z'/><path class='k f-forest' d='M34 15l-7 11h4l-6 9h3l-3 5h19l-4-5h4l-6-9h4z'/>";
    WATER = "water":
        "<path class='k' d='M4 16c5-5 8-5 13 0s9 5 14 0 8-5 13 0M4 27c5-5 8-5 13 0s9 5 14 0 8-5 13 0M4 38c5-5 8-5 13 0s9 5 14 0 8-5 13 0'/>";
    /// A pawn moves.
    FLY = "fly":
        "<path class='k' d='M4 36C14 40 26 36 40 18M40 18l-9 1M40 18l-1 9'/><path class='k f-sheet' d='M15 6l9 17c-5 3-13 3-18 0z'/><path class='kt' d='M6 23c5 3 13 3 18 0'/>";
    /// A potion reaches a tower.
    DELIVER = "deliver":
        "<path class='k f-sheet' d='M27 44V19h16v25zM25 19l10-14 10 14z'/><path class='kt' d='M33 44v-8h4v8'/><path class='k f-sheet' d='M7 15h6M8 16v4a7 7 0 1 0 4 0v-4'/><path class='k' d='M18 37h5l-2-2M23 37l-2 2'/>";
    UNDO = "undo":
        "<path class='kb' d='M14 9 5 18l9 9M6 18h22a12 12 0 0 1 0 24H16'/>";
    LOG = "log":
        "<path class='k f-sheet' d='M10 5h26v34a4 4 0 0 0 6-4v-3H18v7a4 4 0 0 1-8 0z'/><path class='kt' d='M16 13h14M16 20h14M16 27h8'/>";
    SOUND = "sound":
        "<path class='k f-sheet' d='M6 18h8L26 8v32L14 30H6z'/><path class='k' d='M32 17a10 10 0 0 1 0 14M37 11a19 19 0 0 1 0 26'/>";
    THEME = "theme":
        "<path class='k f-gold' d='M31 6A19 19 0 1 0 42 31 16 16 0 0 1 31 6z'/><path class='kt' d='M38 10v6M35 13h6'/>";
    LANGUAGE = "language":
        "<circle class='k f-sheet' cx='24' cy='24' r='19'/><path class='kt' d='M5 24h38M24 5c-12 11-12 27 0 38M24 5c12 11 12 27 0 38M9 13h30M9 35h30'/>";
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
    BOT = "bot":
        "<path class='k f-sheet' d='M9 20c0-4 3-7 7-7h16c4 0 7 3 7 7v15c0 4-3 7-7 7H16c-4 0-7-3-7-7z'/><path class='k' d='M24 13V5M4 25v8M44 25v8M18 34h12'/><circle class='f-ink' cx='17.5' cy='25' r='3'/><circle class='f-ink' cx='30.5' cy='25' r='3'/>";
}
