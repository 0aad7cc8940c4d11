/** What a tile would bring where it is held, as the state's quotes tell it. */

import type { TileFace } from "../../drawing/tiles";
import type { Quote } from "../../games/legendary";
import { colourOf } from "./planet";

/** A zone that the tile would belong to. */
export interface Join extends Quote {
  colour: number;
  closes: boolean;
}

/** The zones, those that grow most first. */
export function joinsOf(
  quotes: Readonly<Record<string, Quote>>,
  tiles: ReadonlyMap<number, TileFace>,
  place: number,
  turn: number,
): Join[] {
  const key = `join/${place}/${turn}/`;
  return Object.entries(quotes)
    .filter(([name]) => name.startsWith(key))
    .map(([name, quote]) => ({
      ...quote,
      colour: colourOf(tiles, Number(name.slice(key.length))),
      closes: quote.halves === 0,
    }))
    .sort((a, b) => b.gained - a.gained || b.runes - a.runes);
}
