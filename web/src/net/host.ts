/** Who answers the page: a server far away, or Python in a worker of this browser. The page knows only this. */

import type { Component } from "svelte";

export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** A line to a table, as a WebSocket is one. */
export interface Line {
  send(text: string): void;
  readonly open: boolean;
  /** Whether silence may mean that it is broken: then it has to be asked now and then. */
  readonly pings: boolean;
  close(): void;
}

export interface Heard {
  open(): void;
  message(text: string): void;
  closed(code: number): void;
}

/** The code of a line that ended because there is no such table, and of one that just broke. */
export const NO_SUCH_TABLE = 4404;
export const BROKEN = 1006;

export interface Host {
  /** Rejects where nobody answers at all. The path begins with `/api/`. */
  ask(method: string, path: string, headers: Record<string, string>, body?: string): Promise<Answer>;
  connect(path: string, heard: Heard): Line;
  /** The same without a socket, where there may be networks that let none through. */
  poll?(path: string, heard: Heard): Line;
}

type Part<Props extends Record<string, unknown> = Record<string, never>> = () => Promise<{ default: Component<Props> }>;

/** Parts of pages that only one of the two homes of the page has. */
export interface Parts {
  /** At the edge of every page. */
  notes?: Part;
  /** In the settings: how the server tells me that it is my turn. */
  notices?: Part;
  /** Below the list of games. */
  carry?: Part<{ carried: () => void }>;
}
