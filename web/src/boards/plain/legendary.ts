/** Legendary Forests: the tile of this turn, the ways to turn it, the trees, and planets tile by tile. */

import type { Item, Reading, Zone } from "./zones";

const ROUND = 21;
const SIDES = 4;

export function legendary(reading: Reading): Zone[] {
  const { words, state } = reading;
  const undrawn = reading.number("undrawn");
  const tile = reading.numbers("pile")[undrawn] ?? 0;
  const zones: Zone[] = [
    { title: words("zone-tile"), items: tile > 0 ? [reading.item("tile", tile)] : [], facts: [words("plain-cards", { count: Math.max(undrawn - 5, 0) })] },
    { title: words("zone-trees"), items: reading.numbers("supply").map((left, colour) => reading.item("colour", colour, { note: words("plain-left", { count: left }), parts: { colour } })) },
  ];
  if (state.moves.some((move) => move.kind === "place")) {
    zones.push({ title: words("zone-rim"), seat: state.viewer, items: rim(reading) });
    zones.push({ title: words("zone-turn"), seat: state.viewer, items: [0, 1, 2, 3].map((turn) => reading.item("turn", turn, { parts: { turn }, kind: "place" })) });
  }
  for (const seat of reading.seats) zones.push({ title: words("zone-planet"), seat, items: planet(reading, seat) });
  return zones;
}

function rim(reading: Reading): Item[] {
  const places = new Set<number>();
  for (const move of reading.state.moves) {
    if (move.kind === "place") places.add(move.parts.column! * ROUND + move.parts.row!);
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

function planet(reading: Reading, seat: number): Item[] {
  const turned = reading.grid("turned")[seat]!;
  const trees = reading.grid("tree")[seat]!.slice(0, reading.numbers("tree_count")[seat]);
  const own = seat === reading.state.viewer;
  return reading
    .grid("place")
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
function edges(reading: Reading, tile: number, turn: number, trees: number[], own: boolean): Item[] {
  const side = (edge: number): string => reading.name("edge", (edge + turn) % SIDES);
  const planted = trees
    .filter((edge) => Math.floor(edge / SIDES) === tile)
    .map((edge): Item => ({ name: `${reading.words("plain-tree")}: ${side(edge)}` }));
  return reading.state.moves
    .filter((move) => own && move.kind === "plant" && move.parts.tile === tile)
    .map((move): Item => ({
      name: `${side(move.parts.edge!)}, ${reading.name("colour", move.parts.colour!)}`,
      parts: move.parts,
      kind: "plant",
      form: "place",
    }))
    .concat(planted);
}
