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
   statement=…. Forms with data-send are posted the same way. An answer other than 2xx carries a sentence for the person as
   text. Everything else here makes a page that works without a script nicer.

   A gesture is several small decisions. While something of it can be taken back, data-ends of #gesture names the moves that
   would end it (* for any): such a move waits in #gesture until it is confirmed, unless it stands in the line of the question,
   where its words are a confirmation. What carries data-made was chosen by that move, and a click takes just this one back.

   What carries data-in-tab is hidden on a small screen until its tab is chosen. What carries data-group is a part of the table
   that Tab leads to, as it does to the parts that every table has.

   What carries data-then settles the questions that follow too: each is answered with the choice whose data-usual says the same,
   until there is none. */
"use strict";
(() => {
  const table = document.querySelector("main.table"), main = document.querySelector("main");
  const by = id => document.getElementById(id);
  const say = word => document.body.dataset["say" + word];
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const title = document.title;
  const favicon = document.querySelector("link[rel=icon]");
  const plainIcon = favicon && favicon.href;
  let seq = main ? +main.dataset.seq : 0;

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
    if (!old) return by(into) && by(into).append(fresh);
    // What a person has opened or is looking at stays as it was.
    if (old.open) fresh.open = true;
    const focused = old.contains(document.activeElement) && keyOf(document.activeElement);
    if (old.hasAttribute("aria-live")) refill(old, fresh); else old.replaceWith(fresh);
    if (focused) (by(target).querySelector(focused) || by(target).querySelector("[data-move]") || by(target)).focus?.({ preventScroll: true });
  };

  /* What is listened to stays the same element: only then is what comes into it read out. */
  const refill = (old, fresh) => {
    for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name)) old.removeAttribute(name);
    for (const { name, value } of fresh.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
    if (old.innerHTML !== fresh.innerHTML) old.replaceChildren(...fresh.childNodes);
  };

  const keyOf = element => {
    const name = ["data-move", "data-made", "data-piece", "data-tip"].find(name => element.hasAttribute(name));
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
    if (!news || calm.matches || document.hidden) return;
    const there = name => {
      const place = by(name) || document.querySelector(`[data-piece^="${CSS.escape(name)}"]`);
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
    const change = () => {
      const before = places(), stood = boxes();
      unnamePieces();
      fragments.forEach(put);
      glide(before);
      namePieces(fragments);
      main.dataset.seq = seq = line;
      after();
      fly(stood);
    };
    // Whatever is already followed by something else is not worth a glide.
    if (!document.startViewTransition || calm.matches || document.hidden || arrived.length) return change();
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
     Escape ends all of it. Nothing is lost or comes in another order, and all of it together takes at most MOMENTS_LIMIT
     milliseconds: then the newest page is shown. */
  const MOMENTS_LIMIT = 8000;
  const arrived = [], played = new Set();
  let showing = false, until = 0, curtain = null;
  const arrive = (fragments, line) => { arrived.push([fragments, line]); if (!showing) showAll(); };
  const showAll = async () => {
    showing = true;
    for (until = performance.now() + MOMENTS_LIMIT; arrived.length;) {
      await apply(...arrived.shift());
      await perform(unplayed());
    }
    showing = false;
  };
  const unplayed = () => [...document.querySelectorAll("[data-moment]")].filter(moment => played.size < played.add(moment.dataset.moment).size);
  const perform = async moments => {
    if (!moments.length || calm.matches || document.hidden) return;
    for (const moment of moments) moment.classList.add("yet");
    for (const moment of moments) {
      const left = until - performance.now();
      moment.classList.remove("yet");
      if (left <= 0) continue;
      moment.classList.add("playing");
      const acts = moment.getAnimations({ subtree: true });
      const end = setTimeout(curtain = () => { until = 0; for (const act of acts) act.finish(); }, left);
      await Promise.allSettled(acts.map(act => act.finished));
      clearTimeout(end);
      curtain = null;
      moment.classList.remove("playing");
    }
  };
  const skip = event => {
    if (!(curtain || arrived.length) || (event.type === "keydown" && !["Escape", "Enter", " "].includes(event.key))) return;
    // What can be chosen on a page that is not the newest is not meant; if it is the newest, the moment makes way.
    if (arrived.length || event.key === "Escape") { event.preventDefault(); event.stopImmediatePropagation(); }
    curtain?.();
  };
  for (const how of ["click", "keydown"]) document.addEventListener(how, skip, true);
  document.addEventListener("visibilitychange", () => curtain?.());

  /* ---- whose turn it is ---- */
  let asked = null;
  const after = () => {
    const now = !!main.dataset.stream && !!document.querySelector("#prompt[data-asked]"), end = by("afterwards");
    if (table && end) table.classList.toggle("over", !end.hidden);
    if (now && asked === false) ring();
    asked = now;
    keepHolding();
    letExplain();
    for (const old of document.querySelectorAll(".good")) old.classList.remove("good");
    const good = by("lesson")?.dataset.good;
    if (good) document.querySelector(`[data-move="${CSS.escape(good)}"]`)?.classList.add("good");
    document.title = now ? `● ${say("YourTurn")} · ${title}` : title;
    badge(now);
    if (now) { findTab(); bringIntoView(); }
    hideTip();
    goOn(now);
  };

  const badge = on => {
    if (!favicon) return;
    const icon = on && document.hidden ? favicon.dataset.turn : plainIcon;
    if (favicon.href !== icon) favicon.href = icon;
    if (navigator.setAppBadge) on ? navigator.setAppBadge(1).catch(() => {}) : navigator.clearAppBadge().catch(() => {});
  };

  let sound = null;
  const ring = () => {
    if (document.body.dataset.sound !== "on" || !sound) return;
    [523, 659, 784].forEach((pitch, n) => {
      const tone = sound.createOscillator(), volume = sound.createGain(), at = sound.currentTime + n * .09;
      tone.type = "triangle";
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(.0001, at);
      volume.gain.exponentialRampToValueAtTime(.12, at + .02);
      volume.gain.exponentialRampToValueAtTime(.0001, at + .5);
      tone.connect(volume).connect(sound.destination);
      tone.start(at);
      tone.stop(at + .55);
    });
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
  };
  // Whoever chooses a tab stays there; a way to the answers of a question is gone back.
  document.addEventListener("click", event => { const way = event.target.closest("button[data-tab]"); if (way) led = way.matches(".jump"); }, true);

  /* On a small screen the board is larger than its window: what can be chosen comes into view. */
  const bringIntoView = () => {
    const pan = document.querySelector(".pan"), choices = [...document.querySelectorAll(".pan [data-move]")], lit = choices[0];
    if (!lit) return;
    const narrow = box => Math.min(box.width, box.height) < 44;
    if (matchMedia("(max-width: 800px)").matches && choices.some(choice => narrow(choice.getBoundingClientRect()))) pan.parentElement.classList.add("close");
    if (pan.scrollWidth <= pan.clientWidth) return;
    const there = lit.getBoundingClientRect(), window = pan.getBoundingClientRect();
    pan.scrollBy({ left: there.x + there.width / 2 - window.x - window.width / 2, top: there.y + there.height / 2 - window.y - window.height / 2, behavior: calm.matches ? "auto" : "smooth" });
  };

  /* ---- what is sent ---- */
  let pending = null;
  const send = async (address, fields, control) => {
    // One thing at a time; but what came of it may be seen before it is answered, and then the next may follow.
    if (!address || pending?.isConnected) return;
    pending = control;
    control?.classList.add("chosen");
    try {
      const answer = await fetch(address, { method: "POST", body: new URLSearchParams({ ...fields, seq }), headers: { Accept: "text/fragment+html" } });
      if (!answer.ok) notice(await answer.text());
      return answer.ok;
    } catch {
      notice(say("Away"));
    } finally {
      if (pending === control) pending = null;
      control?.classList.remove("chosen");
    }
  };

  let silence;
  const notice = text => {
    const line = by("notice");
    line.textContent = text;
    line.hidden = !text;
    clearTimeout(silence);
    silence = setTimeout(() => { line.hidden = true; }, 6000);
  };

  const act = (control, byKey) => {
    const move = control.getAttribute("data-move");
    if (move && control !== kept && ends(control)) return hold(control, byKey);
    if (move) { release(); send(table.dataset.play, { move }, control); }
    else if (control.hasAttribute("data-made")) send(table.dataset.undoAt, { move: control.getAttribute("data-made") }, control);
    else if (control.hasAttribute("data-undo")) send(table.dataset.undoAt, {}, control);
    else if (control.hasAttribute("data-state")) send(table.dataset.stateAt, { statement: control.getAttribute("data-state") }, control);
  };

  let then = null;
  const goOn = now => {
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
    const words = kept.querySelector(".title")?.textContent || kept.getAttribute("aria-label") || kept.textContent.trim(), line = by("gesture").querySelector("p");
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
    const to = form.dataset.send === "statement" ? main.dataset.stateAt : form.action;
    const done = await send(to, Object.fromEntries(new FormData(form, event.submitter)), event.submitter);
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
    const tab = event.target.closest("[data-tab]");
    if (tab && tab !== table) return showTab(tab.dataset.tab);
    if (event.target.closest("[data-zoom]")) { document.querySelector(".board-view").classList.toggle("close"); bringIntoView(); }
    const copy = event.target.closest("[data-copy]");
    if (copy) copyLink(copy);
    if (event.target.closest("[data-close]") || event.target === by("dialog")) by("dialog").close();
    for (const menu of document.querySelectorAll(".menu[open]")) if (!menu.contains(event.target)) menu.open = false;
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

  const showTab = tab => {
    table.dataset.tab = tab;
    for (const button of document.querySelectorAll(".tabs button")) button.setAttribute("aria-pressed", button.dataset.tab === tab);
    if (tab === "log") by("log").open = true;
    table.scrollTop = 0;
  };

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
    dialog.showModal();
  };

  /* Keys: Enter and Space choose, arrows go to the nearest choice in that direction, z takes back, l opens the story. Tab also
     leads to the first thing of each part of the table that is no choice: from there arrows go to all of these, and Enter says
     what one is and why it cannot be chosen; Enter once more opens the rule. */
  document.addEventListener("keydown", event => {
    if (!table || event.altKey || event.ctrlKey || event.metaKey || event.target.closest("input, select, textarea, dialog")) return;
    const here = document.activeElement;
    const enter = event.key === "Enter" || event.key === " ", still = here?.matches(STILL);
    if (enter && here?.matches("a[data-move]")) { event.preventDefault(); return act(here, true); }
    if (enter && still) { event.preventDefault(); return explain(here); }
    if (event.key === "z") { const undo = document.querySelector("[data-undo]"); return undo && act(undo); }
    if (event.key === "l") { by("log").open = !by("log").open; return; }
    if (event.key === "Escape") { if (kept) { kept.focus(); release(); } return hideTip(); }
    const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    const choices = [...table.querySelectorAll(still ? STILL : "[data-move], [data-made]")].filter(choice => choice.checkVisibility());
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

  /* ---- explanations: on hovering, on focus, and when a finger rests ---- */
  const tip = by("tip");
  let held = false, holding, over, touched = false, told = null;
  const explained = target => target.closest?.("[data-why], [data-tip], [data-move][aria-label]");
  /* What explains itself but cannot be chosen. */
  const STILL = "[data-tip]:not([data-move], :has([data-move], [data-tip])), [data-why]:not([data-move])";
  /* A reason may stand with the part that a thing belongs to. */
  const reason = thing => (thing.closest("[data-why]") || by(thing.closest("[data-with]")?.dataset.with) || thing).dataset;
  const letExplain = () => {
    if (!table) return;
    for (const thing of table.querySelectorAll(STILL)) {
      const { why } = reason(thing), leaf = !thing.querySelector("[data-move], [data-tip]");
      thing.closest("svg [aria-hidden]")?.removeAttribute("aria-hidden");
      if (leaf) thing.setAttribute("role", why ? "button" : "img");
      if (leaf || why) thing.setAttribute("aria-label", [thing.dataset.tip || thing.getAttribute("aria-label"), why].filter(Boolean).join(" "));
      if (why) thing.setAttribute("aria-disabled", "true");
      if (thing !== document.activeElement) thing.setAttribute("tabindex", "-1");
    }
    for (const part of table.querySelectorAll("#prompt, #above, .board-view, #below, #side, #beside > *, [data-group]")) {
      if (!part.contains(document.activeElement)) part.querySelector(STILL)?.setAttribute("tabindex", "0");
    }
  };
  /* The rule that explains a thing; a choice without one of its own is explained by the rule of the question. */
  const ruleOf = thing => thing.closest("[data-explain]")?.dataset.explain || (thing.hasAttribute("data-move") && document.querySelector("#prompt .rule")?.href.split("/").pop());
  /* Says what a thing is and why it cannot be chosen, for eyes and ears; asked again, it opens the rule. */
  const explain = (thing, at) => {
    const { why, rule } = reason(thing), id = why ? rule : ruleOf(thing);
    if (told === thing && !tip.hidden && id && !id.startsWith("TABLE-")) return showRule(main.dataset.rules + id);
    const box = thing.getBoundingClientRect();
    showTip(thing, at ? at.clientX : box.right - 16, at ? at.clientY : box.bottom - 24);
    by("spoken").textContent = [why, thing.dataset.tip, id].filter(Boolean).join(" · ");
    told = thing;
  };
  const showTip = (thing, x, y) => {
    const { why, rule } = thing.hasAttribute("data-move") ? {} : reason(thing);
    tip.replaceChildren();
    const line = (text, name) => { if (text) { const span = document.createElement("span"); span.className = name; span.textContent = text; tip.append(span); } };
    line(why, "why");
    line(thing.dataset.tip || (thing.hasAttribute("data-move") && thing.getAttribute("aria-label")), "what");
    line(rule || ruleOf(thing), "id");
    tip.hidden = !tip.firstChild;
    const box = tip.getBoundingClientRect();
    tip.style.left = Math.max(8, Math.min(x + 16, innerWidth - box.width - 8)) + "px";
    tip.style.top = (y + 24 + box.height > innerHeight ? Math.max(8, y - box.height - 16) : y + 24) + "px";
  };
  const hideTip = () => { tip.hidden = true; over = told = null; by("spoken").textContent = ""; };
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

  /* ---- replay ---- */
  const scrubs = document.querySelectorAll("[data-scrub]");
  if (scrubs.length) {
    for (const scrub of scrubs) scrub.addEventListener("change", () => scrub.form.submit());
    // While it is dragged, the slider says where it stands.
    document.querySelector("#replay input").addEventListener("input", event => {
      const label = event.target.previousElementSibling;
      label.textContent = label.textContent.replace(/\d[\d.,\u00a0\u202f]*/, event.target.value);
    });
    document.addEventListener("keydown", event => {
      if (event.target.closest("input, select")) return;
      const link = document.querySelector(`#replay a[rel=${{ ArrowLeft: "prev", ArrowRight: "next" }[event.key]}]`);
      if (link) location.assign(link.href);
    });
  }

  /* ---- the stream ---- */
  if (!main || !main.dataset.stream) { if (table) after(); return; }
  after();
  // What is there when the page comes has been.
  unplayed();
  document.addEventListener("visibilitychange", () => badge(asked));
  let stream, retryDelay = 500, away, received = seq;
  const listen = () => {
    stream = new EventSource(`${main.dataset.stream}?seq=${received}`);
    stream.addEventListener("open", () => { retryDelay = 500; clearTimeout(away); by("notice").hidden = true; });
    stream.addEventListener("fragment", event => {
      if (event.lastEventId) received = +event.lastEventId;
      arrive(JSON.parse(event.data), received);
    });
    stream.addEventListener("error", () => {
      // Only a connection that stays lost for five seconds is reported.
      clearTimeout(away);
      away = setTimeout(() => notice(say("Away")), 5000);
      if (stream.readyState !== EventSource.CLOSED) return;
      setTimeout(listen, retryDelay);
      retryDelay = Math.min(retryDelay * 2, 15000);
    });
  };
  listen();
  // A page that comes back from the back/forward cache has missed something.
  addEventListener("pageshow", event => { if (event.persisted) location.reload(); });
})();
