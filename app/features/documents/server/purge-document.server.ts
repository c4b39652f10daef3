import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { adapters } from "#app/adapters/adapters.server.ts";
import { now } from "#app/core/clock.ts";
import { database } from "#app/db/opening/client.server.ts";
import { document } from "#app/db/schema/documents.ts";

/** Takes the bytes of a removed document out of the store. The row stays as proof of what became of it. */
export async function purgeDocument(documentId: string): Promise<void> {
  const [row] = await database()
    .select({ storeKey: document.storeKey })
    .from(document)
    .where(and(eq(document.id, documentId), isNotNull(document.deletedAt), isNull(document.purgedAt)));
  if (!row) return;
  await adapters().files.remove(row.storeKey);
  await database()
    .update(document)
    .set({ purgedAt: now(), originalName: "", sha256: "" })
    .where(eq(document.id, documentId));
}
