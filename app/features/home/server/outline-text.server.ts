import letterShapes from "../data/anek-latin-700.json" with { type: "json" };

/**
 * Text as outlines: a picture must look the same on a server without any font. The shapes are the letters of
 * app/ui/fonts/anek-latin.woff2 at weight 700 (SIL OFL, see the licence beside them), with their widths and kerning.
 */
const letters = letterShapes.letters as unknown as Record<string, readonly [width: number, path: string]>;
const kerns: Record<string, number> = letterShapes.kerns;

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

export function textWidth(text: string, size: number): number {
  let units = 0;
  let previous = "";
  for (const letter of known(text)) {
    units += (letters[letter]?.[0] ?? 0) + (kerns[previous + letter] ?? 0);
    previous = letter;
  }
  return (units * size) / letterShapes.unitsPerEm;
}

/** SVG markup of one line whose letters stand on y. */
export function outlineText(
  text: string,
  { x, y, size, fill }: { x: number; y: number; size: number; fill: string },
) {
  const scale = size / letterShapes.unitsPerEm;
  let at = 0;
  let previous = "";
  const paths = known(text).map((letter) => {
    const [width, path] = letters[letter] ?? [0, ""];
    at += kerns[previous + letter] ?? 0;
    const shape = path && `<path transform="translate(${at})" d="${path}"/>`;
    at += width;
    previous = letter;
    return shape;
  });
  return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${scale})">${paths.join("")}</g>`;
}

/** Greedy lines no wider than the measure; a word that is too long by itself stands alone. */
export function wrapText(text: string, size: number, measure: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && textWidth(longer, size) <= measure) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
