import { dictionary } from "@zxcvbn-ts/language-common";

const shortestWord = 3;
/** What is left beside the words of the list: "liverpool" and "123". */
const mostBeside = 4;

let known: ReadonlySet<string> | null = null;

/** The 49,000 most used passwords of leaks, as a set made when the first password is set. */
function list(): ReadonlySet<string> {
  known ??= new Set(dictionary["passwords-common"].map(String));
  return known;
}

const lookalikes: Record<string, string> = {
  "@": "a",
  $: "s",
  "!": "i",
  "0": "o",
  "1": "l",
  "3": "e",
  "5": "s",
};

/**
 * T5, X14: a password of the list, or one made of two of them and a few signs, as typed or with lookalike signs read
 * as the letters they stand for. Both readings count: in "1qaz2wsx3edc" the 3 is a 3.
 */
export function isCommonPassword(password: string): boolean {
  const typed = password.normalize("NFKC").toLowerCase();
  const read = typed.replace(/[@$!0135]/g, (sign) => lookalikes[sign] ?? sign);
  const plain = [typed, read].map((text) => text.replace(/[^\p{L}\p{N}]/gu, ""));
  return [typed, read, ...plain].some((text) => leftBeside(text, 2) <= mostBeside);
}

/** How many signs stay when up to so many words of the list are taken out, wherever they stand. */
function leftBeside(text: string, words: number): number {
  if (words === 0 || text.length < shortestWord) return text.length;
  let least = text.length;
  for (let start = 0; start + shortestWord <= text.length && start <= mostBeside; start += 1) {
    for (let end = text.length; end - start >= shortestWord; end -= 1) {
      if (!list().has(text.slice(start, end))) continue;
      least = Math.min(least, start + leftBeside(text.slice(end), words - 1));
    }
  }
  return least;
}
