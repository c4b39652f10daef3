import type { Corners, Pixels, Point } from "./straighten.ts";

/** A paper is a good part of the picture, and leaves some of the table in sight. */
const leastShare = 0.15;
const mostShare = 0.95;

/**
 * Where a bright sheet lies on something darker: the outermost points of the largest bright patch. A guess, shown to be
 * moved; null where there is none.
 */
export function findCorners({ data, width, height }: Pixels): Corners | null {
  const grey = new Uint8Array(width * height);
  for (let at = 0; at < grey.length; at += 1) {
    grey[at] =
      0.299 * (data[at * 4] ?? 0) + 0.587 * (data[at * 4 + 1] ?? 0) + 0.114 * (data[at * 4 + 2] ?? 0);
  }
  const patch = largestPatch(grey, width, darkestBright(grey));
  if (patch.length < grey.length * leastShare || patch.length > grey.length * mostShare) return null;
  const points = patch.map((at): Point => ({ x: at % width, y: Math.floor(at / width) }));
  const outermost = (of: (point: Point) => number) =>
    points.reduce((best, point) => (of(point) > of(best) ? point : best));
  return [
    outermost(({ x, y }) => -x - y),
    outermost(({ x, y }) => x - y),
    outermost(({ x, y }) => x + y),
    outermost(({ x, y }) => y - x),
  ];
}

/** Otsu: the line between dark and bright that keeps either side most alike. */
function darkestBright(grey: Uint8Array): number {
  const counts = new Array<number>(256).fill(0);
  let sum = 0;
  for (const value of grey) {
    counts[value] = (counts[value] ?? 0) + 1;
    sum += value;
  }
  let best = { line: 128, spread: -1 };
  let dark = 0;
  let darkSum = 0;
  for (let line = 0; line < 255; line += 1) {
    dark += counts[line] ?? 0;
    darkSum += line * (counts[line] ?? 0);
    const bright = grey.length - dark;
    if (dark === 0 || bright === 0) continue;
    const apart = darkSum / dark - (sum - darkSum) / bright;
    const spread = dark * bright * apart * apart;
    if (spread > best.spread) best = { line: line + 1, spread };
  }
  return best.line;
}

function largestPatch(grey: Uint8Array, width: number, line: number): number[] {
  const seen = new Uint8Array(grey.length);
  let largest: number[] = [];
  for (let start = 0; start < grey.length; start += 1) {
    if (seen[start] || (grey[start] ?? 0) < line) continue;
    const patch = [start];
    seen[start] = 1;
    for (let next = 0; next < patch.length; next += 1) {
      const at = patch[next] ?? 0;
      for (const near of neighbours(at, width, grey.length)) {
        if (seen[near] || (grey[near] ?? 0) < line) continue;
        seen[near] = 1;
        patch.push(near);
      }
    }
    if (patch.length > largest.length) largest = patch;
  }
  return largest;
}

function neighbours(at: number, width: number, count: number): number[] {
  const column = at % width;
  return [
    ...(column > 0 ? [at - 1] : []),
    ...(column < width - 1 ? [at + 1] : []),
    ...(at >= width ? [at - width] : []),
    ...(at + width < count ? [at + width] : []),
  ];
}
