import type { ChangeEventHandler } from "react";
import { classNames } from "../class-names.ts";
import type { FieldTexts, FormField } from "../forms/form-field.ts";
import { controlProps, initialChoices } from "../forms/form-field.ts";
import { FieldError, FieldGroup, FieldHint, LabelText } from "./field.tsx";
import type { Choice } from "./select-field.tsx";

type CheckboxFieldProps = Omit<FieldTexts, "known"> & {
  field: FormField;
  value?: string;
  onChange?: ChangeEventHandler<HTMLInputElement>;
};

/** One thing to agree to. Unticked, it sends nothing. */
export function CheckboxField({ field, value = "on", onChange, ...texts }: CheckboxFieldProps) {
  const isBad = Boolean(field.errors?.length);
  return (
    <div className={classNames("field", isBad && "field--bad", texts.className)}>
      <FieldHint field={field} hint={texts.hint} />
      <FieldError field={field} />
      <label className="check">
        <input
          key={field.key}
          type="checkbox"
          {...controlProps(field, texts)}
          value={value}
          defaultChecked={initialChoices(field).includes(value)}
          onChange={onChange}
        />
        <span>
          <LabelText field={field} texts={texts} />
        </span>
      </label>
    </div>
  );
}

type CheckboxGroupProps = FieldTexts & { field: FormField; choices: Choice[] };

/** Several of a few, as tiles. */
export function CheckboxGroup({ field, choices, ...texts }: CheckboxGroupProps) {
  const chosen = initialChoices(field);
  return (
    <FieldGroup field={field} texts={texts}>
      <div className="choices" key={field.key}>
        {choices.map((choice, index) => (
          <label className="choice" key={choice.value}>
            <input
              type="checkbox"
              id={index === 0 ? field.id : `${field.id}-${choice.value}`}
              name={field.name}
              form={field.formId}
              value={choice.value}
              defaultChecked={chosen.includes(choice.value)}
              disabled={choice.disabled}
            />
            {choice.label}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
