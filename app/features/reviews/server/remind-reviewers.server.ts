import { and, eq, inArray, isNotNull, isNull, lt, sql } from "drizzle-orm";
import { addHours, formatDateTime, istDate, now } from "#app/core/clock.ts";
import type { MemberRole } from "#app/core/permissions.ts";
import { database, inTransaction } from "#app/db/client.server.ts";
import { application, applicationCheck } from "#app/db/schema/applications.ts";
import { instituteMember, userContact, userRole } from "#app/db/schema/identity.ts";
import { reviewStanding, waitingPlace } from "#app/db/schema/reviews.ts";
import { scholarshipTerms } from "#app/db/schema/scholarship-terms.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import { notify } from "#app/features/notifications/server/notify.server.ts";
import { type ReviewStage, remindHoursBefore, stageDueAt, stageOf, stageWords } from "../review-stage.ts";

const AT_ONCE = 2000;
/** Whom a stage concerns; the owner hears of everything that is late. */
const concerned: Readonly<Record<ReviewStage, readonly MemberRole[]>> = {
  checks: ["verifier"],
  scoring: ["reviewer"],
  decision: ["owner"],
  waiting_list: [],
};

type Group = { instituteId: string; stage: ReviewStage; isLate: boolean; count: number; dueAt: Date };

/** Each stage has its own end; whoever holds it is reminded before, and the owner told after it. Says how many heard. */
export async function remindReviewers(): Promise<number> {
  const groups = await findGroups();
  let told = 0;
  for (const group of groups) told += await tellMembers(group);
  return told + (await tellDesk());
}

async function findGroups(): Promise<Group[]> {
  const open = sql<number>`(select count(*) from ${applicationCheck} where ${applicationCheck.applicationId} = ${application.id} and ${applicationCheck.status} <> 'verified')`;
  const rows = await database()
    .select({
      instituteId: scholarship.ownerId,
      dueAt: application.dueAt,
      openChecks: open.mapWith(Number),
      scores: reviewStanding.scores,
      rubric: scholarshipTerms.rubric,
      needed: scholarshipTerms.reviewersNeeded,
      waiting: waitingPlace.applicationId,
    })
    .from(application)
    .innerJoin(scholarship, eq(scholarship.id, application.scholarshipId))
    .leftJoin(scholarshipTerms, eq(scholarshipTerms.scholarshipId, scholarship.id))
    .leftJoin(reviewStanding, eq(reviewStanding.applicationId, application.id))
    .leftJoin(waitingPlace, and(eq(waitingPlace.applicationId, application.id), isNull(waitingPlace.endedAt)))
    .where(
      and(
        eq(scholarship.ownerKind, "institute"),
        eq(application.status, "under_review"),
        isNull(application.erasedAt),
        isNull(application.escalatedAt),
        lt(application.dueAt, addHours(now(), 48)),
      ),
    )
    .limit(AT_ONCE);
  const groups = new Map<string, Group>();
  for (const row of rows) {
    if (!row.instituteId || !row.dueAt) continue;
    const hasRubric = Array.isArray(row.rubric) && row.rubric.length > 0;
    const stage = stageOf({
      openChecks: row.openChecks,
      scores: row.scores ?? 0,
      scoresNeeded: hasRubric ? (row.needed ?? 1) : 0,
      isWaiting: row.waiting !== null,
    });
    const dueAt = stageDueAt(stage, row.dueAt);
    if (stage === "waiting_list" || dueAt > addHours(now(), remindHoursBefore)) continue;
    const isLate = dueAt < now();
    const key = `${row.instituteId}:${stage}:${isLate}`;
    const known = groups.get(key);
    const first = known && known.dueAt < dueAt ? known.dueAt : dueAt;
    groups.set(key, {
      instituteId: row.instituteId,
      stage,
      isLate,
      count: (known?.count ?? 0) + 1,
      dueAt: first,
    });
  }
  return [...groups.values()];
}

async function tellMembers({ instituteId, stage, isLate, count, dueAt }: Group): Promise<number> {
  const roles: MemberRole[] = [...new Set([...concerned[stage], ...(isLate ? (["owner"] as const) : [])])];
  const members = await database()
    .selectDistinct({ userId: userContact.userId })
    .from(instituteMember)
    .innerJoin(
      userContact,
      and(eq(userContact.kind, "phone"), eq(userContact.valueHash, instituteMember.phoneHash)),
    )
    .where(
      and(
        eq(instituteMember.instituteId, instituteId),
        isNull(instituteMember.endedAt),
        inArray(instituteMember.memberRole, roles),
      ),
    );
  const what = count === 1 ? "One application waits" : `${count} applications wait`;
  const { label } = stageWords[stage];
  let told = 0;
  for (const { userId } of members) {
    const id = await inTransaction((tx) =>
      notify(tx, userId, {
        type: isLate ? "warning" : "info",
        title: isLate ? `${label} late` : `${label} due soon`,
        message: `${what} for this step; the first ${isLate ? "was" : "is"} due ${formatDateTime(dueAt)}.`,
        link: "/institute/applications?sort=oldest&status=under_review",
        // Once a day for each step, however many come.
        dedupeKey: `review:${instituteId}:${stage}:${isLate ? "late" : "soon"}:${istDate()}`,
      }),
    );
    if (id) told += 1;
  }
  return told;
}

/** The promise was missed: the desk holds it now and is told so, once a day. */
async function tellDesk(): Promise<number> {
  const late = and(
    eq(application.status, "under_review"),
    isNotNull(application.escalatedAt),
    isNull(application.erasedAt),
  );
  const count = await database().$count(application, late);
  if (count === 0) return 0;
  const admins = await database()
    .select({ userId: userRole.userId })
    .from(userRole)
    .where(and(eq(userRole.role, "admin"), isNull(userRole.revokedAt)));
  let told = 0;
  for (const { userId } of admins) {
    const id = await inTransaction((tx) =>
      notify(tx, userId, {
        type: "warning",
        title: "Reviews are late",
        message: `${count === 1 ? "One application" : `${count} applications`} missed the 48 hours and came to the desk.`,
        link: "/admin/applications?due=with_desk",
        dedupeKey: `review:desk:${istDate()}`,
      }),
    );
    if (id) told += 1;
  }
  return told;
}
