/** First choices that say nothing to whoever does not know the game yet: the page makes them, unless one asks for them. */

import type { LegalMove, State } from "../messages";

/** The phases of such choices, by game. */
export const OPENING: Record<string, readonly string[]> = {
  once: ["slip"],
  dartmoor: ["cave"],
};

type Asked = Pick<State, "game" | "phase" | "table" | "ply" | "moves" | "undoing">;

/**
 * The move to make for whoever looks, if this is such a choice: another one at every table, and always the same at one.
 *
 * None after a choice was taken back: then somebody wants to choose.
 */
export function firstChoice({ game, phase, table, ply, moves, undoing }: Asked): LegalMove[] {
  if (!OPENING[game]?.includes(phase) || undoing.redo > 0 || moves.length < 2) return [];
  const luck = [...table].reduce((sum, letter) => sum + letter.charCodeAt(0), ply);
  return [moves[luck % moves.length]!];
}
