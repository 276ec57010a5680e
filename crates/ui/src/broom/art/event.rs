//! The pictures of Broom Service's event cards, on a grid of 48 units.

use crate::art::Symbol;
use coven_broom::EventCard;

macro_rules! events {
    ($($name:ident = $id:literal: $body:literal;)+) => {
        $(const $name: Symbol = Symbol { id: concat!("e-", $id), size: 48, body: $body };)+
        /// Every picture.
        pub const ALL: &[Symbol] = &[$($name),+];
    };
}

events! {
    MORE_OR_LESS = "more":
        "<path class='k f-sheet' d='M4 10h17v28H4zM27 10h17v28H27z'/><path class='kb' d='M8 24h9M31 24h9M35.5 19.5v9'/>";
    DANGEROUS_AREAS = "danger":
        "<path class='k f-prairie' d='M2 42c9-9 35-9 44 0z'/><path class='k f-sheet' d='M13 26c-4-16 26-16 22 0-1 3-4 3-4 6v3H17v-3c0-3-3-3-4-6z'/><circle class='f-ink' cx='19.5' cy='23' r='3.2'/><circle class='f-ink' cx='28.5' cy='23' r='3.2'/><path class='kt' d='M24 26v3M21 32v3M27 32v3'/>";
    FAVOURABLE_AREAS = "favour":
        "<circle class='k f-gold' cx='33' cy='15' r='8'/><path class='kt' d='M33 3v2M45 15h-2M41 7l-1 1M25 7l1 1M41 23l-1-1'/><path class='k f-forest' d='M16 9 7 24h4L4 36h24l-7-12h4z'/><path class='k' d='M16 36v6M2 43c10-3 34-3 44 0'/>";
    EMPTY_HANDS = "empty":
        "<path class='k f-skin' d='M13 44V30L7 21c-2-3 2-6 4-3l5 6V9c0-4 5-4 5 0v11V6c0-4 5-4 5 0v14V8c0-4 5-4 5 0v13-9c0-4 5-4 5 0v20l-3 12z'/>";
    BRAVE_HEART = "heart":
        "<path class='k f-ember' d='M24 43C3 29 3 8 15 8c5 0 8 4 9 7 1-3 4-7 9-7 12 0 12 21-9 35z'/><path class='k f-sheet' d='M22 16h4v16h-4z'/><path class='k f-gold' d='M16 31h16v3H16z'/>";
    BLACK_MARKET = "market":
        "<path class='k f-bronze' d='M5 19 10 6h28l5 13z'/><path class='k f-sheet' d='M5 19c0 6 9 6 9 0 0 6 10 6 10 0 0 6 10 6 10 0 0 6 9 6 9 0'/><path class='k' d='M8 24v19h32V24'/><circle class='k f-gold' cx='24' cy='34' r='6'/><path class='kt' d='M24 31v6'/>";
    MOONSHINE_STILL = "still":
        "<path class='k f-bronze' d='M6 43c-3-16 2-22 9-22s12 6 9 22z'/><path class='k' d='M15 21c0-16 22-18 24 2M39 23v5'/><path class='k f-green' d='M33 29h12v14H33z'/><path class='kt' d='M33 36h12M10 30c0-3 2-5 4-5'/>";
    FULL_HANDS = "full":
        "<path class='k f-bronze' d='M10 20c-6 8-7 23 2 23h24c9 0 8-15 2-23z'/><path class='k f-orange' d='M14 4h6v5a6 6 0 1 1-6 0z'/><path class='k f-green' d='M26 5h5v15h-5z'/><path class='k f-purple' d='M34 11h8l2 8h-9z'/><path class='k' d='M9 20h30'/><path class='kt' d='M17 28c-2 3-3 7-2 10M31 28c2 3 3 7 2 10'/>";
    ALL_AT_ONCE = "all":
        "<circle class='k f-orange' cx='13' cy='14' r='8'/><path class='k f-green' d='M30 5h9v18h-9z'/><path class='k f-purple' d='M6 29h15l2 14H4z'/><path class='k f-gold' d='M35 26l2.4 6 6.6.4-5 4.2 1.6 6.4-5.6-3.5-5.6 3.5 1.6-6.4-5-4.2 6.6-.4z'/><path class='kt' d='M22 20l4 4M22 28l4-4'/>";
    LIKE_MINDED = "alike":
        "<path class='k f-forest' d='M2 43c9-7 35-7 44 0z'/><path class='k f-tide' d='M6 36c0-3 4-4 5-7l4-18 4 18c1 3 5 4 5 7z'/><path class='k f-ember' d='M24 36c0-3 4-4 5-7l4-18 4 18c1 3 5 4 5 7z'/><path class='k' d='M17 8c4-5 10-5 14 0'/>";
}

/// The picture of an event card.
pub const fn picture(card: EventCard) -> Symbol {
    match card {
        EventCard::MoreOrLess => MORE_OR_LESS,
        EventCard::DangerousAreas => DANGEROUS_AREAS,
        EventCard::FavourableAreas => FAVOURABLE_AREAS,
        EventCard::EmptyHands => EMPTY_HANDS,
        EventCard::BraveHeart => BRAVE_HEART,
        EventCard::BlackMarket => BLACK_MARKET,
        EventCard::MoonshineStill => MOONSHINE_STILL,
        EventCard::FullHands => FULL_HANDS,
        EventCard::AllAtOnce => ALL_AT_ONCE,
        EventCard::LikeMinded => LIKE_MINDED,
    }
}
