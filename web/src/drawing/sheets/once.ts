/** Once Upon a Forest: the storeys of the columns and the animals that stand on them. */

import { SAWN_VARIANTS, storeyName, VARIANTS } from "../column";
import { ANIMALS } from "../species/once";
import { farPlates, plates, symbol } from "../sprite";
import { storey } from "../storeys";

const LEVELS = 4;

export default function sheet(): string {
  let drawn = "";
  for (let level = 0; level < LEVELS; level++) {
    for (let i = 0; i < VARIANTS; i++)
      drawn += symbol(storeyName(level, i, false), "0 0 140 110", storey(level, level * 5 + i * 3 + 4, false));
    for (let i = 0; i < SAWN_VARIANTS; i++)
      drawn += symbol(storeyName(level, i, true), "0 0 140 110", storey(level, level * 5 + i * 4 + 2, true));
  }
  return drawn + plates(ANIMALS) + farPlates(ANIMALS);
}
