import { useId } from "react";
import { Form } from "react-router";
import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import { Button } from "../button.tsx";
import { TextField } from "../fields/text-field.tsx";
import { answerField } from "../forms/answer-field.ts";

type WhyNotProps = {
  /** The verb, "Refuse". */
  label: string;
  /** Of which one, said behind it to those who do not see the row. */
  about: string;
  /** The button that is sent, and what it is about. */
  intent: string;
  fields: Readonly<Record<string, string>>;
  answer: FormAnswer | null | undefined;
};

/** A second person's "no": folded away, with the reason that whoever prepared it reads at once. */
export function WhyNot({ label, about, intent, fields, answer }: WhyNotProps) {
  const id = useId();
  const isOwn =
    answer?.form === intent &&
    Object.entries(fields).every(([name, value]) => answer.typed[name]?.[0] === value);
  const own = isOwn ? answer : null;
  const field = {
    ...answerField(intent, "reason", own),
    id,
    errorId: `${id}-error`,
    descriptionId: `${id}-hint`,
    required: true,
    maxLength: 300,
  };
  return (
    <details className="fold" open={isOwn}>
      <summary>
        {label}
        <span className="vh"> {about}</span>
      </summary>
      <Form method="post" className="stack" noValidate>
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <TextField field={field} label="Why not" hint="Whoever prepared it reads this at once." />
        <div>
          <Button size="sm" kind="danger" name="intent" value={intent}>
            {label}
          </Button>
        </div>
      </Form>
    </details>
  );
}
