/** What is printed on the cards of Dartmoor: species, halves, tree symbols, and points as signs. */

import { NONE, SYMBOLS, TREE_SYMBOLS, WHOLE, type Game, type Species as PackSpecies } from "../../games/dartmoor";
import type { GameComponents } from "../typed";

/** The kinds of card: to lie below a stand is none. */
export type Kind = Exclude<(typeof SYMBOLS)[number], "card below">;

/** The signs of the tree symbols, in the order in which they are numbered: CA, BA, SO, GW, AS, MB. */
export const TREE_SIGNS = ["t-apple", "t-alder", "t-oak", "t-willow", "t-ash", "t-birch"] as const;

/**
 * A part of a card's points: "3 / bat" is 3 for each bat, "10 | 5 insect" is 10 if there are 5 insects; "≠" says
 * different ones.
 */
export interface Term {
  points: string;
  how: "" | "per" | "if";
  mark: string;
  sign: string;
}

export interface Species {
  number: number;
  id: string;
  part: string;
  /** The sign that is shown: a dragonfly is an insect too and a mouse a paw, but wears its own sign. */
  kind: Kind;
  /** The wash behind it. */
  tint: string;
  cost: number;
  terms: Term[];
  permanent: string;
}

export interface Half {
  number: number;
  species: Species;
  /** Its tree symbol. */
  colour: number;
}

export interface Card {
  number: number;
  form: "whole" | "tb" | "lr";
  halves: Half[];
}

/** The sign of a category, as drawn. */
export const signOf = (kind: string): string => (kind === "card below" ? "below" : kind);

const TINTS: Partial<Record<Kind, string>> = { dragonfly: "insect", mouse: "paw", amphibian: "amph" };

export function speciesOf({ pack }: GameComponents<Game>): Species[] {
  const kinds = new Map(pack.species.map((one) => [one.id, kindOf(one)]));
  return pack.species.map((one, number) => {
    const kind = kindOf(one);
    return {
      number,
      id: one.id,
      part: one.part,
      kind,
      tint: TINTS[kind] ?? kind,
      cost: one.cost,
      terms: termsOf(one.points, (name) => kinds.get(name)),
      permanent: one.permanent,
    };
  });
}

function kindOf({ symbols }: PackSpecies): Kind {
  return (symbols.find((symbol) => symbol === "dragonfly" || symbol === "mouse") ?? symbols[0] ?? "tree") as Kind;
}

/** All cards by number: one half or two. */
export function cardsOf({ box, pack }: GameComponents<Game>, species: readonly Species[]): Card[] {
  const upright = WHOLE + pack.vertical.length;
  const cards: Card[] = [];
  for (let number = 0; 2 * number < box.half_species.length; number++) {
    const form = number < WHOLE ? "whole" : number < upright ? "tb" : "lr";
    const halves = [2 * number, 2 * number + 1]
      .filter((half) => (box.half_species[half] ?? NONE) !== NONE)
      .map((half) => ({ number: half, species: species[box.half_species[half]!]!, colour: box.half_colour[half]! }));
    cards.push({ number, form, halves });
  }
  return cards;
}

type KindOf = (species: string) => Kind | undefined;

/** The points of a species as its pack writes them, in signs. `own` stands for the tree symbol of the half itself. */
export function termsOf(points: string, kind: KindOf = () => undefined): Term[] {
  return points.split(" + ").map((text) => term(text, kind));
}

function term(text: string, kind: KindOf): Term {
  for (const [pattern, read] of WAYS) {
    const found = pattern.exec(text);
    if (found) return read(found.slice(1), (what) => thing(what, kind));
  }
  return { points: text, how: "", mark: "", sign: "" };
}

const WAYS: [RegExp, (parts: string[], sign: (what: string) => string) => Term][] = [
  [/^(\d+)$/, ([n]) => ({ points: n!, how: "", mark: "", sign: "" })],
  [/^(\d+) per card with its own symbol$/, ([n]) => ({ points: n!, how: "per", mark: "", sign: "own" })],
  [/^(\d+) per card with (\w\w)$/, ([n, code]) => ({ points: n!, how: "per", mark: "", sign: treeSign(code!) })],
  [/^(\d+) per card in the cave$/, ([n]) => ({ points: n!, how: "per", mark: "", sign: "cave" })],
  [/^(\d+) per different (.+)$/, ([n, what], sign) => ({ points: n!, how: "per", mark: "≠", sign: sign(what!) })],
  [/^(\d+) per (.+)$/, ([n, what], sign) => ({ points: n!, how: "per", mark: "", sign: sign(what!) })],
  [/^(\d+) if most ([^,]+)/, ([n, what], sign) => ({ points: n!, how: "if", mark: "≥", sign: sign(what!) })],
  [/^(\d+) if fully occupied$/, ([n]) => ({ points: n!, how: "if", mark: "", sign: "full" })],
  [/^(\d+) if in a (.+)$/, ([n, what], sign) => ({ points: n!, how: "if", mark: "", sign: sign(what!) })],
  [/^(\d+) if (\d+) different ([^,]+)/, ([n, need, what], sign) => ({ points: n!, how: "if", mark: `${need}≠`, sign: sign(what!) })],
  [/^(\d+) if (\d+) ([^,]+)/, ([n, need, what], sign) => ({ points: n!, how: "if", mark: need!, sign: sign(what!) })],
  [/^([\d/]+) by different (.+)$/, ([table, what], sign) => ({ points: span(table!), how: "if", mark: "≠", sign: sign(what!) })],
  [/^([\d/]+) for each set of different (.+)$/, ([table, what], sign) => ({ points: span(table!), how: "if", mark: "≠", sign: sign(what!) })],
  [/^([\d/]+) for all/, ([table]) => ({ points: span(table!), how: "", mark: "", sign: "" })],
];

/** From the least to the most: "5/15/25" is 5 to 25. */
function span(table: string): string {
  const steps = table.split("/");
  return `${steps[0]}–${steps.at(-1)}`;
}

const treeSign = (code: string): string => TREE_SIGNS[TREE_SYMBOLS.findIndex((one) => one === code)] ?? "";

/** The sign of a category or of a species, which may be in the plural. */
function thing(text: string, kind: KindOf): string {
  for (const name of [text, text.replace(/s$/, ""), text.replace(/ies$/, "y")]) {
    if (name === "black-rabbit") return "rabbit";
    if (SYMBOLS.some((symbol) => symbol === name)) return signOf(name);
    const found = kind(name);
    if (found) return signOf(found);
  }
  return "";
}
