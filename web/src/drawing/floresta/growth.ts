/** What grows and stands in a landscape: small, with the foot at a point; all that is strewn is printed together. */

import { body, both, chance, circle, flat, line, mix, polygon, round, smooth, together, type Bend, type Point } from "../geometry";
import { leafMark } from "../flora";
import { HEIGHT, placed, WIDTH } from "./frame";
import type { Ground } from "./ground";

/** Something small that grows: its parts are printed with those of all others, so that a wood is a few paths. */
export interface Sprig {
  stem?: string;
  crown?: readonly [ink: string, path: string];
  rib?: string;
  /** Whatever is printed in another way. */
  own?: string;
}

/** Prints all that was strewn: stems, then crowns ink by ink, then ribs. */
export function grown(sprigs: readonly Sprig[]): string {
  const crowns = new Map<string, string>();
  for (const { crown } of sprigs) if (crown) crowns.set(crown[0], (crowns.get(crown[0]) ?? "") + crown[1]);
  const [stems, ribs] = [sprigs.map(({ stem = "" }) => stem).join(""), sprigs.map(({ rib = "" }) => rib).join("")];
  return (
    (stems ? line(stems, 1.45) : "") +
    [...crowns].map(([ink, path]) => body([path], ink, 0.55)).join("") +
    (ribs ? line(ribs, 0.6) : "") +
    together(sprigs.map(({ own = "" }) => own))
  );
}

const path = (...numbers: (string | number)[]): string =>
  numbers.map((one) => (typeof one === "number" ? round(one) : one)).join(" ");

export const bush = (x: number, y: number, k: number, ink = "l-wood"): Sprig => ({
  crown: [
    ink,
    circle(x - 3.4 * k, y - 2.6 * k, 3.2 * k) + circle(x + 3.4 * k, y - 2.6 * k, 3.2 * k) + circle(x, y - 5 * k, 3.8 * k),
  ],
});

export const broadleaf = (x: number, y: number, k: number, ink = "l-wood"): Sprig => ({
  stem: path("M", x, y, "v", -6 * k),
  crown: [ink, circle(x, y - 11 * k, 5.6 * k, 6 * k)],
  rib: path("M", x, y - 6 * k, "v", -5 * k, "m", 0, 2 * k, "l", -2 * k, -2 * k, "m", 2 * k, 0, "l", 2 * k, -2.4 * k),
});

export const poplar = (x: number, y: number, k: number, ink = "l-wood"): Sprig => ({
  stem: path("M", x, y, "v", -4 * k),
  crown: [ink, leafMark("elliptic", 17 * k, 7 * k, [x, y - 2.6 * k], 0)],
  rib: path("M", x, y - 4 * k, "v", -9 * k),
});

export const pine = (x: number, y: number, k: number, ink = "l-deep"): Sprig => ({
  stem: path("M", x, y, "v", -5 * k),
  crown: [
    ink,
    polygon([[x - 5 * k, y - 3.4 * k], [x + 5 * k, y - 3.4 * k], [x, y - 10 * k]]) +
      polygon([[x - 4 * k, y - 7.4 * k], [x + 4 * k, y - 7.4 * k], [x, y - 14.6 * k]]),
  ],
});

const blades = (x: number, y: number, k: number): string =>
  path("M", x, y, "q", -k, -3 * k, -3 * k, -4 * k, "m", 3 * k, 4 * k, "v", -5 * k, "m", 0, 5 * k, "q", k, -3 * k, 3 * k, -4 * k);
export const grass = (x: number, y: number, k = 1): Sprig => ({ rib: blades(x, y, k) });
/** Many tufts in one path. */
export const sown = (tufts: readonly Point[], k: number, ink: string): string =>
  line(tufts.map(([x, y]) => blades(x, y, k)).join(""), 0.8, ink);

export const boulder = (x: number, y: number, w: number, h = w * 0.56): string => {
  const outline: Bend[] = [
    [x - w * 0.5, y, 1],
    [x - w * 0.4, y - h * 0.7, 1],
    [x - w * 0.08, y - h],
    [x + w * 0.26, y - h * 0.74, 1],
    [x + w * 0.5, y, 1],
  ];
  return both(smooth(outline, true, 0.1), "l-stone", 0.7) + line(path("M", x - w * 0.08, y - h, "l", w * 0.1, h * 0.5), 0.6);
};
export const stone = (x: number, y: number, w: number): Sprig => ({ own: boulder(x, y, w) });

export const sheep = (x: number, y: number, k = 1): Sprig => ({
  own:
    line(path("M", x - 3 * k, y, "v", -3 * k, "M", x + 3 * k, y, "v", -3 * k), 1.1) +
    body([circle(x, y - 5 * k, 5 * k, 3.2 * k)], "l-snow", 0.7) +
    flat(circle(x + 5 * k, y - 6.4 * k, 1.9 * k, 1.6 * k), "vein"),
});

/** A stump, from above. */
export const stump = (x: number, y: number): Sprig => ({
  own: both(circle(x, y, 3.4, 2), "l-soil", 0.7) + line(path("M", x - 3.4, y, "v", 3, "q", 3.4, 3, 6.8, 0, "v", -3), 0.8),
});

export const house = (x: number, y: number, k = 1, roof = "l-soil"): string =>
  both(polygon([[x - 7 * k, y], [x - 7 * k, y - 7 * k], [x + 7 * k, y - 7 * k], [x + 7 * k, y]]), "l-snow", 0.8) +
  both(polygon([[x - 8.6 * k, y - 6.6 * k], [x - 5 * k, y - 12 * k], [x + 5 * k, y - 12 * k], [x + 8.6 * k, y - 6.6 * k]]), roof, 0.8) +
  line(path("M", x - 3 * k, y, "v", -4 * k, "h", 3 * k, "v", 4 * k, "M", x + 3 * k, y - 4 * k, "h", 2 * k), 0.8);

/** A dry wall along some points. */
export function wall(points: readonly Point[]): string {
  const way = `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}`;
  const joints = "--w:4.4;stroke:var(--l-line);stroke-dasharray:.7 3.6;stroke-linecap:butt";
  return line(way, 4.4, "l-rock") + `<path class="ln" d="${way}" style="${joints}"/>`;
}

/** Clouds, each at a point and so large. */
export const clouds = (...places: readonly (readonly [x: number, y: number, k: number])[]): string =>
  body(
    places.flatMap(([x, y, k]) => [
      circle(x, y, 7 * k, 3.6 * k),
      circle(x + 8 * k, y + 0.6 * k, 7 * k, 3 * k),
      circle(x + 4 * k, y - 2.4 * k, 5 * k, 3 * k),
    ]),
    "l-snow",
    0.6,
  );

export const ripple = (x: number, y: number, w: number): string => path("M", x, y, "q", w / 4, -2, w / 2, 0, "t", w / 2, 0);

export const pool = (x: number, y: number, w: number, h: number): string =>
  both(
    smooth([[x - w, y], [x - w * 0.4, y - h], [x + w * 0.5, y - h * 0.9], [x + w, y + h * 0.1], [x + w * 0.3, y + h], [x - w * 0.6, y + h * 0.8]]),
    "l-water",
    0.8,
  ) + line(path("M", x - w * 0.5, y, "h", w * 0.5, "M", x - w * 0.1, y + h * 0.4, "h", w * 0.5), 0.6, "slate");

/** Dots of one ink in a box. */
export function speckles(n: number, [x0, y0]: Point, [x1, y1]: Point, seed: number, ink: string, r: number): string {
  const random = chance(seed);
  const dots = Array.from({ length: n }, () => {
    const y = mix(y0, y1, random());
    return circle(mix(x0, x1, random()), y, r * (0.7 + 0.6 * random()));
  });
  return flat(dots.join(""), ink);
}

// Ground.

export const ground = (ink: string): string => flat(`M0 0H${WIDTH}V${HEIGHT}H0Z`, ink);

/** Everything below a line of hills. */
export function band(tops: readonly Bend[], ink: string, inked = true): string {
  const crest = smooth(tops, false);
  return flat(`${crest}L${WIDTH} ${HEIGHT}L0 ${HEIGHT}Z`, ink) + (inked ? line(crest, 0.9) : "");
}

const from = (x: number, y: number, [ax, ay]: Point, [bx, by]: Point): number => {
  const [dx, dy] = [bx - ax, by - ay];
  const t = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(x - ax - t * dx, y - ay - t * dy);
};

export interface Strewing {
  /** How far it stays from spaces, from paths, and from its like. */
  space?: number;
  path?: number;
  gap?: number;
  box?: readonly [x0: number, y0: number, x1: number, y1: number];
  where?: (x: number, y: number) => boolean;
}

/** Strews small things where neither a space nor a path is, from back to front. */
export function strew(
  { spots, ways }: Ground,
  seed: number,
  n: number,
  draw: (x: number, y: number, r: number) => Sprig,
  { space = 24, path: apart = 10, gap = 12, box = [4, 10, 296, 178], where = () => true }: Strewing = {},
): string {
  const random = chance(seed);
  const discs = spots.map(placed);
  const lines = ways.map(([a, b]) => [discs[a]!, discs[b]!] as const);
  const done: [number, number, number][] = [];
  for (let tries = 0; tries < n * 60 && done.length < n; tries++) {
    const [x, y] = [mix(box[0], box[2], random()), mix(box[1], box[3], random())];
    if (
      where(x, y) &&
      discs.every((spot) => Math.hypot(spot[0] - x, spot[1] - y) > space) &&
      lines.every(([a, b]) => from(x, y, a, b) > apart) &&
      done.every((other) => Math.hypot(other[0] - x, (other[1] - y) * 1.5) > gap)
    )
      done.push([x, y, random()]);
  }
  return grown(done.sort((a, b) => a[1] - b[1]).map(([x, y, r]) => draw(x, y, r)));
}

