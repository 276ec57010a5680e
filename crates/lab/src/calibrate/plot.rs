//! The figures of a calibration as a page of Markdown, with reliability diagrams as pictures.

use crate::calibration::{Bin, Fitted, Thresholds};
use std::fmt::Write;

/// The width of the square in which a diagram is drawn, and the room around it for the numbers.
const SIDE: f64 = 180.0;
const MARGIN: f64 = 34.0;
/// The colours of rounds, the first round first.
const COLOURS: [&str; 8] = ["#5b3a8c", "#2f6f8f", "#2e7d4f", "#8a7d1e", "#b5651d", "#b03a48", "#7a4b9d", "#444444"];

/// A reliability diagram: the chance that seats were given against how often they won; the diagonal is the truth. All moments
/// together are the thick line, each round is a thin one, and a dot is as large as it has moments.
pub fn reliability(title: &str, fitted: &Fitted) -> String {
    let size = SIDE + 2.0 * MARGIN;
    let at = |bin: &Bin| (MARGIN + SIDE * bin.predicted, MARGIN + SIDE * (1.0 - bin.happened));
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {size} {size}\" width=\"{size}\" height=\"{size}\" \
         font-family=\"sans-serif\" font-size=\"10\" role=\"img\"><title>{title}</title>\
         <rect width=\"{size}\" height=\"{size}\" fill=\"#ffffff\"/>"
    );
    let (low, high) = (MARGIN, MARGIN + SIDE);
    let _ = write!(svg, "<text x=\"{}\" y=\"16\" text-anchor=\"middle\" fill=\"#222\">{title}</text>", size / 2.0);
    for tick in 0..=4 {
        let share = f64::from(tick) / 4.0;
        let (x, y) = (MARGIN + SIDE * share, MARGIN + SIDE * (1.0 - share));
        let _ = write!(
            svg,
            "<path d=\"M{x} {low}V{high}M{low} {y}H{high}\" stroke=\"#ddd\" fill=\"none\"/>\
             <text x=\"{x}\" y=\"{}\" text-anchor=\"middle\" fill=\"#555\">{}</text>\
             <text x=\"{}\" y=\"{}\" text-anchor=\"end\" fill=\"#555\">{}</text>",
            high + 14.0,
            25 * tick,
            low - 4.0,
            y + 3.0,
            25 * tick
        );
    }
    let _ = write!(svg, "<path d=\"M{low} {high}L{high} {low}\" stroke=\"#999\" stroke-dasharray=\"4 3\" fill=\"none\"/>");
    for round in &fitted.measured.rounds {
        let colour = COLOURS[round.round % COLOURS.len()];
        polyline(&mut svg, round.reliability.iter().map(at), colour, 1.0, 0.55);
    }
    let all = &fitted.measured.reliability;
    polyline(&mut svg, all.iter().map(at), "#111111", 2.2, 1.0);
    let most = all.iter().map(|bin| bin.moments).max().unwrap_or(1).max(1) as f64;
    for bin in all {
        let ((x, y), radius) = (at(bin), 1.5 + 4.5 * (bin.moments as f64 / most).sqrt());
        let _ = write!(svg, "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{radius:.1}\" fill=\"#111111\"/>");
    }
    svg.push_str("</svg>\n");
    svg
}

fn polyline(svg: &mut String, points: impl Iterator<Item = (f64, f64)>, colour: &str, width: f64, opacity: f64) {
    let points: Vec<String> = points.map(|(x, y)| format!("{x:.1},{y:.1}")).collect();
    let _ = write!(
        svg,
        "<polyline points=\"{}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"{width}\" stroke-opacity=\"{opacity}\"/>",
        points.join(" ")
    );
}

/// The chapter of one game. `picture` says where the diagram of a table lies.
pub fn page(title: &str, errors: Thresholds, tables: &[Fitted], picture: impl Fn(&Fitted) -> String) -> String {
    let mut page = format!("## {title}\n\n");
    let _ = writeln!(
        page,
        "An inaccuracy costs at least {:.1} percentage points, a mistake {:.1}, a blunder {:.1}.\n",
        100.0 * errors.inaccuracy,
        100.0 * errors.mistake,
        100.0 * errors.blunder
    );
    page.push_str(
        "| players | level | games (fitted + measured) | moments | Brier (equal chances) | log loss (equal chances) | calibration error \
         (by chance) | place ± | points ± |\n| --- | --- | --- | --- | --- | --- | --- | --- | --- |\n",
    );
    for fitted in tables {
        let measured = &fitted.measured;
        let _ = writeln!(
            page,
            "| {} | {} | {} + {} | {} | {:.3} ({:.3}) | {:.3} ({:.3}) | {:.1} % ({:.1} %) | {:.2} | {:.1} |",
            fitted.players,
            fitted.level,
            fitted.games,
            measured.games,
            measured.moments,
            measured.brier,
            measured.brier_of_equal_chances,
            measured.log_loss,
            measured.log_loss_of_equal_chances,
            100.0 * measured.calibration_error,
            100.0 * measured.error_by_chance,
            measured.place_error,
            measured.points_error,
        );
    }
    page.push('\n');
    for fitted in tables {
        let _ = writeln!(page, "![{title}, {} players, {}]({})", fitted.players, fitted.level, picture(fitted));
    }
    page.push('\n');
    page
}
