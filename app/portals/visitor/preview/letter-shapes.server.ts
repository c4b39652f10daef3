import { shapeWords } from "#app/features/documents/server/pdf/shape-words.server.ts";
import face from "../data/anek-latin-700.json" with { type: "json" };

type Shape = readonly [width: number, path: string];
/**
 * Text as outlines: a picture must look the same on a server without any font. The shapes are the letters of
 * app/ui/fonts/anek-latin.woff2 at weight 700 (SIL OFL, see the licence beside them), with their widths and kerning.
 */
const letters = face.letters as unknown as Readonly<Record<string, Shape>>;
const kerns: Record<string, number> = face.kerns;

/** What the face lacks: the nearest thing it has. */
const stand: Record<string, string> = { "‑": "-", "\u00a0": " ", "\u2009": " " };

function known(text: string): string[] {
  const plain = [...text.normalize("NFC")].map((letter) => stand[letter] ?? letter).join("");
  return [...plain].map((letter) => (letters[letter] ? letter : withoutMark(letter))).filter(Boolean);
}

/** "ā" → "a"; a letter of another script has no stand-in and is left out. */
function withoutMark(letter: string): string {
  const [base = ""] = letter.normalize("NFD");
  return letters[base] ? base : "";
}

type Piece = { readonly path: string; readonly width: number; readonly unitsPerEm: number };

/** Words of a script whose letters join, and the rupee sign, which the Latin face lacks; the rest letter by letter. */
const runs =
  /(?<telugu>[\u0c00-\u0c7f][\u0c00-\u0c7f\u200c\u200d]*)|(?<devanagari>[\u0900-\u097f\u20b9][\u0900-\u097f\u200c\u200d]*)|(?<latin>[^\u0900-\u097f\u0c00-\u0c7f\u20b9]+)/gu;

/** A line as outlines, one after the other, each with its width in its own units. */
function pieces(text: string): Piece[] {
  return [...text.normalize("NFC").matchAll(runs)].flatMap(({ 0: words, groups }) => {
    if (groups?.telugu) return [shapeWords(words, "telugu")];
    return groups?.devanagari ? [shapeWords(words, "devanagari")] : ofLatin(words);
  });
}

function ofLatin(words: string): Piece[] {
  const found = known(words);
  return found.map((letter, index) => {
    const [width, path] = letters[letter] ?? [0, ""];
    // The kerning before the next letter belongs to this one's width.
    const next = found[index + 1];
    return { path, width: width + (kerns[letter + next] ?? 0), unitsPerEm: face.unitsPerEm };
  });
}

export const letterShapes = { pieces };
