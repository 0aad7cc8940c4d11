/** Legendary Forests: leaves and trees in three colours, what half a rune is cut with, and the tiles of the house. */

import pack from "../../../../src/spinney/games/legendary/pack.toml?raw";
import { faceOf, plateName } from "../../boards/legendary/faces";
import { crown, leafMark, type Blob } from "../flora";
import { body, circle, flat, limb, line, polar, polygon } from "../geometry";
import { symbol } from "../sprite";
import { banksOf, groundOf, halvesOf, INKS, numberOf, type TileFace } from "../tiles";

const PETALS = [0, 72, 144, 216, 288].map((angle) => leafMark("obovate", 9, 8.4, [0, 0], angle)).join("");
const LOBES = [3, 8, 6.6, 11.6, 8, 12.6, 6.6, 10.6, 15, 10.6, 6.6, 12.6, 8, 11.6, 6.6, 8, 3];
const LOBE_ANGLES = [-148, -112, -92, -74, -52, -44, -24, -12, 0, 12, 24, 44, 52, 74, 92, 112, 148];
const MAPLE_LEAF = polygon(LOBES.map((length, i) => polar([0, 3], 90 - LOBE_ANGLES[i]!, length)));
const FAN = "M0 6C-2-1-6-3-10.4-2.4C-10-8-5-10.6-.8-9.6L0-6.6L.8-9.6C5-10.6 10-8 10.4-2.4C6-3 2-1 0 6Z";

/** Blossom, palm and fan: the shape says the colour, too. */
const LEAVES = [
  flat(PETALS, "cherry-lit") + line(PETALS, 0.6, "leaf-line") + flat(circle(0, 0, 1.9), "cherry-deep"),
  flat(MAPLE_LEAF, "maple-lit") +
    line(`${MAPLE_LEAF}M0 4V-8M0 3L7.4-4M0 3L-7.4-4M0 3L8.6 1M0 3L-8.6 1M0 4V11`, 0.55, "leaf-line"),
  flat(FAN, "ginkgo-lit") + line(`${FAN}M0 6V10M0 4L-5-6M0 4L5-6M0 4L-8-3.4M0 4L8-3.4`, 0.55, "leaf-line"),
];

interface TreeShape {
  wood: readonly string[];
  clouds: readonly Blob[];
  seed: number;
  leaf: readonly ["round" | "rhomb" | "obovate", number, number];
  leaves: number;
}

const TREES: readonly TreeShape[] = [
  {
    wood: [
      limb(
        [
          [50, 95, 7],
          [48, 80, 4.6],
          [40, 64, 3.4],
          [30, 52, 1.6],
        ],
        5,
        true,
      ),
      limb(
        [
          [49, 84, 4],
          [58, 66, 3.2],
          [70, 52, 1.6],
        ],
        5,
      ),
    ],
    clouds: [
      [50, 32, 20, 16],
      [27, 42, 18, 14],
      [73, 42, 18, 14],
      [38, 27, 15],
      [62, 27, 15],
      [50, 46, 18, 11],
    ],
    seed: 4,
    leaf: ["round", 7, 6.4],
    leaves: 18,
  },
  {
    wood: [
      limb(
        [
          [50, 95, 6.6],
          [50, 76, 4.4],
          [50, 52, 2.4],
        ],
        5,
        true,
      ),
      limb(
        [
          [50, 74, 3],
          [36, 58, 1.4],
        ],
        5,
      ),
      limb(
        [
          [50, 70, 3],
          [64, 56, 1.4],
        ],
        5,
      ),
    ],
    clouds: [
      [50, 20, 16, 13],
      [33, 33, 16],
      [67, 33, 16],
      [50, 42, 21],
      [29, 50, 13, 11],
      [71, 50, 13, 11],
    ],
    seed: 9,
    leaf: ["rhomb", 10, 8],
    leaves: 15,
  },
  {
    wood: [
      limb(
        [
          [50, 95, 5.6],
          [50, 74, 4],
          [50, 40, 1.6],
        ],
        5,
        true,
      ),
    ],
    clouds: [
      [50, 13, 10, 9],
      [42, 26, 13],
      [58, 26, 13],
      [36, 42, 15],
      [64, 42, 15],
      [50, 50, 20, 17],
      [33, 60, 13, 10],
      [67, 60, 13, 10],
    ],
    seed: 3,
    leaf: ["obovate", 9, 8],
    leaves: 15,
  },
];

const treeOf = ({ wood, clouds, seed, leaf, leaves }: TreeShape, ink: string): string =>
  body(wood, "bark", 1.6) + crown(clouds, ink, `${ink}-lit`, seed, leaf, leaves);

/** The same tree seen from far: trunk, crown, and where light falls on it. */
const farTreeOf = ({ wood, clouds }: TreeShape, ink: string): string => {
  const crowns = clouds.map(([x, y, r, ry]) => circle(x, y, r, ry ?? r));
  const light = clouds.map(([x, y, r, ry]) => circle(x - r * 0.25, y - (ry ?? r) * 0.3, r * 0.45, (ry ?? r) * 0.4));
  return body([wood.join("")], "bark", 1.6) + body([crowns.join("")], ink, 1.5) + flat(light.join(""), `${ink}-lit`);
};

/** The tiles as they stand in the pack of the house, one a line. */
const ROW = /id = "(\d+)", edges = "([PRYG]{4})", areas = \[([^\]]*)\](, light = true)?/g;
const HOUSE = [...pack.matchAll(ROW)].map(([, id, edges, areas, light]) =>
  faceOf({ id: id!, edges: edges!, areas: areas!.match(/[NESW]+/g) ?? [], light: light !== undefined }),
);

const tilePlate = (tile: TileFace): string => groundOf(tile, 0) + banksOf(tile, 0) + halvesOf(tile, 0) + numberOf(tile);

export default function sheet(): string {
  return (
    LEAVES.map((leaf, colour) => symbol(`leaf-${colour}`, "-14 -14 28 28", leaf)).join("") +
    TREES.map((tree, colour) => symbol(`plate-tree-${colour}`, "0 0 100 100", treeOf(tree, INKS[colour]!))).join("") +
    TREES.map((tree, colour) => symbol(`far-tree-${colour}`, "0 0 100 100", farTreeOf(tree, INKS[colour]!))).join("") +
    HOUSE.map((tile) => symbol(plateName(tile), "0 0 100 100", tilePlate(tile))).join("") +
    `<clipPath id="half-rune"><path d="M-12 0H12V12H-12Z"/></clipPath>`
  );
}
