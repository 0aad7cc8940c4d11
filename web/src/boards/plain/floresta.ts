/** Floresta: the row, hands, the five sides space by space, paths with fire or breaks, towers, and what each has. */

import { bits, type Item, type Reading, type Zone } from "./zones";

const SPACES = 12;
const PATHS = 16;

export function floresta(reading: Reading): Zone[] {
  const { words, state } = reading;
  const zones: Zone[] = [
    {
      title: words("zone-row"),
      items: reading.numbers("row").slice(0, reading.number("row_size")).map((card, place) => reading.item("card", card, { parts: { place } })),
      facts: [words("plain-cards", { count: reading.number("deck_size") })],
    },
    { title: words("zone-towers"), items: towers(reading) },
  ];
  for (const side of reading.numbers("side")) {
    if (side >= 0) zones.push({ title: reading.name("side", side), items: [...spaces(reading, side), ...paths(reading, side)] });
  }
  for (const seat of reading.seats) {
    zones.push({ title: words("zone-area"), seat, items: [], facts: facts(reading, seat) });
    const hand = reading.grid("hand")[seat]!.slice(0, reading.numbers("hand_size")[seat]);
    const own = seat === state.viewer;
    zones.push({ title: words("zone-hand"), seat, items: hand.map((card, slot) => reading.item("card", card, own ? { parts: { hand: slot } } : {})) });
  }
  return zones;
}

function towers(reading: Reading): Item[] {
  const claimed = reading.numbers("claimed");
  return reading.numbers("tower").filter((tower) => tower >= 0).map((tower) => {
    const owner = reading.seats.find((seat) => claimed[seat] === tower);
    return reading.item("tower", tower, { parts: { tower }, ...(owner === undefined ? {} : { note: reading.state.seats[owner]!.name }) });
  });
}

function spaces(reading: Reading, side: number): Item[] {
  const { words, state } = reading;
  const trees = reading.grid("trees");
  const count = bitsIn(reading.printed("spaces")[side] ?? 0);
  return Array.from({ length: count }, (_, i) => {
    const here = (field: string) => (reading.numbers(field)[side]! >> i) & 1;
    const notes = reading.seats.filter((seat) => (trees[seat]![side]! >> i) & 1).map((seat) => state.seats[seat]!.name);
    for (const [field, word] of [["neutral", "plain-neutral"], ["doubled", "plain-doubled"], ["felled", "plain-felled"]] as const) {
      if (here(field)) notes.push(words(word));
    }
    return reading.item("space", side * SPACES + i, { parts: { space: side * SPACES + i }, ...(notes.length ? { note: notes.join(", ") } : {}) });
  });
}

/** `spaces` of the box is a count, or a set of bits: both say how many there are. */
function bitsIn(set: number): number {
  return set > SPACES ? bits(set, SPACES).length : set;
}

function paths(reading: Reading, side: number): Item[] {
  const fire = reading.numbers("fire")[side]!;
  const breaks = reading.numbers("breaks")[side]!;
  const asked = new Set(reading.state.moves.map((move) => move.parts.path));
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

function facts(reading: Reading, seat: number): string[] {
  const { words } = reading;
  const of = (field: string) => reading.numbers(field)[seat]!;
  const truck = of("truck");
  const tower = of("claimed");
  const named = [
    words("plain-supply", { count: of("supply") }),
    words("plain-points", { count: of("vp") }),
    words("plain-axes", { count: of("axes") }),
    words("plain-lynx", { count: of("lynx") }),
  ];
  if (tower >= 0) named.push(`${words("plain-tower")}: ${reading.name("tower", tower)} (${of("pieces")})`);
  if (truck >= 0 && truck < 10) named.push(`${words("plain-truck")}: ${reading.name("side", truck)}`);
  reading.grid("camping")[seat]!.forEach((count, kind) => {
    if (count > 0) named.push(`${reading.name("token", 3 + kind)}: ${count}`);
  });
  return named;
}
