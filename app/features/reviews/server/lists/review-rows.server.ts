import { and, eq, inArray, isNotNull, isNull, lt, ne, or, type SQL, sql } from "drizzle-orm";
import { addHours, now } from "#app/core/clock.ts";
import type { ListQuery } from "#app/core/lists/list-query.ts";
import { clockOf } from "#app/core/periods/due-clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { withinLimit } from "#app/db/limits/within-limit.server.ts";
import { ascending, descending, type PageRequest } from "#app/db/lists/list-page.server.ts";
import { database } from "#app/db/opening/client.server.ts";
import { application } from "#app/db/schema/applications.ts";
import {
  bulkDecision,
  bulkDecisionItem,
  reviewScore,
  reviewStanding,
  waitingPlace,
} from "#app/db/schema/reviews.ts";
import { scholarshipTerms } from "#app/db/schema/scholarship-terms.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import { applicationNumber, serialOf } from "#app/features/applications/application-number.ts";
import type { ApplicationStatus } from "#app/features/applications/rules/application-status.ts";
import { scoreText } from "#app/features/awards/score-text.ts";
import type { ReviewFilter, ReviewSort } from "../../review-list.ts";
import { memberOf, type ReviewDesk, reviewPermissions } from "../../review-permissions.ts";
import type { ReviewLine } from "../../review-view.ts";
import { rankingList } from "../scores/ranking-query.server.ts";
import { firstAtInstitute } from "./first-at-institute.server.ts";

export type ReviewQuery = ListQuery<ReviewFilter, ReviewSort>;

/** Whose desk the actor sits at: an institute's, or the admin's. */
export function deskOf(actor: Actor): ReviewDesk {
  const desk = { instituteId: actor.role === "admin" ? null : (actor.instituteId ?? null) };
  reviewPermissions.assertCan(actor, "review.list", desk);
  if (actor.role !== "admin" && desk.instituteId === null) throw notFound();
  return desk;
}

/** An institute sees its own (T14); the desk sees what no institute runs, what is late and what was appealed. */
export function scopeOf({ instituteId }: ReviewDesk, actor: Actor): SQL | undefined {
  return and(
    withinLimit(actor, "application", application.id),
    isNotNull(application.submittedAt),
    isNull(application.erasedAt),
    instituteId === null
      ? or(
          isNull(application.scholarshipId),
          ne(scholarship.ownerKind, "institute"),
          isNotNull(application.escalatedAt),
          isNotNull(application.appealedAt),
        )
      : and(eq(scholarship.ownerKind, "institute"), eq(scholarship.ownerId, instituteId)),
  );
}

const typedName = sql<string | null>`${application.answers} #>> '{fullName,value}'`;
const isWaiting = sql<boolean>`exists (select 1 from ${waitingPlace} where ${waitingPlace.applicationId} = ${application.id} and ${waitingPlace.endedAt} is null)`;

const isToConfirm = sql<boolean>`exists (select 1 from ${bulkDecisionItem} join ${bulkDecision}
  on ${bulkDecision.id} = ${bulkDecisionItem.bulkId} where ${bulkDecisionItem.applicationId} = ${application.id}
  and ${bulkDecisionItem.outcome} is null and ${bulkDecision.status} in ('waiting', 'confirmed'))`;

/** What a line is made of. */
export const reviewColumns = (actor: Actor) => ({
  id: application.id,
  serial: application.serial,
  createdAt: application.createdAt,
  submittedAt: application.submittedAt,
  status: application.status,
  dueAt: application.dueAt,
  escalatedAt: application.escalatedAt,
  appealedAt: application.appealedAt,
  name: typedName,
  title: scholarship.title,
  isBlind: scholarshipTerms.isBlind,
  usualAwardPaise: scholarshipTerms.awardPaise,
  mean: reviewStanding.mean,
  hasScored: hasScored(actor),
  isWaiting,
  isToConfirm,
});

/** What the Applications tab, its export and its queue are made of. */
export function reviewParts(actor: Actor, query: ReviewQuery) {
  const desk = deskOf(actor);
  const scores = memberOf(actor) === "reviewer";
  const newest = [
    descending(sql`${application.submittedAt}`, { type: "timestamptz" }),
    descending(application.id),
  ];
  return {
    query,
    where: and(
      scopeOf(desk, actor),
      ...filtersOf(query),
      query.search === "" ? undefined : holds(query.search, scores),
    ),
    sorts: {
      newest,
      oldest: [
        ascending(sql`${application.submittedAt}`, { type: "timestamptz" }),
        ascending(application.id),
      ],
      // An order by the others' scores would tell them before one's own is given.
      ranking: scores ? newest : rankingList,
    },
    // First which ones, by the sort's columns alone: what a line shows is read for those of this page only.
    rows: (page: PageRequest) =>
      database()
        .select({
          ...reviewColumns(actor),
          place: page.place,
        })
        .from(application)
        .leftJoin(scholarship, eq(scholarship.id, application.scholarshipId))
        .leftJoin(scholarshipTerms, eq(scholarshipTerms.scholarshipId, application.scholarshipId))
        .leftJoin(reviewStanding, eq(reviewStanding.applicationId, application.id))
        .where(inArray(application.id, firstOf(desk, query.sort, page)))
        .orderBy(...page.orderBy),
    counted: sql`${application} left join ${scholarship} on ${eq(scholarship.id, application.scholarshipId)} left join ${scholarshipTerms} on ${eq(scholarshipTerms.scholarshipId, application.scholarshipId)}`,
  };
}

/** A ranking is by what no index knows, and the desk's applications are of all scholarships. */
function firstOf({ instituteId }: ReviewDesk, sort: ReviewSort, page: PageRequest) {
  if (instituteId !== null && sort !== "ranking") return firstAtInstitute(instituteId, page);
  return database()
    .select({ id: application.id })
    .from(application)
    .leftJoin(scholarship, eq(scholarship.id, application.scholarshipId))
    .leftJoin(scholarshipTerms, eq(scholarshipTerms.scholarshipId, application.scholarshipId))
    .leftJoin(reviewStanding, eq(reviewStanding.applicationId, application.id))
    .where(page.where)
    .orderBy(...page.orderBy)
    .limit(page.limit);
}

type Row = Omit<Awaited<ReturnType<ReturnType<typeof reviewParts>["rows"]>>[number], "place">;

/** T14: what this reader may not know is not in the line at all. */
export function toReviewLine(actor: Actor, row: Row): ReviewLine {
  const scores = memberOf(actor) === "reviewer";
  const isHidden = scores && row.isBlind === true;
  const showsScore = row.mean !== null && (!scores || row.hasScored);
  return {
    id: row.id,
    number: applicationNumber(row),
    student: isHidden ? null : row.name,
    scholarship: row.title ?? "Assisted application",
    appliedAt: row.submittedAt?.toISOString() ?? "",
    status: row.status,
    score: showsScore && row.mean !== null ? scoreText(row.mean) : null,
    dueAt: row.dueAt?.toISOString() ?? null,
    clock: clockOf(row.status === "under_review" ? row.dueAt : null, row.submittedAt),
    isLate: row.status === "under_review" && row.dueAt !== null && row.dueAt < now(),
    isWithDesk: row.escalatedAt !== null || row.appealedAt !== null,
    isWaiting: row.isWaiting && row.status === "under_review",
    isToConfirm: row.isToConfirm,
    usualAwardPaise: row.usualAwardPaise,
  };
}

function hasScored({ userId }: Actor): SQL<boolean> {
  if (!userId) return sql<boolean>`false`;
  return sql<boolean>`exists (select 1 from ${reviewScore} where ${reviewScore.applicationId} = ${application.id}
    and ${reviewScore.reviewerId} = ${userId} and ${reviewScore.voidedAt} is null)`;
}

function filtersOf({ filters }: ReviewQuery): (SQL | undefined)[] {
  const { status, scholarship: of, due } = filters;
  return [
    status.length > 0 ? inArray(application.status, status as ApplicationStatus[]) : undefined,
    of[0] ? eq(application.scholarshipId, of[0]) : undefined,
    due[0] ? dueFilter(due[0]) : undefined,
  ];
}

function dueFilter(due: string): SQL | undefined {
  if (due === "waiting_list") return and(eq(application.status, "under_review"), isWaiting);
  if (due === "with_desk") {
    return and(
      inArray(application.status, ["under_review", "action_needed"]),
      or(isNotNull(application.escalatedAt), isNotNull(application.appealedAt)),
    );
  }
  const before = due === "late" ? now() : addHours(now(), 12);
  return and(eq(application.status, "under_review"), lt(application.dueAt, before));
}

/** By number, by a part of the name, by the scholarship. A name is no key to what is scored blind. */
function holds(search: string, scores: boolean): SQL | undefined {
  const serial = serialOf(search);
  if (serial !== null) return eq(application.serial, serial);
  const text = search.toLowerCase();
  const byName = sql`strpos(lower(${typedName}), ${text}) > 0`;
  return or(
    scores ? and(byName, sql`coalesce(${scholarshipTerms.isBlind}, false) = false`) : byName,
    sql`strpos(lower(${scholarship.title}), ${text}) > 0`,
  );
}
