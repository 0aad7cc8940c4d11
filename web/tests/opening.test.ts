import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { LegalMove, State } from "../src/messages";
import { OPENING, firstChoice } from "../src/table/opening";

const moves: LegalMove[] = [0, 1, 2].map((number) => ({ number, kind: "slip", parts: { pile: number }, words: `pile ${number + 1}` }));
const undoing: State["undoing"] = { undo: null, restart: null, redo: 0, question: null };
const asked = { game: "once", phase: "slip", table: "ab", ply: 0, moves, undoing };

describe("first choices", () => {
  test("another one at every table and ply: the letters of the table and the ply, added up", () => {
    // a is 97 and b is 98: 195 is 65 · 3.
    expect(firstChoice(asked)).toEqual([moves[0]]);
    expect(firstChoice({ ...asked, ply: 1 })).toEqual([moves[1]]);
    expect(firstChoice({ ...asked, table: "ac" })).toEqual([moves[1]]);
  });

  test("only in phases that say nothing to a newcomer", () => {
    expect(firstChoice({ ...asked, phase: "opening" })).toEqual([]);
    expect(firstChoice({ ...asked, game: "reforest" })).toEqual([]);
  });

  test("not when it was taken back, and not when there is nothing to choose", () => {
    expect(firstChoice({ ...asked, undoing: { ...undoing, redo: 1 } })).toEqual([]);
    expect(firstChoice({ ...asked, moves: [] })).toEqual([]);
    expect(firstChoice({ ...asked, moves: moves.slice(0, 1) })).toEqual([]);
  });

  test.each(Object.entries(OPENING))("the phases of %s are its own", (game, phases) => {
    const types = readFileSync(`src/games/${game}.ts`, "utf8").match(/export type Phase = (.*);/)![1]!;
    for (const phase of phases) expect(types).toContain(`"${phase}"`);
  });
});
