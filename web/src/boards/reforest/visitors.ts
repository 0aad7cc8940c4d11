/** Visitors: when each is judged, what it counts, and who has them. */

import { GONE, NONE, TAKEN, type Game, type View, type Visitor } from "../../games/reforest";
import type { GameComponents } from "../typed";

/** The visitors as they are printed, under the names they have in the language of the table. */
export function animalsOf({ pack, things }: GameComponents<Game>): Visitor[] {
  const names = things["guest"] ?? [];
  return pack.visitor.map((animal, i) => ({ ...animal, name: names[i] ?? animal.name }));
}

export type Worth = Readonly<Record<string, number>>;

/** How much every seat has of what a visitor counts, or had when it was judged; nothing where it is not told. */
export function countsOf(worth: Worth, when: "visitor" | "judged", visitor: number, players: number): number[] {
  const counts = Array.from({ length: players }, (_, seat) => worth[`${when}/${visitor}/${seat}`] ?? NONE);
  return counts.includes(NONE) ? [] : counts;
}

/** What is told of every mountain as a whole: how much it has of what visitors most often count. */
export const TALLIED = ["flower", "fruit", "tree", "evergreen", "understory", "energy"] as const;

export interface Guest {
  /** Where it lies among all that were turned up. */
  at: number;
  visitor: number;
  state: "due" | "later" | "won" | "gone";
  /** The round at whose end it is, or was, judged; 0 for one that was drawn. */
  round: number;
  /** It was to be judged earlier, and nobody was alone in the lead. */
  heldOver: boolean;
  owner: number;
}

/** All visitors that were turned up: those to be judged first, then those that were; drawn ones were never judged. */
export function guestsOf(view: View, worth: Worth): Guest[] {
  const guests = Array.from({ length: view.visitors_up }, (_, at): Guest => {
    const place = view.visitor_place[at]!;
    const due = view.visitor_due[at]!;
    const state = place === TAKEN ? "won" : place === GONE ? "gone" : due <= view.round ? "due" : "later";
    const visitor = view.visitor[at]!;
    return { at, visitor, state, round: due, heldOver: `held/${visitor}` in worth, owner: view.visitor_owner[at]! };
  });
  const rank = { due: 0, later: 1, won: 2, gone: 2 };
  return guests.sort((a, b) => rank[a.state] - rank[b.state] || a.round - b.round || a.at - b.at);
}

/** The visitors that a seat has won or drawn. */
export const visitorsOf = (view: View, seat: number): number[] =>
  Array.from({ length: view.visitors_up }, (_, at) => at)
    .filter((at) => view.visitor_place[at] === TAKEN && view.visitor_owner[at] === seat)
    .map((at) => view.visitor[at]!);
