import { expect, test } from "vitest";
import type { Analysis, Costly } from "../src/messages";
import { follower } from "../src/shell/costly";

const one = (ply: number): Costly => ({ ply, seat: 0 }) as Costly;
const analysis = { costliest: [one(30), one(4), one(12)] } as Analysis;

test("decisions are stepped through in the order of the game, round and round", () => {
  expect(follower(analysis, null)?.ply).toBe(4);
  expect(follower(analysis, one(4))?.ply).toBe(12);
  expect(follower(analysis, one(30))?.ply).toBe(4);
  expect(follower({ costliest: [] as Costly[] } as Analysis, null)).toBeNull();
});
