/** The tile of this turn in one's hand: how it is turned, and the place at which it is held before it is laid. */

import { nextTurn } from "./planet";

const EVERY_TURN = [0, 1, 2, 3];

export class Holding {
  turn = $state(0);
  aim = $state<number | null>(null);
  /** Which way it was turned last, for the eye to follow. */
  spun = $state(0);

  /** `fits`: the places where the tile fits, each with its turns. `lay`: what to do when it is laid there. */
  constructor(
    private readonly fits: () => ReadonlyMap<number, readonly number[]>,
    private readonly lay: (place: number, turn: number) => void,
  ) {}

  reset(): void {
    [this.turn, this.aim, this.spun] = [0, null, 0];
  }

  /** How the tile would lie at a place: as it is, or turned as little as possible to the right. */
  turnAt(place: number): number {
    const able = this.fits().get(place) ?? [];
    return able.includes(this.turn) ? this.turn : nextTurn(this.turn, 1, able);
  }

  /** Holds the tile at a place; at the place where it is held already it is laid. */
  hold(place: number): void {
    if (this.aim === place) return this.place();
    this.turn = this.turnAt(place);
    this.aim = place;
  }

  /** Turns the tile: where it is held, to the next turn that fits. */
  spin(by: number): void {
    const able = this.aim === null ? EVERY_TURN : (this.fits().get(this.aim) ?? []);
    const next = nextTurn(this.turn, by, able);
    if (next === this.turn) return;
    [this.turn, this.spun] = [next, by];
  }

  place(): void {
    if (this.aim !== null) this.lay(this.aim, this.turn);
  }
}
