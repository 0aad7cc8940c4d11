/** What is printed on the cards of Dartmoor: species, halves, tree symbols, and the signs of all these. */

import { NONE, TREE_SYMBOLS, WHOLE, type Game, type Species as PackSpecies, type SYMBOLS } from "../../games/dartmoor";
import type { GameComponents } from "../typed";

/** What a thing says about one of its parts, in words: its bonus, its tree symbol. */
export type Told = (kind: string, number: number, part: string) => string;

/** The kinds of card: to lie below a stand is none. */
export type Kind = Exclude<(typeof SYMBOLS)[number], "card below">;

/** The signs of the tree symbols, in the order in which they are numbered: CA, BA, SO, GW, AS, MB. */
export const TREE_SIGNS = ["t-apple", "t-alder", "t-oak", "t-willow", "t-ash", "t-birch"] as const;

export interface Species {
  number: number;
  id: string;
  part: string;
  /** The sign that is shown: a dragonfly is an insect too and a mouse a paw, but wears its own sign. */
  kind: Kind;
  /** The wash behind it. */
  tint: string;
  cost: number;
  /** Its permanent effect in signs, if it has one. */
  permanent: string;
}

export interface Half {
  number: number;
  species: Species;
  /** Its tree symbol. */
  colour: number;
  /** What that is called. */
  tree: string;
  /** Its points in signs. */
  points: string;
}

export interface Card {
  number: number;
  form: "whole" | "tb" | "lr";
  halves: Half[];
}

const SIGNS: Partial<Record<string, string>> = {
  "card below": "below",
  "black-rabbit": "rabbit",
  ...Object.fromEntries(TREE_SYMBOLS.map((code, colour) => [code, TREE_SIGNS[colour]])),
};

/** The sign of whatever a brief text marks: a category, a tree symbol, or a species, which else wears that of its kind. */
export const signOf = (marked: string, species: readonly Species[] = []): string =>
  SIGNS[marked] ?? species.find((one) => one.id === marked)?.kind ?? marked;

const TINTS: Partial<Record<Kind, string>> = { dragonfly: "insect", mouse: "paw", amphibian: "amph" };

export function speciesOf({ pack, cards }: GameComponents<Game>): Species[] {
  return pack.species.map((one, number) => {
    const kind = kindOf(one);
    return {
      number,
      id: one.id,
      part: one.part,
      kind,
      tint: TINTS[kind] ?? kind,
      cost: one.cost,
      permanent: cards["species"]?.[number]?.brief.value ?? "",
    };
  });
}

function kindOf({ symbols }: PackSpecies): Kind {
  return (symbols.find((symbol) => symbol === "dragonfly" || symbol === "mouse") ?? symbols[0] ?? "tree") as Kind;
}

/** All cards by number: one half or two. `told` is what a half says about one of its parts. */
export function cardsOf({ box, pack, cards: texts }: GameComponents<Game>, species: readonly Species[], told: Told): Card[] {
  const upright = WHOLE + pack.vertical.length;
  const cards: Card[] = [];
  for (let number = 0; 2 * number < box.half_species.length; number++) {
    const form = number < WHOLE ? "whole" : number < upright ? "tb" : "lr";
    const halves = [2 * number, 2 * number + 1]
      .filter((half) => (box.half_species[half] ?? NONE) !== NONE)
      .map((half): Half => {
        const points = texts["half"]?.[half]?.brief.value ?? "";
        const tree = told("half", half, "symbol");
        return { number: half, species: species[box.half_species[half]!]!, colour: box.half_colour[half]!, tree, points };
      });
    cards.push({ number, form, halves });
  }
  return cards;
}
