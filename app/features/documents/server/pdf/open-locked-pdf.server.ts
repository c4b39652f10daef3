import { newPdf } from "#app/core/new-pdf.server.ts";
import { pdfBytes } from "#app/core/pdf-bytes.server.ts";
import { maxFileBytes } from "../../file-rules.ts";
import { PdfNotDrawn } from "../../pdf-not-drawn.ts";
import { drawPdf } from "./draw-pdf.server.ts";

/**
 * S31a: a PDF with a password as one without: its pages as pictures, each of the size it had. Many files are locked
 * against changing only, and open without a word. Throws PdfNotDrawn.
 */
export async function openLockedPdf(bytes: Uint8Array, password: string | undefined): Promise<Uint8Array> {
  const { opened = [], picture } = await drawPdf(bytes, "open", {}, password);
  const pdf = await newPdf({ autoFirstPage: false, margin: 0 });
  let begin = 0;
  for (const { width, height, bytes: length } of opened) {
    pdf.addPage({ size: [width, height], margin: 0 });
    pdf.image(picture.subarray(begin, begin + length), 0, 0, { width, height });
    begin += length;
  }
  const plain = await pdfBytes(pdf);
  if (plain.length > maxFileBytes) throw new PdfNotDrawn("heavy");
  return plain;
}
