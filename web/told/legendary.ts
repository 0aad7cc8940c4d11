/** What the board of Legendary Forests works out from a state. */

import { chartOf, placesOf, planetOf } from "../src/boards/legendary/chart";
import { tilesOf } from "../src/boards/legendary/faces";
import { joinsOf } from "../src/boards/legendary/joins";
import { heldRunes, patchesOf, runesOf, type Rune } from "../src/boards/legendary/picture";
import { drawn, factsOf, fitsOf, lightOf, plantable, waiting, woods } from "../src/boards/legendary/planet";
import type { GameComponents, GameState } from "../src/boards/typed";
import type { Game } from "../src/games/legendary";

const ascending = (a: number, b: number): number => a - b;
const counted = (runes: readonly Rune[]): number[] =>
  [true, false].map((whole) => runes.filter((rune) => rune.whole === whole).length);

export function derived(state: GameState<Game>, components: GameComponents<Game>): unknown {
  const { view, viewer, seats, moves, worth, quotes } = state;
  const tiles = tilesOf(components);
  const planets = seats.map((_, seat) => planetOf(view, tiles, seat, chartOf(placesOf(view, seat))));
  const tile = tiles.get(drawn(view))!;

  const held = (place: number, turn: number): unknown => ({
    runes: counted(heldRunes(planets[viewer]!, tile, turn, chartOf(placesOf(view, viewer)).at(place))),
    joins: joinsOf(quotes, tiles, place, turn)
      .map(({ colour, runes, closes }) => [colour, runes, closes] as const)
      .sort((a, b) => a[0] - b[0] || a[1] - b[1] || Number(a[2]) - Number(b[2])),
  });
  return {
    tile: drawn(view),
    light: lightOf(tile, view.supply),
    bar: factsOf(view, (id) => id).map(({ value }) => value),
    closed: planets.map((planet, seat) => {
      const patches = patchesOf(planet, view, seat).filter(({ closed }) => closed);
      return [...new Set(patches.map(({ zone }) => zone))].sort(ascending);
    }),
    runes: planets.map((planet, seat) => counted(runesOf(planet, view, seat))),
    woods: seats.map((_, seat) =>
      woods(view, worth, tiles, seat)
        .sort((a, b) => a.number - b.number)
        .map(({ number, colour, runes, closed, points }) => [number, colour, runes, closed, points]),
    ),
    waiting: viewer < 0 ? null : waiting(view, viewer),
    fits: Object.fromEntries(
      [...fitsOf(moves)].flatMap(([place, turns]) => turns.map((turn) => [`${place}/${turn}`, held(place, turn)])),
    ),
    plantable: [...plantable(moves).keys()].sort(ascending),
  };
}
