import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { FormButtons } from "#app/ui/form-buttons.tsx";
import { fieldOf } from "#app/ui/form-field.ts";
import { Panel } from "#app/ui/panel.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import type { SettingsProps } from "./settings-props.ts";

/** Each member's own choice: how to hear of applications that wait. */
export function RemindersPart({ institute, errors, typed }: Omit<SettingsProps, "answer">) {
  const { me, isOwner } = institute;
  if (!me) return null;
  const isAgain = typed.intent === "reminders";
  const chosen = {
    remindBySms: me.remindBySms,
    remindByEmail: me.remindByEmail && (isOwner || me.email !== ""),
  };
  const box = (name: "remindBySms" | "remindByEmail") =>
    fieldOf(name, (isAgain ? typed[name] : chosen[name] && "on") || undefined);
  return (
    <Panel title="Your reminders" note="One message a day at most, when something waits for you" padded>
      <Form method="post" className="grid max-w-[36rem] gap-5" noValidate>
        <CheckboxField field={box("remindBySms")} label={`By SMS to +91 ${me.phone}`} />
        <CheckboxField field={box("remindByEmail")} label="By e-mail" />
        <TextField
          field={fieldOf("reminderEmail", isAgain ? typed.reminderEmail : me.email, errors.reminderEmail)}
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
