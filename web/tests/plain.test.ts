import { describe, expect, it } from "vitest";
import { choice, others, seatPart } from "../src/boards/plain/choices";
import type { Components, LegalMove, ZoneOf } from "../src/messages";
import { some } from "./typed";

const part = (thing: string) => ({ count: 4, thing, field: "" });
const components = some<Components>({
  moves: { lay: { lynx: part("amount") }, give: { hand: part("card"), to: part("seat") }, pick: { at: part("number") } },
  things: { amount: ["none", "one"], card: ["the owl", "the wren"] },
});
const move = (kind: string, parts: Record<string, number>): LegalMove => ({ number: 0, kind, parts, words: "" });
const zone = (...items: ZoneOf["items"]): ZoneOf => ({ title: "", seat: 0, items, facts: [] });

describe("what lies in no zone", () => {
  it("is offered once, by its name or its number as people count", () => {
    const moves = [move("lay", { lynx: 1 }), move("lay", { lynx: 1 }), move("pick", { at: 2 })];
    expect(others(moves, [], components).map(({ name, parts }) => [name, parts])).toEqual([
      ["one", { lynx: 1 }],
      ["3", { at: 2 }],
    ]);
  });

  it("leaves out what a zone shows, also inside of something, and seats", () => {
    const column = { ...choice("a column", "column", 0), inner: [choice("the wren", "hand", 1)] };
    const moves = [move("give", { hand: 0, to: 1 }), move("give", { hand: 1, to: 1 })];
    expect(others(moves, [zone(column)], components).map(({ name }) => name)).toEqual(["the owl"]);
  });
});

describe("a seat", () => {
  it("is pointed at by the part that means one", () => {
    expect(seatPart([move("lay", { lynx: 1 }), move("give", { hand: 0, to: 1 })], components)).toBe("to");
    expect(seatPart([move("lay", { lynx: 1 })], components)).toBeUndefined();
  });
});
