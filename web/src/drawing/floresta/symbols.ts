/** The symbols of Floresta, on a grid of 24, in the colour of the text; cuts show the ground. */

import { circle, polar } from "../geometry";
import { leafMark } from "../flora";

const stroke = (path: string, colour: string, width: number): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const solid = (...paths: string[]): string => `<path d="${paths.join("")}" fill="currentColor"/>`;
const GROUND = "var(--ground, var(--card))";
const cut = (path: string, width = 1.2): string => stroke(path, GROUND, width);
const wire = (path: string, width = 1.7): string => stroke(path, "currentColor", width);
const hole = (path: string): string => `<path d="${path}" fill="${GROUND}"/>`;
const sprout = (length: number, width: number, x: number, y: number, lean: number): string =>
  leafMark("elliptic", length, width, [x, y], -lean) + leafMark("elliptic", length, width, [x, y], lean);
/** Two signs side by side, the second lower. */
const duo = (a: string, b: string, k = 0.6): string =>
  `<g transform="translate(-.6 3.2) scale(${k})">${a}</g><g transform="translate(${24.6 - 24 * k} ${20.8 - 24 * k}) scale(${k})">${b}</g>`;

const fire =
  solid("M12.6 1.4C13.2 5.4 18.8 8.4 18.8 14.4C18.8 19 15.8 22.6 12 22.6C8.2 22.6 5.2 19.2 5.2 15C5.2 11.8 7 9.8 7.8 7.4C9.2 8.2 9.8 9.4 9.8 11C11.8 8.8 12.9 5.4 12.6 1.4Z") +
  hole("M12.2 12.6C13 14.4 15.2 15.4 15.2 18C15.2 20 13.8 21.2 12 21.2C10.2 21.2 8.9 20 8.9 18.2C8.9 15.8 11.4 15 12.2 12.6Z");
const lynx =
  solid("M4 1.6L9 7.2C10.8 6.5 13.2 6.5 15 7.2L20 1.6L19.8 10.4C21.2 12.6 22 15 22.2 18L18.4 16.9C17 20 14.6 22.2 12 22.4C9.4 22.2 7 20 5.6 16.9L1.8 18C2 15 2.8 12.6 4.2 10.4Z") +
  `<path d="M7.6 12.4L10 13.4M16.4 12.4L14 13.4M10.9 16.4H13.1L12 18ZM12 18V19.4" fill="${GROUND}" stroke="${GROUND}" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round"/>`;
const axe = solid(
  "M11.6 6.2L14.8 2.4C17 3.6 19 3.2 21 1.6C23 5.6 23 10.2 21 14C19.4 11.8 17.6 10.8 14.8 10.6Z",
  "M12.4 6.6L15 8.6 5.8 21.6C5.2 22.4 4.1 22.6 3.3 22C2.5 21.4 2.4 20.3 3 19.5Z",
);
const fireBreak =
  solid("M8.4 2.4H10.4V21.6H8.4ZM13.6 2.4H15.6V21.6H13.6Z") +
  wire("M1.6 12H6M18 12H22.4", 2.6) +
  wire("M10.4 6.4L13.6 4.2M10.4 11L13.6 8.8M10.4 15.6L13.6 13.4M10.4 20.2L13.6 18", 1);
const truck =
  solid("M1.4 9.4H13.6V17H1.4Z", "M14.4 7.4H18.8L22.6 11.8V17H14.4Z", circle(6, 18, 2.9), circle(18, 18, 2.9), "M.8 4.6L15.4 6.4 15.2 7.9 .6 6.1Z") +
  hole("M16 9H18.2L20.4 11.8H16Z") +
  hole(circle(6, 18, 1.1)) +
  hole(circle(18, 18, 1.1)) +
  cut("M3 12.6H12", 1.1);
const wild = solid(
  ...[0, 60, 120, 180, 240, 300].map((a) => {
    const [x, y] = polar([12, 12], 90 - a, 7.8);
    return circle(x, y, 2.5);
  }),
  circle(12, 12, 2),
);
const tree =
  solid(circle(12, 9, 7.2, 6.8), "M10.9 13h2.2l.5 6.6h2.2v1.8H8.2v-1.8h2.2Z") + cut("M12 15V8.4M12 12.6L8.8 9.6M12 11L15 8.2", 1.1);
const clock = wire("M12 3.4A8.6 8.6 0 1 0 12 20.6A8.6 8.6 0 1 0 12 3.4ZM12 7.4V12.4L15.4 14.6", 1.8);
const tent = solid("M12 3.4L22.4 20.2H1.6Z") + wire("M12 5L10.4 2.4M12 5L13.6 2.4", 1.3) + hole("M12 10.8L15.6 20.2H8.4Z");
const three = wire("M6 6.4C7 3.6 16.6 2.8 16.6 8C16.6 11.4 12.6 11.8 10.6 11.8C12.8 11.8 17.4 12.2 17.4 16C17.4 21.4 7 21.2 5.8 17.4", 3);

export const SIGNS = {
  // The boards, by their symbols.
  river:
    solid("M8.2 2C6 6 12.6 8 11 11.4C9.4 14.8 4.6 16 5.4 22H17.8C17.4 17.6 20.6 15.6 19.4 11.6C18.2 7.8 14.4 6.6 15 2Z") +
    cut("M11.6 2.4C10.8 6.2 16.4 7.8 15.4 11.6C14.6 15 10.8 16.6 11.2 21.6", 1.3),
  lynx,
  grove:
    solid(circle(7, 11, 4.8), circle(17, 11, 4.8), circle(12, 6.8, 5.2), "M6.2 15h1.6v6.4H6.2ZM16.2 15h1.6v6.4h-1.6ZM11.1 11h1.8v10.4h-1.8Z") +
    cut("M9.4 9.4C10.4 11.6 11 12.6 12 13.6C13 12.6 13.6 11.6 14.6 9.4", 1.1),
  mountain:
    solid("M1.4 20.8L9 4.6 12.6 11.4 15.4 7 22.6 20.8Z") +
    `<path d="M9 4.6L5.9 11.2 7.8 10.2 9 12 10.4 10.2 12 10.9Z" fill="var(--ground, var(--card))" stroke="currentColor" stroke-width="1.1" stroke-linejoin="round"/>`,
  nursery:
    solid("M2.4 17.4H21.6V21.4H2.4Z", sprout(6.4, 4, 6.4, 12, 52), sprout(6.4, 4, 17.6, 12, 52), sprout(7.4, 4.4, 12, 8, 46)) +
    wire("M6.4 17V11.4M17.6 17V11.4M12 17V7.4", 1.5) +
    cut("M3.6 19.4H20.4", 1),
  tower: solid("M12 1L18.4 5.2H5.6Z", "M6.8 5.8H17.2V10.8H6.8Z", "M8.6 11.4H15.4L16.6 22H7.4Z") + cut("M9.4 8.3H14.6", 1.7) + cut("M8.6 15.2H15.8M8.2 18.8H16.2", 0.9),
  // What cards and spaces give.
  axe,
  fire,
  ember: wire("M12.6 2.4C13.2 6 18 8.8 18 14.4C18 18.6 15.4 21.8 12 21.8C8.6 21.8 6 18.8 6 15C6 12.2 7.4 10.4 8.2 8.4C9.6 9.4 10 10.6 10 12.2C12 9.8 12.9 6 12.6 2.4Z", 1.7),
  break: fireBreak,
  fighter:
    solid("M3.4 15.4C3.4 8.8 6.8 4.4 12 4.4C17.2 4.4 20.6 8.8 20.6 15.4Z", "M1.4 16.4H22.6C22.4 18.8 20.8 20 18.6 20H5.4C3.2 20 1.6 18.8 1.4 16.4Z", "M10.6 2.2H13.4V6H10.6Z") +
    hole("M12 8L15 9.2V12C15 13.6 13.6 14.4 12 15C10.4 14.4 9 13.6 9 12V9.2Z"),
  wild,
  x2: wire("M2.6 8.6L9 15.4M9 8.6L2.6 15.4", 2.3) + wire("M12.8 9C12.8 6.2 14.6 4.8 16.8 4.8C19.2 4.8 20.8 6.4 20.8 8.6C20.8 11.6 17.4 13.4 12.8 18.8H21.4", 2.3),
  truck,
  die:
    wire("M5.6 3.4H18.4A2.2 2.2 0 0 1 20.6 5.6V18.4A2.2 2.2 0 0 1 18.4 20.6H5.6A2.2 2.2 0 0 1 3.4 18.4V5.6A2.2 2.2 0 0 1 5.6 3.4Z", 1.7) +
    solid(circle(8, 8, 1.6), circle(16, 8, 1.6), circle(12, 12, 1.6), circle(8, 16, 1.6), circle(16, 16, 1.6)),
  igloo:
    solid("M2 19.6C2 11.4 6.2 6 12 6C17.8 6 22 11.4 22 19.6Z") +
    hole("M8.6 19.6C8.6 15.4 9.8 12.8 12 12.8C14.2 12.8 15.4 15.4 15.4 19.6Z") +
    cut("M12 6.4V12.4M5.4 11.4C9.2 9.6 14.8 9.6 18.6 11.4", 0.9),
  tent,
  trailer:
    solid("M4.4 6H17.6C19.8 6 21 7.6 21 9.6V17H3V7.6A1.6 1.6 0 0 1 4.4 6Z", circle(11, 17.6, 3)) +
    wire("M21 16.4H23.4M21.2 16.4V19.6", 1.4) +
    hole("M5.4 8.6H10V12.4H5.4Z") +
    hole("M13.4 8.6H17.2V15H13.4Z") +
    hole(circle(11, 17.6, 1.2)),
  motorhome:
    solid("M2 5.4H19.4C20.4 5.4 21 6 20.6 7L19.6 9.4 22.6 13.4V17.6H2Z", circle(6.6, 18, 2.7), circle(17.4, 18, 2.7)) +
    hole("M4.4 8H8.4V11.4H4.4Z") +
    hole("M10 8H13.6V11.4H10Z") +
    hole("M16.4 9.8H18.4L20.4 12.8H16.4Z") +
    hole(circle(6.6, 18, 1)) +
    hole(circle(17.4, 18, 1)),
  leaf: solid(leafMark("ovate", 15, 10, [7.4, 19.4], 38)) + cut("M8 18.6L15 9.4", 1.2) + wire("M7.8 18.8L5 22", 1.6),
  tree,
  // How a side scores at the end, by its kind.
  chain: solid(circle(4.6, 15, 3.4), circle(12, 9, 3.4), circle(19.4, 15, 3.4)) + wire("M4.6 15L12 9L19.4 15", 1.8),
  hop_chain: solid(circle(4.4, 14.4, 3.3), circle(19.6, 14.4, 3.3)) + wire(circle(12, 14.4, 2.8), 1.4) + wire("M5 9C8 4 16 4 19 9M16.4 8.8L19.2 9.4L20 6.6", 1.5),
  rows: solid("M2 17.6H22V21H2ZM4.6 12.6H19.4V16H4.6ZM7 7.6H17V11H7ZM9.4 2.6H14.6V6H9.4Z"),
  standing_and_felled:
    solid("M4.4 10.4C4.4 7.8 7.8 6 12 6C16.2 6 19.6 7.8 19.6 10.4L20.8 19.4C18 21.4 6 21.4 3.2 19.4Z") +
    hole("M12 7.6C15.2 7.6 17.8 8.8 17.8 10.4C17.8 12 15.2 13.2 12 13.2C8.8 13.2 6.2 12 6.2 10.4C6.2 8.8 8.8 7.6 12 7.6Z") +
    wire(circle(12, 10.4, 2.8, 1.3), 1),
  majorities: solid("M2 9.4H22V14.6H2Z", "M14.6 3H18.4V21H14.6Z") + wire("M2 3H22V21H2Z", 1.3) + wire("M2 9.4H22M2 14.6H22M7 3V21M12 3V21", 0.9),
  zones_held:
    wire("M2.6 3H21.4V21H2.6ZM2.6 7.5H21.4M2.6 12H21.4M2.6 16.5H21.4", 1.3) +
    solid(circle(7, 5.3, 1.4), circle(12, 9.8, 1.4), circle(9, 14.3, 1.4), circle(16, 18.8, 1.4)),
  camping_set: tent,
  unplaced_lynx: lynx,
  lynx_rank: lynx,
  tree_rank: tree,
  // Powers of the towers, by their names in the pack.
  none: wire("M2 12C5 7.2 8.4 5.4 12 5.4C15.6 5.4 19 7.2 22 12C19 16.8 15.6 18.6 12 18.6C8.4 18.6 5 16.8 2 12Z", 1.7) + solid(circle(12, 12, 3.1)),
  truck_third_marker: duo(truck, three),
  break_over_fire: duo(fireBreak, fire),
  free_axe_in_reach: duo(axe, wire("M4 12H20M12 4V20", 3.6)),
  either_colour_in_reach: solid("M12 3A9 9 0 0 0 12 21Z") + wire(circle(12, 12, 9), 1.6) + wire("M12 3V21", 1.4),
  lynx_card_anywhere_in_reach: duo(lynx, wild),
  reserve_bonus_trees: duo(tree, clock),
  red_cards_wild_in_reach: duo(solid(circle(12, 12, 9)), wild),
  // Signs.
  hand: wire("M4 9L9.6 6.8 13.2 18 7.6 20.2ZM11 6.2L16.6 5.4V18H13.4M16.8 6.6L21 8.6 17 18.6", 1.6),
  zoom: wire("M10.4 4A6.4 6.4 0 1 0 10.4 16.8A6.4 6.4 0 1 0 10.4 4ZM15.2 15.2L20.6 20.6M10.4 7.6V13.2M7.6 10.4H13.2", 1.9),
  grid: wire("M4 4H20V20H4ZM9.4 4V20M14.6 4V20M4 9.4H20M4 14.6H20", 1.6),
  back: wire("M14.6 5L7.6 12 14.6 19", 2),
  next: wire("M9.4 5L16.4 12 9.4 19", 2),
  skip: wire("M6.4 5L13.4 12 6.4 19M17.6 5V19", 2),
  house: solid("M12 1.6L16.4 10.2H14.9L17.8 16.2H12.9V19H11.1V16.2H6.2L9.1 10.2H7.6Z", circle(4.6, 13.4, 3.2, 3.8), "M4 16h1.2v3H4Z", circle(19.4, 13.4, 3.2, 3.8), "M18.8 16h1.2v3h-1.2Z") + wire("M1.8 20.9H22.2", 1.7),
} as const;

export type SignName = keyof typeof SIGNS;
