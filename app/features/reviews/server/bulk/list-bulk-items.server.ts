import { asc, eq, sql } from "drizzle-orm";
import { formatMoney, paise } from "#app/core/money.ts";
import { database } from "#app/db/opening/client.server.ts";
import { application, applicationCheck } from "#app/db/schema/applications.ts";
import { bulkDecisionItem, reviewStanding } from "#app/db/schema/reviews.ts";
import { scholarshipTerms } from "#app/db/schema/scholarship-terms.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import { applicationNumber } from "#app/features/applications/application-number.ts";
import { applicationMachine } from "#app/features/applications/rules/application-status.ts";
import { scoreText } from "#app/features/awards/score-text.ts";
import { SENT_BACK } from "../../bulk-status.ts";
import type { BulkItem } from "../../bulk-view.ts";

/** More than these cannot be ticked on one page. */
const SHOWN = 100;

/** D8: whom a decision about many is about, with what the second person has to see before agreeing. */
export async function listBulkItems(bulkId: string): Promise<BulkItem[]> {
  const rows = await database()
    .select({
      id: application.id,
      serial: application.serial,
      createdAt: application.createdAt,
      name: sql<string | null>`${application.answers} #>> '{fullName,value}'`,
      status: application.status,
      scholarship: scholarship.title,
      mean: reviewStanding.mean,
      spread: reviewStanding.spread,
      award: scholarshipTerms.awardPaise,
      open: sql<number>`(select count(*) from ${applicationCheck}
        where ${applicationCheck.applicationId} = ${application.id} and ${applicationCheck.status} <> 'verified')`.mapWith(
        Number,
      ),
      outcome: bulkDecisionItem.outcome,
      problem: bulkDecisionItem.problem,
    })
    .from(bulkDecisionItem)
    .innerJoin(application, eq(application.id, bulkDecisionItem.applicationId))
    .leftJoin(scholarship, eq(scholarship.id, application.scholarshipId))
    .leftJoin(scholarshipTerms, eq(scholarshipTerms.scholarshipId, application.scholarshipId))
    .leftJoin(reviewStanding, eq(reviewStanding.applicationId, application.id))
    .where(eq(bulkDecisionItem.bulkId, bulkId))
    .orderBy(asc(application.submittedAt), asc(application.id))
    .limit(SHOWN);
  return rows.map((row) => ({
    id: row.id,
    number: applicationNumber(row),
    student: row.name,
    scholarship: row.scholarship ?? "Assisted application",
    score: row.mean === null ? null : scoreText(row.mean),
    difference: row.spread ? scoreText(row.spread) : null,
    award: row.award === null ? null : formatMoney(paise(row.award)),
    openChecks: row.open,
    status: row.status,
    statusLabel: applicationMachine.states[row.status].label,
    problem: row.outcome === "refused" ? (row.problem?.replace(SENT_BACK, "") ?? null) : null,
    isBack: row.problem?.startsWith(SENT_BACK) ?? false,
  }));
}
