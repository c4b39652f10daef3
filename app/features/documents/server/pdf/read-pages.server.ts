import type { Actor } from "#app/core/portals/permissions.ts";
import { documentPermissions } from "../../document-permissions.ts";
import { assertOwnerWithin } from "../assert-owner-within.server.ts";
import { accessOf, getDocumentRow } from "../document-row.server.ts";
import { countPages } from "./count-pages.server.ts";

/** What the page of pictures says about a PDF; the picture itself asks for the right again, and is written down. */
export async function readPages(actor: Actor, documentId: string) {
  const row = await getDocumentRow(documentId);
  const access = await accessOf(actor, row);
  documentPermissions.assertCan(actor, "document.read", access);
  await assertOwnerWithin(actor, access.owner);
  return { id: row.id, name: row.originalName, pages: await countPages(row.id) };
}
