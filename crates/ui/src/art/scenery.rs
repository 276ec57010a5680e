//! A picture for each game of the house, for its place on the home page. They look the same by day and by night.

use maud::{Markup, PreEscaped, html};

/// The picture of a game; a game without one has the night sky.
pub fn of_game(id: &str) -> Markup {
    let scene = match id {
        "broom" => BROOM,
        "salem" => SALEM,
        "septima" => SEPTIMA,
        _ => STARS,
    };
    html! {
        svg.scene viewBox="0 0 480 300" aria-hidden="true" preserveAspectRatio="xMidYMid slice" { (PreEscaped(scene)) }
    }
}

/// A sky with stars and nothing else.
const STARS: &str = "<rect width='480' height='300' fill='#2b2950'/>\
<path d='M130 46h.1M62 100h.1M212 69h.1M44 10h.1M158 110h.1M401 15h.1M284 54h.1M98 21h.1M423 41h.1M331 101h.1' stroke='#efe6cf' stroke-width='4' stroke-linecap='round'/>";

/// A witch on her round, with a potion for the tower below.
const BROOM: &str = "<rect width='480' height='300' fill='#2f2c58'/><path d='M0 96h480v70H0z' fill='#453c6d'/><path d='M0 140h480v60H0z' fill='#6a4f79'/>\
<g stroke='#efe6cf' stroke-width='3.5' stroke-linecap='round'><path d='M62 30h.1M30 92h.1M212 69h.1M89 19h.1M158 100h.1M123 64h.1M231 24h.1M98 121h.1M144 35h.1M423 21h.1M447 155h.1M54 65h.1M182 13h.1M461 57h.1M444 105h.1M270 102h.1'/></g>\
<circle cx='350' cy='88' r='66' fill='#efe6cf'/><g fill='none' stroke='#c9b98f' stroke-width='2.5'><path d='M312 60c8-10 22-8 24 2s-14 16-22 10M372 118c10-6 22 0 20 10M330 128c6-2 10 0 12 4'/></g>\
<g stroke='#1b1626' stroke-width='3' stroke-linejoin='round'><path d='M-6 206 46 128l38 50 44-66 60 88 40-44 46 56 60-74 46 60 36-44 74 100v50H-6z' fill='#565276'/>\
<path d='M46 128l-14 40 16-8 10 14 8-22zM128 112l-18 52 20-10 14 22 10-30zM334 138l-12 42 16-8 10 14 6-26z' fill='#efe6cf'/>\
<path d='M-6 228c60-40 140-44 206-12 70-34 190-40 290 4v90H-6z' fill='#4d7549'/><path d='M-6 262c90-44 190-38 250-8 70-30 150-34 246-4v60H-6z' fill='#cfb45c'/></g>\
<g stroke='#1b1626' stroke-width='2' fill='none'><path d='M20 238q3-9 6 0M60 226q3-9 6 0M110 220q3-9 6 0M300 232q3-9 6 0M346 224q3-9 6 0M420 232q3-9 6 0M452 240q3-9 6 0M150 224q3-9 6 0'/>\
<path d='M30 282q-1-8-4-12M34 282q0-9 2-14M300 276q-1-8-4-12M304 276q0-9 2-14M380 284q-1-8-4-12M384 284q0-9 2-14M230 288q-1-8-4-12M234 288q0-9 2-14'/></g>\
<g stroke='#1b1626' stroke-width='3' stroke-linejoin='round'><path d='M92 196h44v78c-10 6-34 6-44 0z' fill='#e9dfc3'/><path d='M114 136 82 198c14 9 50 9 64 0z' fill='#d9772b'/><path d='M106 220h16v20h-16z' fill='#f2c14e'/>\
<path d='M182 226h50v52h-50z' fill='#e9dfc3'/><path d='M176 206h12v8h10v-8h12v8h6v-8h12v8h8v-8h4v24h-64z' fill='#7a4fa3'/><path d='M200 244h14v18h-14z' fill='#f2c14e'/></g>\
<path d='M120 196h14v80q-8 3-14 3zM218 228h14v50h-14z' fill='url(#h-fine)'/>\
<g fill='#1b1626' stroke='#1b1626' stroke-linejoin='round' stroke-linecap='round'><path d='M272 142 436 86' stroke-width='5'/><path d='M276 141c-18-4-40 2-58 18 14-2 18 2 24-2-6 6-10 8-14 16 14-6 22-6 30-14-2 6-2 10-4 16 10-8 18-18 24-30z'/>\
<path d='M334 122c-8-18 0-38 18-44l16 2c12 8 14 22 8 32l-10 8z'/><path d='M350 80c-20 4-48 22-70 14 14 16 34 26 58 30z'/><path d='M364 88l30 10' stroke-width='7'/><path d='M362 112l20 18 12-6' stroke-width='7' fill='none'/>\
<path d='M336 66c12-12 34-20 54-18-12 12-36 20-54 18z'/><path d='M344 58c0-14 6-28 20-32 6-1 12 2 14 8-6-2-9 0-9 4l8 14z'/></g>\
<path d='M352 64c2 10 10 16 18 12 4-2 4-5 4-8l6-1-6-8c-6-2-16-1-22 5z' fill='#8fae74' stroke='#1b1626' stroke-width='2.5' stroke-linejoin='round'/>\
<path d='M416 94v14' stroke='#1b1626' stroke-width='2.5'/><g stroke='#1b1626' stroke-width='3'><circle cx='416' cy='126' r='15' fill='#d9772b'/><path d='M411 106h10v8h-10z' fill='#efe6cf'/></g><path d='M407 128a10 10 0 0 0 6 8' stroke='#efe6cf' stroke-width='2.5' fill='none'/>\
<g fill='#efe6cf' stroke='#1b1626' stroke-width='3' stroke-linejoin='round'><path d='M30 84a13 13 0 0 1-2-25 16 16 0 0 1 30-7 13 13 0 0 1 20 10 11 11 0 0 1 2 22z'/><path d='M236 62a9 9 0 0 1 0-18 12 12 0 0 1 22-5 9 9 0 0 1 14 8 8 8 0 0 1 0 15z'/></g>\
<path d='M56 88l-8 14h8l-4 12 14-18h-8l4-8z' fill='#f2c14e' stroke='#1b1626' stroke-width='2.5' stroke-linejoin='round'/>";

/// A meeting of the town. One hat is not like the others.
const SALEM: &str = "<rect width='480' height='300' fill='#5d2f42'/><path d='M0 70h480v60H0z' fill='#8d4544'/><path d='M0 118h480v60H0z' fill='#c87645'/><path d='M0 160h480v60H0z' fill='#e2a65c'/>\
<path d='M96 34a34 34 0 1 0 30 50 28 28 0 0 1-30-50z' fill='#efe6cf' stroke='#1b1626' stroke-width='3'/>\
<g stroke='#1b1626' stroke-width='3' stroke-linejoin='round'><path d='M-6 236v-70l34-30 34 30v70zM88 240v-92h92v92z' fill='#4a3648'/><path d='M82 152l52-44 52 44z' fill='#35263a'/><path d='M-10 170l38-36 38 36-8 4-30-28-30 28z' fill='#35263a'/>\
<path d='M210 240V92h44v148z' fill='#6a4b55'/><path d='M204 96l28-72 28 72z' fill='#35263a'/><path d='M254 240v-76h58v76z' fill='#5a4150'/><path d='M248 168l35-34 35 34z' fill='#35263a'/><path d='M232 24V6M226 12h12' fill='none'/>\
<path d='M334 240v-84h70v84zM420 240v-104h66v104z' fill='#4a3648'/><path d='M328 160l41-40 41 40zM414 140l38-42 40 42z' fill='#35263a'/><path d='M146 108V84h16v30z' fill='#35263a'/></g>\
<g fill='#f2c14e' stroke='#1b1626' stroke-width='2.5'><path d='M16 180h22v24H16zM102 166h20v24h-20zM146 166h20v24h-20zM348 176h18v22h-18zM376 176h18v22h-18zM438 160h22v26h-22z'/><circle cx='232' cy='122' r='11'/><path d='M272 190h20v26h-20z'/></g>\
<path d='M27 180v24M16 192h22M112 166v24M102 178h20M156 166v24M146 178h20M357 176v22M385 176v22M449 160v26M438 173h22M282 190v26M221 122h22M232 111v22' stroke='#1b1626' stroke-width='2'/>\
<path d='M172 150h8v90h-8zM246 98h8v142h-8zM300 168h12v72h-12zM392 160h12v80h-12zM52 170h10v66H52z' fill='url(#h-fine)'/>\
<path d='M-6 240c120-14 360-14 492 0v70H-6z' fill='#2a1f30' stroke='#1b1626' stroke-width='3'/>\
<g stroke='#1b1626' stroke-width='3' stroke-linejoin='round'><path d='M320 62c8-12 20-14 28-8 8-2 14 0 20 6-8 0-10 4-16 10-8 8-20 8-30 4l-16 12 6-16z' fill='#1b1626'/></g><circle cx='352' cy='60' r='2.5' fill='#f2c14e'/>\
<g stroke='#f2c14e' stroke-width='0'><path d='M70 202c-7 9-7 16 0 21 7-5 7-12 0-21zM414 196c-7 9-7 16 0 21 7-5 7-12 0-21z' fill='#f2a03d'/></g><g stroke='#1b1626' stroke-width='5'><path d='M70 223v60M414 217v60'/></g>\
<g fill='#17111f' stroke='#6a4b55' stroke-width='2.5' stroke-linejoin='round'><path d='M-4 300c0-30 12-40 30-40s30 10 30 40zM88 300c0-34 14-44 34-44s34 10 34 44zM336 300c0-34 14-44 34-44s34 10 34 44zM428 300c0-30 12-40 30-40s30 10 30 40zM252 300c0-30 12-40 32-40s32 10 32 40zM168 300c0-36 14-46 36-46s36 10 36 46z'/>\
<path d='M2 252h50M10 251v-26h32v26M96 248h54M106 247v-28h34v28M344 248h54M354 247v-28h34v28M434 252h48M442 251v-26h32v26M258 252h52M268 251v-28h32v28' /></g>\
<g fill='#17111f' stroke='#6a4b55' stroke-width='2.5' stroke-linejoin='round'><path d='M170 246c18-10 50-10 68 0-18 8-50 8-68 0z'/><path d='M184 240c4-22 10-42 22-54 5 3 10 3 14 9-6-2-8 1-7 6l10 39z'/></g>\
<g fill='#c8963e'><path d='M20 240h12v8H20zM117 234h12v8h-12zM365 234h12v8h-12zM452 240h12v8h-12zM278 238h12v8h-12z'/></g>\
<g fill='#8fd07a'><circle cx='196' cy='262' r='3.5'/><circle cx='212' cy='262' r='3.5'/></g>";

/// The coven's circle in the wood, and the torches of the town behind.
const SEPTIMA: &str = "<rect width='480' height='300' fill='#16283a'/><path d='M0 80h480v60H0z' fill='#1f3a4a'/><path d='M0 130h480v60H0z' fill='#2d5156'/>\
<g stroke='#efe6cf' stroke-width='3' stroke-linecap='round'><path d='M62 40h.1M212 69h.1M89 19h.1M44 70h.1M158 30h.1M401 15h.1M123 64h.1M284 24h.1M423 81h.1M109 89h.1M331 71h.1M447 45h.1M182 93h.1M208 22h.1M461 17h.1M370 48h.1'/></g>\
<circle cx='240' cy='74' r='46' fill='#efe6cf' stroke='#1b1626' stroke-width='3'/><path d='M240 28a46 46 0 0 1 0 92 60 60 0 0 0 0-92z' fill='url(#h-fine)'/>\
<g fill='#3c5f5c' stroke='#1b1626' stroke-width='2.5' stroke-linejoin='round'><path d='M300 190v-44h16v-16h10v-18l10-14 10 14v18h10v16h20v-22l12-12 12 12v66zM392 190v-30h24v-18l14-14 14 14v48z'/></g>\
<g fill='#f2a03d'><circle cx='322' cy='160' r='3.5'/><circle cx='346' cy='136' r='3.5'/><circle cx='386' cy='150' r='3.5'/><circle cx='404' cy='172' r='3.5'/><circle cx='430' cy='156' r='3.5'/><circle cx='366' cy='170' r='3.5'/></g>\
<path d='M-10 196l14-86 14 86zM16 196l14-79 14 79zM43 196l16-88 16 88zM70 196l13-87 13 87zM88 196l20-94 20 94zM113 196l15-85 15 85zM134 196l14-78 14 78zM159 196l17-70 17 70zM429 200l18-60 18 60zM453 200l16-80 16 80zM470 200l17-96 17 96z' fill='#1d3f38' stroke='#1b1626' stroke-width='2.5' stroke-linejoin='round'/>\
<path d='M-6 196c120-22 370-22 492 0v110H-6z' fill='#27483f' stroke='#1b1626' stroke-width='3'/><ellipse cx='240' cy='240' rx='170' ry='52' fill='#35604f'/><ellipse cx='240' cy='238' rx='136' ry='42' fill='none' stroke='#1b1626' stroke-width='9'/><ellipse cx='240' cy='238' rx='136' ry='42' fill='none' stroke='#f2c14e' stroke-width='4'/>\
<path d='M240 196L300 276L133 212L374 247L106 247L347 212L180 276z' fill='none' stroke='#1b1626' stroke-width='8' stroke-linejoin='round'/><path d='M240 196L300 276L133 212L374 247L106 247L347 212L180 276z' fill='none' stroke='#f2c14e' stroke-width='3.5' stroke-linejoin='round'/>\
<g stroke='#1b1626' stroke-width='3' stroke-linejoin='round'><path d='M226 196c-16-20 12-26-2-46-6-10 4-22 14-22-6 10 4 14 10 24 8 14-6 22 8 44z' fill='#8fd07a'/><path d='M208 200h64l-6 32c-4 14-48 14-52 0z' fill='#3a3346'/><path d='M202 192h76v12h-76z' fill='#56506a'/><path d='M216 240l-6 12M264 240l6 12' /></g><path d='M250 206h18l-6 28c-4 6-12 8-18 8z' fill='url(#h-fine)'/>\
<g stroke='#1b1626' stroke-width='3' stroke-linejoin='round'><path d='M66 286c0-40 10-66 30-66s30 26 30 66z' fill='#c2452d'/><path d='M52 222c20-12 68-12 88 0-20 10-68 10-88 0z' fill='#7c2b22'/><path d='M72 216c4-24 10-44 26-56 8-2 12 4 14 8-6 0-6 4-5 8l14 40z' fill='#7c2b22'/>\
<path d='M354 286c0-40 10-66 30-66s30 26 30 66z' fill='#7a4fa3'/><path d='M340 222c20-12 68-12 88 0-20 10-68 10-88 0z' fill='#4f3470'/><path d='M408 216c-4-24-10-44-26-56-8-2-12 4-14 8 6 0 6 4 5 8l-14 40z' fill='#4f3470'/>\
<path d='M12 300c0-30 8-46 24-46s24 16 24 46z' fill='#2f6f9f'/><path d='M0 258c16-10 56-10 72 0-16 8-56 8-72 0z' fill='#1f4a6c'/><path d='M18 252c2-20 8-34 20-44 7 0 9 4 10 8-4 0-5 2-4 6l8 30z' fill='#1f4a6c'/>\
<path d='M420 300c0-30 8-46 24-46s24 16 24 46z' fill='#c98b1b'/><path d='M408 258c16-10 56-10 72 0-16 8-56 8-72 0z' fill='#8a5d12'/><path d='M462 252c-2-20-8-34-20-44-7 0-9 4-10 8 4 0 5 2 4 6l-8 30z' fill='#8a5d12'/></g>";
