/**
 * How the boards lie in the room that was measured: all nine while each of them can be read, else one of them close, with
 * the others as thumbnails where they leave it the most room. All lengths are the reader's: sixteenths of the text size.
 */

import { HEIGHT, WIDTH } from "./field";

const RATIO = WIDTH / HEIGHT;
export const GAP = 6;
/** The name of a board above it, with the lines of its frame: among all boards, and close. */
export const HEAD = 26;
const CLOSE_HEAD = 28;
/** A board that is narrower cannot be read; or its spaces are too near each other for a finger. */
const LEAST = { read: 180, finger: 290 };

/**
 * The thumbnails, and what lies between them and the board. Their least height for a finger, and in a row of all nine their
 * least width, do not grow with the text.
 */
const MINI = { width: 44, height: 40, narrow: 33, gap: 3, apart: 6 };
const HIGHEST = 66;

export type Thumbs = "beside" | "row" | "below";
export interface Layout {
  /** One board close. */
  close: boolean;
  /** The width of a board. */
  wide: number;
  thumbs: Thumbs;
  /** The height of a thumbnail. */
  mini: number;
}

/** The width of each board when all nine lie in three rows. */
export const wideOf = (width: number, height: number): number =>
  Math.max(0, Math.min((width - 2 * GAP) / 3, ((height - 2 * GAP) / 3 - HEAD) * RATIO));

/** The width of one board with its thumbnails, for each place where those can lie. */
function closeOf(width: number, height: number, scale: number): Record<Thumbs, number> {
  const least = MINI.height / scale;
  const fitting = (across: number, down: number): number => Math.max(0, Math.min(across, (down - CLOSE_HEAD) * RATIO));
  const three = (size: number): number => 3 * size + 2 * MINI.gap + MINI.apart;
  return {
    below: fitting(width, height - three(least)),
    beside: fitting(width - three(MINI.width), height),
    row: width / 9 < MINI.narrow / scale ? 0 : fitting(width, height - least - MINI.apart),
  };
}

/** Thumbnails in three rows are as high as the board leaves room for. */
function miniOf(thumbs: Thumbs, wide: number, height: number, least: number): number {
  if (thumbs !== "below") return least;
  const left = height - CLOSE_HEAD - wide / RATIO - MINI.apart - 2 * MINI.gap;
  return Math.max(least, Math.min(HIGHEST, left / 3));
}

export function layoutOf(width: number, height: number, finger = false, scale = 1): Layout {
  const wide = wideOf(width, height);
  const found = closeOf(width, height, scale);
  const thumbs = (Object.keys(found) as Thumbs[]).reduce((best, one) => (found[one] > found[best] ? one : best));
  const close = wide < (finger ? LEAST.finger : LEAST.read);
  return { close, wide: close ? found[thumbs] : wide, thumbs, mini: miniOf(thumbs, found[thumbs], height, MINI.height / scale) };
}

/** Whether the table is for fingers. */
export const touched = (): boolean => matchMedia("(pointer: coarse)").matches;

/** How many pixels the reader's pixel is. */
export const textScale = (): number => parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
