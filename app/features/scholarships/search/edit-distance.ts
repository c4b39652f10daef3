// Three rows of the table at a time, reused: the search looks at thousands of words for one slip.
const LONGEST = 64;
let before = new Uint8Array(LONGEST + 1);
let previous = new Uint8Array(LONGEST + 1);
let row = new Uint8Array(LONGEST + 1);

/**
 * Whether two words differ by at most `limit` slips: a letter too many, too few, wrong, or two neighbours
 * swapped (optimal string alignment). Looks only at what can stay within the limit.
 */
export function isWithinSlips(left: string, right: string, limit: number): boolean {
  if (Math.abs(left.length - right.length) > limit) return false;
  if (right.length > LONGEST) return left === right;
  const far = limit + 1;
  for (let j = 0; j <= right.length; j += 1) previous[j] = Math.min(j, far);
  for (let i = 1; i <= left.length; i += 1) {
    const from = Math.max(1, i - limit);
    const to = Math.min(right.length, i + limit);
    row[from - 1] = from === 1 ? Math.min(i, far) : far;
    let best = row[from - 1] as number;
    for (let j = from; j <= to; j += 1) {
      const cost = costAt(left, right, i, j, far);
      row[j] = cost;
      if (cost < best) best = cost;
    }
    if (to < right.length) row[to + 1] = far;
    if (best > limit) return false;
    [before, previous, row] = [previous, row, before];
  }
  return (previous[right.length] as number) <= limit;
}

function costAt(left: string, right: string, i: number, j: number, far: number): number {
  const [a, b] = [left.charCodeAt(i - 1), right.charCodeAt(j - 1)];
  let cost = (previous[j - 1] as number) + (a === b ? 0 : 1);
  cost = Math.min(cost, (previous[j] as number) + 1, (row[j - 1] as number) + 1, far);
  if (i > 1 && j > 1 && a === right.charCodeAt(j - 2) && b === left.charCodeAt(i - 2)) {
    cost = Math.min(cost, (before[j - 2] as number) + 1);
  }
  return cost;
}

/** How many slips a word of this length may hold and still be understood. */
export function slipsAllowed(word: string): number {
  if (word.length < 4 || /\d/.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}
