//! A report as one HTML file that needs nothing else, as Markdown, and as CSV for other programs.

use super::page::{Cell, Grid, Page, Part};
use maud::{DOCTYPE, Markup, PreEscaped, html};

const STYLE: &str = "
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 1.5rem auto; padding: 0 1rem; }
figure { margin: 1rem 0; }
figcaption, caption { font-weight: 600; text-align: left; padding: .3rem 0; }
svg { max-width: 100%; height: auto; }
.legend { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; list-style: none; padding: 0; }
.scroll-x { overflow-x: auto; }
table { border-collapse: collapse; margin: .5rem 0 1rem; }
th, td { padding: .25rem .6rem; text-align: right; border-bottom: 1px solid #8886; font-variant-numeric: tabular-nums; }
td { white-space: nowrap; }
th:first-child { text-align: left; font-weight: normal; }
thead th { font-weight: 600; vertical-align: bottom; }
nav ul { columns: 2; }
p { max-width: 46rem; }
";

/// The whole page; no script, no other file.
pub fn html(page: &Page) -> String {
    let whole = html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (page.title) }
                style { (PreEscaped(STYLE)) }
            }
            body {
                main {
                    h1 { (page.title) }
                    nav aria-label="Sections" { ul { @for (place, section) in page.sections.iter().enumerate() {
                        li { a href=(format!("#s{place}")) { (section.title) } }
                    } } }
                    @for (place, section) in page.sections.iter().enumerate() {
                        section {
                            h2 id=(format!("s{place}")) { (section.title) }
                            @for part in &section.parts { (drawn(part)) }
                        }
                    }
                }
            }
        }
    };
    whole.into_string()
}

fn drawn(part: &Part) -> Markup {
    match part {
        Part::Text(text) => html! { p { (text) } },
        Part::Chart(chart) => chart.draw(),
        Part::Grid(grid) if grid.rows.is_empty() => html! {},
        Part::Grid(grid) => {
            let (first, rest) = grid.rows.split_at(grid.first.min(grid.rows.len()));
            html! {
                (rows(grid, first))
                @if !rest.is_empty() {
                    details { summary { "Further " (rest.len()) " rows" } (rows(grid, rest)) }
                }
            }
        }
    }
}

fn rows(grid: &Grid, rows: &[Vec<Cell>]) -> Markup {
    html! {
        div.scroll-x tabindex="0" role="group" aria-label=(grid.name) {
            table {
                caption { (grid.name) }
                thead { tr { @for word in &grid.head { th scope="col" { (word) } } } }
                tbody {
                    @for row in rows {
                        tr {
                            @for (place, cell) in row.iter().enumerate() {
                                @if place == 0 { th scope="row" { (cell.shown()) } } @else { td { (cell.shown()) } }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The same without charts.
pub fn markdown(page: &Page) -> String {
    let mut text = format!("# {}\n", page.title);
    for section in &page.sections {
        text += &format!("\n## {}\n", section.title);
        for part in &section.parts {
            match part {
                Part::Text(sentence) => text += &format!("\n{sentence}\n"),
                Part::Grid(grid) if !grid.rows.is_empty() => text += &marked(grid),
                Part::Grid(_) | Part::Chart(_) => {}
            }
        }
    }
    text
}

fn marked(grid: &Grid) -> String {
    let line = |cells: Vec<String>| format!("| {} |\n", cells.join(" | ").replace('\n', " "));
    let escaped = |text: String| text.replace('|', "\\|");
    let rule = grid.head.iter().enumerate().map(|(place, _)| if place == 0 { "---" } else { "---:" }.to_owned()).collect();
    let head = line(grid.head.iter().cloned().map(escaped).collect());
    let rows: String = grid.rows.iter().map(|row| line(row.iter().map(|cell| escaped(cell.shown())).collect())).collect();
    format!("\n**{}**\n\n{head}{}{rows}", grid.name, line(rule))
}

/// One number a line: section, table, row and column, value and interval.
pub fn csv(page: &Page) -> String {
    let mut text = "section,table,row,column,value,low,high\n".to_owned();
    for section in &page.sections {
        for grid in section.parts.iter().filter_map(|part| if let Part::Grid(grid) = part { Some(grid) } else { None }) {
            for row in &grid.rows {
                for (cell, column) in row.iter().zip(&grid.head).skip(1) {
                    let numbers = cell.numbers();
                    let value = match (cell, numbers[0]) {
                        (Cell::Text(text), _) => quoted(text),
                        (_, Some(value)) => format!("{value}"),
                        (_, None) => continue,
                    };
                    let end = |number: Option<f64>| number.map(|number| number.to_string()).unwrap_or_default();
                    let named = [&section.title, &grid.name, &row[0].shown(), column].map(|word| quoted(word)).join(",");
                    text += &format!("{named},{value},{},{}\n", end(numbers[1]), end(numbers[2]));
                }
            }
        }
    }
    text
}

/// A field of CSV, in quotation marks where it needs them.
fn quoted(field: &str) -> String {
    if field.contains([',', '"', '\n', '\r']) { format!("\"{}\"", field.replace('"', "\"\"")) } else { field.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::super::page::Section;
    use super::*;
    use crate::statistics::Estimate;

    fn page() -> Page {
        let mut grid = Grid::new("Victories", &["seat", "won", "note"]);
        let won = Estimate { mean: 0.25, low: 0.125, high: 0.5 };
        grid.rows.push(vec![Cell::text("a, <b>"), Cell::Share(won), Cell::text("x|y")]);
        let parts = vec![Part::Text("One & two.".to_owned()), Part::Grid(grid)];
        Page { title: "T".to_owned(), sections: vec![Section { title: "S".to_owned(), parts }] }
    }

    #[test]
    fn nothing_that_is_named_breaks_a_form() {
        let (html, markdown, csv) = (html(&page()), markdown(&page()), csv(&page()));
        assert!(html.contains("a, &lt;b&gt;") && html.contains("One &amp; two.") && html.contains("25.0 % (12.5 to 50.0)"));
        assert!(markdown.contains("| a, <b> | 25.0 % (12.5 to 50.0) | x\\|y |"), "{markdown}");
        assert!(csv.contains("S,Victories,\"a, <b>\",won,0.25,0.125,0.5\n") && csv.contains(",note,x|y,,\n"), "{csv}");
    }
}
