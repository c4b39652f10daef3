import { type ReactNode, useId } from "react";
import { Form } from "react-router";
import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import { Button } from "../button.tsx";
import { type ButtonLook, buttonClass } from "../button-class.ts";
import { TextField } from "../fields/text-field.tsx";
import { answerField } from "../forms/answer-field.ts";
import { useUiWords } from "../ui-words.ts";
import { focusWhenOpen } from "./focus-when-open.ts";

type AskWhyProps = {
  /** The verb, "Put back…". */
  label: string;
  look: Pick<ButtonLook, "kind" | "size">;
  /** Whom and how much. */
  question: ReactNode;
  /** Above the words that are asked for. */
  why: string;
  hint?: string | undefined;
  /** The verb on the button that does it. */
  confirm: string;
  /** The button that is sent, and what goes along. */
  intent: string;
  fields?: Readonly<Record<string, string>>;
  /** Boxes that stand elsewhere on the page name it as their form. */
  form?: string;
  answer: FormAnswer | null | undefined;
};

/** A question that wants a reason before it acts; the browser's own popover, like `Ask`. */
export function AskWhy(props: AskWhyProps) {
  const { label, look, question, why, hint, confirm, intent, fields = {}, form, answer } = props;
  const id = useId();
  const words = useUiWords();
  const own = answer?.form === intent ? answer : null;
  const field = { ...answerField(form ?? id, "reason", own), required: true, maxLength: 300 };
  return (
    <>
      <button type="button" popoverTarget={id} className={buttonClass(look)}>
        {label}
      </button>
      <div id={id} popover="auto" role="dialog" aria-label={confirm} className="ask">
        <div className="ask__words">{question}</div>
        <Form method="post" {...(form && { id: form })} className="stack [--gap:0.75rem]" preventScrollReset>
          {Object.entries(fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {/* The focus begins where nothing is done yet. */}
          <TextField field={field} label={why} hint={hint} autoComplete="off" autoFocus ref={focusWhenOpen} />
          <div className="row [--gap:0.5rem]">
            <Button kind="danger-solid" size="sm" name="intent" value={intent}>
              {confirm}
            </Button>
            <button
              type="button"
              popoverTarget={id}
              popoverTargetAction="hide"
              className={buttonClass({ kind: "text", size: "sm" })}
            >
              {words.cancel}
            </button>
          </div>
        </Form>
      </div>
    </>
  );
}
