import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { istDate } from "#app/core/clock.ts";
import { stateNames } from "#app/core/words/state-names.ts";
import { database } from "#app/db/opening/client.server.ts";
import { application } from "#app/db/schema/applications.ts";
import { award } from "#app/db/schema/awards.ts";
import { notificationPreference } from "#app/db/schema/messages.ts";
import { reviewScore } from "#app/db/schema/reviews.ts";
import { scholarshipTerms } from "#app/db/schema/scholarship-terms.ts";
import { studentFacts } from "#app/db/schema/student-facts.ts";
import { percentOfCgpa } from "#app/features/applications/application-options.ts";
import { applyMessages } from "#app/features/applications/messages/apply.messages.server.ts";
import type { DecisionReason } from "#app/features/applications/rules/decision-reasons.ts";
import { type AwardPlace, awardPlaces } from "#app/features/awards/award-place.ts";
import { awardPlace } from "#app/features/awards/server/award-place-query.server.ts";
import { incomeBrackets } from "#app/features/scholarships/eligibility/profile.ts";
import type { RubricLine } from "#app/features/scholarships/scholarship-terms.ts";
import { decisionWords } from "../../decision-words.ts";
import type { MeritLine } from "../../merit-line.ts";
import type { ReviewLine } from "../../review-view.ts";

const words: Readonly<Record<string, Readonly<Record<string, string>>>> = applyMessages.en.options;
const facts = {
  row: application,
  rubric: scholarshipTerms.rubric,
  place: sql<AwardPlace | null>`case when ${award.id} is not null then ${awardPlace} end`,
  // P7: asked for matching, shown to providers only where the student said so.
  socialGroup: sql<string | null>`case when ${notificationPreference.profileVisible}
    then ${studentFacts.profile} ->> 'socialGroup' end`,
};

/** What a merit list needs beside what the tab shows; for a part of the list at a time, in its order. */
export async function addMeritFacts(lines: readonly ReviewLine[]): Promise<MeritLine[]> {
  if (lines.length === 0) return [];
  const ids = lines.map(({ id }) => id);
  const [rows, scores] = await Promise.all([
    database()
      .select(facts)
      .from(application)
      .leftJoin(scholarshipTerms, eq(scholarshipTerms.scholarshipId, application.scholarshipId))
      .leftJoin(award, eq(award.applicationId, application.id))
      .leftJoin(notificationPreference, eq(notificationPreference.userId, application.userId))
      .leftJoin(studentFacts, eq(studentFacts.studentId, application.studentId))
      .where(inArray(application.id, ids)),
    database()
      .select({ applicationId: reviewScore.applicationId, points: reviewScore.points })
      .from(reviewScore)
      .where(and(inArray(reviewScore.applicationId, ids), isNull(reviewScore.voidedAt))),
  ]);
  const byId = new Map(rows.map((row) => [row.row.id, row]));
  const given = Map.groupBy(scores, ({ applicationId }) => applicationId);
  return lines.flatMap((line) => {
    const found = byId.get(line.id);
    const points = (given.get(line.id) ?? []).map((score) => score.points);
    return found ? [meritLine(line, found, points)] : [];
  });
}

interface Found {
  readonly row: typeof application.$inferSelect;
  readonly rubric: unknown;
  readonly place: AwardPlace | null;
  readonly socialGroup: string | null;
}

function meritLine(
  line: ReviewLine,
  { row, rubric, place, socialGroup }: Found,
  points: readonly Readonly<Record<string, number>>[],
): MeritLine {
  const value = (name: string) => row.answers[name]?.value ?? "";
  const word = (name: string) => words[name]?.[value(name)] ?? value(name);
  return {
    ...line,
    gender: word("gender"),
    state: stateNames[value("state") as keyof typeof stateNames] ?? value("state"),
    socialGroup: socialGroup ?? "",
    education: word("currentEducation"),
    institution: value("institution"),
    course: value("course"),
    year: word("year"),
    marks: marksOf(value("percentage"), value("cgpa")),
    familyIncome: word("familyIncome"),
    familyIncomeMostInr: incomeBrackets[value("familyIncome") as keyof typeof incomeBrackets]?.to ?? null,
    scoresByLine: scoresOf((rubric ?? []) as readonly RubricLine[], points),
    scorers: points.length,
    decidedOn: row.decidedAt && istDate(row.decidedAt),
    reasons: row.decisionReasons
      .map((reason) => decisionWords[reason as DecisionReason] ?? reason)
      .join("; "),
    awardPaise: row.awardPaise,
    awardPlace: place ? awardPlaces[place].label : "",
    hasAccount: row.accountLastFour !== null,
    payoutReference: row.payoutReference,
    providerReference: row.providerReference,
  };
}

function marksOf(percentage: string, cgpa: string): number | null {
  if (percentage !== "") return Number(percentage);
  return cgpa === "" ? null : percentOfCgpa(Number(cgpa));
}

function scoresOf(
  rubric: readonly RubricLine[],
  points: readonly Readonly<Record<string, number>>[],
): string {
  if (points.length === 0) return "";
  return rubric
    .map(({ id, label, max }) => {
      const mean = points.reduce((sum, one) => sum + (one[id] ?? 0), 0) / points.length;
      return `${label} ${Math.round(mean * 10) / 10}/${max}`;
    })
    .join("; ");
}
