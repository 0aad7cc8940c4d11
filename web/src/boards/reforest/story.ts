/** The end of a round, told step by step from what the log says of it. */

import type { Deed, EventOf } from "../../messages";
import { NONE } from "./region";
import { countsOf, type Animal, type Worth } from "./visitors";

/** A visitor was judged: who had how many (nothing where that is not known any more), and what became of it. */
export interface Verdict {
  visitor: number;
  counts: number[];
  /** Who won it; `NONE` if it waits or has left. */
  winner: number;
  outcome: "awarded" | "waits" | "left";
}

export interface Story {
  ply: number;
  round: number;
  verdicts: Verdict[];
  /** Cards in the new deck. */
  deck: number;
  /** The event that was turned up, or `NONE`. */
  event: number;
}

const OUTCOMES = ["awarded", "waits", "left"];

/** What a move told about the end of a round, if one ended; `worth` is what is told at the same moment. */
export function storyOf(deed: Deed, worth: Worth, players: number, animals: readonly Animal[]): Story | null {
  const at = deed.events.findIndex((event) => event.name === "round-ended");
  if (at < 0) return null;
  const since = deed.events.slice(at + 1);
  const verdicts = since
    .filter((event) => OUTCOMES.includes(event.name))
    .map((event) => verdictOf(event, since, worth, players, animals));
  return {
    ply: deed.ply,
    round: deed.events[at]!.parts["round"]! + 1,
    verdicts,
    deck: since.find((event) => event.name === "reset")?.parts["cards"] ?? 0,
    event: since.find((event) => event.name === "occurred")?.parts["event"] ?? NONE,
  };
}

function verdictOf(
  event: EventOf,
  since: readonly EventOf[],
  worth: Worth,
  players: number,
  animals: readonly Animal[],
): Verdict {
  const { visitor = 0, seat = NONE, matches = 0 } = event.parts;
  const counts = countsOf(worth, visitor, players);
  // What was interrupted goes on in the same move: energy that was stored afterwards did not count yet.
  if (animals[visitor]?.most.of === "energy")
    for (const { name, parts } of since) if (name === "stored" && counts.length > 0) counts[parts["seat"]!]! -= 1;
  const winner = event.name === "awarded" ? seat : NONE;
  if (winner >= 0 && counts.length > 0) counts[winner] = matches;
  return { visitor, counts, winner, outcome: event.name as Verdict["outcome"] };
}
