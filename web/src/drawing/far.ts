/**
 * A picture as it is seen from far, a fingernail large: what is finer than a pixel there is left out, and both plates lie
 * in register. It looks the same and costs a browser a quarter less, wherever it is used again.
 */

import { boxOf } from "./outline";

/** Parts of a picture of 100 x 100 that are smaller than this are less than a pixel. */
const SPECK = 2.6;

const OFF_REGISTER = / transform="translate\(\.5 \.6\)"/g;
const PLATES = /<path d="([^"]*)" fill="([^"]*)"\/><path class="ln" d="\1" style="([^"]*)"\/>/g;
const PATH = /<path [^>]*?d="([^"]*)"[^>]*\/>/g;
const EMPTY = /<g[^>]*><\/g>/g;

export const far = (svg: string): string =>
  svg
    .replace(OFF_REGISTER, "")
    .replace(PLATES, '<path class="ln" d="$1" style="$3;fill:$2"/>')
    .replace(PATH, (path, outline: string) => (isSpeck(outline) ? "" : path))
    .replace(EMPTY, "");

function isSpeck(outline: string): boolean {
  const { width, height } = boxOf(outline);
  return Math.max(width, height) < SPECK;
}
