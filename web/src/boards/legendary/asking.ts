/** What the prompt says of a tile that is held somewhere, and what a tile or a tree has to say under the glass. */

import type { Game } from "../../games/legendary";
import type { FactOf } from "../../messages";
import type { Choice, Words } from "../board";
import type { GameComponents, GameState } from "../typed";
import { tilesOf } from "./faces";
import { colourWords, growing, joinsOf, joinWords } from "./joins";
import { drawn, fitsOf, placeAt } from "./planet";

type State = GameState<Game>;
type Components = GameComponents<Game>;

/** How the tile lies where it is held, and what that brings. */
export function asks({ parts }: Choice, state: State, components: Components, say: Words): string {
  const { column, row, turn } = parts;
  if (column === undefined || row === undefined || turn === undefined) return "";
  const joins = growing(joinsOf(state.quotes, tilesOf(components), placeAt(column, row), turn));
  const gains = joins.map((join) => `${colourWords(join, say)}: ${joinWords(join, say)}`).join("; ");
  return say("legendary-ask", {
    number: drawn(state.view),
    turn: components.things["turn"]?.[turn] ?? "",
    brings: gains || say("legendary-joins-none"),
  });
}

export function brings(kind: string, number: number, state: State, _: Components, say: Words): FactOf[] {
  const { view, moves } = state;
  if (kind === "colour" && view.supply[number] !== undefined)
    return [{ label: say("legendary-supply"), value: say("legendary-supply-trees", { trees: view.supply[number] }) }];
  const fits = kind === "tile" && number === drawn(view) ? fitsOf(moves) : new Map();
  return fits.size === 0 ? [] : [{ label: say("legendary-fits-at"), value: say("legendary-fits-places", { places: fits.size }) }];
}
