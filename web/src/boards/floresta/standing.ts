/** The trees that stand on a side, with all that is drawn of them. */

import type { Point } from "../../drawing/geometry";
import { seatShapes } from "../../shell/symbols";
import type { View } from "../../games/floresta";
import { redOf } from "./disc";
import { R, spotOf } from "./field";
import type { Light } from "./play";
import type { Colour, Side } from "./print";
import { NEUTRAL, TREES } from "./trees";
import { has, type Owner } from "./view";

/** The radius of the disc at the foot of a tree. */
export const FOOT = 6.8;

export interface Standing {
  /** Its space. */
  number: number;
  at: Point;
  value: number;
  colour: Colour;
  /** What is dark red of the disc at its foot. */
  red: string;
  nobodys: boolean;
  ink: string;
  species: string;
  /** The shape of its seat. */
  mark: string | undefined;
  light: Light;
  doubled: boolean;
  felled: boolean;
  /** Heights of the lynx beside it. */
  lynx: readonly number[];
  /** It stands beside a fire that costs its owner points. */
  hit: boolean;
  moved: boolean;
  /** It is about to go to another board. */
  leaving: boolean;
}

interface Lying {
  view: View;
  owners: readonly Owner[];
  lights: readonly Light[];
  /** Spaces whose trees cost points. */
  hits: ReadonlyMap<number, number>;
  moved: ReadonlySet<string>;
  /** The space of a tree that is to go to another board, or -1. */
  leaving: number;
  size: number;
}

/** Trees in front hide those behind them. */
export const standingOn = (side: Side, { view, owners, lights, hits, moved, leaving, size }: Lying): Standing[] =>
  side.spaces
    .flatMap((space, i): Standing[] => {
      const owner = owners[i] ?? null;
      if (owner === null) return [];
      const { number, value, colour, lay } = space;
      const at = spotOf(space, size);
      const nobodys = owner === "neutral";
      return [
        {
          number,
          at,
          value,
          colour,
          red: redOf(colour, [at[0], at[1] + R], FOOT),
          nobodys,
          ink: nobodys ? "var(--vein)" : `var(--p${owner + 1})`,
          species: nobodys ? NEUTRAL : TREES[owner]!,
          mark: nobodys ? undefined : seatShapes[owner],
          light: lights[i]!,
          doubled: has(view.doubled[side.number]!, i),
          felled: has(view.felled[side.number]!, i),
          lynx: Array.from({ length: nobodys ? 0 : lay }, (_, k) => at[1] + R - 4 - k * 11),
          hit: hits.has(number),
          moved: moved.has(`space ${number}`),
          leaving: leaving === number,
        },
      ];
    })
    .sort((a, b) => a.at[1] - b.at[1]);
