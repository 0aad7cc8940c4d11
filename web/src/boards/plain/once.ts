/** Once Upon a Forest: piles, the card that was given, hands, and forests column by column. */

import type { Item, Reading, Zone } from "./zones";

const CARDS = 64;

export function once(reading: Reading): Zone[] {
  const { words, state } = reading;
  const given = reading.number("given");
  const zones: Zone[] = [{ title: words("zone-piles"), items: piles(reading) }];
  if (given >= 0 && given < CARDS) zones.push({ title: words("zone-given"), items: [reading.item("card", given)] });
  const discard = reading.number("discard");
  if (discard >= 0) zones.push({ title: words("zone-discard"), items: [reading.item("card", discard)] });
  for (const seat of reading.seats) {
    zones.push({ title: words("zone-forest"), seat, items: forest(reading, seat) });
    zones.push({ title: words("zone-hand"), seat, items: hand(reading, seat, seat === state.viewer) });
  }
  return zones;
}

function piles(reading: Reading): Item[] {
  const bottoms = reading.numbers("bottom");
  const heights = reading.numbers("height");
  const deck = reading.numbers("deck");
  return heights.map((height, pile) => ({
    ...(height > 0 ? reading.item("card", deck[bottoms[pile]! + height - 1]!) : { name: reading.words("plain-empty") }),
    note: reading.words("plain-cards", { count: height }),
    parts: { pile },
    form: height > 0 ? ("back" as const) : ("place" as const),
  }));
}

function forest(reading: Reading, seat: number): Item[] {
  const columns = reading.numbers("columns")[seat]!;
  const own = seat === reading.state.viewer;
  const items: Item[] = reading.deep("forest")[seat]!.slice(0, columns).map((cards, column) => ({
    name: reading.words("plain-column", { number: column + 1 }),
    ...(own ? { parts: { column } } : {}),
    inner: cards.toReversed().map((card) =>
      card >= 0 ? reading.item("card", card) : { name: reading.words("plain-gap"), form: "place" as const },
    ),
  }));
  if (own) items.push({ name: reading.words("plain-new-column"), parts: { column: columns }, form: "place" });
  return items;
}

function hand(reading: Reading, seat: number, own: boolean): Item[] {
  const size = reading.numbers("hand_size")[seat]!;
  return reading
    .grid("hand")
    [seat]!.slice(0, size)
    .map((card, slot) => reading.item("card", card, own ? { parts: { hand: slot } } : { form: "back" }));
}
