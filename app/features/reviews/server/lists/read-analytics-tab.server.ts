import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { isId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { application, applicationCheck, applicationEvent } from "#app/db/schema/applications.ts";
import { reviewStanding } from "#app/db/schema/reviews.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import { applyMessages } from "#app/features/applications/messages/apply.messages.server.ts";
import { eligibilityMessages } from "#app/features/scholarships/messages/eligibility.messages.server.ts";
import { barChartModel } from "#app/ui/charts/bar-chart-model.server.ts";
import type { AnalyticsView } from "../../analytics-view.ts";
import { type GroupCount, hideSmallGroups } from "../../hide-small-groups.ts";
import { reviewPermissions } from "../../review-permissions.ts";
import { deskOf, scopeOf } from "./review-rows.server.ts";

const won = sql`${application.status} in ('approved', 'paid')`;

/** How many came how far, how long each step took, and how it ended for whom; all from rows. */
export async function readAnalyticsTab(actor: Actor, address: string): Promise<AnalyticsView> {
  const desk = deskOf(actor);
  reviewPermissions.assertCan(actor, "review.analyse", desk);
  const parameters = new URL(address, "http://tab.invalid").searchParams;
  const chosen = isId(parameters.get("scholarship")) ? (parameters.get("scholarship") ?? "") : "";
  const where = and(scopeOf(desk, actor), chosen ? eq(application.scholarshipId, chosen) : undefined);
  const funnel = await readFunnel(where);
  const decided = funnel.selected + funnel.rejected;
  return {
    scholarships: await listScholarships(desk.instituteId),
    chosen,
    kept: [...parameters].filter(([name]) => name !== "scholarship"),
    received: funnel.received,
    pending: funnel.pending,
    selected: funnel.selected,
    successRate: decided === 0 ? "–" : `${Math.round((funnel.selected * 100) / decided)}%`,
    funnel: barChartModel({
      title: "How far applications came",
      heads: ["Step", "Applications"],
      across: "own order",
      points: [
        { label: "Received", value: funnel.received },
        { label: "Verified", value: funnel.verified },
        { label: "Scored", value: funnel.scored },
        { label: "Selected", value: funnel.selected },
        { label: "Paid", value: funnel.paid },
      ],
    }),
    stages: barChartModel({
      title: "Hours per stage, the middle one of all (median)",
      heads: ["Stage", "Hours"],
      across: "own order",
      points: await readStages(where),
      format: (hours) => `${Math.round(hours * 10) / 10}`,
    }),
    outcomes: await Promise.all(breakdowns.map((breakdown) => readOutcome(where, breakdown))),
  };
}

/**
 * A step counts what reached at least that far: papers are checked and points given side by side, so a score
 * counts from the moment the papers are verified too, and whoever was selected came through all of it.
 */
async function readFunnel(where: SQL | undefined) {
  const checks = (condition: SQL) =>
    sql`exists (select 1 from ${applicationCheck} where ${applicationCheck.applicationId} = ${application.id} and ${condition})`;
  const verified = sql`(${won} or (${checks(sql`true`)} and not ${checks(sql`${applicationCheck.status} <> 'verified'`)}))`;
  const count = (condition: SQL) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
  const [row] = await database()
    .select({
      received: sql<number>`count(*)`.mapWith(Number),
      verified: count(verified),
      scored: count(sql`(${won} or (${verified} and ${reviewStanding.applicationId} is not null))`),
      selected: count(won),
      rejected: count(sql`${application.status} = 'rejected'`),
      paid: count(sql`${application.status} = 'paid'`),
      pending: count(sql`${application.status} = 'under_review'`),
    })
    .from(application)
    .leftJoin(scholarship, eq(scholarship.id, application.scholarshipId))
    .leftJoin(reviewStanding, eq(reviewStanding.applicationId, application.id))
    .where(where);
  return row ?? { received: 0, verified: 0, scored: 0, selected: 0, rejected: 0, paid: 0, pending: 0 };
}

/** The median of each step, from the timeline: sent → first check → decision → paid. */
async function readStages(where: SQL | undefined): Promise<{ label: string; value: number }[]> {
  const firstCheck = sql`(select min(${applicationEvent.at}) from ${applicationEvent} where ${applicationEvent.applicationId} = ${application.id} and ${applicationEvent.event} in ('check_verified', 'ask'))`;
  const median = (from: SQL, to: SQL) =>
    sql<number>`coalesce(percentile_cont(0.5) within group (order by extract(epoch from (${to} - ${from}))::double precision) / 3600, 0)`.mapWith(
      Number,
    );
  const { submittedAt, decidedAt, paidAt } = application;
  const [row] = await database()
    .select({
      checks: median(sql`${submittedAt}`, firstCheck),
      decision: median(sql`${submittedAt}`, sql`${decidedAt}`),
      payment: median(sql`${decidedAt}`, sql`${paidAt}`),
    })
    .from(application)
    .leftJoin(scholarship, eq(scholarship.id, application.scholarshipId))
    .where(where);
  return [
    { label: "To first check", value: row?.checks ?? 0 },
    { label: "To decision", value: row?.decision ?? 0 },
    { label: "To payment", value: row?.payment ?? 0 },
  ];
}

interface Breakdown {
  readonly field: string;
  readonly title: string;
  readonly head: string;
  readonly names: Readonly<Record<string, string>>;
  /** Its values have an order of their own. */
  readonly ordered?: boolean;
}

const { options } = applyMessages.en;
const breakdowns: readonly Breakdown[] = [
  { field: "gender", title: "Outcome by gender", head: "Gender", names: options.gender },
  { field: "state", title: "Outcome by state", head: "State", names: eligibilityMessages.en.states },
  {
    field: "familyIncome",
    title: "Outcome by family income",
    head: "Income",
    names: options.familyIncome,
    ordered: true,
  },
  { field: "currentEducation", title: "Outcome by class", head: "Class", names: options.currentEducation },
];

async function readOutcome(where: SQL | undefined, { field, title, head, names, ordered }: Breakdown) {
  const value = sql<string>`coalesce(nullif(${application.answers} #>> ${sql.raw(`'{${field},value}'`)}, ''), 'not said')`;
  const rows = await database()
    .select({
      value,
      decided: sql<number>`count(*)`.mapWith(Number),
      selected: sql<number>`count(*) filter (where ${won})`.mapWith(Number),
    })
    .from(application)
    .leftJoin(scholarship, eq(scholarship.id, application.scholarshipId))
    // D15: the same denominator as the rate above them. Who waits for a decision was not turned down.
    .where(and(where, sql`(${won} or ${application.status} = 'rejected')`))
    .groupBy(sql`1`)
    .orderBy(sql`2 desc`, sql`1`)
    .limit(60);
  const groups = hideSmallGroups(
    rows.map(
      (row): GroupCount => ({
        label: names[row.value] ?? (row.value === "not said" ? "Not said" : row.value),
        decided: row.decided,
        selected: row.selected,
      }),
    ),
  );
  return {
    title,
    head,
    groups,
    chart: barChartModel({
      title: `${title}: percent selected of those decided`,
      heads: [head, "Selected"],
      across: ordered ? "own order" : "highest first",
      points: inOrder(groups.shown, ordered && Object.values(names)).map(({ label, decided, selected }) => ({
        label,
        value: Math.round((selected * 100) / decided),
      })),
      format: (percent) => `${percent}%`,
    }),
  };
}

/** Bands have an order of their own: from the lowest to the highest. */
function inOrder(groups: readonly GroupCount[], labels: readonly string[] | undefined | false): GroupCount[] {
  if (!labels) return [...groups];
  const place = ({ label }: GroupCount) => (labels.includes(label) ? labels.indexOf(label) : labels.length);
  return groups.toSorted((one, other) => place(one) - place(other));
}

async function listScholarships(instituteId: string | null) {
  if (instituteId === null) return [];
  return database()
    .select({ value: scholarship.id, label: scholarship.title })
    .from(scholarship)
    .where(and(eq(scholarship.ownerKind, "institute"), eq(scholarship.ownerId, instituteId)))
    .orderBy(asc(scholarship.title))
    .limit(200);
}
