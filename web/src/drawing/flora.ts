/** Leaves, fronds and crowns. A leaf grows upwards from the origin. */

import {
  along,
  body,
  chance,
  circle,
  cutout,
  fine,
  flat,
  inside,
  line,
  radians,
  round,
  smooth,
  spot,
} from "./geometry";
import type { Knot, Point } from "./geometry";

export type Shape = "elliptic" | "ovate" | "obovate" | "round" | "rhomb";

/** Margins as two Bezier handles: across and along of the first, across and along of the second. */
const HANDLES: Record<Shape, readonly [number, number, number, number]> = {
  elliptic: [0.66, 0.16, 0.66, 0.84],
  ovate: [0.9, 0.06, 0.42, 0.68],
  obovate: [0.36, 0.36, 0.94, 0.92],
  round: [0.67, 0, 0.67, 1],
  rhomb: [0.62, 0.26, 0.2, 0.72],
};

/** The outline of a leaf that stands somewhere, turned so many degrees. */
export function leafMark(shape: Shape, length: number, width: number, foot: Point, degrees: number): string {
  const [ax, ay, bx, by] = HANDLES[shape];
  const [c, s] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
  const at = (a: number, b: number): string =>
    spot([foot[0] + a * width * c + b * length * s, foot[1] + a * width * s - b * length * c]);
  return `M${at(0, 0)}C${at(ax, ay)} ${at(bx, by)} ${at(0, 1)}C${at(-bx, by)} ${at(-ax, ay)} ${at(0, 0)}`;
}

/** A leaf with a darker half, a rib and veins. */
export function leaf(length: number, width: number, fill: string, half: string): string {
  const [ax, ay, bx, by] = HANDLES.elliptic;
  const tip = `0 ${round(-length)}`;
  const [one, two] = [`${round(width * ax)} ${round(-length * ay)}`, `${round(width * bx)} ${round(-length * by)}`];
  const outline = leafMark("elliptic", length, width, [0, 0], 0);
  const shade = `M0 0C${one} ${two} ${tip}Q0 ${round(-length * 0.5)} 0 0Z`;
  let veins = "";
  for (const t of [0.18, 0.43, 0.68]) {
    const reach = Math.sin(Math.PI * (t + 0.16)) ** 0.9 * (width / 2);
    for (const side of [-1, 1]) {
      const bow = `${round(side * reach * 0.5)} ${round(-length * (t + 0.05))}`;
      veins += `M0 ${round(-length * t)}Q${bow} ${round(side * reach * 0.82)} ${round(-length * (t + 0.16))}`;
    }
  }
  return (
    `<g transform="translate(.5 .6)">${flat(outline, fill)}${flat(shade, half)}</g>` +
    line(outline) +
    line(`M0 3V${round(-length * 0.97)}`, 0.9) +
    fine(line(veins, 0.6))
  );
}

/** A fern frond: scalloped pinnae that shorten to the tip. */
export function frond(
  length: number,
  width: number,
  pinnae: number,
  curve: number,
  fill: string,
  weight = 0.8,
): string {
  const knots: Knot[] = [
    [0, 6, 0],
    [0, -length * 0.33, 0],
    [curve * 0.35, -length * 0.7, 0],
    [curve, -length, 0],
  ];
  const rib = along(knots, 10);
  let plate = "";
  let ribs = "";
  for (let i = 0; i <= pinnae; i++) {
    const u = i / pinnae;
    const f = (0.16 + 0.84 * (1 - (1 - u) ** 1.12)) * (rib.length - 1);
    const p = rib[Math.min(rib.length - 2, Math.floor(f))]!;
    const q = rib[Math.min(rib.length - 1, Math.floor(f) + 1)]!;
    const lean = (Math.atan2(q[0] - p[0], -(q[1] - p[1])) * 180) / Math.PI;
    const reach = (width / 2) * (u < 0.3 ? 0.55 + (0.45 * u) / 0.3 : 1 - ((u - 0.3) / 0.7) ** 1.3 * 0.88);
    for (const side of i === pinnae ? [0] : [1, -1]) {
      const turn = radians(lean + side * (74 - 22 * u));
      const [c, s] = [Math.cos(turn), Math.sin(turn)];
      const at = (a: number, b: number): string => spot([p[0] + a * c + b * s, p[1] + a * s - b * c]);
      const lobes = Math.max(3, Math.round(reach / 2.6));
      const edge = (t: number): number => Math.max(2, reach * 0.3) * Math.min(1, (1 - t) * 1.3 + 0.1) * 0.56;
      plate += `M${at(0, 0)}`;
      for (let j = 0; j < lobes; j++) {
        const notch = j < lobes - 1 ? edge((j + 1) / lobes) * 0.36 : 0;
        plate += `Q${at(edge(j / lobes) * 1.5, (reach * (j + 0.6)) / lobes)} ${at(notch, (reach * (j + 1)) / lobes)}`;
      }
      for (let j = lobes - 1; j >= 0; j--) {
        const notch = j ? -edge(j / lobes) * 0.36 : 0;
        plate += `Q${at(-edge(j / lobes) * 1.5, (reach * (j + 0.6)) / lobes)} ${at(notch, (reach * j) / lobes)}`;
      }
      plate += "Z";
      ribs += `M${at(0, 0)}L${at(0, reach * 0.8)}`;
    }
  }
  const stalk = smooth(
    knots.map(([x, y]) => [x, y]),
    false,
  );
  return cutout(plate, fill, round(weight * 0.62)) + fine(line(ribs, weight * 0.5)) + line(stalk, weight * 1.3);
}

export type Blob = readonly [x: number, y: number, r: number, ry?: number];

/** A crown of clouds: blobs melted into one contour, then leaves cut into it. */
export function crown(
  blobs: readonly Blob[],
  fill: string,
  tone: string,
  seed: number,
  [shape, length, width]: readonly [Shape, number, number],
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
      all += mark;
      if (random() < 0.5 - (px - 45) / 90) light += mark;
    }
  }
  return body(clouds, fill, 1.5) + inside(clouds, flat(light, tone) + fine(line(all, 0.8)));
}
