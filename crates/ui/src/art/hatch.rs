//! Hatching instead of gradients: one pattern for each terrain and for shade, so that the map reads without colour. And the
//! one filter that we use: the faint grain of paper.

use maud::{Markup, PreEscaped};

/// Patterns and filters; the stylesheet refers to them by id.
pub fn definitions() -> Markup {
    PreEscaped(DEFINITIONS.to_owned())
}

const DEFINITIONS: &str = "<defs>\
<filter id='grain' x='0' y='0' width='100%' height='100%'><feTurbulence type='fractalNoise' baseFrequency='.8' numOctaves='2' seed='7'/>\
<feColorMatrix values='0 0 0 0 .1  0 0 0 0 .08  0 0 0 0 .14  0 0 0 .5 -.18'/></filter>\
<pattern id='h-prairie' width='56' height='44' patternUnits='userSpaceOnUse'>\
<path class='h' d='M8 16q-1-7-4-10M9 16q0-8 1-12M11 16q2-6 5-8M36 38q-1-7-4-10M37 38q0-8 1-12M39 38q2-6 5-8'/></pattern>\
<pattern id='h-hills' width='64' height='48' patternUnits='userSpaceOnUse'>\
<path class='h' d='M4 18q12-15 24 0M12 18q5-6 9 0M36 42q12-15 24 0M44 42q5-6 9 0'/></pattern>\
<pattern id='h-forest' width='44' height='52' patternUnits='userSpaceOnUse'>\
<path class='h' d='M12 3l-7 10h4l-5 8h16l-5-8h4zM12 21v4M34 29l-7 10h4l-5 8h16l-5-8h4zM34 47v4'/></pattern>\
<pattern id='h-mountain' width='60' height='52' patternUnits='userSpaceOnUse'>\
<path class='h' d='M4 22 16 4l12 18M16 4l2 9 4 4M34 48l12-18 12 18M46 30l2 9 4 4'/></pattern>\
<pattern id='h-water' width='64' height='36' patternUnits='userSpaceOnUse'>\
<path class='h' d='M2 9q8-7 15 0t15 0M34 27q8-7 15 0t15 0'/></pattern>\
<pattern id='h-shade' width='9' height='9' patternUnits='userSpaceOnUse' patternTransform='rotate(38)'>\
<path class='hs' d='M0 4.5h9'/></pattern>\
<pattern id='h-cross' width='10' height='10' patternUnits='userSpaceOnUse' patternTransform='rotate(30)'>\
<path class='hs' d='M0 5h10M5 0v10'/></pattern>\
<pattern id='h-fine' width='5' height='5' patternUnits='userSpaceOnUse' patternTransform='rotate(-32)'>\
<path class='hf' d='M0 2.5h5'/></pattern>\
</defs>";
