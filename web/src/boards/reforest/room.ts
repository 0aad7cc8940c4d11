/** How much of a stack is written out in a space: lengths are sixteenths of the reader's text size, as in styles. */

/** The canopy's line, a strip of the understory or of energy, a line of an effect, and the space above that. */
const [CANOPY, STRIP, LINE, ABOVE] = [24, 17, 13.6, 3];
const FEWEST_LINES = 2;

/** The height of a space, of the three rows together, with what lies between them; and what is usual. */
const BETWEEN = 12;
export const heightOf = (rows: number): number => (rows - 2 * BETWEEN) / 3;
export const USUAL = 100;

export interface Written {
  /** So many plants of the understory have a strip of their own; one strip more says how many others there are. */
  strips: number;
  /** So many lines are left for the effect of the canopy, or for why nothing can grow here. */
  lines: number;
}

export function writtenIn(height: number, under: number, energy: number): Written {
  const litter = energy > 0 ? 1 : 0;
  const room = Math.max(0, Math.floor((height - CANOPY) / STRIP) - litter);
  const strips = under <= room ? under : Math.max(0, room - 1);
  const taken = strips + litter + (strips < under ? 1 : 0);
  const lines = Math.floor((height - CANOPY - ABOVE - taken * STRIP) / LINE);
  return { strips, lines: lines < FEWEST_LINES ? 0 : lines };
}
