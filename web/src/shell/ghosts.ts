/** Moves shown where they would happen: which elements of a board a move is about, by their `data-means`. */

export interface MoveParts {
  kind: string;
  parts: Readonly<Record<string, number>>;
}

/**
 * A move that is to be seen on the board: with a sign (1, 2, 3 of a hint) and what it brings.
 *
 * If somebody is to be led through it (`led`), only what is to be clicked next is shown of it.
 */
export interface Mark extends MoveParts {
  sign: string;
  led?: boolean;
  label: string;
  words: string;
}

export interface Meaning {
  kind: string;
  parts: Record<string, number>;
}

/** "place hand=2": a kind, or none, and parts. */
export function meaning(text: string): Meaning {
  const words = text.split(" ").filter((word) => word !== "");
  const kind = words.find((word) => !word.includes("=")) ?? "";
  const parts = words.filter((word) => word.includes("=")).map((word) => word.split("=") as [string, string]);
  return { kind, parts: Object.fromEntries(parts.map(([part, value]) => [part, Number(value)])) };
}

/** Whether to point at something can be a part of making that move. */
export function isPartOf({ kind, parts }: Meaning, move: MoveParts): boolean {
  const all = Object.entries(parts);
  if (kind !== "" && kind !== move.kind) return false;
  if (all.length === 0) return kind === move.kind && Object.keys(move.parts).length === 0;
  return all.every(([part, value]) => move.parts[part] === value);
}

/**
 * Where a move is made: what stands for its last part is where it ends, what stands for its first where it begins.
 *
 * Of several that stand for the same part the one that says most is taken.
 */
export function whereOf<T>(things: readonly { thing: T; means: Meaning }[], move: MoveParts): { from: T | null; to: T | null } {
  const fitting = things
    .filter(({ means }) => isPartOf(means, move))
    .sort((a, b) => Object.keys(b.means.parts).length - Object.keys(a.means.parts).length);
  const order = Object.keys(move.parts);
  const standsFor = (part: string | undefined): T | null =>
    fitting.find(({ means }) => part === undefined || part in means.parts)?.thing ?? null;
  const to = order.toReversed().map(standsFor).find((thing) => thing !== null) ?? (order.length === 0 ? standsFor(undefined) : null);
  const from = order.map(standsFor).find((thing) => thing !== null) ?? null;
  return { from: from === to ? null : from, to };
}

/**
 * What is to be clicked next to make a move: what stands for the first of its parts that has not been pointed at, and of
 * that, what can be clicked now.
 */
export function nextOf<T>(
  things: readonly { thing: T; means: Meaning; lit: boolean }[],
  move: MoveParts,
  pointed: readonly { part: string; value: number }[],
): T | null {
  const isDone = ([part, value]: [string, number]): boolean => pointed.some((one) => one.part === part && one.value === value);
  const order = Object.keys(move.parts);
  const first = ({ parts }: Meaning): number => Math.min(...order.flatMap((part, i) => (part in parts ? i : [])), order.length);
  const fitting = things
    .filter(({ means }) => isPartOf(means, move))
    .filter(({ means: { parts } }) => Object.keys(parts).length === 0 || !Object.entries(parts).every(isDone))
    .sort((a, b) => Number(b.lit) - Number(a.lit) || first(a.means) - first(b.means));
  return fitting[0]?.thing ?? null;
}

export const signed = (points: number): string => `${points > 0 ? "+" : points < 0 ? "−" : ""}${Math.abs(points).toFixed(1)}`;
