/** Legendary Forests: the tile of this turn, the ways to turn it, the trees, and planets tile by tile. */

import { ROUND, SIDES, UNSEEN, type Game } from "../../games/legendary";
import type { Item, Reading, Zone } from "./zones";

export function legendary(reading: Reading<Game>): Zone[] {
  const { words, state } = reading;
  const { undrawn, pile } = reading.view;
  const tile = pile[undrawn] ?? 0;
  const zones: Zone[] = [
    { title: words("zone-tile"), items: tile > 0 ? [reading.item("tile", tile)] : [], facts: [words("plain-cards", { count: Math.max(undrawn - UNSEEN, 0) })] },
    { title: words("zone-trees"), items: reading.view.supply.map((left, colour) => reading.item("colour", colour, { note: words("plain-left", { count: left }), parts: { colour } })) },
  ];
  if (state.moves.some((move) => move.kind === "place")) {
    zones.push({ title: words("zone-rim"), seat: state.viewer, items: rim(reading) });
    zones.push({ title: words("zone-turn"), seat: state.viewer, items: [0, 1, 2, 3].map((turn) => reading.item("turn", turn, { parts: { turn }, kind: "place" })) });
  }
  for (const seat of reading.seats) zones.push({ title: words("zone-planet"), seat, items: planet(reading, seat) });
  return zones;
}

function rim(reading: Reading<Game>): Item[] {
  const places = new Set<number>();
  for (const move of reading.state.moves) {
    if (move.kind === "place") places.add(move.parts.column * ROUND + move.parts.row);
  }
  return [...places]
    .sort((a, b) => a - b)
    .map((place) => ({
      name: reading.name("place", place),
      parts: { column: Math.floor(place / ROUND), row: place % ROUND },
      kind: "place",
      form: "place" as const,
    }));
}

function planet(reading: Reading<Game>, seat: number): Item[] {
  const turned = reading.view.turned[seat]!;
  const trees = reading.view.tree[seat]!.slice(0, reading.view.tree_count[seat]);
  const own = seat === reading.state.viewer;
  return reading.view.place
    [seat]!.map((place, tile) => ({ place, tile }))
    .filter(({ place, tile }) => tile > 0 && place >= 0)
    .sort((a, b) => a.place - b.place)
    .map(({ place, tile }) =>
      reading.item("tile", tile, {
        note: `${reading.name("place", place)}, ${reading.name("turn", turned[tile]!)}`,
        ...(own ? { parts: { tile }, kind: "plant" } : {}),
        inner: edges(reading, tile, turned[tile]!, trees, own),
      }),
    );
}

/** Where a tree may be planted on a tile, and the trees that stand there; sides are named as the tile lies. */
function edges(reading: Reading<Game>, tile: number, turn: number, trees: number[], own: boolean): Item[] {
  const side = (edge: number): string => reading.name("edge", (edge + turn) % SIDES);
  const planted = trees
    .filter((edge) => Math.floor(edge / SIDES) === tile)
    .map((edge): Item => ({ name: `${reading.words("plain-tree")}: ${side(edge)}` }));
  return reading.state.moves
    .filter((move) => move.kind === "plant")
    .filter((move) => own && move.parts.tile === tile)
    .map((move): Item => ({
      name: `${side(move.parts.edge)}, ${reading.name("colour", move.parts.colour)}`,
      parts: move.parts,
      kind: "plant",
      form: "place",
    }))
    .concat(planted);
}
