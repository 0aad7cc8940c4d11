/** What is said between a page and the worker with Python: directly, or through the page of another tab. */

import type { Answer } from "../net/host";

export type Asked =
  | { kind: "ask"; id: number; method: string; path: string; headers: Record<string, string>; body: string }
  | { kind: "connect"; line: number; path: string }
  | { kind: "receive"; line: number; text: string }
  | { kind: "disconnect"; line: number }
  | { kind: "forget"; table: string };

export type Told =
  | { kind: "answer"; id: number; answer: Answer | null }
  | { kind: "opened"; line: number }
  | { kind: "message"; line: number; text: string }
  | { kind: "closed"; line: number; code: number }
  | News;

/** What every page shows: how far Python has come, and whether tables can be kept. */
export type News = { kind: "news"; loading: Loading | null; storage: Storage | null };

/** In bytes. `ready`: Python answers. `failed`: why it does not. */
export interface Loading {
  came: number;
  all: number;
  ready: boolean;
  failed: boolean;
}
export type Storage = "full" | "forbidden";

/** What the worker is told first. */
export interface Begin {
  kind: "begin";
  base: string;
}
