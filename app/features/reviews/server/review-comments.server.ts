import { and, eq, isNull } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { database } from "#app/db/opening/client.server.ts";
import { application } from "#app/db/schema/applications.ts";
import { reviewConflict, reviewScore } from "#app/db/schema/reviews.ts";
import { applicationNumber } from "#app/features/applications/application-number.ts";
import type { CommentSubject } from "#app/features/comments/server/comment-subjects.server.ts";
import { memberOf, reviewPermissions } from "../review-permissions.ts";
import { getReviewRow } from "./review-row.server.ts";

const waits = "The comments open when your own score is in: nobody’s word goes before yours.";
const conflicted = "You declared a conflict of interest: this application is closed to you.";

/** D9: an application as those who review it talk about it. Like the scores, it opens when one's own is given. */
export const reviewComments: CommentSubject = {
  isAboutPerson: true,
  async see(actor, id) {
    const number = await findNumber(id);
    const { row, terms, access } = await getReviewRow(actor, number);
    const [scores, conflicts] = await Promise.all([listScorers(id), listConflicted(id)]);
    const hasRubric = terms.rubric.length > 0;
    const isOpenTo = (one: Actor) =>
      !hasRubric || memberOf(one) !== "reviewer" || scores.has(one.userId ?? "");
    const base = actor.role === "admin" ? "/admin/applications" : "/institute/applications";
    const name = row.answers.fullName?.value ?? "";
    return {
      title: number,
      href: `${base}/${number}`,
      closed: access.isConflicted ? conflicted : isOpenTo(actor) ? null : waits,
      mind: terms.isBlind ? "Scoring is blind here: leave the name out." : null,
      hiddenWords: terms.isBlind ? name.split(/\s+/) : [],
      lets: (one) =>
        !conflicts.has(one.userId ?? "") &&
        reviewPermissions.can(one, "review.read", { ...access, isConflicted: false }) &&
        isOpenTo(one),
    };
  },
};

async function findNumber(id: string): Promise<string> {
  const [row] = await database()
    .select({ serial: application.serial, createdAt: application.createdAt })
    .from(application)
    .where(eq(application.id, id));
  if (!row) throw notFound();
  return applicationNumber(row);
}

async function listScorers(id: string): Promise<ReadonlySet<string>> {
  const rows = await database()
    .select({ userId: reviewScore.reviewerId })
    .from(reviewScore)
    .where(and(eq(reviewScore.applicationId, id), isNull(reviewScore.voidedAt)));
  return new Set(rows.map(({ userId }) => userId));
}

async function listConflicted(id: string): Promise<ReadonlySet<string>> {
  const rows = await database()
    .select({ userId: reviewConflict.userId })
    .from(reviewConflict)
    .where(eq(reviewConflict.applicationId, id));
  return new Set(rows.map(({ userId }) => userId));
}
