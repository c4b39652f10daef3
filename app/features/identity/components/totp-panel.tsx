import { Form } from "react-router";
import { StatusBadge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { PasswordField } from "#app/ui/password-field.tsx";
import type { SecurityAnswer } from "../security-step.ts";
import { TotpSetupView } from "./totp-setup-view.tsx";

type TotpPanelProps = { hasTotp: boolean; codesLeft: number; answer: SecurityAnswer | null };

/** T6: a code of an app on the phone, beside the password. */
export function TotpPanel({ hasTotp, codesLeft, answer }: TotpPanelProps) {
  return (
    <Panel title="Authenticator app" padded>
      {hasTotp ? <TotpInForce codesLeft={codesLeft} answer={answer} /> : <TotpOffer answer={answer} />}
    </Panel>
  );
}

function TotpOffer({ answer }: { answer: SecurityAnswer | null }) {
  if (answer?.setup)
    return <TotpSetupView setup={answer.setup} intent="totp-confirm" errors={answer.errors.code} />;
  return (
    <Form method="post" className="stack">
      <p>Somebody who learns your password still cannot sign in without the code on your phone.</p>
      <Button name="intent" value="totp-start">
        Set up an authenticator app
      </Button>
    </Form>
  );
}

function TotpInForce({ codesLeft, answer }: { codesLeft: number; answer: SecurityAnswer | null }) {
  const field = {
    id: "totp-password",
    errorId: "totp-password-error",
    descriptionId: "totp-password-hint",
    name: "currentPassword",
    errors: answer?.intent === "totp-remove" ? answer.errors.currentPassword : undefined,
  };
  return (
    <div className="stack">
      <p className="row">
        <StatusBadge status="active">Active</StatusBadge>
        <span className="muted">{codesLeft} recovery codes left</span>
      </p>
      <details>
        <summary>Remove it</summary>
        <Form method="post" className="stack max-w-[30rem]">
          <PasswordField field={field} label="Current password" required autoComplete="current-password" />
          <Button name="intent" value="totp-remove" kind="danger">
            Remove the authenticator app
          </Button>
        </Form>
      </details>
    </div>
  );
}
