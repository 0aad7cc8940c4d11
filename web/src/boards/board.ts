/** What a board is given. A board is a Svelte component with these props. */

import type { Components, State } from "../messages";

export interface Pointing {
  /** Whether it occurs in a move that is still possible after what was pointed at already. */
  lit(part: string, value: number, kind?: string): boolean;
  /** Whether it was pointed at already. */
  chosen(part: string, value: number): boolean;
  /** Narrows the choice, and makes the move when one is left; what is impossible is asked about: why not? */
  point(part: string, value: number, kind?: string): void;
}

export type Words = (id: string, args?: Record<string, string | number>) => string;

export interface BoardProps {
  state: State;
  components: Components;
  pointing: Pointing;
  words: Words;
  viewer: number;
}
