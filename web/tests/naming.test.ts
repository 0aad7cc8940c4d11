/** Whatever a pack calls its things, a drawing of them is nothing but shapes. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { cardPicture } from "../src/boards/once/cards";
import { initialOf, symbolName, use } from "../src/drawing/naming";
import { strangers } from "../src/drawing/strangers";
import { inline } from "../src/pages/markdown";

const HOSTILE = [
  `"><img src=x onerror=alert(1)>`,
  `x" onload="alert(1)`,
  `</symbol></svg><script>alert(1)</script>`,
  `<svg onload=alert(1)>`,
  `javascript:alert(1)`,
  `'+alert(1)+'`,
  "{{constructor}}",
  "&quot;&gt;",
  "a b",
  "\u202e",
  "\u0000",
  "wren\n",
  "",
  "a".repeat(10_000),
];

const SHAPES = ["symbol", "circle", "text", "use", "g", "svg", "path", "rect"];

/** The elements and attributes of a drawing, as a browser would read them: an attribute ends at its quote. */
function read(markup: string): { elements: string[]; attributes: string[] } {
  const tags = [...markup.matchAll(/<\/?([^\s>/]*)((?:\s+[^\s=>/]+="[^"]*")*)\s*\/?>/g)];
  const rest = tags.reduce((text, [tag]) => text.replace(tag, ""), markup);
  expect(rest).not.toMatch(/[<>"]/);
  return {
    elements: tags.map(([, name]) => name!),
    attributes: tags.flatMap(([, , all]) => [...all!.matchAll(/([^\s=]+)="/g)].map(([, name]) => name!)),
  };
}

function expectShapes(markup: string): void {
  const { elements, attributes } = read(markup);
  expect(elements.filter((name) => !SHAPES.includes(name))).toEqual([]);
  expect(attributes.filter((name) => name.startsWith("on"))).toEqual([]);
}

describe.each(HOSTILE)("a thing called %j", (id) => {
  test("names no picture", () => {
    expect(symbolName(`plate-${id}`)).toMatch(/^(no-picture|plate-)$/);
  });

  test("is drawn with shapes alone", () => {
    expectShapes(use(`plate-${id}`, 0, 0, 10));
    expectShapes(strangers([id], []));
    expectShapes(cardPicture({ number: 1, level: 0, animals: [2, 1], saw: true, start: true }, [id, id]));
    expect(initialOf(id)).toMatch(/^[\p{L}\d]?$/u);
  });

  test("is text on a rules page", () => {
    expect(inline(id)).not.toMatch(/<(?!\/?(a|em|strong|code)\b)/);
    expect(inline(`[x](${id})`)).not.toMatch(/href="(javascript|data):|on\w+="/);
  });
});

test("the ids of today keep their pictures", () => {
  for (const id of ["plate-G05", "plate-sao_mamede", "plate-barn-owl", "plate-tile-3-0120-01.2-light", "storey-0"])
    expect(symbolName(id)).toBe(id);
  expect(strangers(["wren", "owl"], ["plate-owl"])).toContain('<symbol id="plate-wren"');
  expect(strangers(["wren"], [])).toContain(">W</text>");
});

/** Where text becomes markup. Whoever adds a place says here why nothing from outside gets there. */
const MARKUP: Readonly<Record<string, string>> = {
  "boards/legendary/Ghost.svelte": "numbers of a tile",
  "boards/legendary/Ground.svelte": "numbers of tiles",
  "boards/legendary/Planet.svelte": "a drawing of a table in the code",
  "boards/legendary/Rune.svelte": "a number",
  "boards/legendary/Spot.svelte": "numbers of a tile",
  "boards/legendary/Tile.svelte": "numbers of a tile",
  "boards/once/Card.svelte": "cardPicture, by naming.ts",
  "boards/once/Grove.svelte": "cardPicture, by naming.ts",
  "drawing/Sheet.svelte": "strangers, by naming.ts",
  "drawing/copies.ts": "drawings of tables in the code",
  "drawing/fetched.ts": "a file of the page",
  "pages/Cover.svelte": "a file of the page",
  "pages/AidSheet.svelte": "the player's aid: Markdown, escaped before it is marked up, with symbols of ours",
  "pages/Rules.svelte": "Markdown of the repository, which inline() escapes",
  "shell/RulesBeside.svelte": "rules of the rules page: Markdown, escaped before it is marked up",
  "shell/Plate.svelte": "what a board draws: cardPicture, numbers of a tile, or a landscape by naming.ts",
};

test("text becomes markup at known places alone", () => {
  const files = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((file) => /\.(svelte|ts)$/.test(file));
  const found = files.filter((file) => /\{@html|innerHTML|insertAdjacentHTML|document\.write|srcdoc/.test(readFileSync(join("src", file), "utf8")));
  expect(found.sort()).toEqual(Object.keys(MARKUP).sort());
});
