/** The board of a game: its own drawn one if there is one, else the plain one. */

import type { Component } from "svelte";
import type { BoardProps } from "./board";

type Board = Component<BoardProps>;
type Load = () => Promise<{ default: Board }>;

const drawn = import.meta.glob<{ default: Board }>("./*/Board.svelte");

export async function board(game: string): Promise<Board> {
  const load: Load = drawn[`./${game}/Board.svelte`] ?? drawn["./plain/Board.svelte"]!;
  return (await load()).default;
}

export function isDrawn(game: string): boolean {
  return `./${game}/Board.svelte` in drawn;
}
