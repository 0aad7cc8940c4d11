/** The end of a round, told step by step from what the log says of it. */

import { NONE, type Game } from "../../games/reforest";
import type { GameDeed, GameEvent } from "../typed";
import { countsOf, type Worth } from "./visitors";

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

/** What a move told about the end of a round, if one ended; `worth` is what is told at the same moment. */
export function storyOf(deed: GameDeed<Game>, worth: Worth, players: number): Story | null {
  const at = deed.events.findIndex((event) => event.name === "round-ended");
  const ended = deed.events[at];
  if (ended?.name !== "round-ended") return null;
  const since = deed.events.slice(at + 1);
  return {
    ply: deed.ply,
    round: ended.parts.round + 1,
    verdicts: since.filter(isJudged).map((event) => verdictOf(event, worth, players)),
    deck: since.find((event) => event.name === "reset")?.parts.cards ?? 0,
    event: since.find((event) => event.name === "occurred")?.parts.event ?? NONE,
  };
}

type Judged = Extract<GameEvent<Game>, { name: Verdict["outcome"] }>;
const isJudged = (event: GameEvent<Game>): event is Judged =>
  event.name === "awarded" || event.name === "waits" || event.name === "left";

function verdictOf(event: Judged, worth: Worth, players: number): Verdict {
  const { visitor } = event.parts;
  const winner = event.name === "awarded" ? event.parts.seat : NONE;
  return { visitor, counts: countsOf(worth, "judged", visitor, players), winner, outcome: event.name };
}
