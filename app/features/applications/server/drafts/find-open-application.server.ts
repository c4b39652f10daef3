import { and, desc, eq, inArray, isNull } from "drizzle-orm";
import { database } from "#app/db/opening/client.server.ts";
import { application } from "#app/db/schema/applications.ts";
import { applicationNumber } from "../../application-number.ts";
import type { ApplicationStatus } from "../../rules/application-status.ts";

const openStatuses: ApplicationStatus[] = ["draft", "under_review", "action_needed", "approved"];

export interface OpenApplication {
  readonly id: string;
  readonly number: string;
  readonly status: ApplicationStatus;
}

/** What this student has open for the scholarship; without one, the draft that is still being written. */
export async function findOpenApplication(
  studentId: string,
  scholarshipId: string | null,
): Promise<OpenApplication | null> {
  const [row] = await database()
    .select()
    .from(application)
    .where(
      and(
        eq(application.studentId, studentId),
        isNull(application.erasedAt),
        scholarshipId === null
          ? and(isNull(application.scholarshipId), eq(application.status, "draft"))
          : and(eq(application.scholarshipId, scholarshipId), inArray(application.status, openStatuses)),
      ),
    )
    .orderBy(desc(application.savedAt))
    .limit(1);
  return row ? { id: row.id, number: applicationNumber(row), status: row.status } : null;
}
