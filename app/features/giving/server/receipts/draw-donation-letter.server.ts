import { newPdf } from "#app/core/new-pdf.server.ts";
import { pdfBytes } from "#app/core/pdf-bytes.server.ts";
import { pdfBrand } from "#app/features/documents/server/pdf/pdf-brand.server.ts";
import { pdfText } from "#app/features/documents/server/pdf/pdf-text.server.ts";
import type { Donee } from "./find-donee.server.ts";

type Pdf = PDFKit.PDFDocument;

export interface DonationLetter {
  readonly title: string;
  readonly day: string;
  /** Name and address, one line each. */
  readonly to: readonly string[];
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  readonly amount: string;
  readonly inWords: string;
  /** What the tax office reads, under the signature. */
  readonly facts: readonly (readonly [term: string, value: string])[];
  readonly notes: readonly string[];
  readonly donee: Donee;
}

const side = 57;
const [ink, quiet, line] = ["#14152a", "#55545f", "#d9d8e0"];

/** One sheet: a letter of thanks to a person, and under it the receipt that the law asks for (L59). */
export async function drawDonationLetter(letter: DonationLetter): Promise<Buffer> {
  const pdf = await newPdf({
    size: "A4",
    margin: 0,
    lang: "en-IN",
    displayTitle: true,
    info: { Title: letter.title, Author: "ScholarSetu" },
  });
  const inner = pdf.page.width - 2 * side;
  const under = pdfBrand.head(pdf, { x: side, y: 38 });
  const right = { x: pdf.page.width / 2, width: pdf.page.width / 2 - side, align: "right" } as const;
  write(pdf, letter.title, { ...right, y: 44, size: 9, colour: quiet });
  write(pdf, letter.day, { ...right, y: 57, size: 9, colour: quiet });
  let y = under + 24;
  for (const part of letter.to) y = write(pdf, part, { x: side, y, width: 300, size: 10.5 });
  y = write(pdf, letter.greeting, { x: side, y: y + 22, width: inner, size: 13, weight: "bold" }) + 6;
  const [first = "", ...rest] = letter.paragraphs;
  y = write(pdf, first, { x: side, y, width: inner, size: 11 }) + 12;
  y = drawAmount(pdf, letter, { y, width: inner }) + 14;
  for (const text of rest) y = write(pdf, text, { x: side, y, width: inner, size: 11 }) + 8;
  y = write(pdf, "With thanks,", { x: side, y: y + 6, width: inner, size: 11 }) + 6;
  y = write(pdf, letter.donee.signatory, { x: side, y, width: inner, size: 11, weight: "bold" });
  y = write(pdf, letter.donee.name, { x: side, y: y + 2, width: inner, size: 10, colour: quiet });
  y = drawFacts(pdf, letter.facts, { y: y + 20, width: inner }) + 10;
  for (const note of letter.notes)
    y = write(pdf, note, { x: side, y, width: inner, size: 8.5, colour: quiet }) + 2;
  const { name, address } = letter.donee;
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
function write(pdf: Pdf, text: string, { colour = ink, weight = "regular", ...place }: Place): number {
  if (text === "" || !pdfText.canWrite(text)) return place.y;
  pdf.fillColor(colour);
  pdfText.write(pdf, text, { ...place, weight });
  return pdf.y;
}

interface Band {
  readonly y: number;
  readonly width: number;
}

function drawAmount(pdf: Pdf, { amount, inWords }: DonationLetter, { y, width }: Band): number {
  pdf.roundedRect(side, y, width, 54, 8).fill("#fff6e5");
  write(pdf, amount, { x: side + 18, y: y + 13, width: 170, size: 24, weight: "bold" });
  const words = { x: side + 200, width: width - 216, size: 10, weight: "regular" } as const;
  write(pdf, inWords, { ...words, y: y + (54 - pdfText.heightOf(pdf, inWords, words)) / 2 });
  return y + 54;
}

/** Two beside each other, so that the letter stays one sheet. */
function drawFacts(pdf: Pdf, facts: DonationLetter["facts"], { y: top, width }: Band): number {
  const shown = facts.filter(([, value]) => value !== "" && pdfText.canWrite(value));
  const column = (width - 24) / 2;
  let y = top;
  for (let at = 0; at < shown.length; at += 2) {
    pdf.rect(side, y, width, 0.6).fill(line);
    const ends = shown.slice(at, at + 2).map(([term, value], place) => {
      const x = side + place * (column + 24);
      const under = write(pdf, term, { x, y: y + 6, width: column, size: 8, colour: quiet });
      return write(pdf, value, { x, y: under + 1, width: column, size: 9.5 });
    });
    y = Math.max(...ends) + 5;
  }
  pdf.rect(side, y, width, 0.6).fill(line);
  return y;
}
