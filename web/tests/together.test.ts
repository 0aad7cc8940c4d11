import { describe, expect, test } from "vitest";
import type { LegalMove, SeveralOf, State } from "../src/messages";
import { canJoin, choicesOf, forced, without } from "../src/table/together";
import { some } from "./typed";

const move = (number: number, kind = "pay"): LegalMove => ({ number, kind, parts: { card: number }, words: `${kind} ${number}` });
const several = (numbers: number[], least: number, most: number, touching: [number, number][] | null = null): SeveralOf => ({
  moves: numbers.map((number) => move(number)),
  least,
  most,
  taken: [],
  touching,
});
const state = (moves: LegalMove[], set: SeveralOf | null): State => some<State>({ moves, several: set });

describe("several things that are chosen together", () => {
  test("are all offered side by side, with the moves that are not about them", () => {
    const offered = choicesOf(state([move(1), { ...move(9), kind: "pass", parts: {} }], several([1, 2, 3], 2, 2)));
    expect(offered.map((one) => one.number)).toEqual([1, 2, 3, 9]);
  });

  test("can be added in any order until all that are due are there", () => {
    const set = several([1, 2, 3], 2, 2);
    expect(canJoin(set, [], set.moves[2]!)).toBe(true);
    expect(canJoin(set, [set.moves[2]!], set.moves[0]!)).toBe(true);
    expect(canJoin(set, [set.moves[2]!], set.moves[2]!)).toBe(false);
    expect(canJoin(set, [set.moves[2]!, set.moves[0]!], set.moves[1]!)).toBe(false);
  });

  test("have to be connected where the rules say so, with those taken before", () => {
    const set = several([1, 2, 3, 4], 1, 3, [[1, 3], [3, 4]]);
    const [one, two, three, four] = set.moves as [LegalMove, LegalMove, LegalMove, LegalMove];
    expect(canJoin(set, [one], four)).toBe(false);
    expect(canJoin(set, [one], two)).toBe(false);
    expect(canJoin(set, [one, three], four)).toBe(true);
    expect(canJoin({ ...set, taken: [one] }, [], four)).toBe(false);
    expect(canJoin({ ...set, taken: [one] }, [], three)).toBe(true);
  });

  test("can be put back, and what hung on them goes too", () => {
    const set = several([1, 2, 3], 1, 3, [[1, 2], [2, 3]]);
    const [one, two, three] = set.moves as [LegalMove, LegalMove, LegalMove];
    expect(without(set, [one, two, three], three)).toEqual([one, two]);
    expect(without(set, [one, two, three], two)).toEqual([one]);
    expect(without({ ...set, touching: null }, [one, two, three], two)).toEqual([one, three]);
  });
});

describe("what leaves no choice", () => {
  test("is a single move, or a set of all there is", () => {
    expect(forced(state([move(5)], null)).map((one) => one.number)).toEqual([5]);
    expect(forced(state([move(5), move(6)], null))).toEqual([]);
    expect(forced(state([move(1)], several([1, 2], 2, 2))).map((one) => one.number)).toEqual([1, 2]);
    expect(forced(state([move(1), move(2)], several([1, 2], 1, 1)))).toEqual([]);
    expect(forced(state([], null))).toEqual([]);
  });
});
