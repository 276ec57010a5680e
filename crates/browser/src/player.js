// Plays up to `most` moves as somebody would who clicks what is lit, by chance. Gives back how many were made, whether the game is over, and what
// went wrong.
return (async () => {
  let made = 0, chance = seed >>> 0;
  // A script may take half a minute in all: it stops between moves, and waits for one no longer than that.
  const SLOW = 20000, ENOUGH = 5000, MOST_TRIES = 40, began = performance.now();
  const below = many => (chance = (Math.imul(chance, 1664525) + 1013904223) >>> 0, Math.floor(chance / 2 ** 32 * many));
  const until = async (what, condition) => {
    for (const end = performance.now() + SLOW; ; await new Promise(done => setTimeout(done, 4))) {
      const found = condition();
      if (found) return found;
      if (performance.now() > end) throw new Error(`it never came to be that ${what}: ${document.querySelector("#prompt")?.textContent}`);
    }
  };
  const main = document.querySelector("main"), seq = () => +main.dataset.seq;
  const over = () => !document.querySelector("#afterwards").hidden;
  const settled = () => !main.hasAttribute("data-owed"), asked = () => settled() && document.querySelector("#prompt[data-asked]") !== null;
  const notice = () => { const line = document.querySelector("#notice"); return !line.hidden && line.textContent; };
  // A click where the middle of the element is seen, if nothing lies over it there.
  const click = element => {
    const seen = () => {
      const box = element.getClientRects()[0] ?? element.getBoundingClientRect();
      const clamp = (from, to, most) => (Math.max(0, from) + Math.min(most, to)) / 2;
      const [x, y] = [clamp(box.left, box.right, innerWidth), clamp(box.top, box.bottom, innerHeight)], top = document.elementFromPoint(x, y);
      return element.contains(top) ? [x, y, top] : null;
    };
    let place = seen();
    if (!place) { element.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" }); place = seen(); }
    if (!place) return false;
    const [clientX, clientY, target] = place, how = { bubbles: true, cancelable: true, composed: true, detail: 1, view: window, clientX, clientY };
    for (const kind of ["pointerdown", "mousedown", "pointerup", "mouseup"]) target.dispatchEvent(new (kind.startsWith("pointer") ? PointerEvent : MouseEvent)(kind, how));
    target.dispatchEvent(new MouseEvent("click", how));
    return true;
  };
  try {
    while (made < most && (!made || performance.now() - began < ENOUGH)) {
      if (await until("somebody is asked", () => over() ? "over" : asked() && "asked") === "over") return { made, over: true };
      const before = seq();
      let clicked = false;
      for (let tries = 0; tries < MOST_TRIES && !clicked && seq() === before; tries += 1) {
        const lit = [...document.querySelectorAll("[data-move], form[data-send=play] button")].filter(choice => choice.checkVisibility());
        clicked = lit.length > 0 && click(lit[below(lit.length)]);
        if (!clicked) await new Promise(done => setTimeout(done, 4));
      }
      if (!clicked && seq() === before) throw new Error(`no lit choice can be clicked: ${document.querySelector("#prompt").textContent}`);
      const waits = () => document.querySelector("#gesture")?.hidden === false;
      const moved = () => settled() && (seq() > before ? "moved" : notice() && "refused");
      let came = await until("a click is heard", () => waits() ? "waits" : moved());
      if (came === "waits") { click(document.querySelector("[data-confirm]")); came = await until("a move is made", moved); }
      if (came === "refused") throw new Error(`a lit choice is refused: ${notice()}`);
      made += 1;
    }
    return { made, over: false };
  } catch (error) { return { made, fault: String(error.message) }; }
})();
