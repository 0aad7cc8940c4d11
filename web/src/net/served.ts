/** Spinney from a server: over HTTP and WebSockets. `tab/index.ts` takes the place of this file in the site. */

import { answering } from "../away/answering";
import type { Answer, Heard, Host, Line, Parts } from "./host";
import type { Known } from "./keys";
import { polled, type Ask } from "./polling";

/** Whether everything happens in this browser. */
export const ALONE = false;

const ask: Ask = async (method, path, headers, body, signal): Promise<Answer> => {
  const response = await fetch(path, { method, headers, body, signal });
  return { status: response.status, headers: Object.fromEntries(response.headers), body: await response.text() };
};

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
    pings: true,
    close: () => socket.close(),
  };
}

export const host: Host = { ask, connect, poll: (path, heard) => polled(ask, path, heard) };

answering();

export const parts: Parts = { notices: () => import("../shell/Notices.svelte") };

/** The keys to seats are the server's: a cookie says whose they are. */
export const remember = (_known: Known): void => {};
export const remembered = async (): Promise<Known[]> => [];

/** A table is taken off the list of this person; the server keeps it. */
export async function removed(table: string): Promise<void> {
  await ask("DELETE", `/api/me/tables/${encodeURIComponent(table)}`, {}).catch(() => null);
}
