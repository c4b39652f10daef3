import type { FormField } from "../forms/form-field.ts";

/** A field as Conform would hand it over, for showing only. */
export function sampleField(name: string, more: Partial<FormField> = {}): FormField {
  const id = `gallery-${name}`;
  return { id, name, errorId: `${id}-error`, descriptionId: `${id}-description`, ...more };
}
