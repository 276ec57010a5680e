//! Server-sent events.
//!
//! A stream that has a connection for itself is a [`Wire`]: whoever makes an event writes it straight to the socket, and no other
//! task is woken for it. On a connection that has carried other requests before, the events are the body of an answer.

use crate::limits::Place;
use bytes::Bytes;
use coven_ui::draw::Wish;
use http_body::Frame as BodyFrame;
use std::collections::VecDeque;
use std::convert::Infallible;
use std::io::ErrorKind;
use std::pin::Pin;
use std::sync::{Mutex, MutexGuard, PoisonError, Weak};
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::net::TcpStream;
use tokio::sync::{Notify, mpsc};
use tokio::time::{Interval, MissedTickBehavior, interval};

/// So many events may wait for a viewer whose connection is slow.
pub const PATIENCE: usize = 256;

/// A stream says something this often, so that nobody on the way takes it for dead.
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
    pub fn write(id: Option<i64>, name: &str, out: &mut Vec<u8>, data: impl FnOnce(&mut Vec<u8>)) {
        if let Some(id) = id {
            out.extend_from_slice(format!("id: {id}\n").as_bytes());
        }
        out.extend_from_slice(b"event: ");
        out.extend_from_slice(name.as_bytes());
        out.extend_from_slice(b"\ndata: ");
        data(out);
        out.extend_from_slice(b"\n\n");
    }

    /// An event by itself.
    pub fn alone(id: Option<i64>, name: &str, data: impl FnOnce(&mut Vec<u8>)) -> Bytes {
        let mut out = Vec::with_capacity(8192);
        Frame::write(id, name, &mut out, data);
        out.into()
    }

    /// Something to be ignored.
    pub fn comment() -> Bytes {
        Bytes::from_static(b":\n\n")
    }
}

/// Where the events of one stream go.
pub enum Outlet {
    /// The connection belongs to its own task, and is closed with it, whoever else knows of it.
    Wire(Weak<Wire>),
    Body(mpsc::Sender<Bytes>),
}

impl Outlet {
    /// False if the viewer is gone, or too slow to be waited for: they come back and hear what is missing.
    pub fn send(&self, frame: &[u8]) -> bool {
        match self {
            Outlet::Wire(wire) => wire.upgrade().is_some_and(|wire| wire.send(frame)),
            Outlet::Body(frames) => frames.try_send(Bytes::copy_from_slice(frame)).is_ok(),
        }
    }

    pub fn is_closed(&self) -> bool {
        match self {
            Outlet::Wire(wire) => wire.upgrade().is_none_or(|wire| wire.held().stage == WireStage::Closed),
            Outlet::Body(frames) => frames.is_closed(),
        }
    }
}

/// A connection that carries nothing but one stream.
pub struct Wire {
    socket: TcpStream,
    held: Mutex<Held>,
    /// The connection's own task has something to do.
    wake: Notify,
}

/// What has not gone over the wire yet.
struct Held {
    stage: WireStage,
    waiting: VecDeque<Bytes>,
    /// What the stream begins with, and its place among those that somebody holds.
    beginning: Option<(Bytes, Place)>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum WireStage {
    /// Events wait for the beginning to be written.
    Opening,
    Open,
    Closed,
}

impl Wire {
    pub fn new(socket: TcpStream) -> Wire {
        let held = Held { stage: WireStage::Opening, waiting: VecDeque::new(), beginning: None };
        Wire { socket, held: Mutex::new(held), wake: Notify::new() }
    }

    fn held(&self) -> MutexGuard<'_, Held> {
        self.held.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Says what the stream begins with.
    pub fn begin(&self, first: Bytes, place: Place) {
        self.held().beginning = Some((first, place));
    }

    /// What the stream begins with; none if the request did not lead to a stream.
    pub fn beginning(&self) -> Option<(Bytes, Place)> {
        self.held().beginning.take()
    }

    fn send(&self, frame: &[u8]) -> bool {
        let mut held = self.held();
        let unwritten = match held.stage {
            WireStage::Closed => return false,
            WireStage::Open if held.waiting.is_empty() => match self.socket.try_write(frame) {
                Ok(written) if written == frame.len() => return true,
                Ok(written) => &frame[written..],
                Err(error) if error.kind() == ErrorKind::WouldBlock => frame,
                Err(_) => {
                    self.close(&mut held);
                    return false;
                }
            },
            WireStage::Open | WireStage::Opening => frame,
        };
        if held.waiting.len() == PATIENCE {
            self.close(&mut held);
            return false;
        }
        held.waiting.push_back(Bytes::copy_from_slice(unwritten));
        self.wake.notify_one();
        true
    }

    fn close(&self, held: &mut Held) {
        held.stage = WireStage::Closed;
        held.waiting.clear();
        self.wake.notify_one();
    }

    /// Writes something to the end, whatever that takes.
    pub async fn write(&self, mut bytes: &[u8]) -> std::io::Result<()> {
        while !bytes.is_empty() {
            self.socket.writable().await?;
            match self.socket.try_write(bytes) {
                Ok(written) => bytes = &bytes[written..],
                Err(error) if error.kind() == ErrorKind::WouldBlock => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }

    /// There will be no stream after all.
    pub fn give_up(&self) {
        self.close(&mut self.held());
    }

    /// Stays with an opened stream until the other side is gone: writes what it was too slow for, and keeps the line alive.
    pub async fn stay(&self) {
        self.held().stage = WireStage::Open;
        let mut heartbeat = interval(HEARTBEAT);
        heartbeat.set_missed_tick_behavior(MissedTickBehavior::Delay);
        heartbeat.reset();
        while self.catch_up() {
            let behind = !self.held().waiting.is_empty();
            tokio::select! {
                () = self.wake.notified() => {}
                _ = self.socket.writable(), if behind => {}
                _ = self.socket.readable() => if self.hung_up() { break },
                _ = heartbeat.tick() => { self.send(&Frame::comment()); }
            }
        }
        self.close(&mut self.held());
    }

    /// Writes as much of what waits as the socket takes. False if there is nobody any more.
    fn catch_up(&self) -> bool {
        let mut held = self.held();
        while let Some(frame) = held.waiting.pop_front() {
            match self.socket.try_write(&frame) {
                Ok(written) if written == frame.len() => {}
                Ok(written) => held.waiting.push_front(frame.slice(written..)),
                Err(error) if error.kind() == ErrorKind::WouldBlock => {
                    held.waiting.push_front(frame);
                    return true;
                }
                Err(_) => return false,
            }
        }
        held.waiting.shrink_to(0);
        held.stage != WireStage::Closed
    }

    /// Whether the other side has closed. Nothing that it says matters any more.
    fn hung_up(&self) -> bool {
        let mut ignored = [0; 512];
        match self.socket.try_read(&mut ignored) {
            Ok(length) => length == 0,
            Err(error) => error.kind() != ErrorKind::WouldBlock,
        }
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

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Arc;
    use tokio::io::AsyncReadExt;
    use tokio::net::TcpListener;

    async fn pair() -> (Arc<Wire>, TcpStream) {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let (there, here) = tokio::join!(TcpStream::connect(address), listener.accept());
        (Arc::new(Wire::new(here.expect("a connection").0)), there.expect("a connection"))
    }

    /// Somebody who does not read is let go, and nobody waits for them.
    #[tokio::test]
    async fn a_viewer_who_is_too_slow_is_let_go() {
        let (wire, mut slow) = pair().await;
        let outlet = Outlet::Wire(Arc::downgrade(&wire));
        let task = tokio::spawn(async move { wire.stay().await });
        tokio::task::yield_now().await;
        let frame = vec![b'x'; 64 * 1024];
        let sent = (0..100_000).take_while(|_| outlet.send(&frame)).count();
        assert!((PATIENCE..100_000).contains(&sent), "{sent}");
        task.await.expect("no panic");
        assert!(outlet.is_closed());
        let mut read = Vec::new();
        slow.read_to_end(&mut read).await.expect("what was sent, and the end");
        assert!(read.len() < (sent + 1) * frame.len());
    }

    #[tokio::test]
    async fn events_wait_for_the_beginning_and_the_connection_ends_with_its_viewer() {
        let (wire, mut viewer) = pair().await;
        let outlet = Outlet::Wire(Arc::downgrade(&wire));
        assert!(outlet.send(b"second"));
        wire.write(b"first").await.expect("a connection");
        let task = tokio::spawn(async move { wire.stay().await });
        let mut read = [0; 11];
        viewer.read_exact(&mut read).await.expect("both");
        assert_eq!(&read, b"firstsecond");
        drop(viewer);
        task.await.expect("no panic");
        assert!(outlet.is_closed() && !outlet.send(b"third"));
    }
}
