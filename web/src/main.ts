import "@fontsource-variable/alegreya/wght.css";
import "@fontsource-variable/source-sans-3/wght.css";
import { mount } from "svelte";
import App from "./App.svelte";
import "./shell/tokens.css";
import "./shell/house.css";
import "./drawing/drawing.css";
import { Refused, claim } from "./net/api";
import { recall, trade } from "./net/keys";
import { speak } from "./words/words.svelte";

const LATER = ["unreachable", "too-often", "store", "failed"];

/** A seat that is not to be had is not asked for again; a server that does not answer is. */
const traded = trade((table, token) =>
  claim(table, token).catch((error: unknown) => {
    if (!(error instanceof Refused) || LATER.includes(error.code)) throw error;
  }),
).catch(() => {});
await Promise.all([speak(), recall(), traded]);
mount(App, { target: document.body });
