import { Form, useSearchParams } from "react-router";
import { financialYearLabel } from "#app/core/clock.ts";
import { formatMoney, type Paise } from "#app/core/money.ts";
import { Button } from "#app/ui/button.tsx";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { MoneyField } from "#app/ui/fields/money-field.tsx";
import { FormButtons } from "#app/ui/forms/form-buttons.tsx";
import { useForm } from "#app/ui/forms/use-form.ts";
import { Panel } from "#app/ui/panel.tsx";
import type { CsrData } from "../csr-view.ts";
import { Pair } from "./csr-form.tsx";
import { RulesComparison } from "./rules-comparison.tsx";

/** What if: nothing is stored, and the question stands in the address. */
export function WhatIfForm({ data }: { data: CsrData<"budget"> }) {
  const [asked] = useSearchParams();
  const wasAsked = asked.has("profit1");
  const { field } = useForm("what-if", null, wasAsked ? Object.fromEntries(asked) : presentFigures(data));
  const label = (back: number) => `Net profit ${financialYearLabel(data.year - back)}`;
  return (
    <section id="what-if" aria-label="What if">
      <Panel title="What if" note="nothing is saved">
        <div className="panel__body">
          {wasAsked && !data.whatIf && (
            <Alert tone="bad" title="One of the amounts could not be read.">
              Enter amounts such as 2,50,000 or 1.5 crore; the three profits are needed.
            </Alert>
          )}
          <Form method="get" action="/csr#what-if" className="stack mt-4">
            <input type="hidden" name="tab" value="budget" />
            <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-3">
              <MoneyField field={field("profit1")} label={label(3)} required />
              <MoneyField field={field("profit2")} label={label(2)} required />
              <MoneyField field={field("profit3")} label={label(1)} required />
            </div>
            <Pair>
              <MoneyField field={field("spend")} label="Would be spent" required={false} />
              <MoneyField field={field("overhead")} label="Overheads" required={false} />
            </Pair>
            <Pair>
              <MoneyField field={field("ongoing")} label="Left in ongoing projects" required={false} />
              <MoneyField field={field("setOff")} label="Excess of last year" required={false} />
            </Pair>
            <Pair>
              <MoneyField field={field("netWorth")} label="Net worth of last year" required={false} />
              <MoneyField field={field("turnover")} label="Turnover of last year" required={false} />
            </Pair>
            <FormButtons>
              <Button kind="quiet">Reckon</Button>
            </FormButtons>
          </Form>
        </div>
        {data.whatIf && <RulesComparison rows={data.whatIf.comparison} />}
      </Panel>
    </section>
  );
}

/** It begins at how things stand: one figure is changed, the others need no typing. */
function presentFigures(data: CsrData<"budget">): Record<string, string> {
  const typed = (amount: Paise | undefined) =>
    amount === undefined ? "" : formatMoney(amount).replace("₹", "");
  const of = (year: number) => data.records.find((record) => record.year === year)?.figures;
  return {
    profit1: typed(of(data.year - 3)?.netProfit),
    profit2: typed(of(data.year - 2)?.netProfit),
    profit3: typed(of(data.year - 1)?.netProfit),
    spend: typed(data.years[0]?.settlement.spent),
    netWorth: typed(of(data.year - 1)?.netWorth),
    turnover: typed(of(data.year - 1)?.turnover),
  };
}
