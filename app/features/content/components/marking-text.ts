import type { MockTest } from "../data/mock-tests/mock-test.ts";

/** "+4 right, −1 wrong" */
export function markingText({ correct, wrong }: MockTest["marking"]): string {
  const off = wrong === 0 ? "nothing off for wrong" : `−${Math.abs(wrong)} wrong`;
  return `+${correct} right, ${off}`;
}
