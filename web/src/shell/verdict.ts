/** How a game ended, in a sentence: who won, or whether a solitaire did. Which seats play together the server says. */

import type { State } from "../messages";

type Ended = Pick<State, "winners" | "teams" | "target"> & { seats: { name: string }[]; sheets: { total: number }[] };
type Say = (id: string, parts?: Record<string, string | number>) => string;

export function verdict(state: Ended, say: Say, language: string): string {
  if (state.seats.length === 1) {
    const points = state.sheets[0]?.total ?? 0;
    if (state.target === null) return say("end-alone", { points });
    return say(state.winners.length ? "end-beaten" : "end-missed", { points, target: state.target });
  }
  const best = state.teams.filter((team) => team.some((seat) => state.winners.includes(seat)));
  const names = new Intl.ListFormat(language).format(best.map((team) => team.map((seat) => state.seats[seat]?.name ?? "").join(" + ")));
  return best.length === 1 && best[0]!.length > 1 ? say("end-team", { names }) : say("end-winners", { names, count: best.length });
}
