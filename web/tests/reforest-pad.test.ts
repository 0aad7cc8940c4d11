/** The pad of Reforest: what was entered, what may grow on it, and which points belong to which plant. */

import { describe, expect, it } from "vitest";
import { copiesOf, doubtOf, enter, enteredIn, pointsIn, raised, wrongIn, type Region } from "../src/boards/reforest/entered";
import type { GameScore } from "../src/boards/typed";
import type { Game, Hand, Plant } from "../src/games/reforest";
import { some } from "./typed";

describe("A stack", () => {
  it("is entered from the bottom up", () => {
    const region: Region = {};
    enter(region, 3, { plants: ["fern", "salal"], energy: 0 });
    enter(region, 5, { plants: [], energy: 2 });
    expect(region).toEqual({ M1: { plants: ["fern", "salal"], energy: 0 }, H1: { plants: [], energy: 2 } });
    expect(enteredIn(region, 3)).toEqual({ plants: ["fern", "salal"], energy: 0 });
    expect(enteredIn(region, 0)).toEqual({ plants: [], energy: 0 });
  });

  it("is not written down if it is empty", () => {
    const region: Region = { L1: { plants: ["fern"], energy: 1 } };
    enter(region, 0, { plants: [], energy: 0 });
    expect(region).toEqual({});
  });

  it("lets a plant change places with the one above it", () => {
    expect(raised(["a", "b", "c"], 0)).toEqual(["b", "a", "c"]);
    expect(raised(["a", "b", "c"], 1)).toEqual(["a", "c", "b"]);
    expect(raised(["a", "b", "c"], 2)).toEqual(["a", "b", "c"]);
  });
});

describe("What may grow on a stack", () => {
  const fern = some<Plant>({ id: "fern", rows: "LM", height: 1.5, copies: 2 });
  const salal = some<Plant>({ id: "salal", rows: "LM", height: 3, copies: 1 });

  it("grows in this row, is taller than what lies there, and is not all used up", () => {
    expect(doubtOf(salal, "L", fern, 0)).toBeNull();
    expect(doubtOf(fern, "M", undefined, 1)).toBeNull();
    expect(doubtOf(salal, "H", undefined, 0)).toBe("row");
    expect(doubtOf(fern, "L", salal, 0)).toBe("height");
    expect(doubtOf(fern, "L", fern, 0)).toBe("height");
    expect(doubtOf(salal, "L", fern, 1)).toBe("copies");
  });

  it("is counted at all seats", () => {
    const hand: Hand = { seat: [{ L1: { plants: ["fern", "salal"] } }, { M2: { plants: ["fern"] }, H1: { energy: 1 } }] };
    expect([copiesOf(hand, "fern"), copiesOf(hand, "salal"), copiesOf(hand, "moss")]).toEqual([2, 1, 0]);
  });
});

describe("What was scored", () => {
  const none = Array.from({ length: 6 }, () => -1);
  /** Fern (3) and salal (5) in M1, with something between them that does not exist. */
  const score = some<GameScore<Game>>({
    hand: { seat: [{ M1: { plants: ["fern", "moss", "salal"] } }] },
    view: some<Game["view"]>({
      top: [[-1, -1, -1, 5, -1, -1]],
      beneath: [-1, -1, -1, -1, -1, 3],
      energy: [none],
      energy_size: [0],
      energy_space: [none],
    }),
    worth: { "card/3": 2, "card/5": 7 },
    problems: [
      { seat: 0, at: { space: "M1", plant: 2 }, words: "there is no moss", missing: false },
      { seat: 0, at: {}, words: "too many cards", missing: false },
      { seat: 1, at: { space: "M1", plant: 1 }, words: "somebody else", missing: false },
      { seat: 0, at: { space: "M1" }, words: "not yet", missing: true },
    ],
  });
  const exists = (id: string): boolean => id !== "moss";

  it("belongs to the plants that were scored, and to none that came after them", () => {
    expect(pointsIn(score, 0, 3, ["fern", "moss", "salal"], exists)).toEqual([2, null, 7]);
    expect(pointsIn(score, 0, 3, ["fern", "moss", "cedar"], exists)).toEqual([2, null, null]);
    expect(pointsIn(score, 0, 3, ["fern", "moss", "salal", "cedar"], exists)).toEqual([2, null, 7, null]);
    expect(pointsIn(null, 0, 3, ["fern"], exists)).toEqual([null]);
  });

  it("is wrong where it says so", () => {
    expect(wrongIn(score, 0, 3)).toEqual([{ plant: 2, words: "there is no moss" }]);
    expect(wrongIn(score, 0, 0)).toEqual([]);
  });
});
