import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { contrast, distance, SIGHTS } from "./colour";

const css = readFileSync("src/shell/tokens.css", "utf8");
const page = readFileSync("../docs/art.md", "utf8");

const rule = (selector: string): string => css.slice(css.indexOf(`${selector} {`)).split("}")[0]!;
const colours = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(/--([\w-]+): (#[0-9a-f]{3,6});/g)].map(([, name, hex]) => [name!, hex!]));

const light = colours(rule(":root"));
const SAFE = { light: colours(rule("[data-safe]")), night: colours(rule('[data-safe][data-theme="night"]')) };
const THEMES = { light, night: { ...light, ...colours(rule('[data-theme="night"]')) } };
type Theme = keyof typeof THEMES;
const BOTH = Object.keys(THEMES) as Theme[];
const of = (theme: Theme, token: string): string => THEMES[theme][token]!;

const SEATS = ["p1", "p2", "p3", "p4", "p5"];
const TREES = ["t-ash", "t-alder", "t-apple", "t-willow", "t-birch", "t-oak"];
const PAIRS = SEATS.flatMap((a, i) => SEATS.slice(i + 1).map((b) => [a, b] as const));

/** The least that any two of these have between them, for the eye that tells them apart worst. */
const least = (theme: Theme, pairs: readonly (readonly [string, string])[]): number =>
  Math.min(
    ...Object.keys(SIGHTS).flatMap((sight) => pairs.map(([a, b]) => distance(of(theme, a), of(theme, b), sight))),
  );

describe("colour", () => {
  it("measures black on white, and nothing between equals", () => {
    expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
    expect(contrast("#777777", "#777777")).toBe(1);
    expect(distance("#000", "#fff")).toBeCloseTo(100, 0);
    expect(distance("#953122", "#953122", "deuteranopia")).toBe(0);
  });
});

describe.each(BOTH)("the palette by %s", (theme) => {
  const texts = [
    ...["card", "paper", "table"].flatMap((ground) => ["text", "soft", "may"].map((ink) => [ink, ground] as const)),
    ["gain", "card"],
    ["loss", "card"],
    ["may-ink", "may"],
    ["text", "may-tint"],
    ["points-ink", "points"],
    ...TREES.map((tree) => [tree, "card"] as const),
  ] as const;
  it.each(texts)("%s can be read on %s", (ink, ground) => {
    expect(contrast(of(theme, ink), of(theme, ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each([["edge-ink", "card"], ...SEATS.map((seat) => [seat, "paper"])])("%s can be seen on %s", (ink, ground) => {
    expect(contrast(of(theme, ink!), of(theme, ground!))).toBeGreaterThanOrEqual(3);
  });

  it("keeps the seats apart for every eye, and from what can be clicked", () => {
    expect(least(theme, PAIRS)).toBeGreaterThan(6);
    expect(least(theme, SEATS.map((seat) => [seat, "may"]))).toBeGreaterThan(6);
  });
});

describe.each(BOTH)("the seats for the colour-blind by %s", (theme) => {
  const seats = SEATS.map((seat) => SAFE[theme][seat]!);
  const worst = (a: string, b: string): number => Math.min(...Object.keys(SIGHTS).map((sight) => distance(a, b, sight)));

  it("can be seen on paper", () => {
    for (const seat of seats) expect(contrast(seat, of(theme, "paper"))).toBeGreaterThanOrEqual(3);
  });

  it("are further apart for the worst eye than the usual ones, and far from what can be clicked", () => {
    const apart = Math.min(...seats.flatMap((a, i) => seats.slice(i + 1).map((b) => worst(a, b))));
    expect(apart).toBeGreaterThan(least(theme, PAIRS));
    expect(page).toContain(`${apart.toFixed(1)} ${theme === "light" ? "apart in the light" : "at night"}`);
    for (const seat of seats) expect(worst(seat, of(theme, "may"))).toBeGreaterThan(6);
  });
});

describe("the page on art", () => {
  const figure = (value: number): string => value.toFixed(1);
  const row = (name: string, measure: (theme: Theme) => number): string =>
    `| ${name} | ${figure(measure("light"))} | ${figure(measure("night"))} |`;
  const on = (ink: string, ground: string) => (theme: Theme): number => contrast(of(theme, ink), of(theme, ground));
  const rows = [
    row("`--text` on `--card`", on("text", "card")),
    row("`--soft` on `--card`", on("soft", "card")),
    row("`--soft` on `--table`", on("soft", "table")),
    row("`--may` on `--card`", on("may", "card")),
    row("`--may-ink` on `--may`", on("may-ink", "may")),
    row("`--gain` on `--card`", on("gain", "card")),
    row("`--loss` on `--card`", on("loss", "card")),
    row("`--points-ink` on `--points`", on("points-ink", "points")),
    row("the faintest tree symbol on `--card`", (theme) => Math.min(...TREES.map((tree) => on(tree, "card")(theme)))),
    row("the faintest seat on `--paper`", (theme) => Math.min(...SEATS.map((seat) => on(seat, "paper")(theme)))),
    ...Object.keys(SIGHTS).map((sight) =>
      row(`two seats, ${sight === "full" ? "full sight" : sight}`, (theme) =>
        Math.min(...PAIRS.map(([a, b]) => distance(of(theme, a), of(theme, b), sight))),
      ),
    ),
    row("a seat and `--may`, worst eye", (theme) => least(theme, SEATS.map((seat) => [seat, "may"]))),
  ];
  it.each(rows)("says %s", (text) => {
    expect(page).toContain(text);
  });
});
