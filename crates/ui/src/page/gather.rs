//! A table before the game: who sits where, the link for friends, and the start.

use super::club::{When, zone_told};
use super::create::bot_levels;
use super::people::{Chair, Sitter};
use super::shell::{Kind, described};
use super::talk::{self, ChatMessage};
use super::{Address, KnownDeal, TimeLimit, Visitor, clocks, lists, qr};
use crate::Speak;
use crate::art::{icon, scenery};
use crate::fragment::{Part, Parts};
use coven_engine::{About, Phrase, Seat};
use maud::{Markup, html};

/// What the page of such a table shows.
#[derive(Debug)]
pub struct Gather<'a> {
    pub about: &'static About,
    /// The table's id in addresses.
    pub table: &'a str,
    /// The whole address, to be sent to friends.
    pub link: &'a str,
    pub seq: i64,
    pub chairs: Vec<Chair>,
    pub said: Vec<ChatMessage>,
    pub listed: bool,
    /// How somebody may know what will be dealt.
    pub known_deal: Option<KnownDeal>,
    /// How long people may take, at a table that has clocks.
    pub limit: Option<TimeLimit>,
    /// The level that plays for whoever has no time left.
    pub stand_in: &'a str,
    /// When the server begins the game, and by the clocks of which zone, where a club meets for it.
    pub begins: Option<(When, String)>,
    /// It was given up.
    pub closed: bool,
    /// The levels of computer players, weakest first, by their names.
    pub levels: &'a [&'a str],
}

impl Gather<'_> {
    /// The parts that can change while the page is open.
    pub fn parts(&self, speak: &Speak<'_>) -> Parts {
        Parts::new(vec![Part::fixed("chairs", self.seats(speak))]).and(talk::lines(&self.said))
    }

    fn seats(&self, speak: &Speak<'_>) -> Markup {
        if self.closed {
            return html! {
                section #chairs {
                    p role="status" { (speak.word("page-table-closed")) }
                    p { a.act href=(Address::Lobby) { (speak.word("page-lobby")) } }
                }
            };
        }
        let table = self.table;
        let free = self.chairs.iter().filter(|chair| chair.sitter == Sitter::Nobody).count();
        let invited = |chair: &&Chair| matches!(chair.sitter, Sitter::Invited { .. });
        let unanswered = self.chairs.iter().filter(invited).count();
        let asked = self.chairs.iter().any(|chair| matches!(chair.sitter, Sitter::Invited { you: true, .. }));
        let seated = self.chairs.iter().any(Chair::is_yours);
        html! {
            section #chairs {
                @if asked { div.invited.sheet { p role="status" { (speak.word("page-invited-question")) } (lists::yes_or_no(table, speak)) } }
                ol.chairs { @for chair in &self.chairs { li.sheet { (chair.described(speak)) div.bar { (self.deeds(chair, seated, speak)) } } } }
                @if !seated && !asked && free > 0 {
                    form method="post" action=(Address::Join { table }) { button.act.main { (speak.word("page-join")) } }
                }
                // Where a club meets the server begins the game.
                @if seated && self.begins.is_some() && free > 0 {
                    div.start { p role="status" { (icon::WAIT.draw()) (speak.say(&Phrase::new("page-gathering").with("number", free))) } }
                }
                @if seated && self.begins.is_none() {
                    div.start {
                        @if free + unanswered == 0 {
                            form.for-host[self.known_deal == Some(KnownDeal::Word)] method="post" action=(Address::Start { table }) data-send { button.act.main { (speak.word("page-start")) } }
                        } @else {
                            @if free > 0 { p role="status" { (icon::WAIT.draw()) (speak.say(&Phrase::new("page-gathering").with("number", free))) } }
                            @if unanswered > 0 { p role="status" { (icon::WAIT.draw()) (speak.say(&Phrase::new("page-unanswered").with("number", unanswered))) } }
                            form.for-host method="post" action=(Address::Start { table }) data-send {
                                button.act name="fill" value="apprentice" {
                                    (icon::BOT.draw()) (speak.word(if unanswered > 0 { "page-start-without-them" } else { "page-start-with-bots" }))
                                }
                            }
                        }
                    }
                }
                form.for-host method="post" action=(Address::Close { table }) data-send { button.act.quiet { (speak.word("page-close-table")) } }
            }
        }
    }

    /// What can be done with a chair. What only the host may do is hidden from others by the style, and refused by the server.
    fn deeds(&self, chair: &Chair, seated: bool, speak: &Speak<'_>) -> Markup {
        let table = self.table;
        let which = |seat: Seat| html! { input type="hidden" name="seat" value=(seat); };
        // What is done with a chair has one name, so that the focus stays there when somebody else sits on it.
        let deed = format!("deed-{}", chair.seat);
        let remove = |word: &'static str| {
            html! {
                form.for-host method="post" action=(Address::Place { table }) data-send {
                    (which(chair.seat))
                    button.act.quiet id=(deed) { (speak.word(word)) }
                }
            }
        };
        html! {
            @match chair.sitter {
                Sitter::You => form method="post" action=(Address::Leave { table }) data-send { button.act.quiet { (speak.word("page-stand-up")) } },
                Sitter::Nobody => {
                    form method="post" action=(Address::Claim { table }) data-send {
                        (which(chair.seat))
                        button.act.quiet { (speak.word(if seated { "page-change-seat" } else { "page-join" })) }
                    }
                    form.for-host method="post" action=(Address::Place { table }) data-send {
                        (which(chair.seat))
                        select name="level" aria-label=(speak.word("page-bot")) { (bot_levels(self.levels, "apprentice", speak)) }
                        button.act.quiet id=(deed) { (icon::BOT.draw()) (speak.word("page-add-bot")) }
                    }
                    @if seated { (self.beside(chair.seat, speak)) }
                }
                Sitter::Bot(_) | Sitter::Beside => (remove("page-remove-bot")),
                Sitter::Invited { .. } => (remove("page-withdraw")),
                Sitter::Person => {}
            }
        }
    }
}

impl Gather<'_> {
    /// Seats another person at the host's own screen.
    fn beside(&self, seat: Seat, speak: &Speak<'_>) -> Markup {
        html! {
            details.beside.for-host {
                summary.act.quiet { (icon::PEOPLE.draw()) (speak.word("page-beside")) }
                p.quiet { (speak.word("page-beside-about")) }
                form method="post" action=(Address::Beside { table: self.table }) data-send {
                    input type="hidden" name="seat" value=(seat);
                    input name="name" maxlength="32" required autocomplete="off" placeholder=(speak.word("page-beside-name")) aria-label=(speak.word("page-beside-name"));
                    button.act { (speak.word("page-beside-add")) }
                }
            }
        }
    }
}

/// `host` opened the table and may place bots.
pub fn gather(visitor: &Visitor<'_>, gather: &Gather<'_>, host: bool) -> Markup {
    let speak = &visitor.speak;
    let table = gather.table;
    let seated = gather.chairs.iter().any(Chair::is_yours);
    let parts = gather.parts(speak);
    let body = html! {
        main #main.gather.host[host] tabindex="-1" data-seq=(gather.seq) data-stream=(Address::Stream { table }) {
            (scenery::of_game(gather.about.id))
            div {
                h1 { (gather.about.title) }
                @if let Some(deal) = gather.known_deal { (deal.told(speak)) }
                @if let Some((when, zone)) = gather.begins.as_ref().filter(|_| !gather.closed) {
                    p role="note" { (icon::WAIT.draw()) (speak.say(&Phrase::new("page-club-begins").with("when", when.told(speak)).with("zone", zone_told(zone)))) }
                }
                @if let Some(limit) = gather.limit { (clocks::limit(limit, gather.stand_in, speak)) }
                // Nobody else can sit down where one plays alone.
                @if gather.chairs.len() > 1 && !gather.closed { section.invitation.sheet {
                    h2 { (speak.word("page-invite")) }
                    p { (speak.word(if gather.listed { "page-invite-listed" } else { "page-invite-link" })) }
                    div.link {
                        input readonly value=(gather.link) aria-label=(speak.word("page-link")) data-link;
                        button.act.quiet type="button" data-copy=(speak.word("page-copied")) { (speak.word("page-copy")) }
                        button.act.quiet type="button" data-share=(gather.about.title) hidden { (speak.word("page-share")) }
                    }
                    details { summary { (speak.word("page-qr")) } (qr::code(gather.link, &speak.word("page-qr"))) }
                } }
                (parts.html("chairs"))
                @if let Some(name) = visitor.name {
                    form.name method="post" action=(Address::Rename) {
                        label { (speak.word("page-your-name")) " " input name="name" value=(name) maxlength="32" required autocomplete="nickname"; }
                        input type="hidden" name="back" value=(visitor.here);
                        button.act.quiet { (speak.word("page-save")) }
                    }
                }
                (talk::talk(visitor, table, &gather.said, seated))
                p { a href=(Address::Rules { game: gather.about.id }) { (icon::HELP.draw()) (speak.word("page-read-rules")) } }
                p { a href=(Address::Course { game: gather.about.id }) { (speak.word("page-lessons")) } }
            }
        }
    };
    let title = speak.say(&Phrase::new("page-table-title").with("game", gather.about.title));
    described(visitor, Kind::Open, &title, &speak.say(&gather.about.tagline()), html! {}, body)
}
