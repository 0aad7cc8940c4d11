/** Spinney from a server: over HTTP and WebSockets. `tab/index.ts` takes the place of this file in the site. */

import type { Answer, Heard, Host, Line, Parts } from "./host";
import type { Known } from "./keys";

/** Whether everything happens in this browser. */
export const ALONE = false;

async function ask(method: string, path: string, headers: Record<string, string>, body?: string): Promise<Answer> {
  const response = await fetch(path, { method, headers, body });
  return { status: response.status, headers: Object.fromEntries(response.headers), body: await response.text() };
}

function connect(path: string, heard: Heard): Line {
  const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${path}`);
  socket.onopen = () => heard.open();
  socket.onmessage = (event) => heard.message(String(event.data));
  socket.onclose = (event) => heard.closed(event.code);
  return {
    send: (text) => socket.send(text),
    get open() {
      return socket.readyState === WebSocket.OPEN;
    },
    close: () => socket.close(),
  };
}

export const host: Host = { ask, connect };

export const parts: Parts = {};

/** The keys to seats are the server's: a cookie says whose they are. */
export const remember = (_known: Known): void => {};
export const remembered = async (): Promise<Known[]> => [];

/** A table is taken off the list of this person; the server keeps it. */
export async function removed(table: string): Promise<void> {
  await ask("DELETE", `/api/me/tables/${encodeURIComponent(table)}`, {}).catch(() => null);
}
