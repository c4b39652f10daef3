import { and, eq, isNull } from "drizzle-orm";
import { database } from "#app/db/client.server.ts";
import { applicationDocument } from "#app/db/schema/applications.ts";
import { document } from "#app/db/schema/documents.ts";

export interface AttachedDocument {
  readonly field: string;
  readonly id: string;
  readonly name: string;
  readonly bytes: number;
  readonly mime: string;
  readonly validUntil: string | null;
  readonly source: "chosen" | "registration" | "vault";
}

/** The papers in an application's fields. */
export async function listAttached(applicationId: string): Promise<AttachedDocument[]> {
  return database()
    .select({
      field: applicationDocument.field,
      id: document.id,
      name: document.originalName,
      bytes: document.bytes,
      mime: document.mime,
      validUntil: document.validUntil,
      source: applicationDocument.source,
    })
    .from(applicationDocument)
    .innerJoin(document, and(eq(document.id, applicationDocument.documentId), isNull(document.deletedAt)))
    .where(eq(applicationDocument.applicationId, applicationId));
}
