/** What is seen travelling after some moves: trees, storeys, trucks, cards. */

import type { Flight } from "../../drawing/travel";
import { PIECES, type Game, type View } from "../../games/floresta";
import type { GameDeed } from "../typed";
import { rowOf } from "./view";

export const tree = (space: number): string => `table/tree/${space}`;

export function flightsOf(before: View, after: View, deeds: readonly GameDeed<Game>[]): Flight[] {
  const flights: Flight[] = [];
  for (const { name, parts } of deeds.flatMap(({ events }) => events)) {
    const go = (from: string, to: string): void => void flights.push({ from, to });
    if (name === "planted" || name === "rewarded") go(`${parts.seat}/supply/0`, tree(parts.space));
    if (name === "grew") go(`${parts.seat}/reserve/0`, tree(parts.space));
    if (name === "reserved") go(`${parts.seat}/supply/0`, `${parts.seat}/reserve/0`);
    if (name === "transplanted" || name === "moved") go(tree(parts.from), tree(parts.space));
    if (name === "built") go(`${parts.seat}/supply/0`, `table/storey/${parts.tower * PIECES + after.pieces[parts.seat]! - 1}`);
    if (name === "drove") go(`${parts.seat}/truck/0`, `${parts.seat}/truck/0`);
    if (name === "broke") go(`${parts.seat}/supply/0`, `table/break/${parts.path}`);
    if (name === "turned") go("table/deck/0", `table/row/${parts.card}`);
    if (name === "took" && rowOf(before).includes(parts.card)) {
      const slot = after.hand[parts.seat]!.indexOf(parts.card);
      go(`table/row/${parts.card}`, `${parts.seat}/hand/${Math.max(0, slot)}`);
    }
  }
  return flights;
}

/** Spaces and paths that some moves have changed, as "space 12". */
export function movedBy(deeds: readonly GameDeed<Game>[]): Set<string> {
  const moved = new Set<string>();
  for (const { name, parts } of deeds.flatMap(({ events }) => events)) {
    if (name === "planted" || name === "rewarded" || name === "grew" || name === "transplanted" || name === "moved")
      moved.add(`space ${parts.space}`);
  }
  return moved;
}
