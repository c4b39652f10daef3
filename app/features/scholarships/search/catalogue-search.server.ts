import type { Bits } from "../eligibility/bitset.ts";
import { countBits, emptyBits, forEachBit, intersect, intersection, unite } from "../eligibility/bitset.ts";
import { type Answer, addCriteria, addLevels, type SearchedCatalogue } from "./answers-by-criteria.ts";
import type { Concept } from "./lexicon.server.ts";
import { romanise } from "./romanise.ts";
import { ANSWERED, BONUS, grade, LONG_PART, NEAR_SOUND, sumsIn, weightOf } from "./search-grades.ts";
import { wordsOf } from "./search-text.ts";
import { soundKey } from "./sound-key.ts";
import { type Stretch, understandQuery } from "./understand-query.server.ts";
import { WordIndex } from "./word-index.server.ts";

export interface SearchedText {
  readonly title: string;
  readonly provider: string;
  readonly description: string;
  /** What else is said of it: rules, benefits, the way to apply. Found by whole words only. */
  readonly more: string;
  /** Its titles in other languages. */
  readonly otherTitles: readonly string[];
}

export interface SearchResult {
  /** Those that have every word, and those that have most of what was asked. */
  readonly all: Bits;
  /** Only those that have every word. */
  readonly every: Bits;
  /** How well each answers; more is better. */
  readonly scores: Int32Array;
}

/**
 * Full-text search of the catalogue in memory. Each stretch of the query gives every record a grade: by the words
 * of its texts, by what its criteria say, by sound or near spelling where the word stands nowhere. Weighed by how
 * rare the answer is, they make the order. Who has every word of the query in its texts is always found.
 */
export class CatalogueSearch {
  readonly #text = new WordIndex();
  readonly #title = new WordIndex();
  readonly #provider = new WordIndex();
  readonly #more = new WordIndex();
  readonly #sound = new WordIndex();
  /** The words of the titles in other scripts: English is found as if they were not. */
  readonly #otherTitle = new WordIndex();

  add(slot: number, { title, provider, description, more, otherTitles }: SearchedText): void {
    const [titleWords, providerWords] = [wordsOf(title), wordsOf(provider)];
    this.#title.add(slot, titleWords);
    this.#provider.add(slot, providerWords);
    this.#text.add(slot, [...titleWords, ...providerWords, ...wordsOf(description)]);
    this.#more.add(slot, [...wordsOf(more), ...sumsIn(more)]);
    this.#otherTitle.add(slot, otherTitles.flatMap(wordsOf).filter(isOtherScript));
    this.#sound.add(
      slot,
      [...titleWords, ...providerWords].map((word) => soundKey(romanise(word))),
    );
  }

  settle(): void {
    for (const index of [this.#text, this.#title, this.#provider, this.#more, this.#sound, this.#otherTitle])
      index.settle();
  }

  /** Null when the query has no word at all (only signs): such a text has to be looked for elsewhere. */
  find(query: string, catalogue: SearchedCatalogue): SearchResult | null {
    const stretches = understandQuery(query).map((stretch) => this.#resolved(stretch));
    if (stretches.length === 0) return null;
    const { live, slots } = catalogue;
    const size = countBits(live);
    const isAllNoise = stretches.every(({ isNoise }) => isNoise);
    const scores = new Int32Array(slots);
    const grades = new Int8Array(slots);
    const every = live.slice();
    const full = live.slice();
    let best = 0;
    let bonus = 0;
    for (const stretch of stretches) {
      const isNoise = stretch.isNoise && !isAllNoise;
      const { answers, excluded } = this.#answersTo(stretch, catalogue);
      grades.fill(0);
      for (const [worth, records] of answers) forEachBit(records, (slot) => raise(grades, slot, worth));
      if (excluded)
        forEachBit(excluded, (slot) => {
          grades[slot] = grade.excluded;
        });
      const answering = emptyBits(slots);
      grades.forEach((worth, slot) => {
        if (worth >= ANSWERED) answering[slot >>> 5] = (answering[slot >>> 5] as number) | (1 << (slot & 31));
      });
      intersect(answering, live);
      const weight = weightOf(countBits(answering), size, isNoise);
      for (let slot = 0; slot < slots; slot += 1)
        scores[slot] = (scores[slot] as number) + weight * (grades[slot] as number);
      if (isNoise) continue;
      intersect(full, answering);
      bonus += BONUS * weight * grade.title;
      unite(answering, this.#byWords(stretch.words));
      intersect(every, answering);
    }
    forEachBit(full, (slot) => {
      scores[slot] = (scores[slot] as number) + Math.round(bonus);
    });
    forEachBit(live, (slot) => {
      best = Math.max(best, scores[slot] as number);
    });
    const all = every.slice();
    if (best > 0)
      forEachBit(live, (slot) => {
        if ((scores[slot] as number) * 2 >= best)
          all[slot >>> 5] = (all[slot >>> 5] as number) | (1 << (slot & 31));
      });
    return { all, every, scores };
  }

  /** A guess counts only for a word that no text has. */
  #resolved(stretch: Stretch): Stretch {
    const { guess, words } = stretch;
    if (!guess) return stretch;
    const isKnown = this.#text.hasWord(words[0] ?? "") || this.#more.hasWord(words[0] ?? "");
    if (isKnown) return { ...stretch, guess: null };
    const concept = guess.concepts[0] ?? null;
    return { ...stretch, concept, level: concept?.level ?? null, isNoise: guess.isNoise };
  }

  /** The promise: each word is a part of a word of the title, the provider or the description. */
  #byWords(words: readonly string[]): Bits {
    const [first, ...rest] = words.map((word) => this.#withPart(word) ?? emptyBits(this.#text.size));
    return intersection(first ?? emptyBits(0), ...rest);
  }

  #withPart(word: string): Bits | null {
    const found = this.#text.withPart(word);
    const other = isOtherScript(word) ? this.#otherTitle.withPart(word) : null;
    if (!other || !found) return other ?? found;
    const both = found.slice();
    unite(both, other);
    return both;
  }

  #answersTo(stretch: Stretch, catalogue: SearchedCatalogue): { answers: Answer[]; excluded: Bits | null } {
    const { words, concept, level, passed, sound } = stretch;
    const answers: Answer[] = [];
    this.#addWords(answers, words);
    if (sound) this.#addSound(answers, words, sound);
    if (concept) this.#addMeaning(answers, concept);
    let excluded: Bits | null = null;
    if (level) {
      excluded = addLevels(answers, level, passed, catalogue);
    } else if (concept && concept.keys.length > 0) {
      excluded = addCriteria(answers, concept.keys, catalogue);
    }
    return { answers, excluded };
  }

  #addWords(answers: Answer[], words: readonly string[]): void {
    const isLong = words.some((word) => word.length >= LONG_PART);
    answers.push([isLong ? grade.textPart : grade.shortPart, this.#byWords(words)]);
    if (isLong && words.length === 1)
      answers.push([grade.part, this.#title.withPart(words[0] ?? "") ?? emptyBits(0)]);
    this.#addPhrase(answers, words, grade.title);
  }

  #addPhrase(answers: Answer[], words: readonly string[], inTitle: number): void {
    answers.push([grade.more, this.#more.withWords(words)]);
    answers.push([grade.description, this.#text.withWords(words)]);
    answers.push([Math.min(inTitle, grade.provider), this.#provider.withWords(words)]);
    answers.push([inTitle, this.#title.withWords(words)]);
    if (words.some(isOtherScript)) answers.push([inTitle, this.#otherTitle.withWords(words)]);
  }

  #addMeaning(answers: Answer[], { phrases }: Concept): void {
    for (const phrase of phrases) this.#addPhrase(answers, phrase, grade.titleMeaning);
  }

  /** A word that the texts have is meant as it is; another may be one that sounds so. */
  #addSound(answers: Answer[], words: readonly string[], sound: string): void {
    const [word = ""] = words;
    if (this.#text.hasWord(word)) return;
    const same = this.#sound.withWord(sound);
    answers.push([grade.sound, same]);
    if (countBits(same) > 0) return;
    if (sound.length >= NEAR_SOUND) answers.push([grade.near, this.#sound.nearly(sound)]);
    if (this.#text.withPart(word) === null) answers.push([grade.near, this.#text.nearly(word)]);
  }
}

/** Not one that English is written in, nor a number. */
function isOtherScript(word: string): boolean {
  return /[\u0250-\uffff]/.test(word);
}

function raise(grades: Int8Array, slot: number, worth: number): void {
  if ((grades[slot] as number) < worth) grades[slot] = worth;
}
