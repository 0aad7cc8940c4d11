/** Drawings that stand in a page many times: their text is read once, and what it drew is copied. */

import type { Attachment } from "svelte/attachments";

const read = new Map<string, DocumentFragment>();

function drawnFrom(svg: string): DocumentFragment {
  const known = read.get(svg);
  if (known) return known;
  const template = document.createElement("template");
  template.innerHTML = `<svg>${svg}</svg>`;
  const drawing = document.createDocumentFragment();
  drawing.append(...template.content.firstChild!.childNodes);
  read.set(svg, drawing);
  return drawing;
}

/** Fills a picture with a drawing. For symbols, of which there are few: all that were shown are kept. */
export const copied =
  (svg: string): Attachment<SVGElement> =>
  (picture) =>
    picture.replaceChildren(drawnFrom(svg).cloneNode(true));
