import { Form, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "#app/ui/button.tsx";
import { OtpField } from "#app/ui/fields/otp-field.tsx";
import { FormButtons } from "#app/ui/forms/form-buttons.tsx";

type GuardianCardProps = {
  /** The last digits of the phone that is asked, by which a family knows it. */
  digits: string;
  answerBy: string;
  hasCode: boolean;
  problem: string | null;
};

/** T35: under 18, the code from a parent's or guardian's phone makes the booking one. */
export function GuardianCard({ digits, answerBy, hasCode, problem }: GuardianCardProps) {
  const t = useTranslations("booking.guardian");
  const navigation = useNavigation();
  const pressed = navigation.state === "submitting" ? navigation.formData?.get("intent") : null;
  const saving = useTranslations("booking")("saving");
  return (
    <Form method="post" className="card stack" id="guardian" noValidate>
      <h2 className="card__title">{t("title")}</h2>
      <p>{t(hasCode ? "sent" : "unsent", { digits, time: answerBy })}</p>
      {hasCode && (
        <>
          <OtpField
            field={{
              id: "guardian-otp",
              errorId: "guardian-otp-error",
              descriptionId: "guardian-otp-hint",
              name: "otp",
              initialValue: "",
              errors: problem ? [problem] : undefined,
              required: true,
            }}
            label={t("otp")}
            autoComplete="off"
          />
          <p className="small muted">{t("agrees")}</p>
        </>
      )}
      <FormButtons>
        {hasCode && (
          <Button kind="go" name="intent" value="agree" busy={pressed === "agree" && saving}>
            {t("confirm")}
          </Button>
        )}
        <Button
          kind={hasCode ? "quiet" : "go"}
          name="intent"
          value="ask_guardian"
          busy={pressed === "ask_guardian" && saving}
        >
          {t(hasCode ? "send" : "sendFirst")}
        </Button>
      </FormButtons>
    </Form>
  );
}
