/* Coven's worker: what opens without a network, and nothing that a seat alone may see.

   What belongs to nobody (SETTINGS.pages: rulebooks, the page for times without a network) is fetched without cookies when a version is
   installed, and replaced when the next one is. Soon afterwards SETTINGS.lessons are fetched, the puzzles of each day, and every lesson that
   is begun: a lesson ahead is a list of its pages, and of where the choices lead that the lesson wants. Other pages are kept when
   they were opened, and only if the server says so by x-keep: it never does for a table at which a game goes on. They are dropped as
   soon as x-whose names somebody else than before, and when a form is sent that changes who somebody is.

   Pages come from the network as long as it answers. A new version takes over with the next page that is opened; nothing is reloaded. */
"use strict";
const SETTINGS = null;
const { version, language, pages, lessons, files, scripts, banner, unjudged, nothing } = SETTINGS;
const PUBLIC = `coven-public-${version}`, TODAY = `coven-today-${version}`, OWN = "coven-own";
const WHOSE = "/whose", OFFLINE = "/offline", DAY = "/day", PUZZLES = "/puzzles/today";
/* A lesson by its page, and a puzzle by its own. */
const LESSON = /^(\/learn\/[^/]+\/[^/]+)\/\d+$/, PUZZLE = /^\/puzzles\/[^/]+\/\d+$/;
/* Milliseconds between two pages that nobody waits for: others of the same house want to be answered, too. */
const PAUSE = 100;
/* Pages that were opened, the latest. */
const MOST = 60;
/* Where a form goes that changes who somebody is. */
const LEAVING = ["/you/sign-out", "/you/sign-in", "/you/account", "/you/delete"];
for (const script of scripts) importScripts(script);

addEventListener("install", event => event.waitUntil((async () => {
  const cache = await caches.open(PUBLIC);
  await cache.addAll(files);
  // One after the other, so that nobody waits for it.
  for (const page of pages) await fetchAhead(cache, page);
  await skipWaiting();
})()));

addEventListener("activate", event => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (/^coven-(public|today)-/.test(name) && ![PUBLIC, TODAY].includes(name)) await caches.delete(name);
})()));

/* Fetches what belongs to nobody, unless it is there; null if it cannot be had now. */
const fetchAhead = async (cache, key) => {
  const there = await cache.match(key);
  if (there) return there;
  const answer = await fetch(`${key}${key.includes("?") ? "&" : "?"}lang=${language}`, { credentials: "omit" });
  if (!answer.ok) return null;
  await cache.put(key, answer.clone());
  return answer;
};

/* All pages of a lesson. The list comes last, so that what was interrupted is gone on with the next time. */
const fetchLesson = async lesson => {
  const cache = await caches.open(PUBLIC), list = `${lesson}/ahead`;
  if (await cache.match(list)) return;
  const answer = await fetch(`${list}?lang=${language}`, { credentials: "omit" });
  if (!answer.ok) return;
  const { pages } = await answer.clone().json();
  for (const page of pages) {
    if (!await fetchAhead(cache, page)) return;
    await pause();
  }
  await cache.put(list, answer);
};
const pause = () => new Promise(done => setTimeout(done, PAUSE));

/* The puzzles of the day, which begins everywhere at the same time, with their solutions. */
const fetchToday = async () => {
  const day = new Date().toISOString().slice(0, 10), before = await caches.open(TODAY);
  if (await (await before.match(DAY))?.text() === day) return;
  await caches.delete(TODAY);
  const cache = await caches.open(TODAY), list = await fetchAhead(cache, PUZZLES);
  const links = list ? [...(await list.text()).matchAll(/href="(\/puzzles\/[^/"]+\/\d+)"/g)].map(([, link]) => link) : [];
  for (const link of new Set(links)) {
    if (!await fetchAhead(cache, link) || !await fetchAhead(cache, `${link}?show=yes`)) return;
    await pause();
  }
  if (links.length) await cache.put(DAY, new Response(day));
};

/* What is fetched while somebody reads; what fails is tried again with the next page. A lesson that is begun meanwhile is fetched, too. */
let ahead = null;
const wanted = new Set();
const fetchWanted = async () => {
  for (const lesson of wanted) {
    await fetchLesson(lesson);
    wanted.delete(lesson);
  }
};
const goAhead = path => {
  const begun = path.match(LESSON);
  for (const lesson of begun ? [begun[1], ...lessons] : lessons) wanted.add(lesson);
  return ahead ||= (async () => {
    try {
      await fetchWanted();
      await fetchToday();
      await fetchWanted();
    } catch { /* there is no network any more */ }
    ahead = null;
  })();
};

/* Keeps a page that was opened, for whoever it was made for. */
const remember = async (key, answer) => {
  const whose = answer.type === "basic" && answer.headers.get("x-whose");
  if (!whose) return;
  const before = await (await (await caches.open(OWN)).match(WHOSE))?.text();
  if (before !== whose) await caches.delete(OWN);
  const own = await caches.open(OWN);
  if (before !== whose) await own.put(WHOSE, new Response(whose));
  if (!answer.ok || !answer.headers.get("x-keep")) return void await own.delete(key);
  await own.delete(key);
  await own.put(key, answer);
  const [, ...kept] = await own.keys();
  for (const old of kept.slice(0, Math.max(0, kept.length - MOST))) await own.delete(old);
};

const page = text => new Response(text, { headers: { "content-type": "text/html; charset=utf-8" } });
const address = request => new URL(request.url).pathname + new URL(request.url).search;

/* A page of an earlier version is shown with the files of this one. */
const dressed = text => text.replace(/\/assets\/([a-z0-9-]+)-[0-9a-f]{12}(\.[a-z]+)/g, (old, name, kind) =>
  files.find(file => file.replace(/-[0-9a-f]{12}(?=\.[a-z]+$)/, "") === `/assets/${name}${kind}`) || old);
const shown = async (found, told) => page(dressed(await found.text()).replace("<main", `<p class="kept-page" role="status">${told}</p><main`));

/* What was kept of a page, with a word that says so. What a choice comes to is kept for those that a lesson wants, and as the solution
   of a puzzle of the day; of others it is said that the network is needed. */
const kept = async key => {
  const [own, common, today] = [await caches.open(OWN), await caches.open(PUBLIC), await caches.open(TODAY)];
  const found = await own.match(key) || await common.match(key) || await today.match(key);
  if (found) return shown(found, banner);
  const { pathname, search, searchParams } = new URL(key, location.href);
  // Another moment of a finished game is another position.
  if (!search || pathname.startsWith("/table/")) return null;
  const lesson = pathname.match(LESSON), list = lesson && await common.match(`${lesson[1]}/ahead`);
  const way = list && (await list.json()).ways[key];
  if (way) return Response.redirect(new URL(way, location.href), 303);
  const made = searchParams.get("made");
  const choices = [PUZZLE.test(pathname) && `${pathname}?show=yes`, made && `${pathname}?made=${search.match(/made=([^&]*)/)[1]}`, pathname];
  for (const choice of choices.filter(Boolean)) {
    const before = await own.match(choice) || await common.match(choice) || await today.match(choice);
    if (before) return shown(before, /[?&](try|answer|show)=/.test(search) ? unjudged : banner);
  }
  return null;
};

/* Whether a page is named in the list of what opens: the beginnings of lessons, and not what came of a choice. */
const isListed = key => !/[?&](made|try|answer|show)=/.test(key) && (!/^\/learn\/.*\/(\d+|ahead)/.test(key) || /\/1$/.test(key));

/* The page for times without a network, with the list of what opens now. */
const offline = async () => {
  const items = new Map();
  for (const name of [OWN, TODAY, PUBLIC]) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const key = address(request);
      if ([WHOSE, OFFLINE, DAY].includes(key) || key.startsWith("/assets/") || !isListed(key) || items.has(key)) continue;
      const title = (await (await cache.match(request)).text()).match(/<title>([^<]*)/)?.[1] || key;
      items.set(key, `<li><a href="${key.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}">${title}</a></li>`);
    }
  }
  const plain = await (await caches.open(PUBLIC)).match(OFFLINE);
  return plain ? page((await plain.text()).replace("<!--kept-->", [...items.values()].join("") || `<li>${nothing}</li>`)) : Response.error();
};

addEventListener("fetch", event => {
  const { request } = event, url = new URL(request.url);
  if (url.origin !== location.origin) return;
  if (request.method === "POST" && LEAVING.includes(url.pathname)) event.waitUntil(caches.delete(OWN));
  if (request.method === "GET" && url.pathname.startsWith("/assets/")) {
    return event.respondWith(caches.match(request).then(found => found || fetch(request)));
  }
  if (request.mode !== "navigate") return;
  event.respondWith((async () => {
    try {
      const answer = await fetch(request);
      if (request.method === "GET") {
        event.waitUntil(remember(address(request), answer.clone()));
        event.waitUntil(goAhead(url.pathname));
      }
      return answer;
    } catch {
      return request.method === "GET" && await kept(address(request)) || offline();
    }
  })());
});
