/** Who I am at the server, as it was told last. A page without a server knows nobody. */

import { ALONE } from "#where";
import type { Me } from "../messages";
import * as api from "../net/api";
import { change } from "./settings.svelte";

const NOBODY: Me = { known: false, name: "", login: "", recovery: false, rated: false, lobby: false };

export const person = $state<{ me: Me; asked: boolean }>({ me: NOBODY, asked: false });

/** Asks the server; the page offers the name that it knows wherever one is wanted. */
export async function meet(answer?: Promise<Me>): Promise<void> {
  if (ALONE) return;
  person.me = await (answer ?? api.me());
  person.asked = true;
  if (person.me.name) change({ name: person.me.name });
}
