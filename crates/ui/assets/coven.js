/* Coven's script: keeps an open table up to date, sends moves, explains things. Pages without a table need none of it.

   The fragment protocol. A table's page opens the event stream named by data-stream of <main>. Each event `fragment` has as
   data a JSON list of {"target": id, "into"?: id, "html": text}: the element with the id `target` becomes `html`; if there
   is none yet, `html` goes to the end of the element `into`; if `html` is empty, the element goes away; with "fill" all that
   is in the element becomes `html`. The target `*` means that another page stands here now. The event's id is the line of
   the table's journal that the page then shows; it comes back as Last-Event-ID after a lost connection, and as `seq` of a
   posted move, so that a move made on an old page is refused instead of misunderstood.

   A control has its move as data-move. What lies elsewhere and means the same has it as data-also: it can be clicked, but for
   keys and ears the control is enough.

   A move is posted to data-play as a form: move=…&seq=…; taking back to data-undo-at: seq=…; a statement to data-state-at:
   statement=…. Forms with data-send are posted the same way; one with data-send="play" may hold several moves, which answer several
   questions one after the other. The answer to a move or to taking one back names its line of the journal in x-line. An answer
   other than 2xx carries a sentence for the person as text. Everything else here makes a page that works without a script nicer.

   A gesture is several small decisions. While something of it can be taken back, data-ends of #gesture names the moves that
   would end it (* for any): such a move waits in #gesture until it is confirmed, unless it stands in the line of the question,
   where its words are a confirmation. What carries data-made was chosen by that move, and a click takes just this one back.

   What carries data-in-tab is hidden on a small screen until its tab is chosen. What carries data-group is a part of the table
   that Tab leads to, as it does to the parts that every table has.

   A table with data-rests listens only while its page is seen.

   What carries data-then settles the questions that follow too: each is answered with the choice whose data-usual says the same,
   until there is none. */
"use strict";
(() => {
  const table = document.querySelector("main.table"), main = document.querySelector("main");
  /* A staged table has no stream: what is chosen leads to another page, and so does taking back. */
  const staged = table?.matches(".staged");
  const by = id => document.getElementById(id);
  const say = word => document.body.dataset["say" + word];
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const title = document.title;
  const favicon = document.querySelector("link[rel=icon]");
  const plainIcon = favicon && favicon.href;
  let seq = main ? +main.dataset.seq : 0;

  // What opens without a network, for whoever has Coven as an app or reads how to get it; nobody else fetches books that they may never open.
  if (matchMedia("(display-mode: standalone)").matches || document.querySelector("main.install")) {
    addEventListener("load", () => navigator.serviceWorker?.register("/sw.js?lang=" + document.documentElement.lang).catch(() => {}));
  }

  /* ---- what arrives ---- */
  const parse = (html, like) => {
    const holder = document.createElement("template");
    const svg = like instanceof SVGElement && !(like instanceof SVGSVGElement);
    holder.innerHTML = svg ? `<svg>${html}</svg>` : html;
    return svg ? holder.content.firstChild.firstChild : holder.content.firstElementChild;
  };

  const put = ({ target, into, fill, html }) => {
    if (target === "*") return location.reload();
    const old = by(target);
    if (fill) return old && (old.innerHTML = html);
    if (!html) return old && old.remove();
    const fresh = parse(html, old || by(into));
    if (target === "clocks") drawnAt = performance.now();
    if (!old && into === "talk-lines") countTalk(fresh);
    if (!old) return by(into) && by(into).append(fresh);
    // What a person has opened or is looking at stays as it was.
    if (old.open && fresh.childElementCount) fresh.open = true;
    const had = old.contains(document.activeElement) && document.activeElement, key = had && keyOf(had), place = had ? controls(old).indexOf(had) : -1;
    if (old.hasAttribute("aria-live")) refill(old, fresh); else old.replaceWith(fresh);
    // What means the same, or a choice, or what stands where it stood.
    const now = by(target), again = key ? now.querySelector(key) || now.querySelector("[data-move]") : place >= 0 && controls(now).slice(0, place + 1).at(-1);
    again?.focus?.({ preventScroll: true });
  };

  /* What had the focus may be gone or hidden now: then what means the same has it, else the question, and never the page as a whole. */
  const controls = part => [...part.querySelectorAll("a[href], button, summary, select, input")].filter(control => control.checkVisibility());
  let focused = null;
  const keepFocus = () => {
    if (!focused || (document.activeElement !== document.body && document.activeElement.checkVisibility())) return;
    const key = keyOf(focused), again = key && [...document.querySelectorAll(key)].find(element => element.checkVisibility());
    (again || by("prompt") || main).focus({ preventScroll: true });
  };
  document.addEventListener("focusin", event => { focused = event.target; });
  // Whoever clicks beside everything wants nothing to have it.
  document.addEventListener("pointerdown", () => { focused = null; }, true);

  /* What is listened to stays the same element: only then is what comes into it read out. */
  const refill = (old, fresh) => {
    for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name)) old.removeAttribute(name);
    for (const { name, value } of fresh.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
    if (old.innerHTML !== fresh.innerHTML) old.replaceChildren(...fresh.childNodes);
  };

  const keyOf = element => {
    const name = ["data-move", "data-made", "data-undo", "data-tab", "data-piece", "data-tip"].find(name => element.hasAttribute(name));
    return name ? `[${name}="${CSS.escape(element.getAttribute(name))}"]` : element.id ? `#${CSS.escape(element.id)}` : null;
  };

  /* Pieces on the board glide: view transitions do not see inside an SVG, so we remember where each piece was. */
  const places = () => new Map([...document.querySelectorAll("svg [data-piece]")].map(piece => [piece.dataset.piece, piece.getAttribute("transform")]));
  const glide = before => {
    if (calm.matches) return;
    const css = transform => transform.replace(/translate\((-?[\d.]+)[ ,](-?[\d.]+)\)/, "translate($1px, $2px)");
    for (const piece of document.querySelectorAll("svg [data-piece]")) {
      const from = before.get(piece.dataset.piece), to = piece.getAttribute("transform");
      if (!from && before.size) piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 200 });
      else if (from && to && from !== to) piece.animate([{ transform: css(from) }, { transform: css(to) }], { duration: 200, easing: "ease-out" });
    }
  };
  /* Cards and houses glide by a view transition: those that stand in a part of the page that changes. */
  const named = new Set();
  const namePieces = fragments => {
    const seen = new Set([...named].map(piece => piece.dataset.piece));
    for (const { target } of fragments) {
      for (const piece of by(target)?.querySelectorAll?.("[data-piece]") || []) {
        if (piece.closest("svg") || seen.has(piece.dataset.piece) || !piece.checkVisibility()) continue;
        seen.add(piece.dataset.piece);
        named.add(piece);
        piece.style.viewTransitionName = CSS.escape(piece.dataset.piece);
      }
    }
  };
  const unnamePieces = () => {
    for (const piece of named) piece.style.viewTransitionName = "";
    named.clear();
  };

  /* A place of the table is named by the id of an element, or by how the name of a piece begins. */
  const placeOf = name => by(name) || document.querySelector(`[data-piece^="${CSS.escape(name)}"]`);
  /* What sentences of #latest are about is marked where it lies. */
  const point = lines => {
    for (const old of document.querySelectorAll(".pointed")) old.classList.remove("pointed");
    for (const line of lines) for (const name of line.dataset.at?.split(" ") || []) placeOf(name)?.classList.add("pointed");
  };

  /* Small things fly: each span of #flights from one place to another, once. */
  let flown = +by("flights")?.dataset.after;
  const boxes = () => {
    const found = new Map();
    for (const piece of document.querySelectorAll("[data-piece]")) found.set(piece.dataset.piece, piece.getBoundingClientRect());
    return found;
  };
  const fly = before => {
    const flights = by("flights"), after = +flights?.dataset.after, news = after > flown;
    flown = after;
    if (!news || !before) return;
    const there = name => {
      const place = placeOf(name);
      if (place?.checkVisibility()) return place.getBoundingClientRect();
      for (const [piece, box] of before) if (piece.startsWith(name)) return box;
    };
    [...flights.children].forEach((flight, n) => {
      const from = there(flight.dataset.from), to = there(flight.dataset.to);
      if (!from?.width || !to?.width) return;
      const ghost = flight.cloneNode(true);
      ghost.className = "flying";
      table.append(ghost);
      const at = box => `translate(${box.x + box.width / 2 - 20}px, ${box.y + box.height / 2 - 20}px)`;
      const flying = ghost.animate([{ transform: at(from), opacity: .4 }, { transform: `${at(from)} scale(1.3)`, opacity: 1, offset: .2 }, { transform: at(to), opacity: 1 }],
        { duration: 600, delay: n * 90, easing: "ease-in-out", fill: "backwards" });
      flying.finished.catch(() => {}).then(() => ghost.remove());
    });
  };

  const apply = (fragments, line) => {
    // Where things stood is looked at only for those who see them move, which nobody does if something else follows at once: a look costs as
    // much as drawing the page once more.
    const moves = !calm.matches && !document.hidden && !(arrived.length && (hurried || !PACE)), glides = moves && document.startViewTransition;
    const change = () => {
      const before = moves && places(), stood = moves && fragments.some(({ target }) => target === "flights") ? boxes() : new Map();
      unnamePieces();
      fragments.forEach(put);
      if (moves) glide(before);
      if (glides) namePieces(fragments);
      main.dataset.seq = seq = line;
      showBusy();
      after();
      keepFocus();
      fly(moves && stood);
    };
    if (!glides) return change();
    namePieces(fragments);
    const gliding = document.startViewTransition(change);
    // The next change may come before this one has come to rest.
    gliding.ready.catch(() => {});
    gliding.finished.catch(() => {}).then(unnamePieces);
    return gliding.updateCallbackDone.catch(() => {});
  };

  /* ---- moments: a reveal or a verdict is played to its end before what came after it is shown ----
     Whatever has a data-moment is played once under that name: it gets the class `playing` and is left alone until the animations
     that the stylesheet has for it are over; those that come later in the same fragment are `yet` to play. A click, Enter, Space or
     Escape ends all of it. Nothing is lost or comes in another order, and none takes more than MOMENT_LIMIT milliseconds. */
  const MOMENT_LIMIT = 8000;
  const arrived = [], played = new Set();
  let showing = false, cut = false, curtain = null;
  const arrive = (fragments, line) => { arrived.push([fragments, line]); if (!showing) showAll(); };
  const showAll = async () => {
    showing = true;
    const recap = PACE && arrived.length > MOST_WAITING;
    if (recap) hurried = true;
    let rested = performance.now();
    while (arrived.length) {
      cut = hurried;
      await apply(...arrived.shift());
      await perform(unplayed());
      await tell();
      if (arrived.length > MOST_WAITING) hurried = true;
      // However much has piled up, the page answers meanwhile.
      if (performance.now() - rested > 50) { await new Promise(done => setTimeout(done)); rested = performance.now(); }
    }
    showing = hurried = false;
    if (recap) tellAll();
    answerAlone();
  };
  const tellAll = () => { if (by("latest")?.firstChild) by("latest").open = true; };

  /* For ears. Every announcement is a line of its own: a line that is added is read out, and one that is replaced before its turn is not. */
  const MOST_SPOKEN = 8;
  const speak = words => {
    const line = document.createElement("p"), spoken = by("spoken");
    line.textContent = words;
    spoken.append(line);
    if (spoken.childElementCount > MOST_SPOKEN) spoken.firstElementChild.remove();
  };

  /* ---- pace: what the others do is shown act by act ----
     An act of somebody else adds a sentence to #latest. It stands over the board for as long as the visitor's pace says, and what came
     after it is shown then; meanwhile it is marked what the act is about. An act with data-brief needs no time of its own. Only showing
     waits: nobody else does, and whoever answers or skips sees the newest page at once. So do those for whom more than MOST_WAITING
     acts have piled up; they get all of them as a list. */
  const PACE = { slow: 2000, normal: 1000, quick: 400, once: 0 }[document.body.dataset.pace] ?? 1000, MOST_WAITING = 12;
  let hurried = false, dwelling = null, heard = 0, undoing = false, unsaid = [];
  /* The list may be empty after an own move and come back when that is taken back: what was told once is no news. */
  const news = () => {
    const fresh = [...document.querySelectorAll("#latest li")].filter(line => +line.dataset.after > heard);
    if (fresh.length) heard = +fresh.at(-1).dataset.after;
    return fresh;
  };
  const tell = () => {
    const told = news(), line = by("act"), acts = told.filter(one => !("brief" in one.dataset));
    const dwells = line && acts.length && PACE && !hurried && !document.hidden;
    unsaid.push(...told.map(one => one.textContent));
    // What is followed at once by more is read out with that.
    if (unsaid.length && (dwells || !arrived.length)) { speak(unsaid.join(" ")); unsaid = []; }
    if (!dwells) return;
    line.replaceChildren(...acts.slice(-3).map(one => { const copy = document.createElement("span"); copy.append(...one.cloneNode(true).childNodes); return copy; }));
    line.hidden = false;
    point(acts);
    knock();
    return new Promise(done => {
      const end = setTimeout(dwelling = () => { clearTimeout(end); dwelling = null; line.hidden = true; point([]); done(); }, PACE);
    });
  };
  /* The list marks on the table all that it tells, and of the sentence that is looked at only that. */
  const pointAll = () => point(by("latest")?.open ? document.querySelectorAll("#latest li") : []);
  document.addEventListener("toggle", event => { if (event.target.id === "latest") { pointAll(); keepFocus(); } }, true);
  for (const how of ["pointerover", "focusin"]) document.addEventListener(how, event => { const line = event.target.closest?.("#latest li"); if (line) point([line]); });
  document.addEventListener("pointerout", event => { if (event.target.closest?.("#latest") && !event.relatedTarget?.closest?.("#latest li")) pointAll(); });

  /* A question with one answer is answered for the visitor, unless that would end a gesture that can still be changed. Taking back
     goes on to a question that has more than one answer. */
  const answerAlone = () => {
    if (document.body.dataset.lone !== "answer" || !asked || isBusy() || arrived.length || by("coach")?.checkVisibility()) return;
    const choices = document.querySelectorAll("[data-move]"), undo = document.querySelector("[data-undo]");
    if (choices.length !== 1) undoing = false;
    else if (undoing) { if (undo) act(undo); }
    else if (!ends(choices[0])) act(choices[0]);
  };
  const unplayed = () => [...document.querySelectorAll("[data-moment]")].filter(moment => played.size < played.add(moment.dataset.moment).size);
  const perform = async moments => {
    if (!moments.length || calm.matches || document.hidden) return;
    for (const moment of moments) moment.classList.add("yet");
    for (const moment of moments) {
      moment.classList.remove("yet");
      // The end is never hurried past: whoever wants to, skips it.
      if (cut && !ended) continue;
      moment.classList.add("playing");
      const acts = moment.getAnimations({ subtree: true });
      const end = setTimeout(curtain = () => { cut = true; for (const act of acts) act.finish(); }, MOMENT_LIMIT);
      await Promise.allSettled(acts.map(act => act.finished));
      clearTimeout(end);
      curtain = null;
      moment.classList.remove("playing");
    }
  };
  const skip = event => {
    if (!(curtain || dwelling || arrived.length) || (event.type === "keydown" && !["Escape", "Enter", " "].includes(event.key))) return;
    const meant = event.target.closest?.("[data-move], [data-also], [data-made], [data-undo], [data-confirm]");
    // What is no part of the game can be used meanwhile.
    if (!meant && event.key !== "Escape" && event.target.closest?.("a, button, summary, input, select, textarea, label, dialog")) return;
    // What can be chosen on a page that is not the newest is not meant; if it is the newest, what is being shown makes way.
    if (arrived.length || event.key === "Escape") { event.preventDefault(); event.stopImmediatePropagation(); hurried = arrived.length > 0; }
    hasten();
  };
  const hasten = () => { curtain?.(); dwelling?.(); };
  for (const how of ["click", "keydown"]) document.addEventListener(how, skip, true);
  document.addEventListener("visibilitychange", hasten);

  /* ---- whose turn it is ---- */
  let asked = null, ended = false, openStory = null;
  const after = () => {
    const now = !!(main.dataset.stream || main.dataset.play) && !!document.querySelector("#prompt[data-asked]"), end = by("afterwards");
    if (table && end && table.classList.toggle("over", !end.hidden) && asked !== null && !ended) { fanfare(); openStory?.(); }
    ended = !!end && !end.hidden;
    if (now && asked === false) ring();
    asked = now;
    keepHolding();
    letExplain();
    // Moments are written in universal time.
    for (const time of document.querySelectorAll("time[datetime]")) time.textContent = new Date(time.dateTime).toLocaleString(document.documentElement.lang, { dateStyle: "medium", timeStyle: "short" });
    for (const old of document.querySelectorAll(".good")) old.classList.remove("good");
    const good = by("coach")?.dataset.good;
    if (good) document.querySelector(`[data-move="${CSS.escape(good)}"]`)?.classList.add("good");
    beCoached();
    document.title = now && !staged ? `● ${say("YourTurn")} · ${title}` : title;
    badge(now && !staged);
    if (now) findTab();
    bringIntoView();
    hideTip();
    pointAll();
    goOn(now);
  };

  const badge = on => {
    if (!favicon) return;
    const icon = on && document.hidden ? favicon.dataset.turn : plainIcon;
    if (favicon.href !== icon) favicon.href = icon;
    if (navigator.setAppBadge) on ? navigator.setAppBadge(1).catch(() => {}) : navigator.clearAppBadge().catch(() => {});
  };

  let sound = null;
  const play = (pitches, shape, loudness, length) => {
    if (document.body.dataset.sound !== "on" || !sound || document.hidden) return;
    pitches.forEach((pitch, n) => {
      const tone = sound.createOscillator(), volume = sound.createGain(), at = sound.currentTime + n * .09;
      tone.type = shape;
      tone.frequency.setValueAtTime(pitch, at);
      volume.gain.setValueAtTime(.0001, at);
      volume.gain.exponentialRampToValueAtTime(loudness, at + .015);
      volume.gain.exponentialRampToValueAtTime(.0001, at + length);
      tone.connect(volume).connect(sound.destination);
      tone.start(at);
      tone.stop(at + length + .05);
    });
  };
  const ring = () => play([523, 659, 784], "triangle", .12, .5);
  const knock = () => play([196], "sine", .08, .12);
  const fanfare = () => play([392, 523, 659, 784, 1047], "triangle", .12, .7);
  const toggleSound = () => {
    const now = document.body.dataset.sound = document.body.dataset.sound === "on" ? "off" : "on";
    notice(say("Sound" + (now === "on" ? "On" : "Off")));
    for (const button of document.querySelectorAll("[name=sound]")) button.setAttribute("aria-pressed", button.value === now);
    fetch(main.dataset.preferences || "/preferences", { method: "POST", body: new URLSearchParams({ sound: now }), headers: { Accept: "text/fragment+html" } }).catch(() => {});
    ring();
  };
  // Browsers allow sound only after a person has touched the page.
  for (const touch of ["pointerdown", "keydown"]) addEventListener(touch, () => { sound = sound || new (window.AudioContext || window.webkitAudioContext)(); }, { once: true });

  /* On a small screen a part of the table is behind each tab: if nothing that can be chosen is seen, another tab is opened, and left
     again when nothing can be chosen there any more. What the prompt itself offers, such as to stay, says nothing of the rest. */
  let led = false;
  const findTab = () => {
    if (led && !document.querySelector("[data-in-tab] [data-move]")) { led = false; showTab("board"); }
    const choices = [...document.querySelectorAll("[data-move]")], placed = choices.filter(choice => !choice.closest("#prompt"));
    const seen = () => (placed.length ? placed : choices).some(choice => choice.checkVisibility());
    if (!document.querySelector(".tabs")?.checkVisibility?.() || seen()) return;
    for (const tab of document.querySelectorAll(".tabs [data-tab]")) { led = true; showTab(tab.dataset.tab); if (seen()) return; }
    showTab("board");
  };
  // Whoever chooses a tab stays there; a way to the answers of a question is gone back.
  document.addEventListener("click", event => { const way = event.target.closest("button[data-tab]"); if (way) led = way.matches(".jump"); }, true);

  /* ---- the board's size ----
     --zoom of .board-view is how much larger the board is than its window; the window, .pan, scrolls over it. Neither is drawn anew
     with the board, so what is looked at stays. With every other question the board is fitted: all of it, or if that would be too
     small for a finger or for an eye, the part where something can be chosen. After that it is the person's: wheel and pinch,
     + and −, dragging and arrows with Shift; 0 fits it again. */
  const view = document.querySelector(".board-view"), pan = view?.querySelector(".pan"), coarse = matchMedia("(pointer: coarse)");
  const MOST_ZOOM = 6, LEGIBLE = .28, NAMED = .36;
  let zoom = 1, question = null, byHand = false;
  const chart = () => pan.querySelector(":scope > svg.board");
  const boxOf = elements => {
    const all = elements.map(element => element.getBoundingClientRect()), least = key => Math.min(...all.map(box => box[key])), most = key => Math.max(...all.map(box => box[key]));
    return { x: (least("left") + most("right")) / 2, y: (least("top") + most("bottom")) / 2, side: Math.min(...all.flatMap(box => [box.width, box.height])) };
  };
  /* Changes the size so that the point (x, y) of the window goes on showing the same. */
  const zoomTo = (level, x, y) => {
    const window = pan.getBoundingClientRect(), board = pan.firstElementChild, before = board.getBoundingClientRect();
    x ??= window.x + window.width / 2;
    y ??= window.y + window.height / 2;
    zoom = Math.min(MOST_ZOOM, Math.max(1, level));
    view.style.setProperty("--zoom", zoom);
    view.classList.toggle("close", zoom > 1);
    const scale = chart()?.getScreenCTM()?.a;
    if (scale) {
      view.style.setProperty("--unit", 1 / scale);
      view.classList.toggle("distant", scale < NAMED);
    }
    const now = board.getBoundingClientRect(), stay = (start, size, at) => now[start] + (at - before[start]) / before[size] * now[size] - at;
    if (before.width && before.height) pan.scrollBy(stay("x", "width", x), stay("y", "height", y));
  };
  const fit = () => {
    byHand = false;
    if (!pan?.checkVisibility()) return;
    zoomTo(1);
    // A list begins with what is the person's own.
    if (!chart()) pan.scrollTo(0, 0);
    const choices = [...pan.querySelectorAll("[data-move]")].filter(choice => choice.checkVisibility()), scale = chart()?.getScreenCTM()?.a;
    if (!choices.length) return;
    // A list of things has things of a fixed size: only a drawing can be too small.
    if (scale) zoomTo(Math.max((coarse.matches ? 44 : 24) / boxOf(choices).side, LEGIBLE / scale));
    const middle = boxOf(scale ? choices : choices.slice(0, 1)), window = pan.getBoundingClientRect();
    pan.scrollBy(middle.x - window.x - window.width / 2, middle.y - window.y - window.height / 2);
  };
  const zoomByHand = (...wish) => { byHand = true; zoomTo(...wish); };
  /* What is asked about may be further down in another part of the table that scrolls. */
  const showElsewhere = () => [...table.querySelectorAll("[data-move]")].find(choice => !choice.closest("#prompt, .pan") && choice.checkVisibility())?.scrollIntoView({ block: "nearest", inline: "nearest" });
  const bringIntoView = () => {
    const asks = document.querySelector("#prompt .question")?.textContent ?? "";
    if (!pan || asks === question) return;
    question = asks;
    fit();
    showElsewhere();
  };
  const SHIFT_ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  const moveBoard = event => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.target.closest("input, select, textarea, dialog")) return;
    const way = SHIFT_ARROWS[event.key], size = { "+": zoom * 1.4, "=": zoom * 1.4, "-": zoom / 1.4 }[event.key];
    if (size) zoomByHand(size);
    else if (event.key === "0") fit();
    else if (way && (event.shiftKey || (zoom > 1 && !by("replay") && !table.querySelector("[data-move]")))) pan.scrollBy(way[0] * 80, way[1] * 80);
    else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  if (pan) {
    document.addEventListener("keydown", moveBoard);
    pan.addEventListener("wheel", event => {
      // What is a list of things scrolls by the wheel, as lists do.
      if (!event.ctrlKey && !chart()) return;
      event.preventDefault();
      zoomByHand(zoom * Math.exp(-event.deltaY * (event.ctrlKey && Math.abs(event.deltaY) < 50 ? .01 : .002)), event.clientX, event.clientY);
    }, { passive: false });
    let pinched = 0, dragged = null;
    pan.addEventListener("touchmove", event => {
      const [a, b] = event.touches;
      if (!b) return;
      event.preventDefault();
      const apart = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
      if (pinched) zoomByHand(zoom * apart / pinched, (a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2);
      pinched = apart;
    }, { passive: false });
    for (const end of ["touchstart", "touchend", "touchcancel"]) pan.addEventListener(end, () => { pinched = 0; }, { passive: true });
    pan.addEventListener("pointerdown", event => { dragged = event.pointerType === "mouse" && !event.button && zoom > 1 ? { x: event.clientX, y: event.clientY, far: 0 } : null; });
    document.addEventListener("pointermove", event => {
      if (!dragged || !event.buttons) return;
      pan.scrollBy(dragged.x - event.clientX, dragged.y - event.clientY);
      dragged = { x: event.clientX, y: event.clientY, far: dragged.far + Math.abs(dragged.x - event.clientX) + Math.abs(dragged.y - event.clientY) };
    });
    // Whoever moves the board does not mean what lies under the mouse at the end.
    document.addEventListener("click", event => { if (dragged?.far > 6) { event.preventDefault(); event.stopImmediatePropagation(); } dragged = null; }, true);
    addEventListener("resize", showElsewhere);
    coarse.addEventListener("change", () => { if (!byHand) fit(); });
    new ResizeObserver(() => byHand ? zoomTo(zoom) : fit()).observe(pan);
  }

  /* ---- what is sent ---- */
  /* One thing at a time, and the next only when the page shows the line that came of the last one: until then its question is gone, whoever
     else has moved meanwhile. data-owed says so. */
  let sending = false, owed = 0;
  const isBusy = () => sending || seq < owed, showBusy = () => main?.toggleAttribute("data-owed", isBusy());
  const send = async (address, fields, control) => {
    // Talk has nothing to wait for but the line before it.
    if (!address || ([table?.dataset.play, table?.dataset.undoAt].includes(address) ? isBusy() : sending)) return;
    sending = true;
    showBusy();
    hasten();
    control?.classList.add("chosen");
    const body = new URLSearchParams(fields);
    body.set("seq", seq);
    let done = false;
    try {
      const answer = await fetch(address, { method: "POST", body, headers: { Accept: "text/fragment+html" } });
      owed = +answer.headers.get("x-line") || owed;
      if (!answer.ok) notice(await answer.text(), false, answer.headers.get("x-rule"));
      else if (by("next-table")) bring(await answer.text());
      done = answer.ok;
    } catch {
      notice(say("Away"));
    }
    sending = false;
    showBusy();
    control?.classList.remove("chosen");
    // What came of it may have been shown before it was answered.
    if (done) { goOn(asked); answerAlone(); }
    return done;
  };

  // The answer to a move at a table by days brings the way to the next one.
  const bring = html => { if (html) put({ target: "next-table", html }); };

  let silence, lost = false;
  const notice = (text, stays, rule) => {
    const line = by("notice");
    line.textContent = text;
    if (rule) {
      const link = document.createElement("a");
      Object.assign(link, { className: "rule", href: "/rule/" + rule, textContent: "?", title: rule });
      link.dataset.ruleLink = "";
      line.append(" ", link);
    }
    line.hidden = !text;
    clearTimeout(silence);
    if (!stays) silence = setTimeout(() => { line.hidden = true; if (lost) notice(say("Away"), true); }, 6000);
  };

  const act = (control, byKey) => {
    const move = control.getAttribute("data-move");
    if (move && control !== kept && ends(control)) return hold(control, byKey);
    if (staged) return move ? location.assign(table.dataset.play + encodeURIComponent(move)) : table.dataset.undoAt && location.assign(table.dataset.undoAt);
    undoing = control.matches("[data-made], [data-undo]");
    if (move) { release(); putAway(); send(table.dataset.play, { move }, control); }
    else if (control.hasAttribute("data-made")) send(table.dataset.undoAt, { move: control.getAttribute("data-made") }, control);
    else if (control.hasAttribute("data-undo")) send(table.dataset.undoAt, {}, control);
    else if (control.hasAttribute("data-state")) send(table.dataset.stateAt, { statement: control.getAttribute("data-state") }, control);
  };

  let then = null;
  const goOn = now => {
    if (isBusy()) return;
    const usual = then && now && document.querySelector(`[data-usual="${CSS.escape(then)}"]`);
    if (usual) act(usual); else then = null;
  };
  document.addEventListener("click", event => { then = event.target.closest("[data-then]")?.dataset.then; }, true);

  /* ---- a gesture: its last decision waits for a confirmation ---- */
  let kept = null;
  const ends = control => {
    const moves = by("gesture")?.dataset.ends;
    return !!moves && !control.closest("#prompt") && (moves === "*" || moves.split("|").includes(control.getAttribute("data-move")));
  };
  const hold = (control, byKey) => {
    release();
    kept = control;
    keepHolding();
    if (byKey) document.querySelector("[data-confirm]").focus();
  };
  const keepHolding = () => {
    if (!kept) return;
    // Somebody else's move may have drawn the choice anew, or taken it away.
    if (!kept.isConnected) kept = document.querySelector(keyOf(kept));
    if (!kept || !ends(kept)) return release();
    kept.classList.add("waits");
    table.classList.add("holding");
    const words = kept.querySelector(".title")?.textContent || kept.dataset.sentence || kept.getAttribute("aria-label") || kept.textContent.trim(), line = by("gesture").querySelector("p");
    const sentence = words[0].toLocaleUpperCase(document.documentElement.lang) + words.slice(1);
    if (line.textContent !== sentence) line.textContent = sentence;
    by("gesture").hidden = false;
  };
  const release = () => {
    kept?.classList.remove("waits");
    kept = null;
    table.classList.remove("holding");
    if (by("gesture")) by("gesture").hidden = true;
  };

  document.addEventListener("submit", async event => {
    const form = event.target;
    if (!main?.dataset.stream || !form.matches("form[data-send]")) return;
    event.preventDefault();
    const to = { statement: main.dataset.stateAt, play: main.dataset.play }[form.dataset.send] || form.action;
    const done = await send(to, new FormData(form, event.submitter), event.submitter);
    if (done && form.dataset.send === "talk") form.reset();
  });

  /* ---- what the person does ---- */
  document.addEventListener("click", event => {
    const there = event.target.closest("[data-move], [data-also], [data-made], [data-undo], button[data-state]"), also = there?.dataset.also;
    const control = also ? document.querySelector(`[data-move="${CSS.escape(also)}"]`) : there;
    // The second click of a double click means what the first one meant: it neither takes that back nor confirms it.
    const twice = event.detail > 1 && (control?.hasAttribute("data-made") || (kept && control === kept));
    if (control && table) { event.preventDefault(); if (!held && !twice) act(control, !event.detail); held = false; return; }
    if (kept && event.target.closest("[data-confirm]")) return act(kept);
    if (kept && event.target.closest("[data-release]")) { const back = kept; release(); if (!event.detail) back.focus(); return; }
    const dimmed = !held && explained(event.target);
    held = false;
    if (dimmed && table && (dimmed.dataset.why || touched)) return explain(dimmed, event);
    const link = event.target.closest("[data-rule-link]");
    if (link && !event.metaKey && !event.ctrlKey) { event.preventDefault(); showRule(link.href); return; }
    const example = event.target.closest("figure.example [data-example]");
    if (example && !event.metaKey && !event.ctrlKey) { event.preventDefault(); showExample(example); return; }
    const tab = event.target.closest("[data-tab]");
    if (tab && tab !== table) return showTab(tab.dataset.tab);
    if (event.target.closest("[data-zoom]")) zoomByHand(zoom > 1 ? 1 : 2);
    const copy = event.target.closest("[data-copy]");
    if (copy) copyLink(copy);
    if (event.target.closest("[data-close]") || event.target === by("dialog")) by("dialog").close();
    for (const menu of document.querySelectorAll(".menu[open]")) if (!menu.contains(event.target)) menu.open = false;
  });

  /* What was said and not seen yet is counted where the talk is opened. */
  let unseen = 0;
  const showUnseen = () => { for (const way of document.querySelectorAll("#talk summary, .tabs [data-tab=side]")) unseen ? way.dataset.unseen = unseen : delete way.dataset.unseen; };
  const countTalk = () => { if (!by("talk")?.open || !by("talk").checkVisibility() || document.hidden) { unseen += 1; showUnseen(); } };
  const talkSeen = () => { if (unseen && by("talk")?.open && by("talk").checkVisibility() && !document.hidden) { unseen = 0; showUnseen(); } };
  for (const how of ["click", "toggle", "visibilitychange"]) document.addEventListener(how, () => setTimeout(talkSeen), true);

  /* Where the system has a sheet to share links with, it is offered. */
  for (const share of document.querySelectorAll("[data-share]")) {
    share.hidden = !navigator.share;
    share.addEventListener("click", () => navigator.share({ title: share.dataset.share, url: document.querySelector("[data-link]").value }).catch(() => {}));
  }

  /* Whoever has not said where they live probably lives where the browser says. */
  const zone = document.querySelector("[data-zone]"), here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (zone && [...zone.options].some(option => option.value === here)) zone.value = here;

  /* Lists of tables are looked up again now and then, for as long as somebody sees them. */
  if (document.querySelector("[data-live]")) setInterval(async () => {
    if (document.hidden || document.querySelector("[data-live] :focus")) return;
    try {
      const fresh = new DOMParser().parseFromString(await (await fetch(location.href)).text(), "text/html");
      for (const list of document.querySelectorAll("[data-live]")) { const now = fresh.getElementById(list.id); if (now && now.innerHTML !== list.innerHTML) list.innerHTML = now.innerHTML; }
    } catch { /* it is tried again */ }
  }, 4000);

  /* Clocks run while their seat is asked; the own one warns a minute before its end. */
  const LOW = 60000;
  let drawnAt = performance.now(), warned = false;
  const tick = () => {
    for (const time of document.querySelectorAll("#clocks .runs time")) {
      const left = Math.max(0, +time.dataset.left - (performance.now() - drawnAt)), seconds = Math.floor(left / 1000);
      if (seconds < 86400) time.textContent = [...(seconds < 3600 ? [] : [Math.floor(seconds / 3600)]), Math.floor(seconds / 60) % 60, seconds % 60].map((part, n) => n ? String(part).padStart(2, "0") : part).join(":");
      time.classList.toggle("low", left < LOW);
      if (time.dataset.low && left < LOW && !warned) { warned = true; notice(time.dataset.low); ring(); }
      if (left >= LOW) warned = false;
    }
  };
  if (table) setInterval(tick, 1000);

  /* A lesson shows what it points at: where that lies on another tab, the tab is opened, and it is scrolled into sight. */
  if (table?.matches(".pointing")) requestAnimationFrame(() => {
    const pointed = [...table.querySelectorAll("[data-point]")], seen = () => pointed.find(thing => thing.checkVisibility());
    const tabs = [...document.querySelectorAll(".tabs button")].filter(tab => tab.checkVisibility()), first = table.dataset.tab;
    for (const tab of tabs) if (!seen()) showTab(tab.dataset.tab);
    if (!seen() && first) showTab(first);
    /* A question that is answered beside the table: the tab that shows most of what it is about. */
    if (!table.dataset.play) {
      const shown = () => pointed.filter(thing => thing.checkVisibility()).length;
      let best = table.dataset.tab ?? tabs[0]?.dataset.tab, most = shown();
      for (const { dataset: { tab } } of tabs.filter(tab => tab.dataset.tab !== "log")) {
        showTab(tab);
        if (shown() > most) [best, most] = [tab, shown()];
      }
      if (best) showTab(best);
    }
    seen()?.scrollIntoView({ block: "center", inline: "nearest" });
  });

  const copyLink = async button => {
    const field = document.querySelector("[data-link]");
    field.select();
    try { await navigator.clipboard.writeText(field.value); } catch { document.execCommand("copy"); }
    button.textContent = button.dataset.copy;
  };

  document.addEventListener("change", async event => {
    const file = event.target.closest("[data-file]");
    if (file && file.files[0]) file.form.elements[file.dataset.file].value = await file.files[0].text();
  });

  /* On a desk the story stands open beside the board, unless somebody has closed it, or it would cover something there, or the score
     sheet needs its room. */
  if (table && by("log")) {
    const desk = matchMedia("(min-width: 1280px)");
    openStory = () => { by("log").open = desk.matches && getComputedStyle(table).getPropertyValue("--story") !== "over" && localStorage.getItem("story") !== "closed"; };
    openStory();
    for (const shape of [desk, matchMedia("(orientation: portrait)")]) shape.addEventListener("change", openStory);
    by("log").querySelector("summary").addEventListener("click", () => { if (desk.matches) localStorage.setItem("story", by("log").open ? "closed" : "open"); });
  }

  const showTab = tab => {
    table.dataset.tab = tab;
    for (const button of document.querySelectorAll(".tabs button")) button.setAttribute("aria-pressed", button.dataset.tab === tab);
    if (tab === "log") by("log").open = true;
    table.scrollTop = 0;
  };

  /* What carries data-again is being made: it is fetched anew from there until it carries it no more, and then says so. */
  const lookAgain = () => {
    const old = document.querySelector("[data-again]");
    if (!old) return;
    setTimeout(async () => {
      try {
        const answer = await fetch(old.dataset.again, { headers: { Accept: "text/fragment+html" } });
        if (answer.ok) {
          const fresh = parse(await answer.text(), old);
          old.replaceWith(fresh);
          if (fresh.dataset.said) speak(fresh.dataset.said);
        }
      } catch { /* the server may be starting again */ }
      lookAgain();
    }, 1500);
  };
  lookAgain();

  const showRule = async address => {
    const dialog = by("dialog");
    try {
      const answer = await fetch(address, { headers: { Accept: "text/fragment+html" } });
      if (!answer.ok) return location.assign(address);
      dialog.innerHTML = await answer.text();
    } catch { return location.assign(address); }
    const close = document.createElement("button");
    close.className = "act quiet";
    close.dataset.close = "";
    close.textContent = say("Close");
    dialog.append(close);
    // What is advised is marked where it can be chosen.
    for (const line of dialog.querySelectorAll("[data-hint]")) for (const choice of document.querySelectorAll(`[data-move="${CSS.escape(line.dataset.hint)}"]`)) choice.classList.add("pointed");
    dialog.addEventListener("close", () => { point([]); keepFocus(); }, { once: true });
    dialog.showModal();
  };

  /* An example of the book is drawn in its place. A page holds one table: where another example is open, the page is loaded anew. */
  const showExample = async link => {
    const figure = link.closest("figure"), drawn = document.querySelector("figure.example .live");
    try {
      const answer = drawn && !figure.contains(drawn) ? null : await fetch(link.href, { headers: { Accept: "text/fragment+html" } });
      if (!answer?.ok) return location.assign(link.href);
      figure.outerHTML = await answer.text();
      letExplain();
    } catch { return location.assign(link.href); }
    history.replaceState(null, "", link.href);
    by(figure.id).querySelector(`[rel=${link.rel || "next"}], [rel=next], [rel=prev]`)?.focus({ preventScroll: true });
  };

  /* Keys: Enter and Space choose, arrows go to the nearest choice in that direction, z takes back, l opens the story,
     s what happened since the last move (and Escape closes it), m turns the sound off and on; +, - and 0 are the board's (see there). Tab also
     leads to the first thing of each part of the table that is no choice: from there arrows go to the others, and Enter says
     what one is and why it cannot be chosen; Enter once more opens the rule. Page Down and Page Up go through all of them, for an
     arrow may never lead to a thing that lies between two others or under one. */
  document.addEventListener("keydown", event => {
    if (!table || event.altKey || event.ctrlKey || event.metaKey || event.target.closest("input, select, textarea, dialog")) return;
    const here = document.activeElement;
    const enter = event.key === "Enter" || event.key === " ", still = here?.matches(STILL);
    if (enter && here?.matches("a[data-move]")) { event.preventDefault(); return act(here, true); }
    if (enter && still) { event.preventDefault(); return explain(here); }
    if (event.key === "z") { const undo = document.querySelector("[data-undo]"); return undo && act(undo); }
    if (event.key === "l") return by("log").querySelector("summary").click();
    if (event.key === "m") return toggleSound();
    if (event.key === "s" && by("latest")?.firstChild) { by("latest").open = !by("latest").open; return; }
    if (event.key === "Escape") { if (kept) { kept.focus(); release(); } else if (by("latest")) by("latest").open = false; return hideTip(); }
    const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    const choices = [...table.querySelectorAll(still ? STILL : "[data-move], [data-made]")].filter(choice => choice.checkVisibility());
    const turn = { PageUp: -1, PageDown: 1 }[event.key], at = choices.indexOf(here);
    if (turn && at >= 0) { event.preventDefault(); return choices.at((at + turn) % choices.length).focus(); }
    if (!way || !choices.length) return;
    event.preventDefault();
    const middle = element => { const box = element.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; };
    if (!still && !here?.matches("[data-move], [data-made]")) return choices[0].focus();
    const [x, y] = middle(here);
    const far = element => { const [a, b] = middle(element), along = (a - x) * way[0] + (b - y) * way[1], aside = Math.abs((a - x) * way[1]) + Math.abs((b - y) * way[0]); return along > 1 ? along + aside * 2 : Infinity; };
    // Of things in the same place the uppermost, which is drawn last.
    const next = choices.filter(choice => choice !== here).reverse().map(choice => [far(choice), choice]).sort((a, b) => a[0] - b[0])[0];
    if (next && next[0] < Infinity) next[1].focus();
  });

  /* ---- the coach: what has been read closes with the next answer and is said no more; a danger is marked where it can be chosen ---- */
  const MOST_READ = 300;
  const read = new Set(JSON.parse(localStorage.getItem("coach") || "[]"));
  const putAway = () => {
    const words = document.querySelectorAll("#coach [data-once][open]");
    for (const word of words) { read.add(word.dataset.once); word.open = false; }
    if (words.length) localStorage.setItem("coach", JSON.stringify([...read].slice(-MOST_READ)));
  };
  const beCoached = () => {
    for (const word of document.querySelectorAll("#coach [data-once]:not([data-seen])")) {
      word.dataset.seen = "";
      if (read.has(word.dataset.once)) word.open = false;
    }
    for (const mark of document.querySelectorAll(".danger-mark")) mark.remove();
    for (const safe of document.querySelectorAll("[data-danger]")) { safe.removeAttribute("data-danger"); safe.removeAttribute("aria-description"); }
    for (const danger of document.querySelectorAll("#coach [data-dangers]")) {
      for (const move of danger.dataset.dangers.split("|")) {
        for (const choice of document.querySelectorAll(`[data-move="${CSS.escape(move)}"]`)) {
          const words = [choice.dataset.danger, danger.querySelector("span").textContent].filter(Boolean).join(" ");
          if (!choice.dataset.danger) choice.append(dangerMark(choice));
          choice.dataset.danger = words;
          choice.setAttribute("aria-description", words);
        }
      }
    }
  };
  const dangerMark = choice => {
    const drawn = choice instanceof SVGGraphicsElement;
    const mark = drawn ? document.createElementNS("http://www.w3.org/2000/svg", "text") : document.createElement("i");
    if (drawn) { const box = choice.getBBox(); mark.setAttribute("x", box.x + box.width); mark.setAttribute("y", box.y); }
    mark.setAttribute("class", "danger-mark");
    mark.setAttribute("aria-hidden", "true");
    mark.textContent = "!";
    return mark;
  };

  /* ---- explanations: on hovering, on focus, and when a finger rests ---- */
  const tip = by("tip");
  let held = false, holding, over, touched = false, told = null;
  const explained = target => target.closest?.("[data-why], [data-tip], [data-danger], [data-move][aria-label]");
  /* What explains itself but cannot be chosen. */
  const STILL = "[data-tip]:not([data-move], :has([data-move], [data-tip])), [data-why]:not([data-move])";
  /* A reason may stand with the part that a thing belongs to. */
  const reason = thing => (thing.closest("[data-why]") || by(thing.closest("[data-with]")?.dataset.with) || thing).dataset;
  /* For ears a thing is one whole: what is written on it, as far as its sentence does not say that, and the sentence. */
  const plain = text => ` ${text.toLowerCase().replace(/\([^()]*\)/g, "").replace(/[^\p{L}\p{N}]+/gu, " ").trim()} `;
  const nameIt = (thing, sentence) => {
    if (thing.dataset.named !== undefined) return thing.dataset.named;
    // What is behind a tab is looked at again when it is seen.
    const shown = thing.checkVisibility();
    sentence = thing.dataset.sentence ??= sentence;
    const texts = document.createTreeWalker(thing, NodeFilter.SHOW_TEXT), seen = [], heard = [];
    while (texts.nextNode()) {
      const { data, parentElement } = texts.currentNode;
      if (data.trim() && (!shown || parentElement.checkVisibility())) (parentElement.closest(".hidden") ? heard : seen).push(data.trim());
    }
    const written = seen.join(" "), said = !written || plain(sentence).includes(plain(written)) ? sentence : `${written.replace(/[.!?]$/, "")}. ${sentence.startsWith(seen[0]) ? sentence.slice(seen[0].length).replace(/^[\s.,:;]+/, "") : sentence}`;
    const name = [...heard.filter(words => !plain(said).includes(plain(words))), said].join(" ");
    if (shown) thing.dataset.named = name;
    return name;
  };
  /* A list of such things is a group of them, and no list any more. */
  const regroup = list => {
    if (!list.hasAttribute("role")) list.setAttribute("role", "group");
    for (const item of list.children) if (!item.hasAttribute("role")) item.setAttribute("role", "none");
  };
  const letExplain = () => {
    // An example in the book is a table, too.
    const ground = document.querySelector(".table");
    if (!ground) return;
    for (const thing of ground.querySelectorAll(STILL)) {
      const { why } = reason(thing), leaf = !thing.querySelector("[data-move], [data-tip]");
      thing.closest("svg [aria-hidden]")?.removeAttribute("aria-hidden");
      if (leaf) {
        const name = nameIt(thing, thing.dataset.tip || thing.getAttribute("aria-label") || "");
        thing.setAttribute("role", why ? "button" : "img");
        thing.setAttribute("aria-label", [name, why].filter(Boolean).join(" "));
        for (const list of [thing, thing.parentElement]) if (list.matches("ul, ol")) regroup(list);
      } else if (why) thing.setAttribute("aria-label", [thing.dataset.sentence ??= thing.dataset.tip || thing.getAttribute("aria-label") || "", why].filter(Boolean).join(" "));
      if (why) thing.setAttribute("aria-disabled", "true");
      if (thing !== document.activeElement) thing.setAttribute("tabindex", "-1");
    }
    for (const choice of ground.querySelectorAll(":is(button, [role=button])[aria-label]:not([data-named], [aria-disabled])")) choice.setAttribute("aria-label", nameIt(choice, choice.getAttribute("aria-label")));
    for (const part of ground.querySelectorAll("#prompt, #above, .board-view, #below, #side, #beside > *, [data-group]")) {
      if (!part.contains(document.activeElement)) [...part.querySelectorAll(STILL)].find(thing => thing.checkVisibility())?.setAttribute("tabindex", "0");
    }
    // What is scrolled is scrolled by keys, too.
    for (const part of ground.querySelectorAll("#below, #hall")) if (ended || part.scrollHeight > part.clientHeight && !part.querySelector("a, button, [tabindex='0']")) part.tabIndex = 0;
  };
  // In another window another part of what is written on a thing is seen.
  addEventListener("resize", () => { for (const thing of document.querySelectorAll(".table [data-named]")) delete thing.dataset.named; letExplain(); });
  /* The rule that explains a thing; a choice without one of its own is explained by the rule of the question. */
  const ruleOf = thing => thing.closest("[data-explain]")?.dataset.explain || (thing.hasAttribute("data-move") && document.querySelector("#prompt .rule")?.href.split("/").pop());
  /* Says what a thing is and why it cannot be chosen, for eyes and ears; asked again, it opens the rule. */
  const explain = (thing, at) => {
    const { why, rule } = reason(thing), id = why ? rule : ruleOf(thing);
    if (told === thing && !tip.hidden && id) return showRule(main.dataset.rules + id);
    const box = thing.getBoundingClientRect();
    showTip(thing, at ? at.clientX : box.right - 16, at ? at.clientY : box.bottom - 24);
    speak([why, thing.dataset.tip, id].filter(Boolean).join(" · "));
    told = thing;
  };
  const showTip = (thing, x, y) => {
    const { why, rule } = thing.hasAttribute("data-move") ? {} : reason(thing);
    tip.replaceChildren();
    const line = (text, name) => { if (text) { const span = document.createElement("span"); span.className = name; span.textContent = text; tip.append(span); } };
    line(why, "why");
    line(thing.dataset.tip || (thing.hasAttribute("data-move") && (thing.dataset.sentence || thing.getAttribute("aria-label"))), "what");
    line(thing.dataset.danger, "why");
    line(rule || ruleOf(thing), "id");
    tip.hidden = !tip.firstChild;
    const box = tip.getBoundingClientRect();
    tip.style.left = Math.max(8, Math.min(x + 16, innerWidth - box.width - 8)) + "px";
    tip.style.top = (y + 24 + box.height > innerHeight ? Math.max(8, y - box.height - 16) : y + 24) + "px";
  };
  const hideTip = () => { tip.hidden = true; over = told = null; };
  document.addEventListener("pointerover", event => {
    if (event.pointerType === "touch") return;
    const thing = explained(event.target);
    if (!thing) return hideTip();
    if (thing !== over) { over = thing; showTip(thing, event.clientX, event.clientY); }
  });
  document.addEventListener("focusin", event => {
    const thing = event.target.matches?.(":focus-visible") && explained(event.target);
    if (thing) { const box = thing.getBoundingClientRect(); showTip(thing, box.right - 16, box.bottom - 24); }
  });
  document.addEventListener("pointerdown", event => {
    held = false;
    touched = event.pointerType === "touch";
    if (!touched) return;
    hideTip();
    const thing = explained(event.target);
    holding = thing && setTimeout(() => { held = true; showTip(thing, event.clientX, event.clientY - 80); }, 450);
  });
  for (const end of ["pointerup", "pointercancel", "scroll"]) document.addEventListener(end, () => clearTimeout(holding), true);
  document.addEventListener("contextmenu", event => { if (held) event.preventDefault(); });

  /* ---- replay: it goes on without loading a page for each step, and by itself ---- */
  let auto = null, fetching = false;
  const visitMoment = async address => {
    if (fetching) return;
    fetching = true;
    try {
      const fresh = new DOMParser().parseFromString(await (await fetch(address)).text(), "text/html").querySelector("main.table");
      if (!fresh?.querySelector("#replay")) return location.assign(address);
      history.replaceState(null, "", address);
      const before = places(), change = () => {
        for (const part of [...table.children]) {
          const now = fresh.children[[...table.children].indexOf(part)];
          // The controls stay, so that the one in use keeps the focus and a dragged slider its grip.
          if (part.id === "replay") followReplay(part, now);
          else if (now && part.outerHTML !== now.outerHTML) { if (part.open) now.open = true; part.replaceWith(now.cloneNode(true)); }
        }
        glide(before);
        letExplain();
      };
      if (document.startViewTransition && !calm.matches && !auto) await document.startViewTransition(change).updateCallbackDone; else change();
    } catch { stopAuto(); notice(say("Away")); } finally { fetching = false; }
  };
  const followReplay = (now, then) => {
    for (const link of ["prev", "next"]) now.querySelector(`[rel=${link}]`).href = then.querySelector(`[rel=${link}]`).href;
    now.querySelector("input").value = then.querySelector("input").value;
    now.querySelector("label span").textContent = then.querySelector("label span").textContent;
    const rounds = now.querySelector("[data-rounds]");
    if (rounds) rounds.value = then.querySelector("[data-rounds]").value;
    const on = [now, then].map(nav => nav.querySelector("form[method=post]"));
    if (on[0] && on[1]) on[0].action = on[1].action;
  };
  const atMove = moves => { const address = new URL(location.href); address.searchParams.set("at", moves); return address.href; };
  const stopAuto = () => { clearTimeout(auto); auto = null; const button = document.querySelector("[data-auto]"); if (button) { button.setAttribute("aria-pressed", "false"); button.textContent = button.dataset.play; } };
  const stepAuto = async () => {
    const slider = document.querySelector("#replay input");
    if (+slider.value >= +slider.max) return stopAuto();
    await visitMoment(atMove(+slider.value + 1));
    if (auto) auto = setTimeout(stepAuto, +document.querySelector("[data-speed]").value);
  };
  if (by("replay")) {
    for (const control of by("replay").querySelectorAll("[hidden]")) control.hidden = false;
    const button = document.querySelector("[data-auto]"), slider = document.querySelector("#replay input");
    button.dataset.play = button.textContent;
    by("replay").querySelector("form[method=get] button").hidden = true;
    button.addEventListener("click", () => {
      if (auto) return stopAuto();
      button.setAttribute("aria-pressed", "true");
      button.textContent = button.dataset.auto;
      if (+slider.value >= +slider.max) slider.value = 0;
      auto = setTimeout(stepAuto, 0);
    });
    slider.addEventListener("change", () => visitMoment(atMove(slider.value)));
    // While it is dragged, the slider says where it stands.
    slider.addEventListener("input", () => { const label = slider.previousElementSibling; label.textContent = label.textContent.replace(/\d[\d.,\u00a0\u202f]*/, slider.value); });
    document.querySelector("[data-rounds]")?.addEventListener("change", event => visitMoment(atMove(event.target.value)));
    document.querySelector("select[name=as]")?.addEventListener("change", event => event.target.form.submit());
    by("replay").addEventListener("click", event => {
      const link = event.target.closest("a[rel]");
      if (!link || event.metaKey || event.ctrlKey) return;
      event.preventDefault();
      stopAuto();
      visitMoment(link.href);
    });
    document.addEventListener("keydown", event => {
      if (event.target.closest("input, select")) return;
      const link = document.querySelector(`#replay a[rel=${{ ArrowLeft: "prev", ArrowRight: "next" }[event.key]}]`);
      if (link) { stopAuto(); visitMoment(link.href); }
    });
  }

  for (const choice of document.querySelectorAll("select[data-submit]")) choice.addEventListener("change", () => choice.form.submit());

  /* ---- the stream ---- */
  if (!main || !main.dataset.stream) { table ? after() : letExplain(); return; }
  after();
  // What is there when the page comes has been.
  unplayed();
  if (news().length > MOST_WAITING && PACE) tellAll();
  answerAlone();
  document.addEventListener("visibilitychange", () => badge(asked));
  let stream, retry, retryDelay = 500, away, received = seq;
  const rest = () => { clearTimeout(retry); stream?.close(); stream = null; };
  const listen = () => {
    // There is one stream, whoever asks for it.
    rest();
    stream = new EventSource(`${main.dataset.stream}?seq=${received}`);
    stream.addEventListener("open", () => { retryDelay = 500; clearTimeout(away); away = 0; if (lost) { lost = false; by("notice").hidden = true; } });
    stream.addEventListener("fragment", event => {
      if (event.lastEventId) received = +event.lastEventId;
      const fragments = JSON.parse(event.data);
      // The curtain falls at once, and takes along what the one before has seen.
      if (main.matches(".shared") && fragments[0]?.target === "*") { stream.close(); document.body.replaceChildren(); return location.reload(); }
      arrive(fragments, received);
    });
    stream.addEventListener("error", () => {
      // A server that stops ends the stream, and the browser looks for another one; only a connection that stays lost for five seconds,
      // however often it is tried, is reported, and then until it is back.
      away ||= setTimeout(() => { lost = true; notice(say("Away"), true); }, 5000);
      if (stream?.readyState !== EventSource.CLOSED) return;
      clearTimeout(retry);
      retry = setTimeout(listen, retryDelay);
      retryDelay = Math.min(retryDelay * 2, 15000);
    });
  };
  listen();
  /* A person who has days and has left the table open somewhere is no onlooker, and is to be told: such a page that nobody sees stops
     listening, and goes on with the next look. */
  const RESTS = 60000;
  let rests;
  if ("rests" in main.dataset) document.addEventListener("visibilitychange", () => {
    clearTimeout(rests);
    if (document.hidden) rests = setTimeout(rest, RESTS);
    else if (!stream) listen();
  });
  // A page that comes back from the back/forward cache has missed something.
  addEventListener("pageshow", event => { if (event.persisted) location.reload(); });
})();
