import { and, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import { addHours, formatDateTime, istDate, now } from "#app/core/clock.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { application } from "#app/db/schema/applications.ts";
import { instituteMember } from "#app/db/schema/institute-members.ts";
import { appUser, userContact } from "#app/db/schema/users.ts";
import { whoSignsIn } from "#app/db/who-signs-in.server.ts";
import { notify } from "#app/features/notifications/server/bell/notify.server.ts";
import { tellDesk } from "#app/features/notifications/server/tell-desk.server.ts";
import { reviewPermissions } from "../../review-permissions.ts";
import { remindHoursBefore, rolesToTell, stageWords } from "../../review-stage.ts";
import { type DueReview, listDueReviews } from "./list-due-reviews.server.ts";
import { queueReviewDigests } from "./queue-review-digests.server.ts";

type Group = DueReview & { isLate: boolean; count: number };

/**
 * Each stage has its own end; whoever holds it is reminded before, and the owner told after it: under the bell
 * at once, by SMS and e-mail once a day. Says how many heard.
 */
export async function remindReviewers(): Promise<number> {
  const due = await listDueReviews();
  let told = 0;
  for (const group of groupsOf(due)) told += await tellMembers(group);
  told += await queueReviewDigests(due);
  return told + (await tellOfLate());
}

function groupsOf(due: readonly DueReview[]): Group[] {
  const groups = new Map<string, Group>();
  for (const review of due) {
    if (review.dueAt > addHours(now(), remindHoursBefore)) continue;
    const isLate = review.dueAt < now();
    const key = `${review.instituteId}:${review.stage}:${isLate}`;
    const known = groups.get(key);
    const dueAt = known && known.dueAt < review.dueAt ? known.dueAt : review.dueAt;
    groups.set(key, { ...review, dueAt, isLate, count: (known?.count ?? 0) + 1 });
  }
  return [...groups.values()];
}

async function tellMembers({ instituteId, stage, isLate, count, dueAt }: Group): Promise<number> {
  const members = await database()
    .selectDistinct({ userId: userContact.userId })
    .from(instituteMember)
    .innerJoin(
      userContact,
      and(eq(userContact.kind, "phone"), eq(userContact.valueHash, instituteMember.phoneHash)),
    )
    .innerJoin(appUser, eq(appUser.id, userContact.userId))
    .where(
      and(
        eq(instituteMember.instituteId, instituteId),
        whoSignsIn.asMember(),
        inArray(instituteMember.memberRole, rolesToTell(stage, isLate)),
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
async function tellOfLate(): Promise<number> {
  const late = and(
    eq(application.status, "under_review"),
    isNotNull(application.escalatedAt),
    isNull(application.erasedAt),
  );
  const count = await database().$count(application, late);
  if (count === 0) return 0;
  return inTransaction((tx) =>
    tellDesk(tx, reviewPermissions.right("review.decide"), {
      type: "warning",
      title: "Reviews are late",
      message: `${count === 1 ? "One application" : `${count} applications`} missed the 48 hours and came to the desk.`,
      link: "/admin/applications?due=with_desk",
      dedupeKey: `review:desk:${istDate()}`,
    }),
  );
}
