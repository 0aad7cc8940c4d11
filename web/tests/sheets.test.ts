import { existsSync, readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import covers from "virtual:covers";
import legendary, { ids as legendaryIds } from "virtual:sheet/legendary";
import once, { ids } from "virtual:sheet/once";
import { hidden } from "../sheets";

describe("sheets drawn at build time", () => {
  it("has an address and tells its symbols", () => {
    expect(once).toMatch(/once.*\.svg$/);
    expect(ids).toContain("plate-hornbill");
    expect(ids).toContain("storey-3-1-saw");
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("has a cover for every game, and the treeline", () => {
    const folder = "../src/spinney/games";
    const games = readdirSync(folder).filter((name) => existsSync(`${folder}/${name}/pack.toml`));
    expect(games).toHaveLength(5);
    expect(Object.keys(covers).sort()).toEqual([...games, "treeline"].sort());
  });

  it("has every tile, tree and leaf of Legendary Forests", () => {
    expect(legendary).toMatch(/legendary.*\.svg$/);
    // Tile 10: two ginkgo edges, north and east, joined; two cherry edges, south and west, joined; a light number.
    expect(legendaryIds).toContain("plate-tile-10-2200-01.23-light");
    expect(legendaryIds.filter((id) => id.startsWith("plate-tile-"))).toHaveLength(25);
    expect(legendaryIds.filter((id) => id.startsWith("plate-tree-"))).toHaveLength(3);
    expect(legendaryIds.filter((id) => id.startsWith("leaf-"))).toHaveLength(3);
  });
});

it("symbols are not displayed, what clips them is", () => {
  const sheet = hidden('<symbol id="a"><clipPath id="c"><path d="m0 0"/></clipPath><g clip-path="url(#c)"><path d="m1 1"/></g></symbol>');
  const [unseen, shown] = [/display:none">(.*)<\/svg><defs>/s.exec(sheet)![1]!, /<defs>(.*)<\/defs>/s.exec(sheet)![1]!];
  expect(unseen).toBe('<symbol id="a"><g clip-path="url(#c)"><path d="m1 1"/></g></symbol>');
  expect(shown).toBe('<clipPath id="c"><path d="m0 0"/></clipPath>');
});
