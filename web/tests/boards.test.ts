import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

const files = import.meta.glob<string>("../src/boards/*/*.{ftl,svelte}", {
  query: "?raw",
  import: "default",
  eager: true,
});
const filesOf = (game: string, end: string): string[] =>
  Object.keys(files)
    .filter((path) => path.includes(`/${game}/`) && path.endsWith(end))
    .map((path) => files[path]!);

describe.each(["once", "legendary", "reforest"])("the words of %s", (game) => {
  const ids = (language: string) => new FluentResource(filesOf(game, `${language}.ftl`)[0]!).body.map(({ id }) => id);

  it("are there in both languages", () => {
    expect(ids("es")).toEqual(ids("en"));
  });

  it("are all there that the board says", () => {
    const board = filesOf(game, ".svelte");
    const said = [...board.join("\n").matchAll(new RegExp(`["'](${game}-[a-z-]+[a-z])["']`, "g"))].map(([, id]) => id!);
    expect(said.length).toBeGreaterThan(10);
    expect(said.filter((id) => !ids("en").includes(id))).toEqual([]);
  });
});
