/** A sheet of pictures: each is drawn once as a symbol and used many times. */

import { compact } from "./compact";
import { far } from "./far";
import { symbolName } from "./naming";

export const symbol = (id: string, box: string, svg: string): string =>
  `<symbol id="${symbolName(id)}" viewBox="${box}">${compact(svg)}</symbol>`;

/** Drawings by the ids of a pack. */
export type Plates = Readonly<Record<string, () => string>>;

/** All plates of a game: `plate-<id>`, 100 x 100 unless it says otherwise. */
export const plates = (drawings: Plates, box = "0 0 100 100"): string =>
  Object.entries(drawings)
    .map(([id, draw]) => symbol(`plate-${id}`, box, draw()))
    .join("");

/** The same, seen from far: `far-<id>`. */
export const farPlates = (drawings: Plates): string =>
  Object.entries(drawings)
    .map(([id, draw]) => symbol(`far-${id}`, "0 0 100 100", far(draw())))
    .join("");
