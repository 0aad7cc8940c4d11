/** Files of tables on paper: what they are called, and which title they say they are of. */

import type { Pad } from "./pad";

/** What a file with the result of a pad is called: letters, digits and lines alone. */
export function fileName({ game, made }: Pick<Pad, "game" | "made">, ending: string): string {
  const day = new Date(made);
  const two = (number: number): string => String(number).padStart(2, "0");
  return `${game.replace(/[^\w-]/g, "")}-${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}.${ending}`;
}

/** The game that a comment of a file names. */
export function gameNamed(text: string, games: readonly string[]): string | undefined {
  const named = [...text.matchAll(/^#.*?\bspinney score ([a-z]+)/gm)].map((found) => found[1]!);
  return named.find((game) => games.includes(game));
}
