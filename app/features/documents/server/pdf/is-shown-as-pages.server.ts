import type { Actor } from "#app/core/portals/permissions.ts";
import { documentPermissions, isOwner } from "../../document-permissions.ts";
import { assertOwnerWithin } from "../assert-owner-within.server.ts";
import { accessOf, getDocumentRow } from "../document-row.server.ts";

/** T59: a PDF that belongs to somebody else. */
export async function isShownAsPages(actor: Actor, documentId: string): Promise<boolean> {
  const row = await getDocumentRow(documentId);
  const access = await accessOf(actor, row);
  documentPermissions.assertCan(actor, "document.read", access);
  await assertOwnerWithin(actor, access.owner);
  return row.mime === "application/pdf" && !isOwner(actor, access.owner);
}
