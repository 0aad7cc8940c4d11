/** A table that is heard, and that calls whoever looks at something else. */

import { untrack } from "svelte";
import type { Table } from "../table/table.svelte";
import { t } from "../words/words.svelte";
import { momentOf, news, type Moment } from "./news";
import { tell } from "./notice";
import { play } from "./sound";

/** To be called while a component is made: it listens as long as the component is there. */
export function listen(table: Table): void {
  let before: Moment | null = null;
  $effect(() => {
    const live = table.live;
    const now = live && momentOf(live, table.seat, table.problem ?? table.reason);
    untrack(() => {
      const heard = now && news(before, now);
      if (heard) play(heard);
      if (live && heard === "turn") tell(live.title, `${t("your-turn")}. ${live.prompt}`, table.id);
      if (live && heard === "over") tell(live.title, t("over"), table.id);
      before = now;
    });
  });
}
