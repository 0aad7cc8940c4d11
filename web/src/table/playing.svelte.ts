/** A game that goes on by itself before somebody's eyes: a move at a time, as long as there are more. */

import { settings } from "../shell/settings.svelte";

const PACE = 1200;

export class Playing {
  on = $state(false);
  #timer: ReturnType<typeof setInterval> | undefined;

  /** `next` shows one move more; false if there is none. */
  start(next: () => boolean): void {
    this.stop();
    this.on = true;
    this.#timer = setInterval(() => next() || this.stop(), PACE * (settings.motion || 1));
  }

  stop = (): void => {
    clearInterval(this.#timer);
    this.on = false;
  };
}
