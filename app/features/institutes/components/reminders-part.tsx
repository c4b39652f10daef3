import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/fields/checkbox-field.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { FormButtons } from "#app/ui/forms/form-buttons.tsx";
import { useForm } from "#app/ui/forms/use-form.ts";
import { Panel } from "#app/ui/panel.tsx";
import type { SettingsProps } from "./settings-props.ts";

/** Each member's own choice: how to hear of applications that wait. */
export function RemindersPart({ institute, answer }: SettingsProps) {
  const { me, isOwner } = institute;
  const { field, onInput } = useForm("reminders", answer, {
    remindBySms: me?.remindBySms ? "on" : undefined,
    remindByEmail: me?.remindByEmail && (isOwner || me.email !== "") ? "on" : undefined,
    reminderEmail: me?.email,
  });
  if (!me) return null;
  return (
    <Panel title="Your reminders" note="One message a day at most, when something waits for you" padded>
      <Form method="post" className="grid max-w-[36rem] gap-5" noValidate onInput={onInput}>
        <CheckboxField field={field("remindBySms")} label={`By SMS to +91 ${me.phone}`} />
        <CheckboxField field={field("remindByEmail")} label="By e-mail" />
        <TextField
          field={field("reminderEmail")}
          label="Your e-mail address"
          type="email"
          required={false}
          {...(isOwner && { hint: `Empty: ${institute.contactEmail}` })}
        />
        <FormButtons>
          <Button kind="quiet" name="intent" value="reminders">
            Save your reminders
          </Button>
        </FormButtons>
      </Form>
    </Panel>
  );
}
