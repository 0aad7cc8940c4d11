/** Symbols: one flat silhouette on a grid of 24, in the colour of the text; cuts show the ground, `--ground`. */

import { circle } from "./geometry";

const stroke = (path: string, colour: string, width: number, more = ""): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more}/>`;
const solid = (...paths: string[]): string => `<path d="${paths.join("")}" fill="currentColor"/>`;
const cut = (path: string, width = 1.2): string => stroke(path, "var(--ground, var(--card))", width);
const wire = (path: string, width = 1.7): string => stroke(path, "currentColor", width);

/** The four storeys of a tree, from the ground up. */
const STOREYS = [
  "M8.4 18.6H15.6L19.6 22.6H4.4Z",
  "M8.4 13.6H15.6V17.2H8.4Z",
  "M4.4 8.8H19.6L15.6 12.2H8.4Z",
  "M2.6 7.4C1.8 3.4 6.4 1.2 12 1.2C17.6 1.2 22.2 3.4 21.4 7.4Z",
];
const storeySign = (level: number): string =>
  STOREYS.map((path, i) => (i === level ? solid(path) + wire(path, 1) : wire(path, 0.9))).join("");

export const SYMBOLS = {
  // Once Upon a Forest.
  level0: storeySign(0),
  level1: storeySign(1),
  level2: storeySign(2),
  level3: storeySign(3),
  unseen: storeySign(-1),
  saw:
    solid("M2.6 10.2H13.4V15.2H2.6A2.5 2.5 0 0 1 2.6 10.2Z", "M14 8.8H18.6L22.4 11.4V17.2H14Z") +
    `<path d="M2.6 8.8H13.4M2.6 16.6H13.4" fill="none" stroke="currentColor" stroke-width="1.9" stroke-dasharray="1.5 1.3"/>` +
    wire("M14.6 8.6C14.4 5.4 17 4.2 20.4 6") +
    cut("M3.4 12.7H12.4M16.6 12.6V14.6M19 12.6V14.6"),
  human:
    solid(
      circle(12, 5.4, 2.9),
      "M8 21.6L8.8 14.6 7 15.8 5.4 14.6 9.4 9.4H14.6L17 14.4 15.2 15.4 15.2 21.6H12.9L12.3 16.6H11.7L11.1 21.6Z",
    ) + wire("M18.8 5V21.6", 1.5),
  // Legendary Forests.
  spade:
    solid(
      "M10.9 7H13.1V13H16.6V16.2C16.6 19 14.6 21.2 12 22.6C9.4 21.2 7.4 19 7.4 16.2V13H10.9Z",
      "M7.6 2H16.4V4.4H13.1V8H10.9V4.4H7.6Z",
    ) + cut("M12 14.6V18.4"),
  compass: wire("M12 6.2L6 21M12 6.2L18 21M8.4 15.4Q12 17.6 15.6 15.4", 1.8) + solid(circle(12, 4.6, 2.4)),
  // Floresta.
  fire:
    solid(
      "M12.6 1.4C13.2 5.4 18.8 8.4 18.8 14.4C18.8 19 15.8 22.6 12 22.6C8.2 22.6 5.2 19.2 5.2 15C5.2 11.8 7 9.8 7.8 7.4C9.2 8.2 9.8 9.4 9.8 11C11.8 8.8 12.9 5.4 12.6 1.4Z",
    ) +
    `<path d="M12.2 12.6C13 14.4 15.2 15.4 15.2 18C15.2 20 13.8 21.2 12 21.2C10.2 21.2 8.9 20 8.9 18.2C8.9 15.8 11.4 15 12.2 12.6Z" fill="var(--ground, var(--card))"/>`,
  round: wire("M19.6 12A7.6 7.6 0 1 1 16.8 6.1M17.4 2.6V6.6H13.4M12 8V12.4L14.8 14", 1.8),
  // Things to do, signs.
  again: wire("M19.6 12A7.6 7.6 0 1 1 16.8 6.1M17.4 2.6V6.6H13.4", 1.9),
  box: wire("M4 9.4H20V20H4ZM4 9.4L6.6 5H17.4L20 9.4M9.4 13H14.6"),
  check: wire("M4.6 12.6L9.8 17.8 19.6 6.6", 2.4),
  deck: wire("M6.4 6.4H16.4V20.4H6.4ZM8.6 3.6H18.8V17.6", 1.6),
  give: wire("M3.4 13.4V19.4H20.6V13.4M12 4V14.6M7.6 10.2L12 14.6 16.4 10.2", 1.9),
  plus: wire("M12 5V19M5 12H19", 2.2),
  robot:
    wire("M5 9.4H19V19.4H5ZM12 9.2V5.4M9 13.6V15M15 13.6V15M2.6 13V16.4M21.4 13V16.4", 1.8) +
    solid(circle(12, 4.4, 1.5)),
  team: wire(
    "M9 6.4A5.6 5.6 0 1 0 9 17.6A5.6 5.6 0 1 0 9 6.4ZM15 6.4A5.6 5.6 0 1 0 15 17.6A5.6 5.6 0 1 0 15 6.4Z",
    1.8,
  ),
  // Seats: a shape goes with the colour, always.
  seat1: solid(circle(12, 12, 8.6)),
  seat2: solid("M12 1.4L21.8 12 12 22.6 2.2 12Z"),
  seat3: solid("M12 2.2L22.4 20.6H1.6Z"),
  seat4: solid("M3.4 3.4H20.6V20.6H3.4Z"),
  seat5: solid(circle(12, 7, 5.3), circle(17, 12, 5.3), circle(12, 17, 5.3), circle(7, 12, 5.3)),
} as const;

export type SymbolName = keyof typeof SYMBOLS;
