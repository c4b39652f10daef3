import type { ComponentPropsWithRef } from "react";
import type { FieldTexts, FormField } from "../forms/form-field.ts";
import { controlProps, initialText } from "../forms/form-field.ts";
import { Field } from "./field.tsx";

type TextareaFieldProps = FieldTexts &
  Omit<ComponentPropsWithRef<"textarea">, "id" | "name" | "required" | "className"> & { field: FormField };

export function TextareaField({
  field,
  label,
  hint,
  known,
  required,
  className,
  ...rest
}: TextareaFieldProps) {
  const texts = { label, hint, known, required, className };
  return (
    <Field field={field} texts={texts}>
      <textarea
        key={field.key}
        rows={3}
        minLength={field.minLength}
        maxLength={field.maxLength}
        {...controlProps(field, texts)}
        defaultValue={initialText(field)}
        {...rest}
        className="textarea"
      />
    </Field>
  );
}
