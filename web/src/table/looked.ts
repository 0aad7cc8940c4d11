/** What somebody has seen of each table: the moves up to a ply, kept on this device. */

import type { Deed } from "../messages";

const PLACE = "spinney-looked";
const MOST = 60;

function kept(): [table: string, ply: number][] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(found) ? (found as [string, number][]).filter((one) => typeof one?.[0] === "string" && Number.isInteger(one[1])) : [];
  } catch {
    return [];
  }
}

/** The ply that was seen last; null at a table that was never looked at here. */
export function lookedAt(table: string): number | null {
  return kept().find(([one]) => one === table)?.[1] ?? null;
}

export function look(table: string, ply: number): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify([[table, ply], ...kept().filter(([one]) => one !== table)].slice(0, MOST)));
  } catch {
    // Then nothing is told the next time.
  }
}

/** The moves of others after a ply that there is something to tell about. */
export function since(log: readonly Deed[], ply: number, own: readonly number[]): Deed[] {
  return log.filter((deed) => deed.ply > ply && deed.events.length > 0 && !own.includes(deed.seat));
}
