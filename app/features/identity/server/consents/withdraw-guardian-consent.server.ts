import { and, eq, isNull } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { isId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { guardianConsent } from "#app/db/schema/consents.ts";
import { student } from "#app/db/schema/students.ts";
import { accountPermissions } from "../../account-permissions.ts";

/** As easy as giving it (T34): one press on the privacy page. */
export async function withdrawGuardianConsent(actor: Actor, studentId: string): Promise<void> {
  if (!isId(studentId)) throw notFound();
  await inTransaction(async (tx) => {
    const [found] = await tx.select().from(student).where(eq(student.id, studentId));
    if (!found) throw notFound();
    accountPermissions.assertCan(actor, "account.give_guardian_consent", found);
    const ended = await tx
      .update(guardianConsent)
      .set({ withdrawnAt: now() })
      .where(and(eq(guardianConsent.studentId, studentId), isNull(guardianConsent.withdrawnAt)))
      .returning({ id: guardianConsent.id });
    if (ended.length === 0) return;
    await writeAudit(tx, {
      chain: `account:${found.userId}`,
      actor,
      event: "guardian_consent.withdrawn",
      subject: `student:${studentId}`,
    });
  });
}
