/** Ends a PDF and gives it whole. */
export async function pdfBytes(pdf: PDFKit.PDFDocument): Promise<Buffer> {
  pdf.end();
  return Buffer.concat(await Array.fromAsync(pdf as unknown as AsyncIterable<Buffer>));
}
