/** Pushes to this browser: whether it can have them, switching them on, and off. */

import type { NoticeWays } from "../messages";
import { subscribed } from "./subscribing";

const WORKER = "/away.js";

/** Why this browser cannot be told; null: it can. */
export type Barred = "insecure" | "missing" | "denied" | null;

export function barred(): Barred {
  if (!isSecureContext) return "insecure";
  if (!("serviceWorker" in navigator) || !("PushManager" in window) || !("Notification" in window)) return "missing";
  return Notification.permission === "denied" ? "denied" : null;
}

/** The subscription that this browser has. */
export async function subscription(): Promise<PushSubscription | null> {
  if (barred() !== null) return null;
  const registration = await navigator.serviceWorker.getRegistration("/");
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** To be called on a click: the browser asks its person. Null if they do not want it. */
export async function subscribe(ways: NoticeWays): Promise<PushSubscription | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  await navigator.serviceWorker.register(WORKER, { scope: "/" });
  return subscribed((await navigator.serviceWorker.ready).pushManager, ways);
}
