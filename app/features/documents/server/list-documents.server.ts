import { and, desc, eq } from "drizzle-orm";
import type { Actor } from "#app/core/permissions.ts";
import { database } from "#app/db/client.server.ts";
import { document } from "#app/db/schema/documents.ts";
import { type DocumentOwner, documentPermissions } from "../document-permissions.ts";
import type { DocumentView } from "../document-view.ts";
import { quotaBytes } from "../file-rules.ts";
import { isThere, toDocumentView } from "./document-row.server.ts";

export type DocumentList = { documents: DocumentView[]; usedBytes: number; quotaBytes: number };

/** The quota bounds how many there can be, so one page holds them all. */
const MOST = 1000;

/** Everything one owner keeps, newest first: to be shown, and to be offered again in the next application. */
export async function listDocuments(actor: Actor, owner: DocumentOwner): Promise<DocumentList> {
  documentPermissions.assertCan(actor, "document.list", { owner });
  const rows = await database()
    .select()
    .from(document)
    .where(and(eq(document.ownerKind, owner.kind), eq(document.ownerId, owner.id), isThere))
    .orderBy(desc(document.createdAt), desc(document.id))
    .limit(MOST);
  const usedBytes = rows.reduce((bytes, row) => bytes + row.bytes, 0);
  return { documents: rows.map(toDocumentView), usedBytes, quotaBytes };
}
