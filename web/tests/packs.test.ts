/** Packs of one's own: what this device keeps of them, and what a form does to their data. */

import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { FieldOf, ListOf } from "../src/messages";
import { changed, choicesOf, entriesOf, freeId, initialOf, isChanged, matches, nameOf, nextId, originalOf, partsOf, phrasesOf, put, setOf, slug, sourced, toggled, withEntry } from "../src/pages/entering";

const place = new Map<string, string>();
let full = false;
vi.stubGlobal("localStorage", {
  getItem: (key: string) => place.get(key) ?? null,
  setItem: (key: string, value: string) => {
    if (full) throw new Error("full");
    place.set(key, value);
  },
  removeItem: (key: string) => place.delete(key),
});

const PLACE = "spinney-packs";
const MINE = { name: "My box", hash: "0123456789abcdef0123456789abcdef", text: 'game = "once"\n' };

/** The store as a page finds it that is opened now. */
async function opened(): Promise<typeof import("../src/pages/packs.svelte")> {
  vi.resetModules();
  return import("../src/pages/packs.svelte");
}

beforeEach(() => {
  place.clear();
  full = false;
});

describe("the packs of this device", () => {
  test("are there when the page is opened again, and in use", async () => {
    const store = await opened();
    expect(store.ownPack("once")).toBeNull();
    expect(store.keepPack("once", { ...MINE, problem: "" } as never)).toBe(true);
    const again = await opened();
    expect(again.ownPack("once")).toEqual(MINE);
    expect(again.packInUse("once")).toEqual(MINE);
    expect(again.ownPack("legendary")).toBeNull();
  });

  test("need not be used, and stay unused when they change", async () => {
    const store = await opened();
    store.usePack("once", true);
    store.keepPack("once", MINE);
    store.usePack("once", false);
    expect((await opened()).packInUse("once")).toBeNull();
    store.keepPack("once", { ...MINE, name: "Other" });
    expect(store.packInUse("once")).toBeNull();
    expect(store.ownPack("once")?.name).toBe("Other");
  });

  test("can be dropped", async () => {
    const store = await opened();
    store.keepPack("once", MINE);
    store.keepPack("legendary", MINE);
    store.dropPack("once");
    const again = await opened();
    expect([again.ownPack("once"), again.ownPack("legendary")]).toEqual([null, MINE]);
  });

  test("hold until the page is left where nothing can be kept", async () => {
    const store = await opened();
    full = true;
    expect(store.keepPack("once", MINE)).toBe(false);
    expect(store.keepDraft("once", { game: "once" })).toBe(false);
    expect(store.ownPack("once")).toEqual(MINE);
  });

  const DAMAGED = ["", "{", "null", "7", "[]", '"once"', '{"once":null}', '{"once":7}', '{"once":[]}', '{"once":{}}'];
  const BROKEN = [{ ...MINE, text: 7 }, { ...MINE, hash: "<b>" }, { ...MINE, hash: "" }, { ...MINE, text: "" }, { hash: MINE.hash, text: "x" }, { ...MINE, text: "x".repeat(200_001) }];

  test.each([...DAMAGED, ...BROKEN.map((one) => JSON.stringify({ once: one }))])("damaged data are no pack: %.40s", async (text) => {
    place.set(PLACE, text);
    place.set("spinney-pack-draft-once", text);
    const store = await opened();
    expect(store.ownPack("once")).toBeNull();
    expect(store.packInUse("once")).toBeNull();
    expect(store.draftOf("once")).toBeNull();
    store.keepPack("once", MINE);
    expect((await opened()).ownPack("once")).toEqual(MINE);
  });

  test("one that is damaged leaves the others", async () => {
    place.set(PLACE, JSON.stringify({ once: { name: 1 }, legendary: MINE }));
    const store = await opened();
    expect([store.ownPack("once"), store.ownPack("legendary")]).toEqual([null, MINE]);
  });

  test("what is being entered is kept by game", async () => {
    const store = await opened();
    store.keepDraft("once", { game: "once", card: [] });
    expect(store.draftOf("once")).toEqual({ game: "once", card: [] });
    place.set("spinney-pack-draft-legendary", place.get("spinney-pack-draft-once")!);
    expect(store.draftOf("legendary")).toBeNull();
    store.keepDraft("once", null);
    expect(store.draftOf("once")).toBeNull();
  });
});

const number: FieldOf = { name: "a", words: "Animals", kind: "number", required: false, default: 0 };
const rows: FieldOf = { name: "rows", words: "Rows", kind: "set", joined: true, choices: ["L", "M", "H"].map((value) => ({ value, words: value })) };
const traits: FieldOf = { name: "traits", words: "Traits", kind: "set", choices: rows.choices! };
const name: FieldOf = { name: "name", words: "Name", kind: "text", names: true };
const house: FieldOf = { name: "house", words: "Made here", kind: "choice", required: false, default: "", house: true };
const face: FieldOf = { name: "face", words: "Face", kind: "parts", separator: ":", fields: [{ name: "", words: "", kind: "choice", ids: "species" }, { name: "", words: "", kind: "choice", choices: rows.choices! }] };
const spaces: FieldOf = { name: "spaces", words: "Spaces", kind: "list", least: 0, fields: [{ name: "", words: "", kind: "table", fields: [number] }] };
const map: FieldOf = { name: "map", words: "Map", kind: "list", required: false, default: [], follows: ["spaces"], fields: [{ name: "", words: "", kind: "text" }] };
const FIELDS = [number, rows, traits, name, house, face, spaces, map];
const card: ListOf = { name: "card", words: "Cards", fields: FIELDS, grows: true, single: false };
const OWN = { game: "x", card: [{ id: "one", name: "One", source: "house", house: "a", spaces: [{ id: "a1" }], map: ["a1"] }, { id: "two", a: 2, source: "rulebook" }] };

describe("a form", () => {
  const [one, two] = OWN.card as unknown as [Record<string, unknown>, Record<string, unknown>];

  test("what is entered is no house data any more, nor says which part is", () => {
    const after = changed(one, FIELDS, number, 3, []);
    expect(after).toMatchObject({ a: 3, source: "public", id: "one" });
    expect(after).not.toHaveProperty("house");
    expect(one).toHaveProperty("house");
    expect(changed(two, FIELDS, number, 3, [])["source"]).toBe("rulebook");
    expect(sourced(one, FIELDS, "rulebook")).not.toHaveProperty("house");
  });

  test("what is as it would be without being said is left out", () => {
    expect(put({ id: "x", a: 2 }, number, 0)).toEqual({ id: "x" });
    expect(put({ id: "x" }, number, 1)).toEqual({ id: "x", a: 1 });
  });

  test("the id follows the name", () => {
    expect(changed(one, FIELDS, name, "Ñandú & Co.", [])["id"]).toBe("nandu-co");
    expect(changed(one, FIELDS, name, "Two", ["two"])["id"]).toBe("two-2");
    expect(slug("日本")).toBe("");
    expect(freeId("", ["entry"])).toBe("entry-2");
  });

  test("a map goes with the spaces that it shows, not with what is printed there", () => {
    expect(changed(one, FIELDS, spaces, [{ id: "a1", a: 4 }], [])).toHaveProperty("map");
    expect(changed(one, FIELDS, spaces, [{ id: "a1" }, { id: "a2" }], [])).not.toHaveProperty("map");
    expect(nextId(["a1", "a2"])).toBe("a3");
  });

  test("sets of letters stand in order, lists as they come", () => {
    expect(toggled(rows, "LH", "M")).toBe("LMH");
    expect(toggled(rows, "LMH", "M")).toBe("LH");
    expect(toggled(traits, ["H"], "L")).toEqual(["H", "L"]);
    expect(setOf(traits, 7)).toEqual([]);
  });

  test("a text of parts, and what it begins with", () => {
    expect(partsOf(face, "ash:L")).toEqual(["ash", "L"]);
    expect(partsOf(face, 7)).toEqual(["", ""]);
    const data = { ...OWN, species: [{ id: "ash" }] };
    const species: ListOf = { ...card, name: "species" };
    const choices = (field: FieldOf) => choicesOf(field, data, {}, [species], { species: [{ name: "Ash", thing: "", number: -1 }] });
    expect(choices(face.fields![0]!)).toEqual([{ value: "ash", words: "Ash" }]);
    expect(initialOf(face, choices)).toBe("ash:L");
    expect(initialOf(spaces.fields![0]!, choices, ["a1"])).toEqual({ id: "a2" });
  });

  test("an entry knows what it was, by its id or its place", () => {
    const renamed = withEntry(OWN, card, 0, changed(one, FIELDS, name, "Other", []));
    expect(originalOf(OWN, renamed, card, 0)).toBe(one);
    expect([isChanged(OWN, renamed, card, 0), isChanged(OWN, renamed, card, 1)]).toEqual([true, false]);
    expect(nameOf(OWN, renamed, card, 0, { card: [{ name: "Uno", thing: "", number: -1 }, { name: "Dos", thing: "", number: -1 }] })).toBe("Other");
    expect(originalOf(OWN, { card: [{ id: "new" }] }, card, 0)).toBeNull();
  });

  test("damaged data have no entries, and one entry may stand alone", () => {
    expect(entriesOf({ card: 7 }, card)).toEqual([]);
    expect(entriesOf({ card: [7, null, one] }, card)).toEqual([one]);
    expect(entriesOf({ card: one }, { name: "card", single: true })).toEqual([one]);
  });

  test("searching does without accents, and phrases of others are offered once", () => {
    expect(matches("Caballito rojo pequeño", "PEQUENO caba")).toBe(true);
    expect(matches("Caballito", "rojo")).toBe(false);
    expect(phrasesOf({ card: [{ points: "2" }, { points: "1" }, { points: "2" }, { points: ["3"] }] }, card, "points")).toEqual(["1", "2", "3"]);
  });
});

test("nothing that somebody has entered becomes markup", () => {
  for (const file of ["Packs", "PackEntry", "PackField"]) expect(readFileSync(`src/pages/${file}.svelte`, "utf8")).not.toContain("@html");
});
