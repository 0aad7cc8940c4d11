/** What is kept of tables, and answers that come too late. */

import { beforeEach, describe, expect, test, vi } from "vitest";
import type { State } from "../src/messages";
import { awaited } from "../src/net/awaited";
import { find, forget, keep, known, lost, note } from "../src/net/keys";

const place = new Map<string, string>();
vi.stubGlobal("localStorage", { getItem: (key: string) => place.get(key) ?? null, setItem: (key: string, value: string) => place.set(key, value) });

function state(over: boolean): State {
  const seats = [{ number: 0, kind: "person", name: "Ada", bot: "" }, { number: 1, kind: "bot", name: "Ivo", bot: "tree" }];
  const sheets = [{ seat: 0, lines: { columns: 12 }, total: 12 }, { seat: 1, lines: { columns: 9 }, total: 9 }];
  return { table: "t1", title: "Once", over, seats, sheets, winners: over ? [0] : [], teams: [[0], [1]], target: null } as unknown as State;
}

beforeEach(() => {
  place.clear();
  keep({ table: "t1", tokens: [{ seat: 0, token: "secret" }] }, "once", "Once");
});

describe("a table that this browser knows", () => {
  test("is dated by the last visit while its game goes on", () => {
    note(state(false), 5000);
    expect(find("t1")).toMatchObject({ over: false, touched: 5000 });
    expect(find("t1")!.ended).toBeUndefined();
  });

  test("is dated by its end, and keeps the result without the lines of the sheets", () => {
    note(state(true), 7000);
    note(state(true), 9000);
    expect(find("t1")).toMatchObject({ over: true, touched: 7000 });
    expect(find("t1")!.ended).toMatchObject({ winners: [0], sheets: [{ seat: 0, lines: {}, total: 12 }, { seat: 1, lines: {}, total: 9 }] });
  });

  test("keeps the date of its end when the result becomes known later", () => {
    place.set("spinney-tables", JSON.stringify([{ table: "t1", game: "once", title: "Once", tokens: [], touched: 3000, over: true }]));
    note(state(true), 9000);
    expect(find("t1")).toMatchObject({ touched: 3000, ended: { winners: [0] } });
  });

  test("goes on when its last move was taken back", () => {
    note(state(true), 7000);
    note(state(false), 8000);
    expect(find("t1")).toMatchObject({ over: false, touched: 8000 });
    expect(find("t1")!.ended).toBeUndefined();
  });

  test("is marked when the server has forgotten it, and can be taken off", () => {
    lost("t1");
    expect(find("t1")!.gone).toBe(true);
    forget("t1");
    expect(known()).toEqual([]);
  });

  test("that is not known is not noted", () => {
    forget("t1");
    note(state(true), 7000);
    expect(known()).toEqual([]);
  });
});

describe("an answer", () => {
  test("is taken, or its failure", async () => {
    const heard: string[] = [];
    awaited(Promise.resolve("yes"), (answer) => heard.push(answer));
    awaited(Promise.reject(new Error("no")), () => {}, (error) => heard.push(error.message));
    await new Promise((later) => setTimeout(later));
    expect(heard).toEqual(["yes", "no"]);
  });

  test("that comes too late is dropped: the newest question wins, whichever answer comes last", async () => {
    const heard: string[] = [];
    const answers: ((words: string) => void)[] = [];
    const ask = () => awaited(new Promise<string>((answer) => answers.push(answer)), (words) => heard.push(words));
    const drop = ask();
    drop();
    ask();
    answers[1]!("Hola");
    answers[0]!("Hello");
    await new Promise((later) => setTimeout(later));
    expect(heard).toEqual(["Hola"]);
  });
});
