/**
 * Lengths in styles are written in px and mean sixteenths of the reader's text size.
 *
 * While the page is built every length of 3 px and more becomes as many rem, so that whoever reads with larger letters
 * gets a larger table, laid out as in a smaller window. Thinner lines stay as thin as they are. Conditions on containers
 * follow; conditions on the window can only know the text size of the browser, not the one chosen on the page (em).
 * What a picture's own units are (text within an `svg` with a `viewBox`) is written in `PX`.
 */

import type { Plugin } from "postcss";

const ROOT = 16;
const THIN = 3;
const LENGTH = /(?<![\w#.-])(-?(?:\d+\.?\d*|\.\d+))px\b/g;

export function relative(text: string, unit: "rem" | "em" = "rem"): string {
  return text.replace(LENGTH, (written, number: string) => {
    const value = Number(number);
    return Math.abs(value) < THIN ? written : `${+(value / ROOT).toFixed(5)}${unit}`;
  });
}

export const lengths = (): Plugin => ({
  postcssPlugin: "lengths-of-the-reader",
  Declaration(declaration) {
    const value = relative(declaration.value);
    if (value !== declaration.value) declaration.value = value;
  },
  AtRule(rule) {
    if (rule.name !== "container" && rule.name !== "media") return;
    const params = relative(rule.params, rule.name === "media" ? "em" : "rem");
    if (params !== rule.params) rule.params = params;
  },
});
