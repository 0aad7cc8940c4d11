import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import dartmoor from "../src/drawing/sheets/dartmoor";
import once from "../src/drawing/sheets/once";
import reforest from "../src/drawing/sheets/reforest";

/** Drawn once: it takes a while. */
const SHEETS = { dartmoor: dartmoor(), once: once(), reforest: reforest() };
type Game = keyof typeof SHEETS;

const pack = (game: Game): string => readFileSync(`../src/spinney/games/${game}/pack.toml`, "utf8");
const idsIn = (text: string): string[] => [...text.matchAll(/\bid = "([^"]+)"/g)].map(([, id]) => id!);

/** The ids of a list of the pack: `name = [ ... ]`. */
function listed(game: Game, name: string): string[] {
  const text = pack(game);
  const start = text.indexOf(`\n${name} = [`);
  return idsIn(text.slice(start, text.indexOf("\n]", start)));
}

/** The ids of tables of the pack: `[[name]]`. */
const tabled = (game: Game, name: string): string[] =>
  pack(game)
    .split(/^\[+/m)
    .filter((part) => part.startsWith(`${name}]]`))
    .flatMap((part) => idsIn(part).slice(0, 1));

const named: Record<Game, Record<string, string[]>> = {
  dartmoor: { species: tabled("dartmoor", "species"), cave: listed("dartmoor", "cave") },
  once: { species: listed("once", "species") },
  reforest: {
    plant: listed("reforest", "plant"),
    visitor: listed("reforest", "visitor"),
    event: listed("reforest", "event"),
  },
};

const symbolsOf = (svg: string): Map<string, string> =>
  new Map([...svg.matchAll(/<symbol id="([^"]+)"[^>]*>(.*?)<\/symbol>/gs)].map(([, id, drawing]) => [id!, drawing!]));

describe("plates", () => {
  it("finds what the packs name", () => {
    const counts = Object.values(named).map((lists) => Object.values(lists).map((ids) => ids.length));
    expect(counts).toEqual([[66, 5], [8], [60, 10, 5]]);
  });

  const rows = Object.entries(named).flatMap(([game, lists]) =>
    Object.entries(lists).map(([kind, ids]) => [game as Game, kind, ids] as const),
  );
  it.each(rows)("%s has a plate for every %s", (game, _, ids) => {
    const drawn = symbolsOf(SHEETS[game]);
    expect(ids.filter((id) => !drawn.has(`plate-${id}`))).toEqual([]);
  });

  it("has no two plates that are the same drawing in another ink", () => {
    const seen = new Map<string, string>();
    const twins: string[] = [];
    for (const sheet of Object.values(SHEETS)) {
      for (const [id, drawing] of symbolsOf(sheet)) {
        const shape = drawing.replace(/var\(--[a-z]+\)/g, "ink").replace(/in-[0-9a-z]+/g, "clip");
        if (seen.has(shape)) twins.push(`${id} and ${seen.get(shape)}`);
        seen.set(shape, id);
      }
    }
    expect(twins).toEqual([]);
  });

  it.each(Object.keys(SHEETS) as Game[])("keeps the sheet of %s light", (game) => {
    expect(gzipSync(SHEETS[game]).length).toBeLessThan(150_000);
  });

  it.each(Object.keys(SHEETS) as Game[])("draws %s with numbers, and in the inks of the house", (game) => {
    const svg = SHEETS[game];
    expect(svg).not.toMatch(/NaN|undefined|Infinity|null/);
    const tokens = readFileSync("src/shell/tokens.css", "utf8");
    const inks = new Set([...svg.matchAll(/var\(--([a-z]+)\)/g)].map(([, ink]) => ink!));
    expect([...inks].filter((ink) => !tokens.includes(`--${ink}:`))).toEqual([]);
  });
});
