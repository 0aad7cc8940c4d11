/** What has happened since whoever looks moved last: that is what is marked, and what is seen to come about. */

import type { Deed } from "../messages";

/** News grow with the moves of others; an own move, which counts itself, begins them anew. Who only looks on sees the newest. */
export function newsAfter<D extends Deed>(before: readonly D[], fresh: readonly D[], viewer: number): D[] {
  const own = fresh.findLastIndex((deed) => deed.seat === viewer);
  if (viewer < 0) return fresh.slice(-1);
  return own >= 0 ? fresh.slice(own) : [...before, ...fresh];
}
