//! Server-sent events.

use crate::limits::Place;
use bytes::Bytes;
use coven_ui::draw::Wish;
use http_body::Frame as BodyFrame;
use std::convert::Infallible;
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::{Interval, MissedTickBehavior, interval};

/// So many events may wait for a viewer whose connection is slow.
pub const PATIENCE: usize = 256;

/// A silent stream says something this often, so that nobody on the way takes it for dead.
const HEARTBEAT: Duration = Duration::from_secs(15);

/// What a stream carries.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// Data, for programs.
    Data,
    /// Parts of a page, as they are drawn for somebody who wishes it so.
    Page(Wish),
}

impl Form {
    /// The name of an event that tells what happened.
    pub const fn update(self) -> &'static str {
        match self {
            Form::Data => "update",
            Form::Page(_) => "fragment",
        }
    }

    /// The name of an event that tells everything.
    pub const fn whole(self) -> &'static str {
        match self {
            Form::Data => "table",
            Form::Page(_) => "fragment",
        }
    }
}

/// One event as it goes over the wire.
pub struct Frame;

impl Frame {
    /// Writes an event. The data is one line of JSON.
    pub fn write(id: Option<i64>, name: &str, data: impl FnOnce(&mut Vec<u8>)) -> Bytes {
        let mut out = Vec::with_capacity(4096);
        if let Some(id) = id {
            out.extend_from_slice(format!("id: {id}\n").as_bytes());
        }
        out.extend_from_slice(b"event: ");
        out.extend_from_slice(name.as_bytes());
        out.extend_from_slice(b"\ndata: ");
        data(&mut out);
        out.extend_from_slice(b"\n\n");
        out.into()
    }

    /// Something to be ignored.
    pub fn comment() -> Bytes {
        Bytes::from_static(b":\n\n")
    }
}

/// The body of a stream: what was missed, then what happens, with a heartbeat in between.
pub struct Events {
    first: Option<Bytes>,
    frames: mpsc::Receiver<Bytes>,
    heartbeat: Interval,
    /// Counts the stream as long as it is open.
    _place: Place,
}

impl Events {
    pub fn new(first: Bytes, frames: mpsc::Receiver<Bytes>, place: Place) -> Events {
        let mut heartbeat = interval(HEARTBEAT);
        heartbeat.set_missed_tick_behavior(MissedTickBehavior::Delay);
        heartbeat.reset();
        Events { first: Some(first), frames, heartbeat, _place: place }
    }
}

impl http_body::Body for Events {
    type Data = Bytes;
    type Error = Infallible;

    fn poll_frame(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Result<BodyFrame<Bytes>, Infallible>>> {
        if let Some(first) = self.first.take() {
            return Poll::Ready(Some(Ok(BodyFrame::data(first))));
        }
        if let Poll::Ready(frame) = self.frames.poll_recv(cx) {
            return Poll::Ready(frame.map(|frame| Ok(BodyFrame::data(frame))));
        }
        if self.heartbeat.poll_tick(cx).is_ready() {
            return Poll::Ready(Some(Ok(BodyFrame::data(Frame::comment()))));
        }
        Poll::Pending
    }
}
