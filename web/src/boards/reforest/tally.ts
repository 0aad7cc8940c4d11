/** What a mountain has in all, by the symbols that visitors most often count. */

import { NONE, type Plant } from "../../games/reforest";
import type { Stack } from "./region";

export const TALLIED = ["flower", "fruit", "tree", "evergreen", "understory", "energy"] as const;
export type Tally = Record<(typeof TALLIED)[number], number>;

export function tallyOf(stacks: readonly Stack[], plants: readonly Plant[]): Tally {
  const tally: Tally = { flower: 0, fruit: 0, tree: 0, evergreen: 0, understory: 0, energy: 0 };
  for (const { top, under, energy } of stacks) {
    for (const card of [top, ...under]) {
      if (card === NONE) continue;
      const { kind, icons, traits } = plants[card]!;
      for (const mark of [kind, ...icons, ...traits]) if (mark in tally) tally[mark as keyof Tally] += 1;
    }
    tally.understory += under.length;
    tally.energy += energy.length;
  }
  return tally;
}
