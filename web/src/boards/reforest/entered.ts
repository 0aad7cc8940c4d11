/** What has been entered of a region on the pad: its stacks, what may grow on them, and what they bring. */

import { NONE, type Game, type Hand, type Plant } from "../../games/reforest";
import type { GameScore } from "../typed";
import { stackOf } from "./region";

/** The spaces by the names they have on paper, in the order of their numbers. */
export const SPACE_NAMES = ["L1", "L2", "L3", "M1", "M2", "H1"] as const;

export type Region = Hand["seat"][number];

/** A stack as it was entered: plants by their ids, from the bottom up. */
export interface Entered {
  plants: readonly string[];
  energy: number;
}

export function enteredIn(region: Region | undefined, space: number): Entered {
  const { plants = [], energy = 0 } = region?.[SPACE_NAMES[space]!] ?? {};
  return { plants, energy };
}

/** Writes a stack down; an empty space is not named. */
export function enter(region: Region, space: number, { plants, energy }: Entered): void {
  const name = SPACE_NAMES[space]!;
  if (plants.length === 0 && energy === 0) delete region[name];
  else region[name] = { plants: [...plants], energy };
}

/** The same plants, with one of them above the one that lay on it. */
export function raised(plants: readonly string[], at: number): string[] {
  const above = plants[at + 1];
  return above === undefined ? [...plants] : [...plants.slice(0, at), above, plants[at]!, ...plants.slice(at + 2)];
}

/** How many copies of a plant have been entered, at all seats. */
export const copiesOf = (hand: Hand, id: string): number =>
  hand.seat.flatMap((region) => SPACE_NAMES.flatMap((_, space) => enteredIn(region, space).plants)).filter((plant) => plant === id).length;

/** Why a plant cannot have come upon this stack: not in this row, not taller than what lies there [25], no copy left. */
export type Doubt = "row" | "height" | "copies";

export function doubtOf(plant: Plant, row: string, top: Plant | undefined, entered: number): Doubt | null {
  if (entered >= plant.copies) return "copies";
  if (!plant.rows.includes(row)) return "row";
  return top && plant.height <= top.height ? "height" : null;
}

/**
 * What the plants of a stack are worth, from the bottom up, as far as that is known: the score may be that of a moment
 * ago, when another plant lay there, and what does not exist has not been laid.
 */
export function pointsIn(score: GameScore<Game> | null, seat: number, space: number, plants: readonly string[], exists: (id: string) => boolean): (number | null)[] {
  if (!score || !score.hand.seat[seat]) return plants.map(() => null);
  const scored = enteredIn(score.hand.seat[seat], space).plants;
  const { top, under } = stackOf(score.view, seat, space, score.worth);
  const cards = [...under.toReversed(), top].filter((card) => card !== NONE);
  const laid = scored.map((id) => (exists(id) ? (cards.shift() ?? NONE) : NONE));
  return plants.map((id, i) => (scored[i] === id ? (score.worth[`card/${laid[i]}`] ?? null) : null));
}

/** The spaces in which something cannot be, with the plants from the bottom that are meant (0 for the whole space). */
export function wrongIn(score: GameScore<Game> | null, seat: number, space: number): { plant: number; words: string }[] {
  return (score?.problems ?? [])
    .filter((one) => !one.missing && one.seat === seat && one.at["space"] === SPACE_NAMES[space])
    .map(({ at, words }) => ({ plant: Number(at["plant"] ?? 0), words }));
}
