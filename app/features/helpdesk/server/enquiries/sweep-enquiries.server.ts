import { and, asc, eq, isNull, lt } from "drizzle-orm";
import { addIstDays, endOfIstDay, now } from "#app/core/clock.ts";
import { type Actor, systemActor } from "#app/core/portals/permissions.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { enquiry } from "#app/db/schema/helpdesk-enquiries.ts";
import { tellDesk } from "#app/features/notifications/server/tell-desk.server.ts";
import { enquiryNumber } from "../../enquiry-number.ts";
import { enquiryPermissions } from "../../enquiry-permissions.ts";
import { closedAfterDays } from "../../enquiry-status.ts";
import { changeEnquiry, type EnquiryRow } from "./change-enquiry.server.ts";

const BATCH = 200;

/** A missed promise comes to the desk by itself, and what was answered a week ago is closed. */
export async function sweepEnquiries(
  actor: Actor = systemActor,
): Promise<{ escalated: number; closed: number }> {
  enquiryPermissions.assertCan(actor, "enquiry.sweep");
  const late = await database()
    .select()
    .from(enquiry)
    .where(and(eq(enquiry.status, "open"), lt(enquiry.replyBy, now()), isNull(enquiry.escalatedAt)))
    .orderBy(asc(enquiry.replyBy))
    .limit(BATCH);
  for (const row of late) await escalate(actor, row);
  const settledBefore = endOfIstDay(addIstDays(now(), -closedAfterDays - 1));
  const quiet = await database()
    .select()
    .from(enquiry)
    .where(
      and(eq(enquiry.status, "answered"), lt(enquiry.answeredAt, settledBefore), isNull(enquiry.erasedAt)),
    )
    .limit(BATCH);
  for (const { id, revision } of quiet)
    await inTransaction((tx) => changeEnquiry(tx, actor, { enquiryId: id, revision }, "close"));
  return { escalated: late.length, closed: quiet.length };
}

async function escalate(actor: Actor, row: EnquiryRow): Promise<void> {
  await inTransaction(async (tx) => {
    const [mine] = await tx
      .update(enquiry)
      .set({ escalatedAt: now() })
      .where(and(eq(enquiry.id, row.id), eq(enquiry.status, "open"), isNull(enquiry.escalatedAt)))
      .returning({ id: enquiry.id });
    if (!mine) return;
    await writeAudit(tx, { chain: `enquiry:${row.id}`, actor, event: "enquiry.escalated" });
    await tellDesk(
      tx,
      enquiryPermissions.right("enquiry.work_desk"),
      {
        type: "warning",
        title: "A reply is late",
        message: `${enquiryNumber(row)} was to be answered by now.`,
        link: `/admin/enquiries/${row.id}`,
        dedupeKey: `enquiry-late:${row.id}`,
      },
      { kind: "enquiry", id: row.id },
    );
  });
}
