import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "#app/ui/button.tsx";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { PasswordField } from "#app/ui/fields/password-field.tsx";
import { Panel } from "#app/ui/panel.tsx";
import type { SecurityAnswer } from "../../staff/security-step.ts";
import { OwnPassword } from "../own-password.tsx";
import { TotpSetupView } from "./totp-setup-view.tsx";

type TotpPanelProps = { hasTotp: boolean; codesLeft: number; answer: SecurityAnswer | null };

/** T6: a code of an app on the phone, beside the password. */
export function TotpPanel({ hasTotp, codesLeft, answer }: TotpPanelProps) {
  const t = useTranslations("factors.totp");
  return (
    <Panel title={t("title")} padded>
      {hasTotp ? <TotpInForce codesLeft={codesLeft} answer={answer} /> : <TotpOffer answer={answer} />}
    </Panel>
  );
}

function TotpOffer({ answer }: { answer: SecurityAnswer | null }) {
  const t = useTranslations("factors.totp");
  if (answer?.shown?.setup)
    return <TotpSetupView setup={answer.shown.setup} intent="totp-confirm" errors={answer.errors.code} />;
  return (
    <Form method="post" className="stack">
      <p>{t("offer")}</p>
      <OwnPassword
        id="totp-start-password"
        errors={answer?.form === "totp-start" ? answer.errors.currentPassword : undefined}
      />
      <Button name="intent" value="totp-start">
        {t("setUp")}
      </Button>
    </Form>
  );
}

function TotpInForce({ codesLeft, answer }: { codesLeft: number; answer: SecurityAnswer | null }) {
  const t = useTranslations("factors");
  const field = {
    id: "totp-password",
    errorId: "totp-password-error",
    descriptionId: "totp-password-hint",
    name: "currentPassword",
    errors: answer?.form === "totp-remove" ? answer.errors.currentPassword : undefined,
  };
  return (
    <div className="stack">
      <p className="row">
        <StatusBadge status="active">{t("totp.active")}</StatusBadge>
        <span className="muted">{t("totp.codesLeft", { count: codesLeft })}</span>
      </p>
      <details>
        <summary>{t("totp.removeIt")}</summary>
        <Form method="post" className="stack max-w-[30rem]">
          <PasswordField
            field={field}
            label={t("password.current")}
            required
            autoComplete="current-password"
          />
          <Button name="intent" value="totp-remove" kind="danger">
            {t("totp.remove")}
          </Button>
        </Form>
      </details>
    </div>
  );
}
