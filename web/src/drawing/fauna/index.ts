/** The parts of animals. All face right; a body is a few limbs melted into one contour. */

export * from "./setting";
export * from "./birds";
export * from "./bats";
export * from "./insects";
export * from "./reptiles";
export * from "./beasts";
