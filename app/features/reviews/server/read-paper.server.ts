import { and, eq } from "drizzle-orm";
import { type Actor, systemActor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { applicationDocument } from "#app/db/schema/applications.ts";
import { isFileField } from "#app/features/applications/rules/extra-documents.ts";
import { readDocument } from "#app/features/documents/server/read-document.server.ts";
import { reviewPermissions } from "../review-permissions.ts";
import { getReviewRow } from "./review-row.server.ts";

export interface Paper {
  readonly bytes: Buffer<ArrayBuffer>;
  readonly headers: Headers;
}

/**
 * A paper for the viewer in the page: never for who scores blind or has a conflict; each reading is audited in
 * the document's own chain. Of a PDF one page is shown, as a picture; the file itself goes to its owner only (T59).
 */
export async function readPaper(
  actor: Actor,
  number: string,
  code: string,
  options: { readonly download?: boolean; readonly page?: number } = {},
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
  const { bytes, headers } = await readDocument(systemActor, attached.id, { ...options, isForStaff: true });
  await inTransaction((tx) =>
    writeAudit(tx, {
      chain: `document:${attached.id}`,
      actor,
      event: "document.read",
      details: { application: row.id },
    }),
  );
  return { bytes, headers };
}
