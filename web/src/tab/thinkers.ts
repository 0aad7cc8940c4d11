/** The thinkers: as many as the device has processors to spare. Plans wait in line; idle thinkers go. */

import { Sent, type Given } from "./constants";
import type { FromThinker, ToThinker } from "./thinker";
import type { Plan } from "./thinking";

const MOST = 4;
const IDLE = 10_000;

interface Job {
  number: number;
  module: WebAssembly.Module;
  plan: Plan;
  bytesOf: (constant: string) => Uint8Array;
  done: (arrays: Uint8Array[]) => void;
  failed: (error: Error) => void;
}

/** As much of a worker as is needed here. */
export type Thinker = Pick<Worker, "postMessage" | "terminate" | "onmessage" | "onerror">;

export class Thinkers {
  readonly #most: number;
  #waiting: Job[] = [];
  #busy = new Map<Thinker, Job>();
  #idle = new Map<Thinker, ReturnType<typeof setTimeout>>();
  #sent = new WeakMap<Thinker, Sent>();

  constructor(
    private readonly made: () => Thinker,
    processors: number,
    private readonly patience = IDLE,
  ) {
    this.#most = Math.min(Math.max(processors - 1, 1), MOST);
  }

  /**
   * Thinks all plans through, side by side; the arrays of each come back in the same order. `bytesOf` gives a copy of a
   * constant for a thinker that has not got it.
   */
  think(number: number, module: WebAssembly.Module, plans: Plan[], bytesOf: (constant: string) => Uint8Array): Promise<Uint8Array[][]> {
    const all = plans.map(
      (plan) =>
        new Promise<Uint8Array[]>((done, failed) => {
          this.#waiting.push({ number, module, plan, bytesOf, done, failed });
        }),
    );
    this.#work();
    return Promise.all(all);
  }

  /** Those who work on a job come to an end; of what has not begun only the first call is made, for no result is empty. */
  stop(number: number): void {
    for (const job of this.#waiting) {
      if (job.number === number) job.plan = { ...job.plan, calls: job.plan.calls.slice(0, 1).map((call) => ({ ...call, times: 1 })) };
    }
    for (const [thinker, job] of this.#busy) if (job.number === number) thinker.postMessage({ kind: "stop" } satisfies ToThinker);
  }

  #work(): void {
    while (this.#waiting.length > 0 && this.#busy.size < this.#most) this.#begin(this.#taken(), this.#waiting.shift()!);
  }

  #taken(): Thinker {
    const idle = this.#idle.entries().next().value;
    if (!idle) return this.made();
    clearTimeout(idle[1]);
    this.#idle.delete(idle[0]);
    return idle[0];
  }

  #begin(thinker: Thinker, job: Job): void {
    this.#busy.set(thinker, job);
    thinker.onmessage = ({ data }: MessageEvent<FromThinker>) => {
      if (data.kind === "thought") job.done(data.arrays);
      else job.failed(new Error(data.why));
      this.#rest(thinker);
    };
    thinker.onerror = (event) => {
      job.failed(new Error(event.message || "a thinker could not be started"));
      this.#busy.delete(thinker);
      thinker.terminate();
      this.#work();
    };
    let given: Given;
    try {
      given = this.#lacking(thinker, job);
    } catch (error) {
      job.failed(error as Error);
      return this.#rest(thinker);
    }
    const { module, plan } = job;
    thinker.postMessage({ kind: "think", module, plan, given } satisfies ToThinker, given.constants.map(({ bytes }) => bytes.buffer));
  }

  #lacking(thinker: Thinker, job: Job): Given {
    if (!this.#sent.has(thinker)) this.#sent.set(thinker, new Sent());
    return this.#sent.get(thinker)!.lacking(job.plan.constants.map(({ name }) => name), job.bytesOf);
  }

  #rest(thinker: Thinker): void {
    this.#busy.delete(thinker);
    const leave = () => {
      this.#idle.delete(thinker);
      thinker.terminate();
    };
    this.#idle.set(thinker, setTimeout(leave, this.patience));
    this.#work();
  }
}
