import { DateField } from "#app/ui/fields/date-field.tsx";
import { PhoneField } from "#app/ui/fields/phone-field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import type { FieldMaker } from "#app/ui/forms/use-form.ts";
import { offeredPlans, type Plan, planNames, plans } from "../insurance-plans.ts";

const choicesOf = (names: readonly Plan[]) => names.map((value) => ({ value, label: planNames[value] }));

/** The fields of "Add User" (spec 2, section 5); editing adds the last day of the cover. */
export function UserFields({ field, isNew }: { field: FieldMaker; isNew: boolean }) {
  return (
    <>
      <TextField field={field("name", { required: true, maxLength: 100 })} label="Full Name" />
      <TextField field={field("email", { required: true })} label="Email" type="email" inputMode="email" />
      <PhoneField field={field("phone", { required: true })} label="Phone" />
      <SelectField
        field={field("plan", { required: true })}
        label="Plan"
        placeholder="Choose a plan"
        choices={choicesOf(isNew ? offeredPlans : plans)}
      />
      <TextField field={field("location", { required: true, maxLength: 100 })} label="Location" />
      <TextField
        field={field("aadhaar", isNew ? { required: true } : {})}
        label="Aadhaar Number"
        hint={
          isNew
            ? "Only its last four digits are kept."
            : "Only to correct it: the number itself is not on file."
        }
        required={isNew}
        inputMode="numeric"
        autoComplete="off"
      />
      {!isNew && <DateField field={field("coveredUntil", { required: true })} label="Covered until" />}
    </>
  );
}
