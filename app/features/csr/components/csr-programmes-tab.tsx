import Download from "lucide-react/icons/download";
import Plus from "lucide-react/icons/plus";
import { formatDate } from "#app/core/clock.ts";
import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import { formatCount, shortMoney } from "#app/core/money.ts";
import { programmeMachine } from "#app/features/giving/programme-status.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { ProgressBar } from "#app/ui/charts/progress-bar.tsx";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { DataTable } from "#app/ui/lists/data-table.tsx";
import { ListFoot } from "#app/ui/lists/list-foot.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { TabSearch } from "#app/ui/portal/tab-search.tsx";
import { complianceLabels } from "../csr-checklist.ts";
import type { CsrProgrammeRow } from "../csr-programme-row.ts";
import type { CsrData } from "../csr-view.ts";
import { useCsrMay } from "./csr-may.ts";
import { NewProgramForm } from "./new-program-form.tsx";
import { ProgramPart } from "./program-part.tsx";

/** The programs table with New Program (spec 2); one program with its vouchers when it is open. */
export function CsrProgrammesTab({ data, answer }: { data: CsrData<"programs">; answer: FormAnswer | null }) {
  if (data.detail) return <ProgramPart detail={data.detail} data={data} answer={answer} />;
  const isNew = data.isNew || answer?.form === "new-program";
  if (isNew) return <NewProgramForm data={data} answer={answer} />;
  return (
    <Panel
      title="Programs"
      tools={<Tools data={data} />}
      foot={
        <ListFoot
          label="Pages of programs"
          shown={data.rows.length}
          total={data.pages.total ?? data.rows.length}
          previousHref={data.pages.previousHref}
          nextHref={data.pages.nextHref}
        />
      }
    >
      {data.rows.length === 0 ? (
        <EmptyState title={data.pages.isNarrowed ? "No program matches" : "No program yet"}>
          <p>
            {data.pages.isNarrowed
              ? "Try another word or another status."
              : "Plan the first one: item of Schedule VII, budget, milestones, partner."}
          </p>
        </EmptyState>
      ) : (
        <ProgramTable rows={data.rows} />
      )}
    </Panel>
  );
}

const statuses = [
  { value: "active", label: "Active" },
  { value: "completed", label: "Completed" },
];

function Tools({ data }: { data: CsrData<"programs"> }) {
  const mayPlan = useCsrMay("new-program");
  return (
    <>
      <TabSearch
        tab="programs"
        label="Search programs"
        value={data.pages.search}
        filters={[
          { name: "status", label: "Status", all: "All statuses", value: data.status, choices: statuses },
        ]}
      />
      <LinkButton kind="quiet" icon={Download} href={data.pages.exportHref} download>
        Export
      </LinkButton>
      {mayPlan && (
        <LinkButton icon={Plus} href="/csr?tab=programs&new=1">
          New Program
        </LinkButton>
      )}
    </>
  );
}

function ProgramTable({ rows }: { rows: readonly CsrProgrammeRow[] }) {
  return (
    <DataTable
      caption="Programs"
      rows={[...rows]}
      rowKey={({ id }) => id}
      columns={[
        {
          id: "program",
          head: "Program",
          kind: "key",
          cell: (row) => (
            <>
              <Anchor href={`/csr?tab=programs&program=${row.id}`}>{row.title}</Anchor>
              <small>
                {row.item}
                {row.isOngoing && ", ongoing"}
              </small>
            </>
          ),
        },
        { id: "budget", head: "Budget", kind: "number", cell: (row) => shortMoney(row.budget) },
        {
          id: "spent",
          head: "Spent",
          cell: (row) => (
            <>
              {shortMoney(row.spent)}, {row.utilisation}%
              <ProgressBar label={`${row.title}: spent`} value={row.utilisation} bare />
            </>
          ),
        },
        { id: "completion", head: "Completion", kind: "number", cell: (row) => `${row.completion}%` },
        { id: "students", head: "Students", kind: "number", cell: (row) => formatCount(row.students) },
        {
          id: "duration",
          head: "Duration",
          cell: (row) => `${formatDate(row.startsOn)} to ${formatDate(row.endsOn)}`,
        },
        {
          id: "status",
          head: "Status",
          kind: "status",
          cell: (row) => (
            <StatusBadge status={row.status}>{programmeMachine.states[row.status].label}</StatusBadge>
          ),
        },
        {
          id: "impact",
          head: "Impact",
          cell: (row) => (
            <StatusBadge status={row.impact}>{row.impact === "high" ? "High" : "Medium"}</StatusBadge>
          ),
        },
        {
          id: "compliance",
          head: "Compliance",
          cell: (row) => (
            <StatusBadge status={row.compliance}>{complianceLabels[row.compliance]}</StatusBadge>
          ),
        },
      ]}
    />
  );
}
