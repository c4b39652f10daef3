import type { FormField } from "#app/ui/form-field.ts";

/** A field of the wizard. Its steps are never blocked by the browser, so no checking library travels with them. */
export function fieldOf(name: string, value?: string, error?: string, key?: string): FormField {
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
