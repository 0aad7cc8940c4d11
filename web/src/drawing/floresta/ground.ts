/**
 * Where the spaces and paths of the house's ten sides are, so that each landscape is drawn around them.
 *
 * The same numbers as in the game's pack (a test compares them). A pack of one's own may have other spaces; they are
 * then drawn on top of whatever grows there.
 */

import type { Point } from "../geometry";

export interface Ground {
  spots: readonly Point[];
  /** Pairs of spots. */
  ways: readonly (readonly [number, number])[];
}

const rows: Record<string, readonly [spots: string, ways: string]> = {
  mondego: [
    "8,30 25,22 42,32 58,24 75,33 92,25 8,70 25,78 42,68 58,76 75,67 92,75",
    "0-1 1-2 2-3 3-4 4-5 6-7 7-8 8-9 9-10 10-11 0-6 2-8 3-9 5-11",
  ],
  orvalho: [
    "20,12 40,12 60,12 80,15 92,35 92,58 80,85 60,88 40,88 55,55 38,45 12,40",
    "0-1 1-2 2-3 3-4 4-5 5-6 6-7 7-8 8-9 9-10 10-11 11-0 2-10 3-9",
  ],
  malcata: [
    "12,20 37,16 62,20 87,16 12,50 37,48 62,52 87,50 12,82 37,84 62,80 87,84",
    "0-1 1-2 2-3 4-5 5-6 6-7 8-9 9-10 10-11 0-4 2-6 5-9 7-11",
  ],
  sao_mamede: [
    "10,25 30,12 30,38 60,25 92,14 76,42 88,70 62,60 62,86 38,72 12,60 12,86",
    "0-1 0-2 1-3 2-3 3-4 3-5 4-6 5-6 6-7 6-8 7-9 8-9 9-10 9-11",
  ],
  margaraca: [
    "10,10 90,10 90,90 10,90 50,10 90,50 50,90 10,50 50,32 68,50 50,68 32,50",
    "0-4 1-4 1-5 2-5 2-6 3-6 3-7 0-7 4-8 5-9 6-10 7-11 8-9 10-11",
  ],
  gardunha: [
    "12,14 50,14 88,14 12,38 50,38 88,38 12,62 50,62 88,62 12,86 50,86 88,86",
    "0-1 1-2 3-4 4-5 6-7 7-8 9-10 10-11 1-4 4-7 7-10 5-2 11-8",
  ],
  estrela: [
    "8,88 36,88 64,88 92,88 20,63 50,63 80,63 26,38 50,38 74,38 38,14 62,14",
    "0-1 0-4 1-5 3-2 3-6 2-5 4-7 5-8 6-9 7-10 8-10 8-11 9-11 1-2 10-11",
  ],
  lousa: [
    "12,20 12,50 12,80 37,20 37,50 37,80 62,20 62,50 62,80 87,20 87,50 87,80",
    "0-3 3-6 6-9 1-4 4-7 7-10 2-5 5-8 8-11 0-1 4-5 6-7 10-11",
  ],
  sabugal: [
    "12,25 37,25 62,25 87,25 12,52 37,52 62,52 87,52 12,80 37,80 62,80 87,80",
    "0-1 1-2 2-3 4-5 5-6 6-7 8-9 9-10 10-11 0-4 2-6 5-9 7-11",
  ],
  espinhal: [
    "25,86 52,86 80,86 25,62 52,62 80,62 25,38 52,38 80,38 25,14 52,14 80,14",
    "0-1 1-2 3-4 4-5 6-7 7-8 9-10 10-11",
  ],
};

const pair = (text: string, between: string): [number, number] => {
  const [a, b] = text.split(between);
  return [Number(a), Number(b)];
};

export const GROUNDS: Readonly<Record<string, Ground>> = Object.fromEntries(
  Object.entries(rows).map(([id, [spots, ways]]) => [
    id,
    {
      spots: spots.split(" ").map((text) => pair(text, ",")),
      ways: ways.split(" ").map((text) => pair(text, "-")),
    },
  ]),
);
