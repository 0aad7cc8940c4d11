/**
 * A line without a socket, for networks that let none through: the page asks for messages, and the server answers when
 * there are some, after 8 seconds at the latest. What the page sends goes in requests of its own, one after the other.
 */

import type { LineNews } from "../messages";
import { BROKEN, type Answer, type Heard, type Line } from "./host";

/** A server that has not answered for so long is lost. */
const PATIENCE = 12_000;
/** Between two questions, so that what happens at once comes together. */
const SHORT = 40;

export type Ask = (method: string, path: string, headers: Record<string, string>, body?: string, signal?: AbortSignal) => Promise<Answer>;

export function polled(ask: Ask, path: string, heard: Heard): Line {
  const line = new PolledLine(ask, path, heard);
  void line.run();
  return line;
}

class PolledLine implements Line {
  readonly pings = false;
  open = false;
  #queue: string[] = [];
  #place = "";
  #headers: Record<string, string> = { "content-type": "application/json" };
  #last = 0;
  #sending = false;
  #ended = new AbortController();

  constructor(
    private readonly ask: Ask,
    private readonly path: string,
    private readonly heard: Heard,
  ) {}

  /** Opens the line with whatever is to be said first, and listens until it ends. */
  async run(): Promise<void> {
    await Promise.resolve();
    if (this.#ended.signal.aborted) return;
    this.open = true;
    this.heard.open();
    try {
      const [place, search] = this.path.split("?") as [string, string?];
      const news = await this.#ask("POST", `${place}?${search ?? ""}`, this.#taken());
      this.#place = `${place}/${news!.line}`;
      this.#headers["authorization"] = `Bearer ${news!.key}`;
      this.#hear(news!);
      this.#flush();
      while (this.open) {
        await new Promise((later) => setTimeout(later, SHORT));
        if (this.open) this.#hear(await this.#news());
      }
    } catch {
      this.#end(BROKEN);
    }
  }

  send(text: string): void {
    this.#queue.push(text);
    this.#flush();
  }

  close(): void {
    if (this.#ended.signal.aborted) return;
    this.open = false;
    this.#ended.abort();
    if (this.#place) this.ask("DELETE", this.#place, this.#headers).catch(() => {});
  }

  /** An answer that was lost on the way is asked for once more, but not one that was waited for too long. */
  async #news(): Promise<LineNews> {
    const path = `${this.#place}?after=${this.#last}`;
    const once = this.#ask("GET", path).catch((error: Error) => {
      if (error instanceof TypeError) return this.#ask("GET", path);
      throw error;
    });
    return (await once)!;
  }

  #hear(news: LineNews): void {
    if (!this.open) return;
    this.#last = news.last;
    for (const text of news.messages) this.heard.message(text);
    if (news.closed) this.#end(news.closed);
  }

  #end(code: number): void {
    if (!this.open) return;
    this.open = false;
    this.heard.closed(code);
  }

  #flush(): void {
    if (this.#place && !this.#sending && this.#queue.length > 0) void this.#post();
  }

  async #post(): Promise<void> {
    this.#sending = true;
    try {
      while (this.open && this.#queue.length > 0) await this.#ask("POST", this.#place, this.#taken());
    } catch {
      this.#end(BROKEN);
    } finally {
      this.#sending = false;
    }
  }

  #taken(): string {
    return JSON.stringify({ messages: this.#queue.splice(0) });
  }

  async #ask(method: string, path: string, body?: string): Promise<LineNews | null> {
    const signal = AbortSignal.any([this.#ended.signal, AbortSignal.timeout(PATIENCE)]);
    const answer = await this.ask(method, path, this.#headers, body, signal);
    if (answer.status >= 400) throw new Error(String(answer.status));
    return answer.body ? (JSON.parse(answer.body) as LineNews) : null;
  }
}
