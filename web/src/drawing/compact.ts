/** Shorter text for the same picture: a sheet is mostly path data. */

/** How many numbers a command takes, and which of them are the point where it ends. */
const TAKES: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };

const TOKEN = /[a-zA-Z]|-?\d*\.?\d+(?:e-?\d+)?/g;

/**
 * A path in relative steps with numbers of one decimal, and no blank that can be left out.
 *
 * Steps are taken from where the rounded path has got to, so that nothing drifts.
 */
export function compactPath(path: string): string {
  const tokens = path.match(TOKEN) ?? [];
  const pen = new Pen();
  let command = "";
  for (let i = 0; i < tokens.length; ) {
    if (/[a-zA-Z]/.test(tokens[i]!)) command = tokens[i++]!;
    const count = TAKES[command.toUpperCase()]!;
    pen.draw(command, tokens.slice(i, i + count).map(Number));
    i += count;
    // More pairs after a move are lines.
    if (command === "M") command = "L";
    if (command === "m") command = "l";
  }
  return pen.text;
}

const tenth = (value: number): number => Math.round(value * 10) / 10 + 0;

class Pen {
  text = "";
  private command = "";
  /** The number written last, if one was: the next may need a blank before it. */
  private last = "";
  private x = 0;
  private y = 0;
  /** Where the path goes back to when it is closed. */
  private home: readonly [number, number] = [0, 0];

  draw(command: string, numbers: readonly number[]): void {
    const kind = command.toUpperCase();
    const absolute = command === kind;
    if (kind === "Z") {
      [this.x, this.y] = this.home;
      this.write("z", []);
      return;
    }
    const steps = numbers.map((value, i) => {
      const axis = axisOf(kind, i);
      if (!axis) return value;
      return tenth(absolute ? value - this[axis] : value);
    });
    this.write(kind.toLowerCase(), steps);
    steps.forEach((step, i) => {
      const axis = axisOf(kind, i);
      if (axis && i >= steps.length - (kind === "H" || kind === "V" ? 1 : 2)) this[axis] = tenth(this[axis] + step);
    });
    if (kind === "M") this.home = [this.x, this.y];
  }

  private write(command: string, numbers: readonly number[]): void {
    if (command !== this.command || command === "m" || command === "z") {
      this.text += command;
      this.last = "";
    }
    this.command = command;
    for (const number of numbers) {
      const text = tenth(number).toString().replace(/^(-?)0\./, "$1.");
      const apart = this.last && !text.startsWith("-") && !(text.startsWith(".") && this.last.includes("."));
      this.text += (apart ? " " : "") + text;
      this.last = text;
    }
  }
}

/** Whether a number of a command is an x, a y, or neither (the radii and flags of an arc). */
function axisOf(kind: string, i: number): "x" | "y" | null {
  if (kind === "H") return "x";
  if (kind === "V") return "y";
  if (kind === "A" && i < 5) return null;
  if (kind === "A") return i === 5 ? "x" : "y";
  return i % 2 ? "y" : "x";
}

/** Two lines in the same ink and weight, one after the other. */
const LINES = /<path class="ln" d="([^"]*)" style="([^";]*;stroke:[^";]*)"\/>(?=<path class="ln" d="M[^"]*" style="\2"\/>)<path class="ln" d="/g;

/** Lines that are drawn alike are one path: a browser keeps an object for each. */
function joined(svg: string): string {
  const fewer = svg.replace(LINES, '<path class="ln" d="$1');
  return fewer === svg ? svg : joined(fewer);
}

/** Fine detail that is a single line needs no group around it. */
const LONE_LINE = /<g class="fine"><path class="ln"( [^>]*\/>)<\/g>/g;

/** A picture with few and short paths and short weights. */
export const compact = (svg: string): string =>
  joined(svg)
    .replace(LONE_LINE, '<path class="ln fine"$1')
    .replace(/ d="([^"]*)"/g, (_, path: string) => ` d="${compactPath(path)}"`)
    .replace(/--w:([\d.]+)/g, (_, weight: string) => `--w:${+Number(weight).toFixed(2)}`.replace(":0.", ":."))
    .replace(/( class="ln" d="[^"]*" style=")--w:1;/g, "$1");
