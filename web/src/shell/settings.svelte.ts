/** What a person likes: kept in this browser. */

const PLACE = "spinney-settings";

export const THEMES = ["auto", "light", "night"] as const;
export type Theme = (typeof THEMES)[number];

/** How large text may be, as a factor. */
export const TEXTS = [0.85, 1, 1.15, 1.3, 1.5, 2];
/** How long motion may take, as a factor; 0: nothing moves. */
export const MOTIONS = { off: 0, quick: 0.5, normal: 1, slow: 2 };

interface Settings {
  theme: Theme;
  language: string;
  scores: boolean;
  /** Whether the list of moves in words is unfolded. */
  moves: boolean;
  /** Whether tables are shown as lists of labelled cards instead of a drawn board. */
  plain: boolean;
  text: number;
  motion: number;
  /** Whether a move is made only when it has been confirmed. */
  confirm: boolean;
  /** Whether letters stand at what may be chosen, for the keyboard. */
  letters: boolean;
  /** Whether seats wear colours that every eye tells apart. */
  safe: boolean;
  sound: boolean;
  /** Whether the device tells me that it is my turn when the page is out of sight. */
  notices: boolean;
  /** My own name, and those that I gave to whoever sat at each seat. */
  name: string;
  names: string[];
  /** The games whose first choices I make myself. */
  asking: string[];
}

function read(): Settings {
  const usual: Settings = {
    theme: "auto",
    language: "",
    scores: true,
    moves: false,
    plain: false,
    text: 1,
    motion: 1,
    confirm: false,
    letters: false,
    safe: false,
    sound: false,
    notices: false,
    name: "",
    names: [],
    asking: [],
  };
  try {
    const kept = JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Settings>;
    return { ...usual, ...Object.fromEntries(Object.entries(kept).filter(([name, value]) => fits(name, value, usual))) };
  } catch {
    return usual;
  }
}

/** Whether a value can be one of this setting: what another version or a stranger has left there may be anything. */
function fits(name: string, value: unknown, usual: Settings): boolean {
  const own: unknown = usual[name as keyof Settings];
  if (name === "theme") return THEMES.some((theme) => theme === value);
  return Array.isArray(own) ? Array.isArray(value) && value.every((one) => typeof one === "string") : typeof value === typeof own;
}

export const settings = $state<Settings>(read());

/** Whether they are open to be changed. */
export const drawer = $state({ open: false });

export function change(changes: Partial<Settings>): void {
  Object.assign(settings, changes);
  try {
    localStorage.setItem(PLACE, JSON.stringify(settings));
  } catch {
    // It holds until the page is left.
  }
}

const dark = matchMedia("(prefers-color-scheme: dark)");

/** The page looks as its person likes it: light or dark, colours, size of text. */
export function dress(): void {
  const night = settings.theme === "night" || (settings.theme === "auto" && dark.matches);
  const page = document.documentElement;
  page.dataset.theme = night ? "night" : "light";
  page.toggleAttribute("data-safe", settings.safe);
  page.toggleAttribute("data-still", settings.motion === 0);
  page.style.setProperty("--text-size", String(settings.text));
  page.style.setProperty("--pace", String(settings.motion));
}

dark.addEventListener("change", dress);
