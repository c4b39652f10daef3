import type { ChangeEventHandler, ReactNode } from "react";
import type { FieldTexts, FormField } from "../forms/form-field.ts";
import { initialChoices, isRequired } from "../forms/form-field.ts";
import { FieldGroup } from "./field.tsx";
import type { Choice } from "./select-field.tsx";

/** Where a picture says it better, its words stay for who does not see it. */
type RadioChoice = Choice & { picture?: ReactNode };

type RadioFieldProps = FieldTexts & {
  field: FormField;
  choices: RadioChoice[];
  onChange?: ChangeEventHandler<HTMLInputElement>;
};

/** Two to five choices as tiles, or a handful of pictures; more belong in a select. */
export function RadioField({ field, choices, onChange, ...texts }: RadioFieldProps) {
  const chosen = initialChoices(field);
  return (
    <FieldGroup field={field} texts={texts} role="radiogroup">
      <div className="choices" key={field.key}>
        {choices.map((choice, index) => (
          <label className="choice" key={choice.value}>
            <input
              type="radio"
              // The first one bears the field's own id: that is where the error summary leads.
              id={index === 0 ? field.id : `${field.id}-${choice.value}`}
              name={field.name}
              form={field.formId}
              value={choice.value}
              defaultChecked={chosen.includes(choice.value)}
              disabled={choice.disabled}
              required={isRequired(field, texts) || undefined}
              onChange={onChange}
            />
            {choice.picture}
            {choice.picture ? <span className="vh">{choice.label}</span> : choice.label}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
