/** Once Upon a Forest: piles, the card that was given, hands, and forests column by column. */

import { CARDS, type Game } from "../../games/once";
import type { Item, Reading, Zone } from "./zones";

export function once(reading: Reading<Game>): Zone[] {
  const { words, state } = reading;
  const { given, discard } = reading.view;
  const zones: Zone[] = [{ title: words("zone-piles"), items: piles(reading) }];
  if (given >= 0 && given < CARDS) zones.push({ title: words("zone-given"), items: [reading.item("card", given)] });
  if (discard >= 0) zones.push({ title: words("zone-discard"), items: [reading.item("card", discard)] });
  for (const seat of reading.seats) {
    zones.push({ title: words("zone-forest"), seat, items: forest(reading, seat) });
    zones.push({ title: words("zone-hand"), seat, items: hand(reading, seat, seat === state.viewer) });
  }
  return zones;
}

function piles(reading: Reading<Game>): Item[] {
  const { bottom, deck } = reading.view;
  return reading.view.height.map((height, pile) => ({
    ...(height > 0 ? reading.item("card", deck[bottom[pile]! + height - 1]!) : { name: reading.words("plain-empty") }),
    note: reading.words("plain-cards", { count: height }),
    parts: { pile },
    form: height > 0 ? ("back" as const) : ("place" as const),
  }));
}

function forest(reading: Reading<Game>, seat: number): Item[] {
  const columns = reading.view.columns[seat]!;
  const own = seat === reading.state.viewer;
  const items: Item[] = reading.view.forest[seat]!.slice(0, columns).map((cards, column) => ({
    name: reading.words("plain-column", { number: column + 1 }),
    ...(own ? { parts: { column } } : {}),
    inner: cards.toReversed().map((card) =>
      card >= 0 ? reading.item("card", card) : { name: reading.words("plain-gap"), form: "place" as const },
    ),
  }));
  if (own) items.push({ name: reading.words("plain-new-column"), parts: { column: columns }, form: "place" });
  return items;
}

function hand(reading: Reading<Game>, seat: number, own: boolean): Item[] {
  const size = reading.view.hand_size[seat]!;
  return reading.view.hand
    [seat]!.slice(0, size)
    .map((card, slot) => reading.item("card", card, own ? { parts: { hand: slot } } : { form: "back" }));
}
