import { marksText } from "../../mock-tests/mock-marking.ts";
import type { MockSection } from "../../mock-tests/mock-test.ts";

/** "+4 / −1"; where sections differ, each pair once: "+1 / −0.33, +2 / −0.67". */
export function markingText(sections: readonly Pick<MockSection, "correct" | "wrong">[]): string {
  const pairs = sections.map(({ correct, wrong }) => `+${correct} / ${marksText(Math.round(wrong * 100))}`);
  return [...new Set(pairs)].join(", ");
}
