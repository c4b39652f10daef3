import { eq } from "drizzle-orm";
import { addHours, endOfIstDay, now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { application } from "#app/db/schema/applications.ts";
import { applicationPermissions } from "../../application-permissions.ts";
import { mendWithinDays } from "../../rules/application-status.ts";
import { addEvent } from "../add-event.server.ts";
import { lockApplication } from "../lists/application-row.server.ts";

/** Papers take time at an office: once, the student gets the same number of days again. */
export async function askMoreTime(actor: Actor, id: string): Promise<void> {
  await inTransaction(async (tx) => {
    const { row, access } = await lockApplication(tx, id);
    applicationPermissions.assertCan(actor, "application.edit", access);
    if (row.status !== "action_needed" || !row.dueAt)
      throw conflict("Nothing waits for you now.", "wrong_state");
    if (row.extendedAt) throw conflict("You have already been given more time.", "already_extended");
    const dueAt = endOfIstDay(addHours(row.dueAt, mendWithinDays * 24));
    await tx.update(application).set({ dueAt, extendedAt: now() }).where(eq(application.id, id));
    await addEvent(tx, actor, id, { event: "more_time" });
    await writeAudit(tx, {
      chain: `application:${id}`,
      actor,
      event: "application.more_time",
      details: { dueAt: dueAt.toISOString() },
    });
  });
}
