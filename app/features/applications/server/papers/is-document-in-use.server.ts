import { and, eq, inArray } from "drizzle-orm";
import { isId } from "#app/core/id.ts";
import { database } from "#app/db/opening/client.server.ts";
import { application, applicationDocument } from "#app/db/schema/applications.ts";

/** Whether an application that has been sent and is not finished rests on it. */
export async function isDocumentInUse(documentId: string): Promise<boolean> {
  if (!isId(documentId)) return false;
  const found = await database()
    .select({ id: application.id })
    .from(applicationDocument)
    .innerJoin(application, eq(application.id, applicationDocument.applicationId))
    .where(
      and(
        eq(applicationDocument.documentId, documentId),
        inArray(application.status, ["under_review", "action_needed", "approved"]),
      ),
    )
    .limit(1);
  return found.length > 0;
}
