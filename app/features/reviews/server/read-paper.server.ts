import { and, eq } from "drizzle-orm";
import { notFound } from "#app/core/errors.ts";
import { type Actor, systemActor } from "#app/core/permissions.ts";
import { writeAudit } from "#app/db/audit.server.ts";
import { database, inTransaction } from "#app/db/client.server.ts";
import { applicationDocument } from "#app/db/schema/applications.ts";
import { isFileField } from "#app/features/applications/extra-documents.ts";
import { readDocument } from "#app/features/documents/server/read-document.server.ts";
import { reviewPermissions } from "../review-permissions.ts";
import { getReviewRow } from "./review-row.server.ts";

export interface Paper {
  readonly bytes: Buffer<ArrayBuffer>;
  readonly headers: Headers;
}

/**
 * A paper for the viewer in the page: never for who scores blind or has a conflict; each reading is audited in
 * the document's own chain. A PDF is shown inside our page only, where it can load and run nothing (T23).
 */
export async function readPaper(
  actor: Actor,
  number: string,
  code: string,
  options: { readonly download?: boolean } = {},
): Promise<Paper> {
  const { row, access } = await getReviewRow(actor, number);
  reviewPermissions.assertCan(actor, "review.see_person", access);
  if (!isFileField(code)) throw notFound();
  const [attached] = await database()
    .select({ id: applicationDocument.documentId })
    .from(applicationDocument)
    .where(and(eq(applicationDocument.applicationId, row.id), eq(applicationDocument.field, code)));
  if (!attached) throw notFound();
  // The right was asked above, by the application: a document's own grant does not know of blind scoring.
  const { view, bytes, headers } = await readDocument(systemActor, attached.id, options);
  await inTransaction((tx) =>
    writeAudit(tx, {
      chain: `document:${attached.id}`,
      actor,
      event: "document.read",
      details: { application: row.id },
    }),
  );
  if (view.mime === "application/pdf" && !options.download) {
    headers.set("Content-Disposition", "inline");
    headers.set("X-Frame-Options", "SAMEORIGIN");
    headers.set(
      "Content-Security-Policy",
      "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'",
    );
  }
  return { bytes, headers };
}
