import face from "./data/anek-latin-700.json" with { type: "json" };

type Shape = readonly [width: number, path: string];
/** The face has no rupee sign: this one is of Noto Sans Devanagari Bold (SIL OFL), as tall as the capitals here. */
const rupee: Shape = [
  1171,
  "M125 -964L481 -964Q464 -1005 434 -1029Q407 -1054 365 -1062Q323 -1070 245 -1070L125 -1070L125 -1278L1060 -1278L1060 -1070L672 -1070Q719 -1033 746 -964L1060 -964L1060 -756L760 -756Q738 -641 653 -563Q569 -485 431 -452L834 0L495 0L125 -436L162 -633L216 -633Q318 -633 367 -647Q415 -662 444 -688Q471 -717 485 -756L125 -756Z",
];
/**
 * Text as outlines: a picture must look the same on a server without any font. The shapes are the letters of
 * app/ui/fonts/anek-latin.woff2 at weight 700 (SIL OFL, see the licence beside them), with their widths and kerning.
 */
const letters: Readonly<Record<string, Shape>> = {
  ...(face.letters as unknown as Record<string, Shape>),
  "₹": rupee,
};
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

export const letterShapes = { unitsPerEm: face.unitsPerEm, letters, kerns, known };
