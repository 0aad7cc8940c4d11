/** The player's aid as HTML: Markdown with `⟦symbol⟧` for drawings and `§12` for numbered rules. */

import { signOf } from "../drawing/signs";
import { inline, sections, type Section } from "./markdown";

/** How a rule is linked: where it stands, and what the link is called. */
export type LinkTo = (rule: number) => { href: string; name: string };

/** A text of the aid that is HTML already, with its drawings and links. */
function dressed(html: string, game: string, linkTo: LinkTo): string {
  return html
    .replace(/⟦([^⟧]+)⟧/g, (_, name: string) => `<svg class="sy" viewBox="0 0 24 24" aria-hidden="true">${signOf(game, name)}</svg>`)
    .replace(/§(\d+)/g, (_, number: string) => {
      const { href, name } = linkTo(Number(number));
      return `<a class="cited" href="${href}" target="_blank" rel="noopener" aria-label="${name}" title="${name}">${number}</a>`;
    });
}

/** The sections of an aid, titles included. */
export function aidSections(text: string, game: string, linkTo: LinkTo): Section[] {
  const dress = (html: string): string => dressed(html, game, linkTo);
  return sections(text).map((section) => ({
    ...section,
    title: dress(inline(section.title)),
    blocks: section.blocks.map((block) => {
      if (block.kind === "text") return { ...block, html: dress(block.html) };
      if (block.kind === "list") return { ...block, items: block.items.map(dress) };
      return { ...block, head: block.head.map(dress), rows: block.rows.map((row) => row.map(dress)) };
    }),
  }));
}
