//! The picture of Broom Service on the home page. It looks the same by day and by night.

/// A witch on her round, with a potion for the tower below.
pub const SCENERY: &str = "<rect width='480' height='300' fill='#2f2c58'/><path d='M0 96h480v70H0z' fill='#453c6d'/><path d='M0 140h480v60H0z' fill='#6a4f79'/>\
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
