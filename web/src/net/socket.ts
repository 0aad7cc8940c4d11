/** The socket of one table. It comes back by itself when the server or the network was away. */

import type { FromPage, FromServer, Sit } from "../messages";

const NO_SUCH_TABLE = 4404;
const FIRST_WAIT = 250;
const LONGEST_WAIT = 4000;

export class TableSocket {
  #socket: WebSocket | null = null;
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
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  #open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const language = encodeURIComponent(this.sit().language ?? "");
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/socket?language=${language}`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#wait = FIRST_WAIT;
      this.online(true);
      this.send(this.sit());
    };
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as FromServer);
    socket.onclose = (event) => {
      if (this.#closed || event.code === NO_SUCH_TABLE) return;
      this.online(false);
      this.#timer = setTimeout(() => this.#open(), this.#wait);
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    };
  }
}
