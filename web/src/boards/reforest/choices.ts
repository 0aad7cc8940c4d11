/** What pointing at a space means: it depends on what is asked. */

import type { LegalMove } from "../../messages";
import type { Energy } from "./region";

export interface Thing {
  part: string;
  value: number;
  kind?: string;
}

export interface Asked {
  phase: string;
  /** The moves that are possible; of several things that are chosen together, without those that have been. */
  moves: readonly LegalMove[];
  /** The space of the plant that is to be moved, if it was chosen; else -1. */
  from: number;
  /** The spaces of the effects that may be used. */
  pool: readonly { space: number }[];
}

const EFFECTS = ["before", "after", "effects"];
const ENERGY: Record<string, string> = { pay: "spend", reclaim: "reclaim" };

/** The first energy of a space that occurs in a possible move. */
function firstEnergy(asked: Asked, energy: readonly Energy[]): Thing | null {
  const kind = ENERGY[asked.phase];
  const slot = energy.find(({ slot }) => asked.moves.some((move) => move.kind === kind && move.parts["energy"] === slot))?.slot;
  const first = slot ?? energy[0]?.slot;
  return kind && first !== undefined ? { part: "energy", value: first, kind } : null;
}

export function meaningOf(asked: Asked, space: number, energy: readonly Energy[]): Thing {
  const { phase, moves, from, pool } = asked;
  if (phase in ENERGY) return firstEnergy(asked, energy) ?? { part: "space", value: space };
  if (EFFECTS.includes(phase)) {
    const effect = pool.findIndex((one) => one.space === space);
    return effect >= 0 ? { part: "effect", value: effect, kind: "use" } : { part: "space", value: space };
  }
  if (phase === "move" && from >= 0 && from !== space) {
    const movable = moves.some((move) => move.parts["space"] === space);
    const reached = moves.some((move) => move.parts["space"] === from && move.parts["to"] === space);
    return { part: reached || !movable ? "to" : "space", value: space, kind: "move" };
  }
  return { part: "space", value: space };
}
