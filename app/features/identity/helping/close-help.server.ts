import { and, eq, isNull } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { isLanguage } from "#app/core/words/i18n.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { session } from "#app/db/schema/sessions.ts";
import { studentHelper } from "#app/db/schema/student-helpers.ts";
import { student } from "#app/db/schema/students.ts";
import { outgoingMessages } from "../server/contacts/outgoing-messages.server.ts";
import { helperRow } from "./helper-row.server.ts";

/** The end of a help, whoever or whatever ends it: the row, its sessions, the audit, and the helper is told. */
export async function closeHelp(
  tx: Tx,
  actor: Actor,
  row: typeof studentHelper.$inferSelect,
  endedBy: "student" | "helper" | "time",
): Promise<void> {
  const at = now();
  await tx.update(studentHelper).set({ endedAt: at, endedBy }).where(eq(studentHelper.id, row.id));
  await tx
    .update(session)
    .set({ endedAt: at, endReason: "help_ended" })
    .where(and(eq(session.helperId, row.id), isNull(session.endedAt)));
  const [her] = await tx.select().from(student).where(eq(student.id, row.studentId));
  await outgoingMessages.queue(tx, {
    key: `helper-ended:${row.id}`,
    to: { phone: helperRow.phoneOf(row) },
    template: "helper-ended",
    values: { student: her?.givenName ?? her?.name ?? "" },
    language: isLanguage(row.language) ? row.language : "en",
  });
  await writeAudit(tx, {
    chain: `account:${row.userId}`,
    actor,
    event: "helper.ended",
    subject: `student_helper:${row.id}`,
    details: { by: endedBy },
  });
}
