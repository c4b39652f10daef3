import { SelectField } from "#app/ui/fields/select-field.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import type { FieldMaker } from "#app/ui/forms/use-form.ts";
import { audiences, campaignTypes, priorities } from "../campaign-options.ts";

const choicesOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

/** The fields of "Send Notification" (spec 2, section 5). */
export function CampaignFields({ field }: { field: FieldMaker }) {
  return (
    <>
      <TextField field={field("title", { required: true, maxLength: 120 })} label="Title" />
      <TextareaField field={field("message", { required: true, maxLength: 1500 })} label="Message" rows={4} />
      <SelectField
        field={field("type", { required: true })}
        label="Type"
        choices={choicesOf(campaignTypes)}
      />
      <SelectField
        field={field("audience", { required: true })}
        label="Audience"
        choices={choicesOf(audiences)}
      />
      <SelectField
        field={field("priority", { required: true })}
        label="Priority"
        choices={choicesOf(priorities)}
      />
    </>
  );
}
