/** The reader's text size, for what is computed from measured boxes: styles are written in sixteenths of it. */

export const ROOT = 16;

export const textSize = (): number => parseFloat(getComputedStyle(document.documentElement).fontSize);
