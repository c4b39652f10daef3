import { and, eq, isNull, lt } from "drizzle-orm";
import { addHours, now } from "#app/core/clock.ts";
import { type Actor, systemActor } from "#app/core/portals/permissions.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { partnershipRequest } from "#app/db/schema/institutes.ts";
import { eraseDocuments } from "#app/features/documents/server/erase-documents.server.ts";
import { tellDesk } from "#app/features/notifications/server/tell-desk.server.ts";
import { partnershipNumber } from "../../partnership-number.ts";
import { partnershipPermissions } from "../../partnership-permissions.ts";

const BATCH = 200;
const DRAFT_KEPT_HOURS = 90 * 24;

/** A missed promise comes to the desk by itself; a draft nobody came back to in 90 days is forgotten. */
export async function sweepPartnerships(
  actor: Actor = systemActor,
): Promise<{ escalated: number; forgotten: number }> {
  partnershipPermissions.assertCan(actor, "partnership.sweep");
  const late = await database()
    .select()
    .from(partnershipRequest)
    .where(and(lt(partnershipRequest.dueAt, now()), isNull(partnershipRequest.escalatedAt)))
    .limit(BATCH);
  for (const row of late) {
    await inTransaction(async (tx) => {
      const [mine] = await tx
        .update(partnershipRequest)
        .set({ escalatedAt: now() })
        .where(and(eq(partnershipRequest.id, row.id), isNull(partnershipRequest.escalatedAt)))
        .returning({ id: partnershipRequest.id });
      if (!mine) return;
      await writeAudit(tx, { chain: `partnership:${row.id}`, actor, event: "partnership.escalated" });
      await tellDesk(
        tx,
        partnershipPermissions.right("partnership.work_desk"),
        {
          type: "warning",
          title: "A partnership application is late",
          message: `${partnershipNumber(row)} was to be answered within 48 hours.`,
          link: `/admin/partnerships/${row.id}`,
          dedupeKey: `partnership-late:${row.id}:${row.revision}`,
        },
        { kind: "partnership", id: row.id },
      );
    });
  }
  const old = await database()
    .select({ id: partnershipRequest.id })
    .from(partnershipRequest)
    .where(
      and(
        eq(partnershipRequest.status, "draft"),
        lt(partnershipRequest.savedAt, addHours(now(), -DRAFT_KEPT_HOURS)),
      ),
    )
    .limit(BATCH);
  for (const { id } of old) {
    await inTransaction(async (tx) => {
      await eraseDocuments(tx, { kind: "registration", id });
      await tx
        .delete(partnershipRequest)
        .where(and(eq(partnershipRequest.id, id), eq(partnershipRequest.status, "draft")));
    });
  }
  return { escalated: late.length, forgotten: old.length };
}
