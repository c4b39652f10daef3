import { Form } from "react-router";
import { useTranslations } from "use-intl";
import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import { Button } from "#app/ui/button.tsx";
import { OtpField } from "#app/ui/fields/otp-field.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { FormButtons } from "#app/ui/forms/form-buttons.tsx";
import { useForm } from "#app/ui/forms/use-form.ts";

type CodeFormProps = { phone: string; answer: FormAnswer | null; demoOtp: string | null };

/** The OTP of the new number. Another one is asked for in a form of its own, so that Enter confirms. */
export function RecoveryCodeForm({ phone, answer, demoOtp }: CodeFormProps) {
  const t = useTranslations("recovery");
  const { field, summary, onInput } = useForm("prove", answer);
  return (
    <div className="stack [--gap:1.25rem]">
      {summary.length > 0 && <ErrorSummary title={t("again")} errors={summary} answer={answer} />}
      <Form method="post" className="stack [--gap:1.25rem]" noValidate onInput={onInput}>
        <p>{t("sentTo", { phone })}</p>
        <OtpField field={field("otp")} label={t("otp")} required />
        {demoOtp && <p className="small muted">{t("demoOtp", { otp: demoOtp })}</p>}
        <FormButtons>
          <Button kind="go" name="intent" value="prove">
            {t("prove")}
          </Button>
        </FormButtons>
      </Form>
      <Form method="post">
        <Button kind="quiet" name="intent" value="resend">
          {t("resend")}
        </Button>
      </Form>
    </div>
  );
}
