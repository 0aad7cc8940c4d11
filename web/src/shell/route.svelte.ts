/** Where we are: the address decides what is shown. */

import { ALONE } from "#where";
import { FRAGMENTS, PATHS } from "./address";

const addresses = ALONE ? FRAGMENTS : PATHS;

export const route = $state({ path: "/", search: "" });

function read(): void {
  Object.assign(route, addresses.place(location));
}

read();
addEventListener("popstate", read);

/** What stands in a link to a place; every link within Spinney is made by it. */
export const href = addresses.href;

/** The whole address of a place, to be sent to somebody. */
export const whole = (place: string): string => new URL(href(place), location.href).href;

/** The whole address of a place with a long text in it. */
export const carrying = (place: string, text: string): string => new URL(addresses.carrying(place, text), location.href).href;

export function go(place: string, instead = false): void {
  history[instead ? "replaceState" : "pushState"](null, "", href(place));
  const before = route.path;
  read();
  if (before !== route.path) scrollTo(0, 0);
}

/** Clicks on links of our own do not load the page anew. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest?.("a");
  if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (link.origin !== location.origin || link.hasAttribute("download") || link.target) return;
  if (ALONE ? link.pathname !== location.pathname : /^\/(api\/|schema)/.test(link.pathname)) return;
  if (link.hash && !link.hash.startsWith("#/") && link.pathname === location.pathname) return within(event, link.hash);
  event.preventDefault();
  const { path, search } = addresses.place(link)!;
  go(path + search + (ALONE ? "" : link.hash));
}

/** To a part of the page that is shown. Where the fragment is the place, that is not for the address. */
function within(event: MouseEvent, hash: string): void {
  if (!ALONE) return;
  event.preventDefault();
  const part = document.getElementById(decodeURIComponent(hash.slice(1)));
  part?.scrollIntoView();
  part?.focus();
}
