/** Symbols for things to do, on a 24 grid: lines with their weight, or flat shapes. */

export type Symbol = { line: string; weight: number } | { flat: string };

export const symbols = {
  check: { line: "M4.6 12.6L9.8 17.8 19.6 6.6", weight: 2.4 },
  plus: { line: "M12 5V19M5 12H19", weight: 2.2 },
  undo: { line: "M8.6 5L4 9.6 8.6 14.2M4.4 9.6H14A5.4 5.4 0 0 1 14 20.4H9", weight: 1.9 },
  log: { line: "M5 5.4H19M5 10H19M5 14.6H15M5 19.2H11", weight: 1.8 },
  menu: { line: "M4 7H20M4 12H20M4 17H20", weight: 1.9 },
  back: { line: "M14.6 5L7.6 12 14.6 19", weight: 2 },
  next: { line: "M9.4 5L16.4 12 9.4 19", weight: 2 },
  first: { line: "M17.6 5L10.6 12 17.6 19M6.4 5V19", weight: 2 },
  last: { line: "M6.4 5L13.4 12 6.4 19M17.6 5V19", weight: 2 },
  clock: { line: "M12 3.4A8.6 8.6 0 1 0 12 20.6A8.6 8.6 0 1 0 12 3.4ZM12 7.4V12.4L15.4 14.6", weight: 1.8 },
  seat: { line: "M12 4A3.6 3.6 0 1 0 12 11.2A3.6 3.6 0 1 0 12 4ZM4.6 20.4C5.4 16.2 8.4 14 12 14C15.6 14 18.6 16.2 19.4 20.4", weight: 1.8 },
  book: { line: "M12 6.4C9.6 4.8 6.6 4.6 3.4 5V19C6.6 18.6 9.6 18.8 12 20.4C14.4 18.8 17.4 18.6 20.6 19V5C17.4 4.6 14.4 4.8 12 6.4ZM12 6.4V20.2", weight: 1.7 },
  give: { line: "M3.4 13.4V19.4H20.6V13.4M12 4V14.6M7.6 10.2L12 14.6 16.4 10.2", weight: 1.9 },
  link: { line: "M10 14L14 10M8.4 11.6L5.8 14.2A3.4 3.4 0 0 0 10.6 19L13 16.6M15.6 12.4L18.2 9.8A3.4 3.4 0 0 0 13.4 5L11 7.4", weight: 1.8 },
  glass: { line: "M10.4 4A6.4 6.4 0 1 0 10.4 16.8A6.4 6.4 0 1 0 10.4 4ZM15.2 15.2L20.6 20.6", weight: 2 },
  hand: { line: "M4 9L9.6 6.8 13.2 18 7.6 20.2ZM11 6.2L16.6 5.4V18H13.4M16.8 6.6L21 8.6 17 18.6", weight: 1.6 },
  deck: { line: "M6.4 6.4H16.4V20.4H6.4ZM8.6 3.6H18.8V17.6", weight: 1.6 },
  moon: { flat: "M15.6 3.4A9 9 0 1 0 20.6 15.4A7.4 7.4 0 0 1 15.6 3.4Z" },
  play: { flat: "M7 4.4L20 12 7 19.6Z" },
  pause: { line: "M8 5V19M16 5V19", weight: 2.6 },
  eye: { line: "M2.6 12C5 7.6 8.4 5.6 12 5.6S19 7.6 21.4 12C19 16.4 15.6 18.4 12 18.4S5 16.4 2.6 12ZM12 9.2A2.8 2.8 0 1 0 12 14.8A2.8 2.8 0 1 0 12 9.2Z", weight: 1.7 },
  redo: { line: "M15.4 5L20 9.6 15.4 14.2M19.6 9.6H10A5.4 5.4 0 0 0 10 20.4H15", weight: 1.9 },
  restart: { line: "M5 5V10.4H10.4M5.4 10.2A7.8 7.8 0 1 1 4.6 15", weight: 1.9 },
  sun: { line: "M12 7.6A4.4 4.4 0 1 0 12 16.4A4.4 4.4 0 1 0 12 7.6ZM12 2.4V4.4M12 19.6V21.6M2.4 12H4.4M19.6 12H21.6M5.2 5.2L6.6 6.6M17.4 17.4L18.8 18.8M18.8 5.2L17.4 6.6M6.6 17.4L5.2 18.8", weight: 1.8 },
  half: { flat: "M12 3.4A8.6 8.6 0 1 0 12 20.6A8.6 8.6 0 1 0 12 3.4ZM12 5.4V18.6A6.6 6.6 0 0 1 12 5.4Z" },
  hint: { line: "M9 18.6H15M10 21.4H14M8.6 15.4C6.6 14 5.4 12 5.4 9.6A6.6 6.6 0 0 1 18.6 9.6C18.6 12 17.4 14 15.4 15.4V16H8.6Z", weight: 1.8 },
  open: { line: "M3.4 19.4V5.4H9.4L11.4 7.8H20.6V19.4ZM12 17V11.4M9.4 14L12 11.4 14.6 14", weight: 1.7 },
  cross: { line: "M6 6L18 18M18 6L6 18", weight: 2.1 },
  warn: { line: "M12 4L21.4 20H2.6ZM12 10V14.4M12 17V17.2", weight: 1.9 },
} satisfies Record<string, Symbol>;

export type SymbolName = keyof typeof symbols;

/** The shape of each seat: colours are never alone. */
export const seatShapes = [
  "M3.4 12a8.6 8.6 0 1 0 17.2 0a8.6 8.6 0 1 0 -17.2 0Z",
  "M12 1.4L21.8 12 12 22.6 2.2 12Z",
  "M12 2.2L22.4 20.6H1.6Z",
  "M4.6 3.4H19.4A1.2 1.2 0 0 1 20.6 4.6V19.4A1.2 1.2 0 0 1 19.4 20.6H4.6A1.2 1.2 0 0 1 3.4 19.4V4.6A1.2 1.2 0 0 1 4.6 3.4Z",
  "M6.7 7a5.3 5.3 0 1 0 10.6 0a5.3 5.3 0 1 0 -10.6 0ZM11.7 12a5.3 5.3 0 1 0 10.6 0a5.3 5.3 0 1 0 -10.6 0ZM6.7 17a5.3 5.3 0 1 0 10.6 0a5.3 5.3 0 1 0 -10.6 0ZM1.7 12a5.3 5.3 0 1 0 10.6 0a5.3 5.3 0 1 0 -10.6 0Z",
];

/** The sign of the house. */
export const mark = "M12 1.6L16.4 10.2H14.9L17.8 16.2H12.9V19H11.1V16.2H6.2L9.1 10.2H7.6ZM1.4 13.4a3.2 3.8 0 1 0 6.4 0a3.2 3.8 0 1 0 -6.4 0ZM4 16h1.2v3H4ZM16.2 13.4a3.2 3.8 0 1 0 6.4 0a3.2 3.8 0 1 0 -6.4 0ZM18.8 16h1.2v3h-1.2ZM1.8 20.1H22.2V21.7H1.8Z";
