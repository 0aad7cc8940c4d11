/** Counts become bars: one for each number of points, or for a few of them, without a gap between. */

import { expect, test } from "vitest";
import { bars } from "../src/shell/bars";

const count = (points: number, count: number) => ({ points, count });

test("each number of points has a bar, and so have those between", () => {
  expect(bars([count(3, 2), count(5, 1)], 5, 10)).toEqual([
    { from: 3, to: 3, count: 2, mine: false },
    { from: 4, to: 4, count: 0, mine: false },
    { from: 5, to: 5, count: 1, mine: true },
  ]);
});

test("many points share bars that begin at round numbers", () => {
  expect(bars([count(18, 1), count(21, 4), count(24, 2), count(37, 1)], null, 5)).toEqual([
    { from: 15, to: 19, count: 1, mine: false },
    { from: 20, to: 24, count: 6, mine: false },
    { from: 25, to: 29, count: 0, mine: false },
    { from: 30, to: 34, count: 0, mine: false },
    { from: 35, to: 39, count: 1, mine: false },
  ]);
});

test("points below zero", () => {
  expect(bars([count(-7, 1), count(4, 1)], -7, 4).map((bar) => [bar.from, bar.to, bar.count, bar.mine])).toEqual([
    [-10, -6, 1, true],
    [-5, -1, 0, false],
    [0, 4, 1, false],
  ]);
});

test("mine is there even if it does not count", () => {
  expect(bars([count(10, 1)], 12, 10).map((bar) => [bar.from, bar.count, bar.mine])).toEqual([
    [10, 1, false],
    [11, 0, false],
    [12, 0, true],
  ]);
});

test("nobody has played", () => {
  expect(bars([], null, 10)).toEqual([]);
});
