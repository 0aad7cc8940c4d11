/** Everything that has a name on Dartmoor, by the ids of its pack. */

import type { Plates } from "../../sprite";
import { BEASTS } from "./beasts";
import { BIRDS } from "./birds";
import { CAVES } from "./caves";
import { PLANTS } from "./plants";
import { SMALL } from "./small";

export { MOOR_BOX, MOORS } from "./moors";

export const DARTMOOR: Plates = { ...PLANTS, ...BIRDS, ...SMALL, ...BEASTS, ...CAVES };
