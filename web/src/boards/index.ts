/** The board of a game: its own drawn one if there is one; else, or for whoever likes lists better, the plain one. */

import { speaker } from "../drawing/words";
import type { BoardModule, Words } from "./board";

export interface Board extends BoardModule {
  drawn: boolean;
  /** The board's own words in a language, by id; the id itself where it has none. */
  say: (language: string) => Words;
}

// A board takes messages of its own game only; it is found by the name of that game, so it gets no others.
const modules = import.meta.glob<BoardModule>("./*/Board.svelte");
const texts = import.meta.glob<string>("./*/*.ftl", { query: "?raw", import: "default" });

export async function board(game: string, plain = false): Promise<Board> {
  const drawn = !plain && `./${game}/Board.svelte` in modules;
  const [module, en, es] = await Promise.all([
    modules[drawn ? `./${game}/Board.svelte` : "./plain/Board.svelte"]!(),
    texts[`./${game}/en.ftl`]?.(),
    texts[`./${game}/es.ftl`]?.(),
  ]);
  const words = Object.fromEntries(Object.entries({ en, es }).filter(([, text]) => text !== undefined)) as Record<string, string>;
  return { ...module, drawn, say: (language) => speaker(words, language) };
}
