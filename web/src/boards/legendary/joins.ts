/** What a tile would bring where it is held, as the state's quotes tell it. */

import { INKS, type TileFace } from "../../drawing/tiles";
import type { Say } from "../../drawing/words";
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

/** Of them those that grow: a zone that begins with this tile has no rune yet. */
export const growing = (joins: readonly Join[]): Join[] => joins.filter(({ gained }) => gained > 0);

export const colourWords = ({ colour }: Join, say: Say): string => say(`legendary-${INKS[colour]}`);

export function joinWords({ runes, gained, halves, closes }: Join, say: Say): string {
  return say(closes ? "legendary-join-closed" : "legendary-join-open", { runes: runes + gained, halves });
}

/** In a few words, where there is no room for more. */
export function joinBrief({ runes, gained, closes }: Join, say: Say): string {
  return say(closes ? "legendary-brief-closed" : "legendary-brief-open", { runes: runes + gained });
}
