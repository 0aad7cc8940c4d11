/** Where the deal of a table comes from, and whether that is something the people there should know. */

import type { State } from "../messages";

/** The deals that somebody may know, as the words call them. */
const KNOWN = ["seed", "branch"];

/** The message about a deal that somebody may know; none where nobody can. */
export function knownDeal(state: Pick<State, "deal" | "over">): string {
  return KNOWN.includes(state.deal) && !state.over ? `deal-${state.deal}` : "";
}

/** Whether the deal is still to be kept from others, who play it today: nothing is opened or analysed before. */
export const sealed = (state: Pick<State, "daily" | "key">): boolean => state.daily !== "" && state.key === "";

/** What is to be known about a deal, where it concerns somebody else: with bots alone one deceives nobody. */
export function dealNotice(state: Pick<State, "deal" | "over" | "seats">): string {
  const people = state.seats.filter((seat) => seat.kind === "person" || seat.kind === "open");
  return people.length > 1 ? knownDeal(state) : "";
}
