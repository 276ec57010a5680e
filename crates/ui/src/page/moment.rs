//! A moment as it stands on a page: in universal time, which the script turns into that of the browser.

use maud::{Markup, html};
use time::OffsetDateTime;

/// A moment in milliseconds since 1970.
pub(super) fn moment(at: i64) -> Markup {
    let at = OffsetDateTime::from_unix_timestamp(at.div_euclid(1000)).unwrap_or(OffsetDateTime::UNIX_EPOCH);
    let date = format!("{:04}-{:02}-{:02}", at.year(), u8::from(at.month()), at.day());
    let (hour, minute) = (at.hour(), at.minute());
    html! { time datetime=(format!("{date}T{hour:02}:{minute:02}Z")) { (date) (format!(" {hour:02}:{minute:02} UTC")) } }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_moment_is_told_to_the_minute() {
        let shown = moment(1_709_251_199_999).into_string();
        assert_eq!(shown, r#"<time datetime="2024-02-29T23:59Z">2024-02-29 23:59 UTC</time>"#);
    }
}
