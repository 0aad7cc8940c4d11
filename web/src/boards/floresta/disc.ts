/** The outlines of the discs of values: dark red has a saw edge, beige a smooth one, either is half and half. */

import { polar, polygon, type Point } from "../../drawing/geometry";
import type { Colour } from "./print";

const saw = (middle: Point, r: number, from: number, to: number, teeth: number): string =>
  polygon(
    Array.from({ length: teeth * 2 + 1 }, (_, i) =>
      polar(middle, from + ((to - from) * i) / (teeth * 2), r * (i % 2 ? 0.927 : 1.058)),
    ),
  );

/** What is dark red of a disc. */
export const redOf = (colour: Colour, middle: Point, r: number): string =>
  colour === "R" ? saw(middle, r, 0, 360, 18) : colour === "X" ? saw(middle, r, 45, 225, 9) : "";
