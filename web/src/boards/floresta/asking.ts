/** What is said of choices: what is asked next when a move is half chosen, and what a thing would cost and bring now. */

import { PIECES, type Game } from "../../games/floresta";
import type { FactOf } from "../../messages";
import { shownNumber } from "../../drawing/numbers";
import type { Choice, Words } from "../board";
import type { GameComponents, GameState } from "../typed";
import { printOf } from "./print";

type State = GameState<Game>;
type Components = GameComponents<Game>;

const nameOf = (components: Components, kind: string, number: number): string => components.things[kind]?.[number] ?? "";
const handOf = ({ view, viewer }: State): number[] => view.hand[viewer]?.slice(0, view.hand_size[viewer]) ?? [];

export function asks({ parts }: Choice, state: State, components: Components, say: Words): string {
  const card = parts["hand"] === undefined ? undefined : handOf(state)[parts["hand"]];
  if (card !== undefined) return say("floresta-ask-where", { card: nameOf(components, "card", card) });
  if (parts["tower"] !== undefined) return say("floresta-ask-card", { place: nameOf(components, "tower", parts["tower"]) });
  const { space, condition } = parts;
  if (condition !== undefined) return say("floresta-ask-bonus", { condition: nameOf(components, "condition", condition) });
  if (space === undefined) return "";
  const place = nameOf(components, "space", space);
  return say(state.phase === "bonus" ? "floresta-ask-condition" : "floresta-ask-card", { place });
}

/** The quotes of a kind about a thing, by the place of the card in the hand: `axes/0/31`. */
function pricesOf({ quotes }: State, where: string, number: number): [slot: number, axes: number][] {
  return Object.entries(quotes).flatMap(([key, axes]) => {
    const [kind, slot, thing] = key.split("/");
    return kind === where && Number(thing) === number ? [[Number(slot), Number(axes)] as [number, number]] : [];
  });
}

/** What each card that fits would cost there. */
function costs(prices: readonly [number, number][], state: State, components: Components, say: Words): FactOf[] {
  const hand = handOf(state);
  const value = prices
    .map(([slot, axes]) => say("floresta-price", { card: nameOf(components, "card", hand[slot] ?? -1), axes }))
    .join("; ");
  return value ? [{ label: say("floresta-fact-cost"), value }] : [];
}

function ofSpace(space: number, state: State, components: Components, say: Words): FactOf[] {
  const brings = state.quotes[`brings/${space}`];
  const gain = brings === undefined ? [] : [{ label: say("floresta-fact-brings"), value: say("floresta-brings-points", { points: shownNumber(Number(brings)) }) }];
  return [...costs(pricesOf(state, "axes", space), state, components, say), ...gain];
}

function ofTower(tower: number, state: State, components: Components, say: Words): FactOf[] {
  const prices = pricesOf(state, "tower-axes", tower);
  const { points } = printOf(components).towers[tower]!;
  const own = state.view.claimed[state.viewer] === tower ? state.view.pieces[state.viewer]! : 0;
  if (prices.length === 0 || own >= PIECES) return [];
  const more = points[own]! - (own > 0 ? points[own - 1]! : 0);
  const gain = { label: say("floresta-fact-brings"), value: say("floresta-brings-points", { points: shownNumber(more) }) };
  return [...costs(prices, state, components, say), gain];
}

/** Where a card of the hand fits. */
function ofCard(card: number, state: State, say: Words): FactOf[] {
  const slot = handOf(state).indexOf(card);
  if (slot < 0 || state.phase !== "turn" || state.moves.length === 0) return [];
  const prices = Object.entries(state.quotes).filter(([key]) => key.split("/").length === 3 && Number(key.split("/")[1]) === slot);
  const free = prices.filter(([, axes]) => axes === 0).length;
  return [{ label: say("floresta-fact-fits"), value: say("floresta-fits", { places: prices.length, free }) }];
}

export function brings(kind: string, number: number, state: State, components: Components, say: Words): FactOf[] {
  if (kind === "space") return ofSpace(number, state, components, say);
  if (kind === "tower") return ofTower(number, state, components, say);
  return kind === "card" ? ofCard(number, state, say) : [];
}
