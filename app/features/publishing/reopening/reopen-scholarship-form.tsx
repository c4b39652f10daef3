import { Form } from "react-router";
import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import { Button } from "#app/ui/button.tsx";
import { DateField } from "#app/ui/fields/date-field.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import { useForm } from "#app/ui/forms/use-form.ts";
import { Panel } from "#app/ui/panel.tsx";

type ReopenScholarshipFormProps = { today: string; answer: FormAnswer | undefined };

/** The way back from Closed: a last day, a reason, and the money that must be there. */
export function ReopenScholarshipForm({ today, answer }: ReopenScholarshipFormProps) {
  const { field, onInput } = useForm("reopen", answer);
  return (
    <Panel title="Open it again" padded>
      <Form method="post" className="stack max-w-[36rem]" onInput={onInput} noValidate>
        <p className="small muted">
          It opens while the money for every seat is there, as the first time. What our desk closed, our desk
          reads first. Students with a draft or a mark are told.
        </p>
        <DateField
          field={field("closesOn", { required: true })}
          label="New last day for applications"
          min={today}
        />
        <TextareaField
          field={field("reason", { required: true, maxLength: 300 })}
          label="Why it opens again"
          hint="Kept in its history."
        />
        <div>
          <Button name="intent" value="reopen">
            Open again
          </Button>
        </div>
      </Form>
    </Panel>
  );
}
