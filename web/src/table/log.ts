/** The log as it comes: entries from some ply on take the place of all from there. */

import type { Deed } from "../messages";

export function mergeLog<D extends Deed>(known: readonly D[], from: number, entries: readonly D[]): D[] {
  return [...known.filter((deed) => deed.ply < from), ...entries];
}

/** The entries that have something to read, the newest last. */
export function told(log: readonly Deed[], upto: number): Deed[] {
  return log.filter((deed) => deed.ply <= upto && deed.events.length > 0);
}
