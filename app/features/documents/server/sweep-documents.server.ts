import { and, eq, isNotNull, isNull, lt } from "drizzle-orm";
import { adapters } from "#app/adapters/adapters.server.ts";
import { addHours, now } from "#app/core/clock.ts";
import { database } from "#app/db/opening/client.server.ts";
import { document } from "#app/db/schema/documents.ts";
import { sweepPasses } from "../digilocker/locker-pass.server.ts";
import { purgeDocument } from "./purge-document.server.ts";

const BATCH = 200;

/** Uploads that never became whole (the process died under them), and bytes whose removal failed (T24). */
export async function sweepDocuments(): Promise<void> {
  await sweepPasses();
  const abandoned = await database()
    .select({ id: document.id, storeKey: document.storeKey })
    .from(document)
    // An upload takes seconds; after an hour nobody is working on it.
    .where(and(isNull(document.storedAt), lt(document.createdAt, addHours(now(), -1))))
    .limit(BATCH);
  for (const row of abandoned) {
    await adapters().files.remove(row.storeKey);
    await database()
      .delete(document)
      .where(and(eq(document.id, row.id), isNull(document.storedAt)));
  }
  const removed = await database()
    .select({ id: document.id })
    .from(document)
    .where(and(isNotNull(document.deletedAt), isNull(document.purgedAt)))
    .limit(BATCH);
  for (const row of removed) await purgeDocument(row.id);
}
