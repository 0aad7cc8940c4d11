/** An empty pad: a title, and who plays. */

import { packInUse } from "../pages/packs.svelte";
import { componentsOf } from "./asking";
import { nameFrom, newPad, type Pad } from "./pad";
import { padOf } from "./modules";

export async function begun(game: string, title: string, names: readonly string[]): Promise<Pad> {
  const pack = packInUse(game)?.hash ?? "";
  const [module, components] = await Promise.all([padOf(game), componentsOf(game, pack)]);
  const hand = module.blank(names.length, components);
  hand.seat.forEach((seat, i) => {
    const name = nameFrom(names[i] ?? "");
    if (name) seat.name = name;
  });
  return newPad(game, title, hand, pack);
}

/** The same people once more. */
export const again = ({ game, title, hand }: Pad): Promise<Pad> => begun(game, title, hand.seat.map(({ name }) => name ?? ""));
