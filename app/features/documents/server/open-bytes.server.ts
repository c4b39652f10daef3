import { createHash } from "node:crypto";
import { adapters } from "#app/adapters/adapters.server.ts";
import { OutsideError } from "#app/adapters/outside-error.ts";
import { unavailable } from "#app/core/requests/errors.ts";
import { DecryptError } from "#app/core/secrets/crypto.server.ts";
import { decryptStream } from "#app/core/secrets/file-cipher.server.ts";
import type { document } from "#app/db/schema/documents.ts";

/** Whole and checked before the first byte leaves: half a certificate is worse than a clear "not now". */
export async function openBytes(
  row: Pick<typeof document.$inferSelect, "id" | "storeKey" | "sha256">,
): Promise<Buffer<ArrayBuffer>> {
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
