/** The species of the seats, and of nobody: names of pictures on the sheet. */

export const TREES = ["cork-oak", "maritime-pine", "olive", "pyrenean-oak"] as const;
export const NEUTRAL = "cypress";
