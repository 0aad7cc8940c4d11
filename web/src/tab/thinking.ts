/** What a bot computes: calls of the rules' module over memory that Python has laid out. */

import type { Constants } from "./constants";

/** Arrays and constants at their addresses, and what is called with them, each so many times. */
export interface Plan {
  arrays: { at: number; bytes: Uint8Array }[];
  constants: { at: number; name: string }[];
  calls: { entry: string; row: Uint8Array; times: number }[];
}

/** Where Python's arrays begin; below it is room for a row of arguments. */
const BASE = 2 * 2 ** 20;
const ROW = BASE - 1024;
const PAGE = 2 ** 16;
/** After so many milliseconds whoever wants to stop is listened to. */
const BREATH = 30;

type Entry = (row: number) => bigint;

/** Gives the arrays as they are in the end. `breathe` lets messages in and says whether to go on. */
export async function thought(
  module: WebAssembly.Module,
  plan: Plan,
  constants: Pick<Constants, "get">,
  breathe: () => Promise<boolean>,
): Promise<Uint8Array[]> {
  const exports = (await WebAssembly.instantiate(module)).exports;
  const memory = exports.memory as WebAssembly.Memory;
  if (Number((exports.__heap_base as WebAssembly.Global).value) > ROW) throw new Error("the module needs more room than it is given");
  const pieces = [...plan.arrays, ...plan.constants.map(({ at, name }) => ({ at, bytes: constants.get(name) }))];
  const end = Math.max(BASE, ...pieces.map(({ at, bytes }) => at + bytes.length));
  const missing = end - memory.buffer.byteLength;
  if (missing > 0) memory.grow(Math.ceil(missing / PAGE));
  for (const { at, bytes } of pieces) new Uint8Array(memory.buffer).set(bytes, at);
  await called(plan, exports, memory, breathe);
  return plan.arrays.map(({ at, bytes }) => new Uint8Array(memory.buffer.slice(at, at + bytes.length)));
}

async function called(plan: Plan, exports: WebAssembly.Exports, memory: WebAssembly.Memory, breathe: () => Promise<boolean>): Promise<void> {
  let until = performance.now() + BREATH;
  for (const { entry, row, times } of plan.calls) {
    const call = exports[entry] as Entry | undefined;
    if (!call) throw new Error(`the module has no ${entry}`);
    new Uint8Array(memory.buffer).set(row, ROW);
    for (let i = 0; i < times; i += 1) {
      call(ROW);
      if (performance.now() < until) continue;
      if (!(await breathe())) return;
      until = performance.now() + BREATH;
    }
  }
}
