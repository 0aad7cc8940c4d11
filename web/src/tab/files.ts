/**
 * The files of the site, as `scripts/site.py` lists them, and those of them that are kept on the device. They are kept
 * by what is in them: a new version fetches only what has changed, and never mixes old and new.
 */

export interface Files {
  /** Changes with any of the files. */
  version: string;
  /** What is there before Python is. */
  shell: string[];
  files: Record<string, { hash: string; size: number }>;
}

const PLACE = "spinney";
/** What some plain servers do not know, and what browsers insist on. */
const KINDS: Record<string, string> = { wasm: "application/wasm", mjs: "text/javascript" };

/** The address under which a file is fetched and kept. A plain server does not mind the hash. */
export function address(list: Files, base: string, path: string): string {
  return new URL(`${path}?${list.files[path]!.hash.slice(0, 16)}`, base).href;
}

/** The shelf of kept files; none where the browser has none to give, as in pages that came without encryption. */
export async function shelf(): Promise<Cache | null> {
  try {
    return await caches.open(PLACE);
  } catch {
    return null;
  }
}

async function digest(bytes: ArrayBuffer): Promise<string> {
  return [...new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Keeps a file if it is the one of the list: while a new version is being put up, it may be another. */
export async function keep(list: Files, base: string, path: string, response: Response): Promise<boolean> {
  const place = await shelf();
  const bytes = await response.arrayBuffer();
  if (!place || (await digest(bytes)) !== list.files[path]!.hash) return false;
  const headers = { "content-type": kindOf(path, response), "content-length": String(bytes.byteLength) };
  await place.put(address(list, base, path), new Response(bytes, { headers }));
  return true;
}

const kindOf = (path: string, response: Response) =>
  KINDS[path.split(".").at(-1)!] ?? response.headers.get("content-type") ?? "application/octet-stream";

/** A file from the shelf. */
export async function kept(list: Files, base: string, path: string): Promise<Response | undefined> {
  return (await shelf())?.match(address(list, base, path));
}

/** A file from the shelf, or from the network and then onto the shelf. */
export async function file(list: Files, base: string, path: string): Promise<Response> {
  return (await kept(list, base, path)) ?? fetched(list, base, path);
}

export async function fetched(list: Files, base: string, path: string): Promise<Response> {
  const response = await fetch(address(list, base, path));
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  void keep(list, base, path, response.clone()).catch(() => false);
  return response;
}

/** The same file, and how much of it has come is told. */
export function counted(path: string, response: Response, came: (bytes: number) => void): Response {
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, on) {
      came(chunk.byteLength);
      on.enqueue(chunk);
    },
  });
  return new Response(response.body!.pipeThrough(counter), { headers: { "content-type": kindOf(path, response) } });
}
