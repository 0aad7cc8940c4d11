/** Four small sounds, made as they are needed: wood, a bird's two notes, a dull knock, a chord. */

import { settings } from "./settings.svelte";

export type Sound = "laid" | "turn" | "refused" | "over";

/** One voice: a tone that glides from one pitch to another (in hertz), or noise below a pitch. */
interface Voice {
  noise?: boolean;
  from: number;
  to: number;
  start: number;
  length: number;
  loud: number;
}

const tone = (from: number, to: number, start: number, length: number, loud: number): Voice => ({ from, to, start, length, loud });

const SOUNDS: Record<Sound, readonly Voice[]> = {
  laid: [{ noise: true, from: 1800, to: 500, start: 0, length: 0.07, loud: 0.22 }, tone(190, 120, 0, 0.09, 0.16)],
  turn: [tone(784, 784, 0, 0.16, 0.1), tone(1046, 1046, 0.13, 0.26, 0.1)],
  refused: [tone(150, 105, 0, 0.12, 0.2), tone(140, 98, 0.14, 0.14, 0.2)],
  over: [tone(392, 392, 0, 0.7, 0.08), tone(494, 494, 0.12, 0.7, 0.08), tone(587, 587, 0.24, 0.9, 0.08), tone(784, 784, 0.36, 1.1, 0.07)],
};

let room: AudioContext | null = null;

/** Plays a sound, for whoever has switched sounds on. */
export function play(name: Sound): void {
  if (!settings.sound || !("AudioContext" in window)) return;
  room ??= new AudioContext();
  // Browsers keep a page quiet until somebody has touched it.
  if (room.state === "suspended") void room.resume();
  for (const voice of SOUNDS[name]) sing(room, voice);
}

function sing(where: AudioContext, { noise, from, to, start, length, loud }: Voice): void {
  const [begin, end] = [where.currentTime + start, where.currentTime + start + length];
  const volume = where.createGain();
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(loud, begin + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0001, end);
  volume.connect(where.destination);
  const source = noise ? rustle(where, from, to, begin, end, volume) : glide(where, from, to, begin, end, volume);
  source.start(begin);
  source.stop(end);
}

function glide(where: AudioContext, from: number, to: number, begin: number, end: number, into: AudioNode): AudioScheduledSourceNode {
  const source = where.createOscillator();
  source.type = "triangle";
  source.frequency.setValueAtTime(from, begin);
  source.frequency.linearRampToValueAtTime(to, end);
  source.connect(into);
  return source;
}

function rustle(where: AudioContext, from: number, to: number, begin: number, end: number, into: AudioNode): AudioScheduledSourceNode {
  const samples = where.createBuffer(1, Math.ceil(where.sampleRate * (end - begin)), where.sampleRate);
  samples.getChannelData(0).forEach((_, i, all) => (all[i] = Math.random() * 2 - 1));
  const [source, filter] = [where.createBufferSource(), where.createBiquadFilter()];
  source.buffer = samples;
  filter.type = "lowpass";
  filter.frequency.setValueAtTime(from, begin);
  filter.frequency.linearRampToValueAtTime(to, end);
  source.connect(filter).connect(into);
  return source;
}
