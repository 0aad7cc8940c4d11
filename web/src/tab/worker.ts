/** The worker in which Python runs: the same tables as the server's, for the pages of this browser. */

import type { PyodideAPI } from "pyodide";
import { counted, fetched, kept, type Files } from "./files";
import { pack, table, write, type Batch } from "./kept";
import { moduleOf } from "./modules";
import { netOf } from "./nets";
import { unpacked } from "./packed";
import type { Asked, Begin, Loading, News, Told } from "./protocol";
import { Thinkers } from "./thinkers";
import type { Plan } from "./thinking";

/** `spinney.tab.host.Host`, as it looks from here. */
interface PythonHost {
  ask(method: string, path: string, headers: string, body: string): Promise<string>;
  connect(line: number, path: string): void;
  receive(line: number, text: string): void;
  disconnect(line: number): void;
  forget(table: string): void;
}

const worker = self as unknown as Worker;
const tell = (told: Told): void => worker.postMessage(told);
const news = (some: Partial<News>): void => tell({ kind: "news", loading: null, storage: null, ...some });

/** What has to come before Python can begin; the modules of the rules, and nets, come when somebody thinks. */
const NEEDED = ["pyodide/pyodide.mjs", "pyodide/pyodide.asm.mjs", "pyodide/pyodide.asm.wasm", "pyodide/python_stdlib.zip", "python.pack"];
const PACKAGES = "python.pack";
/** News of the download come not more often than this. */
const OFTEN = 100;

const network = self.fetch.bind(self);

class Loader {
  #loading: Loading = { came: 0, all: 0, ready: false, failed: false };
  #told = 0;

  private constructor(
    private readonly base: string,
    readonly list: Files,
  ) {
    this.#loading.all = NEEDED.reduce((sum, path) => sum + list.files[path]!.size, 0);
    // Pyodide asks for its files itself: they are counted on their way, and kept.
    self.fetch = (input, init) => {
      const path = this.#path(String(input instanceof Request ? input.url : input));
      return path ? this.file(path) : network(input, init);
    };
  }

  static async over(base: string): Promise<Loader> {
    const list = await network(new URL("files.json", base), { cache: "no-cache" });
    return new Loader(base, (await list.json()) as Files);
  }

  #path(url: string): string | null {
    const path = url.startsWith(this.base) ? url.slice(this.base.length) : "";
    return path in this.list.files ? path : null;
  }

  /** What is kept is handed on as it is: the browser remembers what it has made of it. */
  async file(path: string): Promise<Response> {
    const came = (bytes: number) => NEEDED.includes(path) && this.#came(bytes);
    const here = await kept(this.list, this.base, path);
    if (here) came(this.list.files[path]!.size);
    return here ?? counted(path, await fetched(this.list, this.base, path), came);
  }

  /** A script that the browser fetches by itself: it counts when it is there. */
  async script<T>(path: string): Promise<T> {
    const script = (await import(/* @vite-ignore */ new URL(path, this.base).href)) as T;
    this.#came(this.list.files[path]?.size ?? 0);
    return script;
  }

  #came(bytes: number): void {
    this.#loading.came += bytes;
    if (performance.now() - this.#told < OFTEN) return;
    this.#told = performance.now();
    this.tell();
  }

  tell(some: Partial<Loading> = {}): void {
    Object.assign(this.#loading, some);
    news({ loading: { ...this.#loading } });
  }
}

async function python(base: string): Promise<PythonHost> {
  const loader = await Loader.over(base);
  loader.tell();
  const packages = loader.file(PACKAGES);
  const compiled = loader.script("pyodide/pyodide.asm.mjs");
  // Each is waited for below; until then a failure is nobody's.
  for (const one of [packages, compiled]) one.catch(() => {});
  const { loadPyodide } = await loader.script<{ loadPyodide(options: object): Promise<PyodideAPI> }>("pyodide/pyodide.mjs");
  await compiled;
  const pyodide = await loadPyodide({ indexURL: new URL("pyodide/", base).href, convertNullToNone: true });
  await layOut(pyodide, (await packages).body!);
  const made = pyodide.pyimport("spinney.tab.bridge").hosted(page(loader)) as PythonHost;
  loader.tell({ ready: true });
  return made;
}

/** Puts the packages to where Python looks for them. */
async function layOut(pyodide: PyodideAPI, packages: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<void> {
  const place = String(pyodide.runPython("import site; site.getsitepackages()[0]"));
  for await (const { path, bytes } of unpacked(packages)) {
    pyodide.FS.mkdirTree(`${place}/${path}`.replace(/\/[^/]*$/, ""));
    pyodide.FS.writeFile(`${place}/${path}`, bytes, { canOwn: true });
  }
  pyodide.runPython("import importlib; importlib.invalidate_caches()");
}

/** What Python finds here: the pages, what is kept, and the thinkers. */
function page(loader: Loader): object {
  const thinkers = new Thinkers(
    () => new Worker(new URL("./thinker.ts", import.meta.url), { type: "module" }),
    navigator.hardwareConcurrency || 1,
  );
  const modules = new Map<string, Promise<WebAssembly.Module>>();
  const compiled = (game: string) => {
    if (!modules.has(game)) modules.set(game, WebAssembly.compileStreaming(loader.file(moduleOf(game))));
    return modules.get(game)!;
  };
  return {
    send: (line: number, text: string) => tell({ kind: "message", line, text }),
    closed: (line: number, code: number) => tell({ kind: "closed", line, code }),
    table,
    pack,
    async write(batch: string): Promise<string> {
      const written = await write(JSON.parse(batch) as Batch);
      if (written === "full" || written === "forbidden") news({ storage: written });
      return written;
    },
    net: (game: string) => netOf(loader, game),
    async think(number: number, game: string, plans: unknown, bytesOf: (constant: string) => Uint8Array): Promise<Uint8Array[][]> {
      return thinkers.think(number, await compiled(game), plansOf(plans), bytesOf);
    },
    stop: (number: number) => thinkers.stop(number),
  };
}

/** Plans as they are here: lists and dictionaries of Python become ours, with copies of their bytes. */
function plansOf(plans: unknown): Plan[] {
  const proxy = plans as { toJs?: (how: object) => Plan[] };
  const all = proxy.toJs ? proxy.toJs({ dict_converter: Object.fromEntries, create_pyproxies: false }) : (plans as Plan[]);
  const bytes = (of: ArrayBufferView) => new Uint8Array(of.buffer, of.byteOffset, of.byteLength).slice();
  return all.map(({ arrays, constants, calls }) => ({
    constants,
    arrays: arrays.map((array) => ({ ...array, bytes: bytes(array.bytes) })),
    calls: calls.map((call) => ({ ...call, row: bytes(call.row) })),
  }));
}

let host: Promise<PythonHost> | null = null;

const DEEDS: { [kind in Asked["kind"]]: (host: PythonHost, asked: Extract<Asked, { kind: kind }>) => unknown } = {
  async ask(python, { id, method, path, headers, body }) {
    const answer = await python.ask(method, path, JSON.stringify(headers), body).catch((error: unknown) => {
      console.error(error);
      return "null";
    });
    tell({ kind: "answer", id, answer: JSON.parse(answer) });
  },
  connect(python, { line, path }) {
    // Before anything is said on it.
    tell({ kind: "opened", line });
    python.connect(line, path);
  },
  receive: (python, { line, text }) => python.receive(line, text),
  disconnect: (python, { line }) => python.disconnect(line),
  forget: (python, { table }) => python.forget(table),
};

worker.onmessage = async ({ data }: MessageEvent<Asked | Begin>) => {
  if (data.kind === "begin") {
    host = python(data.base);
    host.catch((error: unknown) => {
      console.error(error);
      news({ loading: { came: 0, all: 0, ready: false, failed: true } });
    });
    return;
  }
  // What was asked for first is done first: all wait for the same promise.
  const running = await host!;
  try {
    await DEEDS[data.kind](running, data as never);
  } catch (error) {
    console.error(error);
  }
};
