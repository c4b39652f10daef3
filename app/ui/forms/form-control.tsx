import type { ReactNode } from "react";
import type { FieldSpec } from "#app/core/forms/field-specs.ts";
import { CheckboxGroup } from "../fields/checkbox-field.tsx";
import { DateField } from "../fields/date-field.tsx";
import { RadioField } from "../fields/radio-field.tsx";
import { SelectField } from "../fields/select-field.tsx";
import { TextField } from "../fields/text-field.tsx";
import type { FormField } from "./form-field.ts";

type Choice = { value: string; label: string };
export type ControlMore = {
  readonly hint?: ReactNode;
  readonly known?: ReactNode;
  readonly list?: string;
  readonly className?: string;
  readonly autoComplete?: string;
};
type FormControlProps = ControlMore & {
  spec: FieldSpec;
  field: FormField;
  label: ReactNode;
  choices?: readonly Choice[] | undefined;
  placeholder?: string;
};

/** The control of a field's kind. */
export function FormControl({
  spec,
  field,
  label,
  choices = [],
  placeholder,
  list,
  ...texts
}: FormControlProps) {
  const common = { field, label, required: !spec.optional, ...texts };
  switch (spec.kind) {
    case "choice":
      return choices.length <= 3 ? (
        <RadioField {...common} choices={[...choices]} />
      ) : (
        <SelectField {...common} choices={[...choices]} {...(placeholder && { placeholder })} />
      );
    case "choices":
      return <CheckboxGroup {...common} choices={[...choices]} />;
    case "birth-date":
      return <DateField {...common} />;
    default:
      return (
        <TextField
          {...common}
          {...typing[spec.kind]}
          {...(list && { list })}
          {...(spec.max && { maxLength: spec.max })}
        />
      );
  }
}

/** The keyboard and the width of what is typed. */
const typing: { readonly [kind in FieldSpec["kind"]]?: object } = {
  person: { autoComplete: "name" },
  pincode: { inputMode: "numeric", maxLength: 10, width: "w-6" },
  account: { inputMode: "numeric", autoComplete: "off" },
  aadhaar: { inputMode: "numeric", autoComplete: "off" },
  ifsc: { autoComplete: "off", autoCapitalize: "characters" },
  email: { type: "email", autoComplete: "email" },
  pan: { autoComplete: "off", width: "w-10" },
};
