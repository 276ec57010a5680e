//! The events of New Salem, on a grid of 48 units.

use super::town;
use crate::art::Symbol;
use coven_salem::EventCard;

macro_rules! decrees {
    ({ $($card:ident = $id:literal: $body:literal;)+ } { $($other:ident = $symbol:expr;)+ }) => {
        /// The picture of an event.
        pub const fn picture(card: EventCard) -> Symbol {
            match card {
                $(EventCard::$card => Symbol { id: concat!("d-", $id), size: 48, body: $body },)+
                $(EventCard::$other => $symbol,)+
            }
        }
        /// The events whose pictures are their own.
        pub const ALL: &[EventCard] = &[$(EventCard::$card),+];
    };
}

decrees! {{
    Cleanse = "cleanse":
        "<g class='ink'><path class='k f-water' d='M7 22h34l-4 22H11z'/><path class='k f-white' d='M7 22c4-6 10-6 12-2 3-6 11-6 13 0 3-4 8-2 9 2z'/><path class='k f-water' d='M16 14c-4-4 0-7 0-11 4 4 4 8 0 11zM32 12c-4-4 0-6 0-10 4 4 4 7 0 10z'/><path class='kt' d='M14 30c4-3 7 3 11 0s7 3 10 0'/></g>";
    Investigation = "investigation":
        "<path class='kb' d='M30 30l13 13'/><circle class='k f-sheet' cx='19' cy='19' r='15'/><path class='k f-white' d='M8 19c6-9 16-9 22 0-6 9-16 9-22 0z'/><circle class='f-dark' cx='19' cy='19' r='4'/>";
    SecretMeeting = "meeting":
        "<g class='ink'><path class='k f-slate' d='M15 6C6 6 4 17 6 25c-3 4-4 11-4 19h20V22c2-8 0-16-7-16z'/><path class='k f-purple' d='M33 6c9 0 11 11 9 19 3 4 4 11 4 19H26V22c-2-8 0-16 7-16z'/><path class='f-ink' d='M20 14c-7 0-8 9-5 14h6zM28 14c7 0 8 9 5 14h-6z'/></g>";
    Testimony = "testimony":
        "<g class='ink'><path class='k f-white' d='M14 45V27L9 17c-1-4 4-5 6-2l4 7V6c0-4 5-4 5 0v12V4c0-4 5-4 5 0v14V7c0-4 5-4 5 0v14-6c0-4 5-4 5 0v17l-5 13z'/><path class='kt' d='M19 22v4M24 18v6M29 18v6M34 21v5'/></g>";
    Pardon = "pardon":
        "<g class='ink'><path class='k f-white' d='M45 12c-8-3-14 0-18 6C22 8 14 4 4 5c3 9 8 14 14 17-4 2-8 2-12 1 4 8 13 12 22 10 8-2 12-9 11-15z'/><path class='k f-orange' d='M45 12l-6 1 1 5z'/><circle class='f-ink' cx='36' cy='15' r='1.8'/><path class='k' d='M40 22c2 6 0 12-4 18'/><path class='k f-green' d='M36 40c-5-1-7-5-5-9 5 1 7 5 5 9z'/></g>";
    Prayer = "prayer":
        "<g class='ink'><path class='k f-bronze' d='M10 40h28v5H10z'/><path class='k f-white' d='M18 18h12v22H18z'/><path class='kt' d='M18 24c3 2 4 6 3 10'/><path class='k f-bolt' d='M24 17c-8-7 0-9 0-15 7 6 8 11 0 15z'/><path class='kt' d='M8 10l4 2M40 10l-4 2M6 20h4M42 20h-4'/></g>";
    Exorcism = "exorcism":
        "<g class='ink'><path class='k f-bolt' d='M24 5c-9 0-12 9-12 17 0 7-2 10-5 13h34c-3-3-5-6-5-13 0-8-3-17-12-17z'/><path class='k f-bronze' d='M19 36c0 8 10 8 10 0z'/><path class='k' d='M24 5V2'/><path class='kt' d='M4 14c-2 5-2 9 0 13M44 14c2 5 2 9 0 13M17 13c-2 4-2 9-3 14'/></g>";
    Alms = "alms":
        "<g class='ink'><path class='k f-bronze' d='M4 24h40c0 10-8 16-14 16v4H18v-4C12 40 4 34 4 24z'/><circle class='k f-bolt' cx='18' cy='16' r='7'/><circle class='k f-bolt' cx='31' cy='13' r='7'/><path class='kt' d='M18 12v8M31 9v8M10 30c2 3 5 5 8 6'/></g>";
    Fire = "fire":
        "<g class='ink'><path class='k f-ember' d='M24 45C8 45 4 30 13 20c1 5 3 6 5 6C16 15 22 8 28 2c0 9 6 12 10 19 6 12 0 24-14 24z'/><path class='k f-bolt' d='M24 43c-9 0-10-9-4-14 1 3 3 3 4 2 0-5 2-7 4-9 1 6 8 9 6 15-1 4-5 6-10 6z'/></g>";
    Seizure = "seizure":
        "<g class='ink'><path class='k f-stone' d='M14 45V27h22v18z'/><path class='k f-bronze' d='M9 29 25 15l16 14z'/><path class='k f-ink' d='M22 45V34h7v11z'/><path class='k f-skin2' d='M2 4h17c8 0 14 3 17 8 1 3-2 4-4 2l-4-3 6 10c1 3-2 4-4 2l-6-8 3 9c0 3-3 3-4 1L16 14C11 15 6 14 2 14z'/></g>";
    Barter = "barter":
        "<g class='ink'><path class='k f-green' d='M4 11h26V4l14 12-14 12v-8H4z'/><path class='k f-orange' d='M44 37H18v7L4 34l14-12v7h26z'/></g>";
    LandGrant = "grant":
        "<g class='ink'><path class='k f-sheet' d='M10 6h28v32H10z'/><path class='k f-sheet' d='M6 3h32c4 0 4 6 0 6H6C2 9 2 3 6 3z'/><path class='kt' d='M15 16h18M15 22h18M15 28h11'/><circle class='k f-ember' cx='32' cy='34' r='6'/><path class='k f-ember' d='M29 39l-2 7 5-3 5 3-2-7'/></g>";
    Hysteria = "hysteria":
        "<g class='ink'><path class='k f-skin' d='M24 3C11 3 9 14 11 24c1 10 5 21 13 21s12-11 13-21c2-10 0-21-13-21z'/><circle class='k f-white' cx='18' cy='18' r='4'/><circle class='k f-white' cx='30' cy='18' r='4'/><ellipse class='k f-ink' cx='24' cy='33' rx='4' ry='7'/><path class='k f-skin' d='M5 22c0 8 3 14 8 18l2-5-5-14zM43 22c0 8-3 14-8 18l-2-5 5-14z'/></g>";
    Plague = "plague":
        "<g class='ink'><path class='k f-slate' d='M6 13c8-12 28-12 36 0z'/><path class='k f-slate' d='M2 13h44v4H2z'/><path class='k f-hills' d='M11 17h26c1 9-3 14-9 16-1 5-4 10-12 13 2-5 2-9 1-14-5-3-7-9-6-15z'/><circle class='k f-white' cx='19' cy='23' r='4'/><circle class='k f-white' cx='31' cy='23' r='4'/><path class='kt' d='M22 32c2 2 3 2 5 1'/></g>";
    Winter = "winter":
        "<path class='k' d='M24 3v42M6 13.5l36 21M42 13.5l-36 21'/><path class='k' d='M18 6l6 5 6-5M18 42l6-5 6 5M6 21l7-3-1-8M42 27l-7 3 1 8M42 21l-7-3 1-8M6 27l7 3-1 8'/><circle class='k f-ice' cx='24' cy='24' r='5'/>";
} {
    Trial = town::GAVEL;
    Verdict = town::JUSTICE;
    Pillory = town::PILLORY;
    Sanctuary = town::SANCTUARY;
}}
