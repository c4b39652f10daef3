import { type ReactNode, useId } from "react";
import { Form } from "react-router";
import { Button } from "../button.tsx";
import { type ButtonLook, buttonClass } from "../button-class.ts";
import type { IconType } from "../pictures/icon.tsx";
import { Icon } from "../pictures/icon.tsx";
import { useUiWords } from "../ui-words.ts";
import { focusWhenOpen } from "./focus-when-open.ts";

type AskProps = {
  /** What the button does; where only a sign stands in a row, its name. */
  label: string;
  /** Said behind it to those who do not see the row. */
  about?: string;
  icon?: IconType;
  /** A sign at the end of a row, or a button with words. */
  look?: "sign" | Pick<ButtonLook, "kind" | "size">;
  /** Whom and how much: what the person has to know before it is done. */
  question: ReactNode;
  /** The verb on the button that does it. */
  confirm: string;
  danger?: boolean;
  fields: Readonly<Record<string, string | number>>;
  /** Where it is sent to, if not to this page. */
  action?: string;
};

/**
 * A button that asks once before it acts (D1): a press only opens the question, so that two presses at one spot act on
 * nothing. It is the browser's own popover, which needs no script.
 */
export function Ask(props: AskProps) {
  const { label, about, icon, look = "sign", question, confirm, danger = false, fields, action } = props;
  const id = useId();
  const words = useUiWords();
  const isSign = look === "sign";
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className={isSign ? "ib" : buttonClass(look)}
        {...(isSign && { "aria-label": label, title: label })}
      >
        {icon && <Icon of={icon} />}
        {!isSign && label}
        {!isSign && about && <span className="vh"> {about}</span>}
      </button>
      <div id={id} popover="auto" role="dialog" aria-label={confirm} className="ask">
        <div className="ask__words">{question}</div>
        <Form method="post" {...(action && { action })} className="row [--gap:0.5rem]" preventScrollReset>
          {Object.entries(fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button kind={danger ? "danger-solid" : "default"} size="sm">
            {confirm}
          </Button>
          {/* The one that does no harm has the focus. */}
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            className={buttonClass({ kind: "text", size: "sm" })}
            // biome-ignore lint/a11y/noAutofocus: only when the question opens
            autoFocus
            ref={focusWhenOpen}
          >
            {words.cancel}
          </button>
        </Form>
      </div>
    </>
  );
}
