import { foldText } from "#app/features/scholarships/search/search-text.ts";

/** As people type: without joiners and nuktas, ँ or ं, in any case; दस्तावेज finds दस्तावेज़. */
export function foldWords(text: string): string {
  return foldText(text).normalize("NFD").replaceAll("\u093c", "").replaceAll("\u0901", "\u0902");
}
