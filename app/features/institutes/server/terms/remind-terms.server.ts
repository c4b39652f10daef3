import { and, eq, gt, isNull, lte, or } from "drizzle-orm";
import { addIstDays, formatDate, istDate, istDaysBetween } from "#app/core/clock.ts";
import { type Actor, systemActor } from "#app/core/portals/permissions.ts";
import { env } from "#app/core/settings/env.server.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { institute } from "#app/db/schema/institutes.ts";
import { tellDesk } from "#app/features/notifications/server/tell-desk.server.ts";
import { institutePermissions } from "../../institute-permissions.ts";
import { partnershipPermissions } from "../../partnership-permissions.ts";
import { instituteContacts } from "../institute-contacts.server.ts";
import { tellInstitute } from "../tell-institute.server.ts";

/** Days before the end of the three years at which a reminder goes out. */
const REMINDERS = [90, 30, 7] as const;
const BATCH = 500;

/** Before a term ends its institute is told, three times, and the desk with the last; at least once, never twice. */
export async function remindTerms(actor: Actor = systemActor): Promise<number> {
  institutePermissions.assertCan(actor, "institute.remind");
  let told = 0;
  for (const days of REMINDERS) {
    const due = await database()
      .select()
      .from(institute)
      .where(
        and(
          lte(institute.termTo, addIstDays(istDate(), days)),
          or(isNull(institute.remindedDays), gt(institute.remindedDays, days)),
        ),
      )
      .limit(BATCH);
    for (const row of due) {
      const left = istDaysBetween(istDate(), row.termTo);
      // A nearer reminder follows at once: only that one is sent.
      if (left <= (REMINDERS.find((other) => other < days) ?? Number.NEGATIVE_INFINITY)) continue;
      await inTransaction(async (tx) => {
        const [mine] = await tx
          .update(institute)
          .set({ remindedDays: days })
          .where(
            and(
              eq(institute.id, row.id),
              or(isNull(institute.remindedDays), gt(institute.remindedDays, days)),
            ),
          )
          .returning({ id: institute.id });
        if (!mine) return;
        told += 1;
        const ends = formatDate(row.termTo);
        await writeAudit(tx, {
          chain: `institute:${row.id}`,
          actor,
          event: "institute.term_reminded",
          details: { days, termTo: row.termTo },
        });
        await tellInstitute(tx, {
          to: instituteContacts.open(row).email,
          title: left < 0 ? `Your partnership ended on ${ends}` : `Your partnership ends on ${ends}`,
          message: `The three-year term of ${row.name} (${row.code}) ${left < 0 ? "ended" : "ends"} on ${ends}. It can be renewed: open Settings on your dashboard and press Ask for renewal.`,
          link: `${env().PUBLIC_URL}/institute/dashboard?tab=settings`,
          dedupeKey: `institute-term:${row.id}:${row.termTo}:${days}`,
          subjectId: row.id,
        });
        if (days === 7) {
          await tellDesk(
            tx,
            partnershipPermissions.right("partnership.work_desk"),
            {
              type: "warning",
              title: "A partnership is about to end",
              message: `${row.name} (${row.code}): until ${ends}.`,
              link: row.requestId ? `/admin/partnerships/${row.requestId}` : "/admin/partnerships",
              dedupeKey: `institute-term:${row.id}:${row.termTo}`,
            },
            { kind: "institute", id: row.id },
          );
        }
      });
    }
  }
  return told;
}
