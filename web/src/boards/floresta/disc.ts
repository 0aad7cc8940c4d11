/** The outlines of the discs of values: dark red has a saw edge, beige a smooth one, either is half and half. */

import { each, polar, precise, type Point } from "../../drawing/geometry";
import type { Colour } from "./print";

/** A saw edge around [0, 0]: where it begins, and the way from there. */
interface Saw {
  begin: Point;
  way: string;
}

function sawOf(from: number, to: number, teeth: number, r: number): Saw {
  const points = Array.from({ length: teeth * 2 + 1 }, (_, i) =>
    polar([0, 0], from + ((to - from) * i) / (teeth * 2), r * (i % 2 ? 0.927 : 1.058)),
  );
  const steps = points.slice(1).map(([x, y], i): Point => [x - points[i]![0], y - points[i]![1]]);
  return { begin: points[0]!, way: `${each(steps, ([x, y]) => `l${precise(x)} ${precise(y)}`)}z` };
}

/** Every disc of a size has the same edges: they are drawn once. */
const known = new Map<string, Saw>();

/** What is dark red of a disc. */
export function redOf(colour: Colour, [x, y]: Point, r: number): string {
  if (colour === "B") return "";
  const name = `${colour} ${r}`;
  const { begin, way } = known.get(name) ?? (colour === "R" ? sawOf(0, 360, 18, r) : sawOf(45, 225, 9, r));
  known.set(name, { begin, way });
  return `M${precise(x + begin[0])} ${precise(y + begin[1])}${way}`;
}
