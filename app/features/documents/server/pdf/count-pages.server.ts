import { eq } from "drizzle-orm";
import { database } from "#app/db/opening/client.server.ts";
import { document } from "#app/db/schema/documents.ts";
import { PdfNotDrawn } from "../../pdf-not-drawn.ts";
import { getDocumentRow } from "../document-row.server.ts";
import { openBytes } from "../open-bytes.server.ts";
import { drawPdf } from "./draw-pdf.server.ts";

/**
 * How many pictures a PDF is shown as; null when it cannot be shown. Known since the upload, but for files that came
 * before pages were counted, or in a crowd. The caller has asked for the right to read it.
 */
export async function countPages(documentId: string): Promise<number | null> {
  const row = await getDocumentRow(documentId);
  if (row.pages !== null) return row.pages;
  try {
    const { pages } = await drawPdf(await openBytes(row), 1);
    await database().update(document).set({ pages }).where(eq(document.id, row.id));
    return pages;
  } catch (error) {
    if (error instanceof PdfNotDrawn) return null;
    throw error;
  }
}
