import { and, count, eq } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { student } from "#app/db/schema/students.ts";
import { userRole } from "#app/db/schema/users.ts";
import type { LoginType } from "../../rules/otp-rules.ts";

/**
 * Student and institute are roles anybody with a phone may take up (an institute that is no partner yet sees
 * nothing but the way to become one). False when an admin has withdrawn it. A first student row comes along:
 * the phone's owner goes straight to a dashboard and can add brothers and sisters there.
 */
export async function holdRole(
  tx: Tx,
  { userId, role }: { userId: string; role: LoginType },
): Promise<boolean> {
  const [made] = await tx
    .insert(userRole)
    .values({ userId, role, grantedAt: now() })
    .onConflictDoNothing()
    .returning();
  if (!made) {
    const [held] = await tx
      .select()
      .from(userRole)
      .where(and(eq(userRole.userId, userId), eq(userRole.role, role)));
    return held?.revokedAt === null;
  }
  await writeAudit(tx, {
    chain: `account:${userId}`,
    actor: { role, userId },
    event: "role.taken_up",
    to: role,
  });
  if (role === "student") {
    const [students] = await tx.select({ count: count() }).from(student).where(eq(student.userId, userId));
    if (students?.count === 0) await tx.insert(student).values({ id: newId(), userId, createdAt: now() });
  }
  return true;
}
