/** Cards on their way: what has to be seen travelling after a move, from one named place to another. */

import type { Flight } from "../../drawing/travel";
import { NONE, SPACES, type Game, type View } from "../../games/reforest";
import type { GameDeed } from "../typed";

export const anchor = {
  deck: "table/deck/0",
  discard: "table/discard/0",
  visitors: "table/visitors/0",
  event: "table/event/0",
  nursery: (slot: number): string => `table/nursery/${slot}`,
  guest: (at: number): string => `table/visitor/${at}`,
  hand: (seat: number, slot: number): string => `${seat}/hand/${slot}`,
  space: (seat: number, space: number): string => `${seat}/space/${space}`,
  energy: (seat: number, space: number): string => `${seat}/energy/${space}`,
  growing: (seat: number): string => `${seat}/growing/0`,
  visitorsOf: (seat: number): string => `${seat}/visitors/0`,
};

/** The seats whose mountain is shown large, and whose hand; -1: nobody's. */
export interface Shown {
  mountain: number;
  hand: number;
}

/** Where cards were and are. Of seats that are not shown large a hand is one place. */
class Places {
  constructor(
    readonly before: View,
    readonly after: View,
    readonly shown: Shown,
  ) {}

  slot(view: View, seat: number, card: number): string {
    if (seat !== this.shown.hand) return anchor.hand(seat, 0);
    const found = card >= 0 ? view.hand[seat]!.indexOf(card) : NONE;
    return anchor.hand(seat, found >= 0 ? found : Math.max(0, view.hand_size[seat]! - 1));
  }

  inHand(seat: number, card: number): boolean {
    return card >= 0 && this.before.hand[seat]!.slice(0, this.before.hand_size[seat]!).includes(card);
  }

  /** A card that leaves a hand, or the energy of a region. */
  payer(seat: number, card: number): string {
    const stored = this.before.energy[seat]!.slice(0, this.before.energy_size[seat]!).indexOf(card);
    if (!this.inHand(seat, card) && stored >= 0) return anchor.energy(seat, this.before.energy_space[seat]![stored]!);
    return this.slot(this.before, seat, card);
  }

  nursery(view: View, card: number): string {
    return anchor.nursery(Math.max(0, view.nursery.indexOf(card)));
  }

  top(seat: number, card: number): string {
    const space = Array.from({ length: SPACES }, (_, i) => i).find((i) => this.before.top[seat]![i] === card);
    return anchor.space(seat, space ?? 0);
  }

  /** From a hand, or from the deck. */
  store(seat: number, card: number): string {
    const fromHand = this.inHand(seat, card) || this.after.hand_size[seat]! < this.before.hand_size[seat]!;
    return fromHand ? this.slot(this.before, seat, card) : anchor.deck;
  }

  /** A plant that was paid for comes from where it waited; that is seen only on the mountain that is shown. */
  grown(seat: number, card: number): string {
    const waited = this.before.growing === card && seat === this.shown.mountain;
    return waited ? anchor.growing(seat) : this.slot(this.before, seat, card);
  }

  guest(visitor: number): string {
    return anchor.guest(this.after.visitor.indexOf(visitor));
  }
}

export function flightsOf(before: View, after: View, deeds: readonly GameDeed<Game>[], shown: Shown): Flight[] {
  const places = new Places(before, after, shown);
  const flights: Flight[] = [];
  let last = 0;
  for (const { name, parts } of deeds.flatMap((deed) => deed.events)) {
    const go = (from: string, to: string): void => void flights.push({ from, to });
    if (name === "grew" || name === "moved") last = parts.space;
    if (name === "drew") go(anchor.deck, places.slot(after, parts.seat, parts.card));
    if (name === "took") go(places.nursery(before, parts.card), places.slot(after, parts.seat, parts.card));
    if (name === "reclaimed") go(anchor.energy(parts.seat, parts.space), places.slot(after, parts.seat, parts.card));
    if (name === "paid" || name === "discarded") go(places.payer(parts.seat, parts.card), anchor.discard);
    if (name === "grew") go(places.grown(parts.seat, parts.card), anchor.space(parts.seat, parts.space));
    if (name === "withered") go(anchor.space(parts.seat, last), anchor.energy(parts.seat, last));
    if (name === "stored") go(places.store(parts.seat, parts.card), anchor.energy(parts.seat, parts.space));
    if (name === "stowed") go(places.nursery(before, parts.card), anchor.energy(parts.seat, parts.space));
    if (name === "moved") go(places.top(parts.seat, parts.card), anchor.space(parts.seat, parts.space));
    if (name === "burned") go(anchor.space(parts.seat, parts.space), anchor.energy(parts.seat, parts.space));
    if (name === "cleared") go(places.nursery(before, parts.card), anchor.discard);
    if (name === "laid") go(anchor.deck, places.nursery(after, parts.card));
    if (name === "milled") go(anchor.deck, anchor.discard);
    if (name === "visited") go(anchor.visitors, anchor.visitorsOf(parts.seat));
    if (name === "awarded") go(places.guest(parts.visitor), anchor.visitorsOf(parts.seat));
    if (name === "invited") go(anchor.visitors, places.guest(parts.visitor));
  }
  const seat = deeds.at(-1)?.seat ?? NONE;
  if (after.growing >= 0 && before.growing !== after.growing && seat >= 0)
    flights.push({ from: places.slot(before, seat, after.growing), to: anchor.growing(seat) });
  return flights;
}
