import { createHash } from "node:crypto";
import { and, asc, eq, isNull } from "drizzle-orm";
import { istDate, now } from "#app/core/clock.ts";
import { canonicalJson } from "#app/db/audit/canonical-json.ts";
import { database } from "#app/db/opening/client.server.ts";
import { applicationCheck, applicationDocument } from "#app/db/schema/applications.ts";
import { document } from "#app/db/schema/documents.ts";
import { reviewScore } from "#app/db/schema/reviews.ts";
import { profileOf } from "#app/features/applications/profile-of.ts";
import { findScholarshipFacts } from "#app/features/applications/server/drafts/find-scholarship-facts.server.ts";
import type { ApplicationRow } from "#app/features/applications/server/lists/application-row.server.ts";
import { judge } from "#app/features/scholarships/eligibility/eligibility.ts";
import { plainTerms } from "#app/features/scholarships/scholarship-terms.ts";
import { getScholarshipTerms } from "#app/features/scholarships/server/lifecycle/get-scholarship-terms.server.ts";
import type { DecisionContent } from "../../decision-bundle.ts";
import { rankingVersion } from "../../ranking-rules.ts";

/** A decided application as hashes, codes and figures. */
export async function describeDecision(
  row: ApplicationRow,
  by: { readonly role: string; readonly wasWaiting: boolean },
): Promise<DecisionContent> {
  const scholarship = row.scholarshipId ? await findScholarshipFacts({ id: row.scholarshipId }) : null;
  const terms = row.scholarshipId ? await getScholarshipTerms(row.scholarshipId) : plainTerms;
  const [checks, scores, papers] = [
    await database()
      .select()
      .from(applicationCheck)
      .where(eq(applicationCheck.applicationId, row.id))
      .orderBy(asc(applicationCheck.position)),
    await database()
      .select({ total: reviewScore.total, outOf: reviewScore.outOf })
      .from(reviewScore)
      .where(and(eq(reviewScore.applicationId, row.id), isNull(reviewScore.voidedAt)))
      .orderBy(asc(reviewScore.scoredAt)),
    await database()
      .select({ field: applicationDocument.field, sha256: document.sha256 })
      .from(applicationDocument)
      .innerJoin(document, eq(document.id, applicationDocument.documentId))
      .where(eq(applicationDocument.applicationId, row.id))
      .orderBy(asc(applicationDocument.field)),
  ];
  const day = istDate(row.submittedAt ?? now());
  const values = Object.fromEntries(Object.entries(row.answers).map(([field, { value }]) => [field, value]));
  return {
    verdict: row.status === "rejected" ? "rejected" : "approved",
    decidedAt: (row.decidedAt ?? now()).toISOString(),
    decidedBy: by.role,
    fromWaitingList: by.wasWaiting,
    reasons: row.decisionReasons,
    sentence: row.decisionSentence,
    noteHash: row.decisionNote === null ? null : sha256(row.decisionNote),
    awardPaise: row.awardPaise,
    rules: {
      scholarship: scholarship?.title ?? null,
      version: sha256(canonicalJson([scholarship?.criteria ?? null, terms])),
      rankingVersion,
      rubric: terms.rubric,
      reviewersNeeded: terms.reviewersNeeded,
      isBlind: terms.isBlind,
    },
    eligibility: scholarship
      ? judge(scholarship.criteria, profileOf(row.answers), day).criteria.map(({ kind, outcome }) => ({
          rule: kind,
          outcome,
        }))
      : [],
    checks: checks.map(({ code, status, reason, checkedByRole }) => ({
      code,
      status,
      reason,
      by: checkedByRole,
    })),
    scores,
    evidence: papers,
    answersHash: sha256(canonicalJson(values)),
  };
}

function sha256(text: string): string {
  return createHash("sha256").update(text, "utf8").digest("hex");
}
