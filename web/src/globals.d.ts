/** Spinney's version, from `src/spinney/__init__.py`. */
declare const VERSION: string;
