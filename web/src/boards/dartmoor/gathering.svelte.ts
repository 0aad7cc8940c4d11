/**
 * Several cards that are named together, to pay, to lay or to store: a person gathers them in any order, and once they
 * are complete they are named one by one in the order of the rules [18].
 */

import type { Pointing } from "../board";

/** What is asked now: at which moment, of which kind, how many are still to be named, and which have been. */
export interface Asked {
  ply: number;
  phase: string;
  left: number;
  named: readonly number[];
}

const TOGETHER = ["pay", "lay", "store"];

export class Gathering {
  /** Gathered, but not named yet. */
  purse = $state.raw<number[]>([]);

  #queue: number[] = [];
  #sentAt = -1;

  constructor(
    private readonly asked: () => Asked,
    private readonly pointing: () => Pointing,
  ) {}

  get open(): boolean {
    const { phase, left } = this.asked();
    return left > 0 && TOGETHER.includes(phase);
  }

  /** Named or gathered. */
  get cards(): number[] {
    return [...new Set([...this.asked().named, ...this.purse])].sort((a, b) => a - b);
  }

  /** How many are still to be gathered. */
  get due(): number {
    const { left, named } = this.asked();
    return Math.max(0, left - (this.cards.length - named.length));
  }

  /** Whether a card can be taken in: any, unless some have been named already. */
  may(card: number): boolean {
    const { phase, left, named } = this.asked();
    return named.length > 0 || left === 1 ? this.pointing().lit("card", card, phase) : true;
  }

  /** Takes a card in, or puts it back; the last one makes the move. */
  take(card: number): void {
    const { ply, phase, left, named } = this.asked();
    if (this.#queue.length > 0) return;
    if (left === 1 || named.length > 0) {
      this.pointing().point("card", card, phase);
      return;
    }
    this.purse = this.purse.includes(card) ? this.purse.filter((one) => one !== card) : [...this.purse, card];
    if (this.purse.length < left) return;
    const [first, ...rest] = [...this.purse].sort((a, b) => a - b);
    [this.#sentAt, this.#queue] = [ply, rest];
    this.pointing().point("card", first!, phase);
  }

  /** The table has changed: the next card is named, or nothing is left to gather. */
  goOn(): void {
    const { ply, phase } = this.asked();
    if (ply === this.#sentAt) return;
    const [next, ...rest] = this.#queue;
    if (next === undefined || !this.pointing().lit("card", next, phase)) {
      [this.purse, this.#queue] = [[], []];
      return;
    }
    [this.#sentAt, this.#queue] = [ply, rest];
    this.purse = this.purse.filter((card) => card !== next);
    this.pointing().point("card", next, phase);
  }
}
