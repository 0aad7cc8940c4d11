/** What is seen travelling after some moves: trees, storeys, trucks, cards. */

import type { Flight } from "../../drawing/travel";
import type { Deed } from "../../messages";
import { PIECES } from "./print";
import { rowOf, type FlorestaView } from "./view";

export const tree = (space: number): string => `table/tree/${space}`;

export function flightsOf(before: FlorestaView, after: FlorestaView, deeds: readonly Deed[]): Flight[] {
  const flights: Flight[] = [];
  for (const { name, parts } of deeds.flatMap(({ events }) => events)) {
    const { seat = 0, space = -1, from = -1, card = -1, tower = -1, path = -1 } = parts;
    if (name === "planted" || name === "rewarded") flights.push({ from: `${seat}/supply/0`, to: tree(space) });
    if (name === "grew") flights.push({ from: `${seat}/reserve/0`, to: tree(space) });
    if (name === "reserved") flights.push({ from: `${seat}/supply/0`, to: `${seat}/reserve/0` });
    if (name === "transplanted" || name === "moved") flights.push({ from: tree(from), to: tree(space) });
    if (name === "built") flights.push({ from: `${seat}/supply/0`, to: `table/storey/${tower * PIECES + after.pieces[seat]! - 1}` });
    if (name === "drove") flights.push({ from: `${seat}/truck/0`, to: `${seat}/truck/0` });
    if (name === "broke") flights.push({ from: `${seat}/supply/0`, to: `table/break/${path}` });
    if (name === "turned") flights.push({ from: "table/deck/0", to: `table/row/${card}` });
    if (name === "took" && rowOf(before).includes(card)) {
      const slot = after.hand[seat]!.indexOf(card);
      flights.push({ from: `table/row/${card}`, to: `${seat}/hand/${Math.max(0, slot)}` });
    }
  }
  return flights;
}

/** Spaces and paths that some moves have changed, as "space 12". */
export function movedBy(deeds: readonly Deed[]): Set<string> {
  const moved = new Set<string>();
  for (const { name, parts } of deeds.flatMap(({ events }) => events)) {
    if (["planted", "rewarded", "grew", "transplanted", "moved"].includes(name)) moved.add(`space ${parts["space"]}`);
  }
  return moved;
}
