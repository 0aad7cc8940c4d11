/** Paying: which cards would earn the bonus. */

import { NONE } from "../../games/dartmoor";
import type { Half } from "./cards";
import type { Print } from "./view";

/** The tree symbol that the whole payment must show for the bonus of a half; nothing if it has none. */
export function bonusColour(print: Print, half: Half | null, options: Readonly<Record<string, string>>): number | null {
  if (!half) return null;
  const { bonus, effect_or_bonus } = print.box;
  const asBonus = effect_or_bonus[half.species.number] === 1 && options["wheatear"] === "bonus";
  return (bonus[half.species.number]?.[0] ?? NONE) !== NONE || asBonus ? half.colour : null;
}

/** The halves of a card that show a tree symbol. */
export const showing = (print: Print, card: number, colour: number): number[] =>
  print.cards[card]?.halves.filter((half) => half.colour === colour).map((half) => half.number) ?? [];

export type Bonus = "none" | "open" | "lost" | "earned";

/** How the bonus stands with these cards named for the payment, and so many still to come. */
export function bonusNow(print: Print, colour: number | null, paid: readonly number[], left: number): Bonus {
  if (colour === null) return "none";
  if (paid.some((card) => showing(print, card, colour).length === 0)) return "lost";
  return left === 0 ? "earned" : "open";
}
