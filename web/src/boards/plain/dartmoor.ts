/** Dartmoor: clearing, caves, hands, and forests stand by stand with those who live around each. */

import type { Item, Reading, Zone } from "./zones";

const SLOTS = 6;

export function dartmoor(reading: Reading): Zone[] {
  const { words, state } = reading;
  const clearing = reading.numbers("clearing").slice(0, reading.number("clearing_size"));
  const zones: Zone[] = [
    {
      title: words("zone-clearing"),
      items: clearing.map((card) => cardItem(reading, card, ["take", "lift", "store", "lay", "moor"])),
      facts: [words("plain-cards", { count: reading.number("deck_size") }), words("plain-winters", { count: reading.number("winters") })],
    },
  ];
  const playing = reading.number("playing");
  if (playing >= 0) zones.push({ title: words("zone-playing"), items: [reading.item("half", playing)], facts: [words("plain-unpaid", { count: reading.number("unpaid") })] });
  for (const seat of reading.seats) {
    zones.push({ title: words("zone-forest"), seat, items: forest(reading, seat), facts: cave(reading, seat) });
    const hand = reading.grid("hand")[seat]!.slice(0, reading.numbers("hand_size")[seat]);
    zones.push({ title: words("zone-hand"), seat, items: hand.map((card) => (seat === state.viewer ? cardItem(reading, card, ["play", "pay", "store", "lay", "moor"]) : reading.item("card", card))) });
  }
  return zones;
}

/** A card, and its halves while they can be played by themselves. */
function cardItem(reading: Reading, card: number, kinds: string[]): Item {
  const moves = reading.state.moves.filter((move) => kinds.includes(move.kind));
  const halves = [2 * card, 2 * card + 1].filter((half) => moves.some((move) => move.parts.half === half));
  if (halves.length === 1 && reading.name("half", halves[0]!) === reading.name("card", card)) {
    return reading.item("card", card, { parts: { half: halves[0]! } });
  }
  return reading.item("card", card, {
    parts: { card },
    ...(halves.length ? { inner: halves.map((half) => reading.item("half", half, { parts: { half }, form: "place" })) } : {}),
  });
}

function forest(reading: Reading, seat: number): Item[] {
  const owners = reading.numbers("stand_owner").slice(0, reading.number("stands"));
  const dwelling = reading.numbers("dwelling");
  return owners.flatMap((owner, stand) => {
    if (owner !== seat) return [];
    const inner: Item[] = [];
    for (let slot = 0; slot < SLOTS; slot++) inner.push(...slotItems(reading, stand, slot, dwelling));
    return [reading.item("species", reading.numbers("stand_species")[stand]!, { inner })];
  });
}

function slotItems(reading: Reading, stand: number, slot: number, dwelling: number[]): Item[] {
  const first = reading.grid("first")[stand]![slot]!;
  const crowd = reading.grid("crowd")[stand]![slot]!;
  const where = reading.name("slot", slot);
  const asked = reading.state.moves.some((move) => move.kind === "place" && move.parts.stand === stand && move.parts.slot === slot);
  const parts = { stand, slot };
  const items: Item[] = [];
  if (crowd > 0) {
    const cards = dwelling.filter((at) => at === stand * SLOTS + slot).length;
    items.push(reading.item("species", first, { note: Math.max(crowd, cards) > 1 ? `${where}, × ${crowd}` : where }));
  }
  if (asked) items.push({ name: where, parts, kind: "place", form: "place" });
  return items;
}

function cave(reading: Reading, seat: number): string[] {
  const number = reading.numbers("cave")[seat]!;
  const name = number >= 0 ? reading.name("cave", number) : reading.words("plain-cave");
  return [`${name}: ${reading.words("plain-cards", { count: reading.numbers("cave_size")[seat]! })}`];
}
