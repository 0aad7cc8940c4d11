/** How large a forest can be drawn so that all of it is seen, and how its rows are filled. */

export interface Size {
  width: number;
  height: number;
}

/** How many things go into each row, where they flow in rows as wide as given. */
export function flow(things: readonly Size[], scale: number, width: number, gap: number): number[] {
  const rows: number[] = [];
  let x = 0;
  for (const thing of things) {
    const wide = thing.width * scale;
    if (rows.length > 0 && x + gap + wide <= width) {
      rows[rows.length - 1]!++;
      x += gap + wide;
    } else {
      rows.push(1);
      x = wide;
    }
  }
  return rows;
}

/** The height of rows that are as high as the highest thing in them. */
export function heightOf(things: readonly Size[], rows: readonly number[], scale: number, gap: number): number {
  let [at, height] = [0, 0];
  for (const count of rows) {
    height += Math.max(...things.slice(at, at + count).map((thing) => thing.height * scale)) + (at > 0 ? gap : 0);
    at += count;
  }
  return height;
}

/** The largest of the scales at which all things fit, else the smallest. Scales go from large to small. */
export function fitted(things: readonly Size[], scales: readonly number[], room: Size, gap: Size): number {
  const widest = Math.max(0, ...things.map((thing) => thing.width));
  const fits = scales.find((scale) => {
    const rows = flow(things, scale, room.width, gap.width);
    return widest * scale <= room.width && heightOf(things, rows, scale, gap.height) <= room.height;
  });
  return fits ?? scales.at(-1) ?? 1;
}

const spread = (rows: readonly number[]): number => Math.max(0, ...rows) - Math.min(...rows);

/** Rows with about as many things in each: no more rows than needed, and no higher than that or than there is room. */
export function balanced(things: readonly Size[], scale: number, room: Size, gap: Size): number[] {
  let rows = flow(things, scale, room.width, gap.width);
  const most = Math.max(room.height, heightOf(things, rows, scale, gap.height));
  for (let narrow = room.width; narrow > 0; narrow -= 8) {
    const next = flow(things, scale, narrow, gap.width);
    if (next.length > rows.length) break;
    if (spread(next) < spread(rows) && heightOf(things, next, scale, gap.height) <= most) rows = next;
  }
  return rows;
}

/** How much wider the gaps of rows may be: what is left of the widest row is shared, but rows do not fall apart. */
export function loose(things: readonly Size[], rows: readonly number[], scale: number, width: number, gap: Size): number {
  let [at, least] = [0, Infinity];
  for (const count of rows) {
    const taken = things.slice(at, at + count).reduce((sum, thing) => sum + thing.width * scale, 0);
    least = Math.min(least, (width - taken) / (count + 1));
    at += count;
  }
  return Math.max(gap.width, Math.min(least, LOOSEST * scale));
}

const LOOSEST = 54;

const shared = (count: number, rows: number): number[] => Array.from({ length: rows }, (_, i) => Math.floor((count + i) / rows));

/** A card of a hand with what is around it, in its own ems; the largest em, and the one to which few cards shrink. */
const [WIDE, HIGH, LARGEST, FEW] = [10.6, 14.2, 10.9, 9.8];

/** Where a hand has a given height: one row or two, whichever gives larger cards, and how large they are. */
export function packed(count: number, room: Size, strip: number, gap: number): { rows: number[]; em: number } {
  const high = (rows: number): number => Math.min(LARGEST, (room.height - gap * (rows - 1)) / (HIGH * rows));
  const beside = Math.max(FEW, room.width / (WIDE * count));
  const one = Math.min(high(1), beside, (room.width - (count - 1) * strip) / WIDE);
  return one > high(2) ? { rows: [count], em: one } : { rows: shared(count, 2), em: high(2) };
}

/** How many cards lie in each row of a hand, the longer rows last, so that of every card a strip can be pointed at. */
export function fanned(count: number, width: number, card: number, strip: number): number[] {
  const most = Math.max(1, 1 + Math.floor((width - card) / strip));
  return shared(count, Math.max(1, Math.ceil(count / most)));
}
