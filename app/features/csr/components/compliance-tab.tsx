import Download from "lucide-react/icons/download";
import { financialYearLabel, formatDate } from "#app/core/clock.ts";
import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import { formatMoney, paise, shortMoney } from "#app/core/money.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Meter } from "#app/ui/charts/meter.tsx";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { DataTable } from "#app/ui/lists/data-table.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { reportFrequencies } from "../csr-options.ts";
import type { CsrData } from "../csr-view.ts";
import { BoardForm } from "./board-form.tsx";
import { ComplianceTable } from "./compliance-table.tsx";
import { UnspentPart } from "./unspent-part.tsx";

type ComplianceTabProps = { data: CsrData<"compliance">; answer: FormAnswer | null };

/** Spending overview bars and the checklist (spec 2); what is unspent, the board's dates, reports. */
export function ComplianceTab({ data, answer }: ComplianceTabProps) {
  const counts = {
    ok: data.items.filter(({ status }) => status === "compliant" || status === "on_track").length,
    due: data.items.filter(({ status }) => status === "due" || status === "overdue").length,
  };
  const rest = data.items.length - counts.ok - counts.due;
  const first = data.items.find(({ status }) => status === "overdue") ?? data.items.find(isDue);
  return (
    <>
      <div className="row justify-between">
        <div>
          <h2>Compliance, {data.label}</h2>
          <p className="small muted">
            Section 135, Companies Act 2013. Rules as of {formatDate(data.today)}: {data.current.rules.title}.
          </p>
        </div>
        <div className="row">
          <LinkButton kind="quiet" icon={Download} href={`/csr/csr-2.csv?year=${data.year}`} download>
            Figures for CSR-2
          </LinkButton>
          <LinkButton kind="quiet" icon={Download} href={`/csr/csr-2.json?year=${data.year}`} download>
            CSR-2 as JSON
          </LinkButton>
        </div>
      </div>
      {first && (
        <Alert tone={first.status === "overdue" ? "bad" : "warn"} live={false} title={`${first.label}.`}>
          {first.value}
          {first.dueOn && `, due ${formatDate(first.dueOn)}`}. <Anchor href={first.href}>Prepare it</Anchor>
        </Alert>
      )}
      <div className="mosaic">
        <SpendingOverview data={data} />
        <DutyPanel data={data} />
      </div>
      <Panel
        title="Checklist"
        note={`${counts.ok} in order, ${counts.due} due, ${rest} not required: ${data.score}% compliance`}
      >
        <ComplianceTable items={data.items} />
      </Panel>
      <UnspentPart data={data} answer={answer} />
      <BoardForm data={data} answer={answer} />
      <ReportsPanel data={data} />
    </>
  );
}

function isDue({ status, dueOn }: { status: string; dueOn: string | null }): boolean {
  return status === "due" && dueOn !== null;
}

function SpendingOverview({ data }: { data: CsrData<"compliance"> }) {
  const { duty, settlement, rules } = data.current;
  const { overheads } = settlement;
  const share = (part: number, whole: number) => (whole === 0 ? 0 : (part * 100) / whole);
  const time = { percent: data.timeGone, label: `Time gone ${data.timeGone}%` };
  return (
    <Panel title="Spending overview" note={`vouchers, ${formatDate(data.today)}`} padded className="m-7">
      <div className="stack">
        <Meter
          label="CSR spend this year"
          text={
            <>
              <b className="strong">{shortMoney(settlement.spent)}</b> of {shortMoney(duty.amount)} due by{" "}
              {formatDate(`${data.year + 1}-03-31`)}
            </>
          }
          percent={share(settlement.spent, duty.amount)}
          mark={time}
        />
        <Meter
          label={`Education allocation (${data.educationPercent}%)`}
          text={
            <>
              <b className="strong">{shortMoney(data.educationSpent)}</b> of{" "}
              {shortMoney(data.educationTarget)} set aside
            </>
          }
          percent={share(data.educationSpent, data.educationTarget)}
          mark={time}
        />
        <Meter
          label="Administrative overheads"
          text={
            <>
              <b className="strong">{shortMoney(overheads.booked)}</b> {overheads.bookedShare / 100}% of
              spend, the cap is {rules.overheadShare / 100}%
            </>
          }
          percent={share(overheads.booked, overheads.cap)}
          mark={{ percent: 100, label: "Cap" }}
        />
      </div>
    </Panel>
  );
}

function DutyPanel({ data }: { data: CsrData<"compliance"> }) {
  const { duty } = data.current;
  const sum = { term: "2% due", value: shortMoney(duty.amount) };
  const rows = [
    ...duty.years.map((one) => ({
      term: `Net profit ${financialYearLabel(one.year)}`,
      value: shortMoney(one.netProfit),
    })),
    ...duty.missing.map((year) => ({ term: `Net profit ${financialYearLabel(year)}`, value: "not entered" })),
    { term: "Average of the years", value: shortMoney(duty.average) },
    sum,
  ];
  return (
    <Panel title={`How the ${shortMoney(duty.amount)} comes about`} className="m-5">
      <DataTable
        caption="How the duty comes about"
        small
        rows={rows}
        rowKey={({ term }) => term}
        sumKey={sum.term}
        columns={[
          { id: "term", head: "Figure", cell: ({ term }) => term },
          { id: "value", head: "Amount", kind: "number", cell: ({ value }) => value },
        ]}
      />
      <p className="panel__body small">
        {duty.applies === false && "None of the three tests is met, so section 135 asks for nothing. "}
        {duty.amount > 0 && `To the rupee: ${formatMoney(paise(Math.round(duty.amount / 100) * 100))}. `}
        <Anchor href="/csr?tab=budget">Figures of the years</Anchor>
      </p>
    </Panel>
  );
}

function ReportsPanel({ data }: { data: CsrData<"compliance"> }) {
  return (
    <Panel title="Reports for the board" padded>
      <ul className="row">
        {data.reports.map((period) => (
          <li key={`${period.kind}-${period.from}`}>
            <LinkButton
              kind="quiet"
              size="sm"
              icon={Download}
              href={`/csr/report.pdf?frequency=${period.kind}&day=${period.from}`}
              download
            >
              {period.kind === "half" ? "Half-year" : reportFrequencies[period.kind]}: {period.label} (PDF)
            </LinkButton>
          </li>
        ))}
      </ul>
      <p className="small muted mt-2">
        The report of each period is also mailed when it is over; how often is chosen under{" "}
        <Anchor href="/csr?tab=settings">Settings</Anchor>.
      </p>
    </Panel>
  );
}
