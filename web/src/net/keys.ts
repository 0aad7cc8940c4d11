/**
 * The tables that this browser knows: the keys to its seats, and how games ended. At a server a key has no token: there
 * the seat belongs to whoever has the cookie of this browser.
 */

import { ALONE, remember, remembered, removed } from "#where";
import type { Costly, Created, SeatToken, State } from "../messages";

/** How a game ended. The lines of the sheets are left out. */
export type Ended = Pick<State, "seats" | "sheets" | "winners" | "teams" | "target">;

export interface Again {
  /** The table of the finished game. */
  table: string;
  costliest: Costly[];
  at: number;
}

export interface Known {
  table: string;
  game: string;
  title: string;
  tokens: SeatToken[];
  touched: number;
  over: boolean;
  ended?: Ended;
  /** The server no longer has it. */
  gone?: boolean;
  /** The lesson that is taken there. */
  lesson?: string;
  /** A puzzle is tried there, or a decision once more: it is on no list. */
  aside?: boolean;
  /** Which of the costliest decisions of a finished game is tried once more. */
  again?: Again;
}

const PLACE = "spinney-tables";
/** A server forgets; what is on this device only must not fall off the list. */
const most = () => (ALONE ? 500 : 60);

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

/** Games on this device only should not be cleared away when room gets scarce: the browser is asked to spare them. */
function spared(): void {
  if (ALONE) void navigator.storage?.persist?.().catch(() => false);
}

export function keep(created: Created, game: string, title: string, more: Pick<Known, "lesson" | "aside" | "again"> = {}): void {
  spared();
  const before = find(created.table);
  const tokens = [...(before?.tokens ?? []), ...created.tokens];
  const entry = { table: created.table, game, title, tokens, touched: Date.now(), over: false, ...more };
  remember(entry);
  write(entry);
  if (more.aside) unlisted(created.table);
  known().filter((one) => one.aside).slice(FEW).forEach(drop);
}

/** A server has a list, too. */
function unlisted(table: string): void {
  if (!ALONE) void removed(table);
}

/** Tokens of before servers gave cookies are traded for the cookie, once: what cannot be traded is worth nothing. */
export async function trade(claim: (table: string, token: string) => Promise<unknown>): Promise<void> {
  if (ALONE) return;
  for (const one of known()) {
    for (const { token } of one.tokens.filter((key) => key.token)) await claim(one.table, token);
    if (one.tokens.some((key) => key.token)) write({ ...one, tokens: one.tokens.map(({ seat }) => ({ seat, token: "" })) });
  }
}

/** So many tables that are on no list are kept, for whoever goes back to the one before. */
const FEW = 8;

/** Takes a table off the list for good. */
export function drop({ table }: Pick<Known, "table">): void {
  void removed(table);
  forget(table);
}

/** The tables that are on lists. */
export const listed = (): Known[] => known().filter((one) => !one.aside);

/** Brings back what the page has forgotten, but not what its owner has. */
export async function recall(): Promise<void> {
  merge(await remembered().catch(() => []));
}

/** What a table looks like now. Its date is that of the last visit; after the end that of the end. */
export function note(state: State, now = Date.now()): void {
  const before = find(state.table);
  if (!before || (state.over && before.ended)) return;
  const touched = state.over && before.over ? before.touched : now;
  write({ ...before, title: state.title, over: state.over, ended: state.over ? endOf(state) : undefined, touched });
}

export function endOf({ seats, sheets, winners, teams, target }: State): Ended {
  return { seats, sheets: sheets.map((sheet) => ({ ...sheet, lines: {} })), winners, teams, target };
}

export function lost(table: string): void {
  save(known().map((one) => (one.table === table ? { ...one, gone: true } : one)));
}

export function forget(table: string): void {
  save(known().filter((one) => one.table !== table));
}

/** Adds tables that are not known yet. */
export function merge(others: Known[]): void {
  const there = new Set(known().map(({ table }) => table));
  const strange = others.filter(({ table }) => !there.has(table));
  if (strange.length === 0) return;
  strange.forEach(remember);
  save([...known(), ...strange].slice(0, most()));
}

function write(entry: Known): void {
  save([entry, ...known().filter((one) => one.table !== entry.table)].slice(0, most()));
}

function save(list: Known[]): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(list));
  } catch {
    // A browser that keeps nothing can still play: the table is in the address.
  }
}
