/** How much room a table has, in lengths of the reader: sixteenths of their text size, as in all styles. */

/** How wide a gauge is that styles make `GAUGE` px wide: it grows with the text. */
export const GAUGE = 160;

export interface Room {
  /** The right column has its place, and in it the glass. */
  wide: boolean;
}

export function roomOf(width: number, gauge: number): Room {
  return { wide: (width * GAUGE) / gauge > 1180 };
}
