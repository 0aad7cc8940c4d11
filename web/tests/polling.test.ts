/** A line without a socket: questions one after the other, and what is sent beside them. */

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { LineNews } from "../src/messages";
import { BROKEN, type Answer, type Line } from "../src/net/host";
import { polled } from "../src/net/polling";

interface Asked {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: { messages: string[] } | null;
  answer: (news: Partial<LineNews> | null, status?: number) => Promise<void>;
  fail: () => Promise<void>;
}

let asked: Asked[] = [];
let heard: string[] = [];
let line: Line;
const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(async () => {
  vi.useFakeTimers();
  [asked, heard] = [[], []];
  // The signal that a request took too long comes from a timer that tests can pass.
  vi.spyOn(AbortSignal, "timeout").mockImplementation((wait) => {
    const late = new AbortController();
    setTimeout(() => late.abort(new DOMException("", "TimeoutError")), wait);
    return late.signal;
  });
  const ask = (method: string, path: string, headers: Record<string, string>, body?: string, signal?: AbortSignal) =>
    new Promise<Answer>((resolve, reject) => {
      signal?.addEventListener("abort", () => reject(signal.reason as Error));
      asked.push({
        method,
        path,
        headers: { ...headers },
        body: body ? (JSON.parse(body) as Asked["body"]) : null,
        answer: async (news, status = 200) => {
          const whole = news && { line: "l1", key: "", last: 0, messages: [], closed: 0, ...news };
          resolve({ status, headers: {}, body: whole ? JSON.stringify(whole) : "" });
          await settled();
        },
        fail: async () => {
          reject(new TypeError("no network"));
          await settled();
        },
      });
    });
  line = polled(ask, "/api/tables/t/line?language=es", {
    open: () => (heard.push("open"), line.send("sit")),
    message: (text) => void heard.push(text),
    closed: (code) => void heard.push(`closed ${code}`),
  });
  await settled();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const last = (): Asked => asked.at(-1)!;
async function opened(): Promise<void> {
  await last().answer({ key: "secret", last: 1, messages: ["state"] });
  await vi.advanceTimersByTimeAsync(40);
}

describe("a line without a socket", () => {
  test("opens with what is said first, and asks for more with its key", async () => {
    expect(last()).toMatchObject({ method: "POST", path: "/api/tables/t/line?language=es", body: { messages: ["sit"] } });
    await opened();
    expect(heard).toEqual(["open", "state"]);
    expect(last()).toMatchObject({ method: "GET", path: "/api/tables/t/line/l1?after=1", headers: { authorization: "Bearer secret" } });
    await last().answer({ last: 3, messages: ["a", "b"] });
    await vi.advanceTimersByTimeAsync(40);
    expect(heard).toEqual(["open", "state", "a", "b"]);
    expect(last().path).toBe("/api/tables/t/line/l1?after=3");
  });

  test("sends one request at a time, with all that has gathered", async () => {
    line.send("early");
    await opened();
    const posts = () => asked.filter(({ method, path }) => method === "POST" && path.endsWith("l1"));
    expect(posts().map(({ body }) => body!.messages)).toEqual([["early"]]);
    line.send("one");
    line.send("two");
    await posts()[0]!.answer(null, 204);
    expect(posts().map(({ body }) => body!.messages)).toEqual([["early"], ["one", "two"]]);
  });

  test("asks once more where an answer was lost, and then is broken", async () => {
    await opened();
    await last().fail();
    expect(asked.filter(({ method }) => method === "GET").map(({ path }) => path)).toEqual(Array(2).fill("/api/tables/t/line/l1?after=1"));
    await last().fail();
    expect(heard.at(-1)).toBe(`closed ${BROKEN}`);
    expect(line.open).toBe(false);
  });

  test("is broken where nobody answers for 12 seconds", async () => {
    await opened();
    await vi.advanceTimersByTimeAsync(11_999);
    expect(heard).toEqual(["open", "state"]);
    await vi.advanceTimersByTimeAsync(1);
    expect(heard.at(-1)).toBe(`closed ${BROKEN}`);
  });

  test.each(["GET", "POST"])("is broken where another server answers a %s", async (method) => {
    await opened();
    line.send("one");
    await asked.find((one) => one.method === method && one.path.includes("l1"))!.answer({}, 404);
    expect(heard.at(-1)).toBe(`closed ${BROKEN}`);
  });

  test("ends with the code that the server gives, after its last messages", async () => {
    await last().answer({ key: "secret", last: 1, messages: ["problem"], closed: 4404 });
    expect(heard).toEqual(["open", "problem", "closed 4404"]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveLength(1);
  });

  test("that is closed says so, and hears nothing more", async () => {
    await opened();
    line.close();
    expect(last()).toMatchObject({ method: "DELETE", path: "/api/tables/t/line/l1", headers: { authorization: "Bearer secret" } });
    await settled();
    expect(heard).toEqual(["open", "state"]);
  });
});
