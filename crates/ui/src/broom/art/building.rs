//! What stands on a map, on a grid of 96 units. `f-own` is the colour that the place of use gives.

use crate::art::Symbol;

macro_rules! pieces {
    ($($(#[$doc:meta])* $name:ident = $id:literal: $body:literal;)+) => {
        $($(#[$doc])* pub const $name: Symbol = Symbol { id: concat!("b-", $id), size: 96, body: $body };)+
        /// Everything that stands on a map.
        pub const ALL: &[Symbol] = &[$($name),+];
    };
}

pieces! {
    /// Takes one potion: a round tower under a pointed roof.
    ROUND_TOWER = "round":
        "<ellipse class='f-shadow' cx='50' cy='88' rx='34' ry='7'/>\
         <path class='k2 f-stone' d='M25 42v42c0 8 46 8 46 0V42z'/><path class='f-fine' d='M60 44v43c6-1 11-2 11-4V44z'/>\
         <path class='k2 f-own' d='M48 2 17 41c8 9 54 9 62 0z'/><path class='f-fine' d='M48 4 62 46c8-1 13-3 16-5z'/>\
         <path class='kt' d='M40 14 30 42M48 4v42'/>";
    /// Takes any number of potions: a square keep.
    SQUARE_TOWER = "square":
        "<ellipse class='f-shadow' cx='50' cy='88' rx='40' ry='7'/>\
         <path class='k2 f-stone' d='M16 34h64v54H16z'/><path class='f-fine' d='M66 36h13v51H66z'/>\
         <path class='k2 f-own' d='M10 12h14v8h10v-8h12v8h4v-8h12v8h10v-8h14v26H10z'/>\
         <path class='kt' d='M10 28h76M22 38v-10M40 38v-10M58 38v-10M74 38v-10'/>";
    CASTLE = "castle":
        "<ellipse class='f-shadow' cx='50' cy='88' rx='44' ry='7'/>\
         <path class='k2 f-stone' d='M24 46h48v42H24z'/><path class='k2 f-stone' d='M8 40h22v48H8zM66 40h22v48H66z'/>\
         <path class='k2 f-bronze' d='M19 18 4 40h30zM77 18 62 40h30z'/><path class='k2 f-bronze' d='M30 38h6v6h6v-6h12v6h6v-6h6v10H30z'/>\
         <path class='k2 f-ink' d='M40 88V70c0-11 16-11 16 0v18z'/><path class='kt' d='M15 52h6v8h-6zM75 52h6v8h-6z'/>\
         <path class='k2' d='M19 18V4M77 18V4'/><path class='k2 f-own' d='M19 4h15l-5 4 5 5H19zM77 4h15l-5 4 5 5H77z'/>";
    /// A heavy cloud.
    HEAVY_CLOUD = "cloud":
        "<path class='k2 f-cloud' d='M24 80a19 19 0 0 1-4-37 20 20 0 0 1 24-22 24 24 0 0 1 40 17 21 21 0 0 1-8 42z'/>\
         <path class='f-fine' d='M24 80a19 19 0 0 1-14-10c20 6 56 6 80-8a20 20 0 0 1-14 18z'/>\
         <path class='kt' d='M20 56a13 13 0 0 1 7-11M46 30a12 12 0 0 1 11-4'/>";
    /// A storm cloud: darker, with a swirl.
    STORM_CLOUD = "storm":
        "<path class='k2 f-storm' d='M24 80a19 19 0 0 1-4-37 20 20 0 0 1 24-22 24 24 0 0 1 40 17 21 21 0 0 1-8 42z'/>\
         <path class='f-fine' d='M24 80a19 19 0 0 1-14-10c20 6 56 6 80-8a20 20 0 0 1-14 18z'/>\
         <path class='kt' d='M14 88h20M44 90h34M20 95h26'/>";
    /// A tile that lies on the land.
    TILE = "tile":
        "<path class='f-shadow' d='M10 10h84v84H10z'/><path class='k2 f-sheet' d='M5 5h84v84H5z'/><path class='kt' d='M11 11h72v72H11z'/>";
    /// A stone circle.
    STONES = "stones":
        "<ellipse class='f-fine' cx='48' cy='54' rx='34' ry='27'/>\
         <path class='k2 f-mountain' d='M40 8h15v20H40zM12 24l12-6 8 16-12 6zM84 24l-12-6-8 16 12 6zM6 50h14v20H8zM90 50H76v20h12zM20 74l12-3 5 17-12 4zM76 74l-12-3-5 17 12 4z'/>";
}
