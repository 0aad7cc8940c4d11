/** Reforest: nursery, visitors, effects that may be used, hands, and regions space by space with their energy. */

import { TAKEN, type Game } from "../../games/reforest";
import type { Item, Reading, Zone } from "./zones";

export function reforest(reading: Reading<Game>): Zone[] {
  const { words, state, view } = reading;
  const zones: Zone[] = [
    {
      title: words("zone-nursery"),
      items: view.nursery.map((card, nursery) => (card >= 0 ? reading.item("card", card, { parts: { nursery } }) : { name: words("plain-empty"), form: "place" as const })),
      facts: [words("plain-cards", { count: view.deck_size }), words("plain-round", { number: view.round })],
    },
    { title: words("zone-visitors"), items: visitors(reading) },
  ];
  if (view.lasting >= 0) zones.push({ title: words("zone-event"), items: [reading.item("event", view.lasting)] });
  if (view.growing >= 0) zones.push({ title: words("zone-playing"), items: [reading.item("card", view.growing)] });
  const pool = view.pool_card.slice(0, view.pool_size);
  if (pool.length) {
    zones.push({ title: words("zone-effects"), items: pool.map((card, effect) => reading.item("card", card, { parts: { effect }, note: reading.name("space", view.pool_space[effect]!) })) });
  }
  for (const seat of reading.seats) {
    const own = seat === state.viewer;
    zones.push({ title: words("zone-region"), seat, items: region(reading, seat, own) });
    const hand = view.hand[seat]!.slice(0, view.hand_size[seat]);
    zones.push({ title: words("zone-hand"), seat, items: hand.map((card, slot) => reading.item("card", card, own ? { parts: { hand: slot } } : {})) });
  }
  return zones;
}

function visitors(reading: Reading<Game>): Item[] {
  const { visitor_place, visitor_owner } = reading.view;
  return reading.view.visitor
    .slice(0, reading.view.visitors_up)
    .map((visitor, i) => {
      const owner = visitor_owner[visitor]!;
      const taken = visitor_place[visitor] === TAKEN && owner >= 0 ? reading.state.seats[owner]?.name : undefined;
      return reading.item("visitor", visitor, { note: taken ?? reading.words("plain-visitor", { number: i + 1 }) });
    });
}

function region(reading: Reading<Game>, seat: number, own: boolean): Item[] {
  const { view, state } = reading;
  const energy = view.energy[seat]!.slice(0, view.energy_size[seat]);
  const reached = new Set(state.moves.flatMap(({ kind, parts }) => (kind === "move" ? [parts.to] : [])));
  return view.top[seat]!.map((top, space) => {
    const inner: Item[] = [];
    for (let card = top; card >= 0; card = view.beneath[card]!) inner.push(reading.item("card", card));
    energy.forEach((card, slot) => {
      if (view.energy_space[seat]![slot] === space) inner.push(reading.item("card", card, { note: reading.words("plain-energy"), ...(own ? { parts: { energy: slot } } : {}) }));
    });
    return {
      name: reading.name("space", space),
      ...(own ? { parts: { [reached.has(space) && top < 0 ? "to" : "space"]: space } } : {}),
      ...(inner.length ? { inner } : { form: "place" as const }),
    };
  });
}
