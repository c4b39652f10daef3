import { and, eq, exists, isNull, lt, ne, not, sql } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import { systemActor } from "#app/core/portals/permissions.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { auditEntry } from "#app/db/schema/audit.ts";
import { erasureRequest } from "#app/db/schema/erasure-requests.ts";
import { appUser, userRole } from "#app/db/schema/users.ts";
import { erasureWaitDays, keptSince, keptYears } from "../../rules/erasure-rules.ts";

const AT_ONCE = 100;

/**
 * The privacy policy's "duration of education plus 7 years": whoever is a student only and has not signed in for that
 * long is erased as if they had asked, after the same wait. The audit knows the last sign-in; sessions are long gone.
 */
export async function retireDormantAccounts(): Promise<number> {
  const db = database();
  const since = keptSince(now(), keptYears.student);
  const rolesOf = (isStudent: boolean) =>
    db
      .select({ one: sql`1` })
      .from(userRole)
      .where(
        and(
          eq(userRole.userId, appUser.id),
          isNull(userRole.revokedAt),
          isStudent ? eq(userRole.role, "student") : ne(userRole.role, "student"),
        ),
      );
  const lately = db
    .select({ one: sql`1` })
    .from(auditEntry)
    .where(
      sql`${auditEntry.chain} = 'account:' || ${appUser.id} and ${auditEntry.at} >= ${since.toISOString()}`,
    );
  const rows = await db
    .select({ id: appUser.id })
    .from(appUser)
    .where(
      and(
        isNull(appUser.erasedAt),
        lt(appUser.createdAt, since),
        exists(rolesOf(true)),
        not(exists(rolesOf(false))),
        not(exists(lately)),
      ),
    )
    .limit(AT_ONCE);
  for (const { id } of rows) await retire(id);
  return rows.length;
}

async function retire(userId: string): Promise<void> {
  await inTransaction(async (tx) => {
    const id = newId();
    const dueAt = new Date(now().getTime() + erasureWaitDays * 24 * 3_600_000);
    const made = await tx
      .insert(erasureRequest)
      .values({ id, userId, status: "requested", requestedAt: now(), dueAt })
      .onConflictDoNothing()
      .returning({ id: erasureRequest.id });
    if (made.length === 0) return;
    await writeAudit(tx, {
      chain: `account:${userId}`,
      actor: systemActor,
      event: "erasure.requested",
      subject: `erasure:${id}`,
      to: "requested",
      details: { reason: "not signed in for the years of the privacy policy" },
    });
  });
}
