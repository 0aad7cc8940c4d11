/** The page's side of the service worker: it is registered, filled when there is time, and newer ones are noticed. */

import { told } from "./told.svelte";

let registered: ServiceWorkerRegistration | null = null;
let wanted = false;

export async function serve(base: string): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers) return;
  // Whoever was served before is shown the new version; whoever comes for the first time has it already.
  const served = workers.controller !== null;
  workers.addEventListener("controllerchange", () => served && location.reload());
  try {
    registered = await workers.register(new URL("service.js", base), { scope: base });
  } catch {
    return; // private windows of some browsers: the site works, but needs the network
  }
  if (!registered) return;
  watch(registered);
  registered.addEventListener("updatefound", () => watch(registered!));
  document.addEventListener("visibilitychange", () => document.hidden || void registered?.update().catch(() => {}));
  if (wanted) fill();
}

function watch(registration: ServiceWorkerRegistration): void {
  const look = () => {
    if (registration.waiting && registration.active) told.fresh = true;
    if (wanted && registration.active) fill();
  };
  look();
  registration.installing?.addEventListener("statechange", look);
}

/** Everything that is not on the device yet is fetched in the background: then the network may go. */
export function fill(): void {
  wanted = true;
  registered?.active?.postMessage("fill");
}

/** The new version takes over: all tabs are shown it. */
export function take(): void {
  registered?.waiting?.postMessage("take");
}
