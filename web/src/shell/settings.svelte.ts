/** What a person likes: kept in this browser. */

const PLACE = "spinney-settings";

export type Theme = "auto" | "light" | "night";

interface Settings {
  theme: Theme;
  language: string;
  scores: boolean;
  /** Whether the list of moves in words is unfolded. */
  moves: boolean;
  /** Whether tables are shown as lists of labelled cards instead of a drawn board. */
  plain: boolean;
  name: string;
  /** Whether a move is made only after a second act. */
  confirm: boolean;
  /** Whether letters stand at what may be chosen, for the keyboard. */
  letters: boolean;
}

function read(): Settings {
  const usual: Settings = { theme: "auto", language: "", scores: true, moves: false, plain: false, name: "", confirm: false, letters: false };
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Settings>) };
  } catch {
    return usual;
  }
}

export const settings = $state<Settings>(read());

export function change(changes: Partial<Settings>): void {
  Object.assign(settings, changes);
  try {
    localStorage.setItem(PLACE, JSON.stringify(settings));
  } catch {
    // It holds until the page is left.
  }
}

const dark = matchMedia("(prefers-color-scheme: dark)");

export function dress(): void {
  const night = settings.theme === "night" || (settings.theme === "auto" && dark.matches);
  document.documentElement.dataset.theme = night ? "night" : "light";
}

dark.addEventListener("change", dress);
