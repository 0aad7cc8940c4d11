/** The faces of the tiles, as the pack has them. */

import type { TileFace } from "../../drawing/tiles";
import { EDGE_LETTERS, LETTERS, type Game, type Tile } from "../../games/legendary";
import type { GameComponents } from "../typed";

export const faceOf = ({ id, edges, areas, light }: Omit<Tile, "source">): TileFace => ({
  number: Number(id),
  colours: [...edges].map((letter) => LETTERS.indexOf(letter)),
  areas: areas.map((area) => [...area].map((letter) => EDGE_LETTERS.indexOf(letter))),
  light,
});

/** The faces of the tiles by number; there is no tile 0. */
export function tilesOf({ pack }: GameComponents<Game>): Map<number, TileFace> {
  return new Map(pack.tile.map((entry) => [Number(entry.id), faceOf(entry)]));
}

/** The picture of a tile: a tile of another pack that bears the same number has another name. */
export const plateName = ({ number, colours, areas, light }: TileFace): string =>
  `plate-tile-${number}-${colours.join("")}-${areas.map((area) => area.join("")).join(".")}${light ? "-light" : ""}`;
