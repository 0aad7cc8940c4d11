/** What the table of Dartmoor means: clearing and deck, hands, forests as plots with strips, permanent effects. */

import {
  BOTTOM,
  LEFT,
  NONE,
  RETURNED,
  RIGHT,
  SEATS,
  SECOND_BOTTOM,
  SECOND_TOP,
  SLOTS,
  steps,
  SYMBOLS,
  TOP,
  UNIVERSAL,
  WINTER,
  type Box,
  type Game,
  type View,
} from "../../games/dartmoor";
import type { GameComponents } from "../typed";
import { signOf, type Card, type Half, type Species } from "./cards";

export type Worth = Readonly<Record<string, number>>;

/** All that is printed, read once. */
export interface Print {
  species: readonly Species[];
  cards: readonly Card[];
  box: Box;
  names: { card: readonly string[]; half: readonly string[]; species: readonly string[]; slot: readonly string[] };
}

export function printOf(components: GameComponents<Game>, species: Species[], cards: Card[]): Print {
  const names = (kind: string): string[] => components.things[kind] ?? [];
  return {
    species,
    cards,
    box: components.box,
    names: { card: names("card"), half: names("half"), species: names("species"), slot: names("slot") },
  };
}

/** The trees whose symbols cards bear, as these are numbered. */
const TREES = ["crab-apple", "black-alder", "sessile-oak", "goat-willow", "ash", "moor-birch"];

/** What the tree of a tree symbol is called. */
export const treeName = (print: Print, colour: number): string =>
  print.names.species[print.species.findIndex((one) => one.id === TREES[colour])] ?? "";

// The middle.

export const clearingOf = (view: View): number[] => view.clearing.slice(0, view.clearing_size);
export const handOf = (view: View, seat: number): number[] => view.hand[seat]!.slice(0, view.hand_size[seat]);
export const caveCards = (view: View, seat: number): number[] =>
  view.gone.flatMap((where, card) => (where === seat ? [card] : []));

/** Below the deck lie the cards that went back into the box. */
const returned = (view: View): number => RETURNED * (SEATS - view.players);
export const deckLeft = (view: View): number => view.deck_size - returned(view);

/** How many cards lie above the first winter, of which all know the place; NONE once it was seen. */
export function untilWinter(view: View): number {
  if (view.winters > 0) return NONE;
  const top = view.deck.slice(0, view.deck_size).lastIndexOf(WINTER);
  return top < 0 ? NONE : view.deck_size - 1 - top;
}

/** Which cards of a hand everybody knows: taken openly, and no universal moor laid since. */
export function knownToAll(view: View, seat: number): Set<number> {
  let moor: number = NONE;
  for (let stand = 0; stand < view.stands; stand++) {
    if (view.stand_owner[stand] === seat && view.stand_species[stand] === UNIVERSAL) moor = stand;
  }
  return new Set(
    handOf(view, seat).filter((card) => card >= 0 && view.taken_by[card] === seat && view.taken_since[card]! > moor),
  );
}

/** The species whose effect or bonus is pending, if it is a card's. */
export function askedAbout(view: View): { species: number; bonus: boolean } | null {
  const step = view.depth > 0 && view.playing < 0 ? view.steps[view.depth - 1] : undefined;
  const species = (step?.[steps.ORIGIN] ?? 0) - steps.OF_SPECIES;
  return species >= 0 ? { species, bonus: (step![steps.FLAGS]! & steps.BONUS) !== 0 } : null;
}

/** Whether a half that is being played is paid for: what is played free costs nothing and has no bonus. */
export const isPaid = (view: View): boolean =>
  view.playing >= 0 && (view.steps[0]![steps.FLAGS]! & steps.PAID) !== 0;

/** Cards that are still to be paid. */
export const unpaid = (view: View): number =>
  view.steps.find((row) => row[steps.STEP] === steps.PAY)?.[steps.NUMBER] ?? 0;

// Forests.

/** Dwellers of one species that share a slot. */
export interface Group {
  species: Species;
  halves: number[];
  points: number | null;
}

export interface Strip {
  slot: number;
  groups: Group[];
}

export type Side = "t" | "b" | "l" | "r";

/** A tree, shrub or moor with what dwells on its sides. */
export interface Plot {
  stand: number;
  /** Nothing for a universal moor. */
  species: Species | null;
  card: number;
  moor: boolean;
  colour: number;
  points: number | null;
  sides: Partial<Record<Side, Strip[]>>;
}

const TREE_SIDES: [Side, number[]][] = [
  ["t", [TOP]],
  ["b", [BOTTOM]],
  ["l", [LEFT]],
  ["r", [RIGHT]],
];
const MOOR_SIDES: [Side, number[]][] = [
  ["t", [TOP, SECOND_TOP]],
  ["b", [BOTTOM, SECOND_BOTTOM]],
];

/** A forest: trees and shrubs in the order in which they were laid, then the moors. */
export function plotsOf(view: View, print: Print, worth: Worth, seat: number): Plot[] {
  const dwellers = new Map<number, number[]>();
  view.dwelling.forEach((at, card) => {
    if (at >= 0) dwellers.set(at, [...(dwellers.get(at) ?? []), card]);
  });
  const plots: Plot[] = [];
  for (let stand = 0; stand < view.stands; stand++) {
    if (view.stand_owner[stand] !== seat) continue;
    const species = print.species[view.stand_species[stand]!] ?? null;
    const moor = species === null || species.kind === "moor";
    const card = view.stand_card[stand]!;
    const sides: Plot["sides"] = {};
    for (const [side, slots] of moor ? MOOR_SIDES : TREE_SIDES) {
      sides[side] = slots.map((slot) => ({
        slot,
        groups: groupsOf(dwellers.get(stand * SLOTS + slot) ?? [], slot, view.first[stand]![slot]!, print, worth),
      }));
    }
    const colour = species && card >= 0 ? print.cards[card]!.halves[0]!.colour : NONE;
    const points = species ? (worth[`stand/${stand}`] ?? null) : null;
    plots.push({ stand, species, card, moor, colour, points, sides });
  }
  return [...plots.filter((plot) => !plot.moor), ...plots.filter((plot) => plot.moor)];
}

/** Those in one slot, the first comer first; equals together. */
function groupsOf(cards: number[], slot: number, first: number, print: Print, worth: Worth): Group[] {
  const groups = new Map<number, Group>();
  for (const card of cards) {
    const half = 2 * card + (slot % 2);
    const species = print.species[print.box.half_species[half]!]!;
    const group = groups.get(species.number) ?? { species, halves: [], points: null };
    group.halves.push(half);
    const points = worth[`half/${half}`];
    if (points !== undefined) group.points = (group.points ?? 0) + points;
    groups.set(species.number, group);
  }
  return [...groups.values()].sort((a, b) => Number(b.species.number === first) - Number(a.species.number === first));
}

/** The half that is being played, not yet in the forest. */
export function playingOf(view: View, print: Print): Half | null {
  if (view.playing < 0) return null;
  return print.cards[view.playing >> 1]?.halves.find((half) => half.number === view.playing) ?? null;
}

/** How many of each category a forest has, in the order of the tally. */
export const TALLY = ["bird", "bat", "insect", "amphibian", "hoof", "paw", "plant"] as const;
export const tallyOf = (view: View, seat: number): number[] =>
  TALLY.map((kind) => view.symbols[seat]![SYMBOLS.indexOf(kind)]!);

/** What works from now on in a forest: how many of which species, and what they do. */
export interface Lasting {
  species: Species;
  count: number;
  does: "draw" | "share" | "join" | "double";
  /** The category or species it is about, as a sign. */
  sign: string;
  /** Cards drawn each time, all copies together. */
  draws: number;
}

export function lastingOf(view: View, print: Print, seat: number, signOfWhat: (what: number) => string): Lasting[] {
  const { box, species } = print;
  return species.flatMap((one): Lasting[] => {
    const count = view.species[seat]![one.number]!;
    if (count === 0 || !one.permanent) return [];
    const lasting = { species: one, count, draws: 0 };
    const trigger = box.trigger_species.slice(0, box.triggers).indexOf(one.number);
    if (trigger >= 0) {
      const draws = count * box.trigger_draw[trigger]!;
      return [{ ...lasting, does: "draw", sign: signOfWhat(box.trigger_what[trigger]!), draws }];
    }
    if (box.opens_top[one.number]) return [{ ...lasting, does: "share", sign: "dragonfly" }];
    if (box.opens_sides[one.number]) return [{ ...lasting, does: "join", sign: "rabbit" }];
    return [{ ...lasting, does: "double", sign: signOfWhat(box.doubles[one.number]!) }];
  });
}

/** The sign of what an effect is about: bits of categories, or a species. */
export function signOfWhat(what: number, species: readonly Species[]): string {
  if (what < 0) return species[-1 - what]?.id === "black-rabbit" ? "rabbit" : (species[-1 - what]?.kind ?? "");
  return signOf(SYMBOLS.find((_, bit) => (what >> bit) & 1) ?? "");
}
