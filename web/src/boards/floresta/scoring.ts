/** How sides and towers are signed. */

import type { SignName } from "../../drawing/floresta/symbols";
import type { Side, Tower } from "./print";

export const signOfEnd = ({ end, placement }: Side): SignName =>
  placement === "arrows_one_per_row" ? "rows" : (end.kind as SignName);
export const signOfPower = ({ power }: Tower): SignName => power as SignName;
