/** Symbols: one flat silhouette on a grid of 24, in the colour of the text; cuts show the ground, `--ground`. */

import { leafMark } from "./flora/leaves";
import { circle, circles, limb } from "./geometry";

const stroke = (path: string, colour: string, width: number, more = ""): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}"` +
  ` stroke-linecap="round" stroke-linejoin="round"${more}/>`;
const solid = (...paths: string[]): string => `<path d="${paths.join("")}" fill="currentColor"/>`;
const cut = (path: string, width = 1.2): string => stroke(path, "var(--ground, var(--card))", width);
const wire = (path: string, width = 1.7): string => stroke(path, "currentColor", width);
/** A shape in the colour of the ground. */
const hole = (path: string): string => `<path d="${path}" fill="var(--ground, var(--card))"/>`;
const leaf = (length: number, width: number, y: number, degrees: number): string =>
  leafMark("elliptic", length, width, [12, y], degrees);
const pair = (length: number, width: number, y: number, degrees: number): string =>
  leaf(length, width, y, -degrees) + leaf(length, width, y, degrees);
const lances = (length: number, width: number, x: number, y: number, degrees: number): string =>
  leafMark("lance", length, width, [12 - x, y], -degrees) + leafMark("lance", length, width, [12 + x, y], degrees);
/** A tree's symbol: the shape comes first, but it has its own colour wherever it stands. */
const ofTree = (name: string, svg: string): string => `<g style="color:var(--t-${name})">${svg}</g>`;

/** The four storeys of a tree, from the ground up. */
const STOREYS = [
  "M8.4 18.6H15.6L19.6 22.6H4.4Z",
  "M8.4 13.6H15.6V17.2H8.4Z",
  "M4.4 8.8H19.6L15.6 12.2H8.4Z",
  "M2.6 7.4C1.8 3.4 6.4 1.2 12 1.2C17.6 1.2 22.2 3.4 21.4 7.4Z",
];
const storeySign = (level: number): string =>
  STOREYS.map((path, i) => (i === level ? solid(path) + wire(path, 1) : wire(path, 0.9))).join("");

const PLANT =
  solid(pair(11.6, 6.4, 13.6, 52), leaf(9, 4.8, 11, 0)) +
  wire("M12 21.4V11", 1.8) +
  cut("M11.4 13.2L5.4 8.6M12.6 13.2L18.6 8.6", 0.9);
const FRONDS = [0, 1, 2, 3, 4].flatMap((i) =>
  [1, -1].map((side) => leafMark("strap", 8.4 - i * 1.35, 2.5, [12, 19 - i * 3.5], side * (74 - i * 7))),
);

export const SYMBOLS = {
  // Dartmoor: what a card is.
  bird:
    solid(
      limb([[4, 18.6, 0.5], [7.4, 15.6, 2.4], [11, 12.4, 4.4], [14.4, 9.4, 3.8], [15.6, 7.2, 3.3]]),
      circle(16, 6.8, 3.3),
      "M18.6 5.6L22.6 7.3 18.6 8.6Z",
      "M11 15.4h1.5v5.1h2v1.3H9.6v-1.3H11Z",
    ) + cut("M7.2 17.2Q12.8 16.4 14 10.6"),
  bat: solid(
    "M12 7.4L10.3 4.6 9.6 7.7C8 6.6 5.4 6 1 6.6C2.8 9 3.4 11.6 3.4 14.6C4.8 13.3 6.4 13.2 7.4 14.8" +
      "C8.5 13.6 9.8 14 10.4 15.4",
    "L12 19 13.6 15.4C14.2 14 15.5 13.6 16.6 14.8C17.6 13.2 19.2 13.3 20.6 14.6",
    "C20.6 11.6 21.2 9 23 6.6C18.6 6 16 6.6 14.4 7.7L13.7 4.6Z",
  ),
  insect:
    solid(circle(12, 14.6, 4.6, 6.2), circle(12, 7.2, 2.7, 2.3)) +
    cut("M12 9.6V20.8M8 11.4Q12 8.9 16 11.4", 1.1) +
    wire(
      "M10.6 5.4L8.4 2.6M13.4 5.4L15.6 2.6M7.4 12L3.6 10M7 15H2.8M7.6 18L4.4 20.6M16.6 12L20.4 10" +
        "M17 15H21.2M16.4 18L19.6 20.6",
      1.4,
    ),
  dragonfly: solid(
    limb([[12, 6, 1.3], [12, 9, 1.6], [12, 12, 0.9], [12, 21, 0.8]]),
    circle(12, 4, 2.1),
    pair(10.6, 3.6, 8.2, 80),
    pair(10, 3.6, 10.4, 116),
  ),
  mouse:
    solid(
      limb([[6.4, 15.8, 2.6], [9.6, 14.2, 4.3], [14, 14.8, 3.8], [17.8, 16, 2.3], [21.4, 17.6, 0.7]]),
      circle(15, 9.6, 2.5),
    ) +
    wire("M6.4 18.6C2.4 19 1 15.4 3.4 12.8C4.8 11.2 4.4 9 2.6 8.4M10 19.4h2.6M16 19.4h2.4", 1.5) +
    cut(circle(17.4, 14.6, 0.25), 1.3),
  amphibian:
    solid(
      limb([
        [12, 2.8, 1.1], [12, 5, 2.2], [12, 7.4, 1.6], [12, 11.4, 2.7], [12, 15, 1.5], [13.4, 18.4, 0.9],
        [16.6, 20.6, 0.7],
        [19.4, 19.6, 0.3],
      ]),
    ) + wire("M10.4 8.6L6.6 7.2 5.2 4.8M13.6 8.6L17.4 7.2 18.8 4.8M10.4 13.4L7 15 6.2 18M13.6 13.4L17 15 17.8 17.4"),
  hoof: solid(
    "M10.9 20.6C7 21.4 4.6 19.4 5 15.6C5.4 10.6 8 5.6 10.4 3.2C11.3 8 11.6 15 10.9 20.6Z",
    "M13.1 20.6C17 21.4 19.4 19.4 19 15.6C18.6 10.6 16 5.6 13.6 3.2C12.7 8 12.4 15 13.1 20.6Z",
  ),
  paw: solid(
    "M12 11.4C14.6 11.4 17.8 15 17.8 17.8C17.8 20 16.2 21 14.4 20.6C12.8 20.2 11.2 20.2 9.6 20.6" +
      "C7.8 21 6.2 20 6.2 17.8C6.2 15 9.4 11.4 12 11.4Z",
    circle(4.6, 11.6, 2, 2.6),
    circle(9, 6.4, 2.1, 3),
    circle(15, 6.4, 2.1, 3),
    circle(19.4, 11.6, 2, 2.6),
  ),
  plant: PLANT,
  tree:
    solid(circle(12, 9, 7.2, 6.8), "M10.9 13h2.2l.5 6.6h2.2v1.8H8.2v-1.8h2.2Z") +
    cut("M12 15V8.4M12 12.6L8.8 9.6M12 11L15 8.2", 1.1),
  shrub:
    solid(circles([[7, 12.4, 4.6], [17, 12.4, 4.6], [12, 8.8, 5.4]]), "M6 12h12v4H6Z") +
    wire("M12 21V15M12 20.6L7.4 15.6M12 20.6L16.6 15.6M7 21.2h10"),
  moor:
    solid(
      "M1.6 20.4C4 15.4 7.4 12.4 10.4 12.4C12.6 12.4 13.6 13.6 15 15C16.4 13.6 17.6 13 18.8 13" +
        "C20.4 13 21.6 14.6 22.4 17V20.4Z",
    ) + wire("M7 11.4Q6.8 7.4 4.2 5.2M8 11Q8.4 6.8 8.2 3.2M9.2 11.2Q10 7.6 13 5.4", 1.5),
  cave:
    solid("M2.6 21C2.2 12 5.4 4.4 12 3.4C18.8 4.4 21.8 12 21.4 21Z") +
    hole("M7.6 21C7 14.6 9 10.4 12 10C15 10.4 17 14.6 16.4 21Z"),
  winter: wire(
    "M12 2.4V21.6M3.7 7.2L20.3 16.8M20.3 7.2L3.7 16.8M9.6 4L12 6.2 14.4 4M9.6 20L12 17.8 14.4 20M4 10.4L6.9 9.1 6.5 6" +
      "M20 13.6L17.1 14.9 17.5 18M20 10.4L17.1 9.1 17.5 6M4 13.6L6.9 14.9 6.5 18",
    1.6,
  ),
  // Dartmoor: the six tree symbols.
  "t-ash": ofTree(
    "ash",
    solid(
      lances(9, 3.5, 0, 17.4, 66),
      lances(9.2, 3.5, 0, 12.8, 60),
      lances(8.6, 3.5, 0, 8.8, 52),
      leafMark("lance", 8, 3.6, [12, 8.4], 0),
    ) +
      wire("M12 22.4V7", 1.2),
  ),
  "t-alder": ofTree(
    "alder",
    solid(
      "M12 17C6.4 17.4 3.2 13.8 3.2 10C3.2 6 6.2 3 10 2.6C11 2.6 11.6 3.2 12 4.2C12.4 3.2 13 2.6 14 2.6" +
        "C17.8 3 20.8 6 20.8 10C20.8 13.8 17.6 17.4 12 17Z",
    ) +
      wire("M12 22.2V15", 1.6) +
      cut("M12 17V5.6M12 14L7.4 10.6M12 14L16.6 10.6M12 10L8.6 7.2M12 10L15.4 7.2", 0.95),
  ),
  "t-apple": ofTree(
    "apple",
    solid(
      "M12 8.4C15 6.4 20.6 7.6 20.6 13C20.6 18 16.8 22 14.2 21.6C12.8 21.3 11.2 21.3 9.8 21.6" +
        "C7.2 22 3.4 18 3.4 13C3.4 7.6 9 6.4 12 8.4Z",
      leafMark("ovate", 8, 4.6, [12.6, 6.6], 66),
    ) +
      wire("M12 8.4C12 6 11.4 4 10.4 2.4", 1.6) +
      cut("M6.6 13.4C6.6 11.6 7.6 10.4 9 10", 1.3),
  ),
  "t-willow": ofTree(
    "willow",
    solid(circle(12, 10.4, 4.5, 8), lances(8, 3.4, 0.4, 20.8, 58)) +
      wire("M12 22.4V17", 1.6) +
      cut(
        "M8.6 7.4L10.4 8.8M15.4 7.4L13.6 8.8M12 4.4V6.4M8.2 11L10 12.2M15.8 11L14 12.2M12 9.2V11" +
          "M9.4 14.6L10.8 15.2M14.6 14.6L13.2 15.2M12 13.6V15.2",
        1,
      ),
  ),
  "t-birch": ofTree(
    "birch",
    solid(
      "M12 1.6L14.4 5.6 16 5.8 16.8 8.6 18.6 9.2 18.8 11.8 20.6 13 17 17 12 18",
      " 7 17 3.4 13 5.2 11.8 5.4 9.2 7.2 8.6 8 5.8 9.6 5.6Z",
    ) +
      wire("M12 22.4V17", 1.6) +
      cut("M12 17.8V4.6M12 15L7 12.2M12 15L17 12.2M12 11L8.6 8.8M12 11L15.4 8.8", 0.95),
  ),
  "t-oak": ofTree(
    "oak",
    solid(
      "M12 1.8C13.8 1.8 15.2 3 15 4.8C16.6 4.4 18.4 5.4 18.2 7.4C18.1 8.4 17.4 9.2 16.6 9.4" +
        "C18.2 9.4 19.6 10.6 19.4 12.4C19.2 14 17.8 14.8 16.4 14.4",
      "C17 15.6 16.6 17.2 15 17.6C13.8 17.9 12.8 17.6 12 16.8C11.2 17.6 10.2 17.9 9 17.6",
      "C7.4 17.2 7 15.6 7.6 14.4C6.2 14.8 4.8 14 4.6 12.4",
      "C4.4 10.6 5.8 9.4 7.4 9.4C6.6 9.2 5.9 8.4 5.8 7.4C5.6 5.4 7.4 4.4 9 4.8C8.8 3 10.2 1.8 12 1.8Z",
    ) +
      wire("M12 22.4V16", 1.6) +
      cut("M12 17V4.6M12 14L8.6 12M12 14L15.4 12M12 10L9 8M12 10L15 8", 0.95),
  ),
  // Reforest.
  flower:
    solid(...[0, 72, 144, 216, 288].map((angle) => leafMark("obovate", 9.4, 8, [12, 12], angle))) +
    hole(circle(12, 12, 2.9)) +
    solid(circle(12, 12, 1.5)),
  fruit:
    solid(circles([[7.6, 16.6, 4.6], [16.4, 16.6, 4.6]])) +
    wire("M7.6 12C8.4 7.6 10.8 4.4 15 2.8M16.4 12C16.2 8.4 15.8 5.4 15 2.8", 1.5) +
    solid(leafMark("ovate", 8, 4.4, [14.6, 3.4], 108)) +
    cut("M5.2 16.4C5.3 15 6 14.2 7 14M14 16.4C14.1 15 14.8 14.2 15.8 14"),
  evergreen: wire(
    "M12 22V3M12 7L8.4 4.6M12 7L15.6 4.6M12 11.4L6.6 7.6M12 11.4L17.4 7.6M12 15.8L5.4 11.4" +
      "M12 15.8L18.6 11.4M12 20L6 15.6M12 20L18 15.6",
    1.9,
  ),
  conifer:
    solid(
      "M12 2C15.6 4.8 18.2 9.6 17.8 14.4C17.5 18.4 15 21.4 12 21.8C9 21.4 6.5 18.4 6.2 14.4C5.8 9.6 8.4 4.8 12 2Z",
    ) +
    cut("M7.6 9L12 12.4 16.4 9M6.6 13.4L12 17.2 17.4 13.4M9.6 5.4L12 7.6 14.4 5.4M8.4 18.4L12 21.2 15.6 18.4"),
  nitrogen:
    wire("M12 2.6V9M12 9C12 13 8 14 6.4 20.6M12 9C12 13 16 14 17.6 20.6M12 9V21.4", 1.5) +
    solid(
      circles([[9.2, 13.6, 1.9], [14.9, 13.8, 1.9], [6.6, 18.4, 1.9], [17.2, 18.4, 1.9], [12, 17.4, 1.9]]),
      pair(6.4, 3.4, 8, 62),
    ),
  edible:
    solid(
      "M3 10.4H21C21 15.6 18.4 19 15.4 20V21.4H8.6V20C5.6 19 3 15.6 3 10.4Z",
      circles([[9, 7, 2.4], [14.6, 6.4, 2.8]]),
    ) +
    cut("M3.4 12.4H20.6", 1),
  poisonous:
    solid(
      "M12 2.2C16.4 7 18.8 10.8 18.8 14.6C18.8 18.6 15.8 21.6 12 21.6C8.2 21.6 5.2 18.6 5.2 14.6" +
        "C5.2 10.8 7.6 7 12 2.2Z",
    ) +
    cut("M9.4 12.6L14.6 17.8M14.6 12.6L9.4 17.8", 1.9),
  pioneer:
    solid("M2.4 21.4C4.6 18 8 16.6 12 16.6C16 16.6 19.4 18 21.6 21.4Z", pair(9, 5, 11.6, 58)) +
    wire("M12 16.6V9") +
    wire("M4.6 5.4h3M6.1 3.9v3M16.8 4.4h2.4M18 3.2v2.4", 1.3),
  wetland: wire(
    "M2.4 8.4Q5.6 5.4 8.8 8.4T15.2 8.4T21.6 8.4M2.4 13.4Q5.6 10.4 8.8 13.4T15.2 13.4T21.6 13.4" +
      "M2.4 18.4Q5.6 15.4 8.8 18.4T15.2 18.4T21.6 18.4",
    1.9,
  ),
  sun:
    solid(circle(12, 12, 4.6)) +
    wire("M12 2.4v2.6M12 19v2.6M2.4 12H5M19 12h2.6M5.2 5.2L7 7M17 17l1.8 1.8M18.8 5.2L17 7M7 17l-1.8 1.8", 1.9),
  shade: solid("M12 3A9 9 0 1 0 12 21A9 9 0 0 0 12 3Z") + hole("M12 5A7 7 0 0 1 12 19Z"),
  energy:
    solid("M3 16.4C3 13 7 10.6 12 10.6C17 10.6 21 13 21 16.4C21 19.4 17 21 12 21C7 21 3 19.4 3 16.4Z") +
    cut("M6 16.4C8 14.6 16 14.6 18 16.4M8.4 18.4C10 17.4 14 17.4 15.6 18.4") +
    solid(pair(7.4, 3.6, 10.4, 30)),
  low: solid("M2.6 20.6L7.4 14.6H16.6L21.4 20.6Z") + wire("M8.8 12.8L12 8.8 15.2 12.8M10.6 7L12 5.2 13.4 7", 1.2),
  middle:
    solid("M7.8 14L10.6 10.4H13.4L16.2 14 16.8 14.8H7.2Z") +
    wire("M6 16.4L2.8 20.4H21.2L18 16.4M10.6 8.4L12 5.2 13.4 8.4", 1.2),
  high: solid("M12 3.2L16.2 9.6H7.8Z") + wire("M6.6 11.4L2.8 20.4H21.2L17.4 11.4", 1.2),
  height: wire("M7 21.6V2.6M4 5.4L7 2.4 10 5.4M13 20h3M13 15.6h5.4M13 11.2h3M13 6.8h5.4"),
  herb: PLANT,
  understory:
    solid("M4.6 13.2H19.4V16H4.6Z", "M4.6 18.4H19.4V21.2H4.6Z") +
    wire("M4.6 10.4C3.4 5.6 7 2.6 12 2.6C17 2.6 20.6 5.6 19.4 10.4Z", 1.5),
  fern: solid(...FRONDS, leafMark("strap", 4, 2, [12, 4.8], 0)) + wire("M12 22.4V3", 1.3),
  // Once Upon a Forest.
  level0: storeySign(0),
  level1: storeySign(1),
  level2: storeySign(2),
  level3: storeySign(3),
  unseen: storeySign(-1),
  saw:
    solid("M2.6 10.2H13.4V15.2H2.6A2.5 2.5 0 0 1 2.6 10.2Z", "M14 8.8H18.6L22.4 11.4V17.2H14Z") +
    `<path d="M2.6 8.8H13.4M2.6 16.6H13.4" fill="none" stroke="currentColor" stroke-width="1.9"` +
    ` stroke-dasharray="1.5 1.3"/>` +
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
  rune: wire(circle(12, 12, 9.6), 1.6) + wire("M12 5.8L17.4 12 12 18.2 6.6 12ZM6.6 12H17.4", 1.5),
  "half-rune": wire("M2.4 8.4A9.6 9.6 0 0 0 21.6 8.4Z", 1.6) + wire("M6.6 8.6L12 14.6 17.4 8.6", 1.5),
  // Floresta.
  fire:
    solid(
      "M12.6 1.4C13.2 5.4 18.8 8.4 18.8 14.4C18.8 19 15.8 22.6 12 22.6C8.2 22.6 5.2 19.2 5.2 15C5.2 11.8 7 9.8 7.8 7.4C9.2 8.2 9.8 9.4 9.8 11C11.8 8.8 12.9 5.4 12.6 1.4Z",
    ) +
    `<path d="M12.2 12.6C13 14.4 15.2 15.4 15.2 18C15.2 20 13.8 21.2 12 21.2C10.2 21.2 8.9 20 8.9 18.2C8.9 15.8 11.4 15 12.2 12.6Z" fill="var(--ground, var(--card))"/>`,
  round: wire("M19.6 12A7.6 7.6 0 1 1 16.8 6.1M17.4 2.6V6.6H13.4M12 8V12.4L14.8 14", 1.8),
  // Things to do, signs.
  draw: wire("M4.4 8.6L13.4 5.6 17.4 17.6 8.4 20.6Z", 1.6) + wire("M19.4 3v6M16.4 6h6", 1.9),
  take: wire("M3.4 20.6H20.6M12 15.6V4M7.6 8.4L12 4 16.4 8.4", 1.9),
  free: solid(leafMark("elliptic", 9, 5, [8, 13], -14)) +
  wire("M8 21V12M13 12.6H21.6M17.6 8.4L21.6 12.6 17.6 16.8", 1.9),
  hand: wire("M4 9L9.6 6.8 13.2 18 7.6 20.2ZM11 6.2L16.6 5.4V18H13.4M16.8 6.6L21 8.6 17 18.6", 1.6),
  eye:
    wire("M2 12C5 7.2 8.4 5.4 12 5.4C15.6 5.4 19 7.2 22 12C19 16.8 15.6 18.6 12 18.6C8.4 18.6 5 16.8 2 12Z") +
    solid(circle(12, 12, 3.1)),
  undo: wire("M8.6 5L4 9.6 8.6 14.2M4.4 9.6H14A5.4 5.4 0 0 1 14 20.4H9", 1.9),
  back: wire("M14.6 5L7.6 12 14.6 19", 2),
  next: wire("M9.4 5L16.4 12 9.4 19", 2),
  clock: wire("M12 3.4A8.6 8.6 0 1 0 12 20.6A8.6 8.6 0 1 0 12 3.4ZM12 7.4V12.4L15.4 14.6", 1.8),
  glass: wire("M10.4 4A6.4 6.4 0 1 0 10.4 16.8A6.4 6.4 0 1 0 10.4 4ZM15.2 15.2L20.6 20.6", 2),
  /** The sign of the house: three trees on one ground. */
  mark:
    solid(
      "M12 1.6L16.4 10.2H14.9L17.8 16.2H12.9V19H11.1V16.2H6.2L9.1 10.2H7.6Z",
      circle(4.6, 13.4, 3.2, 3.8),
      "M4 16h1.2v3H4Z",
      circle(19.4, 13.4, 3.2, 3.8),
      "M18.8 16h1.2v3h-1.2Z",
    ) + wire("M1.8 20.9H22.2"),
  again: wire("M19.6 12A7.6 7.6 0 1 1 16.8 6.1M17.4 2.6V6.6H13.4", 1.9),
  box: wire("M4 9.4H20V20H4ZM4 9.4L6.6 5H17.4L20 9.4M9.4 13H14.6"),
  closer: wire("M10.4 3.6A6.8 6.8 0 1 0 10.4 17.2A6.8 6.8 0 1 0 10.4 3.6ZM15.4 15.4L20.8 20.8M10.4 7.4V13.4M7.4 10.4H13.4", 1.8),
  farther: wire("M10.4 3.6A6.8 6.8 0 1 0 10.4 17.2A6.8 6.8 0 1 0 10.4 3.6ZM15.4 15.4L20.8 20.8M7.4 10.4H13.4", 1.8),
  check: wire("M4.6 12.6L9.8 17.8 19.6 6.6", 2.4),
  cross: wire("M6 6L18 18M18 6L6 18", 2.1),
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
