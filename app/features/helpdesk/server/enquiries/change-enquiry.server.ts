import { and, eq } from "drizzle-orm";
import { addOfficeHours, now } from "#app/core/clock.ts";
import { isId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict, notFound } from "#app/core/requests/errors.ts";
import { type EventOf, next } from "#app/core/state-machine.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { assertWithin } from "#app/db/limits/assert-within.server.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { enquiry } from "#app/db/schema/helpdesk-enquiries.ts";
import { enquiryMachine, replyWithinOfficeHours } from "../../enquiry-status.ts";

export type EnquiryRow = typeof enquiry.$inferSelect;

/**
 * The one way an enquiry changes its status: by the machine, on the revision the person at the desk saw, with
 * an audit entry. Whoever comes second is told (T39).
 */
export async function changeEnquiry(
  tx: Tx,
  actor: Actor,
  { enquiryId, revision }: { enquiryId: string; revision: number },
  event: EventOf<typeof enquiryMachine>,
): Promise<EnquiryRow> {
  const [row] = isId(enquiryId)
    ? await tx.select().from(enquiry).where(eq(enquiry.id, enquiryId)).for("update")
    : [];
  if (!row || row.erasedAt !== null) throw notFound("There is no such enquiry.");
  await assertWithin(actor, "enquiry", row.id, tx);
  if (row.revision !== revision) throw conflict();
  const to = next(enquiryMachine, row.status, event, actor);
  const at = now();
  const [changed] = await tx
    .update(enquiry)
    .set({
      status: to,
      revision: row.revision + 1,
      ...(event === "answer" && { answeredAt: at }),
      // Whoever is looked at again has a new promise, and a new right to be heard when it is missed.
      ...(event === "reopen" && {
        replyBy: addOfficeHours(at, replyWithinOfficeHours),
        escalatedAt: null,
      }),
      closedAt: to === "closed" ? at : null,
    })
    .where(and(eq(enquiry.id, enquiryId), eq(enquiry.revision, revision)))
    .returning();
  if (!changed) throw conflict();
  await writeAudit(tx, {
    chain: `enquiry:${enquiryId}`,
    actor,
    event: `enquiry.${event}`,
    from: row.status,
    to,
  });
  return changed;
}
