/** Pointing: each thing pointed at narrows the moves that are still possible, until one is left. */

import type { LegalMove, PartOf } from "../messages";

export interface Pointed {
  part: string;
  value: number;
  kind?: string | undefined;
}

export type Outcome =
  | { made: LegalMove }
  | { pointed: Pointed[] }
  | { impossible: Pointed[] };

/** A move without parts is pointed at by its kind alone, with an empty part. */
export function fits(move: LegalMove, thing: Pointed): boolean {
  if (thing.part === "") return move.kind === thing.kind;
  return move.parts[thing.part] === thing.value && (thing.kind === undefined || move.kind === thing.kind);
}

/** The moves that are still possible after what was pointed at. */
export function remaining(moves: readonly LegalMove[], pointed: readonly Pointed[]): LegalMove[] {
  return moves.filter((move) => pointed.every((thing) => fits(move, thing)));
}

export function isLit(moves: readonly LegalMove[], pointed: readonly Pointed[], thing: Pointed): boolean {
  return moves.some((move) => fits(move, thing) && pointed.every((other) => fits(move, other)));
}

/**
 * Points at things at once: a place may be a column and a row.
 *
 * To point at a chosen thing again puts it back. To point at another one of the same part changes the choice, and what
 * fits no longer with it is put back. What is only picked up (`holding`: a drag begins) is chosen, even if one move is
 * left: that is made where it is put down.
 */
export function pointAt(
  moves: readonly LegalMove[],
  pointed: readonly Pointed[],
  things: readonly Pointed[],
  holding = false,
): Outcome {
  const same = (a: Pointed, b: Pointed) => a.part === b.part && a.value === b.value;
  if (things.every((thing) => pointed.some((other) => same(thing, other)))) {
    return { pointed: pointed.filter((other) => !things.some((thing) => same(thing, other))) };
  }
  const others = pointed.filter((other) => !things.some((thing) => thing.part === other.part));
  for (const kept of [[...others, ...things], [...things]]) {
    const left = remaining(moves, kept);
    if (left.length === 1 && !holding) return { made: left[0]! };
    if (left.length > 0) return { pointed: kept };
  }
  return { impossible: [...others, ...things] };
}

/** The move somebody meant who pointed at something impossible: what is missing is taken from a possible move. */
export function meant(
  moves: readonly LegalMove[],
  kinds: Record<string, Record<string, PartOf>>,
  pointed: readonly Pointed[],
): { kind: string; parts: Record<string, number> } | null {
  const thing = pointed.at(-1);
  if (!thing) return null;
  const having = Object.keys(kinds).filter((kind) => thing.part in kinds[kind]!);
  const wanted = pointed.findLast((one) => one.kind !== undefined)?.kind;
  const kind = wanted ?? having.find((name) => moves.some((move) => move.kind === name)) ?? having[0];
  if (kind === undefined || !(kind in kinds)) return null;
  const example = moves.find((move) => move.kind === kind);
  const parts: Record<string, number> = {};
  for (const part of Object.keys(kinds[kind]!)) {
    parts[part] = pointed.findLast((one) => one.part === part)?.value ?? example?.parts[part] ?? 0;
  }
  return { kind, parts };
}
