//! The house fronts of New Salem, three of each type, on a grid of 96 units. `f-own` is the colour of the type.

use crate::art::Symbol;
use coven_salem::Building;

macro_rules! fronts {
    ($($building:ident = $id:literal: $body:literal;)+) => {
        /// The front of a building.
        pub const fn front(building: Building) -> Symbol {
            match building { $(Building::$building => Symbol { id: concat!("f-", $id), size: 96, body: $body }),+ }
        }
    };
}

fronts! {
    Market = "market":
        "<path class='k2 f-stone' d='M16 40h64v48H16z'/><path class='f-fine' d='M66 42h13v46H66z'/><path class='k2 f-own' d='M12 22h72l8 20q-7 11-15 0-7 11-15 0-7 11-14 0-7 11-14 0-7 11-15 0-8 11-15 0z'/>\
         <path class='kt' d='M29 22l-10 20M41 22l-7 20M48 22v20M55 22l7 20M67 22l10 20'/><circle class='k f-orange' cx='33' cy='63' r='6.5'/><circle class='k f-green' cx='48' cy='63' r='6.5'/><circle class='k f-purple' cx='63' cy='63' r='6.5'/>\
         <path class='k2 f-bronze' d='M20 68h56v20H20z'/><path class='kt' d='M20 78h56M38 68v20M58 68v20'/>";
    Smithy = "smithy":
        "<path class='k2 f-stone' d='M62 34V12h15v24'/><path class='kt' d='M69 9c-5-4 5-5 0-8M77 10c-3-3 4-4 1-8'/><path class='k2 f-stone' d='M12 46h72v42H12z'/><path class='f-fine' d='M72 48h11v39H72z'/><path class='k2 f-own' d='M4 50 18 26h60l14 24z'/><path class='kt' d='M12 42h72M18 34h60'/>\
         <path class='k2 f-ember' d='M18 88V64c0-9 24-9 24 0v24z'/><path class='k f-bolt' d='M24 88c-2-9 5-10 5-18 7 6 8 12 6 18z'/><path class='f-ink' d='M48 64h32v5c-7 1-10 3-10 8h6v10H54V77h5c0-5-5-7-11-8z'/>";
    Tannery = "tannery":
        "<path class='k2 f-stone' d='M8 52h44v36H8z'/><path class='k2 f-own' d='M3 54 14 30h40l7 24z'/><path class='kt' d='M8 44h50M12 36h44'/><path class='k f-ink' d='M18 88V66h18v22z'/>\
         <path class='k2' d='M60 88V38M92 88V38M56 42h40'/><path class='k f-hills' d='M64 46c4 5 20 5 24 0 3 10-3 16 1 28-6 5-20 5-26 0 4-12-2-18 1-28z'/><path class='kt' d='M64 46l-4-3M88 46l4-3M63 74l-3 4M89 74l3 4M72 56v12M78 58v14M84 54v10'/>";
    Bank = "bank":
        "<path class='k2 f-stone' d='M14 38h68v42H14z'/><path class='f-fine' d='M70 40h11v40H70z'/><path class='k f-ink' d='M40 80V56h16v24z'/><path class='k f-stone' d='M20 40h10v40H20zM33 40h7v40h-7zM56 40h7v40h-7zM66 40h10v40H66z'/>\
         <path class='k2 f-own' d='M6 40 48 10l42 30z'/><circle class='k f-bolt' cx='48' cy='29' r='7'/><path class='k2 f-stone' d='M8 80h80v8H8z'/>";
    CountingHouse = "counting":
        "<path class='k2 f-stone' d='M66 56h24v32H66z'/><path class='k2 f-own' d='M62 58 78 42l16 16z'/><path class='k f-bolt' d='M74 64h9v10h-9z'/><path class='k2 f-stone' d='M14 88V38h50v50z'/><path class='f-fine' d='M53 40h10v48H53z'/>\
         <path class='k2 f-own' d='M14 40v-9h8v-9h8V12h18v10h8v9h8v9z'/><circle class='k f-bolt' cx='39' cy='29' r='6'/><path class='k f-bolt' d='M21 47h10v13H21zM46 47h10v13H46z'/><path class='k f-ink' d='M33 88V68h12v20z'/><path class='kt' d='M26 47v13M51 47v13'/>";
    Pawnshop = "pawnshop":
        "<path class='k2 f-stone' d='M16 44h64v44H16z'/><path class='f-fine' d='M68 46h11v41H68z'/><path class='k2 f-own' d='M8 48 48 12l40 36z'/><path class='kt' d='M24 40h48M36 28h24'/><path class='k2' d='M48 44v10M36 54h24'/>\
         <circle class='k f-bolt' cx='36' cy='62' r='7.5'/><circle class='k f-bolt' cx='60' cy='62' r='7.5'/><circle class='k f-bolt' cx='48' cy='76' r='7.5'/><path class='kt' d='M22 54h6v12h-6zM22 72h6v12h-6z'/>";
    School = "school":
        "<path class='k2 f-stone' d='M37 38V16h22v22z'/><path class='k2 f-own' d='M32 20 48 2l16 18z'/><path class='k f-bolt' d='M42 33c0-12 12-12 12 0z'/><path class='k2 f-stone' d='M10 52h76v36H10z'/><path class='f-fine' d='M72 54h13v34H72z'/>\
         <path class='k2 f-own' d='M3 54 14 34h68l11 20z'/><path class='kt' d='M10 46h76'/><path class='k f-bolt' d='M17 60h15v15H17zM64 60h15v15H64z'/><path class='kt' d='M24 60v15M71 60v15M17 67h15M64 67h15'/><path class='k f-ink' d='M40 88V66h16v22z'/>";
    Library = "library":
        "<path class='k2 f-stone' d='M10 34h76v54H10z'/><path class='f-fine' d='M72 36h13v51H72z'/><path class='k f-bolt' d='M17 80V56c0-11 15-11 15 0v24zM41 80V56c0-11 15-11 15 0v24zM65 80V56c0-11 15-11 15 0v24z'/><path class='kt' d='M24 50v30M48 50v30M72 50v30M17 64h15M41 64h15M65 64h15'/>\
         <path class='k2 f-own' d='M4 28h88v11H4z'/><path class='k2 f-white' d='M48 24c-8-7-18-7-26-3V7c8-4 18-4 26 3 8-7 18-7 26-3v14c-8-4-18-4-26 3z'/><path class='kt' d='M48 10v14M28 12c5-1 9 0 14 2M68 12c-5-1-9 0-14 2'/>";
    Laboratory = "laboratory":
        "<path class='k2 f-bronze' d='M54 28 78 8l8 9-22 20z'/><path class='k2 f-stone' d='M20 50h56v38H20z'/><path class='f-fine' d='M63 52h12v35H63z'/><path class='k2 f-own' d='M16 52c0-44 64-44 64 0z'/><path class='kt' d='M48 20v32M32 24c-6 8-8 18-8 28M64 24c6 8 8 18 8 28'/>\
         <circle class='k f-bolt' cx='48' cy='70' r='14'/><path class='k f-green' d='M45 59h6M46 60v7l-8 12h20l-8-12v-7'/>";
    Theatre = "theatre":
        "<path class='k2 f-stone' d='M10 42h76v46H10z'/><path class='f-fine' d='M74 44h11v43H74z'/><path class='k2 f-own' d='M5 46C10 14 86 14 91 46z'/><path class='k2 f-ink' d='M22 88V52h52v36z'/><path class='k f-ember' d='M22 52h26c-2 20-12 30-26 34zM74 52H48c2 20 12 30 26 34z'/>\
         <path class='kt' d='M30 52c0 12-2 22-6 30M66 52c0 12 2 22 6 30'/><path class='k f-white' d='M36 26h24v8c0 12-24 12-24 0z'/><path class='k' d='M41 32h4M51 32h4M42 37c3 4 9 4 12 0'/>";
    Tavern = "tavern":
        "<path class='k2 f-stone' d='M66 30V10h12v30'/><path class='k2 f-stone' d='M14 44h68v44H14z'/><path class='k2 f-own' d='M5 48 38 12h20l33 36z'/><path class='k' d='M14 64h34M31 44v44M14 64l17-20M48 44v44'/><path class='k f-ink' d='M33 88V68h13v20z'/><path class='k f-bolt' d='M18 68h9v11h-9z'/>\
         <path class='k2' d='M52 50h34v6'/><path class='k2' d='M82 66h9v13h-9'/><path class='k2 f-bolt' d='M60 58h22v28H60z'/><path class='k f-white' d='M57 58c0-8 8-8 10-4 3-5 10-3 10 0 6-2 9 3 7 7H60z'/><path class='kt' d='M67 68v12M75 68v12'/>";
    Brothel = "brothel":
        "<path class='k2 f-stone' d='M16 38h54v50H16z'/><path class='f-fine' d='M58 40h11v47H58z'/><path class='k2 f-own' d='M9 42 19 14h48l10 28z'/><path class='k f-bolt' d='M30 34V24h8v10zM48 34V24h8v10z'/><path class='kt' d='M15 38h56'/>\
         <path class='k2 f-ember' d='M43 65c-20-12-13-26 0-16 13-10 20 4 0 16z'/><path class='k f-ink' d='M35 88V70h16v18z'/><path class='k2' d='M70 48h16v6'/><path class='k2 f-ember' d='M79 56h14l2 8-4 12H81l-4-12z'/><path class='k f-bolt' d='M86 72c-5-5 0-6 0-12 4 5 5 8 0 12z'/>";
    Courthouse = "courthouse":
        "<path class='k2 f-stone' d='M14 40h68v40H14z'/><path class='f-fine' d='M70 42h11v38H70z'/><path class='k2 f-own' d='M5 42 48 8l43 34z'/><path class='kt' d='M22 36h52'/><path class='k f-stone' d='M18 42h9v38h-9zM69 42h9v38h-9z'/>\
         <path class='k2' d='M48 46v28M33 52h30M40 76h16'/><path class='k f-bolt' d='M27 66h13l-6.5-14zM56 66h13l-6.5-14z'/><circle class='k f-bolt' cx='48' cy='46' r='4'/><path class='k2 f-stone' d='M8 80h80v8H8z'/>";
    Jail = "jail":
        "<path class='k2 f-stone' d='M14 30h68v58H14z'/><path class='f-fine' d='M69 32h12v56H69z'/><path class='k2 f-own' d='M8 14h13v9h10v-9h13v9h8v-9h13v9h10v-9h13v22H8z'/><path class='k2 f-ink' d='M27 46h42v30H27z'/><path class='f-stone' d='M34 47h4v28h-4zM46 47h4v28h-4zM58 47h4v28h-4z'/>\
         <path class='kt' d='M14 44h8M18 44v10M14 54h8M74 60h8M78 60v10M74 70h8M20 82h14M62 82h14'/>";
    Gallows = "gallows":
        "<path class='k2 f-stone' d='M8 80h80v8H8z'/><path class='k2 f-bronze' d='M26 64V12h7v52zM26 12h46v7H26zM33 34l15-15h7L33 41z'/><path class='k2' d='M66 19v8'/><path class='f-ink' d='M50 11c2-8 10-9 13-4l6 1-5 3c-2 5-9 6-14 0zM50 10l-9 2 9 2z'/>\
         <path class='k2 f-own' d='M10 62h66v9H10z'/><path class='k2' d='M17 71v9M36 71v9M56 71v9M70 71v9'/><path class='k f-stone' d='M76 66h8v7h7v7H76z'/><path class='kt' d='M52 62v9M42 62v9'/>";
    Undertaker = "undertaker":
        "<path class='k2 f-stone' d='M14 44h68v44H14z'/><path class='f-fine' d='M70 46h11v41H70z'/><path class='k2 f-own' d='M6 48 28 16h40l22 32z'/><path class='kt' d='M17 38h62M22 28h52'/><path class='k2 f-bronze' d='M40 46h16l8 12-7 28H39l-7-28z'/><path class='k' d='M41 54l14 26M55 54 41 80'/>\
         <path class='k f-ink' d='M18 58h9v16h-9z'/><path class='k f-bolt' d='M70 58h8v14h-8z'/>";
    Graveyard = "graveyard":
        "<circle class='k f-bolt' cx='26' cy='22' r='12'/><path class='f-fine' d='M30 12a12 12 0 0 1 0 21 18 18 0 0 0 0-21z'/><path class='k2' d='M76 86V44M76 62 62 48M76 54l14-16M76 46l-8-22M77 44l7-18'/><path class='k2 f-stone' d='M8 86V60c0-15 26-15 26 0v26z'/><path class='k2 f-own' d='M42 86V66c0-13 20-13 20 0v20z'/>\
         <path class='k' d='M15 62h12M15 69h12M49 68h7'/><path class='k2 f-forest' d='M3 84h90v6H3z'/><path class='kt' d='M66 84V70M70 84V72M86 84V70M90 84V72M64 76h30'/>";
    Crypt = "crypt":
        "<path class='k2 f-stone' d='M16 44h64v38H16z'/><path class='f-fine' d='M68 46h11v35H68z'/><path class='k2' d='M48 18V6M43 8h10'/><path class='k2 f-own' d='M7 46 48 16l41 30z'/><path class='kt' d='M24 40h48'/><path class='k2 f-ink' d='M32 82V62c0-16 32-16 32 0v20z'/>\
         <path class='f-white' d='M39 64c0-12 18-12 18 0v6h-4v6H43v-6h-4z'/><path class='f-ink' d='M42 63h4v4h-4zM50 63h4v4h-4zM46 72h1.5v4H46zM49 72h1.5v4H49z'/><path class='k2 f-stone' d='M8 82h80v7H8z'/>";
}
