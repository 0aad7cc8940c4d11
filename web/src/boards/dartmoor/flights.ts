/** What has to be seen travelling: from the events of a move to places on the board. */

import { WHOLE, type Events, type Game } from "../../games/dartmoor";
import type { GameDeed } from "../typed";

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

const held = (seat: number, card: number): string[] => [anchor.hand(seat, card), anchor.hands(seat)];
/** Where a card lies that was placed: a stand of its own, or a half beside one. */
const placed = ({ seat, half, stand }: Events["placed"]): string =>
  half < 2 * WHOLE ? anchor.stand(seat, stand) : anchor.half(seat, half);

/** The ways of all cards that these moves have moved. */
export function waysOf(deeds: readonly GameDeed<Game>[]): Way[] {
  return deeds.flatMap((deed) => deed.events).flatMap(({ name, parts }): Way[] => {
    switch (name) {
      case "drew":
        return parts.card >= 0
          ? [way([anchor.deck], [anchor.hand(parts.seat, parts.card)])]
          : [way([anchor.deck], [anchor.hands(parts.seat)], true)];
      case "took":
        return [
          way([anchor.clearing(parts.card)], [anchor.hand(parts.seat, parts.card)]),
          way([anchor.clearing(parts.card)], [anchor.hands(parts.seat)], true),
        ];
      case "played": {
        const card = parts.half >> 1;
        const from = [anchor.hand(parts.seat, card), anchor.clearing(card), anchor.hands(parts.seat)];
        return [way(from, [anchor.playing(parts.seat)])];
      }
      case "paid":
      case "laid":
        return [way(held(parts.seat, parts.card), [anchor.clearing(parts.card)])];
      case "placed":
        return [way([anchor.playing(parts.seat), ...held(parts.seat, parts.half >> 1)], [placed(parts)])];
      case "covered":
        return [way(held(parts.seat, parts.card), [anchor.stand(parts.seat, parts.stand)])];
      case "revealed":
        return [way([anchor.deck], [anchor.clearing(parts.card)])];
      case "stored":
        return [way([anchor.clearing(parts.card), anchor.deck], [anchor.cave(parts.seat)], true)];
      default:
        return [];
    }
  });
}

/** What came into forests, by anchor, and who brought it there. */
export function arrivals(deeds: readonly GameDeed<Game>[]): [string, number][] {
  return deeds.flatMap((deed) => deed.events).flatMap(({ name, parts }): [string, number][] => {
    if (name === "covered") return [[anchor.stand(parts.seat, parts.stand), parts.seat]];
    if (name === "paid" || name === "laid") return [[anchor.clearing(parts.card), parts.seat]];
    return name === "placed" ? [[placed(parts), parts.seat]] : [];
  });
}
