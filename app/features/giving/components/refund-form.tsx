import { Form } from "react-router";
import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import { Button } from "#app/ui/button.tsx";
import { useIsLive } from "#app/ui/effects/use-is-live.ts";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import { useForm } from "#app/ui/forms/use-form.ts";
import { Panel } from "#app/ui/panel.tsx";

type RefundFormProps = {
  amount: string;
  /** The gateway was asked before and did not answer. */
  isAgain: boolean;
  /** Students were promised some of it. */
  isSetAside: boolean;
  answer: FormAnswer | undefined;
};

/** The way back of a donation that nobody was promised. */
export function RefundForm({ amount, isAgain, isSetAside, answer }: RefundFormProps) {
  const isLive = useIsLive();
  const { field, onInput } = useForm("refund", answer);
  if (isSetAside && !isAgain) {
    return (
      <Panel padded title="Give it back" note="whole, to the account it came from">
        <p>Students were promised this money, or have it already: it can no longer go back.</p>
      </Panel>
    );
  }
  return (
    <Panel padded title="Give it back" note="whole, to the account it came from">
      <Form method="post" className="stack" noValidate={isLive} onInput={onInput}>
        <p>
          {isAgain
            ? "It is out of its program already, but the gateway has not confirmed. Asked again, it pays once."
            : "Possible while none of it is set aside for a student. The giver is told, and the receipt no longer holds."}
        </p>
        <TextareaField
          field={field("reason", { maxLength: 300 })}
          label="Why"
          required
          hint="Kept in the audit, not shown to the giver."
        />
        <div>
          <Button kind="danger" name="intent" value="refund">
            {isAgain ? "Ask the gateway again for" : "Refund"} {amount}
          </Button>
        </div>
      </Form>
    </Panel>
  );
}
