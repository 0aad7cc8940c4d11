/** The page's side of its worker, which knows only where a page was opened: it asks each one at which place it is now. */

export const WHERE = "where";

export function answering(): void {
  const workers = globalThis.navigator?.serviceWorker as ServiceWorkerContainer | undefined; // there are none over plain HTTP, nor in Node
  workers?.addEventListener("message", (event) => event.data === WHERE && event.ports[0]?.postMessage(location.pathname));
  workers?.startMessages();
}
