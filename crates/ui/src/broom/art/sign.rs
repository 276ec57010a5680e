//! Small pictures of what there is in Broom Service, on a grid of 48 units.

use crate::art::icon::icons;

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
    AMULET = "amulet":
        "<path class='k' d='M13 5c1 9 5 13 11 14 6-1 10-5 11-14'/><path class='k f-gold' d='M24 18l11 10-11 16-11-16z'/><path class='kt' d='M13 28h22M20 28l4 16 4-16'/>";
    /// Declared brave: a sword.
    BRAVE = "brave":
        "<path class='k f-sheet' d='M24 3l5 7v20H19V10z'/><path class='k f-gold' d='M12 30h24v4H12z'/><path class='k f-bronze' d='M21 34h6v9h-6z'/><path class='kt' d='M24 9v18'/>";
    /// Declared cowardly: a white feather.
    COWARDLY = "cowardly":
        "<path class='k f-sheet' d='M39 6C22 8 12 19 12 34l4 1c14 0 23-12 23-29z'/><path class='k' d='M8 43 33 14'/><path class='kt' d='M18 31h9M22 26l9-1M19 30V20'/>";
    CURSE = "curse":
        "<path class='k f-purple' d='M24 4a20 20 0 1 1-14 34'/><path class='k' d='M24 12a12 12 0 1 1-8 21M24 20a5 5 0 1 1-2 9.5'/>";
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
}
