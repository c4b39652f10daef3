import { and, desc, eq, isNotNull, isNull } from "drizzle-orm";
import { newFormKey } from "#app/core/forms/form-key.ts";
import { stateNames } from "#app/core/words/state-names.ts";
import { database } from "#app/db/opening/client.server.ts";
import { csrOutcome } from "#app/db/schema/csr.ts";
import { programme } from "#app/db/schema/programmes.ts";
import { assessmentCostCap, assessmentFlag } from "../csr-assessment.ts";
import { programmeProgress } from "../csr-books.ts";
import { type ImpactMetric, impactMetricIds } from "../csr-options.ts";
import type { CsrState } from "../csr-state.ts";
import type { CsrData } from "../csr-view.ts";
import { listCsrOutcomes } from "./programmes/list-csr-outcomes.server.ts";

const names: Readonly<Record<string, string>> = stateNames;

/** Students, outcomes, stories and the assessment flag: counts and pseudonymous text only (T14). */
export async function readCsrImpact({ actor, books, picture }: CsrState): Promise<CsrData<"impact">> {
  const stories = await database()
    .select({
      id: csrOutcome.id,
      programme: programme.title,
      state: csrOutcome.state,
      text: csrOutcome.story,
      on: csrOutcome.reportedOn,
    })
    .from(csrOutcome)
    .innerJoin(programme, eq(programme.id, csrOutcome.programmeId))
    .where(
      and(
        eq(csrOutcome.organisationId, actor.organisationId ?? ""),
        isNotNull(csrOutcome.story),
        isNull(csrOutcome.takenBackAt),
      ),
    )
    .orderBy(desc(csrOutcome.reportedOn), desc(csrOutcome.id))
    .limit(12);
  const perProgram = books.programmes.map((one) => ({ one, ...programmeProgress(books, one) }));
  const students = perProgram.reduce((sum, row) => sum + row.students, 0);
  const states = studentsByState(books.outcomes);
  const reached = perProgram.filter((row) => row.students > 0);
  const { company } = books;
  const shown = company.impactMetrics.length > 0 ? company.impactMetrics : impactMetricIds;
  return {
    tab: "impact",
    formKey: newFormKey(),
    today: picture.today,
    students,
    metrics: shown.map((metric) => ({ metric, count: countOf(metric) })),
    byState: states.slice(0, 8),
    byProgram: reached.slice(0, 6).map((row) => ({ label: row.one.title, value: row.students })),
    stories: stories.map(({ text, state, ...row }) => ({
      ...row,
      text: text ?? "",
      state: state === null ? null : (names[state] ?? state),
    })),
    outcomes: await listCsrOutcomes(actor),
    averageDuty: picture.assessment.averageDuty,
    isConcerned: picture.assessment.companyIsConcerned,
    costCap: assessmentCostCap(picture.spent, picture.rules),
    flags: perProgram.map(({ one, spent }) => ({
      id: one.id,
      title: one.title,
      outlay: spent,
      flag: assessmentFlag(
        { outlay: spent, completedOn: one.completedOn },
        picture.assessment,
        picture.today,
        picture.rules,
      ),
    })),
  };

  function countOf(metric: ImpactMetric): number {
    if (metric === "students") return students;
    return books.outcomes.filter((row) => row.metric === metric).reduce((sum, row) => sum + row.count, 0);
  }
}

function studentsByState(outcomes: CsrState["books"]["outcomes"]) {
  const counts = new Map<string, number>();
  for (const { metric, state, count } of outcomes) {
    if (metric === "students" && state !== null) counts.set(state, (counts.get(state) ?? 0) + count);
  }
  return [...counts]
    .map(([state, value]) => ({ label: names[state] ?? state, value }))
    .sort((a, b) => b.value - a.value);
}
