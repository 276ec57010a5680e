//! The picture of New Salem on the home page. It looks the same by day and by night.

/// A meeting of the town. One hat is not like the others.
pub const SCENERY: &str = "<rect width='480' height='300' fill='#5d2f42'/><path d='M0 70h480v60H0z' fill='#8d4544'/><path d='M0 118h480v60H0z' fill='#c87645'/><path d='M0 160h480v60H0z' fill='#e2a65c'/>\
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
