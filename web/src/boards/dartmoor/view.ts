/** What the table of Dartmoor means: clearing and deck, hands, forests as plots with strips, permanent effects. */

import {
  BOTTOM,
  LEFT,
  NONE,
  RIGHT,
  SECOND_BOTTOM,
  SECOND_TOP,
  SLOTS,
  SYMBOLS,
  TOP,
  type Box,
  type Game,
  type View,
} from "../../games/dartmoor";
import type { Words } from "../board";
import type { GameComponents } from "../typed";
import { cardsOf, signOf, speciesOf, type Card, type Half, type Species, type Told } from "./cards";

export type Worth = Readonly<Record<string, number>>;

/** All that is printed, read once. */
export interface Print {
  species: readonly Species[];
  cards: readonly Card[];
  box: Box;
  names: { card: readonly string[]; half: readonly string[]; species: readonly string[]; slot: readonly string[] };
  told: Told;
  /** The sign of whatever a brief text marks. */
  sign: (marked: string) => string;
}

export function printOf(components: GameComponents<Game>, words: Words): Print {
  const names = (kind: string): string[] => components.things[kind] ?? [];
  const told: Told = (kind, number, part) =>
    components.cards[kind]?.[number]?.facts.find((fact) => fact.label === words(`fact-${part}`))?.value ?? "";
  const species = speciesOf(components);
  return {
    species,
    cards: cardsOf(components, species, told),
    box: components.box,
    told,
    sign: (marked) => signOf(marked, species),
    names: { card: names("card"), half: names("half"), species: names("species"), slot: names("slot") },
  };
}

// The middle.

export const clearingOf = (view: View): number[] => view.clearing.slice(0, view.clearing_size);
export const handOf = (view: View, seat: number): number[] => view.hand[seat]!.slice(0, view.hand_size[seat]);
export const caveCards = (view: View, seat: number): number[] =>
  view.gone.flatMap((where, card) => (where === seat ? [card] : []));

/** Which cards of a hand everybody knows. */
export const knownToAll = (worth: Worth, view: View, seat: number): Set<number> =>
  new Set(handOf(view, seat).filter((card) => worth[`known/${card}`] === seat));

/** The species whose effect or bonus is to be decided on, if it is a card's. */
export function askedAbout(worth: Worth): { species: number; bonus: boolean } | null {
  const species = worth["asked/bonus"] ?? worth["asked/effect"];
  return species === undefined ? null : { species, bonus: "asked/bonus" in worth };
}

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

/** Whoever says the same as the one before under that number is the one before: what shows it need not be drawn anew. */
export function sameness<T>(): (number: number, thing: T) => T {
  const known = new Map<number, { told: string; thing: T }>();
  return (number, thing) => {
    const [before, told] = [known.get(number), JSON.stringify(thing)];
    if (before?.told === told) return before.thing;
    known.set(number, { told, thing });
    return thing;
  };
}

/** Whether a side of a stand takes room: where it is trimmed, only for those who dwell there or may come. */
export const taken = (plot: Plot, side: Side, trimmed: boolean, used: ReadonlySet<number>, slots: number): boolean =>
  plot.sides[side]?.some(({ slot, groups }) => !trimmed || groups.length > 0 || used.has(plot.stand * slots + slot)) ?? false;

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

/** What works from now on in a forest: which species, how many of it, and how many cards they draw each time. */
export interface Lasting {
  species: Species;
  count: number;
  draws: number;
}

export const lastingOf = (view: View, print: Print, worth: Worth, seat: number): Lasting[] =>
  print.species.flatMap((species): Lasting[] => {
    const draws = worth[`lasting/${seat}/${species.number}`];
    return draws === undefined ? [] : [{ species, count: view.species[seat]![species.number]!, draws }];
  });
