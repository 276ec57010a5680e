//! A service among others: what the system asks of it with signals, and what it tells systemd.

use coven_server::Pulse;
use sd_notify::{NotifyState, notify};
use std::convert::Infallible;
use std::io;
use tokio::signal::unix::{Signal, SignalKind, signal};

/// The signals that ask a program to stop. Both are caught explicitly, because the first process of a container ignores signals that it
/// does not catch.
#[derive(Debug)]
pub struct Signals {
    interrupt: Signal,
    terminate: Signal,
}

impl Signals {
    /// Must be called within a runtime.
    pub fn catch() -> io::Result<Signals> {
        Ok(Signals { interrupt: signal(SignalKind::interrupt())?, terminate: signal(SignalKind::terminate())? })
    }

    /// Waits for one of them; returns its name.
    pub async fn next(&mut self) -> &'static str {
        tokio::select! {
            _ = self.interrupt.recv() => "SIGINT",
            _ = self.terminate.recv() => "SIGTERM",
        }
    }
}

/// Tells systemd, if it has started us, that people can come.
pub fn ready() {
    tell(NotifyState::Ready);
}

/// Tells it that we are about to end.
pub fn stopping() {
    tell(NotifyState::Stopping);
}

/// Tells it that we are alive, twice as often as it wants to hear it, as long as the server answers.
pub async fn watchdog(pulse: &Pulse) -> Infallible {
    let Some(timeout) = sd_notify::watchdog_enabled() else {
        return std::future::pending().await;
    };
    let mut beat = tokio::time::interval(timeout / 2);
    beat.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        beat.tick().await;
        if pulse.beats().await {
            tell(NotifyState::Watchdog);
        }
    }
}

fn tell(state: NotifyState<'_>) {
    // Errors are ignored: without systemd there is no socket, and a lost message is handled by its watchdog.
    let _ = notify(&[state]);
}
