/** Floresta: the row, hands, the five sides space by space, paths with fire or breaks, towers, and what each has. */

import { CAMPING_TOKEN, ON_TOWER, PATHS, SPACES, type Game } from "../../games/floresta";
import { bits, type Item, type Reading, type Zone } from "./zones";

export function floresta(reading: Reading<Game>): Zone[] {
  const { words, state } = reading;
  const zones: Zone[] = [
    {
      title: words("zone-row"),
      items: reading.view.row.slice(0, reading.view.row_size).map((card, place) => reading.item("card", card, { parts: { place } })),
      facts: [words("plain-cards", { count: reading.view.deck_size })],
    },
    { title: words("zone-towers"), items: towers(reading) },
  ];
  for (const side of reading.view.side) {
    if (side >= 0) zones.push({ title: reading.name("side", side), items: [...spaces(reading, side), ...paths(reading, side)] });
  }
  for (const seat of reading.seats) {
    zones.push({ title: words("zone-area"), seat, items: [], facts: facts(reading, seat) });
    const hand = reading.view.hand[seat]!.slice(0, reading.view.hand_size[seat]);
    const own = seat === state.viewer;
    zones.push({ title: words("zone-hand"), seat, items: hand.map((card, slot) => reading.item("card", card, own ? { parts: { hand: slot } } : {})) });
  }
  return zones;
}

function towers(reading: Reading<Game>): Item[] {
  const { claimed, tower: towers } = reading.view;
  return towers.filter((tower) => tower >= 0).map((tower) => {
    const owner = reading.seats.find((seat) => claimed[seat] === tower);
    return reading.item("tower", tower, { parts: { tower }, ...(owner === undefined ? {} : { note: reading.state.seats[owner]!.name }) });
  });
}

function spaces(reading: Reading<Game>, side: number): Item[] {
  const { words, state } = reading;
  const { trees } = reading.view;
  const count = bits(reading.components.box.spaces[side]!, SPACES).length;
  return Array.from({ length: count }, (_, i) => {
    const notes = reading.seats.filter((seat) => (trees[seat]![side]! >> i) & 1).map((seat) => state.seats[seat]!.name);
    for (const [field, word] of [["neutral", "plain-neutral"], ["doubled", "plain-doubled"], ["felled", "plain-felled"]] as const) {
      if ((reading.view[field][side]! >> i) & 1) notes.push(words(word));
    }
    return reading.item("space", side * SPACES + i, { parts: { space: side * SPACES + i }, ...(notes.length ? { note: notes.join(", ") } : {}) });
  });
}

function paths(reading: Reading<Game>, side: number): Item[] {
  const fire = reading.view.fire[side]!;
  const breaks = reading.view.breaks[side]!;
  const asked = new Set(reading.state.moves.flatMap(({ parts }) => ("path" in parts ? [parts.path] : [])));
  const items: Item[] = [];
  for (let i = 0; i < PATHS; i++) {
    const path = side * PATHS + i;
    const burning = (fire >> i) & 1;
    const blocked = (breaks >> i) & 1;
    if (!burning && !blocked && !asked.has(path)) continue;
    const notes = [burning ? reading.words("plain-fire") : "", blocked ? reading.words("plain-break") : ""].filter(Boolean);
    items.push(reading.item("path", path, { parts: { path }, ...(notes.length ? { note: notes.join(", ") } : {}) }));
  }
  return items;
}

function facts(reading: Reading<Game>, seat: number): string[] {
  const { words, view } = reading;
  const truck = view.truck[seat]!;
  const tower = view.claimed[seat]!;
  const named = [
    words("plain-supply", { count: view.supply[seat]! }),
    words("plain-points", { count: view.vp[seat]! }),
    words("plain-axes", { count: view.axes[seat]! }),
    words("plain-lynx", { count: view.lynx[seat]! }),
  ];
  if (tower >= 0) named.push(`${words("plain-tower")}: ${reading.name("tower", tower)} (${view.pieces[seat]!})`);
  if (truck >= 0 && truck < ON_TOWER) named.push(`${words("plain-truck")}: ${reading.name("side", truck)}`);
  view.camping[seat]!.forEach((count, kind) => {
    if (count > 0) named.push(`${reading.name("token", CAMPING_TOKEN + kind)}: ${count}`);
  });
  return named;
}
