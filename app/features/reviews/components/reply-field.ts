import type { FormReply } from "#app/core/form.ts";
import type { FormField } from "#app/ui/form-field.ts";

/** What a form of the review screen was answered. */
export type StepAnswer = {
  readonly form: string;
  readonly reply: FormReply;
  readonly problem: string | null;
} | null;

/** A field of a small form: what was typed comes back with what is wrong. */
export function replyField(
  form: string,
  name: string,
  reply: FormReply | null,
  initialValue?: unknown,
): FormField {
  const id = `${form}-${name.replaceAll(".", "-")}`;
  return {
    id,
    name,
    errorId: `${id}-error`,
    descriptionId: `${id}-hint`,
    initialValue: valueAt(reply, name) ?? initialValue,
    errors: reply?.error?.[name] ?? undefined,
  };
}

function valueAt(reply: FormReply | null, name: string): unknown {
  return name
    .split(".")
    .reduce<unknown>(
      (value, part) =>
        typeof value === "object" && value !== null ? (value as Record<string, unknown>)[part] : undefined,
      reply?.initialValue,
    );
}
