import type { Bits } from "../bitset.ts";
import { addBit, countShared, emptyBits, grownBits, unite } from "../bitset.ts";
import { isWithinSlips, slipsAllowed } from "../edit-distance.ts";

/** The slots of the records that hold a word; a common word keeps them as bits as well. */
interface Postings {
  readonly slots: number[];
  bits: Bits | null;
}

/** From this share of the records on, a bit for each is cheaper than a list. */
const COMMON_SHARE = 64;
const CACHED_PARTS = 256;
const SHORTEST_HALF = 3;

/** Which records hold which words. Slots are only added; whoever asks leaves out those that no longer count. */
export class WordIndex {
  readonly #ids = new Map<string, number>();
  readonly #words: string[] = [];
  readonly #postings: Postings[] = [];
  readonly #letters: number[] = [];
  /** All words, each on its own line, and where each begins: one scan finds a part of a word in all of them. */
  #lines = "\n";
  readonly #starts: number[] = [];
  #size = 0;
  readonly #cache = new Map<string, Bits>();

  get size(): number {
    return this.#size;
  }

  add(slot: number, words: Iterable<string>): void {
    this.#size = Math.max(this.#size, slot + 1);
    for (const word of new Set(words)) {
      const postings = this.#postingsOf(word);
      postings.slots.push(slot);
      if (!postings.bits) continue;
      postings.bits = grownBits(postings.bits, slot + 1);
      addBit(postings.bits, slot);
    }
  }

  /** To be called when a batch of records is in: what became common gets bits, and old answers are forgotten. */
  settle(): void {
    this.#cache.clear();
    for (const postings of this.#postings) {
      if (postings.bits || postings.slots.length * COMMON_SHARE < this.#size) continue;
      postings.bits = emptyBits(this.#size);
      for (const slot of postings.slots) addBit(postings.bits, slot);
    }
  }

  #postingsOf(word: string): Postings {
    const known = this.#ids.get(word);
    if (known !== undefined) return this.#postings[known] as Postings;
    const postings: Postings = { slots: [], bits: null };
    this.#ids.set(word, this.#words.length);
    this.#words.push(word);
    this.#postings.push(postings);
    this.#letters.push(lettersOf(word));
    this.#starts.push(this.#lines.length);
    this.#lines += `${word}\n`;
    return postings;
  }

  /** The records that hold exactly this word. */
  withWord(word: string): Bits {
    const result = emptyBits(this.#size);
    const id = this.#ids.get(word);
    if (id !== undefined) this.#include(result, id);
    return result;
  }

  /** The records with a word that this is a part of; null when no word of any record has it. */
  withPart(part: string): Bits | null {
    const cached = this.#cache.get(part);
    if (cached) return cached;
    const ids = this.#wordsWith(part);
    return ids.length === 0 ? null : this.#remember(part, this.#union(ids));
  }

  /** For a word that stands nowhere: the records with a word that is nearly this one, or both halves of it. */
  nearly(word: string): Bits {
    const key = `~${word}`;
    const cached = this.#cache.get(key);
    if (cached) return cached;
    const result = this.#union(this.#similarTo(word));
    for (let cut = SHORTEST_HALF; cut <= word.length - SHORTEST_HALF; cut += 1) {
      const [left, right] = [this.#ids.get(word.slice(0, cut)), this.#ids.get(word.slice(cut))];
      if (left === undefined || right === undefined) continue;
      const [first, second] = [this.#union([left]), this.#union([right])];
      for (let at = 0; at < first.length; at += 1) {
        result[at] = (result[at] as number) | ((first[at] as number) & (second[at] as number));
      }
    }
    return this.#remember(key, result);
  }

  #wordsWith(part: string): number[] {
    const found: number[] = [];
    let id = 0;
    for (let at = this.#lines.indexOf(part); at !== -1; ) {
      while (id + 1 < this.#starts.length && (this.#starts[id + 1] as number) <= at) id += 1;
      found.push(id);
      const next = this.#starts[id + 1];
      at = next === undefined ? -1 : this.#lines.indexOf(part, next);
    }
    return found;
  }

  #similarTo(word: string): number[] {
    const limit = slipsAllowed(word);
    if (limit === 0) return [];
    const letters = lettersOf(word);
    const found: number[] = [];
    for (let id = 0; id < this.#words.length; id += 1) {
      const other = this.#words[id] as string;
      if (Math.abs(other.length - word.length) > limit) continue;
      // Each slip changes at most two kinds of letters: most words are ruled out without a closer look.
      if (bitsOf(letters ^ (this.#letters[id] as number)) > 2 * limit) continue;
      if (isWithinSlips(word, other, limit)) found.push(id);
    }
    return found;
  }

  #union(ids: readonly number[]): Bits {
    const result = emptyBits(this.#size);
    const rare: number[] = [];
    for (const id of ids) {
      if (this.#postings[id]?.bits) this.#include(result, id);
      else rare.push(id);
    }
    // A short part is in so many common words that it is in every record: nothing can be added then.
    if (countShared(result, result) === this.#size) return result;
    for (const id of rare) this.#include(result, id);
    return result;
  }

  #include(target: Bits, id: number): void {
    const { bits, slots } = this.#postings[id] as Postings;
    if (bits) unite(target, bits);
    else for (const slot of slots) addBit(target, slot);
  }

  #remember(key: string, bits: Bits): Bits {
    if (this.#cache.size >= CACHED_PARTS) {
      for (const oldest of this.#cache.keys()) {
        this.#cache.delete(oldest);
        break;
      }
    }
    this.#cache.set(key, bits);
    return bits;
  }
}

/** Which letters a word has, as bits: the 26 small ones, the rest folded into the others. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) {
    const code = word.charCodeAt(at);
    letters |= 1 << (code >= 97 && code <= 122 ? code - 97 : 26 + (code % 6));
  }
  return letters;
}

function bitsOf(value: number): number {
  let count = 0;
  for (let rest = value; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
