/** The subscription of a browser to what a server pushes: as the page asks for it, and as its worker renews it. */

import type { NewAddress, NoticeWays } from "../messages";

const AUTH = "auth";
const RECEIVER = "p256dh";

/** The subscription; one that was made for another server, or for another key of it, is given up first. */
export async function subscribed(manager: PushManager, ways: NoticeWays): Promise<PushSubscription> {
  const wanted = { userVisibleOnly: true, applicationServerKey: bytesOf(ways.key) };
  try {
    return await manager.subscribe(wanted);
  } catch (error) {
    if ((error as Error).name !== "InvalidStateError") throw error;
    await (await manager.getSubscription())?.unsubscribe();
    return manager.subscribe(wanted);
  }
}

/** What a server has to know of it. */
export function addressOf(subscription: PushSubscription, language: string): NewAddress {
  const keys = subscription.toJSON().keys ?? {};
  return { kind: "push", address: subscription.endpoint, p256dh: keys[RECEIVER] ?? "", auth: keys[AUTH] ?? "", language };
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}
