//! Numbers for Prometheus, written by hand: a few counters and what the system says about this process.

use crate::app::App;
use std::fmt::Write;
use std::sync::atomic::{AtomicU64, Ordering};

#[derive(Default)]
pub struct Counter(AtomicU64);

impl Counter {
    pub fn add(&self, more: u64) {
        self.0.fetch_add(more, Ordering::Relaxed);
    }

    fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// Upper bounds of the time that requests take, in milliseconds.
const BOUNDS: [u64; 8] = [1, 3, 10, 30, 100, 300, 1000, 5000];

#[derive(Default)]
pub struct Metrics {
    pub requests: [Counter; 5],
    took: [Counter; BOUNDS.len() + 1],
    took_us: Counter,
    pub lines: Counter,
    pub bot_moves: Counter,
    pub conflicts: Counter,
    pub limited: Counter,
}

impl Metrics {
    pub fn answered(&self, status: u16, took_us: u64) {
        if let Some(class) = self.requests.get(usize::from(status / 100).wrapping_sub(1)) {
            class.add(1);
        }
        let bucket = BOUNDS.iter().position(|bound| took_us <= bound * 1000).unwrap_or(BOUNDS.len());
        self.took[bucket].add(1);
        self.took_us.add(took_us);
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
    let _ = writeln!(out, "# HELP coven_requests_total Answers by the first digit of their status.");
    let _ = writeln!(out, "# TYPE coven_requests_total counter");
    for (class, count) in metrics.requests.iter().enumerate() {
        let _ = writeln!(out, "coven_requests_total{{status=\"{}xx\"}} {}", class + 1, count.get());
    }
    let _ = writeln!(out, "# HELP coven_request_seconds How long answers took.\n# TYPE coven_request_seconds histogram");
    let mut sum = 0;
    for (bound, count) in BOUNDS.iter().zip(&metrics.took) {
        sum += count.get();
        let _ = writeln!(out, "coven_request_seconds_bucket{{le=\"{}\"}} {sum}", *bound as f64 / 1000.0);
    }
    sum += metrics.took[BOUNDS.len()].get();
    let _ = writeln!(out, "coven_request_seconds_bucket{{le=\"+Inf\"}} {sum}");
    let _ = writeln!(out, "coven_request_seconds_sum {}\ncoven_request_seconds_count {sum}", metrics.took_us.get() as f64 / 1e6);
    let mut gauge = |name: &str, help: &str, value: f64| {
        let _ = writeln!(out, "# HELP {name} {help}\n# TYPE {name} gauge\n{name} {value}");
    };
    gauge("coven_tables_in_memory", "Tables that are in memory.", app.live.len() as f64);
    gauge("coven_streams", "Streams that are open.", app.limits.streams() as f64);
    if let Some((cpu, resident)) = process() {
        gauge("process_resident_memory_bytes", "Memory of this process.", resident);
        let _ = writeln!(out, "# HELP process_cpu_seconds_total Time on processors, in the program and in the system.");
        let _ = writeln!(out, "# TYPE process_cpu_seconds_total counter\nprocess_cpu_seconds_total {cpu}");
    }
    out
}

/// Seconds of processor time and bytes of memory of this process, as Linux tells them.
fn process() -> Option<(f64, f64)> {
    /// What Linux counts processor time and memory in, on every machine that we run on.
    const TICKS: f64 = 100.0;
    const PAGE: f64 = 4096.0;
    let stat = std::fs::read_to_string("/proc/self/stat").ok()?;
    // The name in brackets may hold anything; the numbers begin behind it.
    let numbers: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
    let number = |index: usize| numbers.get(index)?.parse::<f64>().ok();
    Some(((number(11)? + number(12)?) / TICKS, number(21)? * PAGE))
}
