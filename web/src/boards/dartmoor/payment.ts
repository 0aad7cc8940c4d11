/** Paying: whether the cards that are put down earn the bonus. */

import type { State } from "../../messages";

export type Bonus = "none" | "open" | "lost" | "earned";

/** How the bonus stands with these cards named for the payment, and so many still to come: all have to match. */
export function bonusNow(quotes: State["quotes"], paid: readonly number[], left: number): Bonus {
  if (!("bonus" in quotes)) return "none";
  if (paid.some((card) => !quotes[`shows/${card}`])) return "lost";
  return left === 0 ? "earned" : "open";
}
