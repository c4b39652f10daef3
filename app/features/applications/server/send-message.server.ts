import { now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { assertWithin } from "#app/db/limits/assert-within.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { applicationMessage } from "#app/db/schema/applications.ts";
import { applicationNumber } from "../application-number.ts";
import { applicationPermissions, isOwn } from "../application-permissions.ts";
import { lockApplication } from "./lists/application-row.server.ts";
import { tellStudent } from "./tell-student.server.ts";

/** Between the student and whoever reviews; a draft has nobody to write to yet. */
export async function sendMessage(actor: Actor, id: string, text: string): Promise<void> {
  await inTransaction(async (tx) => {
    const { row, access } = await lockApplication(tx, id);
    applicationPermissions.assertCan(actor, "application.message", access);
    await assertWithin(actor, "application", id, tx);
    if (row.status === "draft") throw conflict("Send the application first.", "wrong_state");
    const messageId = newId();
    await tx.insert(applicationMessage).values({
      id: messageId,
      applicationId: id,
      byRole: actor.role,
      byUserId: actor.userId,
      text,
      sentAt: now(),
    });
    await writeAudit(tx, {
      chain: `application:${id}`,
      actor,
      event: "application.message",
      subject: `message:${messageId}`,
    });
    if (!isOwn(actor, access)) {
      const path = `/applications/${applicationNumber(row)}#messages`;
      await tellStudent(tx, row, "message", `message:${messageId}`, {}, path);
    }
  });
}
