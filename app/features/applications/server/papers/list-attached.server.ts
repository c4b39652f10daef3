import { and, eq, isNull } from "drizzle-orm";
import { builtRead } from "#app/db/built-read.server.ts";
import { applicationDocument } from "#app/db/schema/applications.ts";
import { document } from "#app/db/schema/documents.ts";

export interface AttachedDocument {
  readonly field: string;
  readonly id: string;
  readonly name: string;
  readonly bytes: number;
  readonly mime: string;
  readonly validUntil: string | null;
  /** Who issued it, if it came from there, and whether the signed record speaks of her. */
  readonly issuer: string | null;
  readonly issuerAgrees: boolean | null;
  readonly source: "chosen" | "registration" | "vault";
}

const readAttached = builtRead(["applicationId"], (db, { applicationId }) =>
  db
    .select({
      field: applicationDocument.field,
      id: document.id,
      name: document.originalName,
      bytes: document.bytes,
      mime: document.mime,
      validUntil: document.validUntil,
      issuer: document.issuer,
      issuerAgrees: document.issuerAgrees,
      source: applicationDocument.source,
    })
    .from(applicationDocument)
    .innerJoin(document, and(eq(document.id, applicationDocument.documentId), isNull(document.deletedAt)))
    .where(eq(applicationDocument.applicationId, applicationId)),
);

/** The papers in an application's fields. */
export async function listAttached(applicationId: string): Promise<AttachedDocument[]> {
  return readAttached({ applicationId });
}
