import type { FormField } from "#app/ui/form-field.ts";

/** A plain field: no checking library travels with these forms, the server judges. */
export function fieldOf(name: string, value?: string | readonly string[], error?: string): FormField {
  return {
    id: name,
    name,
    errorId: `${name}-error`,
    descriptionId: `${name}-hint`,
    initialValue: value,
    errors: error ? [error] : undefined,
  };
}
