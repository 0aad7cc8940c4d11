import { describe, expect, test } from "vitest";
import type { Problem } from "../src/messages";
import { news, type Moment } from "../src/shell/news";

const at = (ply: number, changes: Partial<Moment> = {}): Moment => ({ ply, mine: false, over: false, refusal: null, ...changes });
const no: Problem = { type: "problem", code: "stale", words: "" };

describe("what is heard of a table", () => {
  test("nothing when one comes to it, and nothing when nothing has changed", () => {
    expect(news(null, at(7, { mine: true }))).toBeNull();
    expect(news(at(7), at(7))).toBeNull();
  });

  test("a move, my turn, the end: the one that matters most", () => {
    expect(news(at(7), at(8))).toBe("laid");
    expect(news(at(7), at(8, { mine: true }))).toBe("turn");
    expect(news(at(7, { mine: true }), at(8, { mine: true }))).toBe("laid");
    expect(news(at(7), at(9, { over: true }))).toBe("over");
    expect(news(at(9, { over: true }), at(9, { over: true }))).toBeNull();
  });

  test("a refusal, once", () => {
    expect(news(at(7), at(7, { refusal: no }))).toBe("refused");
    expect(news(at(7, { refusal: no }), at(7, { refusal: no }))).toBeNull();
    expect(news(at(7, { refusal: no }), at(7, { refusal: { ...no } }))).toBe("refused");
  });

  test("nothing when a move is taken back", () => expect(news(at(8), at(7))).toBeNull());
});
