/** What there is to choose, and what pointing at a space means: it depends on what is asked. */

import type { Game, Phase } from "../../games/reforest";
import type { State } from "../../messages";
import type { GameMove } from "../typed";
import type { Energy } from "./region";

export interface Thing {
  part: string;
  value: number;
  kind?: string;
}

export interface Asked {
  phase: Phase;
  /** The moves that are possible; of several things that are chosen together, without those that have been. */
  moves: readonly GameMove<Game>[];
  /** The space of the plant that is to be moved, if it was chosen; else -1. */
  from: number;
  /** The effects that may be used. */
  effects: readonly { space: number }[];
}

/** The effects that may be used now, each with its plant and where that stands. */
export function effectsOf(quotes: State["quotes"]): { card: number; space: number }[] {
  const count = Object.keys(quotes).filter((key) => key.startsWith("card/")).length;
  return Array.from({ length: count }, (_, i) => ({ card: Number(quotes[`card/${i}`]), space: Number(quotes[`space/${i}`]) }));
}

const EFFECTS: readonly Phase[] = ["before", "after", "effects"];
const ENERGY: Partial<Record<Phase, "spend" | "reclaim">> = { pay: "spend", reclaim: "reclaim" };

/** The first energy of a space that occurs in a possible move. */
function firstEnergy(asked: Asked, energy: readonly Energy[]): Thing | null {
  const way = ENERGY[asked.phase];
  if (!way) return null;
  const slots = asked.moves.flatMap(({ kind, parts }) => (kind === way ? [parts.energy] : []));
  const first = energy.find(({ slot }) => slots.includes(slot)) ?? energy[0];
  return first ? { part: "energy", value: first.slot, kind: way } : null;
}

export function meaningOf(asked: Asked, space: number, energy: readonly Energy[]): Thing {
  const { phase, moves, from, effects } = asked;
  if (phase in ENERGY) return firstEnergy(asked, energy) ?? { part: "space", value: space };
  if (EFFECTS.includes(phase)) {
    const effect = effects.findIndex((one) => one.space === space);
    return effect >= 0 ? { part: "effect", value: effect, kind: "use" } : { part: "space", value: space };
  }
  if (phase === "move" && from >= 0 && from !== space) {
    const movable = moves.some(({ kind, parts }) => kind === "move" && parts.space === space);
    const reached = moves.some(({ kind, parts }) => kind === "move" && parts.space === from && parts.to === space);
    return { part: reached || !movable ? "to" : "space", value: space, kind: "move" };
  }
  return { part: "space", value: space };
}
