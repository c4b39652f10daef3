import { and, eq, inArray, isNull } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { documentGrant } from "#app/db/schema/documents.ts";

/** Ends what a subject (an application that was withdrawn or decided) gave; or of some documents only. */
export async function unshareDocuments(
  tx: Tx,
  subjectId: string,
  documentIds?: readonly string[],
): Promise<void> {
  await tx
    .update(documentGrant)
    .set({ revokedAt: now() })
    .where(
      and(
        eq(documentGrant.subjectId, subjectId),
        isNull(documentGrant.revokedAt),
        documentIds && inArray(documentGrant.documentId, [...documentIds]),
      ),
    );
}
