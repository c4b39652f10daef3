import type { ComponentPropsWithRef } from "react";
import { classNames } from "../class-names.ts";
import type { FieldTexts, FormField } from "../forms/form-field.ts";
import { controlProps, initialText } from "../forms/form-field.ts";
import { Field } from "./field.tsx";
import type { FieldWidth } from "./text-field.tsx";

export type Choice = { value: string; label: string; disabled?: boolean };
type ChoiceGroup = { label: string; choices: Choice[] };

type SelectFieldProps = FieldTexts &
  Omit<ComponentPropsWithRef<"select">, "id" | "name" | "required" | "className"> & {
    field: FormField;
    choices: (Choice | ChoiceGroup)[];
    /** The first, empty choice: "Choose your state", or "All states" in a filter. */
    placeholder?: string;
    width?: FieldWidth;
  };

export function SelectField(props: SelectFieldProps) {
  const {
    field,
    label,
    hint,
    known,
    required,
    className,
    choices,
    placeholder,
    width = "full",
    ...rest
  } = props;
  const texts = { label, hint, known, required, className };
  return (
    <Field field={field} texts={texts}>
      <select
        key={field.key}
        {...controlProps(field, texts)}
        defaultValue={rest.value === undefined ? (initialText(field) ?? "") : undefined}
        {...rest}
        className={classNames("select", width !== "full" && width)}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {choices.map((choice) =>
          "choices" in choice ? (
            <optgroup key={choice.label} label={choice.label}>
              {choice.choices.map((inner) => (
                <SelectOption key={inner.value} {...inner} />
              ))}
            </optgroup>
          ) : (
            <SelectOption key={choice.value} {...choice} />
          ),
        )}
      </select>
    </Field>
  );
}

function SelectOption({ value, label, disabled }: Choice) {
  return (
    <option value={value} disabled={disabled}>
      {label}
    </option>
  );
}
