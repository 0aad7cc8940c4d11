/** The parts of Spinney in a tab that need no browser. */

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { padWith, pads } from "../src/pads/kept";
import { count, has, learn } from "../src/shell/learned.svelte";
import { fromFile, packed, unpacked } from "../src/tab/carry";
import { Constants, Sent } from "../src/tab/constants";
import { Desk } from "../src/tab/desk";
import { hasVectors, moduleOf, needed } from "../src/tab/modules";
import { netOf } from "../src/tab/nets";
import type { Asked, Told } from "../src/tab/protocol";
import { Python, type PythonWorker } from "../src/tab/python";
import type { FromThinker, ToThinker } from "../src/tab/thinker";
import { Thinkers, type Thinker } from "../src/tab/thinkers";
import { thought, type Plan } from "../src/tab/thinking";

const ask = (id: number): Asked => ({ kind: "ask", id, method: "GET", path: "/api/tables/x", headers: {}, body: "" });
const answer = { status: 200, headers: {}, body: "" };

describe("modules of rules", () => {
  const files = ["index.html", "pyodide/pyodide.asm.wasm", "rules/once.wasm", "rules/once.net", "rules/plain/once.wasm"];
  afterEach(() => vi.restoreAllMocks());

  test("have vectors where the browser has them", () => {
    expect(hasVectors()).toBe(true); // Node has
    expect(moduleOf("once")).toBe("rules/once.wasm");
    expect(needed(files)).toEqual(files.slice(0, 4));
  });

  test("are plain where it has none", () => {
    vi.spyOn(WebAssembly, "validate").mockReturnValue(false);
    expect(moduleOf("once")).toBe("rules/plain/once.wasm");
    expect(needed(files)).toEqual([files[0], files[1], files[3], files[4]]);
  });

  test("and it is asked with a vector that is right but for one byte", () => {
    const asked = vi.spyOn(WebAssembly, "validate");
    hasVectors();
    const [bytes] = asked.mock.calls[0]! as [Uint8Array];
    const without = Uint8Array.from(bytes, (byte, at) => (at === 14 ? 0x7f : byte)); // a number, where a vector comes
    expect(WebAssembly.validate(without)).toBe(false);
  });
});

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
  const plan: Plan = { arrays: [], constants: [], calls: [{ entry: "a", row: new Uint8Array(8), times: 5 }, { entry: "b", row: new Uint8Array(8), times: 5 }] };
  const module = {} as WebAssembly.Module;
  const none = (name: string): Uint8Array => {
    throw new Error(`${name} is not there`);
  };

  class Fake implements Thinker {
    static all: Fake[] = [];
    heard: ToThinker[] = [];
    handed: Transferable[] = [];
    ended = false;
    onmessage: Thinker["onmessage"] = null;
    onerror: Thinker["onerror"] = null;
    constructor() {
      Fake.all.push(this);
    }
    postMessage(message: ToThinker, handed: Transferable[] | StructuredSerializeOptions = []): void {
      this.heard.push(message);
      this.handed.push(...(handed as Transferable[]));
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
    const all = thinkers.think(1, module, [plan, plan, plan], none);
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
    void thinkers.think(7, module, [plan, plan], none);
    thinkers.stop(7);
    expect(Fake.all[0]!.heard.at(-1)).toEqual({ kind: "stop" });
    Fake.all[0]!.say({ kind: "thought", arrays: [] });
    expect(Fake.all[0]!.heard.at(-1)).toMatchObject({ kind: "think", plan: { calls: [{ entry: "a", times: 1 }] } });
  });

  test("one that fails says so", async () => {
    const thinkers = new Thinkers(() => new Fake(), 1);
    const all = thinkers.think(1, module, [plan], none);
    Fake.all[0]!.say({ kind: "failed", why: "no" });
    await expect(all).rejects.toThrow("no");
  });

  describe("with constants", () => {
    const reading = (...names: string[]): Plan => ({ ...plan, constants: names.map((name, i) => ({ at: 2 ** 21 + 16 * i, name })) });
    const bytesOf = (name: string) => new TextEncoder().encode(name);
    /** The names that a thinker was given, thought by thought. */
    const given = (one: Fake) => one.heard.map((said) => (said.kind === "think" ? said.given.constants.map(({ name }) => name) : []));
    const done = { kind: "thought", arrays: [] } satisfies FromThinker;

    test("each gets them once, with their bytes, and of others what it lacks", () => {
      const thinkers = new Thinkers(() => new Fake(), 3);
      for (const names of [["box", "net"], ["box", "net"], ["box", "other"]]) {
        void thinkers.think(1, module, [reading(...names), reading(...names)], bytesOf);
        for (const one of Fake.all) one.say(done);
      }
      expect(Fake.all.map(given)).toEqual(Array(2).fill([["box", "net"], [], ["other"]]));
      expect(Fake.all[0]!.heard[0]).toMatchObject({ given: { anew: false, constants: [{ name: "box", bytes: bytesOf("box") }, {}] } });
    });

    test("they are handed over, not copied again", () => {
      const thinkers = new Thinkers(() => new Fake(), 1);
      void thinkers.think(1, module, [reading("net")], bytesOf);
      const said = Fake.all[0]!.heard[0] as Extract<ToThinker, { kind: "think" }>;
      expect(Fake.all[0]!.handed).toHaveLength(1);
      expect(Fake.all[0]!.handed[0]).toBe(said.given.constants[0]!.bytes.buffer);
    });

    test("one in the place of another that was lost, or has gone, gets them anew", () => {
      const thinkers = new Thinkers(() => new Fake(), 1);
      thinkers.think(1, module, [reading("net")], bytesOf).catch(() => {});
      Fake.all[0]!.onerror!.call(Fake.all[0] as never, new Event("error") as ErrorEvent);
      void thinkers.think(2, module, [reading("net")], bytesOf);
      Fake.all[1]!.say(done);
      vi.advanceTimersByTime(11_000);
      void thinkers.think(3, module, [reading("net")], bytesOf);
      expect(Fake.all.map(given)).toEqual([[["net"]], [["net"]], [["net"]]]);
    });

    test("if one is not to be had, that thought fails, and the next is thought", async () => {
      const thinkers = new Thinkers(() => new Fake(), 1);
      await expect(thinkers.think(1, module, [reading("net")], none)).rejects.toThrow("net is not there");
      const next = thinkers.think(2, module, [reading("net")], bytesOf);
      expect(given(Fake.all[0]!)).toEqual([["net"]]);
      Fake.all[0]!.say(done);
      expect(await next).toEqual([[]]);
    });
  });
});

describe("constants", () => {
  const bytesOf = (name: string) => new Uint8Array(Number(name));

  test("a thinker that has too many begins anew, and has what it needs then", () => {
    const sent = new Sent(100);
    const kept = new Constants();
    const give = (...names: string[]) => {
      const given = sent.lacking(names, bytesOf);
      kept.take(given);
      for (const name of names) expect(kept.get(name)).toHaveLength(Number(name));
      return [given.anew, given.constants.map(({ name }) => name)];
    };
    expect(give("40", "50")).toEqual([false, ["40", "50"]]);
    expect(give("10")).toEqual([false, ["10"]]);
    expect(give("40", "11")).toEqual([true, ["40", "11"]]);
    expect(() => kept.get("50")).toThrow("50");
    expect(give("49")).toEqual([false, ["49"]]);
    expect(give("40", "11", "49")).toEqual([false, []]);
    expect(give("300")).toEqual([true, ["300"]]);
    expect(give("300")).toEqual([false, []]);
  });

  test("one that stands twice in a plan is sent once", () => expect(new Sent().lacking(["8", "8"], bytesOf).constants).toHaveLength(1));
});

describe("a net", () => {
  const list = { files: { "rules/once.net": { hash: "", size: 3 } } };
  const shelves = (file: () => Promise<Response>) => ({ list, file: vi.fn(file) });

  test("is the file beside the rules", async () => {
    const all = shelves(async () => new Response(Uint8Array.of(1, 2, 3)));
    expect(await netOf(all, "once")).toEqual(Uint8Array.of(1, 2, 3));
    expect(all.file).toHaveBeenCalledWith("rules/once.net");
  });

  test("is not asked for where a game has none", async () => {
    const all = shelves(async () => new Response(""));
    expect(await netOf(all, "reforest")).toBeNull();
    expect(all.file).not.toHaveBeenCalled();
  });

  test.each([
    ["cannot be fetched", async () => Promise.reject(new TypeError("Failed to fetch"))],
    ["breaks off", async () => new Response(new ReadableStream({ start: (on) => on.error(new TypeError("network error")) }))],
  ])("that %s is none", async (_, file) => expect(await netOf(shelves(file), "once")).toBeNull());
});

/** (module (memory (export "memory") 1) (global (export "__heap_base") i32 1024) (func (export "add") (param i32) (result i64) …)): adds the row's number to the one at 2 MB. */
const ADDS = Uint8Array.from([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 6, 1, 96, 1, 127, 1, 126, 3, 2, 1, 0, 5, 3, 1, 0, 1, 6, 7, 1, 127, 0, 65, 128, 8, 11, 7, 30, 3, 6, 109, 101,
  109, 111, 114, 121, 2, 0, 11, 95, 95, 104, 101, 97, 112, 95, 98, 97, 115, 101, 3, 0, 3, 97, 100, 100, 0, 0, 10, 28, 1, 26, 0, 65, 128, 128, 128,
  1, 65, 128, 128, 128, 1, 41, 3, 0, 32, 0, 41, 3, 0, 124, 55, 3, 0, 66, 0, 11,
]);

describe("a thought", () => {
  const numbers = (...all: bigint[]) => new Uint8Array(BigInt64Array.from(all).buffer);
  const AT = 2 * 2 ** 20;
  const calls = (times: number, entry = "add") => [{ entry, row: numbers(7n), times }];
  const plan = (times: number, entry?: string): Plan => ({ arrays: [{ at: AT, bytes: numbers(100n) }], constants: [], calls: calls(times, entry) });
  const none = new Constants();

  test("works on the memory that it was given", async () => {
    const [memory] = await thought(await WebAssembly.compile(ADDS), plan(6), none, async () => true);
    expect(memory).toEqual(numbers(142n));
  });

  test("does not give back or change what is constant", async () => {
    const module = await WebAssembly.compile(ADDS);
    const kept = new Constants();
    kept.take({ anew: false, constants: [{ name: "net", bytes: numbers(30n) }] });
    // The module writes to the place of the constant: every thought begins with it as it was sent.
    const reading: Plan = { arrays: [{ at: AT + 16, bytes: numbers(5n) }], constants: [{ at: AT, name: "net" }], calls: calls(2) };
    for (let i = 0; i < 2; i += 1) expect(await thought(module, reading, kept, async () => true)).toEqual([numbers(5n)]);
    expect(kept.get("net")).toEqual(numbers(30n));
  });

  test("reads a constant at its address, beyond all arrays", async () => {
    const kept = new Constants();
    const far = new Uint8Array(200_000);
    far.set(numbers(30n), far.length - 8);
    kept.take({ anew: false, constants: [{ name: "net", bytes: far }] });
    // The row that is added is the end of the constant, and the sum stands at 2 MB.
    const reading: Plan = { ...plan(1), constants: [{ at: AT + 8, name: "net" }] };
    expect(await thought(await WebAssembly.compile(ADDS), reading, kept, async () => true)).toEqual([numbers(107n)]);
    const over: Plan = { arrays: [{ at: AT, bytes: numbers(0n) }], constants: [{ at: AT + 8 - far.length, name: "net" }], calls: calls(1) };
    expect(await thought(await WebAssembly.compile(ADDS), over, kept, async () => true)).toEqual([numbers(37n)]);
  });

  test("without a constant that it needs fails", async () => {
    const reading: Plan = { ...plan(1), constants: [{ at: AT, name: "net" }] };
    await expect(thought(await WebAssembly.compile(ADDS), reading, none, async () => true)).rejects.toThrow("net");
  });

  test("ends early when it is told to", async () => {
    const module = await WebAssembly.compile(ADDS);
    const [memory] = await thought(module, plan(1e12), none, async () => false);
    expect(new BigInt64Array(memory!.buffer)[0]).toBeGreaterThan(100n);
  });

  test("does not call what is not there", async () => {
    await expect(thought(await WebAssembly.compile(ADDS), plan(1, "other"), none, async () => true)).rejects.toThrow("other");
  });
});
