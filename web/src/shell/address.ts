/**
 * How a place in Spinney is written as an address. A server answers every path with the page; a folder of static files
 * cannot, and may lie anywhere, so there the place stands in the fragment: `…/index.html#/table/ID?at=3`.
 */

export interface Place {
  path: string;
  search: string;
}

type Here = Pick<Location, "pathname" | "search" | "hash">;

export interface Addresses {
  /** What stands in a link to a place such as `/table/ID?at=3`. */
  href(place: string): string;
  /** A link to a place with a long text in it, which never leaves the browser. */
  carrying(place: string, text: string): string;
  /** The place that an address means; null: it is none of ours, but something within the page that is shown. */
  place(here: Here): Place | null;
}

export const PATHS: Addresses = {
  href: (place) => place,
  carrying: (place, text) => `${place}#${text}`,
  place: ({ pathname, search }) => ({ path: pathname, search }),
};

export const FRAGMENTS: Addresses = {
  href: (place) => `#${place}`,
  carrying: (place, text) => `#${place}/${text}`,
  place: ({ hash }) => {
    if (hash !== "" && !hash.startsWith("#/")) return null;
    const [path, ...rest] = hash.slice(1).split("?");
    return { path: path || "/", search: rest.length > 0 ? `?${rest.join("?")}` : "" };
  },
};
