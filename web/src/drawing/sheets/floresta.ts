/** Floresta: ten landscapes, eight look-outs, tower storeys, pieces, special actions and signs. */

import { symbol } from "../sprite";
import { HEIGHT, WIDTH } from "../floresta/frame";
import { land, LANDS } from "../floresta/lands";
import { lookout, TOWERS } from "../floresta/lookouts";
import { PIECES } from "../floresta/pieces";
import { SPECIALS } from "../floresta/specials";
import { SIGNS } from "../floresta/symbols";
import { PIECES as STOREYS, storey } from "../floresta/tower";

const PICTURE = `0 0 ${WIDTH} ${HEIGHT}`;
const PLATE = "0 0 100 100";

export default function sheet(): string {
  const lands = [...Object.keys(LANDS), "somewhere"].map((id) => symbol(`plate-${id}`, PICTURE, land(id)));
  const lookouts = [...TOWERS, "lookout"].map((id) => symbol(`plate-${id}`, PICTURE, lookout(id)));
  const storeys = Array.from({ length: STOREYS }, (_, i) => symbol(`storey-${i}`, PICTURE, storey(i)));
  const pieces = Object.entries(PIECES).map(([id, draw]) => symbol(`plate-${id}`, PLATE, draw()));
  const specials = Object.entries(SPECIALS).map(([id, draw]) => symbol(`plate-special-${id}`, PLATE, draw()));
  const signs = Object.entries(SIGNS).map(([id, svg]) => symbol(`sign-${id}`, "0 0 24 24", svg));
  return [...lands, ...lookouts, ...storeys, ...pieces, ...specials, ...signs].join("");
}
