/** What Python's worker and the service worker have told, for the notes at the edge of the page. */

import type { Loading, Storage } from "./protocol";

interface Told {
  loading: Loading | null;
  storage: Storage | null;
  /** A new version of the site is here, and waits. */
  fresh: boolean;
}

export const told = $state<Told>({ loading: null, storage: null, fresh: false });
