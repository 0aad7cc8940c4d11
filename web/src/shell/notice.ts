/** Notices of the device: what is told to somebody who looks at something else. */

import { settings } from "./settings.svelte";

/** Asks whether the device may tell; false where it cannot, or may not. */
export async function allowed(): Promise<boolean> {
  if (!("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted";
}

/** Tells, unless somebody looks at the page; the newest notice about a thing takes the place of the one before. */
export function tell(title: string, words: string, about: string): void {
  if (!settings.notices || !document.hidden || !("Notification" in window) || Notification.permission !== "granted") return;
  try {
    const notice = new Notification(title, { body: words, tag: about });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // Phones have no such constructor: there a service worker shows it, where there is one.
    void navigator.serviceWorker?.getRegistration().then((worker) => worker?.showNotification(title, { body: words, tag: about }));
  }
}
