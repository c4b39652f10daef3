import { financialYearLabel } from "#app/core/clock.ts";
import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import { formatMoney, type Paise } from "#app/core/money.ts";
import { Button } from "#app/ui/button.tsx";
import { MoneyField } from "#app/ui/fields/money-field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { FormButtons } from "#app/ui/forms/form-buttons.tsx";
import { useForm } from "#app/ui/forms/use-form.ts";
import { Panel } from "#app/ui/panel.tsx";
import type { CsrData } from "../csr-view.ts";
import { CsrForm, Pair } from "./csr-form.tsx";
import { Fold } from "./fold.tsx";

const plain = (amount: Paise | undefined) =>
  amount === undefined ? undefined : formatMoney(amount).replace("₹", "");

/** The accounts of a year that is over: entered once, kept, and open to correction. */
export function YearForm({ data, answer }: { data: CsrData<"budget">; answer: FormAnswer | null }) {
  const { edited } = data;
  const years = Array.from({ length: 9 }, (_, back) => data.year - 1 - back);
  // Asked for where a year was chosen, or where the duty cannot be reckoned without it (L34).
  const isMissing = (data.years[0]?.duty.missing.length ?? 0) > 0;
  const isOpen = edited !== null || isMissing || answer?.form === "figures";
  const { field } = useForm("figures", answer, {
    year: String(edited?.year ?? data.firstOpenYear),
    netWorth: plain(edited?.figures?.netWorth),
    turnover: plain(edited?.figures?.turnover),
    netProfit: plain(edited?.figures?.netProfit),
    elsewhere: plain(edited?.elsewhere),
    elsewhereOverhead: plain(edited?.elsewhereOverhead),
  });
  return (
    <section id="figures" aria-label="Figures of a year">
      <Panel
        title={edited ? `Figures of ${financialYearLabel(edited.year)}` : "Enter the figures of a year"}
        padded
      >
        <Fold title="Figures of a year that is over" open={isOpen}>
          <CsrForm name="figures" answer={answer} key={edited?.year ?? "new"}>
            <Pair>
              <SelectField
                field={field("year")}
                label="Financial year"
                required
                choices={years.map((year) => ({ value: String(year), label: financialYearLabel(year) }))}
              />
              <MoneyField
                field={field("netProfit")}
                label="Net profit, section 198"
                hint="A loss with a minus before it"
                required
              />
            </Pair>
            <Pair>
              <MoneyField field={field("netWorth")} label="Net worth" required />
              <MoneyField field={field("turnover")} label="Turnover" required />
            </Pair>
            <Pair>
              <MoneyField
                field={field("elsewhere")}
                label="CSR spent without a voucher here"
                hint="Above all in years before you came"
                required={false}
              />
              <MoneyField
                field={field("elsewhereOverhead")}
                label="Overheads without a voucher here"
                required={false}
              />
            </Pair>
            <FormButtons>
              <Button>Save the figures</Button>
            </FormButtons>
          </CsrForm>
        </Fold>
      </Panel>
    </section>
  );
}
