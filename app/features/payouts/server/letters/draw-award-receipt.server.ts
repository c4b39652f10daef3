import { newPdf } from "#app/core/new-pdf.server.ts";
import { pdfBytes } from "#app/core/pdf-bytes.server.ts";
import type { Language } from "#app/core/words/i18n.ts";
import { pdfBrand } from "#app/features/documents/server/pdf/pdf-brand.server.ts";
import type { Donee } from "#app/features/giving/server/receipts/find-donee.server.ts";
import { paperSheet } from "./paper-sheet.server.ts";

/** The receipt in one language. */
export interface ReceiptWords {
  readonly title: string;
  readonly inWords: string;
  readonly terms: Readonly<
    Record<"paidTo" | "scholarship" | "from" | "account" | "reference" | "date", string>
  >;
  readonly note: string;
  readonly made: string;
  readonly scan: string;
}

export interface ReceiptPaper {
  readonly language: Language;
  readonly heading: string;
  readonly day: string;
  readonly amount: string;
  readonly donee: Donee;
  /** Where the code leads: the page that says whether it is true, and when it was paid. */
  readonly address: string;
  readonly values: Readonly<Record<keyof ReceiptWords["terms"], readonly [value: string, note: string]>>;
  /** English first, then the student's own language where that is another. */
  readonly pages: readonly ReceiptWords[];
}

const { side, inner, ink, write } = paperSheet;
const rows = ["paidTo", "scholarship", "from", "account", "reference", "date"] as const;

/** The receipt of a payment as drawn in design/look (20): who to, what for, from whom, into what, when. */
export async function drawAwardReceipt(paper: ReceiptPaper): Promise<Buffer> {
  const [english, own] = paper.pages;
  if (!english) throw new Error("A receipt has words");
  const pdf = await newPdf({
    size: "A4",
    margin: 0,
    lang: `${paper.language}-IN`,
    displayTitle: true,
    info: { Title: `${(own ?? english).title}, ${paper.heading}`, Author: "ScholarSetu" },
  });
  const wide = { x: side, width: inner };
  paperSheet.head(pdf, paper.heading, paper.day);
  let y = write(pdf, english.title, { ...wide, y: 116, size: 22, colour: ink });
  if (own) y = write(pdf, own.title, { ...wide, y: y + 2, size: 13, weight: "regular" });
  const inWords = paper.pages.map((page) => page.inWords);
  y = paperSheet.amount(pdf, paper.amount, inWords, y + 16);
  const facts = rows.map((name) => {
    const [value, note] = paper.values[name];
    return { terms: paper.pages.map(({ terms }) => terms[name]), value, note };
  });
  y = paperSheet.facts(pdf, facts, y + 22) + 16;
  for (const { note } of paper.pages) y = write(pdf, note, { ...wide, y, size: 10, weight: "regular" }) + 4;
  const top = Math.max(y + 20, 640);
  paperSheet.code(
    pdf,
    paper.address,
    paper.pages.map(({ scan }) => scan),
    top,
  );
  let under = top + 60;
  for (const { made } of paper.pages)
    under = write(pdf, made, { x: side, y: under, width: 230, size: 9, weight: "regular" }) + 3;
  const { name, address } = paper.donee;
  pdfBrand.foot(pdf, { arches: 14, deep: 76, text: { words: `${name}, ${address}`, x: side } });
  return pdfBytes(pdf);
}
