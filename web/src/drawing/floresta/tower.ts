/** A watch tower: two drums and a cabin, in the colour of its seat; what is not built yet is an outline. */

import { both, fine, flat, line } from "../geometry";

/** Where it stands in the picture of a look-out. */
export const TOWER_X = 58;
export const PIECES = 3;
/** Top, width and height of each storey, from the ground up. */
const STOREYS = [
  [116, 40, 36],
  [82, 35, 34],
  [48, 36, 34],
] as const;
/** The middle of each storey. */
export const MIDDLES = [136, 101, 68] as const;
const X = TOWER_X;

/** The outline of a storey. */
export function storeyOutline(piece: number): string {
  const [y, w, h] = STOREYS[piece]!;
  const top = piece < 2 ? `M${X - w / 2} ${y}Q${X} ${y + 5} ${X + w / 2} ${y}` : `M${X - w / 2} ${y + 8}H${X + w / 2}`;
  return `${top}V${y + h}Q${X} ${y + h + 5} ${X - w / 2} ${y + h}Z`;
}

function drum(piece: number): string {
  const [y, w] = STOREYS[piece]!;
  const belt = (d: number): string => `M${X - w / 2} ${y + d}q${w / 2} 5 ${w} 0`;
  const opening = piece
    ? both(`M${X - 3} ${y + 27}v-6h6v6Z`, "bark", 0.8)
    : both(`M${X - 5} 153.6V141Q${X} 136 ${X + 5} 141V153.6Z`, "bark", 0.9);
  return (
    both(storeyOutline(piece), "bone", 1) +
    flat(`${belt(6)}v8q${-w / 2} 5 ${-w} 0Z`, "seat") +
    fine(line(`${belt(20)}${belt(27)}M${X - 8} ${y + 22}v6M${X + 7} ${y + 22}v6`, 0.8)) +
    opening +
    line(storeyOutline(piece), 1)
  );
}

function cabin(): string {
  const y = STOREYS[2][0];
  const windows = `M${X - 14} ${y + 13}H${X - 3}V${y + 23}H${X - 14}ZM${X + 3} ${y + 13}H${X + 14}V${y + 23}H${X + 3}Z`;
  return (
    both(storeyOutline(2), "bone", 1) +
    both(windows, "straw", 0.9) +
    both(`M${X - 23} ${y + 9}L${X - 12} ${y - 4}H${X + 12}L${X + 23} ${y + 9}Z`, "seat", 1.1) +
    line(`M${X} ${y - 4}V${y - 14}`, 1.2) +
    both(`M${X} ${y - 14}l10 3-10 3Z`, "seat", 0.9)
  );
}

export const storey = (piece: number): string => (piece < 2 ? drum(piece) : cabin());
