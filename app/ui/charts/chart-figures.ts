export type ChartPoint = { label: string; value: number };

/** "New policies a month: Jan 14,210, Feb 15,480" */
export function figuresLabel(title: string, points: { label: string; value: string }[]): string {
  return `${title}: ${points.map((point) => `${point.label} ${point.value}`).join(", ")}`;
}

/** Whole percents that add up to 100: the largest remainders are rounded up. */
export function wholeShares(values: number[]): number[] {
  const total = values.reduce((sum, value) => sum + value, 0);
  if (total <= 0) return values.map(() => 0);
  const exact = values.map((value) => (value / total) * 100);
  const shares = exact.map(Math.floor);
  const missing = 100 - shares.reduce((sum, share) => sum + share, 0);
  const byRemainder = exact
    .map((share, index) => ({ index, remainder: share - Math.floor(share) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (const { index } of byRemainder.slice(0, missing)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}

/** Up to eight values stand on their marks; of more, the highest and the last, so that none run into each other. */
export function showsValue(points: ChartPoint[], index: number): boolean {
  if (points.length <= 8 || index === points.length - 1) return true;
  const highest = points.reduce(
    (best, point, at) => (point.value > (points[best]?.value ?? 0) ? at : best),
    0,
  );
  return index === highest && points.length - 1 - index > 1;
}

/** Of more than eight names every other one is spare, counted from the last, which always stays. */
export function isSpareName(points: ChartPoint[], index: number): boolean {
  return points.length > 8 && (points.length - 1 - index) % 2 === 1;
}

/** What of a name has room under its mark on a phone; the table beside the chart says it in full. */
export function shortName(name: string, count: number): string {
  const room = Math.max(8, Math.floor(44 / Math.max(1, count)));
  return name.length <= room ? name : `${name.slice(0, room - 1).trimEnd()}…`;
}

export function indianNumber(value: number): string {
  return value.toLocaleString("en-IN");
}
