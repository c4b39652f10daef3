/** A new PDF. Its library is large and few answers need it, so it is loaded with the first one and not at the start. */
export async function newPdf(options: PDFKit.PDFDocumentOptions): Promise<PDFKit.PDFDocument> {
  const { default: Document } = await import("pdfkit");
  return new Document(options);
}
