import { and, eq, isNull, lt } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { systemActor } from "#app/core/portals/permissions.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { application } from "#app/db/schema/applications.ts";
import { addEvent } from "../add-event.server.ts";
import { lockApplication } from "../lists/application-row.server.ts";
import { tellStudent } from "../tell-student.server.ts";

const AT_ONCE = 200;

/** A missed promise goes to the admin desk by itself. */
export async function escalateLate(): Promise<number> {
  const late = await database()
    .select({ id: application.id })
    .from(application)
    .where(
      and(
        eq(application.status, "under_review"),
        lt(application.dueAt, now()),
        isNull(application.escalatedAt),
        isNull(application.erasedAt),
      ),
    )
    .limit(AT_ONCE);
  for (const { id } of late) {
    await inTransaction(async (tx) => {
      const { row } = await lockApplication(tx, id);
      if (row.status !== "under_review" || row.escalatedAt || !row.dueAt || row.dueAt >= now()) return;
      await tx.update(application).set({ escalatedAt: now() }).where(eq(application.id, id));
      await addEvent(tx, systemActor, id, { event: "escalated" });
      await writeAudit(tx, {
        chain: `application:${id}`,
        actor: systemActor,
        event: "application.escalated",
      });
      await tellStudent(tx, row, "late", `${id}:late:${row.dueAt.getTime()}`);
    });
  }
  return late.length;
}
