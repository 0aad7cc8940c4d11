/** What can be told of an outline from the points it is drawn through. */

import type { Point } from "./geometry";

const COMMAND = /([a-zA-Z])([^a-zA-Z]*)/g;
const NUMBER = /-?\d*\.?\d+(?:e-?\d+)?/g;
/** How many numbers a command takes. */
const TAKES: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7 };

/** The points of a path, those that bend its curves included; of an arc its middle, as if it were half an ellipse. */
export function pointsOf(path: string): Point[] {
  const points: Point[] = [];
  let pen: Point = [0, 0];
  let home: Point = [0, 0];
  for (const [, command, rest] of path.matchAll(COMMAND)) {
    const kind = command!.toUpperCase();
    const numbers = (rest!.match(NUMBER) ?? []).map(Number);
    if (kind === "Z") points.push((pen = home));
    for (let i = 0; i < numbers.length; i += TAKES[kind]!) {
      const [x, y] = command === kind ? [0, 0] : pen;
      const taken = numbers.slice(i, i + TAKES[kind]!);
      const from = pen;
      if (kind === "H") pen = [x + taken[0]!, pen[1]];
      else if (kind === "V") pen = [pen[0], y + taken[0]!];
      else pen = [x + taken.at(-2)!, y + taken.at(-1)!];
      if (kind === "A") points.push(middleOf(from, pen, taken[1]!, taken[4] === 1));
      else for (let k = 0; k + 2 < taken.length; k += 2) points.push([x + taken[k]!, y + taken[k + 1]!]);
      points.push(pen);
      if (kind === "M") home = pen;
    }
  }
  return points;
}

function middleOf([ax, ay]: Point, [bx, by]: Point, radius: number, clockwise: boolean): Point {
  const length = Math.hypot(bx - ax, by - ay) || 1;
  const far = (clockwise ? -radius : radius) / length;
  return [(ax + bx) / 2 - (by - ay) * far, (ay + by) / 2 + (bx - ax) * far];
}

export function boxOf(path: string): { width: number; height: number } {
  const points = pointsOf(path);
  const extent = (values: number[]): number => Math.max(...values) - Math.min(...values);
  return { width: extent(points.map(([x]) => x)), height: extent(points.map(([, y]) => y)) };
}

/** Whether an outline is drawn clockwise: shapes that are drawn the same way may lie in one path, and leave no hole. */
export function isClockwise(path: string): boolean {
  const points = pointsOf(path);
  const area = points.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length]!;
    return sum + x * nextY - nextX * y;
  }, 0);
  return area > 0;
}
