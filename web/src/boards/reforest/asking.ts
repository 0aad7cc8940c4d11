/** What is asked when a move is half chosen, and what a thing would cost and bring whoever looks at it. */

import { NONE, SPACES, type Game } from "../../games/reforest";
import type { FactOf } from "../../messages";
import type { Choice, Words } from "../board";
import type { GameComponents, GameState } from "../typed";
import { shownNumber } from "../../drawing/numbers";
import { metres, plantsOf } from "./region";
import { countsOf } from "./visitors";

type State = GameState<Game>;
type Components = GameComponents<Game>;

const handOf = ({ view, viewer }: State): number[] => (viewer < 0 ? [] : view.hand[viewer]!.slice(0, view.hand_size[viewer]!));
const spaces = Array.from({ length: SPACES }, (_, space) => space);

interface Place {
  space: number;
  price: number;
  gain: number;
}

/** Where a card in hand may grow now, for what, and what that brings. */
export function placesFor(quotes: State["quotes"], slot: number): Place[] {
  return spaces
    .filter((space) => `price/${slot}/${space}` in quotes && !(`refused/${slot}/${space}` in quotes))
    .map((space) => ({ space, price: Number(quotes[`price/${slot}/${space}`]), gain: Number(quotes[`gain/${slot}/${space}`] ?? 0) }));
}

/** "2", or "1 to 3". */
export function span(numbers: readonly number[], say: Words, shown: (number: number) => string = String): string {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  return least === most ? shown(least) : say("reforest-span", { least: shown(least), most: shown(most) });
}

const signed = (number: number): string => (number > 0 ? `+${number}` : shownNumber(number));

// What is asked.

export function asks({ parts }: Choice, state: State, components: Components, say: Words): string {
  const { hand = NONE, space = NONE } = parts as { hand?: number; space?: number };
  const plants = plantsOf(components);
  if (state.phase === "action" && hand >= 0 && space < 0) {
    const plant = plants[handOf(state)[hand]!];
    const places = placesFor(state.quotes, hand);
    if (!plant || places.length === 0) return "";
    return say("reforest-ask-where", { name: plant.name, metres: metres(plant.height, state.language), price: span(places.map(({ price }) => price), say) });
  }
  if (state.phase === "action" && space >= 0) return say("reforest-ask-what", { space: components.things["space"]?.[space] ?? "" });
  if (state.phase === "move" && space >= 0) {
    const plant = plants[state.view.top[state.viewer]?.[space] ?? NONE];
    return plant ? say("reforest-ask-to", { name: plant.name }) : "";
  }
  return "";
}

// What things cost and bring.

export function brings(kind: string, number: number, state: State, components: Components, say: Words): FactOf[] {
  if (kind === "card") return ofCard(number, state, say);
  if (kind === "space") return ofSpace(number, state, components, say);
  return kind === "visitor" ? ofVisitor(number, state, say) : [];
}

function ofCard(card: number, state: State, say: Words): FactOf[] {
  const [slot, { quotes }] = [handOf(state).indexOf(card), state];
  const places = placesFor(quotes, slot);
  if (places.length > 0)
    return [
      { label: say("reforest-costs"), value: span(places.map(({ price }) => price), say) },
      { label: say("reforest-brings"), value: span(places.map(({ gain }) => gain), say, signed) },
    ];
  if (!spaces.some((space) => `refused/${slot}/${space}` in quotes)) return [];
  const prices = spaces.flatMap((space) => quotes[`price/${slot}/${space}`] ?? []).map(Number);
  const why = prices.length > 0 ? say("reforest-why-cannot-pay", { price: span(prices, say) }) : say("reforest-nowhere");
  return [{ label: say("reforest-grows"), value: why }];
}

/** What could grow in a space, each with its price. */
function ofSpace(space: number, state: State, components: Components, say: Words): FactOf[] {
  const plants = plantsOf(components);
  const found = handOf(state).flatMap((card, slot) =>
    placesFor(state.quotes, slot)
      .filter((place) => place.space === space)
      .map(({ price, gain }) => say("reforest-at-price", { name: plants[card]!.name, price, gain: signed(gain) })),
  );
  return found.length > 0 ? [{ label: say("reforest-could-grow"), value: found.join("; ") }] : [];
}

/** How much everybody has of what a visitor counts, who has most first. */
function ofVisitor(visitor: number, { view, worth, seats }: State, say: Words): FactOf[] {
  const counts = countsOf(worth, "visitor", visitor, view.players).map((count, seat) => ({ count, name: seats[seat]?.name ?? "" }));
  if (counts.length === 0) return [];
  const told = counts.sort((a, b) => b.count - a.count).map(({ count, name }) => say("reforest-count", { name, count }));
  return [{ label: say("reforest-now"), value: told.join(", ") }];
}
