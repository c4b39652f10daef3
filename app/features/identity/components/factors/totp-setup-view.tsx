import { Form, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "#app/ui/button.tsx";
import { OtpField } from "#app/ui/fields/otp-field.tsx";

export type TotpPicture = { readonly secret: string; readonly qr: string };

const codeField = {
  id: "totp-code",
  errorId: "totp-code-error",
  descriptionId: "totp-code-hint",
  name: "code",
};

type TotpSetupProps = {
  setup: TotpPicture;
  intent: string;
  errors?: string[] | undefined;
  /** Where the answer must be looked at before anything else loads: the recovery codes come only once. */
  reloadDocument?: boolean;
};

/** The picture to scan, the secret to type where there is no camera, and the first code as proof. */
export function TotpSetupView({ setup, intent, errors, reloadDocument }: TotpSetupProps) {
  const t = useTranslations("factors.totp");
  const isBusy = useNavigation().formMethod === "POST";
  return (
    <Form method="post" className="stack" reloadDocument={reloadDocument}>
      <p>{t("scan")}</p>
      {/* An image by data address: the server drew it, and no markup of it gets into the page. */}
      <img
        src={`data:image/svg+xml;base64,${btoa(setup.qr)}`}
        width={200}
        height={200}
        alt={t("picture")}
        className="rounded-md"
      />
      <p className="small">
        {t("secret")} <code className="num">{setup.secret}</code>
      </p>
      <OtpField field={{ ...codeField, errors }} label={t("code")} required />
      <Button name="intent" value={intent} busy={isBusy && t("checking")}>
        {t("confirm")}
      </Button>
    </Form>
  );
}
