/** The parts of Spinney in a tab that need no browser. */

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { padWith, pads } from "../src/pads/kept";
import { count, has, learn } from "../src/shell/learned.svelte";
import { fromFile, packed, unpacked } from "../src/tab/carry";
import { Desk } from "../src/tab/desk";
import type { Asked, Told } from "../src/tab/protocol";
import { Python, type PythonWorker } from "../src/tab/python";
import type { FromThinker, ToThinker } from "../src/tab/thinker";
import { Thinkers, type Thinker } from "../src/tab/thinkers";
import { thought, type Plan } from "../src/tab/thinking";

const ask = (id: number): Asked => ({ kind: "ask", id, method: "GET", path: "/api/tables/x", headers: {}, body: "" });
const answer = { status: 200, headers: {}, body: "" };

describe("games in a file", () => {
  const carried = {
    tables: [{ id: "a", row: "{}", made: 1 }],
    packs: [],
    entries: [1, 2, 3].map((number) => ({ table: "a", number, entry: "{}", made: 1 })),
    keys: [{ table: "a", game: "once", title: "Once", tokens: [], touched: 1, over: false }],
    pads: [{ id: "p", game: "once", title: "Once", pack: "", hand: { seat: [{ name: "Ann" }] }, stamps: { "seat/0": 2 }, made: 1, touched: 2 }],
    learned: { lessons: { once: ["first"] }, puzzles: {} },
  };

  test("come back as they were", () => expect(unpacked(packed(carried))).toEqual(carried));

  test.each([
    ["no such file", "carry-stranger", () => "hello"],
    ["another kind of JSON", "carry-stranger", () => '{"a": 1}'],
    ["nothing", "carry-stranger", () => "null"],
    ["a newer one", "carry-newer", () => packed(carried).replace('"version":2', '"version":3')],
    ["one that was cut off", "carry-damaged", () => packed(carried).slice(0, -30)],
    ["one with another letter in it", "carry-damaged", () => packed(carried).replace("Once", "Onze")],
    ["one whose log has a gap", "carry-damaged", () => packed({ ...carried, entries: carried.entries.filter(({ number }) => number !== 2) })],
    ["one with a log of no table", "carry-damaged", () => packed({ ...carried, tables: [] })],
    ["one with a pad that is none", "carry-damaged", () => packed({ ...carried, pads: [{ ...carried.pads[0]!, made: NaN }] })],
  ])("%s: %s", (_, words, text) => expect(() => unpacked(text())).toThrow(words));

  // As a page before there were pads has written it; the sum is what it wrote.
  const FIRST = '{"format":"spinney-tables","version":1,"sum":"4fb7c1ac","carried":{"tables":[],"packs":[],"entries":[],"keys":[]}}';

  test("of the first version have neither pads nor lessons", () => {
    expect(unpacked(FIRST)).toEqual({ tables: [], packs: [], entries: [], keys: [], pads: [], learned: { lessons: {}, puzzles: {} } });
  });

  describe("brought to a device", () => {
    const place: Record<string, string> = {};
    beforeEach(() => {
      for (const key of Object.keys(place)) delete place[key];
      Object.defineProperties(place, {
        getItem: { value: (key: string) => place[key] ?? null, configurable: true },
        setItem: { value: (key: string, value: string) => void (place[key] = value), configurable: true },
      });
      vi.stubGlobal("localStorage", place);
    });
    afterEach(() => vi.unstubAllGlobals());

    test("pads and lessons are added, once", async () => {
      learn("lessons", "once", "second");
      expect((await fromFile(packed(carried))).pads).toBe(1);
      expect((await fromFile(packed(carried))).pads).toBe(0);
      expect(pads()).toEqual(carried.pads);
      expect(has("lessons", "once", "first") && has("lessons", "once", "second")).toBe(true);
      expect(count("lessons", "once")).toBe(2);
      expect(JSON.parse(place["spinney-learned"]!)).toEqual({ lessons: { once: ["second", "first"] }, puzzles: {} });
    });

    test("a pad that is there keeps what is newer here, and gets what is newer in the file", async () => {
      const seats = (...names: string[]) => ({ seat: names.map((name) => ({ name })) });
      const here = { ...carried.pads[0]!, hand: seats("Ada", "Ben"), stamps: { "seat/0": 3, "seat/1": 1 } };
      const there = { ...carried.pads[0]!, hand: seats("Ann", "Bea"), stamps: { "seat/0": 2, "seat/1": 4 } };
      await fromFile(packed({ ...carried, pads: [here] }));
      await fromFile(packed({ ...carried, pads: [there] }));
      expect(padWith("p")?.hand).toEqual(seats("Ada", "Bea"));
    });
  });
});

describe("the desk", () => {
  function made() {
    const asked: Asked[] = [];
    const told: [string, Told][] = [];
    let tell: (told: Told) => void = () => {};
    const desk = new Desk(
      (teller) => {
        tell = teller;
        return { ask: (one) => void asked.push(one), end: () => {} };
      },
      (tab, one) => void told.push([tab, one]),
      () => {},
    );
    return { desk, asked, told, tell: (one: Told) => tell(one) };
  }

  test("two tabs with the same numbers get their own answers", () => {
    const { desk, asked, told, tell } = made();
    desk.ask("a", ask(1));
    desk.ask("b", ask(1));
    const [first, second] = asked.map((one) => (one as { id: number }).id);
    tell({ kind: "answer", id: second!, answer });
    tell({ kind: "answer", id: first!, answer });
    expect(told).toEqual([
      ["b", { kind: "answer", id: 1, answer }],
      ["a", { kind: "answer", id: 1, answer }],
    ]);
  });

  test("the lines of a tab that is gone end", () => {
    const { desk, asked } = made();
    desk.ask("a", { kind: "connect", line: 1, path: "/x" });
    desk.ask("b", { kind: "connect", line: 1, path: "/x" });
    desk.gone("a");
    expect(asked.at(-1)).toEqual({ kind: "disconnect", line: (asked[0] as { line: number }).line });
    desk.ask("a", { kind: "receive", line: 1, text: "?" });
    expect(asked).toHaveLength(3);
  });
});

describe("Python's worker", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function made() {
    const workers: PythonWorker[] = [];
    const told: Told[] = [];
    const worker = () => {
      const one: PythonWorker = { postMessage: vi.fn(), terminate: vi.fn(), onmessage: null, onerror: null };
      workers.push(one);
      return one;
    };
    const say = (one: PythonWorker, data: Told) => one.onmessage!.call(one as Worker, { data } as MessageEvent);
    return { python: new Python(worker, "base", (one) => void told.push(one), 1000), workers, told, say };
  }

  test("goes when nobody has asked for a while, and comes anew", () => {
    const { python, workers, say } = made();
    python.ask(ask(1));
    vi.advanceTimersByTime(5000);
    expect(workers[0]!.terminate).not.toHaveBeenCalled();
    say(workers[0]!, { kind: "answer", id: 1, answer });
    vi.advanceTimersByTime(1500);
    expect(workers[0]!.terminate).toHaveBeenCalled();
    python.ask(ask(2));
    expect(workers).toHaveLength(2);
  });

  test("stays while a table is open", () => {
    const { python, workers } = made();
    python.ask({ kind: "connect", line: 1, path: "/x" });
    vi.advanceTimersByTime(9000);
    expect(workers[0]!.terminate).not.toHaveBeenCalled();
    python.ask({ kind: "disconnect", line: 1 });
    vi.advanceTimersByTime(1500);
    expect(workers[0]!.terminate).toHaveBeenCalled();
  });

  test("that falls over leaves nobody waiting", () => {
    const { python, workers, told } = made();
    python.ask(ask(1));
    python.ask({ kind: "connect", line: 1, path: "/x" });
    workers[0]!.onerror!.call(workers[0] as never, new Event("error") as ErrorEvent);
    expect(told.map(({ kind }) => kind)).toEqual(["answer", "closed", "news"]);
  });
});

describe("thinkers", () => {
  const plan: Plan = { arrays: [], calls: [{ entry: "a", row: new Uint8Array(8), times: 5 }, { entry: "b", row: new Uint8Array(8), times: 5 }] };
  const module = {} as WebAssembly.Module;

  class Fake implements Thinker {
    static all: Fake[] = [];
    heard: ToThinker[] = [];
    ended = false;
    onmessage: Thinker["onmessage"] = null;
    onerror: Thinker["onerror"] = null;
    constructor() {
      Fake.all.push(this);
    }
    postMessage(message: ToThinker): void {
      this.heard.push(message);
    }
    terminate(): void {
      this.ended = true;
    }
    say(data: FromThinker): void {
      this.onmessage!.call(this as unknown as Worker, { data } as MessageEvent);
    }
  }

  beforeEach(() => {
    vi.useFakeTimers();
    Fake.all = [];
  });
  afterEach(() => void vi.useRealTimers());

  test("as many as there are processors to spare; others wait", async () => {
    const thinkers = new Thinkers(() => new Fake(), 3);
    const all = thinkers.think(1, module, [plan, plan, plan]);
    expect(Fake.all).toHaveLength(2);
    Fake.all[0]!.say({ kind: "thought", arrays: [] });
    expect(Fake.all[0]!.heard).toHaveLength(2);
    for (const one of Fake.all) one.say({ kind: "thought", arrays: [] });
    expect(await all).toEqual([[], [], []]);
    vi.advanceTimersByTime(11_000);
    expect(Fake.all.every(({ ended }) => ended)).toBe(true);
  });

  test("stopped, those who work are told, and those who wait do the first call only", () => {
    const thinkers = new Thinkers(() => new Fake(), 1);
    void thinkers.think(7, module, [plan, plan]);
    thinkers.stop(7);
    expect(Fake.all[0]!.heard.at(-1)).toEqual({ kind: "stop" });
    Fake.all[0]!.say({ kind: "thought", arrays: [] });
    expect(Fake.all[0]!.heard.at(-1)).toMatchObject({ kind: "think", plan: { calls: [{ entry: "a", times: 1 }] } });
  });

  test("one that fails says so", async () => {
    const thinkers = new Thinkers(() => new Fake(), 1);
    const all = thinkers.think(1, module, [plan]);
    Fake.all[0]!.say({ kind: "failed", why: "no" });
    await expect(all).rejects.toThrow("no");
  });
});

/** (module (memory (export "memory") 1) (global (export "__heap_base") i32 1024) (func (export "add") (param i32) (result i64) …)): adds the row's number to the one at 2 MB. */
const ADDS = Uint8Array.from([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 6, 1, 96, 1, 127, 1, 126, 3, 2, 1, 0, 5, 3, 1, 0, 1, 6, 7, 1, 127, 0, 65, 128, 8, 11, 7, 30, 3, 6, 109, 101,
  109, 111, 114, 121, 2, 0, 11, 95, 95, 104, 101, 97, 112, 95, 98, 97, 115, 101, 3, 0, 3, 97, 100, 100, 0, 0, 10, 28, 1, 26, 0, 65, 128, 128, 128,
  1, 65, 128, 128, 128, 1, 41, 3, 0, 32, 0, 41, 3, 0, 124, 55, 3, 0, 66, 0, 11,
]);

describe("a thought", () => {
  const numbers = (...all: bigint[]) => new Uint8Array(BigInt64Array.from(all).buffer);
  const plan = (times: number, entry = "add"): Plan => ({ arrays: [{ at: 2 * 2 ** 20, bytes: numbers(100n) }], calls: [{ entry, row: numbers(7n), times }] });

  test("works on the memory that it was given", async () => {
    const [memory] = await thought(await WebAssembly.compile(ADDS), plan(6), async () => true);
    expect(memory).toEqual(numbers(142n));
  });

  test("ends early when it is told to", async () => {
    const module = await WebAssembly.compile(ADDS);
    const [memory] = await thought(module, plan(1e12), async () => false);
    expect(new BigInt64Array(memory!.buffer)[0]).toBeGreaterThan(100n);
  });

  test("does not call what is not there", async () => {
    await expect(thought(await WebAssembly.compile(ADDS), plan(1, "other"), async () => true)).rejects.toThrow("other");
  });
});
