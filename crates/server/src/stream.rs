//! Server-sent events: where the events of one stream go, and the answer that carries them.

use crate::limits::Place;
use axum::http::{HeaderValue, header};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use coven_ui::draw::Wish;
use futures_core::Stream;
use serde::Serialize;
use std::convert::Infallible;
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::sync::mpsc;

/// Maximum number of events that wait for a viewer whose connection is slow. A viewer who falls further behind is cut off, comes
/// back with `Last-Event-ID` and hears what is missing.
const MOST_WAITING: usize = 256;

/// Time between two comments on a stream that is silent otherwise, so that no proxy takes it for dead.
const HEARTBEAT: Duration = Duration::from_secs(15);

/// What a stream carries.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// Data, for programs.
    Data,
    /// Parts of a page, as they are drawn for somebody who wishes it so.
    Page(Wish),
}

/// One event. The data is one line of JSON.
pub fn event(id: Option<i64>, name: &str, data: &impl Serialize) -> Event {
    let event = id.map_or_else(Event::default, |id| Event::default().id(id.to_string()));
    // Only a type with keys that are not texts cannot be written, and none of ours is one.
    event.event(name).json_data(data).unwrap_or_default()
}

/// Where the events of one stream go.
#[derive(Debug)]
pub struct Outlet(mpsc::Sender<Event>);

impl Outlet {
    /// False if the viewer is gone, or too slow to be waited for.
    pub fn send(&self, event: Event) -> bool {
        self.0.try_send(event).is_ok()
    }

    pub fn is_closed(&self) -> bool {
        self.0.is_closed()
    }
}

/// The other end of an [`Outlet`].
#[derive(Debug)]
pub struct Inlet(mpsc::Receiver<Event>);

pub fn channel() -> (Outlet, Inlet) {
    let (sender, receiver) = mpsc::channel(MOST_WAITING);
    (Outlet(sender), Inlet(receiver))
}

impl Inlet {
    /// The answer that carries the events: first these, then whatever is sent. A stream that has nothing to say yet begins with a
    /// comment, so that whoever opened it sees at once that it comes through.
    pub fn answer(self, mut first: Vec<Event>, place: Place) -> Response {
        if first.is_empty() {
            first.push(Event::default().comment(""));
        }
        let events = Events { first: first.into_iter(), later: self.0, _place: place };
        let mut response = Sse::new(events).keep_alive(KeepAlive::new().interval(HEARTBEAT)).into_response();
        let headers = response.headers_mut();
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store, no-transform"));
        // Proxies of the nginx family would wait for more before they pass anything on.
        headers.insert("x-accel-buffering", HeaderValue::from_static("no"));
        response
    }
}

struct Events {
    first: std::vec::IntoIter<Event>,
    later: mpsc::Receiver<Event>,
    /// Counts the stream as long as it is open.
    _place: Place,
}

impl Stream for Events {
    type Item = Result<Event, Infallible>;

    fn poll_next(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        match self.first.next() {
            Some(event) => Poll::Ready(Some(Ok(event))),
            None => self.later.poll_recv(cx).map(|event| event.map(Ok)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::limits::{Limits, Rates, Who};
    use http_body::Body;
    use std::pin::pin;

    fn opened(first: Vec<Event>) -> (Outlet, Response) {
        let (outlet, inlet) = channel();
        let place = Limits::new(Rates::default()).place(Who::Person("ada".to_owned())).expect("a place");
        (outlet, inlet.answer(first, place))
    }

    async fn next(body: &mut Pin<&mut axum::body::Body>) -> Option<String> {
        let frame = std::future::poll_fn(|cx| body.as_mut().poll_frame(cx)).await?.expect("a frame");
        Some(String::from_utf8(frame.into_data().expect("data").to_vec()).expect("text"))
    }

    #[tokio::test(start_paused = true)]
    async fn a_stream_begins_with_what_was_missed_and_then_tells_and_beats() {
        let (outlet, response) = opened(vec![event(Some(1), "table", &"first")]);
        assert_eq!(response.headers()[header::CONTENT_TYPE], "text/event-stream");
        assert_eq!(response.headers()[header::CACHE_CONTROL], "no-store, no-transform");
        let mut body = pin!(response.into_body());
        assert!(outlet.send(event(Some(2), "update", &"a \"name\"\nin two lines")));
        assert_eq!(next(&mut body).await.as_deref(), Some("id: 1\nevent: table\ndata: \"first\"\n\n"));
        assert_eq!(next(&mut body).await.as_deref(), Some("id: 2\nevent: update\ndata: \"a \\\"name\\\"\\nin two lines\"\n\n"));
        // Nothing happens any more: the paused clock runs on to the heartbeat.
        assert_eq!(next(&mut body).await.as_deref(), Some(":\n\n"));
    }

    #[tokio::test]
    async fn a_viewer_who_is_too_slow_is_cut_off() {
        let (outlet, response) = opened(Vec::new());
        let sent = (0..).take_while(|_| outlet.send(event(None, "update", &"x"))).count();
        assert_eq!(sent, MOST_WAITING);
        // Whoever told the stream lets go of it.
        drop(outlet);
        let mut body = pin!(response.into_body());
        assert_eq!(next(&mut body).await.as_deref(), Some(": \n\n"), "the stream is open");
        let mut heard = 0;
        while next(&mut body).await.is_some() {
            heard += 1;
        }
        assert_eq!(heard, MOST_WAITING, "what had been sent arrives, then the stream ends");
    }

    #[tokio::test]
    async fn an_outlet_knows_that_its_viewer_is_gone() {
        let (outlet, response) = opened(Vec::new());
        assert!(!outlet.is_closed());
        drop(response);
        assert!(outlet.is_closed() && !outlet.send(event(None, "update", &"x")));
    }
}
