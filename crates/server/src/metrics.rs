//! Numbers for Prometheus, written by hand: a few counters and what the system says about this process.

use crate::app::App;
use crate::bots::Lane;
use crate::notices::Channel;
use std::fmt::Write;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

#[derive(Default)]
pub struct Counter(AtomicU64);

impl Counter {
    pub fn add(&self, more: u64) {
        self.0.fetch_add(more, Ordering::Relaxed);
    }

    pub fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// Upper bounds of times, in milliseconds.
const BOUNDS: [u64; 8] = [1, 3, 10, 30, 100, 300, 1000, 5000];

/// How long something took, each time.
#[derive(Default)]
pub struct Histogram {
    counts: [Counter; BOUNDS.len() + 1],
    sum_us: Counter,
}

impl Histogram {
    pub fn observe(&self, took: Duration) {
        let took_us = took.as_micros() as u64;
        let bucket = BOUNDS.iter().position(|bound| took_us <= bound * 1000).unwrap_or(BOUNDS.len());
        self.counts[bucket].add(1);
        self.sum_us.add(took_us);
    }

    /// Writes it under a name, with a label (`lane="quick"`) or none.
    fn write(&self, out: &mut String, name: &str, label: &str) {
        let (before, alone) =
            if label.is_empty() { (String::new(), String::new()) } else { (format!("{label},"), format!("{{{label}}}")) };
        let mut sum = 0;
        for (bound, count) in BOUNDS.iter().zip(&self.counts) {
            sum += count.get();
            let _ = writeln!(out, "{name}_bucket{{{before}le=\"{}\"}} {sum}", *bound as f64 / 1000.0);
        }
        sum += self.counts[BOUNDS.len()].get();
        let _ = writeln!(out, "{name}_bucket{{{before}le=\"+Inf\"}} {sum}");
        let _ = writeln!(out, "{name}_sum{alone} {}\n{name}_count{alone} {sum}", self.sum_us.get() as f64 / 1e6);
    }
}

#[derive(Default)]
pub struct Metrics {
    pub requests: [Counter; 5],
    took: Histogram,
    pub lines: Counter,
    pub bot_moves: Counter,
    pub conflicts: Counter,
    pub limited: Counter,
    pub complaints: Counter,
    /// Notices that were sent and that were not, by channel.
    notices: [[Counter; 2]; Channel::ALL.len()],
}

impl Metrics {
    /// Something was sent to somebody who does not look on, or it was not.
    pub fn told(&self, channel: Channel, sent: bool) {
        self.notices[channel as usize][usize::from(!sent)].add(1);
    }

    pub fn answered(&self, status: u16, took: Duration) {
        if let Some(class) = self.requests.get(usize::from(status / 100).wrapping_sub(1)) {
            class.add(1);
        }
        self.took.observe(took);
    }
}

/// Everything in Prometheus' text format.
pub fn text(app: &App) -> String {
    let metrics = &app.metrics;
    let mut out = String::new();
    let mut counter = |name: &str, help: &str, value: u64| {
        let _ = writeln!(out, "# HELP {name} {help}\n# TYPE {name} counter\n{name} {value}");
    };
    counter("coven_lines_total", "Lines appended to journals.", metrics.lines.get());
    counter("coven_bot_moves_total", "Moves made by bots.", metrics.bot_moves.get());
    counter("coven_conflicts_total", "Appends that somebody else had overtaken.", metrics.conflicts.get());
    counter("coven_limited_total", "Requests refused because of limits.", metrics.limited.get());
    counter("coven_reports_total", "Reports about people to those who run the server.", metrics.complaints.get());
    counter("coven_streams_cut_total", "Streams cut because their viewers read too slowly.", app.backlogs.cut());
    let _ = writeln!(out, "# HELP coven_notices_total Notices to people who did not look on, by channel.");
    let _ = writeln!(out, "# TYPE coven_notices_total counter");
    for (channel, counts) in Channel::ALL.iter().zip(&metrics.notices) {
        for (outcome, count) in ["sent", "failed"].iter().zip(counts) {
            let _ = writeln!(out, "coven_notices_total{{channel=\"{}\",outcome=\"{outcome}\"}} {}", channel.name(), count.get());
        }
    }
    let _ = writeln!(out, "# HELP coven_requests_total Answers by the first digit of their status.");
    let _ = writeln!(out, "# TYPE coven_requests_total counter");
    for (class, count) in metrics.requests.iter().enumerate() {
        let _ = writeln!(out, "coven_requests_total{{status=\"{}xx\"}} {}", class + 1, count.get());
    }
    let _ = writeln!(out, "# HELP coven_request_seconds How long answers took.\n# TYPE coven_request_seconds histogram");
    metrics.took.write(&mut out, "coven_request_seconds", "");
    let _ = writeln!(out, "# HELP coven_bot_wait_seconds How long thoughts of bots waited for a thread.");
    let _ = writeln!(out, "# TYPE coven_bot_wait_seconds histogram");
    for lane in Lane::ALL {
        app.pool.waited(lane).write(&mut out, "coven_bot_wait_seconds", &format!("lane=\"{}\"", lane.name()));
    }
    let _ = writeln!(out, "# HELP coven_bots_waiting Thoughts of bots that wait for a thread.\n# TYPE coven_bots_waiting gauge");
    for lane in Lane::ALL {
        let _ = writeln!(out, "coven_bots_waiting{{lane=\"{}\"}} {}", lane.name(), app.pool.waiting(lane));
    }
    let mut gauge = |name: &str, help: &str, value: f64| {
        let _ = writeln!(out, "# HELP {name} {help}\n# TYPE {name} gauge\n{name} {value}");
    };
    gauge("coven_tables_in_memory", "Tables that are in memory.", app.live.len() as f64);
    gauge("coven_streams", "Streams that are open.", app.limits.streams() as f64);
    gauge("coven_stream_waiting_bytes", "Bytes that wait for viewers who read slowly.", app.backlogs.bytes() as f64);
    if let Some((cpu, resident)) = process() {
        gauge("process_resident_memory_bytes", "Memory of this process.", resident);
        let _ = writeln!(out, "# HELP process_cpu_seconds_total Time on processors, in the program and in the system.");
        let _ = writeln!(out, "# TYPE process_cpu_seconds_total counter\nprocess_cpu_seconds_total {cpu}");
    }
    out
}

/// Seconds of processor time and bytes of memory of this process, as Linux tells them.
fn process() -> Option<(f64, f64)> {
    /// Clock ticks a second and bytes a page on Linux, on all architectures that we build for.
    const TICKS: f64 = 100.0;
    const PAGE: f64 = 4096.0;
    let stat = std::fs::read_to_string("/proc/self/stat").ok()?;
    // The name in brackets may hold anything; the numbers begin behind it.
    let numbers: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
    let number = |index: usize| numbers.get(index)?.parse::<f64>().ok();
    Some(((number(11)? + number(12)?) / TICKS, number(21)? * PAGE))
}
