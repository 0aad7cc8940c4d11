import { expect, test } from "vitest";
import type { Analysis, Costly } from "../src/messages";
import { because, follower } from "../src/shell/costly";

const one = (ply: number): Costly => ({ ply, seat: 0 }) as Costly;
const analysis = { costliest: [one(30), one(4), one(12)] } as Analysis;

test("decisions are stepped through in the order of the game, round and round", () => {
  expect(follower(analysis, null)?.ply).toBe(4);
  expect(follower(analysis, one(4))?.ply).toBe(12);
  expect(follower(analysis, one(30))?.ply).toBe(4);
  expect(follower({ costliest: [] as Costly[] } as Analysis, null)).toBeNull();
});

test("the reasons are lines of the score sheets, one's own and those of the others", () => {
  const say = (id: string, parts?: Record<string, string | number>) => `${id}(${Object.values(parts ?? {}).join(" ")})`;
  const why = [{ line: "columns", others: true, points: -1.72 }, { line: "species", others: false, points: 0.5 }];
  expect(because(why, (id) => id.toUpperCase(), say)).toBe("why-others(SHEET-COLUMNS −1.7), why-own(SHEET-SPECIES +0.5)");
  expect(because([], (id) => id, say)).toBe("");
});
