/** The parts of plants. */

export * from "./leaves";
export * from "./ferns";
export * from "./flowers";
export * from "./trees";
