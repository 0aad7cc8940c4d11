/** Where we are: the address decides what is shown. */

export const route = $state({ path: location.pathname, search: location.search });

function read(): void {
  route.path = location.pathname;
  route.search = location.search;
}

addEventListener("popstate", read);

export function go(address: string, instead = false): void {
  history[instead ? "replaceState" : "pushState"](null, "", address);
  const moved = location.pathname !== route.path;
  read();
  if (moved) scrollTo(0, 0);
}

/** Clicks on links of our own do not load the page anew. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest?.("a");
  if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (link.origin !== location.origin || link.hasAttribute("download") || link.target) return;
  if (link.pathname.startsWith("/api/") || link.pathname.startsWith("/schema")) return;
  if (link.hash && link.pathname === location.pathname) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
