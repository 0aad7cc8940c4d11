/** What a coach says when, and which clicks it leads to. */

import type { Costly, LegalMove, LessonOf, MoveOf, NewSeat, State } from "../messages";
import { isPartOf, type Mark, type MoveParts } from "./ghosts";

/** Which step was looked at last at which ply, and from which ply somebody came back. */
export interface Place {
  ply: number;
  at: number;
  back: number;
}

export const START: Place = { ply: -1, at: 0, back: -1 };

/** Which of the steps of now is shown; what was read before somebody went back is not gone through again. */
export function stepAt({ ply: seen, at, back }: Place, ply: number, steps: number): number {
  const step = seen === ply ? at : back > ply ? steps - 1 : 0;
  return Math.min(Math.max(step, 0), Math.max(steps - 1, 0));
}

/** Whether the step asks for a move: the last one of a ply does, as long as the script lasts. */
export const asks = (lesson: LessonOf, step: number): boolean => lesson.moves.length > 0 && step >= lesson.steps.length - 1;

/** The moves that a lesson takes now, in full. */
export function takenBy(state: Pick<State, "moves" | "several">, numbers: readonly number[]): LegalMove[] {
  const all = [...(state.several?.moves ?? []), ...state.moves];
  return numbers.flatMap((number) => all.find((move) => move.number === number) ?? []);
}

/** A move that somebody is led through. */
export const led = (move: MoveParts & { words: string }): Mark => ({
  kind: move.kind,
  parts: move.parts,
  words: move.words,
  led: true,
  sign: "",
  label: "",
});

/** Nothing on the board, but the button that makes a choice that is complete. */
export const DONE: Mark = led({ kind: "", parts: {}, words: "" });

/**
 * What to lead to: the moves that the lesson takes. Of a set, what is not chosen yet; when all of it is, or one move is
 * only to be confirmed, the button that makes it.
 */
export function leads(moves: readonly LegalMove[], chosen: readonly LegalMove[], ready: LegalMove | null): Mark[] {
  if (ready && moves.some((move) => move.number === ready.number)) return [DONE];
  const open = moves.filter((move) => !chosen.some((one) => one.number === move.number));
  return open.length === 0 && chosen.length > 0 ? [DONE] : open.map(led);
}

/** Whether two moves are the same. */
export const isSame = (a: MoveParts, b: MoveParts): boolean =>
  a.kind === b.kind && isPartOf({ kind: a.kind, parts: { ...a.parts } }, b) && Object.keys(a.parts).length === Object.keys(b.parts).length;

/** What to say of a decision that was made once more: of several things chosen together, one can be the better one. */
export function verdictOn(tried: readonly MoveOf[], costly: Pick<Costly, "better_move" | "played_move">): "better" | "played" | "other" {
  const is = (move: MoveOf): boolean => tried.some((one) => isSame(whole(one), whole(move)));
  return is(costly.better_move) ? "better" : is(costly.played_move) ? "played" : "other";
}

const whole = ({ kind, parts = {} }: MoveOf): MoveParts => ({ kind, parts });

/** Who sits where when a decision is tried once more: its player, and bots in the places of all others. */
export const chairsFor = (seats: State["seats"], player: number): NewSeat[] =>
  seats.map(({ number, name, kind, bot }) =>
    number === player ? { kind: "person", name } : { kind: "bot", name, bot: kind === "bot" ? bot : "seedling" },
  );
