/** Every message that the page uses is there, in both languages, with the same variables. */

import { FluentResource } from "@fluent/bundle";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const SOURCE = join(import.meta.dirname, "../src");
const BOTS = ["random", "greedy", "seedling", "sapling", "tree", "old-growth"];
const MADE: Record<string, string[]> = {
  theme: ["auto", "light", "night"],
  who: ["me", "person", "bot", "open"],
  bot: BOTS,
  tab: ["table", "score", "log", "history"],
  source: ["rulebook", "public", "house"],
};
/** Drawn boards bring their own words. */
const DRAWN = new Set(["drawing", "once", "legendary", "floresta", "dartmoor", "reforest"]);
/** Messages of the games' own files. */
const OF_GAMES = new Set(["sheet"]);

function messages(language: string): Map<string, string> {
  const text = readFileSync(join(SOURCE, `words/${language}.ftl`), "utf8");
  return new Map(new FluentResource(text).body.map((entry) => [entry.id, JSON.stringify(entry.value)]));
}

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return DRAWN.has(entry.name) ? [] : files(path);
    return /\.(ts|svelte)$/.test(entry.name) ? [path] : [];
  });
}

function used(): Set<string> {
  const ids = new Set<string>();
  for (const file of files(SOURCE)) {
    const text = readFileSync(file, "utf8");
    for (const call of text.matchAll(/(?<![\w$.])(?:t|words|table\.words\?\.)\(((?:[^()]|\([^()]*\))*)\)/g)) {
      const head = call[1]!.split(/,\s*\{/)[0]!;
      for (const literal of head.matchAll(/"([a-z][a-z-]+)"/g)) ids.add(literal[1]!);
      for (const made of head.matchAll(/`([a-z]+)-\$\{/g)) {
        if (OF_GAMES.has(made[1]!)) continue;
        expect(MADE, `${file}: which messages begin with ${made[1]}-?`).toHaveProperty(made[1]!);
        for (const end of MADE[made[1]!]!) ids.add(`${made[1]}-${end}`);
      }
    }
  }
  return ids;
}

const variables = (pattern: string) => [...new Set([...pattern.matchAll(/"type":"var","name":"(\w+)"/g)].map((found) => found[1]))].sort();

describe("words", () => {
  const english = messages("en");
  const spanish = messages("es");

  test("enough messages were found in the code", () => expect(used().size).toBeGreaterThan(100));

  test.each([["English", english], ["Spanish", spanish]] as const)("%s has every message that is used", (_, all) => {
    expect([...used()].filter((id) => !all.has(id))).toEqual([]);
  });

  test("both languages have the same messages with the same variables", () => {
    expect([...spanish.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [id, pattern] of english) expect(variables(spanish.get(id)!), id).toEqual(variables(pattern));
  });
});
