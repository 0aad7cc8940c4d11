/** Everything that has a name on the Pacific coast, by the ids of its pack. */

import type { Plates } from "../../sprite";
import { EVENTS } from "./events";
import { HERBS } from "./herbs";
import { SHRUBS } from "./shrubs";
import { TREES } from "./trees";
import { VISITORS } from "./visitors";

export const REFOREST: Plates = { ...TREES, ...SHRUBS, ...HERBS, ...VISITORS, ...EVENTS };
