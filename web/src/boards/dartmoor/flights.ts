/** What has to be seen travelling: from the events of a move to places on the board. */

import type { Deed } from "../../messages";
import { NONE, WHOLE } from "./cards";

export const anchor = {
  deck: "table/deck/0",
  clearing: (card: number): string => `table/clearing/${card}`,
  hand: (seat: number, card: number): string => `${seat}/hand/${card}`,
  /** A hand of which the cards are not to be seen. */
  hands: (seat: number): string => `${seat}/hands/0`,
  playing: (seat: number): string => `${seat}/playing/0`,
  stand: (seat: number, stand: number): string => `${seat}/stand/${stand}`,
  half: (seat: number, half: number): string => `${seat}/half/${half}`,
  cave: (seat: number): string => `${seat}/cave/0`,
};

/** From the first of these places that is there to the first of those; `ghost`: nothing is left to be seen there. */
export interface Way {
  from: string[];
  to: string[];
  ghost: boolean;
}

const way = (from: string[], to: string[], ghost = false): Way => ({ from, to, ghost });

/** The ways of all cards that these moves have moved. */
export function waysOf(deeds: readonly Deed[]): Way[] {
  return deeds.flatMap((deed) => deed.events).flatMap(({ name, parts }) => {
    const { seat = 0, card = NONE, half = NONE, stand = NONE } = parts;
    const held = [anchor.hand(seat, card), anchor.hands(seat)];
    switch (name) {
      case "drew":
        return card >= 0 ? [way([anchor.deck], [anchor.hand(seat, card)])] : [way([anchor.deck], [anchor.hands(seat)], true)];
      case "took":
        return [way([anchor.clearing(card)], [anchor.hand(seat, card)]), way([anchor.clearing(card)], [anchor.hands(seat)], true)];
      case "played":
        return [
          way([anchor.hand(seat, half >> 1), anchor.clearing(half >> 1), anchor.hands(seat)], [anchor.playing(seat)]),
        ];
      case "paid":
      case "laid":
        return [way(held, [anchor.clearing(card)])];
      case "placed":
        return [
          way(
            [anchor.playing(seat), anchor.hand(seat, half >> 1), anchor.hands(seat)],
            [half < 2 * WHOLE ? anchor.stand(seat, stand) : anchor.half(seat, half)],
          ),
        ];
      case "covered":
        return [way(held, [anchor.stand(seat, stand)])];
      case "revealed":
        return [way([anchor.deck], [anchor.clearing(card)])];
      case "stored":
        return [way([anchor.clearing(card), anchor.deck], [anchor.cave(seat)], true)];
      default:
        return [];
    }
  });
}

/** What came into forests, by anchor, and who brought it there. */
export function arrivals(deeds: readonly Deed[]): [string, number][] {
  return deeds.flatMap((deed) => deed.events).flatMap(({ name, parts }): [string, number][] => {
    const { seat = 0, half = NONE, stand = NONE, card = NONE } = parts;
    if (name === "covered") return [[anchor.stand(seat, stand), seat]];
    if (name === "paid" || name === "laid") return [[anchor.clearing(card), seat]];
    if (name !== "placed") return [];
    return [[half < 2 * WHOLE ? anchor.stand(seat, stand) : anchor.half(seat, half), seat]];
  });
}
