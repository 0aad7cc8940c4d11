/** Many files in one, as `scripts/site_python.py` packs them: quicker to lay out than an archive read by Python. */

export interface Packed {
  path: string;
  bytes: Uint8Array;
}

/** The length of the list in four bytes, the list of paths and sizes as JSON, then all contents, one after the other. */
export async function* unpacked(stream: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<Packed> {
  const all = new Uint8Array(await new Response(stream.pipeThrough(new DecompressionStream("deflate-raw"))).arrayBuffer());
  const length = new DataView(all.buffer).getUint32(0, true);
  const list = JSON.parse(new TextDecoder().decode(all.subarray(4, 4 + length))) as [string, number][];
  let at = 4 + length;
  for (const [path, size] of list) {
    yield { path, bytes: all.subarray(at, at + size) };
    at += size;
  }
}
