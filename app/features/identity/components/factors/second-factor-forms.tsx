import { Form, Link, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import type { PortalRole } from "../../staff/portal-role.ts";
import { PasskeyButton } from "./passkey-button.tsx";
import { type TotpPicture, TotpSetupView } from "./totp-setup-view.tsx";

const codeField = { id: "code", errorId: "code-error", descriptionId: "code-hint", name: "code" };

type SecondFactorFormProps = {
  hasTotp: boolean;
  passkeyRole: PortalRole | null;
  next: string | null;
  portal: string;
};

/** After the password: a code of the app, a passkey, or one of the codes kept on paper. */
export function SecondFactorForm({ hasTotp, passkeyRole, next, portal }: SecondFactorFormProps) {
  const t = useTranslations("factors");
  const words = { use: t("passkeys.use"), waiting: t("passkeys.waiting"), notUsed: t("passkeys.notUsed") };
  const isBusy = useNavigation().formMethod === "POST";
  return (
    <>
      <Form method="post" className="stack">
        <TextField
          field={codeField}
          label={hasTotp ? t("second.appCode") : t("second.recoveryCode")}
          hint={hasTotp ? t("second.appHint") : t("second.passkeyHint")}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={40}
          width="w-16"
        />
        <Button busy={isBusy && t("totp.checking")}>{t("second.goOn")}</Button>
      </Form>
      {passkeyRole && <PasskeyButton role={passkeyRole} next={next} words={words} />}
      <p className="small">
        <Link to={portal}>{t("second.back")}</Link>
      </p>
    </>
  );
}

/** T6: production does not let the super admin in on a password alone. */
export function EnrolForm({ setup }: { setup: TotpPicture | null }) {
  const t = useTranslations("factors.second");
  const isBusy = useNavigation().formMethod === "POST";
  if (setup) return <TotpSetupView setup={setup} intent="confirm" reloadDocument />;
  return (
    <Form method="post" className="stack">
      <p>{t("enrolText")}</p>
      <Button name="intent" value="start" busy={isBusy && t("preparing")}>
        {t("enrol")}
      </Button>
    </Form>
  );
}
