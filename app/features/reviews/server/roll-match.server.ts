import { and, count, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import { formatDate } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { application } from "#app/db/schema/applications.ts";
import { rosterStudent } from "#app/db/schema/institutes.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import { userContact } from "#app/db/schema/users.ts";
import { pendingStatuses } from "#app/features/applications/rules/application-status.ts";
import { institutePermissions } from "#app/features/institutes/institute-permissions.ts";
import type { ReviewView } from "../review-view.ts";

/** The phone that signs in, by its keyed hash; and the date of birth, since a family shares a phone. */
const isSamePhone = and(eq(userContact.kind, "phone"), eq(userContact.valueHash, rosterStudent.phoneHash));
const isSameBirthDay = sql`${application.answers} -> 'dateOfBirth' ->> 'value' = ${rosterStudent.birthDay}::text`;

/** What the actor's own roll says about an applicant; null for a desk, which has no roll. */
async function describe(actor: Actor, applicationId: string): Promise<ReviewView["roll"]> {
  const instituteId = actor.instituteId;
  if (actor.role !== "institute" || !instituteId) return null;
  institutePermissions.assertCan(actor, "institute.read_roll", { instituteId });
  const [found] = await database()
    .select({ status: rosterStudent.status, confirmedAt: rosterStudent.confirmedAt })
    .from(application)
    .innerJoin(userContact, eq(userContact.userId, application.userId))
    .innerJoin(rosterStudent, and(eq(rosterStudent.instituteId, instituteId), isSamePhone, isSameBirthDay))
    .where(eq(application.id, applicationId))
    // Twins on one phone: the one whose enrolment is confirmed.
    .orderBy(desc(sql`${rosterStudent.status} = 'confirmed'`), rosterStudent.id)
    .limit(1);
  if (!found) {
    return { isConfirmed: false, text: "Not on your roll with this phone and date of birth." };
  }
  if (found.status === "left") return { isConfirmed: false, text: "On your roll, but marked as left." };
  if (found.status !== "confirmed") {
    return { isConfirmed: false, text: "On your roll, enrolment not confirmed yet." };
  }
  const day = found.confirmedAt ? ` on ${formatDate(found.confirmedAt)}` : "";
  return { isConfirmed: true, text: `On your roll, enrolment confirmed${day}.` };
}

/** Of these students of the roll: how many applications to the institute's own scholarships stand open. */
async function countOpen(actor: Actor, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const instituteId = actor.instituteId ?? "";
  institutePermissions.assertCan(actor, "institute.read_roll", { instituteId });
  if (ids.length === 0) return new Map();
  const rows = await database()
    .select({ id: rosterStudent.id, open: count() })
    .from(rosterStudent)
    .innerJoin(userContact, isSamePhone)
    .innerJoin(application, and(eq(application.userId, userContact.userId), isSameBirthDay))
    .innerJoin(
      scholarship,
      and(
        eq(scholarship.id, application.scholarshipId),
        eq(scholarship.ownerKind, "institute"),
        eq(scholarship.ownerId, instituteId),
      ),
    )
    .where(
      and(
        eq(rosterStudent.instituteId, instituteId),
        inArray(rosterStudent.id, [...ids]),
        inArray(application.status, [...pendingStatuses]),
        isNull(application.erasedAt),
      ),
    )
    .groupBy(rosterStudent.id);
  return new Map(rows.map(({ id, open }) => [id, open]));
}

/** The institute's roll beside what was applied for: facts for whoever may see the person. */
export const rollMatch = { describe, countOpen };
