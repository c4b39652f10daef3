import { Form, useNavigation } from "react-router";
import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import { Button } from "#app/ui/button.tsx";
import { useIsLive } from "#app/ui/effects/use-is-live.ts";
import { CheckboxGroup } from "#app/ui/fields/checkbox-field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { FormButtons } from "#app/ui/forms/form-buttons.tsx";
import { FormSummary } from "#app/ui/forms/form-summary.tsx";
import { useForm } from "#app/ui/forms/use-form.ts";
import { focusAreas, notificationChoices, organisationTypes } from "../giver-options.ts";

type DonorSettingsTabProps = {
  settings: {
    name: string;
    type: string;
    contactEmail: string;
    address: string;
    pan: string | null;
    focusAreas: readonly string[];
    notify: readonly string[];
  };
  answer: FormAnswer | undefined;
};

/** Organisation name, type, contact email, focus areas, notification preferences, Update Settings (spec 2). */
export function DonorSettingsTab({ settings, answer }: DonorSettingsTabProps) {
  // The PAN is known only masked: the field stays empty.
  const { field, summary, onInput } = useForm("settings", answer, { ...settings, pan: "" });
  const isLive = useIsLive();
  const isSending = useNavigation().state === "submitting";
  return (
    <Form method="post" className="stack [--gap:1.5rem] max-w-[44rem]" noValidate={isLive} onInput={onInput}>
      <h2>Settings</h2>
      <FormSummary errors={summary} answer={answer} />
      <TextField field={field("name", { required: true, maxLength: 120 })} label="Organization Name" />
      <SelectField
        field={field("type", { required: true })}
        label="Organization Type"
        choices={organisationTypes.map((value) => ({ value, label: value }))}
        width="w-16"
      />
      <TextField
        field={field("contactEmail", { required: true })}
        label="Contact Email"
        type="email"
        autoComplete="email"
      />
      <TextField field={field("address", { maxLength: 200 })} label="Address on receipts" required={false} />
      <TextField
        field={field("pan")}
        label="PAN"
        required={false}
        hint={settings.pan ? `We have ${settings.pan}. Fill it in only to change it.` : "Kept encrypted."}
        autoComplete="off"
        width="w-10"
      />
      <CheckboxGroup
        field={field("focusAreas")}
        label="Focus Areas"
        choices={focusAreas.map((value) => ({ value, label: value }))}
      />
      <CheckboxGroup
        field={field("notify")}
        label="Notification Preferences"
        choices={Object.entries(notificationChoices).map(([value, label]) => ({ value, label }))}
      />
      <FormButtons>
        <Button name="intent" value="settings" busy={isSending && "Saving…"}>
          Update Settings
        </Button>
      </FormButtons>
    </Form>
  );
}
