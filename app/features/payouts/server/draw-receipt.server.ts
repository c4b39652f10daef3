import type { Language } from "#app/core/i18n.ts";
import { newPdf } from "#app/core/new-pdf.server.ts";
import { pdfBrand } from "#app/features/documents/server/pdf-brand.server.ts";
import { pdfBytes } from "#app/features/documents/server/pdf-bytes.server.ts";
import { pdfText } from "#app/features/documents/server/pdf-text.server.ts";

export interface ReceiptPaper {
  readonly language?: Language;
  readonly title: string;
  readonly subtitle: string;
  /** In a language other than English the term's English comes along: an office or a bank may ask for the paper. */
  readonly lines: readonly (readonly [term: string, value: string, english?: string])[];
  readonly notes: readonly string[];
}

const margin = 56;
const quiet = "#555555";
const ink = "#111111";

/** One sheet: terms and values, then the small print. What no face here can write is left out, not garbled. */
export async function drawReceipt({
  language = "en",
  title,
  subtitle,
  lines,
  notes,
}: ReceiptPaper): Promise<Buffer> {
  const pdf = await newPdf({
    size: "A4",
    margin,
    lang: `${language}-IN`,
    displayTitle: true,
    info: { Title: title, Author: "ScholarSetu" },
  });
  const box = { x: margin, width: pdf.page.width - 2 * margin };
  const under = pdfBrand.head(pdf, { x: margin, y: 38 });
  pdf.fillColor(ink);
  pdfText.write(pdf, title, { ...box, y: under + 24, size: 16 });
  pdf.fillColor(quiet);
  pdfText.write(pdf, subtitle, { ...box, y: pdf.y + 2, size: 10, weight: "regular" });
  pdf.y += 14;
  for (const [term, value, english = term] of lines) {
    if (value === "" || !pdfText.canWrite(value)) continue;
    pdf.fillColor(quiet);
    pdfText.label(pdf, term, english, { ...box, y: pdf.y, size: 9 });
    pdf.fillColor(ink);
    pdfText.write(pdf, value, { ...box, y: pdf.y, size: 11 });
    pdf.y += 6;
  }
  pdf.y += 10;
  pdf.fillColor(quiet);
  for (const note of notes) {
    pdfText.write(pdf, note, { ...box, y: pdf.y, size: 9, weight: "regular" });
    pdf.y += 3;
  }
  return pdfBytes(pdf);
}
