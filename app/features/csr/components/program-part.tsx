import { formatDate } from "#app/core/clock.ts";
import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import { formatCount, formatMoney, paise, shortMoney } from "#app/core/money.ts";
import { stateNames } from "#app/core/words/state-names.ts";
import { programmeMachine } from "#app/features/giving/programme-status.ts";
import { ProgressBar } from "#app/ui/charts/progress-bar.tsx";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { Facts } from "#app/ui/facts.tsx";
import { BackLink } from "#app/ui/page-head.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { complianceLabels } from "../csr-checklist.ts";
import type { CsrData, ProgramDetail } from "../csr-view.ts";
import { MilestonesPanel } from "./milestones-panel.tsx";
import { ProgramSteps } from "./program-steps.tsx";
import { ScholarshipPanel } from "./scholarship-panel.tsx";
import { SpendForm } from "./spend-form.tsx";
import { SpendTable } from "./spend-table.tsx";

type ProgramPartProps = { detail: ProgramDetail; data: CsrData<"programs">; answer: FormAnswer | null };

const names: Readonly<Record<string, string>> = stateNames;

/** One program: utilisation and completion, vouchers, milestones, its scholarship. */
export function ProgramPart({ detail, data, answer }: ProgramPartProps) {
  const { row } = detail;
  const isActive = row.status === "active";
  return (
    <>
      <BackLink href="/csr?tab=programs" label="Programs" />
      <section className="stack">
        <div className="row">
          <h2>{row.title}</h2>
          <StatusBadge status={row.status}>{programmeMachine.states[row.status].label}</StatusBadge>
          <StatusBadge status={row.compliance}>{complianceLabels[row.compliance]}</StatusBadge>
        </div>
        <p>{detail.description}</p>
        <Facts
          facts={[
            { term: "Schedule VII", value: `${row.item}${row.isOngoing ? ", ongoing" : ""}` },
            { term: "Duration", value: `${formatDate(row.startsOn)} to ${formatDate(row.endsOn)}` },
            {
              term: "Implementing partner",
              value: row.partner ? `${row.partner}, ${row.csr1 ?? "CSR-1 missing"}` : "The company itself",
            },
            {
              term: "Where",
              value: detail.states.map((state) => names[state] ?? state).join(", ") || "All India",
            },
            { term: "Students", value: formatCount(row.students) },
          ]}
        />
        <ProgressBar
          label="Utilisation of the budget"
          value={row.utilisation}
          text={`${shortMoney(row.spent)} of ${shortMoney(row.budget)}, ${formatMoney(paise(row.budget - row.spent))} left`}
        />
        <ProgressBar label="Completion by milestones" value={row.completion} />
      </section>
      <SpendTable detail={detail} answer={answer} />
      <div className="mosaic">
        {isActive && (
          <Panel title="Record spending" padded className="m-6">
            <SpendForm detail={detail} data={data} answer={answer} />
          </Panel>
        )}
        <MilestonesPanel detail={detail} answer={answer} />
      </div>
      <ScholarshipPanel detail={detail} data={data} answer={answer} />
      {isActive && <ProgramSteps row={row} answer={answer} />}
    </>
  );
}
