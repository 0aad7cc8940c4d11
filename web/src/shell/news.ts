/** What happens at a table that a person would want to hear of. */

import type { Problem, Reason, State } from "../messages";
import type { Sound } from "./sound";

export interface Moment {
  ply: number;
  mine: boolean;
  over: boolean;
  refusal: Problem | Reason | null;
}

export function momentOf(state: State, seat: number, refusal: Problem | Reason | null): Moment {
  return { ply: state.ply, mine: !state.over && state.acting.includes(seat), over: state.over, refusal };
}

/** What is new since a moment: the one thing that matters most, or null. */
export function news(before: Moment | null, now: Moment): Sound | null {
  if (!before) return null;
  if (now.refusal && now.refusal !== before.refusal) return "refused";
  if (now.over && !before.over) return "over";
  if (now.mine && !before.mine) return "turn";
  return now.ply > before.ply ? "laid" : null;
}
