import type { ReactNode } from "react";

/** What a field needs of Conform's `FieldMetadata`, which fits it as it stands. */
export type FormField = {
  id: string;
  errorId: string;
  descriptionId: string;
  name: string;
  formId?: string;
  key?: string | undefined;
  initialValue?: unknown;
  errors?: string[] | undefined;
  required?: boolean | undefined;
  minLength?: number | undefined;
  maxLength?: number | undefined;
  min?: string | number | undefined;
  max?: string | number | undefined;
  step?: string | number | undefined;
  pattern?: string | undefined;
};

/** A plain field: no checking library travels with its form, the server judges. */
export function fieldOf(
  name: string,
  value?: string | readonly string[],
  error?: string,
  key?: string,
): FormField {
  return {
    id: name,
    name,
    errorId: `${name}-error`,
    descriptionId: `${name}-hint`,
    initialValue: value,
    errors: error ? [error] : undefined,
    ...(key !== undefined && { key }),
  };
}

/** What every field can be told. */
export type FieldTexts = {
  label: ReactNode;
  hint?: ReactNode;
  /** Where a filled answer comes from ("From your registration"), or what it was recognised as. */
  known?: ReactNode;
  /** Starred when true, "(optional)" when false; Conform's constraint when left out. */
  required?: boolean | undefined;
  className?: string;
};

export function isRequired(field: FormField, texts: Pick<FieldTexts, "required">): boolean | undefined {
  return texts.required ?? field.required;
}

export function knownId(field: FormField): string {
  return `${field.id}-known`;
}

/** The error first, since it is what has to be mended; then the hint, then where the answer comes from. */
function describedBy(field: FormField, texts: Pick<FieldTexts, "hint" | "known">): string | undefined {
  const ids = [
    field.errors?.length ? field.errorId : undefined,
    texts.hint ? field.descriptionId : undefined,
    texts.known ? knownId(field) : undefined,
  ].filter((id) => id !== undefined);
  return ids.length > 0 ? ids.join(" ") : undefined;
}

/** The attributes that tie a control to its form, its label, its hint and its error. */
export function controlProps(field: FormField, texts: Pick<FieldTexts, "hint" | "known" | "required">) {
  return {
    id: field.id,
    name: field.name,
    form: field.formId,
    required: isRequired(field, texts) || undefined,
    "aria-invalid": field.errors?.length ? true : undefined,
    "aria-describedby": describedBy(field, texts),
  };
}

/** The limits a schema sets on a typed answer. */
export function limitProps(field: FormField) {
  const { minLength, maxLength, min, max, step, pattern } = field;
  return { minLength, maxLength, min, max, step, pattern };
}

export function initialText(field: FormField): string | undefined {
  const value = field.initialValue;
  return typeof value === "string" || typeof value === "number" ? String(value) : undefined;
}

/** The chosen values of a field with choices; one checkbox of its own sends "on". */
export function initialChoices(field: FormField): string[] {
  const value = field.initialValue;
  if (Array.isArray(value)) return value.map(String);
  return value === undefined || value === null ? [] : [String(value)];
}
