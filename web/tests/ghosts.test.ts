import { expect, test } from "vitest";
import { isPartOf, meaning, signed, whereOf } from "../src/shell/ghosts";
import { means } from "../src/drawing/lit";

const move = { kind: "place", parts: { hand: 2, column: 3, row: 1 } };

test("what is written is read again", () => {
  expect(meaning(means("place", { hand: 2 }))).toEqual({ kind: "place", parts: { hand: 2 } });
  expect(meaning(means("", { column: 3, row: 1 }))).toEqual({ kind: "", parts: { column: 3, row: 1 } });
  expect(meaning(means("pass"))).toEqual({ kind: "pass", parts: {} });
});

test("a thing is a part of a move if all it stands for is", () => {
  expect(isPartOf(meaning("hand=2"), move)).toBe(true);
  expect(isPartOf(meaning("give hand=2"), move)).toBe(false);
  expect(isPartOf(meaning("place column=3 row=0"), move)).toBe(false);
  expect(isPartOf(meaning("place"), move)).toBe(false);
  expect(isPartOf(meaning("pass"), { kind: "pass", parts: {} })).toBe(true);
});

test("a move goes from its first part to its last", () => {
  const things = ["hand=1", "hand=2", "column=3", "column=3 row=1"].map((text) => ({ thing: text, means: meaning(text) }));
  expect(whereOf(things, move)).toEqual({ from: "hand=2", to: "column=3 row=1" });
  expect(whereOf(things.slice(0, 2), move)).toEqual({ from: null, to: "hand=2" });
  expect(whereOf(things.slice(0, 1), move)).toEqual({ from: null, to: null });
});

test("a lead has its sign", () => {
  expect([9, 0, -1.25].map(signed)).toEqual(["+9.0", "0.0", "−1.3"]);
});
