/**
 * The service worker of a served page: shows what the server pushes, and opens the table on a click. It keeps no files
 * and answers no requests; the site has a worker of its own for that (`tab/service.ts`).
 */

import type { NoticeWays } from "../messages";
import { WHERE } from "./answering";
import { addressOf, subscribed } from "./subscribing";

interface Life extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Pushed extends Life {
  data: { text(): string } | null;
}
interface Clicked extends Life {
  notification: Notification;
}
interface Window {
  url: string;
  visibilityState: DocumentVisibilityState;
  postMessage(message: string, transfer: Transferable[]): void;
  focus(): Promise<unknown>;
}
interface Service {
  registration: ServiceWorkerRegistration;
  clients: {
    matchAll(which: { type: "window"; includeUncontrolled: boolean }): Promise<Window[]>;
    openWindow(path: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "pushsubscriptionchange", hear: (event: Life) => void): void;
  addEventListener(type: "push", hear: (event: Pushed) => void): void;
  addEventListener(type: "notificationclick", hear: (event: Clicked) => void): void;
}

/** What the server pushes. */
interface Told {
  title: string;
  words: string;
  path: string;
}

const service = self as unknown as Service;
const TABLE = /^\/table\/[\w-]{1,40}$/;
const MOST = 500;
const PATIENCE_MS = 2000;

/** What was pushed, if it is something that the server says. */
function read(text: string): Told | null {
  try {
    const told = JSON.parse(text) as Partial<Record<keyof Told, unknown>> | null;
    const { title, words, path } = told ?? {};
    if (typeof title !== "string" || typeof words !== "string" || typeof path !== "string" || !TABLE.test(path)) return null;
    return { title: title.slice(0, MOST), words: words.slice(0, MOST), path };
  } catch {
    return null;
  }
}

/** At which place a page is; one that does not answer, because it sleeps, is where it was opened. */
function placeOf(page: Window): Promise<string> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = (event) => resolve(String(event.data));
    setTimeout(() => resolve(new URL(page.url).pathname), PATIENCE_MS);
    page.postMessage(WHERE, [port2]);
  });
}

async function pagesAt(path: string): Promise<Window[]> {
  const pages = await service.clients.matchAll({ type: "window", includeUncontrolled: true });
  const places = await Promise.all(pages.map(placeOf));
  return pages.filter((_, at) => places[at] === path);
}

/** Whoever looks at the table sees it there; of one table only the newest notice stays. */
async function shown(text: string): Promise<void> {
  const told = read(text);
  if (!told || (await pagesAt(told.path)).some((page) => page.visibilityState === "visible")) return;
  await service.registration.showNotification(told.title, { body: told.words, tag: told.path, data: told.path, icon: "/mark.svg" });
}

async function opened(path: string): Promise<void> {
  const [open] = await pagesAt(path);
  await (open ? open.focus() : service.clients.openWindow(path));
}

/** The browser has given the subscription up: a new one takes its place. */
async function renewed(): Promise<void> {
  const ways = (await (await fetch("/api/push/key")).json()) as NoticeWays;
  const address = addressOf(await subscribed(service.registration.pushManager, ways), navigator.language.slice(0, 2));
  const headers = { "content-type": "application/json" };
  await fetch("/api/me/addresses", { method: "POST", headers, body: JSON.stringify(address) });
}

service.addEventListener("install", (event) => event.waitUntil(service.skipWaiting()));
service.addEventListener("push", (event) => event.waitUntil(shown(event.data?.text() ?? "")));
service.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(opened(String(event.notification.data)));
});
service.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renewed()));
