//! Server-sent events: where the events of one stream go, and the answer that carries them.

use crate::backlog::{Backlog, Load};
use crate::limits::Place;
use axum::body::Body;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use bytes::Bytes;
use coven_ui::page::Wish;
use http_body::Frame;
use serde::Serialize;
use std::convert::Infallible;
use std::io::Write;
use std::pin::Pin;
use std::sync::atomic::{AtomicU32, Ordering};
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::{Instant, Sleep};

/// Maximum number of events that wait for a viewer whose connection is slow, however small they are.
const MOST_WAITING: usize = 256;

/// Time between two comments on a stream that is silent otherwise, so that no proxy takes it for dead.
const HEARTBEAT: Duration = Duration::from_secs(15);

/// A line that every reader of events leaves out.
const COMMENT: Bytes = Bytes::from_static(b":\n\n");

/// Minimum time after which somebody whose stream the server has ended should come back.
const COME_BACK_AFTER: Duration = Duration::from_millis(200);

/// Not everybody comes back at the same moment: it takes up to this much longer.
const COME_BACK_WITHIN: Duration = Duration::from_millis(1000);

/// What a stream carries.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// Data, for programs.
    Data,
    /// Parts of a page, as they are drawn for somebody who wishes it so.
    Page(Wish),
}

/// One event, as it goes over the wire. Those who hear the same share it.
#[derive(Clone, Debug)]
pub struct Event(Bytes);

/// One event. The data is one line of JSON.
pub fn event(id: Option<i64>, name: &str, data: &impl Serialize) -> Event {
    let mut text = Vec::with_capacity(1024);
    // Writing to memory cannot fail; and only a type with keys that are not texts cannot be JSON, and none of ours is one.
    let _ = id.map_or(Ok(()), |id| writeln!(text, "id: {id}"));
    let _ = write!(text, "event: {name}\ndata: ");
    let _ = serde_json::to_writer(&mut text, data);
    text.extend_from_slice(b"\n\n");
    // It may wait: room that it does not need is given back.
    Event(text.into_boxed_slice().into())
}

/// The last word of a stream that the server ends: come back soon, if it stops most likely to another node. It is no event that anybody
/// has to know; whoever reads streams as browsers do waits as long as it says.
fn come_back() -> Event {
    static ENDED: AtomicU32 = AtomicU32::new(0);
    // Streams that end one after the other get delays that are far apart.
    let spread = ENDED.fetch_add(1, Ordering::Relaxed).wrapping_mul(2_654_435_769) >> 16;
    let wait = COME_BACK_AFTER + COME_BACK_WITHIN.mul_f32(spread as f32 / 65536.0);
    Event(format!("retry: {}\n\n", wait.as_millis()).into())
}

/// Where the events of one stream go.
#[derive(Clone, Debug)]
pub struct Outlet {
    events: mpsc::Sender<(Bytes, Load)>,
    backlog: Backlog,
}

impl Outlet {
    /// False if the viewer is gone, or too slow to be waited for: the stream ends behind what was sent before.
    pub fn send(&self, event: Event) -> bool {
        let Some(load) = self.backlog.add(event.0.len()) else {
            return false;
        };
        let sent = self.events.try_send((event.0, load));
        if let Err(mpsc::error::TrySendError::Full(_)) = sent {
            self.backlog.cut();
        }
        sent.is_ok()
    }

    pub fn is_closed(&self) -> bool {
        self.events.is_closed()
    }

    /// Ends the stream. Whoever is too slow to hear the last word sees it end all the same.
    pub fn end(self) {
        let _ = self.send(come_back());
    }
}

/// The other end of an [`Outlet`].
#[derive(Debug)]
pub struct Inlet {
    events: mpsc::Receiver<(Bytes, Load)>,
    backlog: Backlog,
}

pub fn channel(backlog: Backlog) -> (Outlet, Inlet) {
    let (sender, events) = mpsc::channel(MOST_WAITING);
    (Outlet { events: sender, backlog: backlog.clone() }, Inlet { events, backlog })
}

impl Inlet {
    /// Whether nothing comes any more after what is there.
    #[cfg(test)]
    pub fn is_ended(&self) -> bool {
        self.events.is_closed()
    }

    /// The answer that carries the events. A stream that has nothing to say yet begins with a comment, so that whoever opened it sees
    /// at once that it comes through.
    pub fn answer(self, place: Place) -> Response {
        let greeting = self.events.is_empty().then_some(COMMENT);
        let beat = Box::pin(tokio::time::sleep(HEARTBEAT));
        let body = Body::new(Events { greeting, inlet: self, beat, _place: place });
        let headers = [
            (header::CONTENT_TYPE.as_str(), "text/event-stream"),
            (header::CACHE_CONTROL.as_str(), "no-store, no-transform"),
            // Proxies of the nginx family would wait for more before they pass anything on.
            ("x-accel-buffering", "no"),
        ];
        (headers, body).into_response()
    }
}

/// The body of the answer.
struct Events {
    greeting: Option<Bytes>,
    inlet: Inlet,
    beat: Pin<Box<Sleep>>,
    /// Counts the stream as long as it is open.
    _place: Place,
}

impl http_body::Body for Events {
    type Data = Bytes;
    type Error = Infallible;

    fn poll_frame(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Result<Frame<Bytes>, Infallible>>> {
        let events = self.get_mut();
        let text = match events.greeting.take() {
            Some(greeting) => greeting,
            None => match events.inlet.events.poll_recv(cx) {
                Poll::Ready(Some((text, _))) => text,
                Poll::Ready(None) => return Poll::Ready(None),
                // Somebody may hold the other end for longer. Pending alone does not mean that nothing is left.
                Poll::Pending if events.inlet.backlog.is_cut() && events.inlet.events.is_empty() => return Poll::Ready(None),
                Poll::Pending => match events.beat.as_mut().poll(cx) {
                    Poll::Ready(()) => COMMENT,
                    Poll::Pending => return Poll::Pending,
                },
            },
        };
        events.beat.as_mut().reset(Instant::now() + HEARTBEAT);
        Poll::Ready(Some(Ok(Frame::data(text))))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::backlog::{Backlogs, MOST_OF_A_STREAM};
    use crate::limits::{Limits, Rates, Who};
    use http_body::Body as _;
    use std::pin::pin;

    fn opened(backlogs: &Backlogs) -> (Outlet, Inlet, Place) {
        let place = Limits::new(Rates::default()).place(Who::Person("ada".to_owned())).expect("a place");
        let (outlet, inlet) = channel(backlogs.of(place.who()));
        (outlet, inlet, place)
    }

    async fn next(body: &mut Pin<&mut Body>) -> Option<String> {
        let frame = std::future::poll_fn(|cx| body.as_mut().poll_frame(cx)).await?.expect("a frame");
        Some(String::from_utf8(frame.into_data().expect("data").to_vec()).expect("text"))
    }

    #[tokio::test(start_paused = true)]
    async fn a_stream_begins_with_what_was_missed_and_then_tells_and_beats() {
        let (outlet, inlet, place) = opened(&Backlogs::default());
        assert!(outlet.send(event(Some(1), "table", &"first")));
        let response = inlet.answer(place);
        assert_eq!(response.headers()[header::CONTENT_TYPE], "text/event-stream");
        assert_eq!(response.headers()[header::CACHE_CONTROL], "no-store, no-transform");
        let mut body = pin!(response.into_body());
        assert!(outlet.send(event(Some(2), "update", &"a \"name\"\nin two lines")));
        assert_eq!(next(&mut body).await.as_deref(), Some("id: 1\nevent: table\ndata: \"first\"\n\n"));
        assert_eq!(next(&mut body).await.as_deref(), Some("id: 2\nevent: update\ndata: \"a \\\"name\\\"\\nin two lines\"\n\n"));
        // Nothing happens any more: the paused clock runs on to the heartbeat, again and again.
        for _ in 0..2 {
            let before = Instant::now();
            assert_eq!(next(&mut body).await.as_deref(), Some(":\n\n"));
            assert_eq!(before.elapsed().as_secs(), HEARTBEAT.as_secs());
        }
    }

    /// Sends the same until no more is taken; then what was taken arrives, and the stream ends.
    async fn cut_off_after(what: &str) -> usize {
        let backlogs = Backlogs::default();
        let (outlet, inlet, place) = opened(&backlogs);
        let response = inlet.answer(place);
        let sent = (0..).take_while(|_| outlet.send(event(None, "update", &what))).count();
        assert!(!outlet.send(event(None, "update", &"x")), "nothing follows what was left out");
        let mut body = pin!(response.into_body());
        assert_eq!(next(&mut body).await.as_deref(), Some(":\n\n"), "the stream is open");
        let mut heard = 0;
        while next(&mut body).await.is_some() {
            heard += 1;
        }
        assert_eq!((heard, backlogs.bytes(), backlogs.cut()), (sent, 0, 1));
        sent
    }

    #[tokio::test]
    async fn whoever_is_sent_elsewhere_is_told_when_to_come_and_not_all_at_once() {
        let mut times = Vec::new();
        for _ in 0..8 {
            let backlogs = Backlogs::default();
            let (outlet, inlet, place) = opened(&backlogs);
            assert!(outlet.send(event(Some(1), "table", &"first")));
            let response = inlet.answer(place);
            outlet.end();
            let mut body = pin!(response.into_body());
            next(&mut body).await.expect("the first event");
            let told = next(&mut body).await.expect("the last word");
            let time: u64 = told.strip_prefix("retry: ").and_then(|time| time.trim_end().parse().ok()).expect("a time alone");
            assert!((200..=1200).contains(&time), "{told}");
            times.push(time);
            assert_eq!(next(&mut body).await, None, "the stream ends");
        }
        times.sort_unstable();
        times.dedup();
        assert_eq!(times.len(), 8);
    }

    #[tokio::test]
    async fn a_viewer_who_is_too_slow_is_cut_off() {
        assert_eq!(cut_off_after("x").await, MOST_WAITING);
        let large = "x".repeat(MOST_OF_A_STREAM / 10);
        assert_eq!(cut_off_after(&large).await, 9, "few events, but large ones");
    }

    #[tokio::test]
    async fn what_nobody_will_read_any_more_is_not_counted() {
        let backlogs = Backlogs::default();
        let (outlet, inlet, place) = opened(&backlogs);
        let response = inlet.answer(place);
        assert!(outlet.send(event(None, "update", &"x")) && backlogs.bytes() > 0 && !outlet.is_closed());
        drop(response);
        assert!(outlet.is_closed() && !outlet.send(event(None, "update", &"x")));
        assert_eq!((backlogs.bytes(), backlogs.cut()), (0, 0));
    }

    #[test]
    fn those_who_hear_the_same_share_it() {
        let said = event(Some(1), "update", &"x");
        assert_eq!(said.0.as_ptr(), said.clone().0.as_ptr());
    }
}
