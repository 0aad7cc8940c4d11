import { expect, test } from "vitest";
import type { LegalMove, LessonOf, PuzzleOffer } from "../src/messages";
import { byGrade, nextPuzzle, ofDay } from "../src/pages/puzzles";
import { asks, chairsFor, DONE, isSame, leads, START, stepAt, takenBy, verdictOn } from "../src/shell/coaching";
import { meaning, nextOf } from "../src/shell/ghosts";
import { selectorsOf } from "../src/shell/spots";

const move = (number: number, kind: string, parts: Record<string, number>): LegalMove => ({ number, kind, parts, words: `move ${number}` });
const place = move(4, "place", { hand: 2, column: 3 });

test("a new moment begins with its first step, and a step that was shown stays", () => {
  expect(stepAt(START, 7, 3)).toBe(0);
  expect(stepAt({ ply: 7, at: 2, back: -1 }, 7, 3)).toBe(2);
  expect(stepAt({ ply: 7, at: 2, back: -1 }, 9, 3)).toBe(0);
});

test("whoever goes back comes to the last step of the moment before, and reads on from where they were", () => {
  const back = { ply: -1, at: 0, back: 9 };
  expect(stepAt(back, 5, 3)).toBe(2);
  expect(stepAt(back, 9, 3)).toBe(0);
  expect(stepAt(back, 5, 0)).toBe(0);
});

test("the last step asks as long as the lesson takes moves", () => {
  const lesson = { steps: [{}, {}], moves: [4] } as unknown as LessonOf;
  expect([0, 1].map((step) => asks(lesson, step))).toEqual([false, true]);
  expect(asks({ ...lesson, moves: [] }, 1)).toBe(false);
});

test("moves are found among those of a set, too", () => {
  const several = { moves: [move(1, "pay", { hand: 0 })], least: 1, most: 1, taken: [], touching: null };
  expect(takenBy({ moves: [place], several }, [1, 4, 8]).map(({ number }) => number)).toEqual([1, 4]);
});

test("of a set what is not chosen yet is led to, then the button", () => {
  const set = [move(1, "pay", { hand: 0 }), move(2, "pay", { hand: 5 })];
  expect(leads(set, [], null).map(({ parts }) => parts)).toEqual([{ hand: 0 }, { hand: 5 }]);
  expect(leads(set, [set[0]!], null).map(({ parts }) => parts)).toEqual([{ hand: 5 }]);
  expect(leads(set, set, null)).toEqual([DONE]);
  expect(leads([place], [], place)).toEqual([DONE]);
  expect(leads([place], [], set[0]!)).toHaveLength(1);
  expect(leads([], [], null)).toEqual([]);
});

test("a move is led through click by click", () => {
  const things = (lit: string[]) => ["column=3", "hand=1", "hand=2"].map((text) => ({ thing: text, means: meaning(text), lit: lit.includes(text) }));
  expect(nextOf(things(["hand=1", "hand=2"]), place, [])).toBe("hand=2");
  expect(nextOf(things(["hand=1", "hand=2", "column=3"]), place, [])).toBe("hand=2");
  expect(nextOf(things(["hand=1", "hand=2", "column=3"]), place, [{ part: "hand", value: 2 }])).toBe("column=3");
  expect(nextOf(things(["hand=1", "hand=2"]), place, [{ part: "hand", value: 1 }])).toBe("hand=2");
  expect(nextOf(things(["column=3"]), place, [])).toBe("column=3");
  expect(nextOf([], place, [])).toBeNull();
  expect(nextOf([{ thing: "pass", means: meaning("pass"), lit: true }], { kind: "pass", parts: {} }, [])).toBe("pass");
});

test("the same move has the same kind and parts, no more and no fewer", () => {
  expect(isSame(place, { kind: "place", parts: { column: 3, hand: 2 } })).toBe(true);
  expect(isSame(place, { kind: "place", parts: { hand: 2 } })).toBe(false);
  expect(isSame({ kind: "place", parts: { hand: 2 } }, place)).toBe(false);
  expect(isSame(place, { kind: "give", parts: place.parts })).toBe(false);
});

test("a decision made once more is the better one, the one of the game, or another", () => {
  const costly = { better_move: { kind: "place", parts: { hand: 1 } }, played_move: { kind: "pass" } };
  expect(verdictOn([{ kind: "place", parts: { hand: 1 } }], costly)).toBe("better");
  expect(verdictOn([{ kind: "pass", parts: {} }], costly)).toBe("played");
  expect(verdictOn([{ kind: "place", parts: { hand: 0 } }], costly)).toBe("other");
});

test("places are parts of the page or things", () => {
  expect(selectorsOf("card/12")).toEqual(['.board [data-thing="card"][data-number="12"]']);
  expect(selectorsOf("prompt")).toEqual([".prompt"]);
  expect(selectorsOf("scores").length).toBeGreaterThan(1);
  expect(selectorsOf("nonsense")).toEqual([]);
});

test("the next puzzle is one that is not solved", () => {
  const all = ["a", "b", "c", "d"].map((name) => ({ name }));
  expect(nextPuzzle(all, "b", (name) => name === "c")?.name).toBe("d");
  expect(nextPuzzle(all, "d", (name) => name === "a")?.name).toBe("b");
  expect(nextPuzzle(all, "b", () => true)?.name).toBe("c");
  expect(nextPuzzle(all.slice(0, 1), "a", () => false)).toBeNull();
});

test("puzzles keep their numbers, by grade", () => {
  const all = ["easy", "beginner", "easy"].map((grade, i) => ({ name: `p${i}`, grade, words: "", players: 2, day: i }) satisfies PuzzleOffer);
  expect(byGrade(all).map(({ grade, some }) => [grade, some.map(({ number }) => number)])).toEqual([["beginner", [2]], ["easy", [1, 3]]]);
});

test("a decision is tried again by its player, against bots", () => {
  const seats = [
    { number: 0, kind: "person", name: "Ada", bot: "" },
    { number: 1, kind: "bot", name: "Ivo", bot: "tree" },
    { number: 2, kind: "person", name: "Wren", bot: "" },
  ] as const;
  expect(chairsFor([...seats], 2)).toEqual([
    { kind: "bot", name: "Ada", bot: "seedling" },
    { kind: "bot", name: "Ivo", bot: "tree" },
    { kind: "person", name: "Wren" },
  ]);
});

test("every puzzle has its day", () => {
  const all = [{ day: 2 }, { day: 0 }, { day: 1 }];
  const DAY = 86_400_000;
  expect([0, 1, 2, 3].map((day) => ofDay(all, day * DAY + 5)?.day)).toEqual([0, 1, 2, 0]);
});
