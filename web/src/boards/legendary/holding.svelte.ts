/** The tile of this turn in one's hand: how it is turned, and the place at which it is held before it is laid. */

import { nextTurn } from "./planet";

const EVERY_TURN = [0, 1, 2, 3];

/** Where a tile is held, and how it lies there. */
export interface Held {
  place: number;
  turn: number;
}

/** What is held somewhere is a choice half made: the table knows it, and this asks there. */
export interface Hands {
  /** The places where the tile fits, each with its turns. */
  fits(): ReadonlyMap<number, readonly number[]>;
  held(): Held | null;
  pick(held: Held): void;
  lay(held: Held): void;
}

export class Holding {
  /** How it lies as long as it is held nowhere. */
  #turn = $state(0);
  /** It was laid here, and the server has not answered yet. */
  #laid = $state.raw<Held | null>(null);
  /** Which way it was turned last, for the eye to follow. */
  spun = $state(0);

  constructor(private readonly hands: Hands) {}

  get #held(): Held | null {
    return this.hands.held() ?? this.#laid;
  }

  get aim(): number | null {
    return this.#held?.place ?? null;
  }

  get turn(): number {
    return this.#held?.turn ?? this.#turn;
  }

  reset(): void {
    [this.#turn, this.#laid, this.spun] = [0, null, 0];
  }

  /** How the tile would lie at a place: as it is, or turned as little as possible to the right. */
  turnAt(place: number): number {
    const able = this.hands.fits().get(place) ?? [];
    return able.includes(this.turn) ? this.turn : nextTurn(this.turn, 1, able);
  }

  /** Holds the tile at a place; at the place where it is held already it is laid. */
  hold(place: number): void {
    if (this.aim === place) this.place();
    else this.#pick({ place, turn: this.turnAt(place) });
  }

  /** Turns the tile: where it is held, to the next turn that fits. */
  spin(by: number): void {
    const { aim } = this;
    const next = nextTurn(this.turn, by, aim === null ? EVERY_TURN : (this.hands.fits().get(aim) ?? []));
    if (next === this.turn) return;
    this.spun = by;
    if (aim === null) this.#turn = next;
    else this.#pick({ place: aim, turn: next });
  }

  place(): void {
    const held = this.#held;
    if (!held) return;
    this.#laid = held;
    this.hands.lay(held);
  }

  #pick(held: Held): void {
    [this.#turn, this.#laid] = [held.turn, null];
    this.hands.pick(held);
  }
}
