import { and, eq, isNull, not, sql } from "drizzle-orm";
import { newId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { limitWords, type StaffLimit, toStaffLimit } from "#app/core/portals/staff-limit.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { placedKinds } from "#app/db/limits/placed-kinds.ts";
import { withinLimit } from "#app/db/limits/within-limit.server.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { assignment } from "#app/db/schema/assignments.ts";
import { booking } from "#app/db/schema/helpdesk-bookings.ts";
import { enquiry } from "#app/db/schema/helpdesk-enquiries.ts";
import { userRole } from "#app/db/schema/users.ts";
import { notify } from "#app/features/notifications/server/bell/notify.server.ts";
import { findContact } from "../contacts/find-contact.server.ts";
import { outgoingMessages } from "../contacts/outgoing-messages.server.ts";

interface Limiting {
  readonly userId: string;
  readonly limit: StaffLimit | undefined;
  readonly reason: string;
}

/** From the next click on. What they had taken and no longer see goes back to the others; they are told. */
export async function applyStaffLimit(
  tx: Tx,
  actor: Actor,
  { userId, limit, reason }: Limiting,
): Promise<void> {
  const theirs = and(eq(userRole.userId, userId), eq(userRole.role, "admin"), isNull(userRole.revokedAt));
  const [before] = await tx.select().from(userRole).where(theirs).for("update");
  if (!before) throw notFound();
  await tx
    .update(userRole)
    .set({ limitStates: [...(limit?.states ?? [])], limitLanguages: [...(limit?.languages ?? [])] })
    .where(theirs);
  await putBackOutside(tx, { userId, limit });
  const words = limitWords(limit);
  await writeAudit(tx, {
    chain: `account:${userId}`,
    actor,
    event: "role.limited",
    from: limitWords(toStaffLimit(before.limitStates, before.limitLanguages)),
    to: words,
    details: { reason },
  });
  const news = {
    title: "What you see at the desk has changed",
    message: limit
      ? `You work for ${words}. What lies elsewhere is not shown to you. The reason given: ${reason}`
      : `You work for the whole country again. The reason given: ${reason}`,
  };
  await notify(tx, userId, { type: "info", ...news, link: "/admin/security-roles/permissions" });
  const email = await findContact(userId, "email");
  if (!email) return;
  await outgoingMessages.queue(tx, {
    key: `staff-limit:${newId()}`,
    to: { email },
    template: "generic",
    values: news,
    language: "en",
  });
}

async function putBackOutside(tx: Tx, { userId, limit }: Pick<Limiting, "userId" | "limit">): Promise<void> {
  if (!limit) return;
  for (const kind of placedKinds) {
    const isTheirs = and(eq(assignment.kind, kind), eq(assignment.userId, userId));
    await tx
      .delete(assignment)
      .where(and(isTheirs, not(withinLimit({ limit }, kind, sql`${assignment.subjectId}`))));
  }
  await tx
    .update(enquiry)
    .set({ assignedTo: null })
    .where(and(eq(enquiry.assignedTo, userId), not(withinLimit({ limit }, "enquiry", enquiry.id))));
  await tx
    .update(booking)
    .set({ assignedTo: null })
    .where(and(eq(booking.assignedTo, userId), not(withinLimit({ limit }, "booking", booking.id))));
}
