import { eq } from "drizzle-orm";
import { isId } from "#app/core/id.ts";
import { notFound } from "#app/core/requests/errors.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { database } from "#app/db/opening/client.server.ts";
import { document } from "#app/db/schema/documents.ts";
import { partnershipDocument, partnershipRequest } from "#app/db/schema/institutes.ts";
import { partnershipLink } from "./partnership-link.server.ts";

export type PartnershipRow = typeof partnershipRequest.$inferSelect;

export interface PartnershipPaper {
  readonly field: string;
  readonly documentId: string;
  readonly name: string;
  readonly bytes: number;
  readonly mime: string;
  readonly status: "pending" | "verified" | "defect";
  readonly note: string | null;
}

/** By the key of its link. A wrong key and a request that is not there look alike (T13). */
async function reach(key: string | null): Promise<PartnershipRow> {
  const id = partnershipLink.idOf(key);
  const [row] = id
    ? await database().select().from(partnershipRequest).where(eq(partnershipRequest.id, id))
    : [];
  if (!row) throw notFound("We could not find this application. Check the link in our mail.");
  return row;
}

/** Held until the transaction ends: whoever comes second sees what the first one did (T39). */
async function lock(tx: Tx, id: string): Promise<PartnershipRow> {
  const [row] = isId(id)
    ? await tx.select().from(partnershipRequest).where(eq(partnershipRequest.id, id)).for("update")
    : [];
  if (!row) throw notFound("There is no such partnership application.");
  return row;
}

async function papers(id: string): Promise<PartnershipPaper[]> {
  return database()
    .select({
      field: partnershipDocument.field,
      documentId: partnershipDocument.documentId,
      name: document.originalName,
      bytes: document.bytes,
      mime: document.mime,
      status: partnershipDocument.status,
      note: partnershipDocument.note,
    })
    .from(partnershipDocument)
    .innerJoin(document, eq(document.id, partnershipDocument.documentId))
    .where(eq(partnershipDocument.requestId, id))
    .orderBy(partnershipDocument.attachedAt, partnershipDocument.field);
}

export const partnershipRow = { reach, lock, papers };
