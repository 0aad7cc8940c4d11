/** Numbers as they are set: a minus is as wide as a plus. */
export const shownNumber = (value: number): string => (value < 0 ? `−${-value}` : `${value}`);
