//! A stream that is compressed event by event, so that each arrives at once.

use axum::body::{Body, Bytes};
use flate2::{Compress, Compression, FlushCompress};
use http_body::Frame;
use std::pin::Pin;
use std::task::{Context, Poll, ready};

/// How every gzip file begins.
const HEADER: [u8; 10] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff];

/// Each event is compressed by itself and ends on a whole byte. Put together they are one stream; nothing is kept in between, so
/// that thousands of them cost no memory.
pub struct Zipped {
    events: Body,
    begun: bool,
}

impl Zipped {
    pub fn new(events: Body) -> Zipped {
        Zipped { events, begun: false }
    }
}

impl http_body::Body for Zipped {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        let next = ready!(Pin::new(&mut self.events).poll_frame(cx));
        Poll::Ready(next.map(|frame| {
            frame.map(|frame| {
                let mut out = if std::mem::replace(&mut self.begun, true) { Vec::new() } else { HEADER.to_vec() };
                deflate(&frame.into_data().unwrap_or_default(), &mut out);
                Frame::data(out.into())
            })
        }))
    }
}

/// Appends the compressed bytes, complete up to the last one.
fn deflate(bytes: &[u8], out: &mut Vec<u8>) {
    let mut state = Compress::new(Compression::new(3), false);
    loop {
        out.reserve(bytes.len() / 2 + 64);
        let used = state.total_in() as usize;
        // It fails only on a stream that has ended, and this one never does.
        let _ = state.compress_vec(&bytes[used..], out, FlushCompress::Sync);
        if state.total_in() as usize == bytes.len() && out.len() < out.capacity() {
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use flate2::read::DeflateDecoder;
    use std::io::Read;

    #[test]
    fn events_that_are_compressed_one_by_one_are_read_as_one_stream() {
        let events: Vec<String> = (0..200).map(|n| format!("id: {n}\ndata: {}\n\n", "brave ".repeat(n * n % 700))).collect();
        let mut stream = Vec::new();
        for event in &events {
            deflate(event.as_bytes(), &mut stream);
        }
        assert!(stream.len() * 4 < events.concat().len());
        // The last, empty block, which a connection that breaks never sends.
        stream.extend_from_slice(&[3, 0]);
        let mut read = String::new();
        DeflateDecoder::new(&stream[..]).read_to_string(&mut read).expect("a sound stream");
        assert_eq!(read, events.concat());
    }
}
