import { Readable } from "node:stream";
import { and, eq, isNull, sql, sum } from "drizzle-orm";
import { adapters } from "#app/adapters/adapters.server.ts";
import { newFileKey } from "#app/adapters/files/file-store.ts";
import { OutsideError } from "#app/adapters/outside-error.ts";
import { now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { unavailable } from "#app/core/requests/errors.ts";
import { currentEncryptionKey } from "#app/core/secrets/crypto.server.ts";
import { encryptStream } from "#app/core/secrets/file-cipher.server.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { currentTransaction, database, inTransaction, type Tx } from "#app/db/opening/client.server.ts";
import { document } from "#app/db/schema/documents.ts";
import { type DocumentOwner, documentPermissions } from "../document-permissions.ts";
import type { DocumentView } from "../document-view.ts";
import { quotaBytes } from "../file-rules.ts";
import { UploadRefused } from "../upload-refusal.ts";
import { toDocumentView } from "./document-row.server.ts";
import { type CleanFile, cleanUpload } from "./uploads/clean-upload.server.ts";

/** What a signature that was verified says of it. Only who verified one may give this. */
export type ProvenPaper = Readonly<
  Pick<typeof document.$inferSelect, "issuer" | "issuerAgrees" | "issuedOn" | "validUntil">
>;

/**
 * Takes a file into the vault, or throws UploadRefused. The row comes first and holds the quota; only when the
 * bytes are safely written does the document exist. Whatever breaks in between is swept away (T24).
 */
export async function storeDocument(
  actor: Actor,
  owner: DocumentOwner,
  kind: string,
  file: File,
  proven: ProvenPaper | null = null,
): Promise<DocumentView> {
  documentPermissions.assertCan(actor, "document.store", { owner });
  if (!/^[a-z][a-z0-9_]{1,60}$/.test(kind)) throw new Error("A kind of document is written in snake_case");
  // Rolled back, the caller's transaction would take the row with it and leave the bytes behind for ever.
  if (currentTransaction()) throw new Error("storeDocument() must not run inside a transaction");
  const clean = await cleanUpload(file);
  const row = await reserve(actor, owner, kind, { ...clean, ...proven });
  try {
    await adapters().files.write(row.storeKey, Readable.from(encryptStream([clean.bytes], row.id)));
  } catch (error) {
    await giveBack(row);
    if (error instanceof OutsideError)
      throw unavailable("Your file could not be saved just now. Please try again.", 10, error);
    throw error;
  }
  await inTransaction(async (tx) => {
    const stored = await tx
      .update(document)
      .set({ storedAt: now() })
      .where(eq(document.id, row.id))
      .returning({ id: document.id });
    // Swept away meanwhile: it took so long that it was taken for dead.
    if (stored.length === 0)
      throw unavailable("Your file could not be saved just now. Please try again.", 10);
    await writeAudit(tx, {
      chain: `document:${row.id}`,
      actor,
      event: "document.stored",
      details: {
        kind,
        bytes: row.bytes,
        owner: `${owner.kind}:${owner.id}`,
        ...(proven && { issuer: proven.issuer, issuerAgrees: proven.issuerAgrees }),
      },
    });
  });
  return toDocumentView(row);
}

async function reserve(
  actor: Actor,
  owner: DocumentOwner,
  kind: string,
  clean: CleanFile & Partial<ProvenPaper>,
) {
  const row = {
    id: newId(),
    ownerKind: owner.kind,
    ownerId: owner.id,
    kind,
    originalName: clean.name,
    mime: clean.mime,
    bytes: clean.bytes.byteLength,
    pages: clean.pages,
    sha256: clean.sha256,
    issuer: clean.issuer ?? null,
    issuerAgrees: clean.issuerAgrees ?? null,
    issuedOn: clean.issuedOn ?? null,
    validUntil: clean.validUntil ?? null,
    storeKey: newFileKey(),
    keyId: currentEncryptionKey().id,
    uploadedBy: actor.userId,
    createdAt: now(),
  };
  await inTransaction(async (tx) => {
    await lockQuota(tx, owner);
    if ((await usedBytes(tx, owner)) + row.bytes > quotaBytes) throw new UploadRefused("quota_full");
    await tx.insert(document).values(row);
  });
  return row;
}

/** Two uploads at the same moment must not both fit into the last free megabyte. */
async function lockQuota(tx: Tx, owner: DocumentOwner): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`document-quota:${owner.kind}:${owner.id}`}, 0))`,
  );
}

async function usedBytes(tx: Tx, owner: DocumentOwner): Promise<number> {
  const [used] = await tx
    .select({ bytes: sum(document.bytes) })
    .from(document)
    .where(
      and(eq(document.ownerKind, owner.kind), eq(document.ownerId, owner.id), isNull(document.deletedAt)),
    );
  return Number(used?.bytes ?? 0);
}

/** At once where that is possible; the sweeper comes for the rest. */
async function giveBack(row: { id: string; storeKey: string }): Promise<void> {
  try {
    await adapters().files.remove(row.storeKey);
    await database().delete(document).where(eq(document.id, row.id));
  } catch {
    // The store or the database is away, which is what the caller is about to be told.
  }
}
