import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import * as paper from "../src/boards/dartmoor/paper";
import type { Nature, Natures, Side, Stand } from "../src/boards/dartmoor/paper";

const PLAIN: Nature = {
  id: "", part: "top", copies: 4, moorOnly: false, overBird: false, covered: false, sharing: false, opensTop: false,
  joining: false, opensSides: false, inMoor: false, whenFull: false, doubles: false, plant: false, counts: "",
}; // prettier-ignore
const SOME: (Partial<Nature> & { id: string })[] = [
  { id: "ash", part: "tree", counts: "BA" },
  { id: "tor", part: "moor" },
  { id: "blanket-bog", part: "moor", doubles: true },
  { id: "buzzard", covered: true },
  { id: "grey-heron", covered: true, moorOnly: true },
  { id: "cuckoo", overBird: true },
  { id: "wheatear", covered: true, inMoor: true },
  { id: "keeled-skimmer", sharing: true },
  { id: "heather", part: "bottom", plant: true },
  { id: "moor-frog", part: "bottom", moorOnly: true },
  { id: "water-soldiers", part: "bottom", plant: true, opensTop: true },
  { id: "shrew", part: "side" },
  { id: "roe-deer", part: "side", counts: paper.OWN },
  { id: "dartmoor-badger", part: "side", opensSides: true },
  { id: "black-rabbit", part: "side", joining: true },
];
const natures: Natures = new Map(SOME.map((one) => [one.id, { ...PLAIN, ...one }]));
const doubt = (stand: Stand, side: Side, id: string, cuckoos = "one") => paper.doubtOf(natures, stand, side, id, cuckoos);

/** As in tests/dartmoor/test_by_hand.py, whose list of what is allowed and refused this is. */
describe("what fits at a side", () => {
  it("is what belongs there, and has room", () => {
    expect(doubt({ species: "ash" }, "top", "buzzard")).toBe(null);
    expect(doubt({ species: "ash" }, "top", "heather")).toBe("part");
    expect(doubt({ species: "ash" }, "top", "wolf")).toBe("part");
    expect(doubt({ species: "ash" }, "top", "grey-heron")).toBe("in-moor");
    expect(doubt({ species: "universal-moor" }, "top", "grey-heron")).toBe(null);
    expect(doubt({ species: "tor" }, "left", "shrew")).toBe("no-side");
    expect(doubt({ species: "ash", bottom: ["heather"] }, "bottom", "heather")).toBe("crowded");
    expect(doubt({ species: "tor", bottom: ["heather"] }, "bottom", "heather")).toBe(null);
    expect(doubt({ species: "tor", bottom: ["heather", "heather:GW"] }, "bottom", "heather")).toBe("crowded");
    expect(doubt({ species: "tor", bottom: ["heather"] }, "top", "buzzard")).toBe(null);
  });

  it("is a Cuckoo over another bird at a tree, one or any number", () => {
    expect(doubt({ species: "ash" }, "top", "cuckoo")).toBe("lone-cuckoo");
    expect(doubt({ species: "ash", top: ["keeled-skimmer"] }, "top", "cuckoo")).toBe("lone-cuckoo");
    expect(doubt({ species: "ash", top: ["buzzard"] }, "top", "cuckoo")).toBe(null);
    expect(doubt({ species: "ash", top: ["buzzard", "cuckoo"] }, "top", "cuckoo")).toBe("cuckoos");
    expect(doubt({ species: "ash", top: ["buzzard", "cuckoo"] }, "top", "cuckoo", "any")).toBe(null);
    expect(doubt({ species: "tor", top: ["buzzard"] }, "top", "cuckoo")).toBe("at-tree");
    expect(doubt({ species: "ash", top: ["cuckoo"] }, "top", "buzzard")).toBe(null);
  });

  it("is any number of dragonflies above Water Soldiers", () => {
    const skimmers = ["keeled-skimmer", "keeled-skimmer"];
    expect(doubt({ species: "ash", top: ["keeled-skimmer"] }, "top", "keeled-skimmer")).toBe("crowded");
    expect(doubt({ species: "ash", top: skimmers, bottom: ["water-soldiers"] }, "top", "keeled-skimmer")).toBe(null);
    expect(doubt({ species: "ash", top: skimmers, bottom: ["water-soldiers"] }, "top", "buzzard")).toBe("crowded");
    expect(doubt({ species: "tor", top: skimmers, bottom: ["water-soldiers"] }, "top", "grey-heron")).toBe(null);
    expect(doubt({ species: "tor", top: [...skimmers, "grey-heron"], bottom: ["water-soldiers"] }, "top", "grey-heron")).toBe("crowded");
  });

  it("is any number of rabbits at the sides of a Badger's tree", () => {
    expect(doubt({ species: "ash", left: ["shrew"] }, "left", "black-rabbit")).toBe("crowded");
    expect(doubt({ species: "ash", left: ["shrew"], right: ["dartmoor-badger"] }, "left", "black-rabbit")).toBe(null);
    expect(doubt({ species: "ash", left: ["dartmoor-badger"], right: ["shrew"] }, "right", "shrew")).toBe("crowded");
    expect(doubt({ species: "ash", left: ["dartmoor-badger"], right: ["shrew", "black-rabbit"] }, "right", "black-rabbit")).toBe(null);
  });

  it("joins those who are there, or needs a place of its own", () => {
    expect(paper.joins(natures, { species: "ash", top: ["buzzard"] }, "top", "cuckoo", "one")).toBe(true);
    expect(paper.joins(natures, { species: "ash", top: ["buzzard"] }, "top", "wheatear", "one")).toBe(false);
    expect(paper.joins(natures, { species: "tor", top: ["buzzard"] }, "top", "wheatear", "one")).toBe(false);
    expect(paper.joins(natures, { species: "ash" }, "top", "buzzard", "one")).toBe(false);
    expect(paper.joins(natures, { species: "ash", left: ["dartmoor-badger"] }, "left", "black-rabbit", "one")).toBe(true);
  });
});

describe("a card of which only the number is known", () => {
  const added = (stands: Stand[], ...ids: string[]): Stand[] => {
    for (const id of ids) paper.addOne(natures, stands, id, "one");
    return stands;
  };

  it("goes where it may be: to trees before moors", () => {
    expect(added([], "tor", "ash", "buzzard", "buzzard", "shrew", "shrew")).toEqual([
      { species: "tor", top: ["buzzard"] },
      { species: "ash", top: ["buzzard"], left: ["shrew"], right: ["shrew"] },
    ]);
  });

  it("goes where it counts: to a moor, or below a bog", () => {
    expect(added([], "ash", "tor", "blanket-bog", "wheatear", "heather")).toEqual([
      { species: "ash" },
      { species: "tor", top: ["wheatear"] },
      { species: "blanket-bog", bottom: ["heather"] },
    ]);
  });

  it("makes way for one who can be in moors only", () => {
    expect(added([{ species: "tor", top: ["buzzard:BA", "buzzard"] }, { species: "ash" }], "grey-heron")).toEqual([
      { species: "tor", top: ["buzzard", "grey-heron"] },
      { species: "ash", top: ["buzzard:BA"] },
    ]);
  });

  it("crowds where there is no room, until there is some", () => {
    const stands = added([{ species: "ash" }], "heather", "heather");
    expect(stands).toEqual([{ species: "ash", bottom: ["heather", "heather"] }]);
    expect(added(stands, "ash")).toEqual([{ species: "ash", bottom: ["heather"] }, { species: "ash", bottom: ["heather"] }]);
  });

  it("is nowhere without a stand", () => {
    expect(added([], "heather")).toEqual([]);
  });

  it("is taken away, and with a stand its dwellers go elsewhere", () => {
    const stands: Stand[] = [{ species: "ash", top: ["buzzard:BA"] }, { species: "ash", top: ["buzzard"], left: ["shrew"] }, { species: "tor" }];
    paper.dropOne(natures, stands, "shrew", "one");
    expect(stands[1]).toEqual({ species: "ash", top: ["buzzard"] });
    paper.dropOne(natures, stands, "ash", "one");
    expect(stands).toEqual([{ species: "ash", top: ["buzzard:BA"] }, { species: "tor", top: ["buzzard"] }]);
    paper.dropOne(natures, stands, "wolf", "one");
    expect(paper.countsOf(stands)).toEqual(new Map([["ash", 1], ["buzzard", 2], ["tor", 1]]));
  });
});

describe("tree symbols", () => {
  it("are given to one card after the other, and taken from all", () => {
    const stands: Stand[] = [{ species: "ash", left: ["black-rabbit", "black-rabbit:GW"] }];
    const [{ spots }] = paper.groupsAt(stands, 0, "left") as [paper.Group];
    paper.bear(stands, spots, "BA");
    expect(stands[0]!.left).toEqual(["black-rabbit:BA", "black-rabbit:GW"]);
    paper.bear(stands, spots, "BA");
    expect(stands[0]!.left).toEqual(["black-rabbit:BA", "black-rabbit:BA"]);
    paper.bear(stands, spots, "BA");
    expect(stands[0]!.left).toEqual(["black-rabbit", "black-rabbit"]);
  });

  it("count where somebody counts them", () => {
    expect(paper.symbolsThatCount(natures, [{ species: "tor" }])).toEqual(new Set());
    expect(paper.symbolsThatCount(natures, [{ species: "ash", left: ["roe-deer"] }])).toEqual(new Set(["BA"]));
    expect(paper.symbolsThatCount(natures, [{ species: "tor", left: ["roe-deer:MB"] }])).toEqual(new Set(["MB"]));
  });
});

const files = import.meta.glob<string>("../src/boards/dartmoor/{Pad*.svelte,*.ftl}", { query: "?raw", import: "default", eager: true });

describe("the words of Dartmoor's pad", () => {
  it("are all there, and all said", () => {
    const known = new FluentResource(files["../src/boards/dartmoor/en.ftl"]!).body.map(({ id }) => id).filter((id) => id.startsWith("pad-"));
    const text = Object.entries(files).flatMap(([name, one]) => (name.endsWith(".svelte") ? [one] : [])).join("\n");
    const said = [...text.matchAll(/say\(["'`](pad-[a-z-]*)/g)].map(([, id]) => id!);
    expect(said.length).toBeGreaterThan(20);
    expect(said.filter((id) => !known.some((one) => one === id || (id.endsWith("-") && one.startsWith(id))))).toEqual([]);
    expect(known.filter((id) => !said.some((one) => one === id || (one.endsWith("-") && id.startsWith(one))))).toEqual([]);
    expect(paper.DOUBTS.filter((doubt) => !known.includes(`pad-doubt-${doubt}`))).toEqual([]);
  });
});
