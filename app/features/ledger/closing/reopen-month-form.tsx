import { Form } from "react-router";
import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import { useForm } from "#app/ui/forms/use-form.ts";
import { Panel } from "#app/ui/panel.tsx";
import type { MonthRow } from "./closing-view.ts";

type ReopenMonthFormProps = { row: MonthRow; answer: FormAnswer | undefined };

/** The month that was closed last can be opened again, by two people and with a reason that stays. */
export function ReopenMonthForm({ row, answer }: ReopenMonthFormProps) {
  const { field, onInput } = useForm("reopen", answer);
  return (
    <Panel padded title={`Open ${row.label} again`} note="two people">
      {row.isAsked ? (
        <p>
          A second person has been asked and has to agree under{" "}
          <Anchor href="/admin/security-roles/second-person">Second person</Anchor>.
        </p>
      ) : (
        <Form method="post" className="stack" onInput={onInput} noValidate>
          <input type="hidden" name="month" value={row.month} />
          <TextareaField
            field={field("reason")}
            label="Why"
            hint="The second person reads it, and it stays beside the month for the auditor."
            required
            maxLength={300}
          />
          <div>
            <Button kind="quiet" name="intent" value="reopen">
              Ask for it
            </Button>
          </div>
        </Form>
      )}
    </Panel>
  );
}
