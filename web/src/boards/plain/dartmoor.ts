/** Dartmoor: clearing, caves, hands, and forests stand by stand with those who live around each. */

import { SLOTS, type Game, type Moves } from "../../games/dartmoor";
import { unpaid } from "../dartmoor/view";
import type { Item, Reading, Zone } from "./zones";

export function dartmoor(reading: Reading<Game>): Zone[] {
  const { words, state, view } = reading;
  const clearing = view.clearing.slice(0, view.clearing_size);
  const zones: Zone[] = [
    {
      title: words("zone-clearing"),
      items: clearing.map((card) => cardItem(reading, card, ["take", "lift", "store", "lay", "moor"])),
      facts: [words("plain-cards", { count: view.deck_size }), words("plain-winters", { count: view.winters })],
    },
  ];
  if (view.playing >= 0) zones.push({ title: words("zone-playing"), items: [reading.item("half", view.playing)], facts: [words("plain-unpaid", { count: unpaid(view) })] });
  for (const seat of reading.seats) {
    zones.push({ title: words("zone-forest"), seat, items: forest(reading, seat), facts: cave(reading, seat) });
    const hand = view.hand[seat]!.slice(0, view.hand_size[seat]);
    zones.push({ title: words("zone-hand"), seat, items: hand.map((card) => (seat === state.viewer ? cardItem(reading, card, ["play", "pay", "store", "lay", "moor"]) : reading.item("card", card))) });
  }
  return zones;
}

/** A card, and its halves while they can be played by themselves. */
function cardItem(reading: Reading<Game>, card: number, kinds: (keyof Moves)[]): Item {
  const moves = reading.state.moves.filter((move) => kinds.includes(move.kind));
  const halves = [2 * card, 2 * card + 1].filter((half) => moves.some(({ parts }) => "half" in parts && parts.half === half));
  if (halves.length === 1 && reading.name("half", halves[0]!) === reading.name("card", card)) {
    return reading.item("card", card, { parts: { half: halves[0]! } });
  }
  return reading.item("card", card, {
    parts: { card },
    ...(halves.length ? { inner: halves.map((half) => reading.item("half", half, { parts: { half }, form: "place" })) } : {}),
  });
}

function forest(reading: Reading<Game>, seat: number): Item[] {
  const { stand_owner, stands, stand_species } = reading.view;
  return stand_owner.slice(0, stands).flatMap((owner, stand) => {
    if (owner !== seat) return [];
    const inner: Item[] = [];
    for (let slot = 0; slot < SLOTS; slot++) inner.push(...slotItems(reading, stand, slot));
    return [reading.item("species", stand_species[stand]!, { inner })];
  });
}

function slotItems(reading: Reading<Game>, stand: number, slot: number): Item[] {
  const first = reading.view.first[stand]![slot]!;
  const crowd = reading.view.crowd[stand]![slot]!;
  const where = reading.name("slot", slot);
  const asked = reading.state.moves.some((move) => move.kind === "place" && move.parts.stand === stand && move.parts.slot === slot);
  const parts = { stand, slot };
  const items: Item[] = [];
  if (crowd > 0) {
    const cards = reading.view.dwelling.filter((at) => at === stand * SLOTS + slot).length;
    items.push(reading.item("species", first, { note: Math.max(crowd, cards) > 1 ? `${where}, × ${crowd}` : where }));
  }
  if (asked) items.push({ name: where, parts, kind: "place", form: "place" });
  return items;
}

function cave(reading: Reading<Game>, seat: number): string[] {
  const number = reading.view.cave[seat]!;
  const name = number >= 0 ? reading.name("cave", number) : reading.words("plain-cave");
  return [`${name}: ${reading.words("plain-cards", { count: reading.view.cave_size[seat]! })}`];
}
