/** The cells that the fire card or the tower under the pointer means. */

import type { Cell } from "./print";

export class Lightened {
  cells = $state.raw<readonly Cell[]>([]);
  by = $state<"fire" | "reach">("fire");

  show(by: "fire" | "reach", cells: readonly Cell[]): void {
    this.by = by;
    this.cells = cells;
  }
}
