/** Puzzles in the order in which one goes through them. */

import type { PuzzleOffer } from "../messages";

export const GRADES = ["beginner", "easy", "medium", "hard"] as const;

type Numbered = PuzzleOffer & { number: number };

/** By grade, those that there are; each keeps its number among all. */
export function byGrade(all: readonly PuzzleOffer[]): { grade: string; some: Numbered[] }[] {
  const numbered = all.map((one, i) => ({ ...one, number: i + 1 }));
  return GRADES.map((grade) => ({ grade, some: numbered.filter((one) => one.grade === grade) })).filter(({ some }) => some.length > 0);
}

/** The next puzzle after one that is not solved yet; if all are, just the next. */
export function nextPuzzle<P extends Pick<PuzzleOffer, "name">>(all: readonly P[], name: string, solved: (name: string) => boolean): P | null {
  const at = all.findIndex((one) => one.name === name);
  const others = [...all.slice(at + 1), ...all.slice(0, Math.max(at, 0))];
  return others.find((one) => !solved(one.name)) ?? others[0] ?? null;
}

const DAY = 24 * 60 * 60 * 1000;

/** The puzzle of a day: each has its turn. */
export const ofDay = <P extends Pick<PuzzleOffer, "day">>(all: readonly P[], now = Date.now()): P | undefined =>
  all.find((one) => one.day === Math.floor(now / DAY) % all.length);
