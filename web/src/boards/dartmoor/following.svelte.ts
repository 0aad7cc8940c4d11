/** Follows a table from move to move: lets cards travel, and marks what came since the viewer has moved. */

import { tick } from "svelte";
import { measure } from "../../drawing/travel";
import type { Game } from "../../games/dartmoor";
import type { GameState } from "../typed";
import { arrivals, waysOf } from "./flights";
import { sweep, travel, wash } from "./motion";

/** So many moves at once are seen travelling; more are a jump. */
const MOST_MOVES = 6;
const JUMP = 40;

export class Following {
  /** Anchors of what has come, and the seat that brought it. */
  fresh = $state.raw<ReadonlyMap<string, number>>(new Map());

  #ply = -1;
  #flying: Animation[] = [];

  /** To be called before the page changes: what lies where is measured now. */
  follow(board: HTMLElement | undefined, { ply, log }: GameState<Game>, viewer: number): void {
    const news = log.filter((deed) => deed.ply > this.#ply && deed.ply <= ply);
    const mine = news.findLastIndex((deed) => deed.seat === viewer);
    const kept = mine >= 0 || ply < this.#ply || ply - this.#ply > JUMP ? [] : [...this.fresh];
    this.fresh = new Map([...kept, ...arrivals(viewer >= 0 ? news.slice(mine + 1) : news.slice(-1))]);
    if (board && this.#ply >= 0 && ply > this.#ply && ply - this.#ply <= MOST_MOVES && news.length > 0) {
      const ways = waysOf(news);
      const places = measure(board, ways.flatMap(({ from }) => from));
      const told = news.flatMap((deed) => deed.events.map((event) => event.name));
      if (told.includes("cleared")) sweep(board);
      if (told.includes("winter")) wash(board);
      void tick().then(() => (this.#flying = travel(board, places, ways)));
    }
    this.#ply = ply;
  }

  /** A card that changes its place without a move. */
  slide(board: HTMLElement | undefined, place: string, change: () => void): void {
    const places = board && measure(board, [place]);
    change();
    if (places) void tick().then(() => travel(board, places, [{ from: [place], to: [place], ghost: false }]));
  }

  /** Everything that flies is where it belongs. */
  land(): void {
    this.#flying.filter((motion) => motion.playState === "running").forEach((motion) => motion.finish());
  }
}
