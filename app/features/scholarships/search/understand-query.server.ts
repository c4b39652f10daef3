import type { LevelRange } from "../catalogue/levels.ts";
import { levels } from "../catalogue/levels.ts";
import type { Concept, Meaning } from "./lexicon.server.ts";
import { romanise } from "./romanise.ts";
import {
  acronymOf,
  classNumberOf,
  guessOf,
  isAfterWord,
  isClassWord,
  isLakh,
  isRangeWord,
  isThousand,
  isYearWord,
  longestName,
  meaningOf,
} from "./search-lexicon.server.ts";
import { wordsOf } from "./search-text.ts";
import { soundKey } from "./sound-key.ts";

/** A part of what somebody typed, and all that would answer it. */
export interface Stretch {
  /** As typed, folded. */
  readonly words: readonly string[];
  readonly concept: Concept | null;
  /** What it may mean if no text has the word. */
  readonly guess: Meaning | null;
  /** Says little: "scholarship", "for", "my". */
  readonly isNoise: boolean;
  /** The levels of study it names; `passed` where those above are meant as well. */
  readonly level: LevelRange | null;
  readonly passed: LevelRange | null;
  /** How the word sounds; empty for names of several words and for numbers. */
  readonly sound: string;
}

const nothing = { concept: null, guess: null, isNoise: false, level: null, passed: null, sound: "" } as const;

/** Cuts a query into stretches: classes first, then the longest known name, then single words. */
export function understandQuery(query: string): Stretch[] {
  const words = wordsOf(query);
  const names = namesOf(query, words);
  const stretches: Stretch[] = [];
  for (let at = 0; at < words.length; ) {
    const taken =
      classesAt(words, at) ??
      (names[at] === words[at] ? amountAt(words, at) : null) ??
      nameAt(words, names, at);
    stretches.push(...taken.stretches);
    at += taken.length;
  }
  return stretches;
}

interface Taken {
  readonly stretches: readonly Stretch[];
  readonly length: number;
}

/** "+2" is a name of its own, though the sign is no part of a word. */
function namesOf(query: string, words: readonly string[]): string[] {
  const plus = new Set(Array.from(query.matchAll(/\+\s?(\d)\b/g), ([, digit]) => digit ?? ""));
  return words.map((word) => (plus.has(word) ? `plus${word}` : word));
}

/** "10th", "classes 9 and 10", "ఆరో తరగతి నుంచి పదో తరగతి వరకు", "कक्षा 9 10". */
function classesAt(words: readonly string[], start: number): Taken | null {
  const numbers: number[] = [];
  let isSure = false;
  let end = start;
  for (let at = start; at < words.length; at += 1) {
    const word = words[at] ?? "";
    const found = classNumberOf(word);
    if (found && !isYearWord(words[at + 1] ?? "")) {
      numbers.push(found.number);
      isSure ||= found.isSure;
      end = at + 1;
    } else if (isClassWord(word)) {
      isSure = true;
      end = at + 1;
    } else if (at === start || !(isRangeWord(word) || word === "and")) break;
  }
  if (!isSure || numbers.length === 0) return null;
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
  const isPassed = [words[end], words[end + 1], words[start - 1]].some((word) => word && isAfterWord(word));
  const passed = isPassed ? levelsAfter(high) : null;
  const level = { from: levels[low - 1], to: levels[high - 1] } as LevelRange;
  return {
    stretches: [{ ...nothing, words: words.slice(start, end), level, passed }],
    length: end - start,
  };
}

function levelsAfter(number: number): LevelRange {
  if (number === 12) return { from: "iti", to: "ug" };
  if (number === 10) return { from: "class-11", to: "diploma" };
  const next = levels[number] ?? "class-11";
  return { from: next, to: next };
}

/** "50 हजार", "25,000", "1000": a sum, as it stands in the index of amounts. */
function amountAt(words: readonly string[], start: number): Taken | null {
  const word = words[start] ?? "";
  const digits = /^(\d{1,7})(k)?$/.exec(word);
  if (!digits) return null;
  const next = words[start + 1] ?? "";
  const factor = digits[2] || isThousand(next) ? 1000 : isLakh(next) ? 100_000 : 1;
  const sum = Number(digits[1]) * factor;
  const length = factor > 1 && !digits[2] ? 2 : 1;
  const isSum = sum >= 100 && !/^20[23]\d$/.test(word);
  const concept = isSum ? { keys: [], phrases: [[`#${sum}`]], level: null } : null;
  return {
    stretches: [{ ...nothing, words: words.slice(start, start + length), concept, isNoise: !isSum }],
    length,
  };
}

function nameAt(words: readonly string[], names: readonly string[], start: number): Taken {
  for (let length = Math.min(longestName, words.length - start); length > 0; length -= 1) {
    const meaning = meaningOf(names.slice(start, start + length));
    if (meaning) return { stretches: stretchesOf(words.slice(start, start + length), meaning), length };
  }
  const word = words[start] ?? "";
  // "pass" has told its class already; "1st" without one says nothing.
  if (isAfterWord(word) || classNumberOf(word)) {
    return { stretches: [{ ...nothing, words: [word], isNoise: true }], length: 1 };
  }
  const acronym = acronymOf(word);
  if (acronym) {
    const meaning = meaningOf([acronym]) ?? { concepts: [], isNoise: false };
    const named = { keys: [], phrases: [[acronym]], level: null };
    return {
      stretches: stretchesOf([word], { ...meaning, concepts: [named, ...meaning.concepts] }),
      length: 1,
    };
  }
  const sound = soundOf(word);
  return { stretches: [{ ...nothing, words: [word], guess: guessOf(word), sound }], length: 1 };
}

function stretchesOf(words: readonly string[], { concepts, isNoise }: Meaning): Stretch[] {
  const sound = words.length === 1 ? soundOf(words[0] ?? "") : "";
  if (isNoise) return [{ ...nothing, words, isNoise, sound }];
  return concepts.map((concept) => ({ ...nothing, words, concept, level: concept.level, sound }));
}

/** "zzzzqqqq" has hardly a sound: what shrinks to less than a third of its letters is no word that somebody heard. */
function soundOf(word: string): string {
  const latin = romanise(word);
  const key = soundKey(latin);
  return key.length * 3 < latin.length ? "" : key;
}
