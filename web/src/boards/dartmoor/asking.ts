/** What the prompt asks while a move is being made, and what a card would cost and bring whoever looks at it. */

import { NONE, steps, type Game, type View } from "../../games/dartmoor";
import type { FactOf } from "../../messages";
import type { Choice, Words } from "../board";
import type { GameComponents, GameState } from "../typed";
import { handOf } from "./view";

type State = GameState<Game>;
type Components = GameComponents<Game>;

/** How many cards have to be paid before what is being played comes in: none if it is free. */
export function priceOf(view: View): number {
  const paying = view.steps.slice(0, view.depth).find((step) => step[steps.STEP] === steps.PAY);
  return paying?.[steps.NUMBER] ?? 0;
}

export function asks({ kind, parts }: Choice, { view, phase }: State, components: Components, say: Words): string {
  const nameOf = (species: number): string => components.things["species"]?.[species] ?? "";
  const { half_species } = components.box;
  if (kind === "play" && parts["half"] !== undefined && phase === "action") {
    const species = half_species[parts["half"]] ?? NONE;
    return say("dartmoor-ask-play", { name: nameOf(species), cost: components.pack.species[species]?.cost ?? 0 });
  }
  if (view.playing < 0) return "";
  const [name, price] = [nameOf(half_species[view.playing]!), priceOf(view)];
  if (phase === "pay") return say("dartmoor-ask-pay", { name, price });
  if (phase !== "place") return "";
  const stand = parts["stand"];
  if (stand === undefined) return say("dartmoor-ask-place", { name, price });
  return say("dartmoor-ask-side", { name, stand: nameOf(view.stand_species[stand]!) || say("dartmoor-universal") });
}

/** Of a half in one's hand: the price, whether its bonus could be paid for, and the points it would bring. */
export function brings(kind: string, number: number, state: State, components: Components, say: Words): FactOf[] {
  const { view, viewer, quotes, phase } = state;
  if (kind !== "half" || viewer < 0) return [];
  const hand = handOf(view, viewer);
  const card = number >> 1;
  const facts: FactOf[] = [];
  const tell = (id: string, args: Record<string, string | number>): void =>
    void facts.push({ label: say(`dartmoor-brings-${id}`), value: say(`dartmoor-brings-${id}-now`, args) });
  if (phase === "pay" && "bonus" in quotes && hand.includes(card)) tell("bonus", { shows: Number(quotes[`shows/${card}`] ?? 0) });
  if (phase === "action" && hand.includes(card)) {
    const species = components.pack.species[components.box.half_species[number] ?? NONE];
    const cost = species?.cost ?? 0;
    tell("price", { cost });
    const colour = components.box.half_colour[number]!;
    if (species?.bonus && cost > 0) {
      tell("symbols", { cost, have: hand.filter((other) => other !== card && shows(components, other, colour)).length });
    }
  }
  const points = quotes[`brings/${number}`];
  if (points !== undefined) tell("points", { points: Number(points) });
  return facts;
}

/** Whether a card bears a tree symbol, on either half. */
function shows({ box }: Components, card: number, colour: number): boolean {
  return [2 * card, 2 * card + 1].some((half) => box.half_species[half] !== NONE && box.half_colour[half] === colour);
}
