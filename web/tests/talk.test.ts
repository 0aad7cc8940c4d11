/** What is said at a table: once, as far as it has been read, without those who are muted. */

import { beforeEach, expect, test, vi } from "vitest";
import { Talk } from "../src/table/talk.svelte";

const said = (number: number, name = "Ben", seat = 1) => ({ number, seat, name, words: `words ${number}`, made: "" });

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (place: string) => kept.get(place) ?? null,
    setItem: (place: string, text: string) => void kept.set(place, text),
  });
});

test("what comes twice is there once", () => {
  const talk = new Talk("oak");
  talk.hear([said(1), said(2)]);
  talk.hear([said(2), said(3)]);
  expect(talk.all.map(({ number }) => number)).toEqual([1, 2, 3]);
  expect(talk.last).toBe(3);
});

test("own words are never unread, and what was read stays so", () => {
  const talk = new Talk("oak");
  talk.hear([said(1), said(2, "Ann", 0), said(3)]);
  expect(talk.unread([0])).toBe(2);
  talk.see();
  expect(talk.unread([0])).toBe(0);
  const again = new Talk("oak");
  again.hear([said(1), said(2), said(3), said(4)]);
  expect(again.unread([0])).toBe(1);
  expect(new Talk("elm").read).toBe(0);
});

test("who is muted is neither shown nor counted, at all tables of this device", () => {
  new Talk("oak").mute("Ben", true);
  const talk = new Talk("elm");
  talk.hear([said(1), said(2, "Cem", 2)]);
  expect(talk.shown.map(({ name }) => name)).toEqual(["Cem"]);
  expect(talk.unread([0])).toBe(1);
  talk.mute("Ben", false);
  expect(talk.shown).toHaveLength(2);
});
