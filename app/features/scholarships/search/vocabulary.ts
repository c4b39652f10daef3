import { isWithinSlips, slipsAllowed } from "./edit-distance.ts";

/** The length of the pieces by which parts of words are found. */
const PIECE = 3;

/** All words that occur, each with a number, and the ways to find them by a part or by a near spelling. */
export class Vocabulary {
  readonly #ids = new Map<string, number>();
  readonly #words: string[] = [];
  /** Which words hold a piece of one, two or three letters. */
  readonly #byPiece = new Map<string, number[]>();
  readonly #byLength: number[][] = [];
  /** Which letters a word has, as bits. */
  readonly #letters: number[] = [];

  get size(): number {
    return this.#words.length;
  }

  find(word: string): number | undefined {
    return this.#ids.get(word);
  }

  /** The number of a word; a new one gets the next. */
  add(word: string): number {
    const known = this.#ids.get(word);
    if (known !== undefined) return known;
    const id = this.#words.length;
    this.#ids.set(word, id);
    this.#words.push(word);
    this.#letters.push(lettersOf(word));
    listIn(this.#byLength, word.length).push(id);
    for (let length = 1; length <= PIECE; length += 1) {
      for (let at = 0; at + length <= word.length; at += 1) this.#note(word.slice(at, at + length), id);
    }
    return id;
  }

  #note(piece: string, id: number): void {
    const list = this.#byPiece.get(piece);
    if (!list) this.#byPiece.set(piece, [id]);
    else if (list.at(-1) !== id) list.push(id);
  }

  /** The words that this is a part of. */
  withPart(part: string): readonly number[] {
    if (part.length <= PIECE) return this.#byPiece.get(part) ?? [];
    let fewest: readonly number[] | undefined;
    for (let at = 0; at + PIECE <= part.length; at += 1) {
      const list = this.#byPiece.get(part.slice(at, at + PIECE));
      if (!list) return [];
      if (!fewest || list.length < fewest.length) fewest = list;
    }
    return (fewest ?? []).filter((id) => this.#words[id]?.includes(part));
  }

  /** The words that are spelt nearly like this one. */
  near(word: string): number[] {
    const limit = slipsAllowed(word);
    const found: number[] = [];
    if (limit === 0) return found;
    const letters = lettersOf(word);
    for (let length = word.length - limit; length <= word.length + limit; length += 1) {
      for (const id of this.#byLength[length] ?? []) {
        // Each slip changes at most two kinds of letters: most words are ruled out without a closer look.
        if (hasMoreThan(letters ^ (this.#letters[id] as number), 2 * limit)) continue;
        if (isWithinSlips(word, this.#words[id] as string, limit)) found.push(id);
      }
    }
    return found;
  }
}

function listIn(lists: number[][], at: number): number[] {
  const known = lists[at];
  if (known) return known;
  const made: number[] = [];
  lists[at] = made;
  return made;
}

/** The 26 small letters have a bit each, the others share the rest. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) {
    const code = word.charCodeAt(at);
    letters |= 1 << (code >= 97 && code <= 122 ? code - 97 : 26 + (code % 6));
  }
  return letters;
}

function hasMoreThan(bits: number, count: number): boolean {
  let left = count;
  for (let rest = bits; rest !== 0; rest &= rest - 1) {
    if (left === 0) return true;
    left -= 1;
  }
  return false;
}
