/** Just as much Markdown as the rules pages use: headings, paragraphs, lists, tables, bold, italics, code and links. */

export interface Section {
  title: string;
  level: number;
  id: string;
  blocks: Block[];
}

export type Block =
  | { kind: "text"; html: string }
  | { kind: "list"; ordered: boolean; items: string[] }
  | { kind: "table"; head: string[]; rows: string[][] };

const escaped = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");

export function inline(text: string): string {
  const codes: string[] = [];
  const kept = escaped(text).replace(/`([^`]+)`/g, (_, code: string) => `\u0000${codes.push(code) - 1}\u0000`);
  return kept
    .replace(/\[([^\]]+)\]\(([^)\s]+)\)/g, (_, label: string, to: string) => (/^(https?:|\/|#)/.test(to) ? `<a href="${to}">${label}</a>` : label))
    .replace(/\*\*([^*]+)\*\*/g, "<strong>$1</strong>")
    .replace(/\*([^*]+)\*/g, "<em>$1</em>")
    .replace(/\u0000(\d+)\u0000/g, (_, i: string) => `<code>${codes[Number(i)]}</code>`);
}

const cells = (line: string) => line.replace(/^\s*\||\|\s*$/g, "").split(/(?<!\\)\|/).map((cell) => cell.trim());

export function sections(markdown: string): Section[] {
  const found: Section[] = [];
  for (const chunk of markdown.split(/\n(?=#{1,4} )/)) {
    const [, marks = "", title = ""] = /^(#{1,4}) (.+)/.exec(chunk) ?? [];
    const body = marks ? chunk.slice(chunk.indexOf("\n") + 1 || chunk.length) : chunk;
    const id = title.toLowerCase().replace(/[^\p{L}\d]+/gu, "-").replace(/^-|-$/g, "");
    found.push({ title, level: marks.length, id, blocks: body.split(/\n\s*\n/).filter((text) => text.trim()).map(block) });
  }
  return found;
}

function block(text: string): Block {
  const lines = text.trim().split("\n");
  if (lines[0]!.startsWith("|")) {
    const rows = lines.filter((line) => !/^\|[\s:|-]+\|$/.test(line)).map(cells);
    return { kind: "table", head: rows[0]!.map(inline), rows: rows.slice(1).map((row) => row.map(inline)) };
  }
  if (/^(- |\d+\. )/.test(lines[0]!)) {
    const items = text.trim().split(/\n(?=- |\d+\. )/).map((item) => inline(item.replace(/^(- |\d+\. )/, "").replace(/\s*\n\s*/g, " ")));
    return { kind: "list", ordered: /^\d/.test(lines[0]!), items };
  }
  return { kind: "text", html: inline(lines.join(" ")) };
}

/** The rules without the column that names the tests: it is for who works on Spinney. */
export function forPlayers(section: Section): Section {
  const blocks = section.blocks.map((one) => {
    if (one.kind !== "table" || one.head.at(-1) !== "test") return one;
    return { ...one, head: one.head.slice(0, -1), rows: one.rows.map((row) => row.slice(0, one.head.length - 1)) };
  });
  return { ...section, blocks };
}

/** As one searches: without markup, capitals and accents. */
const bare = (text: string) => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
const plain = (html: string) => bare(html.replace(/<[^>]+>/g, ""));

/** What of a section speaks of all the words: whole if its title does, of a table only the rows that do. */
export function search(all: readonly Section[], query: string): Section[] {
  const words = bare(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...all];
  const speaks = (text: string) => words.every((word) => plain(text).includes(word));
  return all.flatMap((section) => {
    if (speaks(section.title)) return [section];
    const blocks = section.blocks.flatMap((one): Block[] => {
      if (one.kind === "text") return speaks(one.html) ? [one] : [];
      if (one.kind === "list") return narrowed(one, one.items.filter(speaks));
      const rows = one.rows.filter((row) => speaks(row.join(" ")));
      return rows.length ? [{ ...one, rows }] : [];
    });
    return blocks.length ? [{ ...section, blocks }] : [];
  });
}

function narrowed(list: Extract<Block, { kind: "list" }>, items: string[]): Block[] {
  return items.length ? [{ ...list, items }] : [];
}

/** A numbered rule: a row of a table that begins with its number. */
export interface Rule {
  number: number;
  section: string;
  html: string;
}

/** The number of the rule that stands in a row; null: it is another table. */
export const numberOf = (row: readonly string[]): number | null => (/^\d+$/.test(row[0] ?? "") ? Number(row[0]) : null);

export const rulesIn = ({ title, blocks }: Section): Rule[] =>
  blocks.flatMap((one) => (one.kind === "table" ? one.rows : [])).flatMap((row) => {
    const number = numberOf(row);
    return number === null ? [] : [{ number, section: title, html: row[1] ?? "" }];
  });
