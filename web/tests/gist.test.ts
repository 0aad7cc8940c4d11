import { expect, test } from "vitest";
import { gist } from "../src/shell/gist";

test("the gist is the first sentence, without the numbers of rules", () => {
  expect(gist("Effects may be used and need not be; first the effect (rule 26).")).toBe("Effects may be used and need not be.");
  expect(gist("Any card will do. If all show the symbol, you get its bonus (rules 17 and 18).")).toBe("Any card will do.");
  expect(gist("Las cartas de tu cueva valen un punto cada una (reglas 34 y 45).")).toBe("Las cartas de tu cueva valen un punto cada una.");
  expect(gist("A card goes to its own level: into a gap, or over a card.")).toBe("A card goes to its own level.");
  expect(gist("")).toBe("");
});
