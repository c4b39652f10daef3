import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import { formatMoney } from "#app/core/money.ts";
import { Button } from "#app/ui/button.tsx";
import { DateField } from "#app/ui/fields/date-field.tsx";
import { MoneyField } from "#app/ui/fields/money-field.tsx";
import { FormButtons } from "#app/ui/forms/form-buttons.tsx";
import { useForm } from "#app/ui/forms/use-form.ts";
import { Panel } from "#app/ui/panel.tsx";
import type { CsrProgrammeRow } from "../csr-programme-row.ts";
import { CsrForm, Pair } from "./csr-form.tsx";

/** Change the budget or the last day; complete the program. */
export function ProgramSteps({ row, answer }: { row: CsrProgrammeRow; answer: FormAnswer | null }) {
  const { field } = useForm("budget", answer, {
    budget: formatMoney(row.budget).replace("₹", ""),
    endsOn: row.endsOn,
  });
  return (
    <div className="mosaic">
      <Panel title="Budget and dates" padded className="m-6">
        <CsrForm name="budget" answer={answer} program={row.id}>
          <Pair>
            <MoneyField field={field("budget")} label="Budget" required />
            <DateField field={field("endsOn")} label="Last day" required />
          </Pair>
          <FormButtons>
            <Button kind="quiet">Change</Button>
          </FormButtons>
        </CsrForm>
      </Panel>
      <Panel title="Complete the program" padded className="m-6">
        <CsrForm name="complete" answer={answer} program={row.id}>
          <p>A completed program takes no more vouchers. Its figures stay in every report.</p>
          <FormButtons>
            <Button kind="danger">Complete program</Button>
          </FormButtons>
        </CsrForm>
      </Panel>
    </div>
  );
}
