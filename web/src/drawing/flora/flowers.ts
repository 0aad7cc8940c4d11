/** Flowers, fruit, and stems that carry them. */

import {
  along, body, both, chance, circle, each, fine, flat, leanOf, line, moved, polar, radians, round, smooth, spot,
} from "../geometry";
import type { Knot, Point, Step } from "../geometry";
import { leaf, leafMark, type Leaf, type Shape } from "./leaves";

export interface Flower {
  petals?: number;
  length?: number;
  width?: number;
  shape?: Shape;
  fill?: string;
  /** The radius of the middle; 0 for none. */
  eye?: number;
  eyeFill?: string;
  turn?: number;
  weight?: number;
}

/** Below this, petals are one path: nobody sees which lies over which. */
const SMALL_FLOWER = 9;

/** Petals round a centre. */
export function flower(o: Flower = {}): string {
  const { petals = 5, length = 10, width = 7, shape = "obovate", fill = "bone", eye = 2.4, turn = 0, weight = 0.8 } = o;
  const angles = Array.from({ length: petals }, (_, i) => turn + (i * 360) / petals);
  const foot = (angle: number): Point => polar([0, 0], 90 - angle, 1);
  const heart = eye ? both(circle(0, 0, eye), o.eyeFill ?? "ochre", weight) : "";
  if (length < SMALL_FLOWER)
    return both(each(angles, (angle) => leafMark(shape, length, width, foot(angle), angle)), fill, weight) + heart;
  const petal = leaf({ length, width, shape, veins: 0, stalk: 0, fill, half: null, weight });
  return each(angles, (angle) => moved(petal, foot(angle), angle)) + heart;
}

/** The outline of a bell that hangs from a point, turned so many degrees, so many times 6 units long. */
export function bellMark([x, y]: Point, degrees = 0, size = 1): string {
  const [c, s] = [Math.cos(radians(degrees)) * size, Math.sin(radians(degrees)) * size];
  const at = (a: number, b: number): string => spot([x + a * c - b * s, y + a * s + b * c]);
  const rim = `L${at(-1.6, 5.4)}L${at(0, 6.8)}L${at(1.6, 5.4)}L${at(3.2, 6.2)}`;
  const down = `C${at(-3, 0.6)} ${at(-3.6, 3.6)} ${at(-3.2, 6.2)}`;
  const up = `C${at(3.6, 3.6)} ${at(3, 0.6)} ${at(0, 0)}`;
  return `M${at(0, 0)}${down}${rim}${up}Z`;
}

/** A hanging bell: heather, salal, huckleberry. */
export const bell = (fill = "heather", size = 1): string => both(bellMark([0, 0], 0, size), fill, 0.7 * size);

/** A berry with a glint; `crown`: the dried calyx of a blueberry. */
export const berry = (x: number, y: number, r: number, fill = "rowan", crown = true): string => {
  const bow = `A${round(r * 0.6)} ${round(r * 0.6)} 0 0 1 ${round(x)} ${round(y - r * 0.55)}`;
  const glint = `M${round(x - r * 0.5)} ${round(y - r * 0.1)}${bow}`;
  const tip = round(r * 0.3);
  const calyx = `M${round(x - tip)} ${round(y + r * 0.5)}l${tip} ${tip} ${tip} ${-tip}`;
  return both(circle(x, y, r), fill, 0.9) + fine(line(glint, 0.7, "bone")) + (crown ? line(calyx, 0.6) : "");
};

export interface Froth {
  width?: number;
  height?: number;
  count?: number;
  size?: number;
  fill?: string;
  seed?: number;
  /** The ink of the stamens. */
  dot?: string;
}

/** A froth of small blossoms inside an ellipse: meadowsweet, yarrow, oceanspray. */
export function froth(o: Froth = {}): string {
  const { width = 30, height = 24, count = 40, size = 1.9, fill = "bone", seed = 3, dot = "line" } = o;
  const random = chance(seed);
  const blossoms = Array.from({ length: count }, (_, i): Knot => {
    const angle = i * 2.39996 + random();
    const far = Math.sqrt((i + 0.5) / count);
    return [(Math.cos(angle) * far * width) / 2, (Math.sin(angle) * far * height) / 2, size * (0.75 + 0.5 * random())];
  });
  const all = each(blossoms, ([x, y, r]) => circle(x, y, r));
  const stamens = each(
    blossoms.filter((_, i) => i % 2),
    ([x, y]) => circle(x, y, 0.55),
  );
  return body([all], fill, 0.8) + fine(flat(stamens, dot));
}

/** A place on a stem: how far up the flowering part from 0 to 1, on which side, the how many-th. */
export interface Station {
  at: Point;
  t: number;
  side: number;
  i: number;
}

/** Places along the upper part of a stem, in pairs or turn by turn. */
export function stations(knots: readonly Step[], count: number, from = 0.5, pairs = true): Station[] {
  const stem = along(knots, 12);
  return Array.from({ length: count }, (_, i) => {
    const t = i / Math.max(1, count - 1);
    const [x, y] = stem[Math.round((from + (1 - from) * t) * (stem.length - 1))]!;
    return (pairs ? [-1, 1] : [i % 2 ? 1 : -1]).map((side): Station => ({ at: [x, y], t, side, i }));
  }).flat();
}

/** Blossoms along the upper part of a stem. */
export const spike = (
  knots: readonly Step[],
  count: number,
  draw: (t: number, side: number, i: number) => string,
  from = 0.5,
  pairs = true,
): string => each(stations(knots, count, from, pairs), ({ at, t, side, i }) => moved(draw(t, side, i), at));

export interface Stem {
  knots?: readonly Step[];
  weight?: number;
  leaves?: number;
  from?: number;
  to?: number;
  leaf?: Leaf | ((t: number, side: number) => string);
  angle?: number;
  arrange?: "alternate" | "opposite";
  /** How large leaves are, from the foot to the tip of the stem. */
  grow?: (t: number) => number;
  ink?: string;
}

/** A stem with leaves. */
export function stem(o: Stem = {}): string {
  const { leaves = 6, from = 0.1, to = 0.9, angle = 50, arrange = "alternate", weight = 1.6, ink = "line" } = o;
  const knots: readonly Step[] = o.knots ?? [[50, 96], [50, 60], [50, 20]];
  const grow = o.grow ?? ((t: number) => 1 - 0.45 * t);
  const shape = o.leaf ?? {};
  const draw = typeof shape === "function" ? shape : () => leaf({ veins: 3, stalk: 2, ...shape });
  const path = along(knots, 14);
  let foliage = "";
  for (let i = 0; i < leaves; i++) {
    const t = from + (to - from) * (leaves > 1 ? i / (leaves - 1) : 0);
    const step = Math.round(t * (path.length - 1));
    const [x, y] = path[step]!;
    const lean = leanOf(path[Math.max(0, step - 1)]!, path[Math.min(path.length - 1, step + 1)]!);
    const sides = arrange === "alternate" ? [i % 2 ? 1 : -1] : [-1, 1];
    for (const side of sides) foliage += moved(draw(t, side), [x, y], lean + side * angle, grow(t));
  }
  return line(smooth(knots.map(([x, y]): Point => [x, y]), false), weight, ink) + foliage;
}

/** A woody twig with leaves up to its tip: the shrubs of the coast. */
export const twig = (knots: readonly Step[], foliage: Stem["leaf"], leaves: number, more: Stem = {}): string =>
  stem({ knots, weight: 1.9, ink: "bark", leaves, from: 0.14, to: 1, leaf: foliage, angle: 50, ...more });
