//! The small pictures of Septima, on a grid of 48 units: what is gathered and brewed, what is done, who stands where.

use crate::art::{Symbol, icon};
use coven_septima::{Action, Element, Good, Illness, Negotiation, Season, Step};

macro_rules! pictures {
    ($($(#[$doc:meta])* $name:ident = $id:literal: $body:literal;)+) => {
        $($(#[$doc])* pub const $name: Symbol = Symbol { id: concat!("q-", $id), size: 48, body: $body };)+
        /// Every picture.
        pub const ALL: &[Symbol] = &[$($name),+];
    };
}

pictures! {
    // ---- ingredients: the silhouette says which
    BERRY = "berry":
        "<path class='k' d='M25 5c-1 7-6 11-10 15M25 5c2 7 6 11 9 16M25 5v14'/><path class='k f-forest' d='M25 6c6-5 13-4 17 0-5 6-12 6-17 0z'/><circle class='k f-berry' cx='14' cy='28' r='9'/><circle class='k f-berry' cx='34' cy='29' r='9'/><circle class='k f-berry' cx='24' cy='37' r='8.5'/><path class='kt' d='M10 26l2-3M30 27l2-3M20 35l2-3'/>";
    SKULL = "skull":
        "<path class='k f-bone' d='M24 4C11 4 5 13 6 23c1 6 6 7 6 11v6h24v-6c0-4 5-5 6-11C43 13 37 4 24 4z'/><circle class='f-dark' cx='16.5' cy='23' r='5'/><circle class='f-dark' cx='31.5' cy='23' r='5'/><path class='k' d='M24 28l-2 4h4zM19 40v-5M24 40v-5M29 40v-5'/>";
    HERB = "herb":
        "<path class='k' d='M24 46C24 32 25 18 30 5'/><path class='k f-herb' d='M30 5c7 2 9 9 5 15-6-2-8-9-5-15zM26 18c-8-5-15-2-17 4 6 5 14 3 17-4zM25 25c7-3 14 0 15 6-6 4-13 2-15-6zM24 33c-7-4-13-1-14 5 5 3 12 1 14-5z'/>";
    MUSHROOM = "mushroom":
        "<path class='k f-bone' d='M18 25c1 7 0 13-3 19h18c-3-6-4-12-3-19z'/><path class='k f-cap' d='M4 27C4 13 13 5 24 5s20 8 20 22c-13-5-27-5-40 0z'/><circle class='k f-bone' cx='16' cy='17' r='3.5'/><circle class='k f-bone' cx='29' cy='13' r='3'/><circle class='k f-bone' cx='35' cy='21' r='2.5'/>";
    ROOT = "root":
        "<path class='k f-herb' d='M23 12c-6-2-8-6-7-10 5 0 8 4 8 9 0-5 3-9 8-10 1 5-2 9-7 11z'/><path class='k f-root' d='M14 16c5-6 15-6 20 0 3 6 0 11-3 15-3 5-3 10-7 15-2-4-1-8-3-11l-5 8c-1-5 1-9 0-12-3-4-5-9-2-15z'/><path class='kt' d='M15 20h7M27 25h6M19 30h6'/>";
    CRYSTAL = "crystal":
        "<path class='k f-ice' d='M24 3 35 15 31 43H17L13 15z'/><path class='kt' d='M13 15h22M24 3l-4 12 4 28M24 3l4 12-4 28'/><path class='k f-ice' d='M11 24l-6 8 3 12h7z'/>";
    // ---- potions: remedies are tall vials with the sign of what they heal, the others each have a vessel of their own
    REMEDY_BLINDNESS = "cure-blind":
        "<path class='k f-bronze' d='M18 2h12v6H18z'/><path class='k f-remedy' d='M18 8h12v6l5 6v22a3 3 0 0 1-3 3H16a3 3 0 0 1-3-3V20l5-6z'/><path class='k f-white' d='M15 30c5-7 13-7 18 0-5 6-13 6-18 0z'/><circle class='f-dark' cx='24' cy='29.5' r='3'/>";
    REMEDY_PARALYSIS = "cure-still":
        "<path class='k f-bronze' d='M18 2h12v6H18z'/><path class='k f-remedy2' d='M18 8h12v6l5 6v22a3 3 0 0 1-3 3H16a3 3 0 0 1-3-3V20l5-6z'/><path class='kb' d='M24 40V25M18 24h12M20 30h8'/>";
    REMEDY_INFECTION = "cure-sick":
        "<path class='k f-bronze' d='M18 2h12v6H18z'/><path class='k f-remedy3' d='M18 8h12v6l5 6v22a3 3 0 0 1-3 3H16a3 3 0 0 1-3-3V20l5-6z'/><circle class='k f-white' cx='20' cy='26' r='4'/><circle class='k f-white' cx='29' cy='32' r='4.5'/><circle class='k f-white' cx='19' cy='38' r='3'/>";
    CALMING_POTION = "calming":
        "<path class='k f-bronze' d='M15 7h18v6H15z'/><path class='k f-tide' d='M15 13h18c8 4 10 11 10 17 0 9-5 14-11 14H16C10 44 5 39 5 30c0-6 2-13 10-17z'/><path class='k f-white' d='M28 20a10 10 0 1 0 5 16 8 8 0 0 1-5-16z'/>";
    FLYING_OINTMENT = "flying":
        "<path class='k f-bronze' d='M9 12h30v8H9z'/><path class='k f-cloud' d='M11 20h26v18c0 4-3 6-6 6H17c-3 0-6-2-6-6z'/><path class='k f-white' d='M17 36c2-8 8-12 17-12-1 3-3 4-5 5 2 0 3 0 4 0-2 3-4 4-6 4 1 0 2 1 3 1-4 3-9 3-13 2z'/><path class='kt' d='M9 16h30'/>";
    LOVE_PHILTER = "philter":
        "<path class='k f-bronze' d='M20 2h8v6h-8z'/><path class='k f-ember' d='M20 8h8v7c2-2 5-3 8-2 10 3 8 16-12 32C4 29 2 16 12 13c3-1 6 0 8 2z'/><path class='kt' d='M11 22c0-3 2-5 5-5'/>";
    RITUAL_OIL = "oil":
        "<path class='k f-bronze' d='M19 3h10v5H19z'/><path class='k f-gold' d='M20 8h8l1 6c8 4 10 10 9 17-1 8-6 14-14 14s-13-6-14-14c-1-7 1-13 9-17z'/><path class='k' d='M15 14c-8 0-9 9-4 12M33 14c8 0 9 9 4 12'/><path class='k' d='M24 21l6 16-15-10h18L18 37z'/>";
    CHARM = "charm":
        "<path class='k f-gold' d='M13 43V36C5 30 4 19 9 11 13 5 18 3 24 3s11 2 15 8c5 8 4 19-4 25v7h-7V32c6-3 8-11 5-16-2-4-5-6-9-6s-7 2-9 6c-3 5-1 13 5 16v11z'/><path class='kt' d='M10 20h3M12 28h3M35 20h3M33 28h3M24 5v2'/>";
    // ---- actions
    COLLECT = "collect":
        "<path class='k' d='M9 22C9 4 39 4 39 22'/><path class='k f-hills' d='M4 22h40l-5 21H9z'/><path class='kt' d='M7 30h34M8 37h32M16 22l2 21M32 22l-2 21'/><circle class='k f-berry' cx='18' cy='17' r='5'/><path class='k f-herb' d='M27 21c-3-6 0-11 5-12 3 5 1 10-5 12z'/>";
    MOVE = "move":
        "<path class='k f-hills' d='M10 4h14v18c4 5 17 5 19 13v6H10z'/><path class='k f-ink' d='M10 41h33v4H10z'/><path class='kt' d='M10 10h14M24 22c-3 2-5 3-8 3M29 26l-3 4M35 29l-3 4'/>";
    BREW = "brew":
        "<path class='k f-green' d='M14 15c-4-6 4-8 0-13M24 14c-4-6 5-7 1-12M33 15c-4-6 4-8 0-13'/><path class='k f-storm' d='M7 21h34c4 14 0 22-8 22H15C7 43 3 35 7 21z'/><path class='k f-green' d='M5 17h38v6H5z'/><path class='k' d='M13 43l-3 3M35 43l3 3'/><path class='kt' d='M11 29c0 5 2 8 5 10'/>";
    HEAL = "heal":
        "<path class='k f-skin' d='M6 30c6-7 11-6 15-2h10c4 0 4 6 0 6h-8 10l8-6c4-2 6 3 3 6L33 44H17l-5-3H6z'/><path class='k f-ember' d='M24 22C12 14 13 4 19 4c3 0 4 2 5 4 1-2 2-4 5-4 6 0 7 10-5 18z'/>";
    CHANT = "chant":
        "<path class='k f-ink' d='M19 37a6 5 0 1 1-6-5c3 0 6 1 6 4zM41 31a6 5 0 1 1-6-5c3 0 6 1 6 4z'/><path class='kb' d='M19 36V11l22-5v24'/><path class='kb' d='M19 17l22-5'/>";
    RECRUIT = "recruit":
        "<circle class='k f-skin' cx='19' cy='13' r='8.5'/><path class='k f-own' d='M3 44c0-22 32-22 32 0z'/><path class='kb' d='M39 14v16M31 22h16'/>";
    PLEAD = "plead":
        "<path class='k' d='M24 5v34M9 44h30M8 12h32'/><path class='k f-gold' d='M17 39h14v5H17z'/><path class='k f-sheet' d='M1 27 8 12l7 15c-2 6-12 6-14 0zM33 27l7-15 7 15c-2 6-12 6-14 0z'/><circle class='k f-gold' cx='24' cy='7' r='4'/>";
    REMEMBER = "remember":
        "<path class='k f-sheet' d='M24 12C17 7 9 7 3 9v30c6-2 14-2 21 3 7-5 15-5 21-3V9c-6-2-14-2-21 3z'/><path class='k' d='M24 12v30'/><path class='kt' d='M8 17c4-1 8 0 11 2M8 24c4-1 8 0 11 2M29 19c4-2 8-2 11-1M29 26c4-2 8-2 11-1'/>";
    RITUAL = "ritual":
        "<circle class='k f-night' cx='24' cy='24' r='21'/><path class='star-line' d='M24 5l11 34L6 18h36L13 39z'/>";
    // ---- illnesses
    BLIND = "blind":
        "<path class='k f-white' d='M3 25C13 9 35 9 45 25 35 40 13 40 3 25z'/><circle class='k f-tide' cx='24' cy='24.5' r='8'/><path class='kb' d='M6 43 42 5'/>";
    PARALYSED = "paralysed":
        "<path class='k f-hills' d='M14 3h20v6H14z'/><path class='kb' d='M18 9l6 18M30 9l-6 18M24 26v18M19 17h10'/>";
    INFECTED = "infected":
        "<circle class='k f-herb' cx='24' cy='24' r='13'/><path class='k' d='M24 11V3M24 45v-8M11 24H3M45 24h-8M14.5 14.5 9 9M39 39l-5.5-5.5M14.5 33.5 9 39M39 9l-5.5 5.5'/><circle class='f-dark' cx='19' cy='21' r='2.5'/><circle class='f-dark' cx='29' cy='23' r='2.5'/><circle class='f-dark' cx='23' cy='30' r='2.5'/>";
    // ---- elements: the alchemists' signs
    EARTH = "earth":
        "<path class='k f-earth' d='M3 8h42L24 45z'/><path class='k' d='M11 22h26'/>";
    AIR = "air":
        "<path class='k f-air' d='M24 3l21 37H3z'/><path class='k' d='M11 26h26'/>";
    FIRE = "fire":
        "<path class='k f-fire' d='M24 3l21 37H3z'/><path class='k f-bolt' d='M24 37c-7-2-8-8-3-15 1 3 3 3 4 6 2-1 2-3 2-4 4 6 3 11-3 13z'/>";
    // ---- people
    CITIZEN = "citizen":
        "<circle class='k f-seat' cx='24' cy='13' r='9'/><path class='k f-seat' d='M5 45c0-26 38-26 38 0z'/>";
    ANGRY = "angry":
        "<circle class='k f-angry' cx='19' cy='14' r='9'/><path class='k f-angry' d='M2 45c0-25 34-25 34 0z'/><path class='k' d='M13 10l5 3M25 10l-5 3M15 18.5c3-2 5-2 8 0'/><path class='kb' d='M42 45V14'/><path class='k' d='M37 4v7c0 4 10 4 10 0V4M42 4v9'/>";
    CROWD = "crowd":
        "<circle class='k f-sheet' cx='12' cy='15' r='6'/><circle class='k f-sheet' cx='36' cy='15' r='6'/><path class='k f-sheet' d='M2 42c0-20 20-20 20 0zM26 42c0-20 20-20 20 0z'/><circle class='k f-sheet' cx='24' cy='20' r='7'/><path class='k f-sheet' d='M11 45c0-22 26-22 26 0z'/>";
    HUNTER = "hunter":
        "<path class='k f-hunter' d='M8 46c0-20 6-26 16-26s16 6 16 26z'/><circle class='k f-skin3' cx='24' cy='17' r='8.5'/><path class='k f-dark' d='M6 14c8-5 28-5 36 0-8 4-28 4-36 0zM14 11c0-10 20-10 20 0z'/><path class='k' d='M37 46V12'/><path class='k f-fire' d='M37 13c-5-3-3-7 0-11 3 4 5 8 0 11z'/>";
    DORMANT = "dormant":
        "<path class='k f-hunter' d='M4 44c0-12 10-17 22-17s18 7 18 17z'/><circle class='k f-skin3' cx='12' cy='28' r='8'/><path class='k f-dark' d='M2 22c4-7 12-8 17-3-4 4-12 6-17 3z'/><path class='k' d='M25 8h8l-8 8h8M36 2h7l-7 7h7M9 29c2 1 4 1 5 0'/>";
    PATIENT = "patient":
        "<path class='k f-bronze' d='M3 14v30M45 26v18M3 36h42'/><path class='k f-white' d='M3 28h42v9H3z'/><circle class='k f-skin' cx='12' cy='22' r='6.5'/><path class='k f-tide' d='M18 36c0-12 22-12 27-6v6z'/>";
    SPIDER = "spider":
        "<path class='k' d='M17 22 6 14 3 22M16 27 4 26 1 34M17 32 8 38l1 7M31 22l11-8 3 8M32 27l12-1 3 8M31 32l9 6-1 7M20 17 15 6M28 17l5-11'/><circle class='k f-dark' cx='24' cy='17' r='6'/><ellipse class='k f-widow' cx='24' cy='31' rx='9' ry='10'/><path class='k f-ember' d='M24 25l3 5-3 6-3-6z'/>";
    SPIDER_LYING = "lying":
        "<path class='kt' d='M24 2v44M2 24h44M8 8l32 32M40 8 8 40M24 10l10 4 4 10-4 10-10 4-10-4-4-10 4-10z'/><ellipse class='k f-widow' cx='24' cy='27' rx='9' ry='8'/><circle class='k f-dark' cx='24' cy='17' r='5'/><path class='k f-ember' d='M24 22l3 5-3 5-3-5z'/>";
    WIDOW = "widow":
        "<path class='k f-widow' d='M6 46c0-18 7-24 18-24s18 6 18 24z'/><path class='k f-skin' d='M15 18c0-10 18-10 18 0 0 9-4 14-9 14s-9-5-9-14z'/><path class='k f-dark' d='M8 16C14 2 34 2 40 16c-6-4-9-6-16-6s-10 2-16 6z'/><path class='kt' d='M14 12l4 20M24 10v24M34 12l-4 20M11 22c8 4 18 4 26 0'/>";
    // ---- signs
    WISDOM = "wisdom":
        "<path class='k f-hills' d='M8 5l8 5h16l8-5c3 8 2 12 2 20 0 13-8 20-18 20S6 38 6 25c0-8-1-12 2-20z'/><circle class='k f-white' cx='16' cy='21' r='7.5'/><circle class='k f-white' cx='32' cy='21' r='7.5'/><circle class='f-dark' cx='16' cy='21' r='3.2'/><circle class='f-dark' cx='32' cy='21' r='3.2'/><path class='k f-gold' d='M24 25l-4 6 4 4 4-4z'/>";
    SUSPICION = "suspicion":
        "<path class='k f-sheet' d='M3 25C13 9 35 9 45 25 35 40 13 40 3 25z'/><circle class='k f-ember' cx='24' cy='24.5' r='9'/><circle class='f-dark' cx='24' cy='24.5' r='4'/>";
    TRIAL = "trial":
        "<path class='k f-bronze' d='M27 5l13 13-6 6L21 11z'/><path class='k f-bronze' d='M19 13l13 13-4 4L15 17z'/><path class='kb' d='M23 21 6 39'/><path class='k f-bronze' d='M22 40h22v5H22z'/>";
    SEPTIMA = "septima":
        "<circle class='k f-night' cx='24' cy='24' r='21'/><path class='star-line' d='M24 5l9 38L7 15l34 0L15 43z M24 5l18 27-38-1'/>";
    SPENT = "spent":
        "<path class='k f-sheet' d='M4 13h40v22H4z'/><path class='k' d='M13 24h22M29 18l6 6-6 6'/>";
    LASTING = "lasting":
        "<circle class='k f-gold' cx='24' cy='24' r='19'/><path class='k' d='M24 11v13l9 6'/>";
    // ---- seasons
    AUTUMN = "autumn":
        "<path class='k f-fire' d='M24 4c4 5 6 8 5 12 4-3 8-3 13-1-2 4-4 6-7 7 4 2 6 5 6 9-6 1-10 0-14-4l-1 4 1 14h-5l-1-14-1-4c-4 4-8 5-14 4 0-4 2-7 6-9-3-1-5-3-7-7 5-2 9-2 13 1-1-4 2-7 6-12z'/>";
    WINTER = "winter":
        "<path class='kb' d='M24 3v42M6 13l36 22M42 13 6 35'/><path class='k' d='M18 6l6 6 6-6M18 42l6-6 6 6M5 21l8-3-1-8M43 27l-8 3 1 8M43 21l-8-3 1-8M5 27l8 3-1 8'/>";
    SPRING = "spring":
        "<path class='k f-rose' d='M24 24C14 20 14 6 24 5c10 1 10 15 0 19zM24 24c2-11 15-14 20-5 2 9-11 14-20 5zM24 24c9 5 8 18-2 20-9-1-9-15 2-20zM24 24c-9 8-21 3-20-6 4-8 18-5 20 6z'/><circle class='k f-gold' cx='24' cy='23' r='5.5'/>";
    SUMMER = "summer":
        "<circle class='k f-gold' cx='24' cy='24' r='11'/><path class='kb' d='M24 3v5M24 40v5M3 24h5M40 24h5M9 9l4 4M35 35l4 4M39 9l-4 4M13 35l-4 4'/>";
    // ---- what the human may play against the Widow
    COOPERATION = "cooperation":
        "<path class='k f-skin' d='M2 18h10l11 8 7-4c4-2 6 2 4 5l-9 9-6 3-9-4H2z'/><path class='k f-skin3' d='M46 14H36l-8 4-8 6c-2 3 2 6 5 5l6-3 8 9h7z'/>";
    DELAY = "delay":
        "<path class='k f-sheet' d='M12 4h24M12 44h24M14 4c0 11 10 12 10 20S14 33 14 44M34 4c0 11-10 12-10 20s10 9 10 20'/><path class='k f-gold' d='M18 43l6-8 6 8z'/>";
    INFORMATION = "information":
        "<path class='k f-raven2' d='M5 36C5 18 14 8 26 8c8 0 12 4 12 9l8 3-9 4c-3 10-12 14-22 13l-4 6z'/><circle class='k f-white' cx='30' cy='16' r='3'/><path class='kt' d='M14 28c6 1 12-1 16-6M18 43v-6M23 42l-1-5'/>";
    MOON = "moon":
        "<circle class='k f-white' cx='24' cy='24' r='20'/><path class='kt' d='M14 15c3-4 8-3 9 1s-5 6-8 4M30 33c4-2 8 0 7 4M14 33c2-1 4 0 4 2'/>";
    SHRINE = "shrine":
        "<path class='k f-stone' d='M6 40h36v6H6zM9 20h6v20H9zM33 20h6v20h-6z'/><path class='k f-stone' d='M4 13h40v7H4z'/><path class='k f-own' d='M24 22l7 9-7 9-7-9z'/><path class='kt' d='M12 24v12M36 24v12'/>";
    OUTCROP = "outcrop":
        "<path class='k f-ice' d='M18 4l8 10-3 29H11L8 16z'/><path class='k f-ice' d='M33 15l7 8-3 21h-9l-2-20z'/><path class='kt' d='M8 16h18M18 4l-3 12 2 27M26 24h14M33 15l-2 9'/><path class='k f-mountain' d='M2 46c4-7 10-6 13-3 5-4 12-3 16 0 5-3 11-2 15 3z'/>";
    HUT = "hut":
        "<path class='k f-hills' d='M9 24h30v21H9z'/><path class='k f-bronze' d='M24 4 2 26h8l14-13 14 13h8z'/><path class='k f-dark' d='M19 45V32h10v13z'/><path class='k f-fire' d='M32 28h5v5h-5z'/><path class='k' d='M34 13V5h5v13'/>";
    SITE = "site":
        "<path class='k f-own' d='M5 24h38v21H5z'/><path class='k f-bronze' d='M2 25 12 8h24l10 17z'/><path class='k f-dark' d='M19 45V33h10v12z'/><path class='k f-bolt' d='M9 29h6v7H9zM33 29h6v7h-6z'/>";
    HOSPITAL = "hospital":
        "<path class='k f-stone' d='M4 22h40v23H4z'/><path class='k f-ember' d='M2 23 24 5l22 18z'/><path class='k f-white' d='M21 9h6v4h4v6h-4v4h-6v-4h-4v-6h4z'/><path class='k f-dark' d='M20 45V34h8v11z'/><path class='k f-bolt' d='M9 29h6v7H9zM33 29h6v7h-6z'/>";
    HOUSES = "houses":
        "<path class='k f-stone' d='M3 26h18v18H3zM26 22h19v22H26z'/><path class='k f-ember' d='M1 27 12 14l11 13zM23 23 36 8l12 15z'/><path class='k f-dark' d='M9 44v-8h6v8zM33 44v-9h6v9z'/>";
}

pub const fn good(good: Good) -> Symbol {
    match good {
        Good::Berry => BERRY,
        Good::Skull => SKULL,
        Good::Herb => HERB,
        Good::Mushroom => MUSHROOM,
        Good::Root => ROOT,
        Good::Crystal => CRYSTAL,
        Good::RemedyBlindness => REMEDY_BLINDNESS,
        Good::RemedyParalysis => REMEDY_PARALYSIS,
        Good::RemedyInfection => REMEDY_INFECTION,
        Good::CalmingPotion => CALMING_POTION,
        Good::FlyingOintment => FLYING_OINTMENT,
        Good::LovePhilter => LOVE_PHILTER,
        Good::RitualOil => RITUAL_OIL,
        Good::Charm => CHARM,
    }
}

pub const fn action(action: Action) -> Symbol {
    match action {
        Action::Collect => COLLECT,
        Action::Move => MOVE,
        Action::Brew => BREW,
        Action::Heal => HEAL,
        Action::Chant => CHANT,
        Action::Recruit => RECRUIT,
        Action::Plead => PLEAD,
        Action::Remember => REMEMBER,
        Action::Ritual => RITUAL,
    }
}

pub const fn illness(illness: Illness) -> Symbol {
    match illness {
        Illness::Blind => BLIND,
        Illness::Paralysed => PARALYSED,
        Illness::Infected => INFECTED,
    }
}

pub const fn element(element: Element) -> Symbol {
    match element {
        Element::Earth => EARTH,
        Element::Air => AIR,
        Element::Fire => FIRE,
    }
}

pub const fn season(season: Season) -> Symbol {
    match season {
        Season::Autumn => AUTUMN,
        Season::Winter => WINTER,
        Season::Spring => SPRING,
        Season::Summer => SUMMER,
    }
}

pub const fn negotiation(card: Negotiation) -> Symbol {
    match card {
        Negotiation::Cooperation => COOPERATION,
        Negotiation::Delay => DELAY,
        Negotiation::Information => INFORMATION,
    }
}

/// What happens in a step.
pub const fn step(step: Step) -> Symbol {
    match step {
        Step::Setup => icon::CARDS,
        Step::A => icon::CARDS,
        Step::B => MOVE,
        Step::C => HUNTER,
        Step::D => HUT,
        Step::E => MOON,
        Step::Trials => TRIAL,
        Step::Favours => CROWD,
    }
}
