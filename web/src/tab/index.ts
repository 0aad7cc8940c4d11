/** Spinney in a tab: everything happens in this browser. In the site this takes the place of `net/served.ts`. */

import type { Parts } from "../net/host";
import type { Known } from "../net/keys";
import { Desk } from "./desk";
import { TabHost } from "./host";
import { allKeys, remove, writeKeys } from "./kept";
import { Python } from "./python";
import { fill, serve } from "./serving";
import { told } from "./told.svelte";

export const ALONE = true;

const AT_A_TABLE = "#/table/";
const base = new URL(".", document.baseURI).href;
let python: Python | null = null;

export const host = new TabHost(
  (lead) => {
    idle(early);
    // Whoever comes to a table needs Python at once.
    if (location.hash.startsWith(AT_A_TABLE)) queueMicrotask(() => python?.wake());
    return new Desk(
      (tell) => (python = new Python(() => new Worker(new URL("./worker.ts", import.meta.url), { type: "module" }), base, tell)),
      (tab, message) => lead.tell(tab, message),
      (news) => lead.tellAll(news),
    );
  },
  (news) => {
    if (news.loading) told.loading = news.loading;
    if (news.storage) told.storage = news.storage;
    if (news.loading?.ready) fill();
  },
);

/** Python is fetched while nobody asks for it yet, but not from somebody who pays for every byte. */
function early(): void {
  const thrifty = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;
  if (host.leads && !thrifty) python?.wake();
}

/** Does something when the page is there and has nothing better to do. */
function idle(deed: () => void): void {
  const soon = () => ("requestIdleCallback" in window ? requestIdleCallback(deed, { timeout: 3000 }) : setTimeout(deed, 1000));
  if (document.readyState === "complete") soon();
  else addEventListener("load", soon, { once: true });
}

idle(() => void serve(base));

export const parts: Parts = {
  notes: () => import("./Notes.svelte"),
  carry: () => import("./Carry.svelte"),
};

/** The keys to a table's seats are kept beside it, before the first move is. */
export const remember = (known: Known): void => void writeKeys(known);

/** All keys that are kept: when the browser was killed the page may have forgotten some. */
export const remembered = allKeys;

/** A table that is taken off the list is gone for good: nobody else has it. */
export async function removed(table: string): Promise<void> {
  await remove(table);
  host.forget(table);
}
