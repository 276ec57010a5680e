//! The events that can be triggered, and the streets: every building of every player with its cubes.

use super::{DESPAIR, Drawing, HOPE, sign, tint};
use crate::paint::{Tint, mark};
use crate::picture::Page;
use coven_engine::Seat;
use coven_salem::{EventCard, SlotView};
use ratatui::layout::Rect;
use ratatui::style::Style;

/// A page that grows downwards while it is written.
struct Writer {
    page: Page,
    x: u16,
    y: u16,
    indent: u16,
}

impl Writer {
    /// A place for something of this width, on the next line if this one is full.
    fn place(&mut self, width: u16) -> (u16, u16) {
        if self.x + width > self.page.width() && self.x > self.indent {
            self.next_line();
        }
        let at = (self.x, self.y);
        self.x += width + 1;
        at
    }

    fn next_line(&mut self) {
        (self.x, self.y) = (self.indent, self.y + 1);
    }
}

/// The most lines that streets can need.
const LONGEST: u16 = 160;

impl Drawing<'_> {
    pub(super) fn streets(&self) -> Page {
        let width = self.scene.room.0.max(44);
        let page = Page::new(self.scene.word("tui-salem-town"), width, LONGEST);
        let mut writer = Writer { page, x: 0, y: 0, indent: 0 };
        for event in self.events() {
            self.event(event, &mut writer);
        }
        writer.next_line();
        for seat in Seat::all(self.view.seats.len()) {
            self.street(seat, &mut writer);
        }
        let height = writer.y.max(1);
        let mut page = Page::new(writer.page.title.clone(), width, height);
        for y in 0..height {
            for x in 0..width {
                page.buffer[(x, y)] = writer.page.buffer[(x, y)].clone();
            }
        }
        page.spots = writer.page.spots;
        page
    }

    /// The row of events, and those that always lie beside it.
    pub(super) fn events(&self) -> Vec<EventCard> {
        let beside = EventCard::ALL.iter().copied().filter(|event| event.beside_the_row());
        let there = |event: &EventCard| *event != EventCard::Trial || self.view.trials_left > 0;
        beside.filter(there).chain(self.view.row.iter().copied()).collect()
    }

    fn event(&self, event: EventCard, writer: &mut Writer) {
        let text = format!("{} {HOPE}{}", self.name("card", event), self.rules.cost(event));
        let width = text.chars().count() as u16 + 2;
        let (x, y) = writer.place(width);
        writer.page.write(x + 1, y, &text, self.scene.paint.ink(Tint::Gold));
        let verbs = ["trigger", "say"];
        let is_meant = |notation: &str| {
            let mut words = notation.split(' ');
            words.next().is_some_and(|verb| verbs.contains(&verb)) && words.next() == Some(event.name())
        };
        let choices = self.scene.seen.choices.iter().enumerate().filter(|(_, choice)| is_meant(&choice.notation));
        writer.page.spot_at(Rect::new(x, y, width - 1, 1), (x, y), choices.map(|(number, _)| number).collect());
    }

    fn street(&self, seat: Seat, writer: &mut Writer) {
        let there = &self.view.seats[seat.index()];
        let paint = self.scene.paint;
        (writer.indent, writer.x) = (0, 0);
        let y = writer.y;
        let name = format!("{} {}", mark(seat), self.scene.seen.name(seat));
        let end = writer.page.write(1, y, &name, paint.seat(seat));
        let people = ["seat", "appoint"];
        let number = seat.to_string();
        let is_meant = |notation: &str| {
            let mut words = notation.split(' ');
            words.next().is_some_and(|verb| people.contains(&verb)) && words.next() == Some(number.as_str())
        };
        let choices = self.scene.seen.choices.iter().enumerate().filter(|(_, choice)| is_meant(&choice.notation));
        writer.page.spot_at(Rect::new(0, y, end, 1), (0, y), choices.map(|(number, _)| number).collect());
        let held = format!(" {HOPE}{} ▭{}{}", there.hope, there.hand_size, self.standing_of(seat));
        let end = writer.page.write(end, y, &held, Style::new());
        writer.indent = 2;
        // What the viewer is stands below everything anyhow.
        let known = there.character.filter(|_| self.scene.seen.own_seat() != Some(seat));
        if let Some(character) = known {
            let name = self.name("character", character);
            writer.x = end + 1;
            let (x, y) = writer.place(name.chars().count() as u16);
            writer.page.write(x, y, &name, paint.ink(Tint::Gold));
        }
        writer.next_line();
        let mut copies: Vec<coven_salem::Building> = Vec::new();
        for slot in &there.slots {
            let copy = copies.iter().filter(|building| **building == slot.building).count();
            copies.push(slot.building);
            self.slot(seat, slot, copy, writer);
        }
        writer.indent = 0;
        if !there.slots.is_empty() {
            writer.next_line();
        }
    }

    fn slot(&self, seat: Seat, slot: &SlotView, copy: usize, writer: &mut Writer) {
        let paint = self.scene.paint;
        let kind = self.rules.kind_of(slot.building);
        let name = self.name("building", slot.building);
        let cubes = format!("{}{}", HOPE.to_string().repeat(slot.hope.into()), DESPAIR.to_string().repeat(slot.despair.into()));
        let width = (name.chars().count() + cubes.chars().count() + 2) as u16;
        let (x, y) = writer.place(width);
        let next = writer.page.write(x + 1, y, &sign(kind).to_string(), paint.bold(tint(kind)));
        let next = writer.page.write(next, y, &name, Style::new());
        let next = writer.page.write(next, y, &HOPE.to_string().repeat(slot.hope.into()), paint.bold(Tint::Good));
        let next = writer.page.write(next, y, &DESPAIR.to_string().repeat(slot.despair.into()), paint.bold(Tint::Danger));
        let lot = if copy == 0 { slot.building.to_string() } else { format!("{}/{}", slot.building, copy + 1) };
        writer.page.spot_at(Rect::new(x, y, next - x, 1), (x, y), self.choices_at(seat, &lot));
    }

    /// The choices that name this building of this player.
    fn choices_at(&self, seat: Seat, lot: &str) -> Vec<usize> {
        let own = self.scene.seen.own_seat() == Some(seat);
        let number = seat.to_string();
        let is_meant = |notation: &str| match notation.split(' ').collect::<Vec<_>>()[..] {
            ["remove" | "slot", owner, there] => owner == number && there == lot,
            ["give" | "place" | "pay", there] => own && there == lot,
            _ => false,
        };
        let choices = self.scene.seen.choices.iter().enumerate();
        choices.filter(|(_, choice)| is_meant(&choice.notation)).map(|(number, _)| number).collect()
    }
}
