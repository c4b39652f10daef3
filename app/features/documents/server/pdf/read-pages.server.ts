import type { Actor } from "#app/core/portals/permissions.ts";
import { documentPermissions } from "../../document-permissions.ts";
import { accessOf, getDocumentRow } from "../document-row.server.ts";
import { countPages } from "./count-pages.server.ts";

/** What the page of pictures says about a PDF; the picture itself asks for the right again, and is written down. */
export async function readPages(actor: Actor, documentId: string) {
  const row = await getDocumentRow(documentId);
  documentPermissions.assertCan(actor, "document.read", await accessOf(actor, row));
  return { id: row.id, name: row.originalName, pages: await countPages(row.id) };
}
