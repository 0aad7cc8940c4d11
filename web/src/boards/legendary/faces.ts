/** The faces of the tiles, as the pack has them. */

import type { Components } from "../../messages";
import type { TileFace } from "../../drawing/tiles";

const LETTERS = "NESW";
const COLOURS = "PRYG";

/** A tile as it stands in the pack. */
export interface TileEntry {
  id: string;
  edges: string;
  areas: string[];
  light: boolean;
}

export const faceOf = ({ id, edges, areas, light }: TileEntry): TileFace => ({
  number: Number(id),
  colours: [...edges].map((letter) => COLOURS.indexOf(letter)),
  areas: areas.map((area) => [...area].map((letter) => LETTERS.indexOf(letter))),
  light,
});

/** The faces of the tiles by number; there is no tile 0. */
export function tilesOf(components: Components): Map<number, TileFace> {
  const entries = components.pack["tile"] as TileEntry[];
  return new Map(entries.map((entry) => [Number(entry.id), faceOf(entry)]));
}

/** The picture of a tile: a tile of another pack that bears the same number has another name. */
export const plateName = ({ number, colours, areas, light }: TileFace): string =>
  `plate-tile-${number}-${colours.join("")}-${areas.map((area) => area.join("")).join(".")}${light ? "-light" : ""}`;
