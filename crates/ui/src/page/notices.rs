//! How the visitor is told that something happened at a table: which channels there are, and what is told over each.

use super::shell::{Kind, shell};
use super::{Address, Visitor};
use crate::{Speak, assets};
use coven_engine::Phrase;
use maud::{Markup, html};

/// Everything about the visitor's notices.
#[derive(Clone, Debug, Default)]
pub struct NoticesPage<'a> {
    /// The channels that this server has, each with the kinds that the visitor wants to be told there.
    pub channels: Vec<(&'a str, Vec<&'a str>)>,
    /// The public key that browsers want to know.
    pub push_key: &'a str,
    pub devices: &'a [NoticeDevice],
    /// None where the server sends no mail.
    pub mail: Option<Mailbox<'a>>,
    /// Address and topic of the visitor's program.
    pub program: Option<(&'a str, Option<&'a str>)>,
    /// What came of a test, as a message.
    pub tested: Option<&'static str>,
}

/// A device that takes notices.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoticeDevice {
    pub id: String,
    pub label: String,
    /// By this a browser recognises itself: the beginning of the SHA-256 of its address, in hexadecimal digits.
    pub mark: String,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Mailbox<'a> {
    /// The address that is confirmed.
    pub address: Option<&'a str>,
    /// The one that is still to be confirmed.
    pub wanted: Option<&'a str>,
    /// The hour by the visitor's clock at which mails come together.
    pub digest: Option<u8>,
    /// The visitor's time zone; none as long as nothing has been chosen.
    pub zone: Option<&'a str>,
}

/// The kinds of notices, and what each says.
const KINDS: [(&str, &str); 5] = [
    ("turn", "page-notices-kind-turn"),
    ("invitation", "page-notices-kind-invitation"),
    ("over", "page-notices-kind-over"),
    ("reminder", "page-notices-kind-reminder"),
    ("challenge", "page-notices-kind-challenge"),
];

const CHANNELS: [(&str, &str); 3] =
    [("push", "page-notices-channel-push"), ("mail", "page-notices-channel-mail"), ("webhook", "page-notices-channel-webhook")];

/// What came of a test notice, by the word that stands in the address of the page.
pub fn tested(word: &str) -> Option<&'static str> {
    match word {
        "sent" => Some("page-notices-sent"),
        "not-sent" => Some("page-notices-not-sent"),
        "nowhere" => Some("page-notices-nowhere"),
        _ => None,
    }
}

/// The page; without anything for somebody who has no name here yet.
pub fn notices(visitor: &Visitor<'_>, page: Option<&NoticesPage<'_>>) -> Markup {
    let speak = &visitor.speak;
    let body = html! {
        main #main.you.notices {
            h1 { (speak.word("page-notices")) }
            @match page {
                None => {
                    p { (speak.word("page-notices-nobody")) }
                    p { a.act href=(Address::You) { (speak.word("page-sign-in")) } }
                }
                Some(page) => {
                    p { (speak.word("page-notices-about")) }
                    @if let Some(tested) = page.tested { p.told role="status" { (speak.word(tested)) } }
                    section.forms {
                        (browser(page, speak))
                        @if let Some(mail) = &page.mail { (by_mail(mail, speak)) }
                        (program(page.program, speak))
                    }
                    (choice(page, speak))
                    script defer src=(assets::NOTICES_SCRIPT.path) {}
                }
            }
        }
    };
    shell(visitor, Kind::Open, &speak.word("page-notices"), html! {}, body)
}

/// The script of this page finds out what this browser can do, and says it in the words that stand here.
fn browser(page: &NoticesPage<'_>, speak: &Speak<'_>) -> Markup {
    html! {
        section.sheet #browser data-key=(page.push_key) data-worker=(Address::Worker { language: speak.language() })
            data-on=(speak.word("page-notices-is-on")) data-off=(speak.word("page-notices-is-off")) data-blocked=(speak.word("page-notices-blocked"))
            data-unsupported=(speak.word("page-notices-unsupported")) data-unsafe=(speak.word("page-notices-unsafe"))
            data-install=(speak.word("page-notices-install")) data-failed=(speak.word("page-notices-failed")) {
            h2 { (speak.word("page-notices-browser")) }
            p { (speak.word("page-notices-browser-about")) }
            p.state role="status" { noscript { (speak.word("page-notices-no-script")) } }
            button.act.turn-on type="button" hidden { (speak.word("page-notices-on")) }
            @if !page.devices.is_empty() {
                h3 { (speak.word("page-notices-devices")) }
                ul.devices {
                    @for device in page.devices {
                        li data-mark=(device.mark) {
                            span { (device.label) }
                            form method="post" action=(Address::ForgetDevice) {
                                input type="hidden" name="device" value=(device.id);
                                button.act.quiet aria-label=(speak.say(&Phrase::new("page-notices-forget-device").with("device", device.label.as_str()))) {
                                    (speak.word("page-notices-forget"))
                                }
                            }
                        }
                    }
                }
                (test("push", speak))
            }
        }
    }
}

fn by_mail(mail: &Mailbox<'_>, speak: &Speak<'_>) -> Markup {
    let say = |id, address: &str| speak.say(&Phrase::new(id).with("address", address));
    html! {
        section.sheet {
            h2 { (speak.word("page-notices-mail")) }
            p { (speak.word("page-notices-mail-about")) }
            @if let Some(address) = mail.address { p { (say("page-notices-address-is", address)) } }
            @if let Some(wanted) = mail.wanted { p role="status" { (say("page-notices-address-wanted", wanted)) } }
            form method="post" action=(Address::YourMail) {
                label { (speak.word("page-notices-address")) input type="email" name="address" maxlength="254" required autocomplete="email"; }
                button.act { (speak.word("page-notices-address-save")) }
            }
            @if mail.address.is_some() { (test("mail", speak)) }
            @if mail.address.or(mail.wanted).is_some() {
                form method="post" action=(Address::YourMail) { button.act.quiet { (speak.word("page-notices-address-forget")) } }
            }
        }
    }
}

fn program(program: Option<(&str, Option<&str>)>, speak: &Speak<'_>) -> Markup {
    let (url, topic) = program.unwrap_or_default();
    html! {
        section.sheet {
            h2 { (speak.word("page-notices-program")) }
            p { (speak.word("page-notices-program-about")) }
            form method="post" action=(Address::YourProgram) {
                label { (speak.word("page-notices-program-address")) input type="url" name="url" value=(url) maxlength="500" autocomplete="off" autocapitalize="none"; }
                label { (speak.word("page-notices-program-topic")) input name="topic" value=(topic.unwrap_or_default()) maxlength="64" autocomplete="off" autocapitalize="none"; }
                button.act.quiet { (speak.word("page-save")) }
            }
            @if program.is_some() { (test("webhook", speak)) }
        }
    }
}

fn test(channel: &str, speak: &Speak<'_>) -> Markup {
    html! {
        form method="post" action=(Address::TestNotice) {
            input type="hidden" name="channel" value=(channel);
            button.act.quiet { (speak.word("page-notices-test")) }
        }
    }
}

fn choice(page: &NoticesPage<'_>, speak: &Speak<'_>) -> Markup {
    let named = |channel: &str| CHANNELS.iter().find(|(name, _)| *name == channel).map(|(_, word)| speak.word(word));
    html! {
        form.sheet.choice method="post" action=(Address::YourNotices) {
            h2 { (speak.word("page-notices-choice")) }
            div.kinds {
                @for (kind, word) in KINDS {
                    fieldset {
                        legend { (speak.word(word)) }
                        @for (channel, wanted) in &page.channels {
                            label { input type="checkbox" name=(channel) value=(kind) checked[wanted.contains(&kind)]; (named(channel).unwrap_or_default()) }
                        }
                    }
                }
            }
            @if let Some(mail) = &page.mail {
                label { (speak.word("page-notices-digest"))
                    select name="digest" aria-describedby="digest-zone" {
                        option value="" selected[mail.digest.is_none()] { (speak.word("page-notices-digest-each")) }
                        @for hour in 0..24u8 {
                            option value=(hour) selected[mail.digest == Some(hour)] { (speak.say(&Phrase::new("page-notices-digest-at").with("hour", i64::from(hour)))) }
                        }
                    }
                }
                (zone(mail.zone, speak))
            }
            button.act { (speak.word("page-save")) }
        }
    }
}

/// Whose clock the hour is of. Until somebody has chosen a zone the script names that of the browser, and it is kept with the choice.
fn zone(zone: Option<&str>, speak: &Speak<'_>) -> Markup {
    let told = |zone: &str| speak.say(&Phrase::new("page-notices-digest-zone").with("zone", zone.replace('_', " ")));
    html! {
        p #digest-zone.quiet data-template=[zone.is_none().then(|| told("{}"))] { span { (told(zone.unwrap_or("UTC"))) } " " a href=(Address::YourTime) { (speak.word("page-time")) } }
        @if zone.is_none() { input type="hidden" name="zone"; }
    }
}
