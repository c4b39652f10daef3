import { financialYearLabel, formatDate } from "#app/core/clock.ts";
import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import { shortMoney } from "#app/core/money.ts";
import { Button } from "#app/ui/button.tsx";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { DateField } from "#app/ui/fields/date-field.tsx";
import { MoneyField } from "#app/ui/fields/money-field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { FormButtons } from "#app/ui/forms/form-buttons.tsx";
import { useForm } from "#app/ui/forms/use-form.ts";
import { DataTable } from "#app/ui/lists/data-table.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { transferKinds } from "../csr-options.ts";
import type { CsrData } from "../csr-view.ts";
import { CsrForm, Pair } from "./csr-form.tsx";
import { Fold } from "./fold.tsx";

type UnspentPartProps = { data: CsrData<"compliance">; answer: FormAnswer | null };

/** What was not spent: where it must go, by when, what it costs not to, and what has been moved. */
export function UnspentPart({ data, answer }: UnspentPartProps) {
  const { settlement } = data.current;
  const pastYears = Array.from({ length: 5 }, (_, back) => data.year - 1 - back);
  const { field } = useForm("transfer", answer, { year: String(data.year - 1), madeOn: data.today });
  return (
    <section id="unspent" className="stack" aria-label="Unspent amounts">
      <Panel title="Unspent amounts" note="section 135(5) to (7)">
        {settlement.unspent.length > 0 && (
          <div className="panel__body">
            <Alert tone="info" title={`If ${data.label} ended today:`}>
              {settlement.unspent
                .map(
                  (part) =>
                    `${shortMoney(part.amount)} ${part.kind === "ongoing" ? "of ongoing projects would go to the Unspent CSR Account" : "would go to a fund of Schedule VII"} by ${formatDate(part.transferBy)}`,
                )
                .join("; ")}
              . Left where it is, it risks {shortMoney(settlement.risk.company)} for the company and{" "}
              {shortMoney(settlement.risk.officer)} for each officer in default.
            </Alert>
          </div>
        )}
        {data.openDuties.length === 0 ? (
          <p className="panel__body muted">Earlier years left nothing unspent.</p>
        ) : (
          <DataTable
            caption="Unspent amounts of earlier years"
            rows={[...data.openDuties]}
            rowKey={({ year, kind }) => `${year}-${kind}`}
            columns={[
              {
                id: "year",
                head: "Year",
                kind: "key",
                cell: (row) => (
                  <>
                    {financialYearLabel(row.year)}
                    <small>{row.kind === "ongoing" ? "Ongoing projects" : "Other projects"}</small>
                  </>
                ),
              },
              { id: "amount", head: "Unspent", kind: "number", cell: (row) => shortMoney(row.amount) },
              {
                id: "moved",
                head: "Transferred",
                kind: "number",
                cell: (row) => shortMoney(row.transferred),
              },
              {
                id: "where",
                head: "Where",
                cell: (row) => (row.kind === "ongoing" ? "Unspent CSR Account" : "Fund of Schedule VII"),
              },
              { id: "by", head: "By", kind: "date", cell: (row) => formatDate(row.transferBy) },
              {
                id: "status",
                head: "Status",
                kind: "status",
                cell: (row) =>
                  row.left === 0 ? (
                    <StatusBadge status="compliant">Compliant</StatusBadge>
                  ) : (
                    <StatusBadge status={row.isLate ? "overdue" : "due"}>
                      {row.isLate ? "Overdue" : "Due"}
                    </StatusBadge>
                  ),
              },
              {
                id: "risk",
                head: "Risk if it stays",
                cell: (row) =>
                  row.left === 0
                    ? null
                    : `${shortMoney(row.risk.company)} company, ${shortMoney(row.risk.officer)} officer`,
              },
            ]}
          />
        )}
        {data.accounts.map((one) => (
          <p key={one.year} className="panel__body small">
            Unspent CSR Account {financialYearLabel(one.year)}: {shortMoney(one.moved)} moved in,{" "}
            {shortMoney(one.spent)} spent, {shortMoney(one.left)} to be spent by {formatDate(one.spendBy)}.
          </p>
        ))}
        {data.transfers.length > 0 && (
          <DataTable
            caption="Transfers"
            rows={[...data.transfers]}
            rowKey={({ id }) => id}
            columns={[
              { id: "where", head: "Transfer", kind: "key", cell: (row) => transferKinds[row.kind] },
              { id: "year", head: "Of", cell: (row) => financialYearLabel(row.year) },
              { id: "amount", head: "Amount", kind: "number", cell: (row) => shortMoney(row.amount) },
              { id: "on", head: "On", kind: "date", cell: (row) => formatDate(row.madeOn) },
              { id: "to", head: "To", cell: (row) => `${row.receiver}, ${row.reference}` },
            ]}
          />
        )}
      </Panel>
      <Panel title="Record a transfer" padded>
        <Fold title="An unspent amount was moved" open={answer?.form === "transfer"}>
          <CsrForm name="transfer" answer={answer} anew>
            <Pair>
              <SelectField
                field={field("year")}
                label="Of the financial year"
                required
                choices={pastYears.map((year) => ({ value: String(year), label: financialYearLabel(year) }))}
              />
              <SelectField
                field={field("kind")}
                label="Where it went"
                required
                placeholder="Choose"
                choices={Object.entries(transferKinds).map(([value, label]) => ({ value, label }))}
              />
            </Pair>
            <Pair>
              <MoneyField field={field("amount")} label="Amount" required />
              <DateField field={field("madeOn")} label="Transferred on" required max={data.today} />
            </Pair>
            <Pair>
              <TextField field={field("receiver")} label="Bank or fund" required maxLength={120} />
              <TextField field={field("reference")} label="Bank reference" required maxLength={60} />
            </Pair>
            <FormButtons>
              <Button>Record transfer</Button>
            </FormButtons>
          </CsrForm>
        </Fold>
      </Panel>
    </section>
  );
}
