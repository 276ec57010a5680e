//! What a game brings to the page: everything that is its own, said once in its folder.

use super::{Drawing, Gesture};
use crate::Speak;
use coven_catalog::Table;
use coven_engine::{About, Game, Rules, Viewer, WholeGame};
use coven_text::Source;
use maud::Markup;
use std::any::Any;

/// A game whose table is drawn. Its folder of this crate implements this for its rules, and [`crate::drawings`] lists it.
pub trait DrawnGame: WholeGame {
    /// The picture of the home page: SVG on a ground of 480 by 300 units.
    const SCENERY: &'static str;

    /// The style sheet of its table. It comes after the shared one.
    const STYLE: &'static str;

    /// The texts of its table, one source for each language. The ids of its messages begin with `page-` and the game's id.
    const TEXTS: &'static [Source];

    /// The symbols of the sprite that its pictures use.
    fn symbols() -> Markup;

    /// The picture of a component, by the id of its [`Thing`](coven_engine::Thing).
    fn picture(thing: &str) -> Option<Markup>;

    /// The table as one viewer sees it.
    fn draw<'a>(game: &'a Game<Self>, viewer: Viewer, speak: Speak<'a>) -> Box<dyn Drawing + 'a>;

    /// Whether what is asked after a move belongs to the same [`Gesture`] as what was asked before it.
    fn same_gesture(&self, _before: &Self::State, _after: &Self::State) -> bool {
        true
    }
}

/// [`DrawnGame::draw`] for any table.
type DrawTable = for<'a> fn(&'a dyn Table, Viewer, Speak<'a>) -> Option<Box<dyn Drawing + 'a>>;

/// A [`DrawnGame`] without its types. Every function takes any table, and gives nothing for a table of another game.
#[derive(Clone, Copy, Debug)]
pub struct GameDrawing {
    pub about: fn() -> &'static About,
    pub scenery: &'static str,
    pub style: &'static str,
    pub texts: &'static [Source],
    pub symbols: fn() -> Markup,
    pub picture: fn(&str) -> Option<Markup>,
    pub draw: DrawTable,
    pub gesture: fn(&dyn Table, Viewer) -> Option<Gesture>,
}

impl GameDrawing {
    pub const fn of<R: DrawnGame>() -> GameDrawing {
        GameDrawing {
            about: R::about,
            scenery: R::SCENERY,
            style: R::STYLE,
            texts: R::TEXTS,
            symbols: R::symbols,
            picture: R::picture,
            draw: |table, viewer, speak| Some(R::draw(played::<R>(table)?, viewer, speak)),
            gesture: |table, viewer| Some(Gesture::of(played::<R>(table)?, viewer)),
        }
    }
}

/// The game that is played at a table, if it is this one.
fn played<R: Rules>(table: &dyn Table) -> Option<&Game<R>> {
    let table: &dyn Any = table;
    table.downcast_ref()
}

/// The four sources of a folder `text` beside the file that says this, one for each language.
macro_rules! texts {
    ($folder:literal) => {
        &[
            ("en", include_str!(concat!($folder, "/en.ftl"))),
            ("it", include_str!(concat!($folder, "/it.ftl"))),
            ("fr", include_str!(concat!($folder, "/fr.ftl"))),
            ("pl", include_str!(concat!($folder, "/pl.ftl"))),
        ]
    };
}
pub(crate) use texts;
