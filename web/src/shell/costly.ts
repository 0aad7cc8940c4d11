/** The costliest decisions of an analysis, one after the other. */

import type { Analysis, Costly } from "../messages";

/** In the order of the game; after the last comes the first again. */
export function follower(analysis: Analysis | null, one: Costly | null): Costly | null {
  const inOrder = (analysis?.costliest ?? []).toSorted((a, b) => a.ply - b.ply);
  const at = inOrder.findIndex(({ ply, seat }) => ply === one?.ply && seat === one.seat);
  return inOrder[(at + 1) % inOrder.length] ?? null;
}
