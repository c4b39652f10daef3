import { desc, eq, sql } from "drizzle-orm";
import { istDate } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { application } from "#app/db/schema/applications.ts";
import { scholarshipCycle } from "#app/db/schema/scholarships.ts";
import type { Criteria } from "#app/features/scholarships/eligibility/criteria.ts";
import { judge } from "#app/features/scholarships/eligibility/eligibility.ts";
import { scholarshipPermissions } from "#app/features/scholarships/scholarships-permissions.ts";
import { getScholarshipTerms } from "#app/features/scholarships/server/lifecycle/get-scholarship-terms.server.ts";
import type { ScholarshipRow } from "#app/features/scholarships/server/lifecycle/lock-scholarship.server.ts";
import { judgementInWords } from "#app/features/scholarships/server/matching/eligibility-words.server.ts";
import type { OwnScholarship } from "../own-scholarship.ts";

/** A row with its round, terms, rules in words and counts. Whoever calls has asked who is reading. */
export async function wholeScholarship(actor: Actor, row: ScholarshipRow): Promise<OwnScholarship> {
  const [[cycle], terms, [counts]] = await Promise.all([
    database()
      .select()
      .from(scholarshipCycle)
      .where(eq(scholarshipCycle.scholarshipId, row.id))
      .orderBy(desc(scholarshipCycle.closesOn))
      .limit(1),
    getScholarshipTerms(row.id),
    database()
      .select({
        applicants: sql<number>`count(*) filter (where ${application.submittedAt} is not null)`.mapWith(
          Number,
        ),
        selected: sql<number>`count(*) filter (where ${application.status} in ('approved', 'paid'))`.mapWith(
          Number,
        ),
        awarded:
          sql<number>`coalesce(sum(${application.awardPaise}) filter (where ${application.status} in ('approved', 'paid')), 0)`.mapWith(
            Number,
          ),
      })
      .from(application)
      .where(eq(application.scholarshipId, row.id)),
  ]);
  const criteria = row.criteria as Criteria;
  const words = judgementInWords(judge(criteria, {}, istDate()), "en");
  return {
    id: row.id,
    slug: row.slug,
    status: row.status,
    revision: row.revision,
    title: row.title,
    category: row.category,
    amountText: row.amountText,
    amountPeriod: row.amountPeriod,
    description: row.description,
    applicationProcess: row.applicationProcess,
    benefits: row.benefits,
    documents: row.documents,
    criteria,
    opensOn: cycle?.opensOn ?? null,
    closesOn: cycle?.closesOn ?? null,
    terms,
    rules: [...words.criteria.map(({ rule }) => rule), ...words.notes.map(({ text }) => text)],
    applicants: counts?.applicants ?? 0,
    selected: counts?.selected ?? 0,
    awardedPaise: counts?.awarded ?? 0,
    mayChange: scholarshipPermissions.can(actor, "scholarship.update", row),
  };
}
