/** Reforest: plants, visitors and events. */

import { REFOREST } from "../species/reforest";
import { plates } from "../sprite";

export default (): string => plates(REFOREST);
