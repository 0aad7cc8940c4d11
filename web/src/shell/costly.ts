/** The costliest decisions of an analysis, one after the other. */

import type { Analysis, Because, Costly } from "../messages";
import { signed } from "./ghosts";

type Say = (id: string, parts?: Record<string, string | number>) => string;

/** In the order of the game; after the last comes the first again. */
export function follower(analysis: Analysis | null, one: Costly | null): Costly | null {
  const inOrder = (analysis?.costliest ?? []).toSorted((a, b) => a.ply - b.ply);
  const at = inOrder.findIndex(({ ply, seat }) => ply === one?.ply && seat === one.seat);
  return inOrder[(at + 1) % inOrder.length] ?? null;
}

/** On which lines of the score sheets the better move brings more, or gives others less. */
export const because = (why: readonly Because[], words: Say, say: Say): string =>
  why.map(({ line, others, points }) => say(others ? "why-others" : "why-own", { line: words(`sheet-${line}`), points: signed(points) })).join(", ");
