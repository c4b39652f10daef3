import { eq } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict, notFound, unavailable } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { document } from "#app/db/schema/documents.ts";
import { documentPermissions, isOwner } from "../document-permissions.ts";
import type { DocumentView } from "../document-view.ts";
import { fileHeaders } from "../file-headers.ts";
import { PdfNotDrawn } from "../pdf-not-drawn.ts";
import { assertOwnerWithin } from "./assert-owner-within.server.ts";
import { accessOf, getDocumentRow, toDocumentView } from "./document-row.server.ts";
import { openBytes } from "./open-bytes.server.ts";
import { drawPdf } from "./pdf/draw-pdf.server.ts";

export type OpenedDocument = {
  view: DocumentView;
  bytes: Buffer<ArrayBuffer>;
  headers: Headers;
  /** Of a PDF that is shown as pictures: how many there are. */
  pages: number | null;
};

type Row = typeof document.$inferSelect;

export interface ReadOptions {
  readonly download?: boolean;
  /** Which page of a PDF, for whoever sees it as pictures. */
  readonly page?: number;
  /** A room above has asked for the right in somebody's name, and that is not the owner's. */
  readonly isForStaff?: boolean;
}

/**
 * Asks for the right again at every reading, however the link was come by (T23). The owner gets the file; everybody
 * else sees pictures of a PDF's pages, and never the file (T59).
 */
export async function readDocument(
  actor: Actor,
  documentId: string,
  options: ReadOptions = {},
): Promise<OpenedDocument> {
  const row = await getDocumentRow(documentId);
  const access = await accessOf(actor, row);
  documentPermissions.assertCan(actor, "document.read", access);
  await assertOwnerWithin(actor, access.owner);
  const bytes = await openBytes(row);
  if (actor.role !== "system" && !isOwner(actor, access.owner)) {
    await inTransaction((tx) =>
      writeAudit(tx, { chain: `document:${row.id}`, actor, event: "document.read" }),
    );
  }
  const view = toDocumentView(row);
  const isOwn = actor.role === "system" ? !options.isForStaff : isOwner(actor, access.owner);
  if (!isOwn && row.mime === "application/pdf") return asPicture(row, bytes, options);
  return { view, bytes, headers: fileHeaders(view, options), pages: null };
}

async function asPicture(
  row: Row,
  bytes: Buffer<ArrayBuffer>,
  options: ReadOptions,
): Promise<OpenedDocument> {
  const page = options.page ?? 1;
  const { pages, picture } = await drawPdf(bytes, page).catch((error: unknown) => {
    throw error instanceof PdfNotDrawn ? notShown(error) : error;
  });
  if (row.pages !== pages) await database().update(document).set({ pages }).where(eq(document.id, row.id));
  const view = {
    ...toDocumentView(row),
    name: row.originalName.replace(/\.pdf$/i, `-${page}.webp`),
    mime: "image/webp",
    bytes: picture.length,
  };
  return { view, bytes: picture, headers: fileHeaders(view, options), pages };
}

function notShown(error: PdfNotDrawn) {
  if (error.reason === "no_page") return notFound("The document has no such page.");
  return error.reason === "busy"
    ? unavailable("Many papers are being opened just now. Please try again.", 5, error)
    : conflict("This PDF cannot be shown as pictures. Ask for a photo of the page instead.", "pdf_not_shown");
}
