/**
 * The service worker: after the first visit the site needs no network. It serves one version of the files, those in
 * the list that `scripts/site.py` puts before this text; the next version waits until somebody takes it.
 */

import { address, file, keep, shelf, type Files } from "./files";
import { needed } from "./modules";

declare const FILES: Files;

interface Life extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Asking extends Life {
  request: Request;
  respondWith(response: Promise<Response>): void;
}
interface Message extends Life {
  data: unknown;
}
interface Service {
  registration: { scope: string };
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", hear: (event: Life) => void): void;
  addEventListener(type: "fetch", hear: (event: Asking) => void): void;
  addEventListener(type: "message", hear: (event: Message) => void): void;
}

const service = self as unknown as Service;
const base = service.registration.scope;
const all = needed(Object.keys(FILES.files));
const START = "index.html";
const LIST = "files.json";

/** Fetches what is not there yet, one after the other: the page may need the network for something else. */
async function filled(paths: string[]): Promise<void> {
  const place = await shelf();
  for (const path of paths) {
    if (!(await place?.match(address(FILES, base, path)))) await fetched(path);
  }
}

/** What the browser has fetched for the page a moment ago is not fetched again; if it is of another version, it is. */
async function fetched(path: string): Promise<void> {
  if (await keep(FILES, base, path, await fetch(new URL(path, base), { cache: "force-cache" }))) return;
  if (await keep(FILES, base, path, await fetch(address(FILES, base, path)))) return;
  throw new Error(`${path} is of another version`);
}

/** Whoever had all of the version before has all of this one before it takes over. */
async function installed(): Promise<void> {
  const before = (await (await shelf())?.keys())?.length ?? 0;
  await filled(before > FILES.shell.length ? all : FILES.shell);
}

/** What only older versions had goes. */
async function tidied(): Promise<void> {
  const place = await shelf();
  const ours = new Set(Object.keys(FILES.files).map((path) => address(FILES, base, path)));
  for (const request of (await place?.keys()) ?? []) if (!ours.has(request.url)) await place!.delete(request);
  await service.clients.claim();
}

/** Which of our files is asked for; null: none of ours. */
function pathOf(request: Request): string | null {
  const url = request.url.split(/[?#]/)[0]!;
  if (request.method !== "GET" || !url.startsWith(base)) return null;
  const path = url.slice(base.length) || START;
  return path === LIST || path in FILES.files ? path : null;
}

const MESSAGES: Record<string, () => Promise<unknown>> = {
  fill: () => filled(all).catch(() => {}),
  take: () => service.skipWaiting(),
};

service.addEventListener("install", (event) => event.waitUntil(installed()));
service.addEventListener("activate", (event) => event.waitUntil(tidied()));
service.addEventListener("message", (event) => event.waitUntil(MESSAGES[String(event.data)]?.() ?? Promise.resolve()));
service.addEventListener("fetch", (event) => {
  const path = pathOf(event.request);
  if (path === LIST) event.respondWith(Promise.resolve(Response.json(FILES)));
  else if (path) event.respondWith(file(FILES, base, path));
});
