/**
 * The tiles of Legendary Forests, 100 x 100.
 *
 * An area is a patch of leaves that runs off the tile at its edges, so that patches join from tile to tile; the corners
 * are always grass. Sides are numbered 0 to 3 from north, clockwise. A tile is drawn as it lies, so many quarter turns
 * clockwise, with grass and leaves upright.
 */

import { GRASS, SIDES } from "../games/legendary";
import { along, chance, flat, line, mix, polar, round, smooth } from "./geometry";
import type { Bend, Point } from "./geometry";

/** Colours as the game numbers them: three with leaves, then grass. */
export const INKS = ["cherry", "maple", "ginkgo", "grass"] as const;

export interface TileFace {
  number: number;
  /** The colour of each side as it is printed. */
  colours: readonly number[];
  /** The sides of each area, as they are printed. */
  areas: readonly (readonly number[])[];
  light: boolean;
}

export interface AreaShape {
  colour: number;
  /** Outline of the patch, and of its banks only, without where it runs off the tile. */
  outline: string;
  banks: string;
  corners: readonly Point[];
}

export const OFF: readonly Point[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

/** The printed side that lies on a side of the turned tile. */
export const printed = (side: number, turn: number): number => (side - turn + SIDES) % SIDES;
export const colourOn = (tile: TileFace, turn: number, side: number): number => tile.colours[printed(side, turn)]!;
/** The sides on which an area of the turned tile lies, ascending. */
export const sidesOf = (area: readonly number[], turn: number): number[] =>
  area.map((side) => (side + turn) % SIDES).sort((a, b) => a - b);

/** Half the opening of an area at an edge is 50 minus this. */
const CORNER = 15;

function turned([x, y]: Point, quarters: number): Point {
  if (quarters === 0) return [x, y];
  return turned([100 - y, x], quarters - 1);
}

/** The bank of an area from the end of one side to the start of the next, in the frame where the first is north. */
function bank(span: number, busy: readonly boolean[], random: () => number): Bend[] {
  const sway = (value: number, by = 3): number => value + (random() - 0.5) * by;
  const start: Bend = [100 - CORNER, 0, 1];
  if (span === 1) return [start, [sway(90, 2), sway(10, 2)], [100, CORNER, 1]];
  if (span === 2) {
    const x = busy[0] ? sway(66) : sway(82, 5);
    const waist = mix(84, x, 0.62);
    return [start, [waist, 22], [x, sway(50)], [waist, 78], [100 - CORNER, 100, 1]];
  }
  if (span === 3) {
    const tight = busy[0] || busy[1];
    const q = tight ? sway(44, 2) : sway(62, 3);
    const [e, u, v] = tight ? [78, 15, 11] : [84, 20, 15];
    return [start, [e, u], [q + v, q - v], [q, q], [q - v, q + v], [u, e], [0, 100 - CORNER, 1]];
  }
  const crowded = busy[0] || busy[1] || busy[2];
  const d = crowded ? sway(busy[3] ? 27 : 30) : sway(41, 4);
  const reach = crowded ? 77 : 80;
  return [start, [reach, d * 0.6], [sway(62), d * 0.98], [sway(38), d], [100 - reach, d * 0.6], [CORNER, 0, 1]];
}

const shapes = new Map<string, AreaShape[]>();

/** The areas of a tile as it lies. */
export function shapesOf(tile: TileFace, turn: number): AreaShape[] {
  const key = `${tile.number} ${tile.colours.join("")} ${tile.areas.join(";")} ${turn}`;
  const known = shapes.get(key) ?? tile.areas.map((_, area) => shapeOf(tile, turn, area));
  shapes.set(key, known);
  return known;
}

function shapeOf(tile: TileFace, turn: number, area: number): AreaShape {
  const sides = sidesOf(tile.areas[area]!, turn);
  const random = chance(tile.number * 31 + area * 7);
  const leafy = (side: number): boolean => colourOn(tile, turn, side) !== GRASS;
  const through = tile.areas.some((other, i) => i !== area && other.length > 1);
  const banks = sides.map((side, i) => {
    const next = sides[(i + 1) % sides.length]!;
    const span = (next - side + SIDES) % SIDES || SIDES;
    const busy = [1, 2, 3].map((step) => step < span && leafy((side + step) % SIDES));
    const bends = bank(span, span === SIDES ? [...busy, through] : busy, random);
    return bends.map((bend): Bend => [...turned([bend[0], bend[1]], side), bend[2] ?? 0]);
  });
  let corners: Point[] | undefined;
  return {
    colour: colourOn(tile, turn, sides[0]!),
    outline: smooth(banks.flat()),
    banks: banks.map((bends) => smooth(bends, false)).join(""),
    // Only leaves and trees ask for them: a planet seen from far has neither.
    get corners(): readonly Point[] {
      corners ??= banks.flatMap(cornersOf);
      return corners;
    },
  };
}

const cornersOf = (bends: readonly Bend[]): Point[] =>
  along(
    bends.map(([x, y]) => [x, y, 0]),
    3,
  ).map(([x, y]) => [x, y]);

const apart = (ax: number, ay: number, bx: number, by: number): number => Math.sqrt((ax - bx) ** 2 + (ay - by) ** 2);

// The two below are asked thousands of times for a table, so they take no arrays apart.

function within(x: number, y: number, corners: readonly Point[]): boolean {
  let odd = false;
  let a = corners[corners.length - 1]!;
  for (let i = 0; i < corners.length; i++) {
    const b = corners[i]!;
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) odd = !odd;
    a = b;
  }
  return odd;
}

/** How far a point is from the outline. */
function margin(x: number, y: number, corners: readonly Point[]): number {
  let least = Infinity;
  let a = corners[corners.length - 1]!;
  for (let i = 0; i < corners.length; i++) {
    const b = corners[i]!;
    const dx = b[0] - a[0];
    const dy = b[1] - a[1];
    const px = x - a[0];
    const py = y - a[1];
    const t = Math.max(0, Math.min(1, (px * dx + py * dy) / (dx * dx + dy * dy || 1)));
    const square = (px - t * dx) ** 2 + (py - t * dy) ** 2;
    if (square < least) least = square;
    a = b;
  }
  return Math.sqrt(least);
}

// Leaves are drawn once, in the sheet of the game.

function strew(shape: AreaShape, seed: number): string {
  const random = chance(seed);
  const leaves: [number, number, number, number][] = [];
  for (let i = 0; i < 260 && leaves.length < 14; i++) {
    const x = 6 + random() * 88;
    const y = 6 + random() * 88;
    const clear = OFF.every(([dx, dy]) => apart(50 + dx * 50, 50 + dy * 50, x, y) > 17);
    if (!clear || leaves.some(([a, b]) => apart(a, b, x, y) <= 14.5) || !within(x, y, shape.corners)) continue;
    const room = margin(x, y, shape.corners);
    if (room > 7.6) leaves.push([x, y, random() * 360, Math.min(0.72 + random() * 0.28, room / 10.5)]);
  }
  const place = (x: number, y: number, turn: number, scale: number): string =>
    `translate(${round(x)} ${round(y)}) rotate(${round(turn)}) scale(${scale.toFixed(2)})`;
  return leaves
    .map(
      (leaf) =>
        `<use href="#leaf-${shape.colour}" x="-14" y="-14" width="28" height="28" transform="${place(...leaf)}"/>`,
    )
    .join("");
}

/** Leaves on the seam of two tiles, left and right of the rune: there the two areas are one. */
export function seamLeaves(colour: number, [x, y]: Point, side: number): string {
  const random = chance(round(x * 7 + y * 13));
  return [-23, 23]
    .map((by) => {
      const [dx, dy] = side % 2 ? [(random() - 0.5) * 6, by] : [by, (random() - 0.5) * 6];
      const place = `translate(${round(x + dx)} ${round(y + dy)}) rotate(${round(random() * 360)}) scale(.8)`;
      return `<use href="#leaf-${colour}" x="-14" y="-14" width="28" height="28" transform="${place}"/>`;
    })
    .join("");
}

function tufts(tile: TileFace, areas: readonly AreaShape[]): string {
  const random = chance(tile.number * 13 + 5);
  let grass = "";
  for (let i = 0, found = 0; i < 120 && found < 7; i++) {
    const at: Point = [8 + random() * 84, 10 + random() * 82];
    if (areas.every(({ corners }) => !within(at[0], at[1], corners) && margin(at[0], at[1], corners) > 4)) {
      grass += `M${round(at[0])} ${round(at[1])}q-1-3-3-4m3 4v-5m0 5q1-3 3-4`;
      found++;
    }
  }
  return line(grass, 0.8, "grass-deep");
}

const grounds = new Map<string, string>();

/** The ground of a tile as it lies: grass, patches and, unless it is `plain`, leaves. Banks and runes come on top. */
export function groundOf(tile: TileFace, turn: number, plain = false): string {
  const key = `${tile.number} ${tile.colours.join("")} ${tile.areas.join(";")} ${turn} ${plain}`;
  let drawn = grounds.get(key);
  if (drawn === undefined) {
    const areas = shapesOf(tile, turn);
    const patches = areas.map(
      (shape, i) => flat(shape.outline, INKS[shape.colour]!) + (plain ? "" : strew(shape, tile.number * 17 + i)),
    );
    // The edge of the tile shows on grass alone: leaves run on over it.
    const seam = `<path class="seam" d="M0 0H100V100H0Z"/>`;
    drawn = flat("M0 0H100V100H0Z", "grass") + seam + (plain ? "" : tufts(tile, areas)) + patches.join("");
    grounds.set(key, drawn);
  }
  return drawn;
}

// Runes: a stone on every edge with leaves. A sign is the same turned half round, so that two halves always meet.

const SIGNS = [
  "M0-5.6A5.6 5.6 0 1 0 0 5.6A5.6 5.6 0 1 0 0-5.6M0-1.6V1.6M-1.6 0H1.6",
  "M0-6.4L5.4 0 0 6.4-5.4 0ZM-5.4 0H5.4",
  "M-5.6-3.6Q0-7.4 5.6-3.6M-5.6 0H5.6M-5.6 3.6Q0 7.4 5.6 3.6",
];
const RAYS = Array.from({ length: 12 }, (_, i) => {
  const [a, b] = [polar([0, 0], i * 30, 13.4), polar([0, 0], i * 30, 16.4)];
  return `M${round(a[0])} ${round(a[1])}L${round(b[0])} ${round(b[1])}`;
}).join("");

/** A whole rune, where two halves met; it shines in a closed zone. */
export const fullRune = (colour: number, [x, y]: Point, side: number, shines: boolean): string =>
  `<g class="rune${shines ? " shines" : ""}" transform="translate(${x} ${y})${side % 2 ? " rotate(90)" : ""}">` +
  (shines ? `<path d="${RAYS}" class="ray"/>` : "") +
  `<circle r="11"/><path d="${SIGNS[colour]}"/></g>`;

/** Half a rune, on a side where nothing lies yet. */
export const halfRune = (colour: number, [x, y]: Point, side: number): string =>
  `<g class="rune half" transform="translate(${x} ${y}) rotate(${side * 90})"><path d="M-10 0A10 10 0 0 0 10 0Z" class="stone"/>` +
  `<g clip-path="url(#half-rune)"><path d="${SIGNS[colour]}"/></g></g>`;

/** The number of a tile, at its lower right: a light one lets everybody plant a tree. */
export const numberOf = ({ number, light }: TileFace): string =>
  `<g class="tile-number${light ? " light" : ""}"><circle cx="91" cy="91" r="7.4"/><text x="91" y="94.5">${number}</text></g>`;

/** The banks of all areas of a tile as it lies. */
export const banksOf = (tile: TileFace, turn: number): string =>
  `<path class="bank" d="${shapesOf(tile, turn)
    .map(({ banks }) => banks)
    .join("")}"/>`;

const STONES = ["M40 0A10 10 0 0 0 60 0Z", "M100 40A10 10 0 0 0 100 60Z", "M60 100A10 10 0 0 0 40 100Z", "M0 60A10 10 0 0 0 0 40Z"];

/** Half-runes seen from far: stones without signs on these sides, in one path. */
export const farHalves = (sides: readonly number[]): string =>
  sides.length > 0 ? `<path class="far-rune" d="${sides.map((side) => STONES[side]).join("")}"/>` : "";

/** The sides of a tile on which runes are, as it lies. */
export const leafySides = (tile: TileFace, turn: number): number[] =>
  OFF.map((_, side) => side).filter((side) => colourOn(tile, turn, side) !== GRASS);

/** The half-runes of a tile as it lies, with nothing around it. */
export const halvesOf = (tile: TileFace, turn: number): string =>
  leafySides(tile, turn)
    .map((side) => halfRune(colourOn(tile, turn, side), [50 + OFF[side]![0] * 50, 50 + OFF[side]![1] * 50], side))
    .join("");

// Trees.

/** Where a tree stands best in an area, and how well it stands there. */
export interface Heart {
  at: Point;
  room: number;
}

const hearts = new Map<string, Heart>();

/** Where a tree may stand in an area: with room around its foot, and neither foot nor crown over a rune. */
export function heartOf(tile: TileFace, turn: number, area: number): Heart {
  const key = `${tile.number} ${tile.colours.join("")} ${tile.areas.join(";")} ${turn} ${area}`;
  const known = hearts.get(key);
  if (known) return known;
  const { corners } = shapesOf(tile, turn)[area]!;
  const runes = OFF.filter((_, side) => colourOn(tile, turn, side) !== GRASS).map(([x, y]): Point => [
    50 + x * 50,
    50 + y * 50,
  ]);
  let heart: Heart = { at: [50, 50], room: -Infinity };
  for (let x = 14; x <= 86; x += 4) {
    for (let y = 14; y <= 86; y += 4) {
      if (!within(x, y, corners)) continue;
      const over = runes.reduce(
        (sum, [a, b]) => sum + Math.max(0, 30 - apart(a, b, x, y)) + Math.max(0, 36 - apart(a, b + 18, x, y)),
        0,
      );
      const good = Math.min(margin(x, y, corners), 22) - over * 1.2 - apart(x, y, 50, 50) * 0.06;
      if (good > heart.room) heart = { at: [x, y], room: good };
    }
  }
  hearts.set(key, heart);
  return heart;
}
