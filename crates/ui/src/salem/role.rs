//! The viewer's own character: a secret, so it stands on the viewer's page alone.

use super::art::{person, town};
use super::{Scene, kind_class};
use crate::art::icon;
use crate::page;
use maud::{Markup, html};

impl Scene<'_> {
    pub(super) fn role(&self) -> Markup {
        let Some(own) = self.view.own.as_ref().filter(|_| !self.over()) else {
            return html! { div #role hidden {} };
        };
        let facts = self.rules.character(own.character);
        let hope = self.own().map_or(0, |there| there.hope);
        let hope_tip = self.say("page-salem-hope-of", &[("hope", hope.into())]);
        html! {
            article #role.{ "role side-" (facts.side) } aria-label=(self.speak.word("page-salem-role")) data-tip=(self.name_of(own.character))
                data-explain="NSM-SETUP-3" {
                (person::picture(own.character, facts.side))
                div.about {
                    span.side { (town::side(facts.side).draw()) b { (self.name_of(facts.side)) } }
                    span.title { (person::name(own.character)) }
                    span.types {
                        @for kind in facts.types.iter() {
                            @let name = self.kind_name(kind);
                            span.{ "kind " (kind_class(kind)) } data-tip=(name) data-explain="NSM-SCORE-1" { (town::kind(kind).draw()) }
                        }
                    }
                    span.hope data-tip=(hope_tip) data-explain="NSM-CUBE-6" { (town::HOPE.draw()) b { (hope) } }
                    span.points { (icon::POINTS.draw()) b { (own.points) } span.hidden { (self.speak.word("page-salem-points")) } " " (page::rule_link("salem", "NSM-SCORE-1", &self.speak)) }
                }
            }
        }
    }
}
