import type { ReactNode } from "react";
import { Form } from "react-router";
import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import { defaultLanguage } from "#app/core/words/i18n.ts";
import { Button } from "#app/ui/button.tsx";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { Sheet } from "#app/ui/dialogs/sheet.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { useForm } from "#app/ui/forms/use-form.ts";
import { Panel } from "#app/ui/panel.tsx";
import { type SuspensionReason, suspensionWords } from "./suspension-reasons.ts";
import type { SuspensionView } from "./suspension-view.ts";

type ButtonProps = {
  name: string;
  isHeld: boolean;
  /** What happens to them, in one or two sentences. */
  effect: ReactNode;
  reasons: readonly SuspensionReason[];
  answer: FormAnswer | null;
  here: string;
};

/** Puts somebody on hold, or lifts it: asked with the name, and a reason either way. */
export function SuspensionButton({ name, isHeld, effect, reasons, answer, here }: ButtonProps) {
  const failed = answer && ["suspend", "restore"].includes(answer.form) ? answer : null;
  const { field, onInput } = useForm(isHeld ? "restore" : "suspend", failed);
  return (
    <Sheet
      label={isHeld ? "Restore…" : "Suspend…"}
      look={{ kind: isHeld ? "default" : "danger", size: "sm" }}
      isRefused={failed !== null}
      closeHref={here}
    >
      <Form method="post" className="stack [--gap:0.875rem]" onInput={onInput} noValidate>
        <p>
          <strong>{isHeld ? `Restore ${name}?` : `Suspend ${name}?`}</strong>
        </p>
        <div className="small">{isHeld ? <p>They are told, and can go on at once.</p> : effect}</div>
        {failed?.errors[""] && <Alert tone="bad">{failed.errors[""].join(" ")}</Alert>}
        {!isHeld && (
          <SelectField
            field={field("reason", { required: true })}
            label="What they are told"
            placeholder="Choose"
            choices={reasons.map((value) => ({ value, label: suspensionWords(value, defaultLanguage) }))}
          />
        )}
        <TextField
          field={field("note", { required: true, maxLength: 300 })}
          label="Why, for the desk"
          hint="Stays in the history with your name."
        />
        <Button
          kind={isHeld ? "default" : "danger-solid"}
          name="intent"
          value={isHeld ? "restore" : "suspend"}
        >
          {isHeld ? `Restore ${name}` : `Suspend ${name}`}
        </Button>
      </Form>
    </Sheet>
  );
}

/** Each time it was on hold: why, by whom, and how it ended. */
export function SuspensionHistory({ suspensions }: { suspensions: readonly SuspensionView[] }) {
  if (suspensions.length === 0) return null;
  return (
    <Panel title="Suspended">
      <ul>
        {suspensions.map((one) => (
          <li key={one.id} className="border-line border-t px-4 py-3">
            <b>{one.isOpen ? `Since ${one.since}` : `${one.since} – ${one.until}`}</b>, by {one.by}
            <span className="small muted block break-words">
              Told: {one.told} For the desk: {one.note}
              {one.restoredNote && ` Restored: ${one.restoredNote}`}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
