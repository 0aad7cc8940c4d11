/** Forest Shuffle: Dartmoor: all species, the moors wide. */

import { DARTMOOR, MOOR_BOX, MOORS } from "../species/dartmoor";
import { plates } from "../sprite";

export default (): string => plates(DARTMOOR) + plates(MOORS, MOOR_BOX);
