/** Birds: in profile, or soaring seen from below. */

import {
  body, both, circle, fine, flat, inside, limb, line, mix, polar, radians, round, smooth, spot, times,
} from "../geometry";
import type { Bend, Knot, Point } from "../geometry";
import { eye } from "./setting";

/** A place on a bird's body: along it and across it, both from -1 to 1. */
export type OnBody = (u: number, v: number) => [number, number];

/** The places of a bird by which patches are drawn. */
export interface BirdPlaces {
  skull: Point;
  chest: Point;
  /** Where the bill begins. */
  face: Point;
}

type TailEnd = "square" | "round" | "fork" | "point" | "fan";

export interface Bird {
  at?: Point;
  /** How upright it stands, in degrees. */
  tilt?: number;
  length?: number;
  girth?: number;
  /** Length, angle, bow. */
  neck?: readonly [number, number, number];
  neckGirth?: number;
  head?: number;
  headAngle?: number;
  /** Length, depth, angle, bow. */
  bill?: readonly [number, number, number, number];
  billInk?: string;
  /** Length, width, angle, end. */
  tail?: readonly [number, number, number, TailEnd];
  tailInk?: string;
  /** 0 for a bird whose legs are hidden. */
  leg?: number;
  legInk?: string;
  foot?: number;
  /** How far apart the legs stand. */
  stance?: number;
  fill?: string;
  /** The ink of the folded wing; null for one that is spread and drawn apart. */
  wing?: string | null;
  wingReach?: number;
  belly?: string;
  eye?: number;
  ring?: string;
  crest?: string;
  /** Patches that are clipped to the body. */
  marks?: (on: OnBody, places: BirdPlaces) => string;
  /** What lies over all. */
  over?: (on: OnBody, places: BirdPlaces) => string;
}

type Optional = "belly" | "foot" | "marks" | "over" | "tailInk";
type Whole = Required<Omit<Bird, Optional>> & Pick<Bird, Optional>;

const BIRD: Whole = {
  at: [46, 54], tilt: 18, length: 42, girth: 13, neck: [12, 55, 0], neckGirth: 0.52, head: 7.5, headAngle: 8,
  bill: [10, 1.8, 0, 0], billInk: "soot", tail: [20, 6, 0, "square"], leg: 18, legInk: "line", stance: 0.04,
  fill: "fawn", wing: "bark", wingReach: 6, eye: 1.6, ring: "bone", crest: "",
};

export function bird(options: Bird = {}): string {
  const o: Whole = { ...BIRD, ...options };
  const { length, girth, head, headAngle, fill, neck } = o;
  const lean = radians(o.tilt);
  const on: OnBody = (u, v) => [
    o.at[0] + u * length * Math.cos(lean) - v * girth * Math.sin(lean),
    o.at[1] - u * length * Math.sin(lean) - v * girth * Math.cos(lean),
  ];
  const chest = on(0.36, 0.12);
  const skull = polar(chest, neck[1], neck[0]);
  const places = { skull, chest, face: polar(skull, headAngle, head * 0.42) };
  const torso = limb([
    [...on(-0.52, 0.04), girth * 0.26],
    [...on(-0.26, 0.02), girth * 0.78],
    [...on(0.08, -0.04), girth],
    [...on(0.36, 0.1), girth * 0.74],
    [...on(0.5, 0.3), girth * 0.36],
  ]);
  const parts = [torso, throatOf(o, on, places), circle(...skull, head) + circle(...places.face, head * 0.72)];
  const patches = (o.belly ? flat(bellyOf(on), o.belly) : "") + (o.marks?.(on, places) ?? "");
  return (
    legsOf(o, on) +
    tailOf(o, on(-0.46, 0.05)) +
    billOf(o, skull) +
    o.crest +
    body(parts, fill) +
    (patches ? inside(parts, patches) : "") +
    thighOf(o, on) +
    wingOf(o, on) +
    (o.over?.(on, places) ?? "") +
    eye(polar(skull, headAngle + 32, head * 0.42), o.eye, o.ring)
  );
}

/** A straight throat, or the neck of a heron, bowed like an S. */
function throatOf(
  { girth, neck: [length, angle, bow], neckGirth, head }: Whole,
  on: OnBody,
  { chest, skull }: BirdPlaces,
): string {
  if (!bow)
    return limb([
      [...on(0.2, 0), girth * 0.8],
      [...polar(chest, angle, length * 0.45), girth * (neckGirth + 0.1)],
      [...skull, head * 0.84],
    ]);
  const between = (t: number): Point => [mix(chest[0], skull[0], t), mix(chest[1], skull[1], t)];
  return limb([
    [...on(0.26, 0), girth * 0.66],
    [...polar(between(0.5), angle - 90, bow), girth * neckGirth],
    [...polar(between(0.72), angle + 90, bow * 0.55), girth * neckGirth * 0.8],
    [...skull, head * 0.8],
  ]);
}

const bellyOf = (on: OnBody): string =>
  smooth([on(-0.6, -0.4), on(-0.2, -0.42), on(0.2, -0.3), on(0.46, 0.1), on(0.7, -0.2), on(0.3, -1.5), on(-0.4, -1.4)]);

function legsOf({ leg, legInk, stance, at, girth, foot = at[1] + girth + leg }: Whole, on: OnBody): string {
  if (!leg) return "";
  const legs = [-stance - 0.03, stance + 0.1].map((where) => {
    const hip = on(where, -0.72);
    const end = spot([hip[0] + leg * 0.06, foot]);
    const knee = spot([hip[0] - leg * 0.1, mix(hip[1], foot, 0.48)]);
    return `M${spot(hip)}L${knee}L${end}M${end}l4 .6M${end}l-3 .8M${end}l2.4 1.8`;
  });
  return line(legs.join(""), 1.25, legInk);
}

const thighOf = ({ leg, stance, girth, fill }: Whole, on: OnBody): string =>
  leg ? flat(limb([[...on(stance + 0.1, -0.4), girth * 0.3], [...on(stance + 0.1, -0.72), girth * 0.12]]), fill) : "";

function tailOf({ tail: [length, width, angle, end], tailInk, wing, tilt, girth, fill }: Whole, rump: Point): string {
  const turn = tilt + 180 + angle;
  const tip = polar(rump, turn, length);
  const aside = (from: Point, by: number): Point => polar(from, turn + 90, by);
  const beyond = (by: number): Point => polar(tip, turn, by);
  const broad = polar(rump, turn, length * 0.72);
  const ends: Record<TailEnd, Point[]> = {
    square: [aside(tip, -width * 0.6), aside(tip, width * 0.6)],
    round: [aside(tip, -width * 0.8), beyond(width * 0.4), aside(tip, width * 0.8)],
    fork: [aside(beyond(2), -width * 0.8), beyond(-5), aside(beyond(2), width * 0.8)],
    point: [tip],
    fan: [
      aside(broad, -width * 1.7), aside(tip, -width * 1.1), beyond(width * 0.25), aside(tip, width * 1.1),
      aside(broad, width * 1.7),
    ],
  };
  const corners = ends[end].map((point): Bend => [...point, end !== "fan"]);
  const feathers = smooth(
    [[...aside(rump, -girth * 0.24), 1], ...corners, [...aside(rump, girth * 0.24), 1]],
    true,
    0.12,
  );
  const quill = `M${spot(rump)}L${spot(polar(rump, turn, length * 0.86))}`;
  return both(feathers, tailInk ?? wing ?? fill) + fine(line(quill, 0.6));
}

function billOf({ bill: [length, depth, angle, bow], billInk, head, headAngle }: Whole, skull: Point): string {
  const turn = headAngle + angle;
  const root = polar(skull, turn, head * 0.82);
  const middle = polar(polar(root, turn, length * 0.5), turn + 90, bow * 0.5);
  const upper: Knot[] = [
    [...root, depth],
    [...middle, depth * 0.72],
    [...polar(polar(root, turn, length), turn + 90, -bow), 0.25],
  ];
  const mouth = smooth([root, middle, polar(polar(root, turn, length * 0.9), turn + 90, -bow * 0.8)], false);
  return both(limb(upper), billInk, 0.8) + line(mouth, 0.5, billInk === "soot" ? "bone" : "line");
}

function wingOf({ wing, wingReach, length }: Whole, on: OnBody): string {
  if (!wing) return "";
  const tip = on(-0.5 - wingReach / length, 0);
  const folded = smooth([
    on(0.34, 0.3),
    on(0.16, 0.72),
    on(-0.16, 0.74),
    on(-0.42, 0.42),
    [...tip, 1],
    on(-0.3, -0.22),
    on(-0.06, -0.5),
    on(0.2, -0.34),
  ]);
  const quills = times(4, (i) => {
    const v = 0.42 - i * 0.18;
    const far = on(-0.3, v);
    const end: Point = [mix(far[0], tip[0], 0.72), mix(far[1], tip[1], 0.72)];
    return smooth([on(0.06 - 0.1 * i, v), on(-0.18 - 0.05 * i, v * 0.8), end], false);
  });
  const coverts = times(4, (i) => {
    const bow = spot(on(0.12 - 0.1 * i, 0.22 - 0.1 * i));
    return `M${spot(on(0.25 - 0.09 * i, 0.42 - 0.08 * i))}Q${bow} ${spot(on(0.19 - 0.1 * i, -0.02 - 0.09 * i))}`;
  });
  return both(folded, wing) + fine(line(quills, 0.7) + line(coverts, 0.6));
}

export interface Soarer {
  span?: number;
  chord?: number;
  fill?: string;
  pale?: string;
}

const FINGERS = 5;
const LIFT = 10;
const TAIL = 20;

/** A bird of prey from below, wings spread. */
export function soarer({ span = 92, chord = 19, fill = "bark", pale = "fawn" }: Soarer = {}): string {
  const [x, y] = [50, 50];
  const wings = [1, -1].map((side) => soaringWing(side, span, chord));
  const trunk = limb([[x, y - 15, 4.4], [x, y - 10, 5.5], [x, y, 7], [x, y + 14, 3.4]]);
  const tail = smooth(
    [[47.4, 61, 1], [37, 81, 1], [43.5, 84], [50, 85], [56.5, 84], [63, 81, 1], [52.6, 61, 1]],
    true,
    0.14,
  );
  const bars = times(4, (i) => `M30 ${67 + (i * TAIL) / 4}Q50 ${71 + (i * TAIL) / 4} 70 ${67 + (i * TAIL) / 4}`);
  const quills = times(14, (i) => {
    const [side, k] = [i % 2 ? 1 : -1, Math.floor(i / 2)];
    const from = x + side * span * (0.1 + k * 0.045);
    return `M${round(from)} ${round(y - 2 - k * 1.4)}L${round(from + side * 1.5)} ${round(y + chord * 0.42 - k * 1.5)}`;
  });
  const patch = (side: number): string =>
    smooth([
      [x + side * span * 0.06, y - 3],
      [x + side * span * 0.26, y - 8 - LIFT * 0.5],
      [x + side * span * 0.36, y - 5 - LIFT * 0.8],
      [x + side * span * 0.28, y + 3 - LIFT * 0.3],
      [x + side * span * 0.1, y + chord * 0.5],
    ]);
  const speckles = "M47 47l1.5 3 1.5-3 1.5 3 1.5-3M47 53l1.5 3 1.5-3 1.5 3 1.5-3";
  return (
    both(tail, pale) +
    inside([tail], line(bars, 1.1)) +
    body(wings, fill) +
    inside(wings, flat(patch(1) + patch(-1), pale)) +
    fine(line(quills, 0.7)) +
    both(trunk, fill) +
    both(smooth([[48, 31.6, 1], [50, 27], [52, 31.6, 1]]), "ochre", 0.8) +
    fine(line(speckles, 0.7, "bone"))
  );
}

function soaringWing(side: number, span: number, chord: number): string {
  const [x, y] = [50, 50];
  const points: Bend[] = [
    [x + side * 3, y - 8],
    [x + side * span * 0.2, y - 12 - LIFT * 0.5],
    [x + side * span * 0.34, y - 13 - LIFT],
  ];
  for (let i = 0; i < FINGERS; i++) {
    const u = i / (FINGERS - 1);
    const height = y - 13 - LIFT * 1.1 + u * chord * 0.95;
    points.push([x + side * span * (0.5 - u * 0.085), height, 1]);
    if (i < FINGERS - 1) points.push([x + side * span * (0.405 - u * 0.03), height + chord * 0.13, 1]);
  }
  points.push([x + side * span * 0.3, y + chord * 0.34 - LIFT * 0.5]);
  points.push([x + side * span * 0.16, y + chord * 0.52], [x + side * 4, y + chord * 0.62]);
  return smooth(points, true, 0.14);
}
