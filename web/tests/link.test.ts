/** The link to a table: pings, loss, waits, what is sent again, doing without sockets, and the way back. */

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { FromServer, Sit } from "../src/messages";
import { BROKEN, NO_SUCH_TABLE, type Heard, type Line } from "../src/net/host";

interface Made extends Line {
  way: string;
  path: string;
  heard: Heard;
  sent: { type: string; key?: string; token?: string; seat?: number; version?: number }[];
  closed: boolean;
}

const made = vi.hoisted(() => [] as Made[]);
const homes = vi.hoisted(() => ({ polls: true, pings: true }));

vi.mock("#where", () => {
  const line = (way: string) => (path: string, heard: Heard) => {
    const one: Made = {
      way,
      path,
      heard,
      sent: [],
      open: false,
      pings: way === "socket" && homes.pings,
      closed: false,
      send: (text) => void one.sent.push(JSON.parse(text)),
      close: () => ((one.closed = true), Object.assign(one, { open: false })),
    };
    made.push(one);
    return one;
  };
  return {
    host: {
      connect: line("socket"),
      get poll() {
        return homes.polls ? line("polling") : undefined;
      },
    },
  };
});

import { TableLink } from "../src/net/link";

const page = new EventTarget();
const looked = Object.assign(new EventTarget(), { visibilityState: "visible" });
let link: TableLink;
let token = "ann";
let version = 0;
let seat: number | null = null;
let heard: FromServer[] = [];
let online: boolean[] = [];
const sitting = (): Sit => ({ type: "sit", token, language: "en", seat, version, known: version });

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(1);
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("document", looked);
  made.length = 0;
  Object.assign(homes, { polls: true, pings: true });
  [token, seat, version, heard, online] = ["ann", null, 0, [], []];
  link = new TableLink("t", sitting, (message) => void heard.push(message), (is) => void online.push(is));
});
afterEach(() => {
  link.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const last = (): Made => made.at(-1)!;
function opens(line = last()): void {
  Object.assign(line, { open: true });
  line.heard.open();
}
const says = (message: object, line = last()) => line.heard.message(JSON.stringify(message));
function breaks(line = last(), code = BROKEN): void {
  Object.assign(line, { open: false });
  line.heard.closed(code);
}
/** A line that works. */
function works(): void {
  opens();
  says({ type: "state" });
}
const pass = (milliseconds: number) => vi.advanceTimersByTime(milliseconds);
const kinds = (line = last()) => line.sent.map(({ type }) => type);
const play = (key: string) => ({ type: "play", kind: "draw", parts: {}, ply: 3, key }) as const;

describe("a line", () => {
  test("begins with who sits there, and is there with the first message", () => {
    expect(last().path).toBe("/api/tables/t/socket?language=en");
    opens();
    expect(last().sent).toEqual([sitting()]);
    expect(online).toEqual([]);
    says({ type: "state" });
    expect(online).toEqual([true]);
    expect(heard).toEqual([{ type: "state" }]);
  });

  test("is asked after 2.5 seconds of silence, and the answer is nobody else's business", () => {
    works();
    pass(2499);
    expect(kinds()).toEqual(["sit"]);
    pass(1);
    expect(kinds()).toEqual(["sit", "ping"]);
    says({ type: "pong" });
    expect(heard).toHaveLength(1);
    pass(2500);
    expect(kinds()).toEqual(["sit", "ping", "ping"]);
  });

  test("on which there is news is not asked", () => {
    works();
    for (let i = 0; i < 5; i++) {
      pass(2000);
      says({ type: "state" });
    }
    expect(kinds()).toEqual(["sit"]);
  });

  test("that does not answer is lost after 12 seconds, and left", () => {
    works();
    const first = last();
    pass(11_999);
    expect(online).toEqual([true]);
    pass(1);
    expect(online).toEqual([true, false]);
    expect(first.closed).toBe(true);
    pass(250);
    expect(made).toHaveLength(2);
    says({ type: "state" }, first); // what still comes from there is not heard
    expect(heard).toHaveLength(1);
  });

  test("in this browser is never asked", () => {
    link.close();
    homes.pings = false;
    link = new TableLink("t", sitting, (message) => void heard.push(message), (is) => void online.push(is));
    works();
    pass(600_000);
    expect(kinds()).toEqual(["sit"]);
    expect(online).toEqual([true]);
  });

  test("to a table that is not there is not opened again", () => {
    opens();
    breaks(last(), NO_SUCH_TABLE);
    pass(600_000);
    expect(made).toHaveLength(1);
  });

  test("says when it comes back what is known", () => {
    works();
    version = 7;
    breaks();
    pass(250);
    opens();
    expect(last().sent).toEqual([{ ...sitting(), version: 7, known: 7 }]);
  });
});

describe("waits", () => {
  /** How long the next attempt is waited for. */
  function wait(): number {
    const before = made.length;
    let waited = 0;
    while (made.length === before) (waited += 1), pass(1);
    return waited;
  }

  test("grow to 8 seconds, and are short again after a line that was steady", () => {
    homes.polls = false;
    const waits = Array.from({ length: 7 }, () => (breaks(), wait()));
    expect(waits).toEqual([250, 500, 1000, 2000, 4000, 8000, 8000]);
    works();
    pass(9000);
    breaks();
    expect(wait()).toBe(8000);
    works();
    for (let i = 0; i < 5; i++) pass(2000), says({ type: "pong" });
    breaks();
    expect(wait()).toBe(250);
  });

  test("are by chance between the half and the whole: not everybody comes back at once", () => {
    vi.mocked(Math.random).mockReturnValue(0);
    breaks();
    expect(wait()).toBe(125);
    vi.mocked(Math.random).mockReturnValue(0.5);
    breaks();
    expect(wait()).toBe(375);
  });

  test.each([
    ["the network is back", () => page.dispatchEvent(new Event("online"))],
    ["somebody looks", () => looked.dispatchEvent(new Event("visibilitychange"))],
  ])("end when %s", (_, happens) => {
    homes.polls = false;
    for (let i = 0; i < 6; i++) breaks(), wait();
    breaks();
    happens();
    expect(made).toHaveLength(8);
    happens();
    expect(made).toHaveLength(8);
  });

  test("do not end when nobody looks", () => {
    works();
    breaks();
    looked.visibilityState = "hidden";
    looked.dispatchEvent(new Event("visibilitychange"));
    looked.visibilityState = "visible";
    expect(made).toHaveLength(1);
  });

  test.each(["offline", "online"])("a line is doubted when the device is %s: it has 3 seconds", (event) => {
    works();
    page.dispatchEvent(new Event(event));
    expect(kinds()).toEqual(["sit", "ping"]);
    pass(2999);
    expect(online).toEqual([true]);
    pass(1);
    expect(online).toEqual([true, false]);
  });
});

describe("a deed", () => {
  test("is sent once where it is answered", () => {
    works();
    link.do(play("one"));
    expect(link.waiting).toBe(1);
    says({ type: "done", key: "one", version: 4 });
    expect(link.waiting).toBe(0);
    breaks();
    pass(250);
    opens();
    expect(kinds()).toEqual(["sit"]);
  });

  test("that was not answered is sent again with the same key, after who did it", () => {
    works();
    link.do(play("one"));
    link.do({ type: "undo", key: "two" });
    says({ type: "done", key: "one", version: 4 });
    breaks();
    pass(250);
    opens();
    expect(last().sent.map(({ type, key }) => [type, key])).toEqual([["sit", undefined], ["undo", "two"]]);
    breaks();
    pass(500);
    opens();
    expect(last().sent[1]).toEqual({ type: "undo", key: "two" });
    says({ type: "done", key: "two", version: 5 });
    expect(link.waiting).toBe(0);
  });

  test("that is done without a line waits for one", () => {
    link.do(play("one"));
    works();
    expect(last().sent).toEqual([sitting(), play("one")]);
  });

  test("is answered by a problem with its key, and by no other", () => {
    works();
    link.do(play("one"));
    says({ type: "problem", code: "busy", words: "" });
    says({ type: "problem", code: "stale", words: "", key: "two" });
    expect(link.waiting).toBe(1);
    says({ type: "problem", code: "stale", words: "", key: "one" });
    expect(link.waiting).toBe(0);
  });

  test.each(["device-full", "wrong-token"])("does not wait any more after %s", (code) => {
    works();
    link.do(play("one"));
    says({ type: "problem", code, words: "" });
    expect(link.waiting).toBe(0);
  });

  test("is sent again by whoever did it, also where a cookie says whose the seats are", () => {
    seat = 0;
    works();
    link.do(play("one"));
    seat = 1;
    breaks();
    pass(250);
    opens();
    expect(last().sent.map((one) => one.seat ?? one.key)).toEqual([0, "one", 1]);
  });

  test("is sent again by whoever did it, also when somebody else sits there now", () => {
    works();
    link.do(play("one"));
    token = "bob";
    link.do(play("two"));
    breaks();
    pass(250);
    opens();
    expect(last().sent.map((one) => one.token ?? one.key)).toEqual(["ann", "one", "bob", "two"]);
    says({ type: "done", key: "two", version: 5 });
    breaks();
    pass(500);
    opens();
    expect(last().sent.map((one) => one.token ?? one.key)).toEqual(["ann", "one", "bob"]);
  });
});

describe("without sockets", () => {
  /** Two sockets that do not open: one that is refused, one that hangs. */
  function blocked(): void {
    breaks();
    pass(250);
    expect(last().way).toBe("socket");
    pass(6000);
    pass(500);
  }

  test("it goes on by questions after two that did not open", () => {
    blocked();
    expect(last().way).toBe("polling");
    expect(last().path).toBe("/api/tables/t/line?language=en");
    link.do(play("one"));
    works();
    expect(last().sent).toEqual([sitting(), play("one")]);
    expect(online.at(-1)).toBe(true);
    pass(50_000);
    expect(kinds()).toEqual(["sit", "play"]);
  });

  test("sockets that open and bring nothing are as good as none", () => {
    for (const wait of [250, 500]) {
      opens();
      pass(12_000);
      pass(wait);
    }
    expect(last().way).toBe("polling");
  });

  test("a socket that worked is no reason", () => {
    for (const wait of [250, 500, 1000]) {
      works();
      breaks();
      pass(wait);
    }
    expect(made.map(({ way }) => way)).toEqual(["socket", "socket", "socket", "socket"]);
  });

  test("a line that ended because another server answers is opened anew the same way", () => {
    blocked();
    works();
    breaks();
    pass(1000);
    expect(last().way).toBe("polling");
  });

  test("a server that does not answer at all is tried both ways", () => {
    for (const wait of [250, 500, 1000, 2000, 4000]) {
      breaks();
      pass(wait);
    }
    expect(made.map(({ way }) => way)).toEqual(["socket", "socket", "polling", "socket", "socket", "polling"]);
  });

  test("a socket is tried again after a minute, and takes over if it opens", () => {
    blocked();
    works();
    const polling = last();
    pass(60_000);
    expect(last().way).toBe("socket");
    expect(polling.closed).toBe(false);
    link.do(play("one"));
    expect(kinds(polling)).toEqual(["sit", "play"]);
    opens();
    expect(polling.closed).toBe(true);
    expect(last().sent).toEqual([sitting(), play("one")]);
    says({ type: "state" });
    expect(online.slice(-1)).toEqual([true]);
    pass(2500);
    expect(kinds()).toEqual(["sit", "play", "ping"]);
  });

  test("if it does not open, everything stays as it was, and the next try comes later", () => {
    blocked();
    works();
    const [polling, before] = [last(), online.length];
    pass(60_000);
    breaks();
    pass(119_999);
    expect(made.filter(({ way }) => way === "socket")).toHaveLength(3);
    pass(1);
    expect(made.filter(({ way }) => way === "socket")).toHaveLength(4);
    expect(last().closed).toBe(false);
    pass(6000); // this one hangs
    expect(last().closed).toBe(true);
    expect(online).toHaveLength(before);
    link.do(play("one"));
    expect(kinds(polling)).toEqual(["sit", "play"]);
  });

  test("another network is tried at once", () => {
    blocked();
    works();
    page.dispatchEvent(new Event("online"));
    pass(0);
    expect(last().way).toBe("socket");
  });
});

test("a link that is closed does nothing any more", () => {
  works();
  link.close();
  breaks();
  page.dispatchEvent(new Event("online"));
  pass(600_000);
  expect(made).toHaveLength(1);
});
