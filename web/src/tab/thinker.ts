/** A worker that thinks for a bot: it has no Python, only the module of the rules. One plan at a time. */

import { Constants, type Given } from "./constants";
import { thought, type Plan } from "./thinking";

export type ToThinker = { kind: "think"; module: WebAssembly.Module; plan: Plan; given: Given } | { kind: "stop" };
export type FromThinker = { kind: "thought"; arrays: Uint8Array[] } | { kind: "failed"; why: string };

const worker = self as unknown as Worker;
const constants = new Constants();
const turn = new MessageChannel();
let going = true;

/** Whoever has sent something is heard before the next round begins. */
function breathe(): Promise<boolean> {
  return new Promise((resolve) => {
    turn.port1.onmessage = () => resolve(going);
    turn.port2.postMessage(null);
  });
}

worker.onmessage = async ({ data }: MessageEvent<ToThinker>) => {
  going = data.kind === "think";
  if (data.kind !== "think") return;
  constants.take(data.given);
  try {
    const arrays = await thought(data.module, data.plan, constants, breathe);
    worker.postMessage({ kind: "thought", arrays } satisfies FromThinker, arrays.map(({ buffer }) => buffer));
  } catch (error) {
    worker.postMessage({ kind: "failed", why: String(error) } satisfies FromThinker);
  }
};
