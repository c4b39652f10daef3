import Download from "lucide-react/icons/download";
import Plus from "lucide-react/icons/plus";
import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import { shortMoney } from "#app/core/money.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { ProgressBar } from "#app/ui/charts/progress-bar.tsx";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ListFoot } from "#app/ui/lists/list-foot.tsx";
import { ListTable } from "#app/ui/lists/list-table.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { TabSearch } from "#app/ui/portal/tab-search.tsx";
import { csrProgrammeColumns } from "../csr-programme-columns.ts";
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

const cells = {
  program: (row: CsrProgrammeRow) => (
    <>
      <Anchor href={`/csr?tab=programs&program=${row.id}`}>{row.title}</Anchor>
      <small>
        {row.item}
        {row.isOngoing && ", ongoing"}
      </small>
    </>
  ),
  spent: (row: CsrProgrammeRow) => (
    <>
      {shortMoney(row.spent)}, {row.utilisation}%
      <ProgressBar label={`${row.title}: spent`} value={row.utilisation} bare />
    </>
  ),
  status: (row: CsrProgrammeRow) => (
    <StatusBadge status={row.status}>{csrProgrammeColumns.status.text(row)}</StatusBadge>
  ),
  impact: (row: CsrProgrammeRow) => (
    <StatusBadge status={row.impact}>{csrProgrammeColumns.impact.text(row)}</StatusBadge>
  ),
  compliance: (row: CsrProgrammeRow) => (
    <StatusBadge status={row.compliance}>{csrProgrammeColumns.compliance.text(row)}</StatusBadge>
  ),
};

function ProgramTable({ rows }: { rows: readonly CsrProgrammeRow[] }) {
  return <ListTable caption="Programs" columns={csrProgrammeColumns} rows={rows} cells={cells} />;
}
