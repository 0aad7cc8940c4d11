/** Whole trees: wood, a dark crown, and leaves cut out of it one by one. */

import {
  body, both, chance, circle, cutout, fine, flat, limb, line, mix, radians, round, smooth,
} from "../geometry";
import type { Bend, Knot, Point } from "../geometry";
import { pointsOf } from "../outline";
import { leafMark, type Mark } from "./leaves";

type Habit = "round" | "dome" | "cone" | "flame" | "spread";

/** Half the width of a crown at a height from 0, its foot, to 1, its top. */
const HABITS: Record<Habit, (t: number) => number> = {
  round: (t) => Math.sqrt(Math.max(0, 1 - (2 * t - 1) ** 2)),
  dome: (t) => Math.sqrt(Math.max(0, 1 - t ** 2.4)) * Math.min(1, 0.5 + t * 3.2),
  cone: (t) => Math.min(1, 0.62 + t * 2.6) * (1 - t) ** 0.72,
  flame: (t) => Math.sin(Math.PI * Math.min(1, 0.12 + t * 0.88) ** 0.72) ** 0.8,
  spread: (t) => Math.min(1, 0.55 + t * 2.6) * Math.sqrt(Math.max(0, 1 - t ** 3.2)),
};

type Chance = () => number;
type Tones = readonly [shaded: string, lit: string];

export interface Tree {
  x?: number;
  foot?: number;
  /** Heights of the crown's lower and upper end. */
  base?: number;
  top?: number;
  width?: number;
  habit?: Habit;
  trunk?: number;
  /** How far each stem leans; several for a coppice. */
  stems?: readonly number[];
  bark?: string;
  /** Margin, length and width of the leaves. */
  leaf?: readonly [Mark, number, number];
  fill?: string;
  tones?: Tones;
  /** The share of leaves in the lighter tone. */
  lit?: number;
  /** How far apart leaves are, how much they hang, how far they fan out. */
  gap?: number;
  hang?: number;
  fan?: number;
  seed?: number;
  boughs?: number;
  rise?: number;
  marks?: string;
  fruits?: number;
  fruit?: (x: number, y: number, i: number, random: Chance) => string;
  /** Whether the trunk shows in front of the crown's foot. */
  bole?: boolean;
}

type Whole = Required<Omit<Tree, "fruit">> & Pick<Tree, "fruit">;

const TREE: Whole = {
  x: 50, foot: 93, base: 62, top: 8, width: 76, habit: "round", trunk: 4, stems: [0], bark: "bark",
  leaf: ["elliptic", 8, 4.6], fill: "moss", tones: ["fern", "lichen"], lit: 0.3, gap: 1, hang: 0, fan: 1, seed: 7,
  boughs: 4, rise: 0.55, marks: "", fruits: 0, bole: true,
};

/** A broad-leaved tree. */
export function tree(options: Tree = {}): string {
  const o: Whole = { ...TREE, ...options };
  const random = chance(o.seed);
  const stems = stemsOf(o);
  const wood = [...stems.map((knots) => limb(knots, 3, true)), ...boughsOf(o).map((knots) => limb(knots, 2))];
  const outline = crownOf(o);
  const foliage = foliageOf(o, random);
  let fruit = "";
  for (let i = 0; i < o.fruits; i++) {
    const [x, y] = foliage.spots[Math.floor(foliage.spots.length * ((i * 0.618 + 0.31) % 1))]!;
    fruit += o.fruit?.(x, y, i, random) ?? "";
  }
  return (
    flat(outline, o.fill) +
    body(wood, o.bark, 0.8) +
    cutout(foliage.shaded, o.tones[0], 0.55) +
    cutout(foliage.lit, o.tones[1], 0.55) +
    fine(line(foliage.ribs, 0.42)) +
    fruit +
    (o.bole ? body(stems.map((knots, i) => boleOf(o, knots, o.stems[i]!)), o.bark) : "") +
    o.marks
  );
}

const stemsOf = ({ x, foot, base, top, trunk, stems }: Whole): Knot[][] =>
  stems.map((lean) => [
    [x + lean * 0.2, foot, trunk * 1.25],
    [x + lean * 0.3, mix(foot, base, 0.4), trunk * 0.74],
    [x + lean * 0.62, mix(base, top, 0.25), trunk * 0.42],
    [x + lean * 0.9, mix(base, top, 0.72), 0.4],
  ]);

/** The foot of a stem up to where the leaves begin. */
const boleOf = ({ x, base, trunk }: Whole, knots: readonly Knot[], lean: number): string =>
  limb([knots[0]!, knots[1]!, [x + lean * 0.42, base - 1, trunk * 0.5]], 3, true);

function boughsOf({ x, base, top, width, habit, trunk, boughs, rise }: Whole): Knot[][] {
  const height = base - top;
  const limbs: Knot[][] = [];
  for (let i = 0; i < boughs; i++) {
    for (const side of [1, -1]) {
      const t = 0.02 + (0.62 * (i + (side > 0 ? 0.4 : 0))) / boughs;
      const end = Math.min(0.97, t + rise * 0.5);
      const y = base - height * t + 3;
      const [farX, farY] = [x + ((side * HABITS[habit](end) * width) / 2) * 0.82, base - height * end];
      limbs.push([
        [x, y + 2, trunk * 0.42 * (1 - t * 0.6)],
        [mix(x, farX, 0.5), mix(y, farY, 0.36), trunk * 0.26 * (1 - t * 0.5)],
        [farX, farY, 0.35],
      ]);
    }
  }
  return limbs;
}

function crownOf({ x, base, top, width, habit }: Whole): string {
  const steps = 14;
  const side = (s: number): Bend[] =>
    Array.from({ length: steps + 1 }, (_, i) => [
      x + ((s * HABITS[habit](i / steps) * width) / 2) * 0.94,
      base - (base - top) * (i / steps) * 0.97,
    ]);
  return smooth([...side(1), ...side(-1).reverse()]);
}

interface Foliage {
  shaded: string;
  lit: string;
  ribs: string;
  spots: Point[];
}

function foliageOf(o: Whole, random: Chance): Foliage {
  const { x, base, top, width, habit, leaf: [shape, length, breadth], gap, fan } = o;
  const height = base - top;
  const half = (t: number): number => (HABITS[habit](t) * width) / 2;
  const foliage: Foliage = { shaded: "", lit: "", ribs: "", spots: [] };
  const put = (px: number, py: number, outward: number): void => {
    const u = (px - x) / (width / 2);
    const degrees = o.hang ? mix(outward, 180 - u * 24, o.hang) : outward;
    const size = 0.84 + random() * 0.32;
    const foot: Point = [px, py + length * (o.hang ? -0.4 : 0.42)];
    const light = random() < o.lit + (u < 0 ? 0.12 : -0.12) + ((base - py) / height - 0.5) * 0.3;
    foliage[light ? "lit" : "shaded"] += leafMark(shape, length * size, breadth * size, foot, degrees);
    foliage.spots.push([px, py]);
    // Every other rib is enough for the eye, and ribs are a quarter of a tree's weight.
    if (foliage.spots.length % 2) return;
    const reach = length * size * 0.8;
    const tip = [foot[0] + Math.sin(radians(degrees)) * reach, foot[1] - Math.cos(radians(degrees)) * reach] as const;
    foliage.ribs += `M${round(foot[0])} ${round(foot[1])}L${round(tip[0])} ${round(tip[1])}`;
  };
  const [dx, dy] = [breadth * 1.4 * gap, length * 0.8 * gap];
  const rows = Math.max(3, Math.round(height / dy));
  for (let row = 0; row < rows; row++) {
    const t = (row + 0.35) / rows;
    const reach = Math.max(0, half(t) - breadth * 0.3);
    const count = Math.max(1, Math.round((2 * reach) / dx));
    for (let i = 0; i < count; i++) {
      const px = x - reach + (2 * reach * (i + 0.5)) / count + (random() - 0.5) * dx * 0.5;
      const py = base - height * t + (random() - 0.5) * dy * 0.5;
      put(px, py, ((px - x) / (width / 2)) * 66 * fan + (random() - 0.5) * 24);
    }
    if (row === 0) continue;
    for (const side of [1, -1])
      put(x + side * half(t) * 0.97, base - height * t, side * mix(96, 14, t) * fan + (random() - 0.5) * 16);
  }
  put(x, top + length * 0.1, 0);
  return foliage;
}

export interface Conifer {
  x?: number;
  top?: number;
  foot?: number;
  /** The share of the trunk below the lowest boughs. */
  bare?: number;
  width?: number;
  tiers?: number;
  /** How far tips hang, how far boughs rise, how long the sprays are. */
  droop?: number;
  lift?: number;
  comb?: number;
  trunk?: number;
  bark?: string;
  fill?: string;
  tones?: Tones;
  lit?: number;
  /** A bent leader. */
  nod?: number;
  /** Below 1 the tree is full, above it is slender; `blunt` rounds the top. */
  shape?: number;
  blunt?: number;
  seed?: number;
  ragged?: number;
  /** Margin and width of a spray. */
  mark?: readonly [Mark, number];
  cones?: { chance: number; draw: (x: number, y: number) => string };
}

type WholeConifer = Required<Omit<Conifer, "cones">> & Pick<Conifer, "cones">;

const CONIFER: WholeConifer = {
  x: 50, top: 5, foot: 93, bare: 0.1, width: 46, tiers: 10, droop: 0.5, lift: 0, comb: 5, trunk: 3, bark: "bark",
  fill: "pine", tones: ["moss", "fern"], lit: 0.35, nod: 0, shape: 1, blunt: 0.1, seed: 3, ragged: 0.14,
  mark: ["lance", 2.6],
};

/** A conifer: boughs in tiers, each a comb of sprays. */
export function conifer(options: Conifer = {}): string {
  const o: WholeConifer = { ...CONIFER, ...options };
  const { x, top, foot, trunk, nod, mark: [shape, breadth] } = o;
  const height = mix(foot, top, o.bare) - top;
  const random = chance(o.seed);
  const stem: Knot[] = [
    [x, foot, trunk],
    [x, mix(foot, top, 0.5), trunk * 0.55],
    [x, top + height * 0.12, 0.8],
    [x + nod, top, 0.35],
  ];
  let tiers = "";
  let cones = "";
  for (let i = 0; i < o.tiers; i++) {
    const tier = tierOf(o, height, i, random);
    // Upper tiers lie over lower ones.
    tiers = tier.sprays + tiers;
    cones += tier.cones;
  }
  const leader = leafMark(shape, o.comb * 1.2, breadth, [x + nod, top + 3], nod * 8);
  return both(limb(stem, 3, true), o.bark, 0.9) + tiers + cones + flat(leader, o.tones[0]);
}

function tierOf(o: WholeConifer, height: number, i: number, random: Chance): { sprays: string; cones: string } {
  const { x, comb, tones, mark: [shape, breadth] } = o;
  const t = (i + 1) / o.tiers;
  const step = height / o.tiers;
  const y = o.top + step * (i + 0.6);
  const plates = ["", ""];
  let [under, cones] = ["", ""];
  for (const side of [1, -1]) {
    const reach = (o.width / 2) * (o.blunt + (1 - o.blunt) * t ** o.shape) * (1 + (random() - 0.5) * o.ragged);
    const dip = step * o.droop * (0.6 + t);
    const at = (u: number): [number, number] =>
      [x + side * reach * u, y - o.lift * t * u * (1.6 - u) * 2 + dip * u * u];
    under += boughOf(x, y, step, comb, at);
    const count = Math.max(2, Math.round(reach / 2.9));
    for (let j = 0; j <= count; j++) {
      const u = (j + 0.35) / (count + 0.35);
      const length = comb * (1.06 - 0.3 * u) * (0.8 + random() * 0.4);
      const sprays = j === count ? [[96 + 10 * o.droop, 1]] : [[148 - 34 * u, 1], [54 + 12 * o.droop, 0.78]];
      for (const [degrees, share] of sprays as [number, number][]) {
        const spray = leafMark(shape, length * share, breadth, at(u), side * degrees);
        plates[random() < o.lit - side * 0.14 ? 1 : 0] += spray;
      }
    }
    if (o.cones && i > o.tiers * 0.2 && random() < o.cones.chance) cones += o.cones.draw(...at(0.55 + random() * 0.3));
  }
  return {
    sprays: flat(under, o.fill) + cutout(plates[0]!, tones[0], 0.42) + cutout(plates[1]!, tones[1], 0.42), cones,
  };
}

/** The dark body of a bough, behind its sprays. */
function boughOf(x: number, y: number, step: number, comb: number, at: (u: number) => [number, number]): string {
  const above = [0.35, 0.7, 1].map((u): Bend => [at(u)[0], at(u)[1] - 1, u === 1]);
  const below = [0.8, 0.45].map((u): Bend => [at(u)[0], at(u)[1] + comb * 0.5]);
  return smooth([[x, y - step * 0.7, 1], ...above, ...below, [x, y + step * 0.5, 1]]);
}

export type Blob = readonly [x: number, y: number, r: number, ry?: number];

/** A crown of clouds: blobs melted into one contour, then leaves cut into it, where they fit; the left side is lit. */
export function crown(
  blobs: readonly Blob[],
  fill: string,
  tone: string,
  seed: number,
  [shape, length, width]: readonly [Mark, number, number],
  leaves: number,
): string {
  const random = chance(seed);
  const clouds = blobs.map(([x, y, r, ry]) => circle(x, y, r, ry ?? r));
  let light = "";
  let all = "";
  for (const [x, y, r, ry = r] of blobs) {
    for (let i = 0; i < Math.round((leaves * r) / 20); i++) {
      const angle = random() * 6.283;
      const far = Math.sqrt(random()) * 0.84;
      const [px, py] = [x + Math.cos(angle) * far * r, y + Math.sin(angle) * far * ry];
      const long = length * (0.8 + random() * 0.4);
      const mark = leafMark(shape, long, width, [px, py + length * 0.4], (px - 50) * 1.1 + (random() - 0.5) * 40);
      const lit = random() < 0.5 - (px - 45) / 90;
      if (!pointsOf(mark).every((point) => blobs.some((blob) => isIn(blob, point)))) continue;
      all += mark;
      if (lit) light += mark;
    }
  }
  return body(clouds, fill, 1.5) + flat(light, tone) + fine(line(all, 0.8));
}

const isIn = ([x, y, r, ry = r]: Blob, [px, py]: Point): boolean => Math.hypot((px - x) / r, (py - y) / ry) < 1;
