/** Reforest: nursery, visitors, effects that may be used, hands, and regions space by space with their energy. */

import type { Item, Reading, Zone } from "./zones";

export function reforest(reading: Reading): Zone[] {
  const { words, state } = reading;
  const zones: Zone[] = [
    {
      title: words("zone-nursery"),
      items: reading.numbers("nursery").map((card, nursery) => (card >= 0 ? reading.item("card", card, { parts: { nursery } }) : { name: words("plain-empty"), form: "place" as const })),
      facts: [words("plain-cards", { count: reading.number("deck_size") }), words("plain-round", { number: reading.number("round") })],
    },
    { title: words("zone-visitors"), items: visitors(reading) },
  ];
  const lasting = reading.number("lasting");
  if (lasting >= 0) zones.push({ title: words("zone-event"), items: [reading.item("event", lasting)] });
  const growing = reading.number("growing");
  if (growing >= 0) zones.push({ title: words("zone-playing"), items: [reading.item("card", growing)] });
  const pool = reading.numbers("pool_card").slice(0, reading.number("pool_size"));
  if (pool.length) {
    const at = reading.numbers("pool_space");
    zones.push({ title: words("zone-effects"), items: pool.map((card, effect) => reading.item("card", card, { parts: { effect }, note: reading.name("space", at[effect]!) })) });
  }
  for (const seat of reading.seats) {
    const own = seat === state.viewer;
    zones.push({ title: words("zone-region"), seat, items: region(reading, seat, own) });
    const hand = reading.grid("hand")[seat]!.slice(0, reading.numbers("hand_size")[seat]);
    zones.push({ title: words("zone-hand"), seat, items: hand.map((card, slot) => reading.item("card", card, own ? { parts: { hand: slot } } : {})) });
  }
  return zones;
}

function visitors(reading: Reading): Item[] {
  const places = reading.numbers("visitor_place");
  const owners = reading.numbers("visitor_owner");
  return reading
    .numbers("visitor")
    .slice(0, reading.number("visitors_up"))
    .map((visitor, i) => {
      const owner = owners[visitor]!;
      const taken = places[visitor] === 2 && owner >= 0 ? reading.state.seats[owner]?.name : undefined;
      return reading.item("visitor", visitor, { note: taken ?? reading.words("plain-visitor", { number: i + 1 }) });
    });
}

function region(reading: Reading, seat: number, own: boolean): Item[] {
  const beneath = reading.numbers("beneath");
  const energy = reading.grid("energy")[seat]!.slice(0, reading.numbers("energy_size")[seat]);
  const under = reading.grid("energy_space")[seat]!;
  return reading.grid("top")[seat]!.map((top, space) => {
    const inner: Item[] = [];
    for (let card = top; card >= 0; card = beneath[card]!) inner.push(reading.item("card", card));
    energy.forEach((card, slot) => {
      if (under[slot] === space) inner.push(reading.item("card", card, { note: reading.words("plain-energy"), ...(own ? { parts: { energy: slot } } : {}) }));
    });
    const moving = reading.state.moves.some((move) => move.kind === "move");
    return {
      name: reading.name("space", space),
      ...(own ? { parts: { [moving && reading.state.moves.some((m) => m.parts.to === space) && top < 0 ? "to" : "space"]: space } } : {}),
      ...(inner.length ? { inner } : { form: "place" as const }),
    };
  });
}
