/** Species that nobody has drawn yet, as a pack of one's own may have them: each is shown by its first letter. */

import { initialOf } from "./naming";
import { symbol } from "./sprite";

/** Pictures for the species of which a sheet with these symbols has none; some sheets have them twice, near and far. */
export function strangers(species: readonly string[], drawn: readonly string[], kinds: readonly string[] = ["plate"]): string {
  const names = species.flatMap((id) => kinds.map((kind) => [id, `${kind}-${id}`] as const));
  return names.filter(([, name]) => !drawn.includes(name)).map(([id, name]) => symbol(name, "0 0 100 100", initial(id))).join("");
}

const initial = (id: string): string =>
  `<circle cx="50" cy="60" r="30" fill="var(--straw)" stroke="var(--line)"/>` +
  `<text x="50" y="76" text-anchor="middle" font-size="46" fill="var(--soot)">${initialOf(id)}</text>`;
