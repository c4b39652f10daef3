import { financialYearLabel } from "#app/core/clock.ts";
import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import { formatMoney } from "#app/core/money.ts";
import { Button } from "#app/ui/button.tsx";
import { DateField } from "#app/ui/fields/date-field.tsx";
import { MoneyField } from "#app/ui/fields/money-field.tsx";
import { RadioField } from "#app/ui/fields/radio-field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { FormButtons } from "#app/ui/forms/form-buttons.tsx";
import { useForm } from "#app/ui/forms/use-form.ts";
import { spendKinds } from "../csr-options.ts";
import type { CsrData, ProgramDetail } from "../csr-view.ts";
import { CsrForm, Pair } from "./csr-form.tsx";

type SpendFormProps = { detail: ProgramDetail; data: CsrData<"programs">; answer: FormAnswer | null };

/** One voucher, overheads included. */
export function SpendForm({ detail, data, answer }: SpendFormProps) {
  const { field } = useForm("spend", answer, { kind: "direct", spentOn: data.today });
  return (
    <CsrForm name="spend" answer={answer} formKey={data.formKey} program={detail.row.id} anew>
      <RadioField
        field={field("kind")}
        label="What for"
        required
        choices={Object.entries(spendKinds).map(([value, label]) => ({ value, label }))}
      />
      <Pair>
        <MoneyField field={field("amount")} label="Amount" required />
        <DateField field={field("spentOn")} label="Spent on" required max={data.today} />
      </Pair>
      <Pair>
        <TextField field={field("voucher")} label="Voucher number" required maxLength={40} />
        <TextField field={field("note")} label="What was paid" required maxLength={200} />
      </Pair>
      {detail.accounts.length > 0 && (
        <SelectField
          field={field("fromYear")}
          label="Out of the Unspent CSR Account"
          hint="Then it counts for that year, not for this one."
          required={false}
          placeholder="No, from this year's money"
          choices={detail.accounts.map(({ year, left }) => ({
            value: String(year),
            label: `Of ${financialYearLabel(year)}, ${formatMoney(left)} left`,
          }))}
        />
      )}
      <FormButtons>
        <Button>Record spending</Button>
        <Button kind="quiet" name="after" value="proof">
          Record it, and add the bill
        </Button>
      </FormButtons>
    </CsrForm>
  );
}
