import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "#app/db/project-root.server.ts";

type Pdf = PDFKit.PDFDocument;
type Face = "latin" | "telugu" | "devanagari";
type Run = { readonly face: Face; readonly text: string };
type Word = { readonly runs: readonly Run[]; readonly width: number };

/** Where the text stands, from its left upper corner. One line is made to fit; more are broken between words. */
type Box = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
  readonly oneLine?: boolean;
};

// Helvetica is in every reader. The other two are embedded, but only the letters that are used.
const fontNames: Record<Face, string> = { latin: "Helvetica-Bold", telugu: "telu", devanagari: "deva" };
const letters: readonly (readonly [Face, RegExp])[] = [
  ["latin", /[\u0020-\u007e\u00a0-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d\u2026]/],
  [
    "telugu",
    /[\u0c00-\u0c03\u0c05-\u0c0c\u0c0e-\u0c10\u0c12-\u0c28\u0c2a-\u0c39\u0c3d-\u0c44\u0c46-\u0c48\u0c4a-\u0c4d\u0c55\u0c56\u0c58-\u0c5a\u0c60-\u0c63\u0c66-\u0c6f]/,
  ],
  ["devanagari", /[\u0900-\u097f]/],
];
/** Joiners belong to the letters they join. */
const joiner = /[\u200c\u200d]/;

const files = new Map<Face, Buffer>();
const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** False for a script that no face here has: better left out of a document than a row of empty boxes. */
function canWrite(text: string): boolean {
  return [...text].every((letter) => joiner.test(letter) || faceOf(letter) !== null);
}

/** Bold text in English, Telugu and Hindi, also mixed. The colour is the one set before; ends under the text. */
function write(pdf: Pdf, text: string, box: Box): void {
  const { x, y, width, oneLine } = box;
  if (runsOf(text).every(({ face }) => face === "latin")) {
    const line = { height: box.size + 3, ellipsis: true, lineBreak: false };
    pdf
      .font(fontNames.latin)
      .fontSize(box.size)
      .text(text, x, y, { width, ...(oneLine && line) });
    return;
  }
  const size = oneLine ? fittingSize(pdf, text, box) : box.size;
  const lines = oneLine ? [cut(pdf, text, size, width)] : breakLines(pdf, text, size, width);
  lines.forEach((words, index) => {
    let left = x;
    const baseline = y + size * (0.95 + index * 1.45);
    for (const { face, text: part } of words.flatMap(({ runs }) => runs)) {
      setFace(pdf, face)
        .fontSize(size)
        .text(part, left, baseline, { lineBreak: false, baseline: "alphabetic" });
      left += pdf.widthOfString(part);
    }
  });
  pdf.font(fontNames.latin);
  pdf.x = x;
  pdf.y = y + size * 1.45 * lines.length;
}

function setFace(pdf: Pdf, face: Face): Pdf {
  if (face !== "latin") {
    const bytes =
      files.get(face) ??
      readFileSync(join(projectRoot(), `app/features/documents/fonts/noto-sans-${face}-bold.ttf`));
    files.set(face, bytes);
    pdf.registerFont(fontNames[face], bytes);
  }
  return pdf.font(fontNames[face]);
}

function faceOf(letter: string): Face | null {
  return letters.find(([, pattern]) => pattern.test(letter))?.[0] ?? null;
}

function runsOf(text: string): Run[] {
  const runs: { face: Face; text: string }[] = [];
  for (const letter of text) {
    const last = runs.at(-1);
    const face = joiner.test(letter) ? (last?.face ?? "latin") : (faceOf(letter) ?? "latin");
    if (last?.face === face) last.text += letter;
    else runs.push({ face, text: letter });
  }
  return runs;
}

function measure(pdf: Pdf, text: string, size: number): Word {
  const runs = runsOf(text);
  const widths = runs.map((run) => setFace(pdf, run.face).fontSize(size).widthOfString(run.text));
  return { runs, width: widths.reduce((sum, width) => sum + width, 0) };
}

/** A little smaller before anything is cut. */
function fittingSize(pdf: Pdf, text: string, { size, width }: Box): number {
  return size * Math.min(1, Math.max(0.7, width / measure(pdf, text, size).width));
}

function cut(pdf: Pdf, text: string, size: number, width: number): Word[] {
  const parts = [...graphemes.segment(text)].map(({ segment }) => segment);
  let word = measure(pdf, text, size);
  while (word.width > width && parts.length > 1) {
    parts.pop();
    word = measure(pdf, `${parts.join("").trimEnd()}…`, size);
  }
  return [word];
}

function breakLines(pdf: Pdf, text: string, size: number, width: number): Word[][] {
  const space = measure(pdf, " ", size);
  const lines: Word[][] = [];
  let used = Number.POSITIVE_INFINITY;
  for (const part of text.split(/\s+/)) {
    const [word = space] = cut(pdf, part, size, width);
    if (used + space.width + word.width > width) {
      lines.push([word]);
      used = word.width;
    } else {
      lines.at(-1)?.push(space, word);
      used += space.width + word.width;
    }
  }
  return lines;
}

/** The one place that picks a typeface by script in a PDF (names as people write them). */
export const pdfText = { canWrite, write };
