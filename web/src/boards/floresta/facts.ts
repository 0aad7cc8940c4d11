/** What the frame of the page is told: facts for the bar above the table, and the pictures of things for the glass. */

import type { Components, State } from "../../messages";
import type { BarFact, Words } from "../board";
import { PATHS, printOf, SPACES, type Print } from "./print";
import { burning, roundOf, type FlorestaView } from "./view";

export function facts(state: State, _components: Components, say: Words): BarFact[] {
  const view = state.view as unknown as FlorestaView;
  const [round, fires] = [roundOf(view, state.phase), burning(view)];
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

export function plateOf(kind: string, number: number, components: Components): string | null {
  const id = PICTURES[kind]?.(printOf(components), number);
  return id ? `plate-${id}` : null;
}
