/** Every message that the page and its boards use is there, in both languages, with the same variables; no other is. */

import { FluentResource } from "@fluent/bundle";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const SOURCE = join(import.meta.dirname, "../src");
const BOTS = ["random", "greedy", "seedling", "sapling", "tree", "old-growth"];
const MADE: Record<string, string[]> = {
  key: ["enter", "arrows", "escape"],
  keys: ["enter", "arrows", "escape", "letters", "hint", "undo", "moves", "back", "on", "costly", "sheet"],
  grade: ["beginner", "easy", "medium", "hard"],
  theme: ["auto", "light", "night"],
  who: ["me", "person", "bot", "open"],
  bot: BOTS,
  like: BOTS,
  set: ["plain", "plain-say", "confirm", "confirm-say", "safe", "safe-say", "sound", "sound-say", "notices", "notices-say"],
  storage: ["full", "forbidden"],
  away: ["device-say", "insecure", "missing", "denied", "kind-push", "kind-mail", "kind-webhook"],
  tab: ["table", "score", "log", "history"],
  source: ["rulebook", "public", "house"],
  time: ["seconds", "minutes", "hours", "days"],
  clock: ["none", "gentle", "live", "days"].flatMap((name) => [name, `${name}-say`]),
};
/** Drawn boards bring their own words. */
const BOARDS = readdirSync(join(SOURCE, "boards")).filter((name) => existsSync(join(SOURCE, `boards/${name}/en.ftl`)));
const GAMES = ["once", "legendary", "floresta", "dartmoor", "reforest"];
const DRAWN = new Set(["drawing", ...GAMES]);
/** Messages of the games' own files. */
const OF_GAMES = new Set(["sheet"]);

type Messages = Map<string, string>;

function messages(file: string): Messages {
  const text = readFileSync(file, "utf8");
  const found = new FluentResource(text).body;
  expect(found.length, `${file}: something in it is not Fluent`).toBe([...text.matchAll(/^-?[a-zA-Z][\w-]* *=/gm)].length);
  const all = new Map(found.map((entry) => [entry.id, JSON.stringify(entry.value)]));
  expect(all.size, `${file}: something in it is said twice`).toBe(found.length);
  return all;
}

function files(folder: string, skipped: ReadonlySet<string> = new Set()): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : files(path, skipped);
    return /\.(ts|svelte)$/.test(entry.name) ? [path] : [];
  });
}

const codeOf = (paths: string[]) => paths.map((path) => readFileSync(path, "utf8")).join("\n");
const CODE = codeOf(files(SOURCE));

/** What stands first in every call that says something. */
function heads(text: string): string[] {
  const calls = text.matchAll(/(?<![\w$.])(?:t|say|words|table\.words\?\.)\(((?:[^()]|\([^()]*\))*)\)/g);
  return [...calls].map((call) => call[1]!.split(/,\s*\{/)[0]!);
}

function used(): Set<string> {
  const ids = new Set<string>();
  for (const file of files(SOURCE, DRAWN)) {
    for (const head of heads(readFileSync(file, "utf8"))) {
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

/**
 * The messages that no code names: neither whole, nor (`once-level-${n}`) by how they begin. A beginning of one word says
 * little: the code has to name the end, too.
 */
function idle(all: Messages, code: string): string[] {
  const texts = new Set([...CODE.matchAll(/["']([a-z][\w-]*)["']/g)].map((found) => found[1]!));
  const begun = [...code.matchAll(/`([a-z][\w-]*-)\$\{/g)].map((found) => found[1]!);
  const meant = (id: string, beginning: string) =>
    id.startsWith(beginning) && (/-.+-$/.test(beginning) || texts.has(id.slice(beginning.length)));
  return [...all.keys()].filter((id) => !texts.has(id) && !begun.some((beginning) => meant(id, beginning)));
}

const variables = (pattern: string) => [...new Set([...pattern.matchAll(/"type":"var","name":"(\w+)"/g)].map((found) => found[1]))].sort();

function expectTheSame(english: Messages, spanish: Messages): void {
  expect([...spanish.keys()].sort()).toEqual([...english.keys()].sort());
  for (const [id, pattern] of english) expect(variables(spanish.get(id)!), id).toEqual(variables(pattern));
}

describe("the words of the page", () => {
  const english = messages(join(SOURCE, "words/en.ftl"));
  const spanish = messages(join(SOURCE, "words/es.ftl"));

  test("enough messages were found in the code", () => expect(used().size).toBeGreaterThan(100));

  test.each([["English", english], ["Spanish", spanish]] as const)("%s has every message that is used", (_, all) => {
    expect([...used()].filter((id) => !all.has(id))).toEqual([]);
  });

  test("every message is used", () => {
    const left = idle(english, CODE);
    expect(left.filter((id) => !used().has(id.replace(/-alone$/, "")))).toEqual([]);
  });

  test("both languages have the same messages with the same variables", () => expectTheSame(english, spanish));
});

describe.each(BOARDS)("the words of the board of %s", (game) => {
  const folder = join(SOURCE, "boards", game);
  const english = messages(join(folder, "en.ftl"));
  const spanish = messages(join(folder, "es.ftl"));
  const code = codeOf(files(folder));

  test("both languages have the same messages with the same variables", () => expectTheSame(english, spanish));

  test("every message that the board says is there", () => {
    const own = new RegExp(`"(${game}-[a-z-]+[a-z])"`, "g");
    const said = heads(code).flatMap((head) => [...head.matchAll(own)].map((found) => found[1]!));
    expect(said.length).toBeGreaterThan(5);
    expect(said.filter((id) => !english.has(id))).toEqual([]);
  });

  test("every message is used", () => expect(idle(english, code)).toEqual([]));
});
