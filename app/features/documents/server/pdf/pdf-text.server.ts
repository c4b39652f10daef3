import { faceOfScript } from "./face-of-script.server.ts";

type Pdf = PDFKit.PDFDocument;
type Script = "latin" | "telugu" | "devanagari";
type Weight = "regular" | "bold";
type Run = { readonly script: Script; readonly text: string };
type Style = { readonly size: number; readonly weight: Weight };

/** Where the text stands, from its left upper corner. One line is made to fit; more are broken between words. */
type Box = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
  readonly oneLine?: boolean;
  /** Bold where nothing is said. */
  readonly weight?: Weight;
  readonly align?: "left" | "right" | "center";
};

// Helvetica is in every reader. The other two are embedded, but only the letters that are used.
const letters: readonly (readonly [Script, RegExp])[] = [
  ["latin", /[\u0020-\u007e\u00a0-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d\u2026]/],
  [
    "telugu",
    /[\u0c00-\u0c03\u0c05-\u0c0c\u0c0e-\u0c10\u0c12-\u0c28\u0c2a-\u0c39\u0c3d-\u0c44\u0c46-\u0c48\u0c4a-\u0c4d\u0c55\u0c56\u0c58-\u0c5a\u0c60-\u0c63\u0c66-\u0c6f]/,
  ],
  // Helvetica has no rupee sign; this face has.
  ["devanagari", /[\u0900-\u097f\u20b9]/],
];
/** Joiners belong to the letters they join. */
const joiner = /[\u200c\u200d]/;
/** A space between two words of a script is written with them, so that copied text stays whole. */
const within = /[ \u200c\u200d]/;

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** False for a script that no face here has: better left out of a document than a row of empty boxes. */
function canWrite(text: string): boolean {
  return [...text].every((letter) => joiner.test(letter) || scriptOf(letter) !== null);
}

/** Text in English, Telugu and Hindi, also mixed. The colour is the one set before; ends under the text. */
function write(pdf: Pdf, text: string, box: Box): void {
  const { x, y, width, oneLine, align, weight = "bold" } = box;
  const style = { size: oneLine ? fittingSize(pdf, text, { ...box, weight }) : box.size, weight };
  const lines = oneLine ? [cut(pdf, text, style, width)] : breakLines(pdf, text, style, width);
  lines.forEach((line, index) => {
    const spare = align && align !== "left" ? width - widthOf(pdf, line, style) : 0;
    let left = x + (align === "center" ? spare / 2 : spare);
    const baseline = y + style.size * (0.95 + index * leadingOf(text));
    for (const { script, text: part } of runsOf(line)) {
      const place = { lineBreak: false, baseline: "alphabetic" } as const;
      // Drawn signs stand in another order than they are written: what is copied or read aloud is said beside them.
      if (script !== "latin") pdf.markContent("Span", { actual: part });
      setFace(pdf, script, style).text(part, left, baseline, place);
      if (script !== "latin") pdf.endMarkedContent();
      left += pdf.widthOfString(part);
    }
  });
  pdf.x = x;
  pdf.y = y + style.size * leadingOf(text) * lines.length;
}

/** A label in the reader's language, with the English one small behind it (or under it) for an office. */
function label(pdf: Pdf, text: string, english: string, box: Omit<Box, "oneLine" | "align">): void {
  const { x, y, width, weight = "regular" } = box;
  write(pdf, text, { ...box, weight });
  if (text === english) return;
  const under = pdf.y;
  const used = widthOf(pdf, text, { size: box.size, weight }) + 5;
  const small = { size: Math.max(7.5, box.size * 0.75), weight: "regular" } as const;
  const isBeside = used + widthOf(pdf, english, small) <= width;
  const top = isBeside ? y + (box.size - small.size) * 0.95 : under - box.size * 0.2;
  write(pdf, english, { x: isBeside ? x + used : x, y: top, width, ...small });
  pdf.x = x;
  pdf.y = isBeside ? under : pdf.y;
}

/** How tall it will be, to know before whether it still fits the page. */
function heightOf(pdf: Pdf, text: string, { size, width, weight = "bold" }: Omit<Box, "x" | "y">): number {
  return breakLines(pdf, text, { size, weight }, width).length * size * leadingOf(text);
}

/** What stands under a Telugu or above a Hindi letter needs room that English does not. */
function leadingOf(text: string): number {
  return runsOf(text).some(({ script }) => script !== "latin") ? 1.45 : 1.25;
}

function setFace(pdf: Pdf, script: Script, { size, weight }: Style): Pdf {
  if (script === "latin") return pdf.font(weight === "bold" ? "Helvetica-Bold" : "Helvetica").fontSize(size);
  const name = `${script}-${weight}`;
  pdf.registerFont(name, faceOfScript(script, weight));
  return pdf.font(name).fontSize(size);
}

function scriptOf(letter: string): Script | null {
  return letters.find(([, pattern]) => pattern.test(letter))?.[0] ?? null;
}

function runsOf(text: string): Run[] {
  const runs: { script: Script; text: string }[] = [];
  for (const letter of text) {
    const last = runs.at(-1);
    const script = within.test(letter) ? (last?.script ?? "latin") : (scriptOf(letter) ?? "latin");
    if (last?.script === script) last.text += letter;
    else runs.push({ script, text: letter });
  }
  return runs;
}

function widthOf(pdf: Pdf, text: string, style: Style): number {
  const widths = runsOf(text).map((run) => setFace(pdf, run.script, style).widthOfString(run.text));
  return widths.reduce((sum, width) => sum + width, 0);
}

/** A little smaller before anything is cut. */
function fittingSize(pdf: Pdf, text: string, { size, width, weight }: Box & Style): number {
  return size * Math.min(1, Math.max(0.7, width / widthOf(pdf, text, { size, weight })));
}

function cut(pdf: Pdf, text: string, style: Style, width: number): string {
  const parts = partsOf(text);
  let line = text;
  while (widthOf(pdf, line, style) > width && parts.length > 1) {
    parts.pop();
    line = `${parts.join("").trimEnd()}…`;
  }
  return line;
}

function breakLines(pdf: Pdf, text: string, style: Style, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).flatMap((part) => fitting(pdf, part, style, width))) {
    const longer = lines.length === 0 ? null : `${lines.at(-1)} ${word}`;
    if (longer !== null && widthOf(pdf, longer, style) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** A word wider than the box (an address, a name without spaces) goes on in the next line: nothing is lost. */
function fitting(pdf: Pdf, text: string, style: Style, width: number): string[] {
  if (widthOf(pdf, text, style) <= width) return [text];
  const lines: string[] = [""];
  for (const part of partsOf(text)) {
    const longer = `${lines.at(-1)}${part}`;
    if (longer !== part && widthOf(pdf, longer, style) > width) lines.push(part);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

function partsOf(text: string): string[] {
  return [...graphemes.segment(text)].map(({ segment }) => segment);
}

/** The one place that picks a typeface by script in a PDF (names as people write them, words of a receipt). */
export const pdfText = { canWrite, write, label, heightOf };
