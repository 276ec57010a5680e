/* Coven's worker: what opens without a network, and nothing that a seat alone may see.

   What belongs to nobody (SETTINGS.pages: rulebooks, beginnings of lessons, the page for times without a network) is fetched without
   cookies when a version is installed, and replaced when the next one is. Other pages are kept when they were opened, and only if the
   server says so by x-keep: it never does for a table at which a game goes on. They are dropped as soon as x-whose names somebody else
   than before, and when a form is sent that changes who somebody is.

   Pages come from the network as long as it answers. A new version takes over with the next page that is opened; nothing is reloaded. */
"use strict";
const SETTINGS = null;
const { version, language, pages, files, scripts, banner, nothing } = SETTINGS;
const PUBLIC = `coven-public-${version}`, OWN = "coven-own", WHOSE = "/whose", OFFLINE = "/offline";
/* Pages that were opened, the latest. */
const MOST = 60;
/* Where a form goes that changes who somebody is. */
const LEAVING = ["/you/sign-out", "/you/sign-in", "/you/account", "/you/delete"];
for (const script of scripts) importScripts(script);

addEventListener("install", event => event.waitUntil((async () => {
  const cache = await caches.open(PUBLIC);
  await cache.addAll(files);
  // One after the other, so that nobody waits for it.
  for (const page of pages) {
    const answer = await fetch(`${page}?lang=${language}`, { credentials: "omit" });
    if (answer.ok) await cache.put(page, answer);
  }
  await skipWaiting();
})()));

addEventListener("activate", event => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith("coven-public-") && name !== PUBLIC) await caches.delete(name);
})()));

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

/* What was kept of a page, with a word that says so. */
const kept = async key => {
  const found = await (await caches.open(OWN)).match(key) || await (await caches.open(PUBLIC)).match(key, { ignoreSearch: true });
  return found && page((await found.text()).replace("<main", `<p class="kept-page" role="status">${banner}</p><main`));
};

/* The page for times without a network, with the list of what opens now. */
const offline = async () => {
  const items = new Map();
  for (const name of [OWN, PUBLIC]) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const key = address(request);
      if (key === WHOSE || key === OFFLINE || key.startsWith("/assets/") || items.has(key)) continue;
      const title = (await (await cache.match(request)).text()).match(/<title>([^<]*)/)?.[1] || key;
      items.set(key, `<li><a href="${key.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}">${title}</a></li>`);
    }
  }
  const shown = await (await caches.open(PUBLIC)).match(OFFLINE);
  return shown ? page((await shown.text()).replace("<!--kept-->", [...items.values()].join("") || `<li>${nothing}</li>`)) : Response.error();
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
      if (request.method === "GET") event.waitUntil(remember(address(request), answer.clone()));
      return answer;
    } catch {
      return request.method === "GET" && await kept(address(request)) || offline();
    }
  })());
});
