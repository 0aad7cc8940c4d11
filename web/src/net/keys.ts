/** The tables that this browser knows, with the keys to its seats. */

import type { Created, SeatToken } from "../messages";

export interface Known {
  table: string;
  game: string;
  title: string;
  tokens: SeatToken[];
  touched: number;
  over: boolean;
}

const PLACE = "spinney-tables";
const MOST = 60;

export function known(): Known[] {
  try {
    const list = JSON.parse(localStorage.getItem(PLACE) ?? "[]") as Known[];
    return list.sort((a, b) => b.touched - a.touched);
  } catch {
    return [];
  }
}

export function find(table: string): Known | undefined {
  return known().find((one) => one.table === table);
}

export function keep(created: Created, game: string, title: string): void {
  const before = find(created.table);
  const tokens = [...(before?.tokens ?? []), ...created.tokens];
  write({ table: created.table, game, title, tokens, touched: Date.now(), over: false });
}

export function touch(table: string, change: Partial<Known>): void {
  const before = find(table);
  if (before) write({ ...before, ...change, touched: Date.now() });
}

export function forget(table: string): void {
  save(known().filter((one) => one.table !== table));
}

function write(entry: Known): void {
  save([entry, ...known().filter((one) => one.table !== entry.table)].slice(0, MOST));
}

function save(list: Known[]): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(list));
  } catch {
    // A browser that keeps nothing can still play: the table is in the address.
  }
}
