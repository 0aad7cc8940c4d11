/** What the table of Once Upon a Forest means: faces, forests and piles; what they come to is told by Python. */

import type { Flight } from "../../drawing/travel";
import { CARDS, LEVEL_CARDS, LEVEL_NAMES, LEVELS, NONE, OBLIGATORY_PILE, type Game, type View } from "../../games/once";
import type { BarFact, Words } from "../board";
import type { GameComponents, GameDeed } from "../typed";

export interface Face {
  number: number;
  level: number;
  /** How many animals of the level's two species. */
  animals: readonly [number, number];
  saw: boolean;
  start: boolean;
}

/** The faces of the cards, by number. */
export function facesOf({ box }: GameComponents<Game>): Face[] {
  return box.animals.map(([first = 0, second = 0], number) => ({
    number,
    level: box.level[number]!,
    animals: [first, second],
    saw: box.saw[number] === 1,
    start: box.is_start[number] === 1,
  }));
}

/** The two species of each level. */
export function speciesOf({ pack }: GameComponents<Game>): string[][] {
  return LEVEL_NAMES.map((level) =>
    ["a", "b"].map((letter) => pack.species.find((one) => one.level === level && one.letter === letter)?.id ?? ""),
  );
}

/** The level of a card, from its face or its back; -1 if not even the back can be seen. */
export function levelOf(card: number): number {
  if (card < 0 || card >= CARDS + LEVELS) return NONE;
  return card < CARDS ? Math.floor(card / LEVEL_CARDS) : card - CARDS;
}

export const isFace = (card: number): boolean => card >= 0 && card < CARDS;

/** The top of a pile, as far as one can see it; `NONE` if the pile is empty. */
export function topOf(view: View, pile: number): number {
  const height = view.height[pile]!;
  return height > 0 ? view.deck[view.bottom[pile]! + height - 1]! : NONE;
}

export type Worth = Readonly<Record<string, number>>;

/**
 * A species in a forest: its animals that count, those on the column that is not complete yet, how many are missing
 * (less than 0: too many), and the point it brings.
 */
export interface Balance {
  animals: number;
  waiting: number;
  lack: number;
  points: number;
}

/** How many columns of a forest are complete, and so how many animals of each species there should be. */
export const fullColumns = (worth: Worth, seat: number): number => worth[`columns/${seat}`]!;

/** The two species of each level, as Python numbers them. */
export function balanceOf(worth: Worth, seat: number): Balance[][] {
  return LEVEL_NAMES.map((_, level) =>
    [2 * level, 2 * level + 1].map((species) => ({
      animals: worth[`animals/${seat}/${species}`]!,
      waiting: worth[`waiting/${seat}/${species}`]!,
      lack: worth[`lack/${seat}/${species}`]!,
      points: worth[`species/${seat}/${species}`]!,
    })),
  );
}

/** A place in a forest: the visible card, the one that it covers (-1: none) and how many lie beneath it. */
export interface Place {
  column: number;
  level: number;
  card: number;
  covered: number;
  under: number;
}

/** The places of a forest, column by column from the ground up. */
export function placesOf(view: View, seat: number, columns: number): Place[] {
  return Array.from({ length: columns * LEVELS }, (_, i) => {
    const [column, level] = [Math.floor(i / LEVELS), i % LEVELS];
    const card = view.forest[seat]![column]![level]!;
    const covered = view.beneath[card] ?? NONE;
    return { column, level, card, covered, under: card === NONE ? 0 : depth(view, card) };
  });
}

/** How many cards of a level nobody can point at: their faces lie in piles and in the hands of others. */
export function unseenOf(view: View, level: number): number {
  const tops = [...view.forest.flat(2), ...view.hand.flat(), view.given, view.discard];
  const seen = new Set<number>();
  for (let card of tops) for (; isFace(card); card = view.beneath[card] ?? NONE) seen.add(card);
  return LEVEL_CARDS - [...seen].filter((card) => levelOf(card) === level).length;
}

/** The cards that moves have brought into forests. */
export function placedBy(deeds: readonly GameDeed<Game>[]): Set<number> {
  const events = deeds.flatMap((deed) => deed.events);
  return new Set(events.flatMap(({ name, parts }) => (name === "placed" ? [parts.card] : [])));
}

/** What stands in the bar above the table. */
export function factsOf(view: View, say: Words): BarFact[] {
  const cards = view.height.reduce((all, height) => all + height, 0);
  return [{ symbol: "deck", value: String(cards), label: say("once-bar-cards", { cards }) }];
}

/** How many cards lie beneath a card. */
export function depth(view: View, card: number): number {
  let count = 0;
  for (let under = view.beneath[card] ?? NONE; under !== NONE && count < CARDS; under = view.beneath[under]!) count++;
  return count;
}

export const anchor = {
  pile: (pile: number): string => `table/pile/${pile}`,
  discard: "table/discard/0",
  hand: (seat: number, slot: number): string => `${seat}/hand/${slot}`,
  given: (seat: number): string => `${seat}/given/0`,
  cell: (seat: number, column: number, level: number): string => `${seat}/forest/${column * LEVELS + level}`,
};

/** Where a card was in a hand, or else the card that was given. */
function whence(before: View, seat: number, card: number): string {
  const slot = before.hand[seat]!.indexOf(card);
  if (slot >= 0) return anchor.hand(seat, slot);
  if (before.given === card) return anchor.given(seat);
  const back = before.hand[seat]!.indexOf(CARDS + levelOf(card));
  return back >= 0 ? anchor.hand(seat, back) : anchor.given(seat);
}

/** What has to be seen travelling after these moves. */
export function flightsOf(before: View, after: View, deeds: readonly GameDeed<Game>[]): Flight[] {
  const flights: Flight[] = [];
  for (const { name, parts } of deeds.flatMap((deed) => deed.events)) {
    const go = (from: string, to: string): void => void flights.push({ from, to });
    if (name === "placed")
      go(whence(before, parts.seat, parts.card), anchor.cell(parts.seat, parts.column, levelOf(parts.card)));
    if (name === "gave") go(whence(before, parts.seat, parts.card), anchor.given(parts.to));
    if (name === "drew") go(anchor.pile(parts.pile), anchor.hand(parts.seat, after.hand_size[parts.seat]! - 1));
    if (name === "discarded") go(whence(before, parts.seat, parts.card), anchor.discard);
    if (name === "turned") go(anchor.pile(OBLIGATORY_PILE), anchor.given(parts.seat));
  }
  return flights;
}
