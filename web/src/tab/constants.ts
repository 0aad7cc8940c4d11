/**
 * Memory that thoughts only read: the weights of a net, a game's components. It goes to a thinker once, and is called by
 * its name from then on; the same bytes have the same name, whichever bot and whichever game they belong to.
 */

interface Constant {
  name: string;
  bytes: Uint8Array;
}

/** What a thinker is given before a thought. `anew`: it forgets what it had. */
export interface Given {
  anew: boolean;
  constants: Constant[];
}

/** More bytes than this a thinker keeps only if a single thought needs them: some nets. */
const MOST = 16 * 2 ** 20;

const sizeOf = (constants: Constant[]) => constants.reduce((sum, { bytes }) => sum + bytes.length, 0);

/** What a thinker has, as whoever sends it knows. */
export class Sent {
  #names = new Set<string>();
  #size = 0;

  constructor(private readonly most = MOST) {}

  /** What it lacks of these. If that is too much, it forgets all and begins with these. */
  lacking(names: string[], bytesOf: (name: string) => Uint8Array): Given {
    const read = (some: Set<string>): Constant[] => [...some].map((name) => ({ name, bytes: bytesOf(name) }));
    let constants = read(new Set(names.filter((name) => !this.#names.has(name))));
    const anew = constants.length > 0 && this.#names.size > 0 && this.#size + sizeOf(constants) > this.most;
    if (anew) {
      constants = read(new Set(names));
      this.#names.clear();
      this.#size = 0;
    }
    for (const { name } of constants) this.#names.add(name);
    this.#size += sizeOf(constants);
    return { anew, constants };
  }
}

/** The thinker's side. */
export class Constants {
  #kept = new Map<string, Uint8Array>();

  take({ anew, constants }: Given): void {
    if (anew) this.#kept.clear();
    for (const { name, bytes } of constants) this.#kept.set(name, bytes);
  }

  get(name: string): Uint8Array {
    const bytes = this.#kept.get(name);
    if (!bytes) throw new Error(`there is no constant ${name}`);
    return bytes;
  }
}
