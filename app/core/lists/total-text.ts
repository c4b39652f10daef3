import { formatCount } from "../money.ts";

/** A list's rows are counted up to here; one more stands for all the others. Nobody pages through them. */
export const MOST_COUNTED = 10_000;

/** How many rows a list has in all, in words: "148", "more than 10,000". */
export function totalText(total: number): string {
  return total > MOST_COUNTED ? `more than ${formatCount(MOST_COUNTED)}` : formatCount(total);
}
