//! What a game brings to the terminal, and how a table of any game is drawn.

use crate::drawings::DRAWINGS;
use crate::picture::{Picture, Scene};
use crate::plain;
use coven_engine::{About, DataError, DataSource, Phrase, Seat, WholeGame};
use coven_text::Source;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::any::Any;

/// The four sources of a folder, one for each language.
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

/// A game whose table is drawn with characters. Its view is read from what the API writes, so that a table of this program and one
/// of a server are drawn alike.
pub trait DrawnGame: WholeGame<View: DeserializeOwned> {
    /// The texts of its drawing, one source for each language. The ids of its messages begin with `tui-` and the game's id.
    const TEXTS: &'static [Source];

    fn draw(&self, view: &Self::View, scene: &Scene<'_>) -> Picture;

    /// What somebody has said in the game's own words.
    fn stated(&self, _seat: Seat, _statement: &str) -> Option<Phrase> {
        None
    }
}

/// The rules of a game whose type only its drawing knows.
type AnyRules = Box<dyn Any + Send + Sync>;

/// A [`DrawnGame`] without its types.
#[derive(Clone, Copy, Debug)]
pub struct GameDrawing {
    pub about: fn() -> &'static About,
    pub texts: &'static [Source],
    load: fn(&DataSource) -> Result<AnyRules, DataError>,
    draw: fn(&AnyRules, &Value, &Scene<'_>) -> Option<Picture>,
    stated: fn(&AnyRules, Seat, &str) -> Option<Phrase>,
}

impl GameDrawing {
    pub const fn of<R: DrawnGame>() -> GameDrawing {
        GameDrawing {
            about: R::about,
            texts: R::TEXTS,
            load: |data| Ok(Box::new(R::load(data)?)),
            draw: |rules, view, scene| Some(rules.downcast_ref::<R>()?.draw(&R::View::deserialize(view).ok()?, scene)),
            stated: |rules, seat, statement| rules.downcast_ref::<R>()?.stated(seat, statement),
        }
    }
}

/// Draws the tables of one game.
pub struct Drawer(Option<(&'static GameDrawing, AnyRules)>);

impl std::fmt::Debug for Drawer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Drawer").field(&self.0.as_ref().map(|(drawing, _)| drawing)).finish()
    }
}

impl Drawer {
    /// The drawing of a game with this component data; the plain one for a game that has none.
    pub fn of(game: &str, data: &DataSource) -> Result<Drawer, DataError> {
        let drawing = DRAWINGS.iter().find(|drawing| (drawing.about)().id == game);
        Ok(Drawer(drawing.map(|drawing| Ok((drawing, (drawing.load)(data)?))).transpose()?))
    }

    /// The drawing of a game that has none of its own.
    pub const fn plain() -> Drawer {
        Drawer(None)
    }

    pub fn draw(&self, scene: &Scene<'_>) -> Picture {
        let own = self.0.as_ref().and_then(|(drawing, rules)| (drawing.draw)(rules, &scene.seen.view, scene));
        own.unwrap_or_else(|| plain::draw(scene))
    }
}

impl Drawer {
    /// What somebody has said in the game's own words; none for a game that has no words for it.
    pub fn stated(&self, seat: Seat, statement: &str) -> Option<Phrase> {
        self.0.as_ref().and_then(|(drawing, rules)| (drawing.stated)(rules, seat, statement))
    }
}

/// The messages of the screens and of every drawing.
pub fn messages() -> Vec<Source> {
    SHARED.iter().chain(DRAWINGS.iter().flat_map(|drawing| drawing.texts)).copied().collect()
}

/// The messages of the screens.
const SHARED: &[Source] = texts!("../text");
