/** Several things chosen together, in any order: cards to pay with, fires to put out. The last one makes the choice. */

import type { LegalMove, SeveralOf, State } from "../messages";

/** What a person may choose from: the things of a set side by side, and the moves that are not about it. */
export function choicesOf(state: State): LegalMove[] {
  const several = state.several;
  if (!several) return state.moves;
  const kinds = new Set(several.moves.map((move) => move.kind));
  return [...several.moves, ...state.moves.filter((move) => !kinds.has(move.kind))];
}

/** What has to be done because there is nothing to choose: one move, or all things of a set. */
export function forced(state: State): LegalMove[] {
  const choices = choicesOf(state);
  const due = state.several ? state.several.least : 1;
  return choices.length === due ? choices : [];
}

function connected(pairs: readonly (readonly [number, number])[], things: readonly number[]): boolean {
  const apart = new Set(things.slice(1));
  const reached = things.slice(0, 1);
  for (const one of reached) {
    for (const other of [...apart]) {
      if (!pairs.some(([a, b]) => (a === one && b === other) || (a === other && b === one))) continue;
      apart.delete(other);
      reached.push(other);
    }
  }
  return apart.size === 0;
}

/** Whether a thing can be added to those chosen: what has to be connected must be so at every step. */
export function canJoin(several: SeveralOf, chosen: readonly LegalMove[], move: LegalMove): boolean {
  if (chosen.length >= several.most || chosen.some((one) => one.number === move.number)) return false;
  const all = [...several.taken, ...chosen, move].map((one) => one.number);
  return several.touching === null || connected(several.touching, all);
}

/** Without a thing; of what has to be connected, without all that no longer is. */
export function without(several: SeveralOf, chosen: readonly LegalMove[], move: LegalMove): LegalMove[] {
  const kept: LegalMove[] = [];
  let rest = chosen.filter((one) => one.number !== move.number);
  for (;;) {
    const next = rest.find((one) => canJoin(several, kept, one));
    if (!next) return kept;
    kept.push(next);
    rest = rest.filter((one) => one !== next);
  }
}
