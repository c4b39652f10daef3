import type { Bits } from "../bitset.ts";
import { emptyBits, intersect, intersection, isEmpty, unite } from "../bitset.ts";
import type { Phrase, Segment } from "../search-synonyms.ts";
import { segmentsOf } from "../search-synonyms.ts";
import { wordsOf } from "../search-text.ts";
import { WordIndex } from "./word-index.server.ts";

export interface SearchedText {
  readonly title: string;
  readonly provider: string;
  readonly description: string;
}

/** Records that answer a query, best first: each set is a part of the one after it. */
export interface SearchResult {
  /** Every word of the query is a whole word of the title. */
  readonly best: Bits;
  /** Every word of the query is in the title, if only as a part of a word. */
  readonly good: Bits;
  readonly all: Bits;
}

/**
 * Full-text search of the catalogue in memory. A record answers when each stretch of the query does, in any
 * order: as a part of a word of its title, provider or description, by a synonym, or, where a word stands
 * nowhere in the catalogue, by one that is spelt nearly alike. So every substring of a text finds it.
 */
export class CatalogueSearch {
  readonly #text = new WordIndex();
  readonly #title = new WordIndex();

  add(slot: number, { title, provider, description }: SearchedText): void {
    const titleWords = wordsOf(title);
    this.#title.add(slot, titleWords);
    this.#text.add(slot, [...titleWords, ...wordsOf(provider), ...wordsOf(description)]);
  }

  settle(): void {
    this.#text.settle();
    this.#title.settle();
  }

  /** Null when the query has no word at all (only signs): such a text has to be looked for elsewhere. */
  find(query: string): SearchResult | null {
    const segments = segmentsOf(query);
    if (segments.length === 0) return null;
    const all = this.#both(segments, (segment) => this.#anywhere(this.#text, segment));
    return {
      all,
      best: intersection(
        all,
        this.#both(segments, (segment) => wholeWords(this.#title, [segment.words, ...segment.synonyms])),
      ),
      good: intersection(
        all,
        this.#both(segments, (segment) => this.#anywhere(this.#title, segment)),
      ),
    };
  }

  #both(segments: readonly Segment[], find: (segment: Segment) => Bits): Bits {
    let result: Bits | null = null;
    for (const segment of segments) {
      const found = find(segment);
      if (result) intersect(result, found);
      else result = found.slice();
      // Nothing can be added any more; noise of many words must not cost a look at each.
      if (isEmpty(result)) break;
    }
    return result ?? emptyBits(0);
  }

  #anywhere(index: WordIndex, { words, synonyms }: Segment): Bits {
    const [first, ...rest] = words.map((word) => {
      // A word that stands in no text at all is taken for a slip; one that does is meant as it is.
      if (this.#text.withPart(word) === null) return index.nearly(word);
      return index.withPart(word) ?? emptyBits(index.size);
    });
    const result = intersection(first ?? emptyBits(index.size), ...rest);
    unite(result, wholeWords(index, synonyms));
    return result;
  }
}

function wholeWords(index: WordIndex, phrases: readonly Phrase[]): Bits {
  const result = emptyBits(index.size);
  for (const phrase of phrases) {
    const [first, ...rest] = phrase.map((word) => index.withWord(word));
    if (!first) continue;
    for (const other of rest) intersect(first, other);
    unite(result, first);
  }
  return result;
}
