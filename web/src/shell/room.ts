/** How much room a table has, in lengths of the reader: sixteenths of their text size, as in all styles. */

export const ROOT = 16;

export interface Room {
  /** The right column has its place, and in it the glass. */
  wide: boolean;
  /** A phone in the hand: one part of the table at a time, behind tabs. */
  upright: boolean;
}

export function roomOf(width: number, height: number, text = textSize()): Room {
  const [across, down] = [(width * ROOT) / text, (height * ROOT) / text];
  return { wide: across > 1180, upright: across <= 700 && down >= across };
}

export const textSize = (): number => parseFloat(getComputedStyle(document.documentElement).fontSize);
