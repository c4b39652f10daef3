import { newPdf } from "#app/core/new-pdf.server.ts";
import { pdfBytes } from "#app/core/pdf-bytes.server.ts";
import type { Language } from "#app/core/words/i18n.ts";
import { pdfBrand } from "#app/features/documents/server/pdf/pdf-brand.server.ts";
import type { Donee } from "#app/features/giving/server/receipts/find-donee.server.ts";
import { paperSheet } from "./paper-sheet.server.ts";

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

const { width, side, inner, ink, line, write } = paperSheet;

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
  paperSheet.head(pdf, english.heading, english.day);
  let y = write(pdf, english.title, { x: side, y: 116, width: inner, size: 22, colour: ink });
  if (own) y = write(pdf, own.title, { x: side, y: y + 2, width: inner, size: 13, weight: "regular" });
  y = paperSheet.amount(
    pdf,
    paper.amount,
    paper.pages.map(({ inWords }) => inWords),
    y + 16,
  );
  y = drawColumns(pdf, paper.pages, y + 22);
  y = paperSheet.facts(
    pdf,
    (["application", "institution", "account"] as const).map((name) => {
      const [, value, note] = english.facts[name];
      return { terms: paper.pages.map(({ facts }) => facts[name][0]), value, note };
    }),
    y + 18,
  );
  drawSignature(pdf, paper, Math.max(y + 24, 640));
  const { name, address } = paper.donee;
  pdfBrand.foot(pdf, { arches: 14, deep: 76, text: { words: `${name}, ${address}`, x: side } });
  return pdfBytes(pdf);
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

/** Who signed, with the key's id, and the code by which anybody can check it. */
function drawSignature(pdf: Pdf, { pages, keyId, address, number }: LetterPaper, top: number): void {
  let y = top;
  for (const { signed } of pages) {
    y = write(pdf, signed, { x: side, y, width: 230, size: 10, colour: ink }) + 3;
  }
  write(pdf, `Ed25519, key ${keyId}`, { x: side, y, width: 230, size: 8, weight: "regular" });
  paperSheet.code(pdf, address, [...pages.map(({ scan }) => scan), number], top);
}
