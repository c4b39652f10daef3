import { Form } from "react-router";
import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import { Button } from "#app/ui/button.tsx";
import { DateField } from "#app/ui/fields/date-field.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { useForm } from "#app/ui/forms/use-form.ts";

type BankAnswerProps = { payment: string; today: string; answer: FormAnswer | null };

/** What the bank answered for one claim, in its row. */
export function ClaimBankAnswer({ payment, today, answer }: BankAnswerProps) {
  const paid = useForm("paid", answer, { paidOn: today }, { id: `paid-${payment}` });
  const returned = useForm("returned", answer, {}, { id: `returned-${payment}` });
  return (
    <details className="fold" open={answer !== null}>
      <summary>Write down the answer</summary>
      <Form method="post" className="stack" onInput={paid.onInput} noValidate>
        <input type="hidden" name="payment" value={payment} />
        <TextField
          field={paid.field("reference", { required: true })}
          label="Bank reference (UTR)"
          autoComplete="off"
          width="w-16"
        />
        <DateField field={paid.field("paidOn", { required: true, max: today })} label="Paid on" />
        <div>
          <Button size="sm" name="intent" value="paid">
            Paid
          </Button>
        </div>
      </Form>
      <Form method="post" className="stack pt-4" onInput={returned.onInput} noValidate>
        <input type="hidden" name="payment" value={payment} />
        <TextField
          field={returned.field("reason", { required: true, maxLength: 200 })}
          label="Or why it came back"
          autoComplete="off"
        />
        <div>
          <Button kind="danger" size="sm" name="intent" value="returned">
            Sent back
          </Button>
        </div>
      </Form>
    </details>
  );
}
