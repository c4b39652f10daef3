import type { ReactNode } from "react";
import { Form } from "react-router";
import { formKeyField } from "#app/core/form-key.ts";
import type { FormField } from "#app/ui/form-field.ts";
import { FormSummary } from "#app/ui/form-summary.tsx";
import type { CsrAnswer } from "../csr-view.ts";

type Initial = Readonly<Record<string, string | number | readonly string[] | null | undefined>>;

/** The fields of one form of the portal: what was typed and refused, else what is known. */
export function csrFields(form: string, answer: CsrAnswer | null, initial: Initial = {}) {
  const own = answer?.form === form ? answer : null;
  return (name: string): FormField => {
    const typed = own?.typed[name];
    const known = initial[name];
    const error = own?.errors[name];
    return {
      id: `${form}-${name}`,
      name,
      errorId: `${form}-${name}-error`,
      descriptionId: `${form}-${name}-hint`,
      initialValue: typed ? (typed.length > 1 ? typed : typed[0]) : own ? "" : (known ?? undefined),
      errors: error ? [error] : undefined,
    };
  };
}

type CsrFormProps = {
  /** Its intent. */
  name: string;
  answer: CsrAnswer | null;
  formKey?: string;
  program?: string;
  children: ReactNode;
};

/** A form that works without script; what is wrong stands first and takes the focus. */
export function CsrForm({ name, answer, formKey, program, children }: CsrFormProps) {
  const own = answer?.form === name ? answer : null;
  // A refused form keeps its key: sent again it is still the same one.
  const key = own?.typed[formKeyField]?.[0] ?? formKey;
  const errors = Object.entries(own?.errors ?? {}).map(([field, message]) =>
    field === "" ? { message } : { fieldId: `${name}-${field}`, message },
  );
  return (
    <Form method="post" className="stack" noValidate>
      <input type="hidden" name="intent" value={name} />
      {key && <input type="hidden" name={formKeyField} value={key} />}
      {program && <input type="hidden" name="program" value={program} />}
      <FormSummary errors={errors} answer={own} />
      {children}
    </Form>
  );
}

/** Two fields of a pair beside each other where there is room. */
export function Pair({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">{children}</div>;
}
