import { and, desc, eq, isNotNull, isNull } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import { defaultLanguage } from "#app/core/words/i18n.ts";
import { database } from "#app/db/opening/client.server.ts";
import { instituteMember } from "#app/db/schema/institute-members.ts";
import { suspension } from "#app/db/schema/suspensions.ts";
import { userContact } from "#app/db/schema/users.ts";
import { suspensionWords } from "#app/features/identity/suspension/suspension-reasons.ts";

/** The partner this phone speaks for, while the desk has it on hold: its people read why. */
export async function findHeldInstitute(actor: Actor): Promise<{ name: string; told: string } | null> {
  if (!actor.userId) return null;
  const [found] = await database()
    .select({ name: instituteMember.instituteName, reason: suspension.reason })
    .from(userContact)
    .innerJoin(instituteMember, eq(instituteMember.phoneHash, userContact.valueHash))
    .innerJoin(
      suspension,
      and(
        eq(suspension.kind, "institute"),
        eq(suspension.subjectId, instituteMember.instituteId),
        isNull(suspension.restoredAt),
      ),
    )
    .where(
      and(
        eq(userContact.userId, actor.userId),
        eq(userContact.kind, "phone"),
        isNull(instituteMember.endedAt),
        isNotNull(instituteMember.suspendedAt),
      ),
    )
    .orderBy(desc(suspension.since))
    .limit(1);
  return found ? { name: found.name, told: suspensionWords(found.reason, defaultLanguage) } : null;
}
