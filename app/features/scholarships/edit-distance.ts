/**
 * Whether two words differ by at most `limit` slips: a letter too many, too few, wrong, or two neighbours
 * swapped (optimal string alignment). Gives up as soon as the limit is passed.
 */
export function isWithinSlips(left: string, right: string, limit: number): boolean {
  if (Math.abs(left.length - right.length) > limit) return false;
  let before = new Uint8Array(right.length + 1);
  let previous = Uint8Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let i = 1; i <= left.length; i += 1) {
    const row = new Uint8Array(right.length + 1);
    row[0] = i;
    let best = i;
    for (let j = 1; j <= right.length; j += 1) {
      const isSame = left[i - 1] === right[j - 1];
      let cost = Math.min(
        (previous[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (previous[j - 1] ?? 0) + (isSame ? 0 : 1),
      );
      if (i > 1 && j > 1 && left[i - 1] === right[j - 2] && left[i - 2] === right[j - 1]) {
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      }
      row[j] = cost;
      if (cost < best) best = cost;
    }
    if (best > limit) return false;
    before = previous;
    previous = row;
  }
  return (previous[right.length] ?? limit + 1) <= limit;
}

/** How many slips a word of this length may hold and still be understood. */
export function slipsAllowed(word: string): number {
  if (word.length < 4 || /\d/.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}
