import type { ComponentPropsWithRef, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import type { FieldTexts, FormField } from "../forms/form-field.ts";
import { controlProps, initialText, limitProps } from "../forms/form-field.ts";
import { Field } from "./field.tsx";

/** How long the answer is: a pincode, a code, a name of a place, a line. */
export type FieldWidth = "w-6" | "w-10" | "w-16" | "full";

export type TextFieldProps = FieldTexts &
  Omit<ComponentPropsWithRef<"input">, "id" | "name" | "required" | "width" | "className"> & {
    field: FormField;
    width?: FieldWidth;
    /** A word glued to the control: "+91" before it, "%" after it. */
    before?: ReactNode;
    after?: ReactNode;
    inputClass?: string;
    /** What makes it move on a page without React (app/still). */
    "data-still"?: string;
  };

export function TextField(props: TextFieldProps) {
  const {
    field,
    label,
    hint,
    known,
    required,
    className,
    width = "full",
    before,
    after,
    inputClass,
    ...rest
  } = props;
  const texts = { label, hint, known, required, className };
  const input = (
    <input
      key={field.key}
      type="text"
      {...limitProps(field)}
      {...controlProps(field, texts)}
      defaultValue={rest.value === undefined ? initialText(field) : undefined}
      {...rest}
      className={classNames("input", width !== "full" && width, inputClass)}
    />
  );
  return (
    <Field field={field} texts={texts}>
      {before || after ? (
        <div className={classNames("affix", !before && "affix--after")}>
          {before && <span aria-hidden="true">{before}</span>}
          {input}
          {!before && <span aria-hidden="true">{after}</span>}
        </div>
      ) : (
        input
      )}
    </Field>
  );
}
