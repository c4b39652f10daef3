import { and, desc, eq } from "drizzle-orm";
import { formatDateTime } from "#app/core/clock.ts";
import { defaultLanguage } from "#app/core/words/i18n.ts";
import { database } from "#app/db/opening/client.server.ts";
import { suspension } from "#app/db/schema/suspensions.ts";
import { appUser } from "#app/db/schema/users.ts";
import type { SuspensionKind } from "./open-suspension.server.ts";
import { suspensionWords } from "./suspension-reasons.ts";
import type { SuspensionView } from "./suspension-view.ts";

/** Whether it is on hold now, and the times before: newest first. */
export async function findSuspension(
  kind: SuspensionKind,
  subjectId: string,
): Promise<readonly SuspensionView[]> {
  const rows = await database()
    .select({ row: suspension, by: appUser.name })
    .from(suspension)
    .leftJoin(appUser, eq(appUser.id, suspension.byUserId))
    .where(and(eq(suspension.kind, kind), eq(suspension.subjectId, subjectId)))
    .orderBy(desc(suspension.since))
    .limit(20);
  return rows.map(({ row, by }) => ({
    id: row.id,
    isOpen: row.restoredAt === null,
    told: suspensionWords(row.reason, defaultLanguage),
    note: row.note,
    since: formatDateTime(row.since),
    by: by ?? "somebody",
    until: row.restoredAt && formatDateTime(row.restoredAt),
    restoredNote: row.restoredNote,
  }));
}
