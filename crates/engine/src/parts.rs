//! Views as text, part by part. Most of a view is as in the one that was written before it, be it another viewer's or that of
//! the move before; a part that is equal is copied, and only the others are written anew.

use serde::Serialize;

/// A view that is written in parts. [`in_parts!`](crate::in_parts) says which.
pub trait InParts: Sized {
    fn write_parts(&self, before: Option<&Self>, writer: &mut PartWriter<'_>);
}

/// Says what the parts of a view are: all its fields, in order. The entries of a list that is marked with `each` have parts
/// themselves.
#[macro_export]
macro_rules! in_parts {
    ($view:ident: $($field:ident $($each:ident)?),+ $(,)?) => {
        impl $crate::InParts for $view {
            fn write_parts(&self, before: Option<&Self>, writer: &mut $crate::PartWriter<'_>) {
                let $view { $($field),+ } = self;
                $($crate::in_parts!(@part before, writer, $field $($each)?);)+
            }
        }
    };
    (@part $before:ident, $writer:ident, $field:ident) => {
        $writer.part(stringify!($field), $field, $before.map(|before| &before.$field))
    };
    (@part $before:ident, $writer:ident, $field:ident each) => {
        $writer.list(stringify!($field), &$field[..], $before.map(|before| &before.$field[..]))
    };
}

/// A view that was written, to copy from.
#[derive(Debug)]
pub struct Written<V> {
    view: Option<V>,
    text: Vec<u8>,
    /// Where each part stands in the text.
    places: Vec<Place>,
}

type Place = (u32, u32);

impl<V> Default for Written<V> {
    fn default() -> Self {
        Written { view: None, text: Vec::new(), places: Vec::new() }
    }
}

impl<V: InParts> Written<V> {
    /// Writes a view as JSON, as [`Serialize`] would, and remembers it in the place of the one before.
    pub fn write(&mut self, view: V, out: &mut Vec<u8>) {
        let begin = out.len();
        let places = Vec::with_capacity(self.places.len());
        let mut writer = PartWriter { begin, out, places, before: Some((&self.text, &self.places)), begun: false };
        writer.object(&view, self.view.as_ref());
        self.places = writer.places;
        self.text.clear();
        self.text.extend_from_slice(&out[begin..]);
        self.view = Some(view);
    }
}

/// Writes the parts of one view.
#[derive(Debug)]
pub struct PartWriter<'a> {
    out: &'a mut Vec<u8>,
    /// Where the view begins in `out`.
    begin: usize,
    places: Vec<Place>,
    /// The text of the view before, and where its parts stand there; none if its parts are others.
    before: Option<(&'a [u8], &'a [Place])>,
    /// Whether the present object has a field already, so that the next one needs a comma.
    begun: bool,
}

impl PartWriter<'_> {
    pub fn part<T: PartialEq + Serialize>(&mut self, name: &str, value: &T, before: Option<&T>) {
        self.name(name);
        self.value(value, before);
    }

    pub fn list<T: InParts>(&mut self, name: &str, values: &[T], before: Option<&[T]>) {
        let before = before.filter(|before| before.len() == values.len());
        if before.is_none() {
            // The remaining parts stand at other places than before, so nothing more can be copied.
            self.before = None;
        }
        self.name(name);
        self.out.push(b'[');
        for (number, value) in values.iter().enumerate() {
            if number > 0 {
                self.out.push(b',');
            }
            self.object(value, before.map(|before| &before[number]));
        }
        self.out.push(b']');
    }

    fn object<T: InParts>(&mut self, value: &T, before: Option<&T>) {
        self.out.push(b'{');
        self.begun = false;
        value.write_parts(before, self);
        self.begun = true;
        self.out.push(b'}');
    }

    fn name(&mut self, name: &str) {
        self.out.extend_from_slice(if std::mem::replace(&mut self.begun, true) { b",\"" } else { b"\"" });
        self.out.extend_from_slice(name.as_bytes());
        self.out.extend_from_slice(b"\":");
    }

    fn value<T: PartialEq + Serialize>(&mut self, value: &T, before: Option<&T>) {
        let from = self.out.len() - self.begin;
        match self.written_before() {
            Some(text) if before == Some(value) => self.out.extend_from_slice(text),
            // Writing to memory does not fail, and a view has nothing but named fields in it.
            _ => drop(serde_json::to_writer(&mut *self.out, value)),
        }
        self.places.push((from as u32, (self.out.len() - self.begin) as u32));
    }
}

impl<'a> PartWriter<'a> {
    /// The text of the part that comes next, as it was in the view before.
    fn written_before(&self) -> Option<&'a [u8]> {
        let (text, places) = self.before?;
        let &(from, to) = places.get(self.places.len())?;
        text.get(from as usize..to as usize)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, PartialEq, Debug, Serialize)]
    struct Town {
        name: String,
        houses: Vec<House>,
        mayor: Option<&'static str>,
    }
    in_parts!(Town: name, houses each, mayor);

    #[derive(Clone, PartialEq, Debug, Serialize)]
    struct House {
        number: u8,
        rooms: Vec<u8>,
    }
    in_parts!(House: number, rooms);

    fn town(name: &str, houses: &[u8], mayor: Option<&'static str>) -> Town {
        let house = |&rooms: &u8| House { number: rooms % 10, rooms: vec![rooms; 2] };
        Town { name: name.to_owned(), houses: houses.iter().map(house).collect(), mayor }
    }

    /// Whatever was written before, the text is what serde would write.
    #[test]
    fn what_is_copied_is_what_would_have_been_written() {
        let towns = [
            town("Derby", &[1, 2, 3], Some("Ada")),
            town("Derby", &[1, 20, 3], Some("Ada")),
            town("A \"quoted\" one", &[1, 20, 3], None),
            town("Derby", &[], None),
            town("Derby", &[3], None),
            town("Derby", &[1, 2, 3], Some("Ada")),
        ];
        for first in &towns {
            for second in &towns {
                for third in &towns {
                    let mut written = Written::default();
                    for town in [first, second, third] {
                        let mut out = b"before".to_vec();
                        written.write(town.clone(), &mut out);
                        assert_eq!(out, [b"before", &serde_json::to_vec(town).expect("JSON")[..]].concat());
                    }
                }
            }
        }
    }

    /// An equal part is not written again: its text is the old one.
    #[test]
    fn equal_parts_are_copied() {
        let mut written = Written::default();
        written.write(town("Derby", &[1, 2], None), &mut Vec::new());
        let marked = String::from_utf8(written.text).expect("text").replace("Derby", "Copy!").replace('2', "9");
        assert_eq!(marked, r#"{"name":"Copy!","houses":[{"number":1,"rooms":[1,1]},{"number":9,"rooms":[9,9]}],"mayor":null}"#);
        written.text = marked.into_bytes();
        let mut out = Vec::new();
        written.write(town("Derby", &[7, 12], Some("Bea")), &mut out);
        assert_eq!(
            String::from_utf8(out).expect("text"),
            r#"{"name":"Copy!","houses":[{"number":7,"rooms":[7,7]},{"number":9,"rooms":[12,12]}],"mayor":"Bea"}"#
        );
    }
}
