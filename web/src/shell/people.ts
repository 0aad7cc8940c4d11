/** Who is at a table: for the panel, and for the button that opens it. */

import { ALONE } from "#where";
import type { SeatOf, State } from "../messages";

/** Whether a seat belongs to somebody: who sits there, or for whom a bot stands in. */
export const isHeld = (seat: SeatOf): boolean => seat.kind === "person" || seat.stands_in === true;

/** Whether several people are, or may come, to a table: alone there is nobody to talk to. */
export function inCompany(state: State, keys: readonly number[]): boolean {
  if (ALONE || state.replay || state.lesson || state.puzzle) return false;
  return state.seats.some((seat) => seat.kind === "open" || (isHeld(seat) && !keys.includes(seat.number)));
}

/** Whether somebody who is asked is not there: others may let a bot play. */
export function isMissed(state: State, here: readonly number[], seat: SeatOf): boolean {
  return seat.kind === "person" && !state.over && state.acting.includes(seat.number) && !here.includes(seat.number);
}
