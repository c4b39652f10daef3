import { and, asc, eq, isNull } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { systemActor } from "#app/core/portals/permissions.ts";
import { next } from "#app/core/state-machine.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { groupMessage, groupMessagePerson } from "#app/db/schema/group-messages.ts";
import { groupMessageMachine } from "./group-message-status.ts";
import { tellGroupPerson } from "./tell-group-person.server.ts";

const PORTION = 50;

/** Hands it to the outbox portion by portion, each in a transaction of its own: nobody is written to twice. */
export async function sendGroupMessage(messageId: string): Promise<void> {
  for (;;) {
    const left = await sendPortion(messageId);
    if (left === null) return;
    if (left > 0) continue;
    await inTransaction(async (tx) => {
      const [row] = await tx.select().from(groupMessage).where(eq(groupMessage.id, messageId)).for("update");
      if (row?.status !== "sending") return;
      const status = next(groupMessageMachine, row.status, "finish", systemActor);
      await tx.update(groupMessage).set({ status, doneAt: now() }).where(eq(groupMessage.id, messageId));
      const event = "group_message.sent";
      await writeAudit(tx, { chain: `group_message:${messageId}`, actor: systemActor, event, to: status });
    });
    return;
  }
}

/** How many were taken in this portion; null: it is not being sent. */
async function sendPortion(messageId: string): Promise<number | null> {
  const [row] = await database().select().from(groupMessage).where(eq(groupMessage.id, messageId));
  if (row?.status !== "sending") return null;
  return inTransaction(async (tx) => {
    const people = await tx
      .select()
      .from(groupMessagePerson)
      .where(and(eq(groupMessagePerson.messageId, messageId), isNull(groupMessagePerson.sentAt)))
      .orderBy(asc(groupMessagePerson.studentId))
      .limit(PORTION)
      .for("update");
    for (const person of people) {
      await tellGroupPerson(tx, row, person.applicationId);
      await tx
        .update(groupMessagePerson)
        .set({ sentAt: now() })
        .where(
          and(
            eq(groupMessagePerson.messageId, messageId),
            eq(groupMessagePerson.studentId, person.studentId),
          ),
        );
    }
    return people.length;
  });
}
