import { Readable } from "node:stream";
import { and, asc, eq, gt, isNotNull, isNull, ne } from "drizzle-orm";
import { adapters } from "#app/adapters/adapters.server.ts";
import { newFileKey } from "#app/adapters/files/file-store.ts";
import { OutsideError } from "#app/adapters/outside-error.ts";
import { currentEncryptionKey, DecryptError } from "#app/core/secrets/crypto.server.ts";
import { decryptStream, encryptStream } from "#app/core/secrets/file-cipher.server.ts";
import { database } from "#app/db/opening/client.server.ts";
import { document } from "#app/db/schema/documents.ts";

type DocumentRow = typeof document.$inferSelect;

/**
 * Seals every stored file anew that is still under an older key. Each file by itself: written beside the old one,
 * then named by its row, then the old one goes. Stopped half-way it goes on where it was; `left` are those that
 * could not be opened, whose key must be kept.
 */
export async function rotateDocuments(): Promise<{ rotated: number; left: string[] }> {
  const keyId = currentEncryptionKey().id;
  const left: string[] = [];
  let rotated = 0;
  for (let after = "00000000-0000-0000-0000-000000000000"; ; ) {
    const [row] = await database()
      .select()
      .from(document)
      .where(
        and(
          ne(document.keyId, keyId),
          isNotNull(document.storedAt),
          isNull(document.purgedAt),
          gt(document.id, after),
        ),
      )
      .orderBy(asc(document.id))
      .limit(1);
    if (!row) return { rotated, left };
    after = row.id;
    if (await rotateOne(row, keyId)) rotated += 1;
    else left.push(row.id);
  }
}

async function rotateOne(row: DocumentRow, keyId: string): Promise<boolean> {
  const { files } = adapters();
  const storeKey = newFileKey();
  try {
    const plain = Buffer.concat(await Array.fromAsync(decryptStream(await files.read(row.storeKey), row.id)));
    await files.write(storeKey, Readable.from(encryptStream([plain], row.id)));
  } catch (error) {
    const isLost =
      error instanceof DecryptError || (error instanceof OutsideError && error.code === "missing");
    if (isLost) return false;
    throw error;
  }
  const [changed] = await database()
    .update(document)
    .set({ storeKey, keyId })
    .where(and(eq(document.id, row.id), eq(document.storeKey, row.storeKey)))
    .returning({ id: document.id });
  await files.remove(changed ? row.storeKey : storeKey);
  return changed !== undefined;
}
