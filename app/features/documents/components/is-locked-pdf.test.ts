import PDFDocument from "pdfkit";
import { expect, test } from "vitest";
import { isLockedPdf } from "./is-locked-pdf.ts";

async function pdf(options: PDFKit.PDFDocumentOptions): Promise<File> {
  const document = new PDFDocument(options);
  document.text("Aadhaar").end();
  const bytes = Buffer.concat(await Array.fromAsync(document as unknown as AsyncIterable<Buffer>));
  return new File([new Uint8Array(bytes)], "e-Aadhaar.pdf", { type: "application/pdf" });
}

test("S31a: a locked PDF is known before it is sent, others are not asked for a password", async () => {
  expect(await isLockedPdf(await pdf({ userPassword: "SIRI2009" }))).toBe(true);
  expect(await isLockedPdf(await pdf({}))).toBe(false);
  expect(await isLockedPdf(new File(["/Encrypt 1 0 R"], "photo.jpg", { type: "image/jpeg" }))).toBe(false);
});
