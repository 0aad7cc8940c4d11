/**
 * Compares what a board derives from states with what Python says of them.
 *
 * `tests/page/test_told.py` writes the file that `TOLD_FILE` names: first the components of the game `TOLD_GAME`, then
 * a state and its truth on every line.
 */

import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { AnyGame, GameComponents, GameDeed, GameState } from "../src/boards/typed";
import { mergeLog } from "../src/table/log";

type Derived = (state: GameState<AnyGame>, components: GameComponents<AnyGame>) => unknown;

interface Moment {
  state: GameState<AnyGame>;
  truth: unknown;
}

const game = process.env["TOLD_GAME"]!;
const [printed, ...lines] = readFileSync(process.env["TOLD_FILE"]!, "utf-8").split("\n");
const boards = import.meta.glob<{ derived: Derived }>(["./*.ts", "!./*.test.ts", "!./*.config.ts"]);

it(`${game}: what the page derives is what Python says`, async () => {
  const { derived } = await boards[`./${game}.ts`]!();
  const components: GameComponents<AnyGame> = JSON.parse(printed!);
  const logs = new Map<number, GameDeed<AnyGame>[]>();
  for (const line of lines) {
    const { state, truth }: Moment = JSON.parse(line);
    const { viewer, ply } = state;
    const log = mergeLog(logs.get(viewer) ?? [], state.log_from, state.log);
    logs.set(viewer, log);
    expect({ viewer, ply, derived: derived({ ...state, log }, components) }).toEqual({ viewer, ply, derived: truth });
  }
  console.log(`${lines.length} moments`);
});
