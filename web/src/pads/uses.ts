/** How often things have been entered on this device: the most used ones come first. */

const PLACE = "spinney-pad-uses";

type Uses = Record<string, Record<string, number>>;

function read(): Uses {
  try {
    return (JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Uses) ?? {};
  } catch {
    return {};
  }
}

export function used(game: string, key: string): void {
  const uses = read();
  const own = { ...uses[game] };
  own[key] = (Number(own[key]) || 0) + 1;
  try {
    localStorage.setItem(PLACE, JSON.stringify({ ...uses, [game]: own }));
  } catch {
    // Then they stay in their usual order.
  }
}

/** How often each thing of a game has been entered up to now. */
export const usesOf = (game: string): Record<string, number> => read()[game] ?? {};

/** The same things, the most used first; others in the order in which they came. */
export function mostUsed<T extends { key: string }>(uses: Record<string, number>, things: readonly T[]): T[] {
  const count = ({ key }: T): number => Number(uses[key]) || 0;
  return [...things].sort((a, b) => count(b) - count(a));
}
