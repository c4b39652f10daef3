import english from "./data/words.en.json" with { type: "json" };
import hindi from "./data/words.hi.json" with { type: "json" };
import telugu from "./data/words.te.json" with { type: "json" };
import { Lexicon, type Meaning } from "./lexicon.server.ts";
import { romanise } from "./romanise.ts";
import { soundKey } from "./sound-key.ts";
import { Vocabulary } from "./vocabulary.ts";

const lexicons = {
  english: new Lexicon(english),
  telugu: new Lexicon(telugu),
  hindi: new Lexicon(hindi),
  teluguLatin: new Lexicon(telugu.latin),
  hindiLatin: new Lexicon(hindi.latin),
};
const latin = [lexicons.english, lexicons.teluguLatin, lexicons.hindiLatin];
const all = Object.values(lexicons);

// A Telugu word typed in Latin letters is found by its sound; so is one in Telugu letters spelt another way.
const bySound = new Map<string, Meaning>();
const SHORTEST_SOUND = 4;
for (const lexicon of [
  lexicons.telugu,
  lexicons.hindi,
  lexicons.teluguLatin,
  lexicons.hindiLatin,
  lexicons.english,
]) {
  for (const [name, meaning] of lexicon.names) {
    if (name.includes(" ")) continue;
    for (const base of lexicon.bases(name)) {
      const key = soundKey(romanise(base));
      if (key.length >= SHORTEST_SOUND && !bySound.has(key)) bySound.set(key, meaning);
    }
  }
}
const soundWords = new Vocabulary();
const heard: Meaning[] = [];
for (const [key, meaning] of bySound) heard[soundWords.add(key)] = meaning;
const englishWords = new Vocabulary();
const spelt: Meaning[] = [];
for (const [name, meaning] of lexicons.english.names)
  if (!name.includes(" ")) spelt[englishWords.add(name)] = meaning;

const isLatin = (word: string) => /^[a-z0-9]+$/.test(word);

export const longestName = Math.max(
  ...all.flatMap((lexicon) => [...lexicon.names].map(([name]) => name.split(" ").length)),
);

/** What a stretch of words means by the books; null when no book has it. */
export function meaningOf(words: readonly string[]): Meaning | null {
  const books = words.every(isLatin) ? latin : all;
  for (const book of books) {
    const found = book.find(words);
    if (found) return found;
  }
  return null;
}

/** What a word that no book has may mean: one that sounds alike, or that is spelt nearly so. */
export function guessOf(word: string): Meaning | null {
  if (/\d/.test(word)) return null;
  const books = isLatin(word)
    ? [lexicons.teluguLatin, lexicons.hindiLatin]
    : [lexicons.telugu, lexicons.hindi];
  const bases = [...new Set(books.flatMap((book) => book.bases(word)))];
  const keys = bases.map((base) => soundKey(romanise(base))).filter((key) => key.length >= SHORTEST_SOUND);
  for (const key of keys) {
    const known = bySound.get(key);
    if (known) return known;
  }
  const [nearest] = isLatin(word) ? englishWords.near(word) : [];
  if (nearest !== undefined) return spelt[nearest] ?? null;
  const longKey = keys.find((key) => key.length >= SHORTEST_SOUND + 2);
  const [near] = longKey ? soundWords.near(longKey) : [];
  return near === undefined ? null : (heard[near] ?? null);
}

const SHORTEST_ACRONYM = 3;

/** An acronym written as it is said, in Latin letters: "एलआईसी" is "lic". */
export function acronymOf(word: string): string | null {
  if (isLatin(word)) return null;
  for (const book of [lexicons.telugu, lexicons.hindi]) {
    const found = book.bases(word).map((base) => book.spelledOut(base));
    const acronym = found.find((letters) => letters !== null && letters.length >= SHORTEST_ACRONYM);
    if (acronym) return acronym;
  }
  return null;
}

const ORDINAL = /^(\d{1,2})(th|st|nd|rd|वीं|वी|वें|वां|వ|వీ|ో|va|vi|vin|wi|v)?$/;
/** These say a class only beside the word "class": "1st yr" is none. */
const UNSURE = /^(1|2|3|4|i{1,3}|iv|v|vi{1,3}|ix|xi{0,2}|first|second|third|\d+)(st|nd|rd)?$/;

/** The class a word may name, and whether it does so by itself. */
export function classNumberOf(word: string): { readonly number: number; readonly isSure: boolean } | null {
  const digits = ORDINAL.exec(word);
  const number = digits
    ? Number(digits[1])
    : all.map((book) => book.numbers.get(word)).find((found) => found);
  if (!number || number > 12) return null;
  return { number, isSure: !UNSURE.test(word) };
}

const inAny = (pick: (book: Lexicon) => ReadonlySet<string>) => (word: string) =>
  all.some((book) => pick(book).has(word) || book.bases(word).some((base) => pick(book).has(base)));
export const isClassWord = inAny((book) => book.classWords);
export const isYearWord = inAny((book) => book.yearWords);
export const isRangeWord = inAny((book) => book.rangeWords);
export const isAfterWord = inAny((book) => book.afterWords);
export const isThousand = inAny((book) => book.thousands);
export const isLakh = inAny((book) => book.lakhs);
