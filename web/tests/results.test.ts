/** Pads as they are kept, how they came out in words, and the people who played. */

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { fileName, gameNamed } from "../src/pads/files";
import { dropPad, keepPad, padWith, pads, whyNotKept } from "../src/pads/kept";
import { merged, nameFrom, unscored, withHand, withResult, type Pad, type Result } from "../src/pads/pad";
import { namesUsed, people, titles } from "../src/pads/people";
import { broken } from "../src/pads/picture";
import { asText, printed, type Score } from "../src/pads/printed";

const NOVEMBER = new Date(2026, 10, 6, 12).getTime();

function pad(id: string, names: string[], more: Partial<Pad> = {}): Pad {
  return { id, game: "once", title: "Once", pack: "", hand: { seat: names.map((name) => (name ? { name } : {})) }, stamps: {}, made: NOVEMBER, touched: NOVEMBER, ...more };
}

describe("pads on a device", () => {
  let place: Record<string, string>;
  const hidden = (value: unknown) => ({ value, configurable: true, enumerable: false });
  beforeEach(() => {
    place = Object.defineProperties({} as Record<string, string>, {
      getItem: hidden((key: string) => place[key] ?? null),
      setItem: hidden((key: string, value: string) => void (place[key] = value)),
      removeItem: hidden((key: string) => void delete place[key]),
    });
    vi.stubGlobal("localStorage", place);
  });
  afterEach(() => vi.unstubAllGlobals());

  function refusing(name: string): void {
    Object.defineProperty(place, "setItem", hidden(() => {
      throw new DOMException("", name);
    }));
  }

  test("come back, the newest first, and go one by one", () => {
    const [older, newer] = [pad("a", ["Ann"], { touched: 1 }), pad("b", ["Ben"], { touched: 2 })];
    expect(keepPad(older) && keepPad(newer)).toBe(true);
    expect(pads()).toEqual([newer, older]);
    dropPad("b");
    expect(pads()).toEqual([older]);
    expect(padWith("b")).toBeUndefined();
    keepPad(newer);
    expect(pads()).toEqual([newer, older]);
  });

  test.each(["", "{", "null", "7", "[]", '{"id":"b"}', JSON.stringify(pad("other", [])), JSON.stringify(pad("b", ["Ben"], { made: null as never }))])(
    "one that is damaged takes no other with it: %s",
    (text) => {
      keepPad(pad("a", ["Ann"]));
      place["spinney-pad/b"] = text;
      expect(pads().map(({ id }) => id)).toEqual(["a"]);
      keepPad(pad("c", ["Cid"]));
      expect(pads().map(({ id }) => id).sort()).toEqual(["a", "c"]);
    },
  );

  test("a result that does not fit is left out", () => {
    keepPad(pad("a", ["Ann", "Ben"], { result: { names: ["Ann"], totals: [3], winners: [0], target: null } }));
    expect(padWith("a")!.result).toBeUndefined();
  });

  test("why nothing is kept is said", () => {
    refusing("QuotaExceededError");
    expect(keepPad(pad("a", []))).toBe(false);
    expect(whyNotKept()).toBe("pad-no-room");
    refusing("SecurityError");
    expect(keepPad(pad("a", []))).toBe(false);
    expect(whyNotKept()).toBe("pad-not-kept");
  });

  test("a browser without such places has no pads", () => {
    vi.stubGlobal("localStorage", undefined);
    expect(pads()).toEqual([]);
    expect(keepPad(pad("a", []))).toBe(false);
    dropPad("a");
  });

  test("two tabs that write on the same pad both keep what they have written", () => {
    const start = pad("a", ["", ""]);
    keepPad(start);
    const [first, second] = [0, 1].map((seat) => withHand(start, { seat: start.hand.seat.map((one, i) => (i === seat ? { name: `P${i}` } : one)) }));
    keepPad(first!);
    keepPad({ ...second!, result: { names: ["", "P1"], totals: [1, 2], winners: [1], target: null } });
    expect(padWith("a")!.result).toBeUndefined(); // it came out so without what the other tab wrote
    expect(padWith("a")!.hand).toEqual({ seat: [{ name: "P0" }, { name: "P1" }] });
  });
});

describe("two versions of a pad", () => {
  const seats = (...names: string[]) => ({ seat: names.map((name) => ({ name })) });
  const mine = pad("a", [], { hand: seats("Ann", "Ben"), stamps: { "seat/0": 5, "seat/1": 2 }, touched: 9 });

  test("are one where nothing is newer in the other", () => {
    expect(merged(mine, { ...mine, hand: seats("Ada", "Ben"), stamps: { "seat/0": 4, "seat/1": 2 } })).toEqual(mine);
  });

  test("are put together part by part", () => {
    const both = merged(mine, { ...mine, hand: { ...seats("Ada", "Bea"), mode: "teams" } as never, stamps: { "seat/0": 4, "seat/1": 3, table: 1 }, touched: 12 });
    expect(both.hand).toEqual({ ...seats("Ann", "Bea"), mode: "teams" });
    expect(both.stamps).toEqual({ "seat/0": 5, "seat/1": 3, table: 1 });
    expect(both.touched).toBe(12);
  });

  test("with the same stamp come to the same, whoever puts them together", () => {
    const other = { ...mine, hand: seats("Ada", "Ben") };
    expect(merged(mine, other).hand).toEqual(merged(other, mine).hand);
  });
});

test.each([
  ["  Ann  Lee ", "Ann Lee"],
  ["A\tB\u202e\u0000", "AB"],
  ["👩\u200d🌾 Ñu", "👩🌾 Ñu"],
  ["\u200b", ""],
])("the name %j is written down as %j", (typed, name) => expect(nameFrom(typed)).toBe(name));

describe("people", () => {
  const result = (totals: number[], winners: number[], more: Partial<Result> = {}): Result => ({ names: totals.map(String), totals, winners, target: null, whole: true, ...more });
  const tables = [
    pad("e", ["Ánn", "Cid"]), // nothing has been entered yet
    pad("d", ["", "ben"], { result: result([9, 4], [0]) }),
    pad("c", ["Ann", "Ben"], { game: "reforest", title: "Reforest", result: result([31, 31], [0, 1]) }),
    pad("b", ["Ann"], { result: result([6], [0]) }), // alone, with nothing to beat: nobody wins
    pad("a", ["Ann ", "Ben"], { result: result([10, 7], [0]) }),
    pad("0", ["Ann"], { result: result([50], [0], { target: 40 }) }),
    pad("1", ["Ann", "Ben"], { result: result([99, 1], [0], { whole: false }) }),
  ];

  test("are named as they were last, the newest first", () => expect(namesUsed(tables)).toEqual(["Ánn", "Cid", "ben"]));

  test("have played, won, and got most points, title by title", () => {
    expect(people(tables)).toEqual([
      { name: "Ánn", games: 4, wins: 3, best: [{ game: "reforest", title: "Reforest", points: 31 }, { game: "once", title: "Once", points: 50 }] },
      { name: "ben", games: 3, wins: 1, best: [{ game: "once", title: "Once", points: 7 }, { game: "reforest", title: "Reforest", points: 31 }] },
    ]);
  });

  test("the worst of scores is the best as long as there is no other", () => {
    expect(people([pad("a", ["Ann", ""], { result: result([-3, 0], [1]) })])[0]!.best[0]!.points).toBe(-3);
  });

  test("titles are named once each", () => expect(titles(tables)).toEqual([{ game: "once", title: "Once" }, { game: "reforest", title: "Reforest" }]));
});

describe("a result", () => {
  const say = (id: string, parts: Record<string, unknown> = {}) => [id, ...Object.values(parts)].join(" ");
  const seat = (name: string, columns: number, saws: number) => ({ name, lines: { columns, saws }, total: columns + saws, reasons: [] });
  const score = (more: Partial<Score> = {}): Score => ({ seats: [seat("Ann", 9, 0), seat("Ben", 12, -1)], winners: [1], teams: [[0], [1]], target: null, problems: [], ...more });
  const sheet = (more: Partial<Score> = {}) => printed({ title: "Once", made: NOVEMBER }, score(more), say, say, "en-GB");

  test("has a line for each category, and says who won", () => {
    const found = sheet();
    expect(found).toMatchObject({ title: "Once", date: "6 November 2026", verdict: "end-winners Ben 1", teams: null, notes: [] });
    expect(found.players).toEqual([{ name: "Ann", total: 9, won: false }, { name: "Ben", total: 11, won: true }]);
    expect(found.lines).toEqual([{ name: "sheet-columns", points: [9, 12] }, { name: "sheet-saws", points: [0, -1] }]);
  });

  test("is told with those ahead first, and without what is nothing", () => {
    expect(asText(sheet()).split("\n")).toEqual(["Once, 6 November 2026", "end-winners Ben 1", "", "Ben 11: sheet-columns 12 · sheet-saws −1", "Ann 9: sheet-columns 9", "", "pad-foot"]);
  });

  test("names what cannot be and what is missing", () => {
    const problem = (words: string, missing: boolean) => ({ seat: 0, at: {}, words, missing });
    const found = sheet({ problems: [problem("Twice.", false), problem("No ground.", true), problem("Too many.", false)] });
    expect(found.notes).toEqual([{ about: "pad-house", sentences: ["Twice.", "Too many."] }, { about: "pad-missing", sentences: ["No ground."] }]);
    expect(asText(found).split("\n").slice(-3)).toEqual(["pad-house Twice. Too many.", "pad-missing No ground.", "pad-foot"]);
  });

  test("says that a tie was broken, but not that it was shared", () => {
    const equal = [seat("Ann", 9, 0), seat("Ben", 10, -1)];
    expect(sheet({ seats: equal, winners: [0] }).notes.map(({ about }) => about)).toEqual(["pad-tie"]);
    expect(sheet({ seats: equal, winners: [0, 1] }).notes).toEqual([]);
    expect(sheet({ seats: [seat("Ann", 9, 0)], winners: [], teams: [[0]], target: 9 }).notes).toEqual([]);
  });

  test("of a solitaire is open until what it has to beat is known", () => {
    const alone = { seats: [seat("Ann", 9, 0)], winners: [0], teams: [[0]], target: 0 };
    const found = sheet({ ...alone, problems: [{ seat: -1, at: {}, words: "No target.", missing: true }] });
    expect(found.verdict).toBe("pad-open");
    expect(found.players[0]!.won).toBe(false);
    expect(sheet(alone).players[0]!.won).toBe(true);
  });

  test("adds up teams, whose sums decide ties", () => {
    const four = [seat("A", 5, 0), seat("B", 6, 0), seat("C", 3, 0), seat("D", 1, 0)];
    const found = sheet({ seats: four, winners: [0, 2], teams: [[0, 2], [1, 3]] });
    expect(found.teams?.numbers).toEqual([8, 7, 8, 7]);
    expect(found.verdict).toBe("end-team A + C");
    expect(found.notes).toEqual([]);
  });

  test("is in a file that is called by the game and the day", () => {
    expect(fileName({ game: "once", made: NOVEMBER }, "png")).toBe("once-2026-11-06.png");
    expect(fileName({ game: "../o:n ce", made: NOVEMBER }, "toml")).toBe("once-2026-11-06.toml");
  });
});

describe("lines of a picture", () => {
  const pen = { measureText: (text: string) => ({ width: text.length }) as TextMetrics };
  test.each([
    ["one two three", 7, ["one two", "three"]],
    ["short", 10, ["short"]],
    ["unbelievably long", 6, ["unbel…", "long"]],
    ["", 5, [""]],
  ])("%j in %i letters", (text, room, lines) => expect(broken(pen, text, room)).toEqual(lines));
});

describe("the title that a file names", () => {
  const GAMES = ["once", "dartmoor"];
  test.each([
    ["# Once Upon a Forest: spinney score once FILE\n\n[[seat]]\n", "once"],
    ["# The end of a game: `spinney score dartmoor` says who won.\n", "dartmoor"],
    ["[[seat]]\n# spinney score nothing\n# spinney score once\n", "once"],
    ['[[seat]]\nname = "spinney score once"\n', undefined],
    ["[[seat]]\n", undefined],
  ])("%j", (text, game) => expect(gameNamed(text, GAMES)).toBe(game));
});

describe("how a pad came out", () => {
  const score = { seats: [{ name: "Ann", lines: {}, total: 4, reasons: [] }], winners: [0], teams: [[0]], target: 3, problems: [{ seat: 0, at: {}, words: "", missing: true }] };
  const known = withResult(pad("a", ["Ann"]), score);

  test("is kept with it, and whether anything was missing", () => {
    expect(known.result).toEqual({ names: ["Ann"], totals: [4], winners: [0], teams: [[0]], target: 3, whole: false });
    expect(withResult(known, { ...score, problems: [{ ...score.problems[0]!, missing: false }] }).result?.whole).toBe(true);
  });

  test("is forgotten when it changes", () => expect(unscored(known)).toEqual(pad("a", ["Ann"])));
});
