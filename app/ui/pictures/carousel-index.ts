/** Wraps both ways: before the first comes the last, after the last the first. */
export function wrapIndex(index: number, count: number): number {
  if (count <= 0) return 0;
  return ((index % count) + count) % count;
}

/** Neighbours slide; a longer way (a dot, the wrap around) would rush past, so it fades. */
export function isNeighbour(from: number, to: number): boolean {
  return Math.abs(from - to) === 1;
}

/** Which slide a scrolled track shows. */
export function indexAt(scrollLeft: number, width: number, count: number): number {
  if (width <= 0) return 0;
  return Math.min(count - 1, Math.max(0, Math.round(scrollLeft / width)));
}
