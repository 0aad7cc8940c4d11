import "@fontsource-variable/alegreya/wght.css";
import "@fontsource-variable/source-sans-3/wght.css";
import { mount } from "svelte";
import App from "./App.svelte";
import "./shell/tokens.css";
import "./shell/house.css";
import "./drawing/drawing.css";
import { recall } from "./net/keys";
import { speak } from "./words/words.svelte";

await Promise.all([speak(), recall()]);
mount(App, { target: document.body });
