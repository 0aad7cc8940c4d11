/** What the board of Once Upon a Forest works out from a state. */

import { balanceOf, factsOf, fullColumns, levelOf, placesOf, topOf } from "../src/boards/once/forest";
import type { GameComponents, GameState } from "../src/boards/typed";
import { LEVELS, type Game } from "../src/games/once";

export function derived({ view, worth, seats }: GameState<Game>, { box }: GameComponents<Game>): unknown {
  return {
    bar: factsOf(view, (id) => id).map(({ value }) => value),
    levels: box.level.map((_, card) => levelOf(card)),
    tops: view.height.map((_, pile) => topOf(view, pile)),
    full: seats.map((_, seat) => fullColumns(worth, seat)),
    balance: seats.map((_, seat) =>
      balanceOf(worth, seat).map((pair) => pair.map(({ animals, points, waiting }) => [animals, points, waiting])),
    ),
    beneath: seats.map((_, seat) => {
      const under = placesOf(view, seat, view.columns[seat]!).map((place) => place.under);
      return Array.from({ length: under.length / LEVELS }, (_, column) => under.slice(column * LEVELS, (column + 1) * LEVELS));
    }),
  };
}
