import type { FormEvent } from "react";
import { useState } from "react";
import type { FormReply } from "#app/core/forms/form.ts";
import type { FormField } from "./form-field.ts";

type Limits = Pick<FormField, "required" | "minLength" | "maxLength" | "min" | "max" | "pattern">;

/** Makes the field of a name: its ids, what was typed, and what is wrong with it. */
export type FieldMaker = (name: string, limits?: Limits) => FormField;

/**
 * A form whose rules live on the server: it works without script, and script brings no schema along. A field's
 * error goes away when that field is edited.
 */
export function useReplyForm(
  id: string,
  reply: FormReply | null | undefined,
  defaults: Readonly<Record<string, string | string[]>> = {},
) {
  const [edited, setEdited] = useState<{ reply: unknown; names: ReadonlySet<string> }>({
    reply,
    names: new Set(),
  });
  // A new answer speaks about what is in the fields now.
  const names = edited.reply === reply ? edited.names : new Set<string>();
  const errorsOf = (name: string) => (names.has(name) ? undefined : (reply?.error?.[name] ?? undefined));

  const field: FieldMaker = (name, limits = {}) => ({
    id: `${id}-${name}`,
    errorId: `${id}-${name}-error`,
    descriptionId: `${id}-${name}-hint`,
    name,
    initialValue: reply?.initialValue?.[name] ?? defaults[name],
    errors: errorsOf(name),
    ...limits,
  });

  const summary = Object.entries(reply?.error ?? {}).flatMap(([name, messages]) =>
    (messages ?? []).map((message) => (name ? { fieldId: `${id}-${name}`, message } : { message })),
  );

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    const { name } = event.target as HTMLInputElement;
    if (name && reply?.error?.[name] && !names.has(name))
      setEdited({ reply, names: new Set(names).add(name) });
  };

  return { field, summary, onInput };
}
