// The page of notices: turns them on in this browser, and says plainly where that cannot be. Everything else on the page is forms.
"use strict";
(() => {
  const card = document.getElementById("browser");
  if (!card) return;
  const state = card.querySelector(".state");
  const button = card.querySelector(".turn-on");
  const say = (what) => { state.textContent = card.dataset[what]; };

  const hex = (buffer) => Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, "0")).join("");
  const mark = async (endpoint) => hex(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint))).slice(0, 16);

  // Such devices have notices only for what was put on the home screen, and know nothing of them elsewhere.
  const wantsHomeScreen = () => {
    const touched = /iPhone|iPad|iPod/.test(navigator.userAgent) || (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);
    return touched && !navigator.standalone;
  };

  // What a person would call this browser; enough to tell a phone from a desk.
  const label = () => {
    const agent = navigator.userAgent;
    const first = (pairs) => (pairs.find(([pattern]) => pattern.test(agent)) || [0, ""])[1];
    const browser = first([[/Edg\//, "Edge"], [/OPR\//, "Opera"], [/Firefox\//, "Firefox"], [/Chrome\//, "Chrome"], [/Safari\//, "Safari"]]) || "Browser";
    const system = first([[/Android/, "Android"], [/iPhone/, "iPhone"], [/iPad/, "iPad"], [/Windows/, "Windows"], [/Mac OS/, "Mac"], [/Linux/, "Linux"]]);
    return system ? `${browser}, ${system}` : browser;
  };

  const keyBytes = () => {
    const text = card.dataset.key.replace(/-/g, "+").replace(/_/g, "/");
    return Uint8Array.from(atob(text + "=".repeat((4 - text.length % 4) % 4)), (letter) => letter.charCodeAt(0));
  };

  const worker = async () => {
    await navigator.serviceWorker.register(card.dataset.worker, { scope: "/" });
    return navigator.serviceWorker.ready;
  };

  const turnOn = async () => {
    button.disabled = true;
    try {
      if (await Notification.requestPermission() !== "granted") {
        say("blocked");
        return;
      }
      const { pushManager } = await worker();
      // Another house may have had this address before: its key cannot be used for ours.
      const before = await pushManager.getSubscription();
      if (before) await before.unsubscribe();
      const { endpoint, keys } = (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: keyBytes() })).toJSON();
      const body = JSON.stringify({ endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth }, label: label() });
      const answer = await fetch("/api/v1/me/devices", { method: "POST", headers: { "content-type": "application/json" }, body });
      if (!answer.ok) throw new Error(answer.statusText);
      location.reload();
    } catch {
      say("failed");
    } finally {
      button.disabled = false;
    }
  };

  const look = async () => {
    if (!window.isSecureContext) return say("unsafe");
    if (!("serviceWorker" in navigator) || !("PushManager" in window) || !("Notification" in window)) {
      return say(wantsHomeScreen() ? "install" : "unsupported");
    }
    if (Notification.permission === "denied") return say("blocked");
    const registration = await navigator.serviceWorker.getRegistration("/");
    const subscription = registration && await registration.pushManager.getSubscription();
    const own = subscription && card.querySelector(`[data-mark="${await mark(subscription.endpoint)}"]`);
    if (own && Notification.permission === "granted") return say("on");
    say("off");
    button.hidden = false;
    button.addEventListener("click", turnOn);
  };
  look().catch(() => say("unsupported"));

  // Until somebody has chosen a time zone the hour of the daily mail is meant by the clock of this browser.
  const zone = document.querySelector("input[name=zone]"), about = document.getElementById("digest-zone");
  if (zone) {
    zone.value = Intl.DateTimeFormat().resolvedOptions().timeZone || "";
    if (zone.value) about.querySelector("span").textContent = about.dataset.template.replace("{}", zone.value.replaceAll("_", " "));
  }
})();
