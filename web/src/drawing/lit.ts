/**
 * What somebody means who points at an element, for its `data-means`: "place hand=2", or "column=3 row=0" for any kind.
 *
 * By it the page finds where on the board a move would happen: to show a hint, or a better move after the game.
 */
export const means = (kind: string, parts: Readonly<Record<string, number>> = {}): string =>
  [kind, ...Object.entries(parts).map(([part, value]) => `${part}=${value}`)].filter((word) => word !== "").join(" ");
