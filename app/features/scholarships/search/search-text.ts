// Search compares folded words: small letters, no accents, no joiners. Folding goes letter by letter, so that
// a part of a text folds to a part of the folded text, and no substring is ever missed.

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII, to spare most texts the slow way
const PLAIN = /^[\u0000-\u007f]*$/;

export function foldText(text: string): string {
  const small = text.toLowerCase();
  if (PLAIN.test(small)) return small;
  return small
    .normalize("NFD")
    .replace(/[\u0300-\u036f\u200c\u200d]/g, "")
    .normalize("NFC")
    .replaceAll("ς", "σ");
}

/** The words of a text, folded, in their order. */
export function wordsOf(text: string): string[] {
  return foldText(text).match(WORD) ?? [];
}
