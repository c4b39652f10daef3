import { Form } from "react-router";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { erasureWaitDays, retentionPeriods } from "../erasure-rules.ts";

type ErasurePanelProps = {
  erasure: { requestedAt: string; dueOn: string } | null;
  errors: string[] | undefined;
};

/** T36: asking for erasure, and taking it back. */
export function ErasurePanel({ erasure, errors }: ErasurePanelProps) {
  const field = { id: "sure", errorId: "sure-error", descriptionId: "sure-hint", name: "sure", errors };
  return (
    <Panel title="Erase my account" padded>
      {erasure ? (
        <Form method="post" className="stack">
          <Alert tone="warn" title={`Your account will be erased on ${erasure.dueOn}.`}>
            You asked for it on {erasure.requestedAt}.
          </Alert>
          <Button name="intent" value="keep">
            Keep my account
          </Button>
        </Form>
      ) : (
        <Form method="post" className="stack">
          <p>
            Your profile, applications and documents are removed {erasureWaitDays} days after you ask. Until
            then you can take it back here. The law makes us keep these for a time:
          </p>
          <ul className="stack [--gap:.25rem] small muted">
            {retentionPeriods.map(({ what, why, years }) => (
              <li key={what}>
                {what}: {years} {years === 1 ? "year" : "years"} ({why})
              </li>
            ))}
          </ul>
          <CheckboxField field={field} value="yes" label="I am sure that I want my account erased." />
          <Button name="intent" value="erase" kind="danger">
            Ask for erasure
          </Button>
        </Form>
      )}
    </Panel>
  );
}
