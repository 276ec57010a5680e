// What the service worker does with notices: it shows them, and opens the table that they are about.
"use strict";
(() => {
  const windows = () => self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const path = (client) => new URL(client.url).pathname;

  const show = async (event) => {
    let told;
    try {
      told = event.data.json();
    } catch {
      return;
    }
    const target = typeof told.path === "string" && /^\/(?![/\\])/.test(told.path) ? told.path : "/";
    // Whoever has the table in front sees it there.
    const inFront = (client) => client.visibilityState === "visible" && path(client) === target;
    if (told.kind !== "test" && (await windows()).some(inFront)) return;
    await self.registration.showNotification(told.title, { body: told.body, lang: told.lang, tag: told.tag, renotify: true, data: { path: target } });
  };

  const open = async (notification) => {
    const target = notification.data && notification.data.path || "/";
    const there = (await windows()).find((client) => path(client) === target);
    if (there) return there.focus();
    return self.clients.openWindow(target);
  };

  self.addEventListener("push", (event) => event.waitUntil(show(event)));
  self.addEventListener("notificationclick", (event) => {
    event.notification.close();
    event.waitUntil(open(event.notification));
  });
})();
