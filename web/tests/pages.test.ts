import { describe, expect, test } from "vitest";
import { aidSections } from "../src/pages/aid";
import { forPlayers, inline, rulesIn, search, sections } from "../src/pages/markdown";
import { picturesOf } from "../src/pages/pictures";
import { signOf } from "../src/drawing/signs";
import { asked, canBeRated, remembered, usual, type Chair, type Who } from "../src/pages/seats";
import { plot } from "../src/shell/plot";

const RULES = `# Title

Some *words*.

## A turn

| no. | rule | test |
|--:|---|---|
| 1 | One **places** a card. | \`test_a\` |
| 2 | One draws. | \`test_b\` |

- first
  and more
- second
`;

describe("the rules pages", () => {
  test("sections, tables, lists", () => {
    const [title, turn] = sections(RULES).map(forPlayers);
    expect(title).toMatchObject({ title: "Title", level: 1, blocks: [{ kind: "text", html: "Some <em>words</em>." }] });
    expect(turn!.blocks).toEqual([
      { kind: "table", head: ["no.", "rule"], rows: [["1", "One <strong>places</strong> a card."], ["2", "One draws."]] },
      { kind: "list", ordered: false, items: ["first and more", "second"] },
    ]);
  });

  test("what stands there is text, not markup", () => {
    expect(inline("a < b & `x*y*z`")).toBe("a &lt; b &amp; <code>x*y*z</code>");
    expect(inline("[go](javascript:alert(1))")).not.toContain("href");
  });

  test("search keeps what speaks of all the words", () => {
    const found = search(sections(RULES).map(forPlayers), "PLACES card");
    expect(found).toHaveLength(1);
    expect(found[0]!.blocks).toEqual([{ kind: "table", head: ["no.", "rule"], rows: [["1", "One <strong>places</strong> a card."]] }]);
    expect(search(sections(RULES), "no such word")).toEqual([]);
  });

  test("search does without accents", () => {
    const page = sections("## Fuego\n\nEl camión y el *páramo*.\n\nLa pingüina.");
    for (const query of ["camion", "CAMIÓN paramo", "paramo"]) expect(search(page, query)[0]!.blocks).toHaveLength(1);
    expect(search(page, "pinguina")[0]!.blocks).toEqual([{ kind: "text", html: "La pingüina." }]);
  });
});

describe("a new table", () => {
  test("I sit first, bots on the other chairs", () => {
    const chairs = usual(3, "Ada", [], ["random", "seedling"]);
    expect(chairs.map((chair) => chair.who)).toEqual(["me", "bot", "bot"]);
    expect(asked(chairs[0]!)).toEqual({ kind: "person", name: "Ada" });
    expect(asked(chairs[1]!)).toMatchObject({ kind: "bot", bot: "seedling" });
    expect(asked({ ...chairs[2]!, who: "open" })).toEqual({ kind: "open", name: "" });
  });
});

describe("names", () => {
  const chair = (who: Chair["who"], name: string): Chair => ({ who, name, bot: "" });

  test("people and bots are called as they were the last time, and I as I am", () => {
    expect(usual(3, "Ada", ["Ann", "", "Ben"], []).map((one) => one.name)).toEqual(["Ada", "Maud", "Ben"]);
    expect(usual(2, "", ["Ann"], []).map((one) => one.name)).toEqual(["Ann", "Maud"]);
  });

  test("what nobody has named keeps its name, and my own belongs to no seat", () => {
    const chairs = [chair("me", "Ada"), chair("bot", " Moss "), chair("open", "Zoe")];
    expect(remembered(chairs, ["Wren", "Maud", "Ivo", "Tess"])).toEqual(["Wren", "Moss", "Ivo", "Tess"]);
    expect(remembered(chairs, [])).toEqual(["", "Moss", ""]);
  });
});

describe("points over time", () => {
  test("the highest total is at the top, the lowest at the bottom", () => {
    const { paths, ends, ticks } = plot([[0, 0], [5, -5], [10, 0]], 100, 60);
    expect(paths).toEqual(["M0.0 40.0L50.0 20.0L100.0 0.0", "M0.0 40.0L50.0 60.0L100.0 40.0"]);
    expect(ends).toEqual([{ x: 100, y: 0 }, { x: 100, y: 40 }]);
    expect(ticks.map((tick) => tick.points)).toEqual([-5, 0, 5, 10]);
  });
});

describe("rules by their numbers", () => {
  test("are the rows that begin with one", () => {
    const [, turn] = sections(RULES).map(forPlayers);
    expect(rulesIn(turn!)).toEqual([
      { number: 1, section: "A turn", html: "One <strong>places</strong> a card." },
      { number: 2, section: "A turn", html: "One draws." },
    ]);
    expect(rulesIn(sections("## Trees\n\n| species | cost |\n|---|--:|\n| Ash | 2 |\n")[0]!)).toEqual([]);
  });

  test("have pictures that are drawn", () => {
    const numbers = Array.from({ length: 70 }, (_, i) => i);
    for (const game of ["once", "legendary", "floresta", "dartmoor", "reforest"]) {
      const names = numbers.flatMap((number) => picturesOf(game, number));
      expect(names.length).toBeGreaterThan(5);
      for (const name of names) expect(signOf(game, name), `${game}: ${name}`).not.toBe("");
    }
  });
});

test("the player's aid has its symbols and links, and nothing else is markup", () => {
  const linkTo = (rule: number) => ({ href: `/rules/once#rule-${rule}`, name: `Rule ${rule}` });
  const [section] = aidSections("## Saws (§25)\n\n- ⟦saw⟧ a <b>saw</b> §25\n", "once", linkTo);
  expect(section!.title).toContain('href="/rules/once#rule-25"');
  const block = section!.blocks[0]!;
  const item = block.kind === "list" ? block.items[0]! : "";
  expect(item).toContain(signOf("once", "saw"));
  expect(item).toContain("a &lt;b&gt;saw&lt;/b&gt; ");
  expect(item).toContain('aria-label="Rule 25"');
});

test("a rated table has one person and otherwise open seats", () => {
  const chairs = (...whos: Who[]): Chair[] => whos.map((who) => ({ who, name: "", bot: "" }));
  expect(canBeRated(chairs("me", "open"))).toBe(true);
  expect(canBeRated(chairs("open", "person", "open"))).toBe(true);
  for (const one of [chairs("me"), chairs("me", "bot"), chairs("me", "person"), chairs("open", "open"), chairs("me", "open", "bot")]) {
    expect(canBeRated(one)).toBe(false);
  }
});
