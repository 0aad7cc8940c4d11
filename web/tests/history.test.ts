import { describe, expect, test } from "vitest";
import type { Deed } from "../src/messages";
import { address, jump, moment, step } from "../src/table/history";
import { mergeLog, setOff, told } from "../src/table/log";

const deed = (ply: number, words = "x"): Deed => ({ ply, turn: 1, seat: 0, events: words ? [{ name: "e", parts: {}, words }] : [] });

describe("history", () => {
  test("the address says which moment is shown", () => {
    expect(moment("?at=12")).toBe(12);
    expect(moment("")).toBeNull();
    expect(moment("?at=-3")).toBeNull();
    expect(moment("?at=soon")).toBeNull();
    expect(address("/table/x", 12)).toBe("/table/x?at=12");
    expect(address("/table/x", null)).toBe("/table/x");
  });

  test("a record is shown from its start, unless the address asks for its end", () => {
    expect(moment("", true)).toBe(0);
    expect(moment("?at=7", true)).toBe(7);
    expect(moment(address("/table/x", null, true).slice("/table/x".length), true)).toBeNull();
  });

  test("steps stay between the beginning and now", () => {
    expect(step(null, 10, -1)).toBe(9);
    expect(step(0, 10, -1)).toBe(0);
    expect(step(9, 10, 1)).toBeNull();
    expect(step(null, 10, 1)).toBeNull();
    expect(jump(4, 10)).toBe(4);
    expect(jump(99, 10)).toBeNull();
  });
});

describe("the log", () => {
  test("new entries come after the old ones", () => {
    expect(mergeLog([deed(0), deed(1)], 2, [deed(2)]).map((one) => one.ply)).toEqual([0, 1, 2]);
  });

  test("entries take the place of all from there: moves were taken back", () => {
    const merged = mergeLog([deed(0), deed(1, "old"), deed(2)], 1, [deed(1, "new")]);
    expect(merged).toEqual([deed(0), deed(1, "new")]);
  });

  test("names are set off from the words around them, longer ones first", () => {
    const bold = (sentence: string, names: string[]) => setOff(sentence, names).map(({ text, name }) => (name ? `<${text}>` : text)).join("");
    expect(bold("Ann Lee gives Ann a card.", ["Ann", "Ann Lee"])).toBe("<Ann Lee> gives <Ann> a card.");
    expect(bold("Annex is not a name", ["Ann"])).toBe("Annex is not a name");
    expect(bold("J. (2) draws", ["J. (2)", ""])).toBe("<J. (2)> draws");
  });

  test("entries without a word are not told, nor later ones", () => {
    expect(told([deed(0), deed(1, ""), deed(2), deed(3)], 2).map((one) => one.ply)).toEqual([0, 2]);
  });
});
