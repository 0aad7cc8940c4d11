/** The outlines of a flame in a box of 100, and many flames as three lines: as pictures, they would be hundreds of elements. */

import { each, precise, type Point } from "../geometry";

export const TONGUES = "M54 3C56 22 82 36 82 64C82 84 68 97 50 97C32 97 18 84 18 66C18 50 27 40 31 28C39 33 42 40 41 49C51 38 56 22 54 3Z";
export const HEART = "M52 38C56 50 70 56 70 72C70 85 62 92 50 92C38 92 30 84 30 72C30 64 34 58 38 52C42 56 45 60 45 64C50 58 53 48 52 38Z";
export const CORE = "M51 64C54 70 60 74 60 81C60 88 56 91 50 91C44 91 40 88 40 82C40 76 48 73 51 64Z";

/**
 * An outline at each of these corners, in boxes of this size. All but its first point is told from where the line is then,
 * and so the same for every flame.
 */
export function laidAt(outline: string, corners: readonly Point[], size: number): string {
  const scaled = (number: number): number => (number * size) / 100;
  const [first, ...curves] = outline.slice(1, -1).split("C").map((text) => text.split(" ").map(Number));
  let [x, y] = first as [number, number];
  const [left, top] = [scaled(x), scaled(y)];
  const rest = each(curves, (curve) => {
    const told = curve.map((number, i) => precise(scaled(number - (i % 2 ? y : x))));
    [x, y] = curve.slice(-2) as [number, number];
    return `c${told.join(" ")}`;
  });
  return each(corners, (corner) => `M${precise(corner[0] + left)} ${precise(corner[1] + top)}${rest}z`);
}
