/** Newts, lizards and snakes from above, frogs in profile. */

import {
  along, body, both, chance, circle, circles, each, fine, flat, inside, limb, line, polar, polygon, smooth, spot,
} from "../geometry";
import type { Bend, Knot, Point } from "../geometry";
import { eye } from "./setting";

type Pattern = "stripe" | "zigzag" | "spots" | "bars";

export interface Crawler {
  /** The back from head to tail, with its thickness. */
  spine: readonly Knot[];
  fill?: string;
  /** Where pairs of legs are, from 0 to 1. */
  legs?: readonly number[];
  legLength?: number;
  toes?: number;
  pattern?: Pattern;
  markInk?: string;
  /** Height over back and tail, and ink. */
  crest?: readonly [back: number, tail: number, ink: string];
  belly?: string;
  /** More marks, clipped to the body. */
  marks?: (spine: readonly Knot[]) => string;
}

/** A line of points with the directions at each of them. */
class Spine {
  readonly points: readonly Knot[];

  constructor(knots: readonly Knot[]) {
    this.points = along(knots, 12);
  }

  get length(): number {
    return this.points.length;
  }

  at(i: number): Knot {
    return this.points[i]!;
  }

  /** The unit vector along the spine. */
  forward(i: number): Point {
    const a = this.at(Math.max(0, i - 1));
    const b = this.at(Math.min(this.length - 1, i + 1));
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    return [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
  }

  /** A point beside the spine, so many of its own thicknesses (and units more) away. */
  beside(i: number, share: number, more = 0): [number, number] {
    const [x, y, radius] = this.at(i);
    const [fx, fy] = this.forward(i);
    const by = share * radius + more;
    return [x + fy * by, y - fx * by];
  }

  /** Indices from one share of the length to another. */
  span(from: number, to: number, step: number): number[] {
    const indices: number[] = [];
    for (let i = Math.round(from * this.length); i < to * this.length; i += step) indices.push(i);
    return indices;
  }
}

export function crawler(o: Crawler): string {
  const { fill = "bark", legs = [0.26, 0.56], legLength = 12, toes = 3, pattern = "stripe", markInk = "soot" } = o;
  const spine = new Spine(o.spine);
  const skin = limb(o.spine, 5);
  const limbs = legs.flatMap(
    (where, pair) => [1, -1].map((side) => legOf(spine, where, pair > 0, side, legLength, toes)),
  );
  const belly = o.belly ? flat(bellyOf(spine), o.belly) : "";
  const eyes = [1, -1].map((side) => spine.beside(2, side * 0.72));
  return (
    (o.crest ? crestOf(spine, ...o.crest) : "") +
    (limbs.length ? body(limbs.map(([leg]) => leg), fill) + line(each(limbs, ([, claws]) => claws)) : "") +
    body([skin], fill) +
    inside([skin], belly + PATTERNS[pattern](spine, markInk) + (o.marks?.(spine.points) ?? "")) +
    each(eyes, ([x, y]) => flat(circle(x, y, 1.25), "bone") + flat(circle(x, y, 0.8), "soot"))
  );
}

function legOf(
  spine: Spine,
  where: number,
  hind: boolean,
  side: number,
  length: number,
  toes: number,
): [leg: string, claws: string] {
  const i = Math.round(where * (spine.length - 1));
  const [fx, fy] = spine.forward(i);
  const out: Point = [fy * side, -fx * side];
  const back = hind ? 1 : -1;
  const from = (p: Point, outwards: number, forwards: number): Point => [
    p[0] + (out[0] * outwards + fx * forwards) * length,
    p[1] + (out[1] * outwards + fy * forwards) * length,
  ];
  const hip = spine.beside(i, side * 0.6);
  const knee = from(hip, 0.7, back * 0.2);
  const foot = from(knee, 0.2, back * 0.5);
  const straight = (Math.atan2(knee[1] - foot[1], foot[0] - knee[0]) * 180) / Math.PI;
  const claws = Array.from({ length: toes }, (_, q) => polar(foot, straight + (q - (toes - 1) / 2) * 34, 3.6));
  return [
    limb([[...hip, 2.4], [...knee, 1.7], [...foot, 1.3]], 3), each(claws, (claw) => `M${spot(foot)}L${spot(claw)}`),
  ];
}

const PATTERNS: Record<Pattern, (spine: Spine, ink: string) => string> = {
  stripe: (spine, ink) => {
    const steps = spine.span(0, 1, 4).filter((i) => i > 6);
    const stripe = (share: number): string => smooth(steps.map((i) => spine.beside(i, share)), false);
    return line(stripe(0), 1.5, ink) + line(stripe(0.55) + stripe(-0.55), 0.9, ink);
  },
  zigzag: (spine, ink) => {
    const corners = spine.span(0.1, 0.96, 3).map((i, k) => spot(spine.beside(i, k % 2 ? -0.55 : 0.55)));
    return line(`M${corners.join("L")}`, 2.4, ink);
  },
  spots: (spine, ink) => {
    const random = chance(11);
    const spots = spine.span(0.08, 0.8, 2).map((i) => {
      const [x, y] = spine.beside(i, (random() - 0.5) * 1.5);
      return circle(x, y, Math.min(1.7, spine.at(i)[2] * 0.28) * (0.7 + random() * 0.5));
    });
    return flat(spots.join(""), ink);
  },
  bars: (spine, ink) => {
    const bar = (i: number, side: number): string =>
      `M${spot(spine.beside(i, side))}L${spot(spine.beside(i, side * 0.3))}`;
    return line(each(spine.span(0.12, 0.97, 4), (i) => bar(i, 1) + bar(i, -1)), 1.5, ink);
  },
};

function bellyOf(spine: Spine): string {
  const steps = spine.span(0, 1, 6);
  const inner = steps.map((i): Bend => spine.beside(i, 0.45));
  const outer = steps.map((i): Bend => spine.beside(i, 1.6));
  return smooth([...inner, ...outer.reverse()]);
}

/** The jagged crest of a newt in spring, lower on the tail. */
function crestOf(spine: Spine, back: number, tail: number, ink: string): string {
  const steps = spine.span(0.2, 0.98, 2);
  const jags = steps.map((i, k) => {
    const height = (i / spine.length > 0.5 ? tail : back) * (k % 2 ? 0.55 : 1);
    return spine.beside(i, -1, -height);
  });
  const foot = steps.filter((_, k) => k % 2 === 0).map((i) => spine.beside(i, 0));
  return both(polygon([...jags, ...foot.reverse()]), ink, 0.8);
}

export interface Frog {
  fill?: string;
  belly?: string;
  mask?: string;
  /** Round pads on the toes: tree frogs. */
  pads?: boolean;
}

/** A sitting frog. */
export function frog({ fill = "fawn", belly = "straw", mask = "bark", pads = false }: Frog = {}): string {
  const trunk = limb([[27, 76, 6], [34, 70, 11], [48, 62, 14], [62, 56, 13], [74, 52, 9.6], [84, 54, 4.4]]);
  const thigh = limb([[28, 76, 7], [42, 72, 8.4], [56, 76, 5]]);
  const shin = limb([[56, 77, 4.4], [42, 83, 3.8], [28, 87, 3]]);
  const sole = limb([[28, 87.6, 2.8], [40, 89, 2], [52, 89.6, 1.4]]);
  const arm = limb([[66, 64, 5], [71, 75, 3.2], [66, 84, 2.4], [70, 88.4, 2]]);
  const farArm = limb([[76, 62, 4], [83, 74, 2.8], [80, 83, 2.2], [84, 88, 1.8]]);
  const under = smooth([[40, 84], [56, 74], [70, 66], [86, 57], [96, 66], [80, 90], [40, 96]]);
  const stripe = smooth([[88, 52, 1], [76, 47.6], [66, 46], [56, 50], [53, 57, 1], [64, 54], [76, 52]]);
  const spots = circles([[38, 62, 2.4], [46, 55, 2], [52, 61, 2.6], [44, 66, 1.8], [58, 50, 1.8]]);
  const padded = (x: number, y: number): string =>
    each([[-3, 1], [1, 1.8], [5, 1]], ([a, b]) =>
      line(`M${x} ${y}l${a} ${b}`) + both(circle(x + a * 1.2, y + b * 1.3, 1.5), fill, 0.7),
    );
  const toes = pads ? padded : (x: number, y: number): string =>
    line(`M${x} ${y}l5 1.2M${x} ${y}l3 2.4M${x} ${y}l-3 1.6`, 1.1);
  return (
    body([farArm], fill) +
    toes(84, 88.4) +
    body([trunk, circle(71, 41.5, 5.6)], fill) +
    inside([trunk], flat(under, belly) + flat(stripe, mask)) +
    flat(spots, mask) +
    fine(line("M87 56Q79 60 70 58M60 47Q50 50 40 57", 0.8)) +
    body([shin, sole], fill) +
    both(thigh, fill) +
    inside([thigh], line("M36 64l2 18M44 64l3 16", 2, mask)) +
    toes(52, 89.4) +
    body([arm], fill) +
    toes(70, 88.6) +
    eye([71.6, 41.4], 2.6, "ochre")
  );
}
