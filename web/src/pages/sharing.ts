/** A text (the record of a finished game, or a pad) as a link that carries it: compressed, in letters that an address may have. */

/** Longer links are cut by some programs through which they are sent. */
const LONGEST_LINK = 16_000;
/** A link of a few letters may unfold to any length: no game is longer than this. */
const LONGEST_RECORD = 2_000_000;

export class Damaged extends Error {}

/** Null: the text is too long for a link. */
export async function packed(record: string): Promise<string | null> {
  const stream = new Blob([record]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  const text = letters.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
  return text.length <= LONGEST_LINK ? text : null;
}

export async function unpacked(text: string, longest = LONGEST_RECORD): Promise<string> {
  if (!/^[\w-]+$/.test(text) || text.length > LONGEST_LINK) throw new Damaged();
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
    return await read(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")), longest);
  } catch {
    throw new Damaged();
  }
}

async function read(stream: ReadableStream<Uint8Array<ArrayBuffer>>, longest: number): Promise<string> {
  const [reader, decoder] = [stream.getReader(), new TextDecoder("utf-8", { fatal: true })];
  let record = "";
  for (;;) {
    const { done, value } = await reader.read();
    record += decoder.decode(value, { stream: !done });
    if (done) return record;
    if (record.length > longest) {
      void reader.cancel();
      throw new Damaged();
    }
  }
}
