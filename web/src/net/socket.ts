/** The line to one table. It comes back by itself when whoever answers was away. */

import { host } from "#where";
import type { FromPage, FromServer, Sit } from "../messages";
import { NO_SUCH_TABLE, type Line } from "./host";

const FIRST_WAIT = 250;
const LONGEST_WAIT = 4000;

export class TableSocket {
  #line: Line | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(
    private readonly table: string,
    private readonly sit: () => Sit,
    private readonly hear: (message: FromServer) => void,
    private readonly online: (is: boolean) => void,
  ) {
    this.#open();
  }

  send(message: FromPage): boolean {
    if (!this.#line?.open) return false;
    this.#line.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#line?.close();
  }

  #open(): void {
    const language = encodeURIComponent(this.sit().language ?? "");
    this.#line = host.connect(`/api/tables/${this.table}/socket?language=${language}`, {
      open: () => {
        this.#wait = FIRST_WAIT;
        this.online(true);
        this.send(this.sit());
      },
      message: (text) => this.hear(JSON.parse(text) as FromServer),
      closed: (code) => {
        if (this.#closed || code === NO_SUCH_TABLE) return;
        this.online(false);
        this.#timer = setTimeout(() => this.#open(), this.#wait);
        this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
      },
    });
  }
}
