import { Form } from "react-router";
import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import { Button } from "#app/ui/button.tsx";
import { useIsLive } from "#app/ui/effects/use-is-live.ts";
import { MoneyField } from "#app/ui/fields/money-field.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { FormSummary } from "#app/ui/forms/form-summary.tsx";
import { useForm } from "#app/ui/forms/use-form.ts";
import { Panel } from "#app/ui/panel.tsx";

/** The operator makes the bank whole again; the same UTR twice is one payment. */
export function CoverFeesForm({ owed, answer }: { owed: string; answer: FormAnswer | undefined }) {
  const isLive = useIsLive();
  const { field, summary, onInput } = useForm("cover", answer);
  return (
    <Panel padded title="Record what the operator paid in" note={`${owed} owed`}>
      <Form method="post" className="stack" noValidate={isLive} onInput={onInput} data-anew="">
        <p>
          Gateways keep their fee of each gift. The operator pays it in, so that students get every rupee.
        </p>
        <FormSummary errors={summary} answer={answer} />
        <MoneyField field={field("amount")} label="Amount" required />
        <TextField
          field={field("reference")}
          label="Bank reference (UTR)"
          width="w-16"
          autoComplete="off"
          required
        />
        <div>
          <Button name="intent" value="cover">
            Record it
          </Button>
        </div>
      </Form>
    </Panel>
  );
}
