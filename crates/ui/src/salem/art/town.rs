//! What lies on the table of New Salem besides cards: cubes, badges and the signs of the six types, on a grid of 48 units.

use crate::art::Symbol;
use coven_salem::{Side, Type};

macro_rules! signs {
    ($($(#[$doc:meta])* $name:ident = $id:literal: $body:literal;)+) => {
        $($(#[$doc])* pub const $name: Symbol = Symbol { id: concat!("n-", $id), size: 48, body: $body };)+
        /// Everything of this file.
        pub const ALL: &[Symbol] = &[$($name),+];
    };
}

signs! {
    /// A pale cube that stands upright, with a star.
    HOPE = "hope":
        "<g class='ink'><path class='k f-hope' d='M24 3 43 13v22L24 45 5 35V13z'/><path class='kt' d='M5 13l19 10 19-10M24 23v22'/><path class='f-shade' d='M24 23 43 13v22L24 45z'/><path class='f-glint' d='M24 6l3 4 6 1-4 4 1 3-6-2-6 2 1-3-4-4 6-1z'/></g>";
    /// A dark cube that has tumbled on its edge, with a crack.
    DESPAIR = "despair":
        "<path class='k f-despair' d='M24 2 46 24 24 46 2 24z'/><path class='crack' d='M25 8l-6 11 10 6-8 14M19 19l-9 4M29 25l9-3'/>";
    /// A cube of Despair that goes.
    REMOVE = "remove":
        "<path class='k f-sheet dashed' d='M22 6 40 24 22 42 4 24z'/><path class='kb good' d='M30 36h15'/><path class='crack-ink' d='M22 13l-4 8 7 4-5 9'/>";
    TRADE = "trade":
        "<g class='ink'><path class='k f-own' d='M13 6h22c6 11 6 25 0 36H13c-6-11-6-25 0-36z'/><path class='k' d='M10 15h28M10 33h28'/><path class='kt' d='M20 6c-3 11-3 25 0 36M28 6c3 11 3 25 0 36'/></g>";
    FINANCE = "finance":
        "<g class='ink'><path class='k f-own' d='M5 30v9c0 7 26 7 26 0v-9'/><ellipse class='k f-own' cx='18' cy='30' rx='13' ry='5.5'/><circle class='k f-own' cx='31' cy='17' r='13'/><circle class='kt' cx='31' cy='17' r='8'/><path class='k' d='M31 12v10'/></g>";
    EDUCATION = "education":
        "<g class='ink'><path class='k f-own' d='M24 14C17 7 9 7 3 10v29c6-3 14-3 21 4 7-7 15-7 21-4V10c-6-3-14-3-21 4z'/><path class='k' d='M24 14v29'/><path class='kt' d='M9 18c4-1 7 0 10 2M9 26c4-1 7 0 10 2M39 18c-4-1-7 0-10 2M39 26c-4-1-7 0-10 2'/></g>";
    ENTERTAINMENT = "entertainment":
        "<g class='ink'><path class='k f-own' d='M6 8c12 5 24 5 36 0 2 18-3 34-18 36C9 42 4 26 6 8z'/><path class='k' d='M13 20c3-3 6-3 8 0M27 20c2-3 5-3 8 0M14 28c5 8 15 8 20 0-6 3-14 3-20 0z'/></g>";
    JUSTICE = "justice":
        "<path class='k' d='M24 7v34M9 13h30M15 42h18'/><path class='k f-own' d='M2 31h16L10 13zM30 31h16l-8-18z'/><path class='k f-own' d='M3 31c1 6 13 6 14 0zM31 31c1 6 13 6 14 0z'/><circle class='k f-own' cx='24' cy='8' r='4'/>";
    DEATH = "death":
        "<g class='ink'><path class='k f-own' d='M24 4C10 4 5 14 6 23c0 5 2 8 6 10v9h24v-9c4-2 6-5 6-10C43 14 38 4 24 4z'/><path class='socket' d='M11 22c0-6 10-6 10 0s-10 6-10 0zM27 22c0-6 10-6 10 0s-10 6-10 0zM24 28l3 6h-6z'/><path class='kt' d='M19 36v6M24 36v6M29 36v6'/></g>";
    /// The Constable's star.
    CONSTABLE = "constable":
        "<g class='ink'><path class='k f-bronze' d='M24 3l6.5 10H43l-6.5 11L43 35H30.5L24 45l-6.5-10H5l6.5-11L5 13h12.5z'/><circle class='k f-bolt' cx='24' cy='24' r='8'/><path class='kt' d='M24 19v10M19 24h10'/></g>";
    /// A badge: this seat was Constable.
    BADGE = "badge":
        "<g class='ink'><path class='k f-bronze' d='M24 4c6 3 11 4 17 4 1 18-4 29-17 36C11 37 6 26 7 8c6 0 11-1 17-4z'/><path class='k' d='M16 24l6 7 11-14'/></g>";
    /// On trial: the judge's gavel.
    GAVEL = "gavel":
        "<path class='kb' d='M21 21 42 41'/><path class='k f-bronze' d='M4 20 20 4l10 10-16 16z'/><path class='kt' d='M8 16l10 10M16 8l10 10'/><path class='k f-stone' d='M4 39h22v6H4z'/>";
    PILLORY = "pillory":
        "<g class='ink'><path class='k f-bronze' d='M20 25h8v20h-8z'/><path class='k f-bronze' d='M3 7h42v19H3z'/><path class='kt' d='M3 16.5h42'/><circle class='k f-ink' cx='24' cy='16.5' r='6'/><circle class='k f-ink' cx='10' cy='16.5' r='3.5'/><circle class='k f-ink' cx='38' cy='16.5' r='3.5'/></g>";
    SANCTUARY = "sanctuary":
        "<g class='ink'><path class='k f-stone' d='M6 45V22C6 10 16 6 24 2c8 4 18 8 18 20v23z'/><path class='k f-sheet' d='M13 45V25c0-9 22-9 22 0v20z'/><path class='k f-white' d='M21 30h6v15h-6z'/><path class='k f-bolt' d='M24 29c-5-5 0-6 0-11 4 5 5 7 0 11z'/></g>";
    /// Whose turn it is.
    LANTERN = "lantern":
        "<g class='ink'><path class='k' d='M17 9c0-9 14-9 14 0'/><path class='k f-bronze' d='M12 9h24l3 6H9zM10 40h28v5H10z'/><path class='k f-bolt' d='M12 15h24l-2 25H14z'/><path class='k f-ember' d='M24 36c-9-8 0-10 0-18 7 8 9 13 0 18z'/></g>";
    /// Somebody has seen a character.
    EYE = "eye":
        "<g class='ink'><path class='k f-white' d='M2 24c11-19 33-19 44 0-11 19-33 19-44 0z'/><circle class='k f-tide' cx='24' cy='24' r='9'/><circle class='f-ink' cx='24' cy='24' r='4'/></g>";
    /// A Puritan's hat.
    PURITAN = "puritan":
        "<path class='k f-slate' d='M13 33 16 5h16l3 28z'/><path class='k f-slate' d='M2 36c9-6 35-6 44 0-9 7-35 7-44 0z'/><path class='k f-white' d='M13 33l1-8h20l1 8c-7-2-15-2-22 0z'/><path class='k f-bolt' d='M20 24h8v8h-8z'/>";
    /// A Witch's hat.
    WITCH = "witch":
        "<path class='k f-purple' d='M12 34C17 24 19 12 29 4c4-2 9 1 11 6-5-2-7 0-7 3l4 21z'/><path class='k f-purple' d='M1 37c9-8 37-8 46 0-9 7-37 7-46 0z'/><path class='k f-bolt' d='M12 34l2-5c7-2 14-2 21 0l2 5c-8-2-17-2-25 0z'/>";
    /// A character that nobody knows.
    UNKNOWN = "unknown":
        "<path class='k f-slate' d='M24 3C12 3 9 16 11 28c-5 4-7 9-7 17h40c0-8-2-13-7-17 2-12-1-25-13-25z'/><path class='f-dark' d='M24 12c-7 0-8 8-7 14 2 6 12 6 14 0 1-6 0-14-7-14z'/><path class='glow' d='M20 21h2.5M26 21h2.5'/>";
    /// A seat has chosen.
    CHOSEN = "chosen":
        "<circle class='k f-sheet' cx='24' cy='24' r='20'/><path class='kb good' d='M13 25l8 9 15-19'/>";
    /// What is said at the table.
    SPEECH = "speech":
        "<path class='k f-sheet' d='M5 8h38v24H24L13 43V32H5z'/><path class='kt' d='M12 16h24M12 23h16'/>";
    /// Somebody is suspected: a pointing hand.
    SUSPECT = "suspect":
        "<g class='ink'><path class='k f-skin2' d='M3 15h27c6 0 15-1 15 4s-9 4-15 4h-1c3 0 4 5 1 6 2 1 2 5-1 6 1 2 0 5-4 5H15c-5 0-8-3-12-4z'/><path class='kt' d='M24 23h6M24 29h5M24 35h4'/></g>";
    /// Somebody is trusted.
    TRUST = "trust":
        "<g class='ink'><path class='k f-ember' d='M24 43C-4 25 8 3 24 15 40 3 52 25 24 43z'/><path class='crack' d='M12 17c1-2 3-3 5-3'/></g>";
    /// Where Despair lies, crows sit on the roof.
    CROW = "crow":
        "<path class='k f-dark' d='M4 34c2-12 10-20 20-20 2-7 9-9 14-5l7 3-7 4c1 12-8 21-22 21l-9 6z'/><path class='k f-dark' d='M14 30c6-1 12-4 16-10'/><circle class='f-bolt' cx='35' cy='13' r='2.2'/><path class='k' d='M21 37l-2 8M27 36l1 8'/>";
    /// The deck of buildings.
    DECK = "deck":
        "<path class='k f-sheet' d='M15 5h24v33H15z'/><path class='k f-sheet' d='M9 10h24v33H9z'/><path class='k f-bronze' d='M14 30V22l7-6 7 6v8z'/>";
}

/// The sign of a type.
pub const fn kind(kind: Type) -> Symbol {
    match kind {
        Type::Trade => TRADE,
        Type::Finance => FINANCE,
        Type::Education => EDUCATION,
        Type::Entertainment => ENTERTAINMENT,
        Type::Justice => JUSTICE,
        Type::Death => DEATH,
    }
}

/// The hat of a side.
pub const fn side(side: Side) -> Symbol {
    match side {
        Side::Puritan => PURITAN,
        Side::Witch => WITCH,
    }
}

/// Land on which nobody has built yet: a fence, bare trees, the moon.
pub const COMMON_LAND: &str = "<circle cx='206' cy='15' r='10' fill='#efe6cf' stroke='#1b1626' stroke-width='1.5'/>\
<path d='M0 42c40-10 70-6 110-3s90-2 130-1v12H0z' fill='#4d7549' stroke='#1b1626' stroke-width='1.5'/>\
<g fill='none' stroke='#1b1626' stroke-width='2' stroke-linecap='round'><path d='M26 42V22M26 30l-8-8M26 27l8-9M26 24l-4-9M168 40V18M168 28l-9-8M168 26l8-9'/>\
<path d='M52 45V30M66 44V29M80 44V29M94 43V28M108 43V29M122 43V29M136 42V28M150 42V28M50 34l102-2M50 40l102-2'/></g>";
