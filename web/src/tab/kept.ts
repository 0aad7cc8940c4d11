/**
 * Tables on this device, in IndexedDB: what they are, their logs, packs of components, and the keys to their seats. A
 * log is only added to.
 */

import type { Known } from "../net/keys";

export interface KeptTable {
  id: string;
  row: string;
  made: number;
}
export interface KeptPack {
  hash: string;
  game: string;
  text: string;
}
export interface KeptEntry {
  table: string;
  number: number;
  entry: string;
  made: number;
}
export interface Everything {
  tables: KeptTable[];
  packs: KeptPack[];
  entries: KeptEntry[];
}
/** What is to be written, all of it or nothing. */
export interface Batch {
  tables?: { id: string; row: string }[];
  packs?: KeptPack[];
  entries?: { table: string; number: number; entry: string }[];
}

/** How writing went: done; something with this name is there; there is no room; the browser does not allow it. */
export type Written = "" | "taken" | "full" | "forbidden";

const NAME = "spinney";
const VERSION = 1;
const STORES = { tables: "id", packs: "hash", entries: ["table", "number"], keys: "table" };
const ALL = Object.keys(STORES);
const CARRIED = ALL.filter((store) => store !== "keys");
const TROUBLES: Record<string, Written> = { ConstraintError: "taken", QuotaExceededError: "full" };

let opened: Promise<IDBDatabase> | null = null;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      for (const [store, keyPath] of Object.entries(STORES)) request.result.createObjectStore(store, { keyPath });
    };
    request.onsuccess = () => {
      const base = request.result;
      // A newer page of ours must not wait for this one.
      base.onversionchange = () => base.close();
      base.onclose = () => (opened = null);
      resolve(base);
    };
    request.onerror = () => reject(request.error);
  }).catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
}

function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

const ofTable = (table: string) => IDBKeyRange.bound([table], [table, []]);

/** A table and its log as JSON; null if there is none. */
export async function table(id: string): Promise<string | null> {
  const base = await database().catch(() => null);
  if (!base) return null;
  const read = base.transaction(["tables", "entries"]);
  const [found, entries] = await Promise.all([
    answered<KeptTable | undefined>(read.objectStore("tables").get(id)),
    answered<KeptEntry[]>(read.objectStore("entries").getAll(ofTable(id))),
  ]);
  return found ? JSON.stringify({ row: found.row, entries: entries.map(({ entry }) => entry) }) : null;
}

export async function pack(hash: string): Promise<string | null> {
  const base = await database().catch(() => null);
  if (!base) return null;
  return (await answered<KeptPack | undefined>(base.transaction("packs").objectStore("packs").get(hash)))?.text ?? null;
}

/** Writes a batch. When it says so, a killed browser or a power cut does not lose it any more. */
export async function write(batch: Batch): Promise<Written> {
  const made = Date.now();
  return change((store) => {
    for (const one of batch.tables ?? []) store("tables").add({ ...one, made });
    for (const one of batch.packs ?? []) store("packs").put(one);
    for (const one of batch.entries ?? []) store("entries").add({ ...one, made });
  });
}

export async function remove(id: string): Promise<Written> {
  return change((store) => {
    store("tables").delete(id);
    store("entries").delete(ofTable(id));
    store("keys").delete(id);
  });
}

/** The keys to the seats of a table. What the browser keeps for pages by itself it may lose when it is killed. */
export async function writeKeys(known: Known): Promise<Written> {
  return change((store) => store("keys").put(known));
}

export async function allKeys(): Promise<Known[]> {
  const base = await database().catch(() => null);
  return base ? answered<Known[]>(base.transaction("keys").objectStore("keys").getAll()) : [];
}

/** All there is, for a file. */
export async function everything(): Promise<Everything> {
  const read = (await database()).transaction(CARRIED);
  const lists = await Promise.all(CARRIED.map(async (store) => [store, await answered(read.objectStore(store).getAll())]));
  return Object.fromEntries(lists) as Everything;
}

/** Adds tables that are not there, with their logs; what is there stays as it is. Says which were added. */
export async function bring(all: Everything): Promise<{ written: Written; added: string[] }> {
  const base = await database().catch(() => null);
  if (!base) return { written: "forbidden", added: [] };
  const there = new Set(await answered(base.transaction("tables").objectStore("tables").getAllKeys()));
  const added = all.tables.map(({ id }) => id).filter((id) => !there.has(id));
  const fresh = new Set(added);
  const written = await change((store) => {
    for (const one of all.tables) if (fresh.has(one.id)) store("tables").add(one);
    for (const one of all.packs) store("packs").put(one);
    for (const one of all.entries) if (fresh.has(one.table)) store("entries").put(one);
  });
  return { written, added: written === "" ? added : [] };
}

async function change(deed: (store: (name: string) => IDBObjectStore) => void): Promise<Written> {
  try {
    const base = await database();
    const writing = base.transaction(ALL, "readwrite", { durability: "strict" });
    const done = new Promise<Written>((resolve) => {
      writing.oncomplete = () => resolve("");
      writing.onabort = () => resolve(troubleOf(writing.error));
    });
    deed((name) => writing.objectStore(name));
    writing.commit();
    return await done;
  } catch (error) {
    return troubleOf(error);
  }
}

function troubleOf(error: unknown): Written {
  return TROUBLES[(error as DOMException | null)?.name ?? ""] ?? "forbidden";
}
