import type { ReactNode } from "react";
import { Form } from "react-router";
import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import { formKeyField } from "#app/core/forms/form-key.ts";
import { FormSummary } from "#app/ui/forms/form-summary.tsx";
import { useForm } from "#app/ui/forms/use-form.ts";
import { type CsrFormName, csrFormHolders } from "../csr-form-rights.ts";
import { useCsrMay } from "./csr-may.ts";

type CsrFormProps = {
  /** Its intent. */
  name: CsrFormName;
  answer: FormAnswer | null;
  formKey?: string;
  program?: string;
  /** One more of its kind is recorded each time: done, it is empty again. */
  anew?: boolean;
  children: ReactNode;
};

/** A form that works without script, for who may send it; what is wrong stands first and takes the focus. */
export function CsrForm({ name, answer, formKey, program, anew, children }: CsrFormProps) {
  const isTheirs = useCsrMay(name);
  const { summary } = useForm(name, answer);
  const own = answer?.form === name ? answer : null;
  // A refused form keeps its key: sent again it is still the same one.
  const key = own?.typed[formKeyField]?.[0] ?? formKey;
  if (!isTheirs) return <p className="muted">In your team {csrFormHolders(name)} does this.</p>;
  return (
    <Form method="post" className="stack" noValidate data-anew={anew ? "" : undefined}>
      <input type="hidden" name="intent" value={name} />
      {key && <input type="hidden" name={formKeyField} value={key} />}
      {program && <input type="hidden" name="program" value={program} />}
      <FormSummary errors={summary} answer={own} />
      {children}
    </Form>
  );
}

/** Two fields of a pair beside each other where there is room. */
export function Pair({ children }: { children: ReactNode }) {
  return <div className="grid-2">{children}</div>;
}
