import type { FaqEntry } from "./data/faq.ts";

/** Every word of the search must stand in the question or its answer, in any order and case. */
export function searchFaq(entries: readonly FaqEntry[], search: string): FaqEntry[] {
  const wanted = search.toLowerCase().split(/\s+/).filter(Boolean);
  return entries.filter(({ question, answer }) => {
    const text = [question, ...answer].join(" ").toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}
