/** Python in this browser, as the page asks it. */

import { BROKEN, type Answer, type Heard, type Host, type Line } from "../net/host";
import { known } from "./data";
import { Lead, type Followed, type Leading } from "./lead";
import type { Asked, News, Told } from "./protocol";

type Ask = Extract<Asked, { kind: "ask" }>;

interface Waiting {
  asked: Ask;
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
}

interface OpenLine {
  heard: Heard;
  open: boolean;
}

export class TabHost implements Host, Followed {
  #lead: Lead;
  #next = 0;
  #asks = new Map<number, Waiting>();
  #lines = new Map<number, OpenLine>();

  constructor(
    private readonly leading: (lead: Lead) => Leading,
    private readonly news: (news: News) => void,
  ) {
    this.#lead = new Lead(this);
  }

  get leads(): boolean {
    return this.#lead.leads;
  }

  async ask(method: string, path: string, headers: Record<string, string>, body = ""): Promise<Answer> {
    return (await known(method, path)) ?? this.#asked({ kind: "ask", id: 0, method, path, headers, body });
  }

  #asked(ask: Ask): Promise<Answer> {
    const asked = { ...ask, id: ++this.#next };
    return new Promise((resolve, reject) => {
      this.#asks.set(asked.id, { asked, resolve, reject });
      this.#lead.ask(asked);
    });
  }

  connect(path: string, heard: Heard): Line {
    const number = ++this.#next;
    const line: OpenLine = { heard, open: false };
    this.#lines.set(number, line);
    this.#lead.ask({ kind: "connect", line: number, path });
    return {
      send: (text) => this.#lead.ask({ kind: "receive", line: number, text }),
      get open() {
        return line.open;
      },
      pings: false,
      close: () => {
        if (this.#ended(number)) this.#lead.ask({ kind: "disconnect", line: number });
      },
    };
  }

  /** A table is not on the device any more. */
  forget(table: string): void {
    this.#lead.ask({ kind: "forget", table });
  }

  #ended(number: number): OpenLine | undefined {
    const line = this.#lines.get(number);
    if (line) line.open = false;
    this.#lines.delete(number);
    return line;
  }

  // What the lead says.

  lead(lead: Lead): Leading {
    return this.leading(lead);
  }

  hear(told: Told): void {
    switch (told.kind) {
      case "news":
        return this.news(told);
      case "answer": {
        const waiting = this.#asks.get(told.id);
        this.#asks.delete(told.id);
        if (told.answer) waiting?.resolve(told.answer);
        else waiting?.reject(new Error("nobody answers"));
        return;
      }
      case "opened": {
        const line = this.#lines.get(told.line);
        if (line) line.open = true;
        return line?.heard.open();
      }
      case "message":
        return this.#lines.get(told.line)?.heard.message(told.text);
      case "closed":
        return this.#ended(told.line)?.heard.closed(told.code);
    }
  }

  /** Questions that change nothing are asked again; whether anything else was done nobody knows. */
  turned(): void {
    for (const number of [...this.#lines.keys()]) this.#ended(number)?.heard.closed(BROKEN);
    for (const { asked, reject } of [...this.#asks.values()]) {
      if (asked.method === "GET") this.#lead.ask(asked);
      else {
        this.#asks.delete(asked.id);
        reject(new Error("nobody answers"));
      }
    }
  }
}
