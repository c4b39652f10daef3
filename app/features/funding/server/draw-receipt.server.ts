import { newPdf } from "#app/core/new-pdf.server.ts";

export interface ReceiptPaper {
  readonly title: string;
  readonly subtitle: string;
  readonly lines: readonly (readonly [term: string, value: string])[];
  readonly notes: readonly string[];
}

// The PDF's own fonts know Western letters only; what they do not know is left out rather than garbled.
const LATIN = /^[\u0020-\u007e\u00a0-\u00ff\u2013\u2019\n]*$/;

/** One sheet: terms and values, then the small print. */
export async function drawReceipt({ title, subtitle, lines, notes }: ReceiptPaper): Promise<Buffer> {
  const pdf = await newPdf({ size: "A4", margin: 56, info: { Title: title, Author: "ScholarSetu" } });
  pdf.font("Helvetica-Bold").fontSize(20).fillColor("#252b6e").text("ScholarSetu");
  pdf.font("Helvetica-Bold").fontSize(14).fillColor("#111111").text(title);
  pdf.font("Helvetica").fontSize(10).fillColor("#555555").text(subtitle).moveDown(1.2);
  for (const [term, value] of lines) {
    // "₹" is not among the built-in letters.
    const text = value.replaceAll("₹", "Rs. ");
    if (text === "" || !LATIN.test(text)) continue;
    pdf.font("Helvetica").fontSize(9).fillColor("#555555").text(term);
    pdf.font("Helvetica-Bold").fontSize(11).fillColor("#111111").text(text);
    pdf.moveDown(0.5);
  }
  pdf.moveDown(1).font("Helvetica").fontSize(9).fillColor("#555555");
  for (const note of notes) pdf.text(note.replaceAll("₹", "Rs. ")).moveDown(0.3);
  pdf.end();
  return Buffer.concat(await Array.fromAsync(pdf as unknown as AsyncIterable<Buffer>));
}
