import { PhoneField } from "#app/ui/fields/phone-field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import type { FieldMaker } from "#app/ui/forms/use-form.ts";
import { hospitalStates } from "../regions.ts";

/** The fields of "Add Hospital" (spec 2, section 5). */
export function HospitalFields({ field }: { field: FieldMaker }) {
  return (
    <>
      <TextField field={field("name", { required: true, maxLength: 150 })} label="Hospital Name" />
      <PhoneField field={field("phone", { required: true })} label="Phone" />
      <TextField field={field("email", { required: true })} label="Email" type="email" inputMode="email" />
      <TextField field={field("city", { required: true, maxLength: 80 })} label="City" />
      <SelectField
        field={field("state", { required: true })}
        label="State"
        placeholder="Choose a state"
        choices={hospitalStates.map((value) => ({ value, label: value }))}
      />
      <TextField
        field={field("specialties", { required: true, maxLength: 300 })}
        label="Specialties"
        hint="Separated by commas."
      />
      <TextareaField field={field("address", { required: true, maxLength: 300 })} label="Address" />
    </>
  );
}
