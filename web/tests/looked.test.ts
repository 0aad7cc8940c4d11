import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Deed } from "../src/messages";
import { look, lookedAt, since } from "../src/table/looked";
import { some } from "./typed";

const place = new Map<string, string>();
beforeEach(() => {
  place.clear();
  vi.stubGlobal("localStorage", { getItem: (key: string) => place.get(key) ?? null, setItem: (key: string, value: string) => void place.set(key, value) });
});
afterEach(() => vi.unstubAllGlobals());

describe("what was seen of a table", () => {
  test("is kept for each table, the newest only", () => {
    expect(lookedAt("a")).toBeNull();
    look("a", 3);
    look("b", 7);
    look("a", 5);
    expect([lookedAt("a"), lookedAt("b"), lookedAt("c")]).toEqual([5, 7, null]);
  });

  test("is kept for the 60 tables that were looked at last", () => {
    for (let i = 0; i < 61; i++) look(`t${i}`, i);
    expect([lookedAt("t0"), lookedAt("t1"), lookedAt("t60")]).toEqual([null, 1, 60]);
  });

  test.each(["{", "null", "7", '[["a", "3"], null, [7, 7]]'])("is nothing where %s was left there", (text) => {
    place.set("spinney-looked", text);
    expect(lookedAt("a")).toBeNull();
  });
});

describe("what happened since", () => {
  const deed = (ply: number, seat: number, events = 1): Deed => some<Deed>({ ply, seat, events: Array(events).fill({ words: "" }) });

  test("is what others did that there is something to tell about", () => {
    const log = [deed(0, -1, 0), deed(1, 1), deed(2, 0), deed(3, 1), deed(4, 2, 0), deed(5, 2)];
    expect(since(log, 1, [0]).map(({ ply }) => ply)).toEqual([3, 5]);
    expect(since(log, 5, [0])).toEqual([]);
    expect(since(log, 0, []).map(({ ply }) => ply)).toEqual([1, 2, 3, 5]);
  });
});
