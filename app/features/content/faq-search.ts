import type { FaqEntry } from "./data/help/faq.ts";
import { foldWords } from "./fold-words.ts";

/** Every word of the search must stand in the question or its answer, in any order and case. */
export function searchFaq(entries: readonly FaqEntry[], search: string): FaqEntry[] {
  const wanted = foldWords(search).split(/\s+/).filter(Boolean);
  return entries.filter(({ question, answer }) => {
    const text = foldWords([question, ...answer].join(" "));
    return wanted.every((word) => text.includes(word));
  });
}
