/** What the table of Reforest means: plants by card, stacks, energy, and heights to a scale. */

import type { Components } from "../../messages";

export const NONE = -1;
export const ROUNDS = 3;
/** The mountain from its top: the spaces of each elevation. */
export const PYRAMID = [
  { row: 2, name: "high", spaces: [5] },
  { row: 1, name: "middle", spaces: [3, 4] },
  { row: 0, name: "low", spaces: [0, 1, 2] },
] as const;
export const SPACES = 6;

/** The fields of the table that the board shows; see the game's `table.py`. */
export interface ReforestView {
  players: number;
  round: number;
  target: number;
  growing: number;
  growing_space: number;
  steps: number;
  step_a: number[];
  step_b: number[];
  pool_size: number;
  pool_card: number[];
  pool_space: number[];
  deck_size: number;
  deck: number[];
  nursery: number[];
  discard_size: number;
  discard: number[];
  tucked_size: number[];
  hand_size: number[];
  hand: number[][];
  hand_known: number[][];
  top: number[][];
  beneath: number[];
  stored: number[][];
  energy_size: number[];
  energy: number[][];
  energy_space: number[][];
  visitors_up: number;
  visitor: number[];
  visitor_place: number[];
  visitor_due: number[];
  visitor_owner: number[];
  events_up: number;
  event: number[];
  lasting: number;
}

export interface Selector {
  of: "plant" | "energy" | "empty_space";
  kinds: string[];
  icon: string | null;
  trait: string | null;
  light: string | null;
  rows: string;
  height_min: number;
  layer: "both" | "canopy" | "understory";
  zone: "region" | "near" | "stack" | "row";
}

/** A step of an effect as it stands in the pack: one verb, and what goes with it. */
export type Step = Partial<Record<string, number | string | Selector | null>>;

export interface Effect {
  timing: string;
  do: Step[];
  play?: Selector | null;
  cover?: Selector | null;
  award?: string | null;
}

export interface Plant {
  id: string;
  name: string;
  latin: string;
  kind: string;
  copies: number;
  cost: number;
  value: number;
  height: number;
  rows: string;
  light: "sun" | "shade";
  icons: string[];
  traits: string[];
  effect: Effect;
}

/** The plants by the numbers of their cards, under the names they have in the language of the table. */
export function plantsOf(components: Components): Plant[] {
  const names = components.things["plant"] ?? [];
  return (components.pack["plant"] as Plant[])
    .flatMap((plant) => Array.from({ length: plant.copies }, () => plant))
    .map((plant, card) => ({ ...plant, name: names[card] ?? plant.name }));
}

/** Stored energy: its place among all of that seat, and its face if one may know it. */
export interface Energy {
  slot: number;
  card: number;
}

export interface Stack {
  space: number;
  /** The canopy, `NONE` if nothing grows here. */
  top: number;
  /** The understory, what lies nearest to the top first. */
  under: number[];
  energy: Energy[];
}

export function stackOf(view: ReforestView, seat: number, space: number): Stack {
  const cards: number[] = [];
  for (let card = view.top[seat]![space]!; card !== NONE && cards.length < view.beneath.length; card = view.beneath[card]!)
    cards.push(card);
  const [top = NONE, ...under] = cards;
  return { space, top, under, energy: energyIn(view, seat, space) };
}

export const stacksOf = (view: ReforestView, seat: number): Stack[] =>
  Array.from({ length: SPACES }, (_, space) => stackOf(view, seat, space));

export function energyIn(view: ReforestView, seat: number, space: number): Energy[] {
  return view.energy[seat]!.slice(0, view.energy_size[seat]!)
    .map((card, slot) => ({ slot, card }))
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
export function isSeen(view: ReforestView, seat: number, slot: number): boolean {
  const others = ((1 << view.players) - 1) & ~(1 << seat);
  return (view.hand_known[seat]![slot]! & others) !== 0;
}

/** The effects that may be used now, in the order in which moves number them. */
export function pool(view: ReforestView): { card: number; space: number }[] {
  const first = view.step_a[view.steps - 1] ?? 0;
  return view.pool_card
    .slice(first, view.pool_size)
    .map((card, i) => ({ card, space: view.pool_space[first + i]! }));
}

/** The top cards of the deck that the viewer has seen, the uppermost first. */
export function knownTop(view: ReforestView): number[] {
  const cards: number[] = [];
  for (let at = view.deck_size - 1; at >= 0 && view.deck[at]! >= 0; at--) cards.push(view.deck[at]!);
  return cards;
}
