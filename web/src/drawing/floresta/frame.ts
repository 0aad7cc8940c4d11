/** The frame of all pictures of boards. */

import type { Point } from "../geometry";

/** A picture of a board is so wide and so high. */
export const WIDTH = 300;
export const HEIGHT = 182;

/** Hundredths of a board to the picture. */
export const placed = ([x, y]: Point): [number, number] => [26 + (x - 8) * 2.952, 27 + (y - 10) * 1.675];
