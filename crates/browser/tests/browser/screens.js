// Everything about the page in this window that a person would call broken, as a list of sentences.
// `smallest` is how large a thing to choose must be.
const faults = new Set(), W = innerWidth, H = innerHeight;
const name = e => (e.id ? "#" + e.id : e.tagName.toLowerCase() + [...e.classList].map(c => "." + c).join("")) ;
const path = e => { const p = []; for (let at = e; at && at !== document.body && p.length < 4; at = at.parentElement) p.unshift(name(at)); return p.join(" "); };
const shown = e => e.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });
const px = n => Math.round(n * 10) / 10;

// What an element does with what is larger than itself; asked once of each, because it takes long.
const windows = new Map();
const windowOf = element => {
  if (!windows.has(element)) {
    const { overflowX, overflowY, position, clipPath } = getComputedStyle(element);
    const does = (way, more) => ["hidden", "clip"].includes(way) ? "cuts" : ["auto", "scroll"].includes(way) && more ? "scrolls" : null;
    const x = overflowX === "visible" ? null : does(overflowX, element.scrollWidth > element.clientWidth), y = overflowY === "visible" ? null : does(overflowY, element.scrollHeight > element.clientHeight);
    windows.set(element, { x, y, fixed: position === "fixed", heard: clipPath === "inset(50%)", box: x || y ? element.getBoundingClientRect() : null });
  }
  return windows.get(element);
};
// What is for ears alone is cut off on purpose.
const heardOnly = element => { for (let at = element; at && at !== document.body; at = at.parentElement) if (windowOf(at).heard) return true; return false; };
// How far a box sticks out of what shows it, where nothing can be scrolled to it.
const hiddenPart = (box, from) => {
  let x = true, y = true;
  for (let at = from; at && at !== document.body; at = at.parentElement) {
    const there = windowOf(at);
    if (there.x === "scrolls") x = false;
    if (there.y === "scrolls") y = false;
    if (x && there.x === "cuts" && (box.left < there.box.left - 1.5 || box.right > there.box.right + 1.5)) return `across by ${px(Math.max(there.box.left - box.left, box.right - there.box.right))} in ${name(at)}`;
    if (y && there.y === "cuts" && (box.top < there.box.top - 3 || box.bottom > there.box.bottom + 3)) return `down by ${px(Math.max(there.box.top - box.top, box.bottom - there.box.bottom))} in ${name(at)}`;
    if (there.fixed) break;
  }
  if (x && (box.left < -1.5 || box.right > W + 1.5)) return `across by ${px(Math.max(-box.left, box.right - W))} of the window`;
  if (y && windowOf(document.body).y === "cuts" && (box.top < -1.5 || box.bottom > H + 1.5)) return `down by ${px(Math.max(-box.top, box.bottom - H))} of the window`;
  return null;
};

if (document.documentElement.scrollWidth > W) faults.add(`the page is ${document.documentElement.scrollWidth - W} wider than the window`);

// What may be shortened: people's names where a seat has little room, which are whole among the seats; and what happened since the last
// move, which opens.
const EXEMPT = ".hidden, .skip, noscript, script, .sprite, #spoken, .moment, #above .name, .score .name, .visitor, #latest summary";
// Words: none are cut, none are smaller than can be read.
const words = [], names = [], walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
for (let node; (node = walker.nextNode());) {
  const parent = node.parentElement;
  if (!node.data.trim() || !shown(parent) || parent.closest(EXEMPT) || parent.closest("details:not([open])") && !parent.closest("summary")) continue;
  const range = document.createRange();
  range.selectNodeContents(node);
  if (range.getBoundingClientRect().width < 1 || heardOnly(parent)) continue;
  const svg = parent.closest("svg"), size = parseFloat(getComputedStyle(parent).fontSize);
  if (svg) {
    const scale = parent.getScreenCTM ? Math.hypot(parent.getScreenCTM().a, parent.getScreenCTM().b) : 1;
    if (size * scale < 10.9) faults.add(`${path(parent)} is written ${px(size * scale)} px high on the board: ${node.data.trim().slice(0, 20)}`);
    if (parent.closest(".place")) names.push([parent.closest(".place"), range.getBoundingClientRect()]);
    continue;
  }
  if (size > 0 && size < 13.9) faults.add(`${path(parent)} is written ${px(size)} px high`);
  // Line by line.
  for (const box of [...range.getClientRects()].filter(box => box.width >= 1)) {
    words.push([parent, box]);
    const cut = hiddenPart(box, parent);
    if (cut) faults.add(`${path(parent)} is cut ${cut}: ${node.data.trim().slice(0, 40)}`);
  }
}

// Names on the board keep clear of each other.
names.forEach(([place, a], n) => {
  for (const [other, b] of names.slice(n + 1)) {
    const x = Math.min(a.right, b.right) - Math.max(a.left, b.left), y = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (place !== other && x > 2 && y > 3) faults.add(`on the board ${place.textContent} and ${other.textContent} overlap by ${px(x)} × ${px(y)}`);
  }
});

// No words lie on other words.
const covered = words.map(([parent, box]) => {
  // Of what scrolls, only what is seen.
  let { left, top, right, bottom } = box;
  for (let at = parent; at && at !== document.body; at = at.parentElement) {
    const there = windowOf(at);
    if (there.box && there.x) { left = Math.max(left, there.box.left); right = Math.min(right, there.box.right); }
    if (there.box && there.y) { top = Math.max(top, there.box.top); bottom = Math.min(bottom, there.box.bottom); }
  }
  return { parent, left, top, right, bottom };
}).filter(word => word.right - word.left > 1 && word.bottom - word.top > 1).sort((a, b) => a.top - b.top);
// What stands over the rest on purpose, such as a line that stays in sight while the rest is scrolled.
const floats = element => { for (let at = element; at && at !== document.body; at = at.parentElement) if (["fixed", "absolute", "sticky"].includes(getComputedStyle(at).position) || getComputedStyle(at).zIndex !== "auto") return true; return false; };
covered.forEach((word, n) => {
  for (let m = n + 1; m < covered.length && covered[m].top < word.bottom - 4; m += 1) {
    const other = covered[m], x = Math.min(word.right, other.right) - Math.max(word.left, other.left), y = Math.min(word.bottom, other.bottom) - Math.max(word.top, other.top);
    if (x > 3 && y > 5 && word.parent !== other.parent && !word.parent.contains(other.parent) && !other.parent.contains(word.parent) && !floats(word.parent) && !floats(other.parent))
      faults.add(`${path(word.parent)} and ${path(other.parent)} are written over each other by ${px(x)} × ${px(y)}: ${word.parent.textContent.slice(0, 20)} | ${other.parent.textContent.slice(0, 20)}`);
  }
});

// Things to choose: large enough, and within reach.
for (const control of document.querySelectorAll("[data-move], button.act, #prompt .act, .tabs button, .zoom")) {
  if (!shown(control) || control.closest(".moment, details.menu:not([open]) form, details:not([open]) > :not(summary)")) continue;
  const box = control.getBoundingClientRect();
  if (!box.width) continue;
  if (Math.min(box.width, box.height) < smallest - .6) faults.add(`${path(control)} is only ${px(box.width)} × ${px(box.height)}`);
  const gone = hiddenPart(box, control.parentElement);
  if (gone && control.tagName !== "a" && !control.closest("svg")) faults.add(`${path(control)} sticks out ${gone}`);
}

// What is written on a control does not stick out of it.
for (const [parent, at] of words) {
  const control = parent.closest("button, .act"), box = control?.getBoundingClientRect();
  if (control && (at.left < box.left - 1.5 || at.right > box.right + 1.5)) faults.add(`${path(parent)} sticks out of ${name(control)} by ${px(Math.max(box.left - at.left, at.right - box.right))}: ${parent.textContent.trim().slice(0, 30)}`);
}

// What a list offers can be read: the longest of its words fits beside the arrow; to jump to a move, the sentence in the open list is enough.
// So can what stands in an empty field.
const paper = document.createElement("canvas").getContext("2d"), ARROW = 20;
for (const field of document.querySelectorAll("select, input[placeholder]")) {
  if (!shown(field) || field.closest("details:not([open]) > :not(summary)")) continue;
  const { font, paddingLeft, paddingRight } = getComputedStyle(field), list = field.matches("select");
  const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - (list ? ARROW : 0);
  const texts = list ? [...(field.matches("[data-rounds]") ? field.selectedOptions : field.options)].map(option => option.text) : [field.placeholder];
  paper.font = font;
  for (const text of texts) {
    const over = paper.measureText(text).width - room;
    if (over > 1.5) faults.add(`${path(field)} cuts "${text}" by ${px(over)}`);
  }
}

// What stands in a row stays in it, pictures too.
for (const row of document.querySelectorAll(".sign, .crowd, .stock, .marks, .counts, .suspicion, .cards")) {
  if (!shown(row) || heardOnly(row)) continue;
  const box = row.getBoundingClientRect();
  for (const thing of row.children) {
    const at = thing.getBoundingClientRect(), out = Math.max(at.right - box.right, box.left - at.left);
    if (at.width && shown(thing) && out > 1.5) faults.add(`${path(thing)} sticks out of its row by ${px(out)}`);
  }
}

// Controls do not lie on words that are not theirs.
for (const part of document.querySelectorAll(".top, #prompt, #gesture, #coach, .card, .player, #afterwards, #replay")) {
  if (!shown(part)) continue;
  const own = words.filter(([parent]) => part.contains(parent));
  for (const control of part.querySelectorAll("button, .act, summary, .rule")) {
    if (!shown(control) || control.closest("details:not([open]) > :not(summary)")) continue;
    const box = control.getBoundingClientRect();
    for (const [parent, at] of own) {
      if (control.contains(parent) || parent.contains(control)) continue;
      if (Math.min(box.right, at.right) - Math.max(box.left, at.left) > 2 && Math.min(box.bottom, at.bottom) - Math.max(box.top, at.top) > 2) faults.add(`${path(control)} lies over ${path(parent)}`);
    }
  }
}

// The parts of a table do not overlap, and none sticks out.
const table = document.querySelector("main.table");
if (table) {
  const parts = [...document.querySelectorAll(".top > *"), document.querySelector("#coach"), ...table.children, document.querySelector("#latest summary")].filter(part => part && shown(part) && !["fixed", "absolute"].includes(getComputedStyle(part).position) && part.id !== "gesture" && !part.matches(".moment, #moments, #flights") && part.getBoundingClientRect().height > 0);
  const free = part => part.id === "log" && part.open && getComputedStyle(part).zIndex !== "auto";
  const scrolled = ["auto", "scroll"].includes(getComputedStyle(table).overflowY) && table.scrollHeight > table.clientHeight;
  // Of what scrolls, only what is seen; of the prompt, not the room that it leaves for the way to prepare an answer.
  const ground = table.getBoundingClientRect(), makesRoom = !!table.querySelector("#prepare:not([hidden])");
  const boxOf = part => { const box = part.getBoundingClientRect(); return makesRoom && part.id === "prompt" ? new DOMRect(box.x, box.y, box.width - parseFloat(getComputedStyle(part).paddingRight), box.height) : box; };
  const seenOf = part => { const box = boxOf(part); return scrolled && table.contains(part) ? new DOMRect(box.x, Math.max(box.y, ground.y), box.width, Math.max(0, Math.min(box.bottom, ground.bottom) - Math.max(box.y, ground.y))) : box; };
  parts.forEach((part, n) => {
    const a = seenOf(part);
    if (a.left < -1 || a.right > W + 1 || (!scrolled && (a.top < -1 || a.bottom > H + 1))) faults.add(`${name(part)} sticks out of the window: ${[a.left, a.top, a.right, a.bottom].map(px)}`);
    for (const other of parts.slice(n + 1)) {
      const b = seenOf(other);
      if (part.contains(other) || other.contains(part) || free(part) || free(other) || getComputedStyle(part).position === "sticky" || getComputedStyle(other).position === "sticky") continue;
      const x = Math.min(a.right, b.right) - Math.max(a.left, b.left), y = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (x > 1.5 && y > 1.5 && !(part.closest(".top") && other.closest(".top"))) faults.add(`${name(part)} and ${name(other)} overlap by ${px(x)} × ${px(y)}`);
    }
  });
  // On a small screen the own goods and the event are always in sight; only in a lesson a learner may have to scroll to the own character.
  const inSight = part => { const box = part.getBoundingClientRect(); return shown(part) && box.height > 0 && box.top >= -1 && box.bottom <= H + 1 && box.left >= -1 && box.right <= W + 1; };
  if (!table.classList.contains("over") && (W <= 700 || H <= 640)) {
    for (const part of table.querySelectorAll("#beside .own .stock, #event, .table:not(#stage ~ *) .role")) if (!inSight(part)) faults.add(`${path(part)} is not in sight`);
  }
  // What is the person's own is never squeezed to nothing.
  for (const own of table.querySelectorAll(".own")) if (shown(own) && own.getBoundingClientRect().height < 20) faults.add(`${path(own)} is only ${px(own.getBoundingClientRect().height)} high`);
  // The question has the room that it needs.
  const question = document.querySelector("#prompt .question");
  if (question && shown(question)) {
    const box = question.getBoundingClientRect(), lines = box.height / parseFloat(getComputedStyle(question).fontSize) / 1.2;
    if (lines > 4 && box.width < question.parentElement.clientWidth * .6) faults.add(`the question is ${px(lines)} lines high and ${px(box.width)} wide`);
  }
  // The board has its share of the window.
  const pan = document.querySelector(".pan"), board = pan.firstElementChild;
  if (!table.classList.contains("over") && (table.dataset.tab || "board") === "board" && !board.matches(".told")) {
    const a = board.getBoundingClientRect(), b = pan.getBoundingClientRect();
    const short = Math.min(Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
    const share = pan.checkVisibility() ? short / Math.min(W, H) : 0;
    if (share < .4) faults.add(`the board takes ${Math.round(share * 100)} % of the window`);
  }
}
return [...faults];
