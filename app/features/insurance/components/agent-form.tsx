import { PhoneField } from "#app/ui/fields/phone-field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import type { FieldMaker } from "#app/ui/forms/use-form.ts";
import { regionNames, regions } from "../regions.ts";

/** The fields of "Add Agent" (spec 2, section 5). */
export function AgentFields({ field, isNew }: { field: FieldMaker; isNew: boolean }) {
  return (
    <>
      <TextField field={field("name", { required: true, maxLength: 100 })} label="Agent Name" />
      <TextField field={field("email", { required: true })} label="Email" type="email" inputMode="email" />
      <PhoneField field={field("phone", { required: true })} label="Phone" />
      <SelectField
        field={field("region", { required: true })}
        label="Region"
        placeholder="Choose a region"
        choices={regions.map((value) => ({ value, label: regionNames[value] }))}
      />
      <TextField
        field={field("monthlyTarget", { required: true, min: 1 })}
        label="Monthly Target"
        hint="Policies to be sold in a month."
        type="number"
        inputMode="numeric"
        width="w-10"
      />
      <TextField
        field={field("commission", { required: true, min: 0, max: 100 })}
        label="Commission %"
        type="number"
        inputMode="numeric"
        width="w-6"
      />
      <TextareaField
        field={field("bankAccount", { required: isNew, maxLength: 500 })}
        label="Bank Account Details"
        hint={
          isNew
            ? "Account number, bank and IFSC code."
            : "Only to change it: leave it empty to keep the account on file."
        }
        required={isNew}
        autoComplete="off"
      />
    </>
  );
}
