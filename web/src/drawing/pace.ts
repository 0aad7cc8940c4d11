/** How quickly things move, and by which curve: as the reader likes it, and not at all for whom the device says so. */

/** Milliseconds, at the usual speed. */
export const TRAVEL = 320;
export const FADE = 120;
/** Things that travel together start one after the other, so many milliseconds apart; the last ones together. */
const APART = 60;
const MOST_APART = 6;
/** The curve of what travels: `--arc` of the tokens. */
export const ARC = "cubic-bezier(.45, .05, .2, 1)";
/** By how many pixels the path of a thing rises in its middle. */
export const SWELL = 24;

/** Whether nothing is to move: what has come appears. */
export const still = (): boolean =>
  document.documentElement.hasAttribute("data-still") || matchMedia("(prefers-reduced-motion: reduce)").matches;

/** So many milliseconds at the usual speed, at the reader's. */
export const paced = (milliseconds: number): number =>
  milliseconds * Number(document.documentElement.style.getPropertyValue("--pace") || 1);

/** How long the thing with this number waits for those before it. */
export const turnOf = (number: number): number => paced(Math.min(number, MOST_APART) * APART);
