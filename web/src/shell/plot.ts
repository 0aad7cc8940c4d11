/** Points over time as lines in a box: totals by ply and seat become paths. */

export interface Plot {
  paths: string[];
  ends: { x: number; y: number }[];
  ticks: { y: number; points: number }[];
}

const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000];

export function plot(totals: readonly number[][], width: number, height: number): Plot {
  const all = totals.flat();
  const low = Math.min(0, ...all);
  const high = Math.max(1, ...all);
  const x = (ply: number) => (totals.length > 1 ? (ply * width) / (totals.length - 1) : 0);
  const y = (points: number) => height - ((points - low) * height) / (high - low);
  const seats = totals[0]?.length ?? 0;
  const lines = Array.from({ length: seats }, (_, seat) => totals.map((row, ply) => [x(ply), y(row[seat]!)] as const));
  const gap = STEPS.find((step) => (high - low) / step <= 5) ?? high - low;
  const ticks = [];
  for (let points = Math.ceil(low / gap) * gap; points <= high; points += gap) ticks.push({ y: y(points), points });
  return {
    paths: lines.map((line) => line.map(([px, py], i) => `${i ? "L" : "M"}${px.toFixed(1)} ${py.toFixed(1)}`).join("")),
    ends: lines.map((line) => ({ x: line.at(-1)?.[0] ?? 0, y: line.at(-1)?.[1] ?? 0 })),
    ticks,
  };
}
