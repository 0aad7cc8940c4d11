/** The leader's desk: questions and lines of all tabs get numbers of their own before Python sees them. */

import type { Leading } from "./lead";
import type { Asked, News, Told } from "./protocol";

interface PythonLike {
  ask(asked: Asked): void;
  end(): void;
}

interface Owner {
  tab: string;
  number: number;
}

export class Desk implements Leading {
  #next = 0;
  #asks = new Map<number, Owner>();
  #lines = new Map<number, Owner>();
  #python: PythonLike;

  constructor(
    python: (tell: (told: Told) => void) => PythonLike,
    private readonly tell: (tab: string, told: Told) => void,
    private readonly tellAll: (news: News) => void,
  ) {
    this.#python = python((told) => this.#hear(told));
  }

  ask(tab: string, asked: Asked): void {
    if (asked.kind === "ask") {
      this.#asks.set(++this.#next, { tab, number: asked.id });
      this.#python.ask({ ...asked, id: this.#next });
    } else if (asked.kind === "connect") {
      this.#lines.set(++this.#next, { tab, number: asked.line });
      this.#python.ask({ ...asked, line: this.#next });
    } else if (asked.kind === "forget") {
      this.#python.ask(asked);
    } else {
      const line = this.#lineOf(tab, asked.line);
      if (line === undefined) return;
      if (asked.kind === "disconnect") this.#lines.delete(line);
      this.#python.ask({ ...asked, line });
    }
  }

  gone(tab: string): void {
    for (const [line, owner] of this.#lines) if (owner.tab === tab) this.ask(tab, { kind: "disconnect", line: owner.number });
  }

  end(): void {
    this.#python.end();
  }

  #lineOf(tab: string, number: number): number | undefined {
    for (const [line, owner] of this.#lines) if (owner.tab === tab && owner.number === number) return line;
    return undefined;
  }

  #hear(told: Told): void {
    if (told.kind === "news") return this.tellAll(told);
    const [owners, number] = told.kind === "answer" ? [this.#asks, told.id] : [this.#lines, told.line];
    const owner = owners.get(number);
    if (!owner) return;
    if (told.kind === "answer" || told.kind === "closed") owners.delete(number);
    this.tell(owner.tab, told.kind === "answer" ? { ...told, id: owner.number } : { ...told, line: owner.number });
  }
}
