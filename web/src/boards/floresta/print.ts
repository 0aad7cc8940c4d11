/** What is printed: sides with spaces and paths, towers, cards; read from the pack, numbered as the rules number it. */

import {
  CAMPING_TOKEN,
  CELLS,
  CORNERS,
  PATHS,
  SPACES,
  TOKENS,
  TOWER_ICON,
  type Game,
  type Side as PackSide,
} from "../../games/floresta";
import type { GameComponents } from "../typed";

export type Cell = (typeof CELLS)[number];
export type Corner = (typeof CORNERS)[number];
export const COLOURS = ["R", "B", "X"] as const;
export type Colour = (typeof COLOURS)[number];
export type Gift = (typeof TOKENS)[number];
type Camping = Exclude<Gift, "vp" | "axe" | "lynx">;
/** Camping tokens, as the table counts them. */
export const CAMPING = TOKENS.slice(CAMPING_TOKEN) as Camping[];

export interface Space {
  number: number;
  id: string;
  value: number;
  colour: Colour;
  at: readonly [number, number];
  /** Lynx that must be laid with a tree. */
  lay: number;
  gifts: readonly (readonly [Gift, number])[];
  leaf: boolean;
  /** The zone, row or column it belongs to; -1 if none. */
  zone: number;
  start: boolean;
}

export type PathKind = "solid" | "arrow" | "dotted";

export interface Path {
  number: number;
  kind: PathKind;
  /** Spaces of the side, by index. */
  from: number;
  to: number;
}

export interface Zone {
  spaces: readonly number[];
  slots: number;
  /** The board to which its trees may go, or -1. */
  to: number;
}

export interface Side {
  number: number;
  id: string;
  name: string;
  board: number;
  placement: string;
  felling: boolean;
  end: { kind: string; points: readonly number[] };
  spaces: readonly Space[];
  paths: readonly Path[];
  zones: readonly Zone[];
}

export interface Tower {
  number: number;
  id: string;
  name: string;
  value: number;
  colour: Colour;
  points: readonly number[];
  power: string;
}

export interface Card {
  number: number;
  id: string;
  value: number;
  colour: Colour;
  special: string;
  /** A board, `TOWER_ICON` for the towers, or -1. */
  icon: number;
  /** The cells that it kindles. */
  fire: readonly Cell[];
}

export interface Print {
  /** The symbols of the boards. */
  symbols: readonly string[];
  sides: readonly Side[];
  towers: readonly Tower[];
  cards: readonly Card[];
}

const face = (print: string): { value: number; colour: Colour } => ({ value: Number(print[0]), colour: print[1] as Colour });
/** Board by board, the side with the star first. */
const paired = <T extends { board: string; star: boolean }>(entries: readonly T[]): T[] =>
  [...entries].sort((a, b) => a.board.localeCompare(b.board) || Number(b.star) - Number(a.star));

function sideOf(entry: PackSide, number: number, boards: readonly string[]): Side {
  const index = (id: string): number => entry.spaces.findIndex((space) => space.id === id);
  const zones = entry.zones.map((zone) => ({
    spaces: zone.spaces.map(index),
    slots: zone.lynx_slots,
    to: zone.to ? boards.indexOf(zone.to) : -1,
  }));
  const kinds: [PathKind, string[]][] = [
    ["solid", entry.solid],
    ["arrow", entry.arrows],
    ["dotted", entry.dotted],
  ];
  const paths = kinds.flatMap(([kind, list]) => list.map((text) => ({ kind, ends: text.split("-") })));
  return {
    number,
    id: entry.id,
    name: entry.name,
    board: number >> 1,
    placement: entry.placement,
    felling: entry.felling,
    end: entry.end,
    spaces: entry.spaces.map((space, i) => ({
      number: number * SPACES + i,
      id: space.id,
      ...face(space.print),
      at: space.at,
      lay: space.lay,
      gifts: TOKENS.flatMap((gift) => (space[gift] ? [[gift, space[gift]] as const] : [])),
      leaf: space.leaf,
      zone: zones.findIndex((zone) => zone.spaces.includes(i)),
      start: entry.starts.includes(space.id),
    })),
    paths: paths.map(({ kind, ends: [from = "", to = ""] }, i) => ({ number: number * PATHS + i, kind, from: index(from), to: index(to) })),
    zones,
  };
}

const known = new WeakMap<object, Print>();

/** Read once: whatever is looked at asks for it. */
export function printOf({ pack }: GameComponents<Game>): Print {
  const print = known.get(pack) ?? readFrom(pack);
  known.set(pack, print);
  return print;
}

function readFrom(pack: GameComponents<Game>["pack"]): Print {
  const ids = pack.board.map(({ id }) => id);
  const iconOf = (icon: string): number => (icon === "T" ? TOWER_ICON : ids.indexOf(icon));
  // The cards without a fire icon are numbered first.
  const ordered = [...pack.card.filter(({ fire }) => !fire), ...pack.card.filter(({ fire }) => fire)];
  return {
    symbols: pack.board.map(({ symbol }) => symbol),
    sides: paired(pack.side).map((side, i) => sideOf(side, i, ids)),
    towers: paired(pack.tower).map((tower, number) => ({
      number,
      id: tower.id,
      name: tower.name,
      ...face(tower.print),
      points: tower.points,
      power: tower.power,
    })),
    cards: ordered.map((card, number) => ({
      number,
      id: card.id,
      ...face(card.print),
      special: card.special,
      icon: card.icon ? iconOf(card.icon) : -1,
      fire: CELLS.filter((cell) => card.fire.includes(cell)),
    })),
  };
}
