import { describe, expect, test } from "vitest";
import type { LegalMove, PartOf } from "../src/messages";
import { isLit, meant, pointAt, remaining } from "../src/table/pointing";

const move = (number: number, kind: string, parts: Record<string, number>): LegalMove => ({ number, kind, parts, words: `${kind} ${number}` });
const MOVES = [
  move(1, "place", { hand: 0, column: 0 }),
  move(2, "place", { hand: 0, column: 1 }),
  move(3, "place", { hand: 1, column: 1 }),
  move(4, "pass", {}),
];
const part = (count: number): PartOf => ({ count, thing: "number", field: "" });
const KINDS = { place: { hand: part(3), column: part(16) }, draw: { pile: part(5) }, pass: {} };
const hand = (value: number) => ({ part: "hand", value });
const column = (value: number) => ({ part: "column", value });

describe("pointing", () => {
  test("nothing pointed at: all moves are left, and what occurs in one is lit", () => {
    expect(remaining(MOVES, [])).toEqual(MOVES);
    expect(isLit(MOVES, [], hand(0))).toBe(true);
    expect(isLit(MOVES, [], hand(2))).toBe(false);
  });

  test("each thing narrows the choice", () => {
    expect(pointAt(MOVES, [], [hand(0)])).toEqual({ pointed: [hand(0)] });
    expect(isLit(MOVES, [hand(0)], column(0))).toBe(true);
    expect(isLit(MOVES, [hand(1)], column(0))).toBe(false);
  });

  test("the move is made when one is left", () => {
    expect(pointAt(MOVES, [hand(0)], [column(1)])).toEqual({ made: MOVES[1] });
    expect(pointAt(MOVES, [], [hand(1)])).toEqual({ made: MOVES[2] });
  });

  test("what is only picked up is not played, even if one move is left: it is where it is put down", () => {
    expect(pointAt(MOVES, [], [hand(1)], true)).toEqual({ pointed: [hand(1)] });
    expect(isLit(MOVES, [hand(1)], column(1))).toBe(true);
    expect(pointAt(MOVES, [hand(1)], [column(1)])).toEqual({ made: MOVES[2] });
  });

  test("the same thing again puts it back", () => {
    expect(pointAt(MOVES, [hand(0)], [hand(0)])).toEqual({ pointed: [] });
  });

  test("another thing of the same part changes the choice, and what fits no longer is put back", () => {
    expect(pointAt(MOVES, [column(1)], [column(0)])).toEqual({ made: MOVES[0] });
    const more = [...MOVES, move(5, "place", { hand: 1, column: 2 })];
    expect(pointAt(more, [column(0)], [hand(1)])).toEqual({ pointed: [hand(1)] });
  });

  test("two things at once count as one", () => {
    expect(pointAt(MOVES, [], [hand(0), column(1)])).toEqual({ made: MOVES[1] });
    expect(pointAt(MOVES, [], [hand(1), column(0)])).toEqual({ impossible: [hand(1), column(0)] });
  });

  test("a kind tells apart parts of the same name", () => {
    expect(isLit(MOVES, [], { ...hand(0), kind: "place" })).toBe(true);
    expect(isLit(MOVES, [], { ...hand(0), kind: "give" })).toBe(false);
  });
});

describe("what somebody meant who pointed at something impossible", () => {
  test("what was pointed at already belongs to it", () => {
    expect(meant(MOVES, KINDS, [hand(1), column(0)])).toEqual({ kind: "place", parts: { hand: 1, column: 0 } });
  });

  test("what is missing comes from a possible move", () => {
    expect(meant(MOVES, KINDS, [column(7)])).toEqual({ kind: "place", parts: { hand: 0, column: 7 } });
  });

  test("a kind that is not asked for now", () => {
    expect(meant(MOVES, KINDS, [{ part: "pile", value: 2 }])).toEqual({ kind: "draw", parts: { pile: 2 } });
  });

  test("nothing that any move has", () => {
    expect(meant(MOVES, KINDS, [{ part: "moon", value: 0 }])).toBeNull();
  });
});
