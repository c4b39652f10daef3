import face from "./data/anek-latin-700.json" with { type: "json" };

/**
 * Text as outlines: a picture must look the same on a server without any font. The shapes are the letters of
 * app/ui/fonts/anek-latin.woff2 at weight 700 (SIL OFL, see the licence beside them), with their widths and kerning.
 */
const letters = face.letters as unknown as Record<string, readonly [width: number, path: string]>;
const kerns: Record<string, number> = face.kerns;

/** What the face lacks: the nearest thing it has. */
const stand: Record<string, string> = { "₹": "Rs ", "‑": "-", "\u00a0": " ", "\u2009": " " };

function known(text: string): string[] {
  const plain = [...text.normalize("NFC")].map((letter) => stand[letter] ?? letter).join("");
  return [...plain].map((letter) => (letters[letter] ? letter : withoutMark(letter))).filter(Boolean);
}

/** "ā" → "a"; a letter of another script has no stand-in and is left out. */
function withoutMark(letter: string): string {
  const [base = ""] = letter.normalize("NFD");
  return letters[base] ? base : "";
}

export const letterShapes = { unitsPerEm: face.unitsPerEm, letters, kerns, known };
