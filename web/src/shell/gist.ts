/** The gist of a help text: its first sentence, without the numbers of the rules. */
export function gist(help: string): string {
  const first = /^.*?[.?!:;](?=\s|$)/s.exec(help)?.[0] ?? help;
  return first.replace(/\s*\([^)]*\d[^)]*\)/, "").replace(/[:;]$/, ".");
}
