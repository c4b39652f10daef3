import { createHash } from "node:crypto";
import { adapters } from "#app/adapters/adapters.server.ts";
import { OutsideError } from "#app/adapters/outside-error.ts";
import { DecryptError } from "#app/core/crypto.server.ts";
import { unavailable } from "#app/core/errors.ts";
import { decryptStream } from "#app/core/file-cipher.server.ts";
import type { Actor } from "#app/core/permissions.ts";
import { writeAudit } from "#app/db/audit.server.ts";
import { inTransaction } from "#app/db/client.server.ts";
import type { document } from "#app/db/schema/documents.ts";
import { documentPermissions, isOwner } from "../document-permissions.ts";
import type { DocumentView } from "../document-view.ts";
import { fileHeaders } from "../file-headers.ts";
import { accessOf, getDocumentRow, toDocumentView } from "./document-row.server.ts";

export type OpenedDocument = { view: DocumentView; bytes: Buffer<ArrayBuffer>; headers: Headers };

/** Asks for the right again at every reading, however the link was come by (T23). */
export async function readDocument(
  actor: Actor,
  documentId: string,
  options: { download?: boolean } = {},
): Promise<OpenedDocument> {
  const row = await getDocumentRow(documentId);
  const access = await accessOf(actor, row);
  documentPermissions.assertCan(actor, "document.read", access);
  const bytes = await openBytes(row);
  if (actor.role !== "system" && !isOwner(actor, access.owner)) {
    await inTransaction((tx) =>
      writeAudit(tx, { chain: `document:${row.id}`, actor, event: "document.read" }),
    );
  }
  const view = toDocumentView(row);
  return { view, bytes, headers: fileHeaders(view, options) };
}

/** Whole and checked before the first byte leaves: half a certificate is worse than a clear "not now". */
async function openBytes(row: typeof document.$inferSelect): Promise<Buffer<ArrayBuffer>> {
  try {
    const stored = await adapters().files.read(row.storeKey);
    const bytes = Buffer.concat(await Array.fromAsync(decryptStream(stored, row.id)));
    if (createHash("sha256").update(bytes).digest("hex") === row.sha256) return bytes;
    throw new DecryptError("The file is not the one that was stored");
  } catch (error) {
    if (error instanceof OutsideError || error instanceof DecryptError) {
      throw unavailable("This document cannot be opened just now. Please try again later.", 30, error);
    }
    throw error;
  }
}
