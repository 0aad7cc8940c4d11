/** Python's worker as its page sees it: started when something is asked for, ended when nothing was for a while. */

import { BROKEN } from "../net/host";
import type { Asked, Begin, Told } from "./protocol";

/** Without an open table Python is let go after so many milliseconds: memory and battery are for others, too. */
const PATIENCE = 180_000;

/** As much of a worker as is needed here. */
export type PythonWorker = Pick<Worker, "postMessage" | "terminate" | "onmessage" | "onerror">;

export class Python {
  #worker: PythonWorker | null = null;
  #lines = new Set<number>();
  #asks = new Set<number>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly made: () => PythonWorker,
    private readonly base: string,
    private readonly tell: (told: Told) => void,
    private readonly patience = PATIENCE,
  ) {}

  /** Begins to load, if it has not. */
  wake(): void {
    this.#rest();
    if (this.#worker) return;
    this.#worker = this.made();
    this.#worker.onmessage = ({ data }: MessageEvent<Told>) => this.#hear(data);
    this.#worker.onerror = () => this.#fail();
    this.#worker.postMessage({ kind: "begin", base: this.base } satisfies Begin);
  }

  ask(asked: Asked): void {
    if (asked.kind === "ask") this.#asks.add(asked.id);
    else if (asked.kind === "connect") this.#lines.add(asked.line);
    else if (asked.kind === "forget" ? !this.#worker : !this.#lines.has(asked.line)) return;
    if (asked.kind === "disconnect") this.#lines.delete(asked.line);
    this.wake();
    this.#worker!.postMessage(asked);
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#worker?.terminate();
    this.#worker = null;
    for (const id of this.#asks) this.tell({ kind: "answer", id, answer: null });
    for (const line of this.#lines) this.tell({ kind: "closed", line, code: BROKEN });
    this.#asks.clear();
    this.#lines.clear();
  }

  #hear(told: Told): void {
    if (told.kind === "answer") this.#asks.delete(told.id);
    if (told.kind === "closed") this.#lines.delete(told.line);
    if (told.kind === "news" && told.loading?.failed) return this.#fail();
    this.#rest();
    this.tell(told);
  }

  /** It cannot be loaded, or has fallen over: the next question tries anew. */
  #fail(): void {
    this.end();
    this.tell({ kind: "news", loading: { came: 0, all: 0, ready: false, failed: true }, storage: null });
  }

  #rest(): void {
    clearTimeout(this.#timer);
    if (this.#lines.size > 0 || this.#asks.size > 0) return;
    this.#timer = setTimeout(() => this.end(), this.patience);
  }
}
