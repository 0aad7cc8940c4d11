/**
 * What is kept on this device as one file, and such a file back again: all tables with the keys to their seats, score
 * pads, and which lessons and puzzles have been learned.
 */

import { merge, known, type Known } from "../net/keys";
import { isPad, keepPad, padWith, pads } from "../pads/kept";
import type { Pad } from "../pads/pad";
import { allLearned, alsoLearned, type Learned } from "../shell/learned.svelte";
import { bring, everything, type Everything, type Written } from "./kept";

const FORMAT = "spinney-tables";
/** The first one had no pads, and nothing that was learned. */
const VERSION = 2;

/** Why a file is not taken: which sentence says so. */
export class Unusable extends Error {
  constructor(readonly words: "carry-stranger" | "carry-newer" | "carry-damaged") {
    super(words);
  }
}

interface Carried extends Everything {
  keys: Known[];
  pads: Pad[];
  learned: Learned;
}

/** Changes with every letter: what was cut off or mangled on the way is noticed. */
function sum(text: string): string {
  let hash = 0x811c9dc5;
  for (const unit of new TextEncoder().encode(text)) hash = Math.imul(hash ^ unit, 0x01000193);
  return (hash >>> 0).toString(16);
}

export function packed(carried: Carried): string {
  return JSON.stringify({ format: FORMAT, version: VERSION, sum: sum(JSON.stringify(carried)), carried });
}

export function unpacked(text: string): Carried {
  const file = parsed(text);
  if (file?.format !== FORMAT || typeof file.version !== "number") throw new Unusable("carry-stranger");
  if (file.version > VERSION) throw new Unusable("carry-newer");
  if (file.sum !== sum(JSON.stringify(file.carried))) throw new Unusable("carry-damaged");
  const carried = { pads: [], learned: { lessons: {}, puzzles: {} }, ...(file.carried as object) } as unknown as Carried;
  if (!whole(carried)) throw new Unusable("carry-damaged");
  return carried;
}

function parsed(text: string): { format?: unknown; version?: unknown; sum?: unknown; carried?: unknown } | null {
  try {
    return JSON.parse(text);
  } catch {
    // It may be one of ours that was cut off.
    throw new Unusable(text.includes(`"${FORMAT}"`) ? "carry-damaged" : "carry-stranger");
  }
}

const isText = (value: unknown) => typeof value === "string";

/** Whether everything has its place, and no log has a gap. */
function whole({ tables, packs, entries, keys, pads: sheets }: Carried): boolean {
  if (![tables, packs, entries, keys, sheets].every(Array.isArray)) return false;
  const logs = new Map(tables.map(({ id }) => [id, [] as number[]]));
  for (const { table, number } of entries) logs.get(table)?.push(number);
  return (
    tables.every(({ id, row }) => isText(id) && isText(row)) &&
    packs.every(({ hash, text }) => isText(hash) && isText(text)) &&
    entries.every(({ table, number, entry }) => logs.has(table) && Number.isInteger(number) && isText(entry)) &&
    [...logs.values()].every((numbers) => numbers.sort((a, b) => a - b).every((number, i) => number === numbers[0]! + i)) &&
    keys.every(({ table, tokens }) => isText(table) && Array.isArray(tokens)) &&
    sheets.every(isPad)
  );
}

export async function toFile(): Promise<string> {
  return packed({ ...(await everything()), keys: known(), pads: pads(), learned: allLearned() });
}

export interface Brought {
  written: Written;
  /** Tables that were not there, and all of the file. */
  added: number;
  all: number;
  /** Pads that were not there. */
  pads: number;
}

/** Adds what is not there; says how much that was. */
export async function fromFile(text: string): Promise<Brought> {
  const carried = unpacked(text);
  const { written, added } = await bring(carried);
  if (written === "") merge(carried.keys.filter(({ table }) => added.includes(table)));
  alsoLearned(carried.learned);
  const brought = bringPads(carried.pads);
  return { written: written || brought.written, added: added.length, all: carried.tables.length, pads: brought.added };
}

/** Pads that are there already get what is newer in the file. */
function bringPads(carried: Pad[]): { written: Written; added: number } {
  const fresh = new Set(carried.filter(({ id }) => !padWith(id)));
  const kept = carried.filter(keepPad);
  return { written: kept.length < carried.length ? "full" : "", added: kept.filter((pad) => fresh.has(pad)).length };
}
