import { encode } from "uqr";
import type { Language } from "#app/core/i18n.ts";
import { newPdf } from "#app/core/new-pdf.server.ts";
import { pdfBrand } from "#app/features/documents/server/pdf-brand.server.ts";
import { pdfBytes } from "#app/features/documents/server/pdf-bytes.server.ts";
import { pdfText } from "#app/features/documents/server/pdf-text.server.ts";
import type { Donee } from "#app/features/giving/server/find-donee.server.ts";

type Pdf = PDFKit.PDFDocument;

type Fact = readonly [label: string, value: string, note: string];

/** The letter in one language. */
export interface LetterWords {
  readonly day: string;
  readonly title: string;
  readonly inWords: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly facts: Readonly<Record<"application" | "institution" | "account", Fact>>;
  readonly scan: string;
  readonly signed: string;
}

export interface LetterPaper {
  readonly language: Language;
  readonly number: string;
  readonly name: string;
  readonly amount: string;
  readonly donee: Donee;
  readonly keyId: string;
  /** Where the code leads. */
  readonly address: string;
  /** English first, then the student's own language where that is another. */
  readonly pages: readonly LetterWords[];
}

const [width, side] = [595.28, 57];
const inner = width - 2 * side;
const [ink, quiet, line] = ["#14152a", "#55545f", "#d9d8e0"];

/** One sheet as drawn in design/look (20): both languages side by side, so that an office can read it too. */
export async function drawAwardLetter(paper: LetterPaper): Promise<Buffer> {
  const [english, own] = paper.pages;
  if (!english) throw new Error("A letter has words");
  const pdf = await newPdf({
    size: "A4",
    margin: 0,
    lang: `${paper.language}-IN`,
    displayTitle: true,
    info: { Title: (own ?? english).heading, Author: "ScholarSetu" },
  });
  drawHead(pdf, english);
  let y = write(pdf, english.title, { x: side, y: 116, width: inner, size: 20, colour: ink });
  if (own) y = write(pdf, own.title, { x: side, y: y + 2, width: inner, size: 13, weight: "regular" });
  y = drawAmount(pdf, paper, y + 16);
  y = drawColumns(pdf, paper.pages, y + 22);
  y = drawFacts(pdf, paper.pages, y + 18);
  drawSignature(pdf, paper, Math.max(y + 24, 640));
  const { name, address } = paper.donee;
  pdfBrand.foot(pdf, { arches: 14, deep: 76, text: { words: `${name}, ${address}`, x: side } });
  return pdfBytes(pdf);
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
  readonly weight?: "regular" | "bold";
  readonly align?: "left" | "right";
  readonly colour?: string;
}

/** Ends under it. What no face here can write is left out, not garbled. */
function write(pdf: Pdf, text: string, { colour = quiet, ...place }: Place): number {
  if (text === "" || !pdfText.canWrite(text)) return place.y;
  pdf.fillColor(colour);
  pdfText.write(pdf, text, place);
  return pdf.y;
}

function drawHead(pdf: Pdf, words: LetterWords): void {
  pdfBrand.head(pdf, { x: side, y: 38 });
  const right = {
    x: width / 2,
    width: width / 2 - side,
    size: 9,
    weight: "regular",
    align: "right",
  } as const;
  write(pdf, words.heading, { ...right, y: 44 });
  write(pdf, words.day, { ...right, y: 57 });
}

function drawAmount(pdf: Pdf, { amount, pages }: LetterPaper, top: number): number {
  pdf.roundedRect(side, top, inner, 62, 8).fill("#fff6e5");
  write(pdf, amount, { x: side + 18, y: top + 16, width: 160, size: 26, colour: ink });
  let y = top + (pages.length > 1 ? 13 : 22);
  for (const { inWords } of pages) {
    y = write(pdf, inWords, {
      x: side + 185,
      y,
      width: inner - 200,
      size: 10,
      weight: "regular",
      colour: ink,
    });
    y += 3;
  }
  return top + 62;
}

function drawColumns(pdf: Pdf, pages: readonly LetterWords[], top: number): number {
  const gap = 28;
  const column = pages.length > 1 ? (inner - gap) / 2 : inner;
  const ends = pages.map(({ paragraphs }, index) => {
    let y = top;
    for (const text of paragraphs) {
      const x = side + index * (column + gap);
      y = write(pdf, text, { x, y, width: column, size: 10.5, weight: "regular", colour: ink }) + 9;
    }
    return y;
  });
  const under = Math.max(...ends);
  if (pages.length > 1) pdf.rect(width / 2, top, 0.6, under - top - 6).fill(line);
  return under;
}

function drawFacts(pdf: Pdf, pages: readonly LetterWords[], top: number): number {
  let y = top;
  for (const name of ["application", "institution", "account"] as const) {
    const [, value, note] = pages[0]?.facts[name] ?? ["", "", ""];
    if (value === "" || !pdfText.canWrite(value)) continue;
    pdf.rect(side, y, inner, 0.6).fill(line);
    let left = y + 8;
    for (const { facts } of pages) {
      left = write(pdf, facts[name][0], { x: side, y: left, width: 130, size: 9, weight: "regular" }) + 1;
    }
    let right = write(pdf, value, { x: side + 140, y: y + 8, width: inner - 140, size: 10.5, colour: ink });
    right = write(pdf, note, { x: side + 140, y: right + 1, width: inner - 140, size: 9, weight: "regular" });
    y = Math.max(left, right) + 7;
  }
  pdf.rect(side, y, inner, 0.6).fill(line);
  return y;
}

/** Who signed, with the key's id, and the code by which anybody can check it. */
function drawSignature(pdf: Pdf, { pages, keyId, address, number }: LetterPaper, top: number): void {
  let y = top;
  for (const { signed } of pages) {
    y = write(pdf, signed, { x: side, y, width: 230, size: 10, colour: ink }) + 3;
  }
  write(pdf, `Ed25519, key ${keyId}`, { x: side, y, width: 230, size: 8, weight: "regular" });
  const [left, size] = [side + 258, 96];
  drawCode(pdf, address, { left, top, size });
  // On a phone there is nothing to scan with: the code is a link, too.
  pdf.link(left, top, size, size, address);
  let beside = top;
  const text = { x: left + size + 10, width: width - side - left - size - 10, weight: "regular" } as const;
  for (const { scan } of pages) beside = write(pdf, scan, { ...text, y: beside, size: 9 }) + 3;
  write(pdf, number, { ...text, y: beside, size: 8 });
}

function drawCode(
  pdf: Pdf,
  address: string,
  { left, top, size: outer }: { left: number; top: number; size: number },
): void {
  const { data, size } = encode(address, { ecc: "M", border: 1 });
  const dot = outer / size;
  data.forEach((row, y) => {
    row.forEach((isDark, x) => {
      if (isDark) pdf.rect(left + x * dot, top + y * dot, dot + 0.05, dot + 0.05).fill(ink);
    });
  });
}
