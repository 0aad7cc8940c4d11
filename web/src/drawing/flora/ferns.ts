/** Fern fronds: pinnae that shorten to the tip, plain, scalloped or divided again. */

import { along, cutout, fine, leanOf, line, radians, round, smooth, spot } from "../geometry";
import type { Knot, Point, Step } from "../geometry";
import { leafMark } from "./leaves";

export interface Frond {
  length?: number;
  width?: number;
  pinnae?: number;
  curve?: number;
  /** Where the first pinnae sit, and where they are longest, from 0 to 1. */
  from?: number;
  peak?: number;
  fill?: string;
  kind?: "once" | "lobed" | "twice";
  weight?: number;
  stalk?: number;
  /** The ink of a fertile tip. */
  tip?: string;
  /** How broad a pinna is for its length. */
  pinna?: number;
}

/** Where a pinna sits, how it is turned and how long it is. */
interface Place {
  foot: Knot;
  degrees: number;
  reach: number;
  breadth: number;
  /** A point so far across and along the pinna. */
  at: (across: number, along: number) => Point;
}

function place(foot: Knot, degrees: number, reach: number, pinna: number): Place {
  const [c, s] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
  const at = (a: number, b: number): Point => [foot[0] + a * c + b * s, foot[1] + a * s - b * c];
  return { foot, degrees, reach, breadth: Math.max(2, reach * pinna), at };
}

const plainPinna = ({ foot, degrees, reach, breadth }: Place): string =>
  leafMark("strap", reach, breadth, [foot[0], foot[1]], degrees);

function dividedPinna({ degrees, reach, at }: Place): string {
  const pairs = Math.max(2, Math.round(reach / 3));
  let path = "";
  for (let j = 0; j < pairs; j++) {
    for (const side of [1, -1]) {
      const foot = at(0, (reach * (j + 0.5)) / pairs);
      path += leafMark("elliptic", 5 * (1 - (0.4 * j) / pairs), 2.6, foot, degrees + side * 62);
    }
  }
  return path + leafMark("elliptic", 3.6, 2, at(0, reach * 0.94), degrees);
}

function scallopedPinna({ reach, breadth, at }: Place): string {
  const lobes = Math.max(3, Math.round(reach / 2.6));
  const edge = (t: number): number => breadth * Math.min(1, (1 - t) * 1.3 + 0.1) * 0.56;
  let path = `M${spot(at(0, 0))}`;
  const scallop = (j: number, side: number, end: number): void => {
    const notch = end > 0 && end < lobes ? side * edge(end / lobes) * 0.36 : 0;
    const bow = at(side * edge(j / lobes) * 1.5, (reach * (j + 0.6)) / lobes);
    path += `Q${spot(bow)} ${spot(at(notch, (reach * end) / lobes))}`;
  };
  for (let j = 0; j < lobes; j++) scallop(j, 1, j + 1);
  for (let j = lobes - 1; j >= 0; j--) scallop(j, -1, j);
  return `${path}Z`;
}

const PINNAE = { once: plainPinna, lobed: scallopedPinna, twice: dividedPinna };
/** How much of a pinna has a rib of its own. */
const RIBS = { once: 0, lobed: 0.8, twice: 1 };

export function frond(o: Frond = {}): string {
  const { length = 80, width = 40, pinnae = 13, curve = 12, from = 0.16, peak = 0.3, fill = "fern" } = o;
  const { kind = "lobed", weight = 0.8, stalk = 6, tip, pinna = 0.3 } = o;
  const knots: Step[] = [[0, stalk], [0, -length * 0.33], [curve * 0.35, -length * 0.7], [curve, -length]];
  const rib = along(knots, 10);
  const plates = new Map<string, string>();
  let ribs = "";
  for (let i = 0; i <= pinnae; i++) {
    const u = i / pinnae;
    const step = Math.floor((from + (1 - from) * (1 - (1 - u) ** 1.12)) * (rib.length - 1));
    const foot = rib[Math.min(rib.length - 2, step)]!;
    const lean = leanOf(foot, rib[Math.min(rib.length - 1, step + 1)]!);
    const share = u < peak ? 0.55 + (0.45 * u) / peak : 1 - ((u - peak) / (1 - peak)) ** 1.3 * 0.88;
    const ink = tip && u > 0.66 ? tip : fill;
    for (const side of i === pinnae ? [0] : [1, -1]) {
      const where = place(foot, lean + side * (74 - 22 * u), (width / 2) * share, pinna);
      plates.set(ink, (plates.get(ink) ?? "") + PINNAE[kind](where));
      if (RIBS[kind]) ribs += `M${spot(where.at(0, 0))}L${spot(where.at(0, where.reach * RIBS[kind]))}`;
    }
  }
  const colour = [...plates].map(([ink, path]) => cutout(path, ink, round(weight * 0.62))).join("");
  const stem = smooth(knots.map(([x, y]): Point => [x, y]), false);
  return colour + (ribs ? fine(line(ribs, weight * 0.5)) : "") + line(stem, weight * 1.3);
}
