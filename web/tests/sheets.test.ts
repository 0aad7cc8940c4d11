import { existsSync, readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import covers from "virtual:covers";
import once, { ids } from "virtual:sheet/once";

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
});
