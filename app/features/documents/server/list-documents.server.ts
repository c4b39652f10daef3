import type { Actor } from "#app/core/portals/permissions.ts";
import { type DocumentOwner, documentPermissions } from "../document-permissions.ts";
import type { DocumentView } from "../document-view.ts";
import { quotaBytes } from "../file-rules.ts";
import { assertOwnerWithin } from "./assert-owner-within.server.ts";
import { toDocumentView } from "./document-row.server.ts";
import { readKeptRows } from "./read-kept-rows.server.ts";

export type DocumentList = { documents: DocumentView[]; usedBytes: number; quotaBytes: number };

/** Everything one owner keeps, newest first: to be shown, and to be offered again in the next application. */
export async function listDocuments(actor: Actor, owner: DocumentOwner): Promise<DocumentList> {
  documentPermissions.assertCan(actor, "document.list", { owner });
  await assertOwnerWithin(actor, owner);
  const rows = await readKeptRows(owner);
  const usedBytes = rows.reduce((bytes, row) => bytes + row.bytes, 0);
  return { documents: rows.map(toDocumentView), usedBytes, quotaBytes };
}
