/** The result of a pad as a picture, drawn with the letters and inks of the page as it looks now. */

import { shownNumber } from "../drawing/numbers";
import { mark, seatShapes } from "../shell/symbols";
import type { Printed } from "./printed";

/** In units of which there are several pixels: it is looked at on sharp screens, and enlarged. */
export const WIDTH = 600;
const SCALE = 2;
const EDGE = 32;
/** So much of the width is for what the lines are called. */
const FIRST = 0.36;
const MOST_SENTENCES = 6;

export interface Look {
  ink: (name: string) => string;
  serif: string;
  sans: string;
}

/** The tokens of the page, in the theme that is chosen. */
function lookOfThePage(): Look {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string): string => style.getPropertyValue(`--${name}`).trim();
  return { ink: token, serif: token("serif"), sans: token("sans") };
}

export async function picture(sheet: Printed, look = lookOfThePage()): Promise<Blob> {
  // Letters that no part of the page has shown so far are not there yet.
  await Promise.allSettled([`500 20px ${look.serif}`, `400 20px ${look.sans}`, `700 20px ${look.sans}`].map((font) => document.fonts.load(font)));
  const canvas = document.createElement("canvas");
  const pen = canvas.getContext("2d")!;
  // Once to see how long it gets, and once in that size.
  canvas.width = WIDTH * SCALE;
  canvas.height = Math.ceil(drawn(pen, sheet, look, 0)) * SCALE;
  pen.scale(SCALE, SCALE);
  drawn(pen, sheet, look, canvas.height / SCALE);
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error())), "image/png"));
}

type Pen = CanvasRenderingContext2D;

/** Draws it from above; gives how far down it came. */
function drawn(pen: Pen, sheet: Printed, { ink, serif, sans }: Look, height: number): number {
  const [left, right] = [EDGE, WIDTH - EDGE];
  const inner = right - left;
  pen.textBaseline = "alphabetic";
  pen.fillStyle = ink("paper");
  pen.fillRect(0, 0, WIDTH, height);
  pen.fillStyle = ink("moss");
  pen.fillRect(0, 0, WIDTH, 8);

  const write = (text: string, x: number, y: number, font: string, colour: string, align: CanvasTextAlign = "left"): void => {
    Object.assign(pen, { font, fillStyle: ink(colour), textAlign: align });
    pen.fillText(text, x, y);
  };
  /** Gives where the next line would stand. */
  const paragraph = (text: string, y: number, step: number, font: string, colour: string, room = inner): number => {
    pen.font = font;
    for (const line of broken(pen, text, room)) {
      write(line, left, y, font, colour);
      y += step;
    }
    return y;
  };
  const rule = (y: number, colour = "rule"): void => {
    pen.fillStyle = ink(colour);
    pen.fillRect(left, y, inner, 1);
  };

  let y = 46;
  write(sheet.title, left, y, `600 17px ${sans}`, "soft");
  write(sheet.date, right, y, `400 15px ${sans}`, "soft", "right");
  y = paragraph(sheet.verdict, y + 42, 35, `500 32px ${serif}`, "text");

  const start = left + inner * (sheet.players.length > 2 ? FIRST : 0.5);
  const column = (right - start) / sheet.players.length;
  const end = (seat: number): number => start + column * (seat + 1) - 6;
  y += 14;
  sheet.players.forEach(({ name, won }, seat) => {
    shape(pen, seatShapes[seat] ?? "", end(seat) - 15, y - 30, 15, ink(`p${seat + 1}`));
    pen.font = `${won ? 700 : 600} 15px ${sans}`;
    write(cut(pen, name, column - 10), end(seat), y, pen.font, "text", "right");
  });
  y += 10;
  rule(y, "edge-ink");
  for (const { name, points } of sheet.lines.filter((line) => line.points.some((number) => number !== 0))) {
    const middle = y + 20;
    y = paragraph(name, middle, 18, `400 15px ${sans}`, "text", start - left - 8) - 8;
    points.forEach((number, seat) => write(shownNumber(number), end(seat), middle, `400 16px ${sans}`, number < 0 ? "loss" : "text", "right"));
    rule(y);
  }
  const totals = [{ name: sheet.total, numbers: sheet.players.map(({ total }) => total) }, ...(sheet.teams ? [sheet.teams] : [])];
  for (const { name, numbers } of totals) {
    y += 40;
    write(name, left, y - 8, `700 17px ${sans}`, "text");
    numbers.forEach((number, seat) => {
      const text = shownNumber(number);
      pen.font = `700 22px ${sans}`;
      if (sheet.players[seat]!.won) {
        pen.fillStyle = ink("points");
        pen.beginPath();
        pen.roundRect(end(seat) - pen.measureText(text).width - 10, y - 30, pen.measureText(text).width + 16, 32, 16);
        pen.fill();
      }
      write(text, end(seat), y - 7, pen.font, sheet.players[seat]!.won ? "points-ink" : "text", "right");
    });
  }
  y += 14;

  for (const { about, sentences } of sheet.notes) {
    y = paragraph(about, y + 20, 19, `600 15px ${sans}`, "text");
    for (const sentence of sentences.slice(0, MOST_SENTENCES)) y = paragraph(sentence, y, 19, `400 15px ${sans}`, "soft");
    if (sentences.length > MOST_SENTENCES) y = paragraph("…", y, 19, `400 15px ${sans}`, "soft");
  }

  y += 16;
  rule(y, "edge-ink");
  shape(pen, mark, left - 2, y + 11, 20, ink("moss"));
  pen.font = `400 13px ${sans}`;
  write(cut(pen, sheet.foot, inner - 26), left + 26, y + 26, pen.font, "soft");
  return y + 46;
}

/** One of the signs on a grid of 24. */
function shape(pen: Pen, path: string, x: number, y: number, size: number, colour: string): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(size / 24, size / 24);
  pen.fillStyle = colour;
  pen.fill(new Path2D(path));
  pen.restore();
}

/** As much of a text as there is room for. */
function cut(pen: Pick<Pen, "measureText">, text: string, room: number): string {
  if (pen.measureText(text).width <= room) return text;
  let letters = [...text];
  while (letters.length > 1 && pen.measureText(`${letters.join("").trimEnd()}…`).width > room) letters = letters.slice(0, -1);
  return `${letters.join("").trimEnd()}…`;
}

/** A text in lines for which there is room. A word that is too long for one is cut. */
export function broken(pen: Pick<Pen, "measureText">, text: string, room: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word;
    if (line && pen.measureText(longer).width > room) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line].map((one) => cut(pen, one, room));
}
