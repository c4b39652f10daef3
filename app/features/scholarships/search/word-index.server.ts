import type { Bits } from "../eligibility/bitset.ts";
import { addBit, countBits, emptyBits, grownBits, hasBit, intersect, unite } from "../eligibility/bitset.ts";
import { Vocabulary } from "./vocabulary.ts";

/** The slots of the records that hold a word; a common word keeps them as bits as well. */
interface Postings {
  readonly slots: number[];
  bits: Bits | null;
}

/** From this share of the records on, a bit for each is cheaper than a list. */
const COMMON_SHARE = 64;
const REMEMBERED = 256;
const SHORTEST_HALF = 3;
/** About so many different words a record has. */
const WORDS_PER_RECORD = 40;

/** Which records hold which words. Slots are only added; whoever asks leaves out those that no longer count. */
export class WordIndex {
  readonly #vocabulary = new Vocabulary();
  readonly #postings: Postings[] = [];
  /** The words of each record: for the few records that no common word decides. */
  readonly #wordsOf: Uint32Array[] = [];
  #size = 0;
  readonly #answers = new Map<string, Bits | null>();

  get size(): number {
    return this.#size;
  }

  add(slot: number, words: Iterable<string>): void {
    this.#size = Math.max(this.#size, slot + 1);
    const ids = Uint32Array.from(new Set(words), (word) => this.#vocabulary.add(word));
    this.#wordsOf[slot] = ids;
    for (const id of ids) {
      const postings = this.#postings[id] ?? { slots: [], bits: null };
      this.#postings[id] = postings;
      postings.slots.push(slot);
      if (!postings.bits) continue;
      postings.bits = grownBits(postings.bits, slot + 1);
      addBit(postings.bits, slot);
    }
  }

  /** To be called when a batch of records is in: what became common gets bits, and old answers are forgotten. */
  settle(): void {
    this.#answers.clear();
    for (const postings of this.#postings) {
      if (postings.bits || postings.slots.length * COMMON_SHARE < this.#size) continue;
      postings.bits = emptyBits(this.#size);
      for (const slot of postings.slots) addBit(postings.bits, slot);
    }
  }

  /** The records that hold exactly this word. */
  withWord(word: string): Bits {
    const result = emptyBits(this.#size);
    const id = this.#vocabulary.find(word);
    if (id !== undefined) this.#include(result, id);
    return result;
  }

  hasWord(word: string): boolean {
    return this.#vocabulary.find(word) !== undefined;
  }

  /** The records that hold all of these words. */
  withWords(words: readonly string[]): Bits {
    const [first = "", ...rest] = words;
    const result = this.withWord(first);
    for (const word of rest) intersect(result, this.withWord(word));
    return result;
  }

  /** The records with a word that this is a part of; null when no word of any record has it. */
  withPart(part: string): Bits | null {
    return this.#remembered(part, () => {
      const ids = this.#vocabulary.withPart(part);
      return ids.length === 0 ? null : this.#union(ids);
    });
  }

  /** For a word that stands nowhere: the records with a word that is nearly this one, or both halves of it. */
  nearly(word: string): Bits {
    const found = this.#remembered(`~${word}`, () => {
      const result = this.#union(this.#vocabulary.near(word));
      for (let cut = SHORTEST_HALF; cut <= word.length - SHORTEST_HALF; cut += 1) {
        const left = this.#vocabulary.find(word.slice(0, cut));
        const right = this.#vocabulary.find(word.slice(cut));
        if (left === undefined || right === undefined) continue;
        const both = this.#union([left]);
        intersect(both, this.#union([right]));
        unite(result, both);
      }
      return result;
    });
    return found ?? emptyBits(this.#size);
  }

  #union(ids: readonly number[]): Bits {
    const result = emptyBits(this.#size);
    const rare: number[] = [];
    let entries = 0;
    for (const id of ids) {
      const { bits, slots } = this.#postings[id] as Postings;
      if (bits) unite(result, bits);
      else {
        rare.push(id);
        entries += slots.length;
      }
    }
    const open = this.#size - countBits(result);
    // A short part is in so many words that the common ones nearly fill the set: cheaper to ask the rest.
    if (open * WORDS_PER_RECORD < entries) this.#askEach(result, ids);
    else for (const id of rare) this.#include(result, id);
    return result;
  }

  #askEach(result: Bits, ids: readonly number[]): void {
    const wanted = emptyBits(this.#vocabulary.size);
    for (const id of ids) addBit(wanted, id);
    for (let slot = 0; slot < this.#size; slot += 1) {
      if (hasBit(result, slot)) continue;
      if (this.#wordsOf[slot]?.some((id) => hasBit(wanted, id))) addBit(result, slot);
    }
  }

  #include(target: Bits, id: number): void {
    const { bits, slots } = this.#postings[id] as Postings;
    if (bits) unite(target, bits);
    else for (const slot of slots) addBit(target, slot);
  }

  #remembered(key: string, find: () => Bits | null): Bits | null {
    const known = this.#answers.get(key);
    if (known !== undefined) return known;
    const found = find();
    const oldest = this.#answers.size < REMEMBERED ? undefined : this.#answers.keys().next().value;
    if (oldest !== undefined) this.#answers.delete(oldest);
    this.#answers.set(key, found);
    return found;
  }
}
