/** What the table of Reforest means: plants by card, stacks, energy, and heights to a scale. */

import { H1, L1, L2, L3, M1, M2, NONE, SPACES, steps, type Game, type Plant, type View } from "../../games/reforest";
import type { GameComponents } from "../typed";
import type { Worth } from "./visitors";

/** The mountain from its top: the spaces of each elevation. */
export const PYRAMID = [
  { row: 2, name: "high", spaces: [H1] },
  { row: 1, name: "middle", spaces: [M1, M2] },
  { row: 0, name: "low", spaces: [L1, L2, L3] },
] as const;

/** The plants by the numbers of their cards, under the names they have in the language of the table. */
export function plantsOf({ pack, things }: GameComponents<Game>): Plant[] {
  const names = things["plant"] ?? [];
  return pack.plant
    .flatMap((plant) => Array.from({ length: plant.copies }, () => plant))
    .map((plant, card) => ({ ...plant, name: names[card] ?? plant.name }));
}

/** Stored energy: its place among all of that seat, its face if one may know it, and what it is worth. */
export interface Energy {
  slot: number;
  card: number;
  points: number;
}

export interface Stack {
  space: number;
  /** The canopy, `NONE` if nothing grows here. */
  top: number;
  /** The understory, what lies nearest to the top first. */
  under: number[];
  energy: Energy[];
}

export function stackOf(view: View, seat: number, space: number, worth: Worth): Stack {
  const cards: number[] = [];
  for (let card = view.top[seat]![space]!; card !== NONE && cards.length < view.beneath.length; card = view.beneath[card]!)
    cards.push(card);
  const [top = NONE, ...under] = cards;
  return { space, top, under, energy: energyIn(view, seat, space, worth) };
}

export const stacksOf = (view: View, seat: number, worth: Worth): Stack[] =>
  Array.from({ length: SPACES }, (_, space) => stackOf(view, seat, space, worth));

function energyIn(view: View, seat: number, space: number, worth: Worth): Energy[] {
  return view.energy[seat]!.slice(0, view.energy_size[seat]!)
    .map((card, slot) => ({ slot, card, points: worth[`energy/${seat}/${slot}`] ?? 0 }))
    .filter(({ slot }) => view.energy_space[seat]![slot] === space);
}

/** How tall a plant of so many metres is drawn, in pixels: the same staff everywhere. */
export const drawnHeight = (metres: number): number => 18 + 9.6 * Math.sqrt(metres);
/** The marks of the staff, in metres, and how tall it is altogether. */
export const TICKS = [1, 5, 10, 20, 30, 40, 50, 60, 70, 80, 90] as const;
export const STAFF = 112;
/** A plate's creature stands a little above its lower edge and fills a little less than its box. */
export const plateSize = (metres: number): number => Math.min(drawnHeight(metres), STAFF) * 1.08;

/** A height as it is written in a language: 2.5, or 2,5. */
export const metres = (height: number, language: string): string => height.toLocaleString(language);

/** Whether others than the owner know a card in a hand. */
export function isSeen(view: View, seat: number, slot: number): boolean {
  const others = ((1 << view.players) - 1) & ~(1 << seat);
  return (view.hand_known[seat]![slot]! & others) !== 0;
}

/** Cards that are still to be paid: the step that is pending asks for them. */
export const unpaid = (view: View): number => view.steps[view.depth - 1]?.[steps.AMOUNT] ?? 0;

/** The top cards of the deck that the viewer has seen, the uppermost first. */
export function knownTop(view: View): number[] {
  const cards: number[] = [];
  for (let at = view.deck_size - 1; at >= 0 && view.deck[at]! >= 0; at--) cards.push(view.deck[at]!);
  return cards;
}
