import { financialYearLabel } from "#app/core/clock.ts";
import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import { shortMoney } from "#app/core/money.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { StatTiles } from "#app/ui/charts/stat-tiles.tsx";
import { DataTable } from "#app/ui/lists/data-table.tsx";
import { Panel } from "#app/ui/panel.tsx";
import type { CsrData } from "../csr-view.ts";
import { PaymentsPanel } from "./payments-panel.tsx";
import { RulesComparison } from "./rules-comparison.tsx";
import { WhatIfForm } from "./what-if-form.tsx";
import { YearForm } from "./year-form.tsx";

/** The engine with the company's figures per year, under the law and under pending bills, and a what-if. */
export function BudgetTab({ data, answer }: { data: CsrData<"budget">; answer: FormAnswer | null }) {
  const current = data.years[0];
  if (!current) return null;
  const { duty, settlement } = current;
  return (
    <>
      <StatTiles
        tiles={[
          { label: "CSR budget", value: shortMoney(data.budget), note: data.label },
          {
            label: "2% due by law",
            value: shortMoney(duty.amount),
            note:
              duty.missing.length > 0
                ? `figures of ${duty.missing.map(financialYearLabel).join(", ")} are missing`
                : `average ${shortMoney(duty.average)}`,
          },
          { label: "Planned this year", value: shortMoney(data.planned), note: "active programs" },
          {
            label: settlement.excess > 0 ? "Excess so far" : "Still to spend",
            value: shortMoney(settlement.excess > 0 ? settlement.excess : settlement.shortfall),
            note: `${shortMoney(settlement.spent)} spent`,
          },
        ]}
      />
      <YearTable data={data} />
      <PaymentsPanel payments={data.payments} />
      <YearForm data={data} answer={answer} />
      <Panel title={`${data.label} under the law and under pending bills`} note="if the year ended today">
        <RulesComparison rows={data.comparison} />
      </Panel>
      <WhatIfForm data={data} />
    </>
  );
}

function YearTable({ data }: { data: CsrData<"budget"> }) {
  return (
    <Panel title="Year by year" note="duty, spending, set-off">
      <DataTable
        caption="CSR year by year"
        rows={[...data.years]}
        rowKey={({ duty }) => String(duty.year)}
        columns={[
          {
            id: "year",
            head: "Year",
            kind: "key",
            cell: ({ duty }) => (
              <>
                {financialYearLabel(duty.year)}
                {duty.missing.length > 0 && (
                  <small>figures of {duty.missing.map(financialYearLabel).join(", ")} are missing</small>
                )}
              </>
            ),
          },
          {
            id: "profit",
            head: "Net profit of the year",
            kind: "number",
            cell: ({ duty }) => {
              const record = data.records.find(({ year }) => year === duty.year);
              return record?.figures ? (
                <Anchor href={`/csr?tab=budget&year=${duty.year}#figures`}>
                  {shortMoney(record.figures.netProfit)}
                  <span className="vh">, change {financialYearLabel(duty.year)}</span>
                </Anchor>
              ) : null;
            },
          },
          {
            id: "duty",
            head: "2% due",
            kind: "number",
            cell: ({ duty }) =>
              duty.applies === null || duty.missing.length > 0 ? null : shortMoney(duty.amount),
          },
          {
            id: "spent",
            head: "Spent",
            kind: "number",
            cell: ({ settlement }) => shortMoney(settlement.spent),
          },
          {
            id: "set-off",
            head: "Set off",
            cell: ({ settlement }) =>
              settlement.setOff
                .map(({ year, amount }) => `${shortMoney(amount)} of ${financialYearLabel(year)}`)
                .join(", "),
          },
          {
            id: "result",
            head: "Result",
            cell: ({ settlement, duty }) =>
              duty.missing.length > 0 || duty.applies === null
                ? null
                : settlement.excess > 0
                  ? `${shortMoney(settlement.excess)} excess`
                  : settlement.shortfall > 0
                    ? `${shortMoney(settlement.shortfall)} unspent`
                    : "Met",
          },
          {
            id: "credits",
            head: "To set off later",
            cell: ({ settlement }) =>
              settlement.credits
                .map(({ year, amount }) => `${shortMoney(amount)} of ${financialYearLabel(year)}`)
                .join(", "),
          },
        ]}
      />
    </Panel>
  );
}
