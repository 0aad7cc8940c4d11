/** What the frame of the page is told: facts for the bar above the table, and the pictures of things for the glass. */

import { PATHS, SPACES, type Game } from "../../games/floresta";
import type { BarFact, Words } from "../board";
import type { GameComponents, GameState } from "../typed";
import { printOf, type Print } from "./print";
import { burning, roundOf } from "./view";

export function facts(state: GameState<Game>, _: GameComponents<Game>, say: Words): BarFact[] {
  const { view } = state;
  const [round, fires] = [roundOf(state.turn, view.players), burning(view)];
  return [
    { symbol: "round", value: String(round), label: say("floresta-fact-round", { count: round }) },
    { symbol: "deck", value: String(view.deck_size), label: say("floresta-fact-deck") },
    { symbol: "fire", value: String(fires), label: say("floresta-fact-fire", { count: fires }) },
  ];
}

const PICTURES: Readonly<Record<string, (print: Print, number: number) => string | undefined>> = {
  card: ({ cards }, number) => cards[number] && `special-${cards[number].special}`,
  space: ({ sides }, number) => sides[Math.floor(number / SPACES)]?.id,
  path: ({ sides }, number) => sides[Math.floor(number / PATHS)]?.id,
  side: ({ sides }, number) => sides[number]?.id,
  tower: ({ towers }, number) => towers[number]?.id,
};

export function plateOf(kind: string, number: number, components: GameComponents<Game>): string | null {
  const id = PICTURES[kind]?.(printOf(components), number);
  return id ? `plate-${id}` : null;
}
