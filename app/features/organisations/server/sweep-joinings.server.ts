import { and, eq, inArray, isNull, lt } from "drizzle-orm";
import { addHours, now } from "#app/core/clock.ts";
import { type Actor, systemActor } from "#app/core/portals/permissions.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { joiningRequest } from "#app/db/schema/joining-requests.ts";
import { eraseDocuments } from "#app/features/documents/server/erase-documents.server.ts";
import { tellDesk } from "#app/features/notifications/server/tell-desk.server.ts";
import { joiningNumber } from "../joining-number.ts";
import { joiningPermissions } from "../joining-permissions.ts";

const batch = 200;
const draftKeptHours = 30 * 24;

/** A missed promise comes to the desk by itself; what nobody sent in 30 days is forgotten. */
export async function sweepJoinings(
  actor: Actor = systemActor,
): Promise<{ escalated: number; forgotten: number }> {
  joiningPermissions.assertCan(actor, "joining.sweep");
  const late = await database()
    .select()
    .from(joiningRequest)
    .where(
      and(
        eq(joiningRequest.status, "submitted"),
        lt(joiningRequest.dueAt, now()),
        isNull(joiningRequest.escalatedAt),
      ),
    )
    .limit(batch);
  for (const row of late) {
    await inTransaction(async (tx) => {
      const mine = await tx
        .update(joiningRequest)
        .set({ escalatedAt: now() })
        .where(and(eq(joiningRequest.id, row.id), isNull(joiningRequest.escalatedAt)))
        .returning({ id: joiningRequest.id });
      if (mine.length === 0) return;
      await writeAudit(tx, { chain: `joining:${row.id}`, actor, event: "joining.escalated" });
      await tellDesk(
        tx,
        joiningPermissions.right("joining.decide"),
        {
          type: "warning",
          title: "A request to join is late",
          message: `${joiningNumber(row)} was to be answered within 48 hours.`,
          link: `/admin/joining/${row.id}`,
          dedupeKey: `joining-late:${row.id}:${row.revision}`,
        },
        { kind: "joining", id: row.id },
      );
    });
  }
  const isDraft = inArray(joiningRequest.status, ["draft", "proven"]);
  const old = await database()
    .select({ id: joiningRequest.id })
    .from(joiningRequest)
    .where(and(isDraft, lt(joiningRequest.createdAt, addHours(now(), -draftKeptHours))))
    .limit(batch);
  for (const { id } of old) {
    await inTransaction(async (tx) => {
      await eraseDocuments(tx, { kind: "registration", id });
      await tx.delete(joiningRequest).where(and(eq(joiningRequest.id, id), isDraft));
    });
  }
  return { escalated: late.length, forgotten: old.length };
}
