/** Leaves: simple, hand-shaped and feathered. A leaf grows upwards from the origin. */

import { both, each, fine, flat, line, moved, polar, radians, round, shifted, smooth, spot } from "../geometry";
import type { Bend, Point } from "../geometry";

export type Shape = "elliptic" | "ovate" | "obovate" | "lance" | "round" | "rhomb" | "strap";

/** Half the width of a leaf at a height from 0 to 1. */
const MARGINS: Record<Shape, (t: number) => number> = {
  elliptic: (t) => Math.sin(Math.PI * t) ** 0.9,
  ovate: (t) => Math.sin(Math.PI * t ** 0.62),
  obovate: (t) => Math.sin(Math.PI * t ** 1.7),
  lance: (t) => Math.sin(Math.PI * t ** 0.78) ** 1.35,
  round: (t) => Math.sqrt(Math.max(0, 1 - (2 * t - 1) ** 2)),
  rhomb: (t) => (t < 0.36 ? (t / 0.36) ** 0.75 : ((1 - t) / 0.64) ** 1.05),
  strap: (t) => Math.min(1, (t * 7) ** 0.6, ((1 - t) * 3.2) ** 0.8),
};

/** The same margins as two Bezier handles: across and along of the first, across and along of the second. */
const HANDLES: Record<Shape, readonly [number, number, number, number]> = {
  elliptic: [0.66, 0.16, 0.66, 0.84],
  ovate: [0.9, 0.06, 0.42, 0.68],
  obovate: [0.36, 0.36, 0.94, 0.92],
  lance: [0.62, 0.2, 0.3, 0.74],
  round: [0.67, 0, 0.67, 1],
  rhomb: [0.62, 0.26, 0.2, 0.72],
  strap: [0.64, 0.04, 0.6, 0.9],
};

/** Pointed margins as one handle, which is enough where a leaf is small: across and along. */
const NEEDLES: Partial<Record<Shape, readonly [number, number]>> = {
  elliptic: [0.96, 0.5],
  ovate: [1, 0.34],
  lance: [0.7, 0.4],
};
const SMALL_LEAF = 9;

/** Lobed leaves of crowns, half an outline from foot to tip: across and along. On oaks every first is a handle. */
const LOBED = {
  maple: [[0.34, 0.02], [0.24, 0.16], [0.56, 0.26], [0.28, 0.4], [0.52, 0.72], [0.17, 0.6], [0, 1]],
  oak: [[0.3, 0.06], [0.15, 0.24], [0.5, 0.26], [0.22, 0.46], [0.62, 0.5], [0.27, 0.7], [0.5, 1], [0, 1]],
} as const;
type Lobed = keyof typeof LOBED;
/** The shape of a leaf that is one of many. */
export type Mark = Shape | Lobed;

const isLobed = (mark: Mark): mark is Lobed => mark in LOBED;

type At = (across: number, along: number) => string;

function lobedMark(shape: Lobed, at: At): string {
  const points: readonly (readonly [number, number])[] = LOBED[shape];
  const back = [...points.slice(0, -1).reverse(), [0, 0] as const];
  const side = (list: typeof points, s: number): string =>
    shape === "maple"
      ? each(list, ([x, y]) => `L${at(s * x, y)}`)
      : each(list, ([x, y], i) => `${i % 2 ? " " : "Q"}${at(s * x, y)}`);
  return `M${at(0, 0)}${side(points, 1)}${side(back, -1)}`;
}

/** The outline of a leaf that stands somewhere, turned so many degrees: a whole crown of them is one path. */
export function leafMark(shape: Mark, length: number, width: number, foot: Point, degrees: number): string {
  const [c, s] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
  const at: At = (a, b) => spot([foot[0] + a * width * c + b * length * s, foot[1] + a * width * s - b * length * c]);
  if (isLobed(shape)) return lobedMark(shape, at);
  const [ax, ay, bx, by] = HANDLES[shape];
  const needle = length < SMALL_LEAF && NEEDLES[shape];
  if (needle) {
    const [x, y] = needle;
    return `M${at(0, 0)}Q${at(x, y)} ${at(0, 1)}Q${at(-x, y)} ${at(0, 0)}`;
  }
  return `M${at(0, 0)}C${at(ax, ay)} ${at(bx, by)} ${at(0, 1)}C${at(-bx, by)} ${at(-ax, ay)} ${at(0, 0)}`;
}

export interface Leaf {
  length?: number;
  width?: number;
  shape?: Shape;
  /** Teeth of a saw edge, on each side. */
  teeth?: number;
  /** Lobes on each side and how deep the bays between them are: oak. */
  lobes?: number;
  depth?: number;
  /** A dent at the tip (alder), and lobes beside the stalk. */
  notch?: number;
  heart?: number;
  veins?: number;
  stalk?: number;
  fill?: string;
  /** The ink of the darker half. */
  half?: string | null;
  weight?: number;
  bend?: number;
  /** Colour and rib only, for the smallest leaves. */
  plain?: boolean;
}

/** The same leaf with every number filled in, and what follows from them. */
class Blade {
  readonly length: number;
  readonly width: number;
  readonly shape: Shape;

  constructor(private readonly o: Leaf) {
    this.length = o.length ?? 40;
    this.width = o.width ?? 22;
    this.shape = o.shape ?? "elliptic";
  }

  /** Where the rib is at a height. */
  rib(t: number): number {
    return ((this.o.bend ?? 0) * Math.sin(Math.PI * t * 0.5) * this.length) / 40;
  }

  edge(t: number): number {
    const { lobes = 0, depth = 0.34 } = this.o;
    const bay = lobes ? depth * (0.5 + 0.5 * Math.cos(2 * Math.PI * lobes * (t * 0.93 + 0.06))) : 0;
    return ((MARGINS[this.shape](t) * this.width) / 2) * (1 - bay);
  }

  get even(): boolean {
    const { teeth, lobes, notch, heart } = this.o;
    return !(teeth || lobes || notch || heart);
  }

  /** The points of one side, from the stalk to the tip. */
  side(s: number): Bend[] {
    const { teeth = 0, lobes = 0, notch = 0, heart = 0 } = this.o;
    const n = teeth || (lobes ? lobes * 6 : 12);
    const points: Bend[] = [];
    for (let i = 0; i <= n; i++) {
      const t = i / n;
      const [x, edge] = [this.rib(t), this.edge(t)];
      if (teeth && i && i < n) {
        points.push([x + s * edge * 1.05, -this.length * (t + 0.02), 1]);
        points.push([x + s * edge * 0.86, -this.length * (t + 0.012), 1]);
      } else points.push([x + s * edge, -this.length * t, i === 0 || i === n]);
    }
    if (heart) {
      points[0] = [0, -this.length * 0.02, 1];
      points.splice(1, 0, [s * this.width * 0.24, heart], [s * this.width * 0.45, -this.length * 0.1]);
    }
    if (notch) points[points.length - 1] = [this.rib(1), -this.length + notch, 1];
    return points;
  }

  /** One side of an even leaf as a single curve. */
  arc(s: number, back = false): string {
    const [ax, ay, bx, by] = HANDLES[this.shape];
    const low = spot([s * this.width * ax + this.rib(ay), -this.length * ay]);
    const high = spot([s * this.width * bx + this.rib(by), -this.length * by]);
    return back ? `C${high} ${low} 0 0` : `C${low} ${high} ${spot([this.rib(1), -this.length])}`;
  }

  outline(): string {
    if (this.even) return `M0 0${this.arc(1)}${this.arc(-1, true)}Z`;
    return smooth([...this.side(1), ...this.side(-1).slice(1, -1).reverse()]);
  }

  shade(): string {
    const middle: Point = [this.rib(0.5), -this.length * 0.5];
    return this.even ? `M0 0${this.arc(1)}Q${spot(middle)} 0 0Z` : smooth([...this.side(1), middle]);
  }

  veins(count: number): string {
    let path = "";
    for (let i = 1; i <= count; i++) {
      const t = 0.06 + (0.74 * (i - 0.5)) / count;
      const end = Math.min(0.97, t + 0.16);
      for (const s of [-1, 1]) {
        const bow: Point = [this.rib(t) + s * this.edge(end) * 0.5, -this.length * (t + 0.05)];
        const far: Point = [this.rib(end) + s * this.edge(end) * 0.82, -this.length * end];
        path += `M${spot([this.rib(t), -this.length * t])}Q${spot(bow)} ${spot(far)}`;
      }
    }
    return path;
  }
}

/** One leaf: margin, edge, two tones, rib and veins. */
export function leaf(o: Leaf = {}): string {
  const { fill = "fern", half = "moss", weight = 1, veins = 5, stalk = 6, notch = 0 } = o;
  const blade = new Blade(o);
  const outline = blade.outline();
  const tip = spot([blade.rib(1), -blade.length * (notch ? 0.9 : 0.97)]);
  const rib = `M0 ${round(stalk)}Q0 ${round(-blade.length * 0.5)} ${tip}`;
  if (o.plain) return flat(outline, fill) + line(rib, weight * 0.7);
  return (
    shifted(outline, fill) +
    (half ? shifted(blade.shade(), half) : "") +
    line(outline + rib, weight) +
    (veins ? fine(line(blade.veins(veins), weight * 0.6)) : "")
  );
}

export interface Palm {
  /** Lobes as angle from the tip and length. */
  lobes?: readonly (readonly [angle: number, length: number])[];
  /** How far the bays between the lobes reach out, from 0 to 1. */
  sinus?: number;
  fill?: string;
  stalk?: number;
  weight?: number;
}

/** A hand-shaped leaf: maple, thimbleberry, devil's club. */
export function palm(o: Palm = {}): string {
  const { sinus = 0.45, fill = "fern", stalk = 14, weight = 1 } = o;
  const lobes = o.lobes ?? [[-105, 20], [-52, 32], [0, 38], [52, 32], [105, 20]];
  const heart: Point = [0, -4];
  const points: Bend[] = [[0, 0, 1]];
  lobes.forEach(([angle, length], i) => {
    points.push(polar(heart, 90 - angle + 13, length * 0.66));
    points.push([...polar(heart, 90 - angle, length), 1]);
    points.push(polar(heart, 90 - angle - 13, length * 0.66));
    const next = lobes[i + 1];
    if (next) points.push([...polar(heart, 90 - (angle + next[0]) / 2, ((length + next[1]) / 2) * sinus), 1]);
  });
  const ribs = each(lobes, ([angle, length]) => `M0 -2L${spot(polar(heart, 90 - angle, length * 0.86))}`);
  const blade = both(smooth(points, true, 0.12), fill, weight);
  return blade + line(`M0 -2V${stalk}`, weight * 0.9) + line(ribs, weight * 0.65);
}

export interface Pinnate {
  length?: number;
  pairs?: number;
  leaflet?: Leaf;
  /** Where the first pair sits, from 0 to 1. */
  from?: number;
  angle?: number;
  taper?: (t: number) => number;
  curve?: number;
  stalk?: number;
  weight?: number;
}

/** Leaflets in pairs along a midrib and one at its end: ash, rowan, rose. */
export function pinnate(o: Pinnate = {}): string {
  const { length = 56, pairs = 5, from = 0.18, angle = 52, curve = 0, stalk = 8, weight = 1 } = o;
  const taper = o.taper ?? ((t: number) => 1 - 0.25 * t);
  const leaflet = leaf({ stalk: 1, veins: 3, ...o.leaflet });
  const at = (t: number): Point => [curve * t * t, -length * t];
  const lean = (t: number): number => (Math.atan2(2 * curve * t, length) * 180) / Math.PI;
  let leaflets = "";
  for (let i = 0; i < pairs; i++) {
    const t = from + ((1 - from) * i) / (pairs + 0.35);
    for (const side of [1, -1]) leaflets += moved(leaflet, at(t), lean(t) + side * (angle - 14 * t), taper(t));
  }
  const midrib = `M0 ${stalk}Q0 ${round(-length / 2)} ${round(curve)} ${round(-length)}`;
  return line(midrib, weight * 1.1) + leaflets + moved(leaflet, at(0.98), lean(1), taper(1) * 1.05);
}
