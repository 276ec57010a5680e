//! The seam to the page: whoever draws tables for people hands in a [`Pages`], and every stream that asks for a page carries what
//! it draws for its viewer, instead of the data.

use crate::table::{Desk, Happened};
use coven_engine::Viewer;
use coven_text::Texts;

/// Draws what one viewer sees, in the viewer's language.
pub trait Pages: Send + Sync {
    /// The parts of the page that a line of the journal changes, as JSON; everything where `happened` is none. Looks at the
    /// game through the viewer's eyes alone.
    fn fragments(&self, desk: &Desk, happened: Option<&Happened>, viewer: Viewer, texts: &Texts, out: &mut Vec<u8>);
}

/// No page: streams carry data only.
#[derive(Clone, Copy, Debug)]
pub struct DataOnly;

impl Pages for DataOnly {
    fn fragments(&self, _: &Desk, _: Option<&Happened>, _: Viewer, _: &Texts, out: &mut Vec<u8>) {
        out.extend_from_slice(b"[]");
    }
}
