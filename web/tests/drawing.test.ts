import { describe, expect, it } from "vitest";
import { bits } from "../src/drawing/brief";
import { compact, compactPath } from "../src/drawing/compact";
import { far } from "../src/drawing/far";
import { crown, type Blob } from "../src/drawing/flora";
import { along, body, both, chance, circle, flat, limb, line, nameOf, polar, smooth, together } from "../src/drawing/geometry";
import { hyphenated, syllables } from "../src/drawing/hyphens";
import { newsAfter } from "../src/drawing/news";
import { shownNumber } from "../src/drawing/numbers";
import { isClockwise, pointsOf } from "../src/drawing/outline";
import { ANIMALS } from "../src/drawing/species/once";
import { storey } from "../src/drawing/storeys";
import { SYMBOLS } from "../src/drawing/symbols";
import { colourOn, groundOf, heartOf, printed, shapesOf, sidesOf, type TileFace } from "../src/drawing/tiles";
import { GRASS } from "../src/games/legendary";
import { displaced } from "../src/drawing/travel";
import { speaker } from "../src/drawing/words";
import type { Deed } from "../src/messages";
import { bundleOf } from "../src/words/bundles";

const bounds = (points: readonly (readonly [number, number])[]) => ({
  left: Math.min(...points.map(([x]) => x)),
  right: Math.max(...points.map(([x]) => x)),
});

describe("long names", () => {
  it("are broken between syllables", () => {
    expect(syllables("Treecreeper")).toEqual(["Tree", "cree", "per"]);
    expect(syllables("Capercaillie")).toEqual(["Caper", "cai", "llie"]);
    expect(syllables("Kinnikinnick")).toEqual(["Kin", "ni", "kin", "nick"]);
    expect(syllables("Murciélago")).toEqual(["Mur", "cié", "lago"]);
  });

  it("have a hyphen where they are broken, and short ones stay whole", () => {
    expect(hyphenated("Coast Redwood")).toBe("Coast Red\u00adwood");
    expect(hyphenated("Roe Deer")).toBe("Roe Deer");
  });
});

describe("a brief text", () => {
  it("has symbols among its words", () => {
    expect(bits("1 per ⟦flower⟧ near")).toEqual([{ text: "1 per " }, { symbol: "flower" }, { text: " near" }]);
    expect(bits("3⟦per⟧⟦bat⟧")).toEqual([{ text: "3" }, { symbol: "per" }, { symbol: "bat" }]);
    expect(bits("")).toEqual([]);
  });
});

describe("geometry", () => {
  it("goes right at 0 degrees and up at 90", () => {
    expect(polar([10, 10], 0, 5)).toEqual([15, 10]);
    const [x, y] = polar([10, 10], 90, 5);
    expect(x).toBeCloseTo(10);
    expect(y).toBeCloseTo(5);
  });

  it("draws the same from the same seed, and something else from another", () => {
    const [a, b, c] = [chance(7), chance(7), chance(8)];
    const first = [a(), a(), a()];
    expect([b(), b(), b()]).toEqual(first);
    expect([c(), c(), c()]).not.toEqual(first);
    expect(first.every((value) => value >= 0 && value < 1)).toBe(true);
  });

  it("passes through its knots", () => {
    const line = along(
      [
        [0, 0, 1],
        [10, 0, 2],
        [20, 10, 3],
      ],
      4,
    );
    expect(line).toHaveLength(9);
    expect(line[0]).toEqual([0, 0, 1]);
    expect(line[4]).toEqual([10, 0, 2]);
    expect(line[8]).toEqual([20, 10, 3]);
  });

  it("has straight handles at corners", () => {
    expect(
      smooth([
        [0, 0, 1],
        [10, 0, 1],
        [10, 10, 1],
      ]),
    ).toBe("M0 0C0 0 10 0 10 0C10 0 10 10 10 10C10 10 0 0 0 0Z");
  });

  it("gives a limb its thickness", () => {
    const outline = limb([
      [0, 0, 2],
      [10, 0, 2],
    ]);
    for (const corner of ["0 -2", "0 2", "12 0", "-2 0"]) expect(outline).toContain(corner);
  });

  it("closes a circle where it began", () => {
    expect(circle(5, 5, 2)).toBe("M3 5a2 2 0 1 0 4 0a2 2 0 1 0 -4 0Z");
  });

  it("names texts", () => {
    expect(nameOf("a")).toBe(nameOf("a"));
    expect(nameOf("a")).not.toBe(nameOf("b"));
  });
});

describe("compact paths", () => {
  it("goes by steps, and says a command once", () => {
    expect(compactPath("M10 10L20 10L20 20Z")).toBe("m10 10l10 0 0 10z");
    expect(compactPath("M5 5H8V2")).toBe("m5 5h3v-3");
    expect(compactPath("M1 1C2 2 3 3 4 4S6 6 7 7")).toBe("m1 1c1 1 2 2 3 3s2 2 3 3");
  });

  it("leaves out blanks and zeros before points", () => {
    expect(compactPath("M0.5 0.25 l -0.5 0.5")).toBe("m.5.3l-.5.5");
  });

  it("does not drift: each step starts where the rounded path is", () => {
    expect(compactPath("M0 0L.04 0L.08 0L.12 0")).toBe("m0 0l0 0 .1 0 0 0");
  });

  it("starts again where a path was closed", () => {
    expect(compactPath("M2 2L4 2ZM3 3L4 4")).toBe("m2 2l2 0zm1 1l1 1");
  });

  it("keeps radii and flags of arcs", () => {
    expect(compactPath("M3 5A2 2 0 1 0 7 5")).toBe("m3 5a2 2 0 1 0 4 0");
  });

  it("says no weight where it is 1", () => {
    expect(compact('<path class="ln" d="M1 1" style="--w:1;stroke:red"/>')).toBe(
      '<path class="ln" d="m1 1" style="stroke:red"/>',
    );
  });
});

describe("few paths", () => {
  const line = (path: string, ink = "line"): string => `<path class="ln" d="${path}" style="--w:.7;stroke:var(--${ink})"/>`;

  it("joins lines that are drawn alike, one after the other", () => {
    expect(compact(line("M1 1V2") + line("M4 4V5") + line("M7 7V8"))).toBe(
      '<path class="ln" d="m1 1v1m3 2v1m3 2v1" style="--w:.7;stroke:var(--line)"/>',
    );
    expect(compact(line("M1 1V2") + line("M4 4V5", "moss"))).toContain("/><path");
  });

  it("knows which way an outline is drawn", () => {
    expect(isClockwise("M0 0H10V10H0Z")).toBe(true);
    expect(isClockwise("M0 0V10H10V0Z")).toBe(false);
    expect(isClockwise(circle(5, 5, 3))).toBe(false);
    expect(isClockwise("M0 0c5-5 10-5 15 0s-10 15-15 0z")).toBe(true);
  });

  it("draws a body as one path, unless its parts would leave holes", () => {
    expect(body([circle(5, 5, 3), circle(7, 5, 3)], "moss").match(/<path/g)).toHaveLength(1);
    expect(body([circle(5, 5, 3), "M0 0H10V10H0Z"], "moss").match(/<path/g)).toHaveLength(3);
  });

  it("leaves out of a far picture what is smaller than a pixel, and puts its plates in register", () => {
    expect(far(both(circle(50, 50, 9), "moss") + flat(circle(50, 50, 1), "soot"))).toBe(
      `<path class="ln" d="${circle(50, 50, 9)}" style="--w:1;stroke:var(--line);fill:var(--moss)"/>`,
    );
  });
});

describe("things that are printed together", () => {
  it("have one path for all parts that are drawn alike", () => {
    const bed = (x: number, ink: string): string => flat(`M${x} 0h4v4Z`, "soil") + line(`M${x} 2h4`, 0.6, ink);
    expect(together([bed(0, "moss"), bed(10, "deep"), bed(20, "moss")])).toBe(
      flat("M0 0h4v4ZM10 0h4v4ZM20 0h4v4Z", "soil") + line("M0 2h4M20 2h4", 0.6, "moss") + line("M10 2h4", 0.6, "deep"),
    );
  });

  it("are printed part by part, so that the ground of one does not cover the edge of another", () => {
    const field = (x: number, ink: string): string => flat(`M${x} 0h4v4Z`, ink) + line(`M${x} 0h4`);
    expect(together([field(0, "straw"), field(4, "heath")])).toBe(
      flat("M0 0h4v4Z", "straw") + flat("M4 0h4v4Z", "heath") + line("M0 0h4M4 0h4"),
    );
  });

  it("keep what is printed a little out of register apart from what is not", () => {
    const [colour, ink] = both("M0 0h1", "soil").split(/(?<=>)/);
    expect(together([both("M0 0h1", "soil"), flat("M5 0h1", "soil")])).toBe(`${colour}${flat("M5 0h1", "soil")}${ink}`);
  });
});

describe("a crown", () => {
  const blobs: Blob[] = [[40, 40, 20], [64, 44, 18, 12]];

  it("has leaves that lie inside of its contour, so that nothing has to be cut off", () => {
    const drawn = crown(blobs, "moss", "fern", 5, ["elliptic", 9, 5], 30);
    expect(drawn).not.toContain("clip-path");
    const leaves = [...drawn.matchAll(/ d="([^"]*)"/g)].slice(1).flatMap(([, path]) => pointsOf(path!));
    expect(leaves.length).toBeGreaterThan(50);
    for (const [x, y] of leaves) {
      const first = (x - 40) ** 2 + (y - 40) ** 2 < 20 ** 2;
      const second = ((x - 64) / 18) ** 2 + ((y - 44) / 12) ** 2 < 1;
      expect(first || second, `${x} ${y}`).toBe(true);
    }
  });
});

describe("plates", () => {
  const plates = Object.entries(ANIMALS).map(([id, draw]) => [id, draw()] as const);

  it("has the eight animals, and no two are alike", () => {
    expect(plates).toHaveLength(8);
    expect(new Set(plates.map(([, svg]) => svg.replace(/var\(--[a-z]+\)/g, "ink"))).size).toBe(8);
  });

  it.each([...plates, ...[0, 1, 2, 3].map((level) => [`storey ${level}`, storey(level, 3, level === 2)] as const)])(
    "draws %s with numbers only",
    (_, svg) => {
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    },
  );

  it("draws a saw in red, and only then", () => {
    for (let level = 0; level < 4; level++) {
      expect(storey(level, 1, true)).toContain("var(--rowan)");
      expect(storey(level, 1, false)).not.toContain("var(--rowan)");
    }
  });

  it("gives every seat a shape of its own", () => {
    const shapes = [SYMBOLS.seat1, SYMBOLS.seat2, SYMBOLS.seat3, SYMBOLS.seat4, SYMBOLS.seat5];
    expect(new Set(shapes).size).toBe(5);
  });
});

describe("tiles", () => {
  // North and east pink and joined, south red, west grass.
  const tile: TileFace = { number: 99, colours: [0, 0, 1, GRASS], areas: [[0, 1], [2]], light: false };

  it("turns clockwise: what was north lies east", () => {
    expect(printed(1, 1)).toBe(0);
    expect(colourOn(tile, 1, 1)).toBe(0);
    expect(colourOn(tile, 1, 3)).toBe(1);
    expect(colourOn(tile, 1, 0)).toBe(GRASS);
    expect(sidesOf([0, 1], 3)).toEqual([0, 3]);
  });

  it("runs off the tile at its sides, and only there", () => {
    const [pink, red] = shapesOf(tile, 0);
    expect(bounds(pink!.corners).right).toBeCloseTo(100);
    expect(bounds(pink!.corners).left).toBeGreaterThan(0);
    expect(Math.max(...red!.corners.map(([, y]) => y))).toBeCloseTo(100);
    expect(Math.min(...red!.corners.map(([, y]) => y))).toBeGreaterThan(50);
  });

  it("has openings that meet those of every other tile", () => {
    const other: TileFace = { number: 3, colours: [1, 1, 1, GRASS], areas: [[0, 1, 2]], light: false };
    const opening = (face: TileFace, area: number) =>
      shapesOf(face, 0)
        [area]!.corners.filter(([, y]) => y > 99.999)
        .map(([x]) => Math.round(x))
        .sort((a, b) => a - b);
    const [left, right] = [opening(tile, 1)[0], opening(tile, 1).at(-1)];
    expect([left, right]).toEqual([15, 85]);
    expect([opening(other, 0)[0], opening(other, 0).at(-1)]).toEqual([15, 85]);
  });

  it("lets a tree stand on the tile, away from the runes", () => {
    const { at } = heartOf(tile, 0, 0);
    expect(at.every((value) => value > 10 && value < 90)).toBe(true);
    expect(Math.hypot(at[0] - 50, at[1] - 0)).toBeGreaterThan(17);
  });

  it("gives each colour its own leaf", () => {
    expect(groundOf(tile, 0)).toContain("#leaf-0");
    expect(groundOf(tile, 0)).not.toContain("#leaf-2");
    expect(groundOf(tile, 0, true)).not.toContain("#leaf");
  });
});

describe("news", () => {
  const deed = (ply: number, seat: number): Deed => ({ ply, turn: 1, seat, events: [] });

  it("grow with the moves of others, and begin anew with one's own", () => {
    const told = newsAfter([deed(4, 0)], [deed(5, 1), deed(6, 2)], 0);
    expect(told.map(({ ply }) => ply)).toEqual([4, 5, 6]);
    expect(newsAfter(told, [deed(7, 0), deed(8, 1)], 0).map(({ ply }) => ply)).toEqual([7, 8]);
  });

  it("are the newest move for whoever only looks on", () => {
    expect(newsAfter([deed(4, 0)], [deed(5, 1), deed(6, 2)], -1).map(({ ply }) => ply)).toEqual([6]);
  });
});

describe("small things", () => {
  it("starts where it came from", () => {
    const box = (x: number, y: number, width: number, height: number) => ({ x, y, width, height }) as DOMRect;
    expect(displaced(box(0, 0, 20, 20), box(100, 40, 40, 40))).toEqual({ x: -110, y: -50, scale: 0.5 });
  });

  it("has a true minus", () => {
    expect([shownNumber(-3), shownNumber(0), shownNumber(4)]).toEqual(["\u22123", "0", "4"]);
  });

  it("reads a text once for each language", () => {
    expect(bundleOf("en", "a = one")).toBe(bundleOf("en", "a = one"));
    expect(bundleOf("es", "a = one")).not.toBe(bundleOf("en", "a = one"));
  });

  it("speaks a language, English where it has no word, and the name of the message last", () => {
    const say = speaker({ en: "a = one { $n }\nb = two", es: "a = uno { $n }" }, "es");
    expect([say("a", { n: 1 }), say("b"), say("c")]).toEqual(["uno 1", "two", "c"]);
  });
});
