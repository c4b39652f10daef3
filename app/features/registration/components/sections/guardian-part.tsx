import { useLocale, useTranslations } from "use-intl";
import { languageNames, languages } from "#app/core/words/i18n.ts";
import { guardianRelations } from "#app/features/identity/rules/guardian-rules.ts";
import { Button } from "#app/ui/button.tsx";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { CheckboxField } from "#app/ui/fields/checkbox-field.tsx";
import { FieldError } from "#app/ui/fields/field.tsx";
import { OtpField } from "#app/ui/fields/otp-field.tsx";
import { PhoneField } from "#app/ui/fields/phone-field.tsx";
import { RadioField } from "#app/ui/fields/radio-field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { useRegistration } from "../registration-context.ts";

/** Without script the page comes anew: where it says that an OTP was sent, or that they agreed (S18). */
const sent = "/otr-registration#guardian-sent";
const agreed = "/otr-registration#otr-guardian";

/** T35: under 18, a parent or guardian agrees on their own phone, here in the same form. */
export function GuardianPart() {
  const t = useTranslations("registration.guardian");
  const { field, guardian, busy } = useRegistration();
  const whole = field("guardian");
  const locale = useLocale();
  const typed = field("guardianLanguage");
  const language = { ...typed, initialValue: typed.initialValue || locale };
  if (guardian.kind === "given") {
    return (
      <div className="mt-4" id={whole.id}>
        <Alert tone="ok" title={t("title")}>
          {t("given", { name: guardian.name })}
        </Alert>
      </div>
    );
  }
  return (
    <fieldset
      className={`card stack mt-6 ${whole.errors ? "field--bad" : ""}`}
      id={whole.id}
      tabIndex={-1}
      aria-labelledby="guardian-title"
    >
      <h3 id="guardian-title" className="card__title">
        {t("title")}
      </h3>
      <FieldError field={whole} />
      <p>{t("text")}</p>
      <div className="grid-2">
        <RadioField
          field={field("guardianRelation")}
          label={t("relation")}
          className="full"
          required
          choices={guardianRelations.map((value) => ({ value, label: t(`relations.${value}`) }))}
        />
        <TextField field={field("guardianName")} label={t("name")} hint={t("nameHint")} className="full" />
        <CheckboxField field={field("guardianPhoneIsOwn")} label={t("phoneIsOwn")} className="full" />
        <PhoneField
          field={field("guardianPhone")}
          label={t("phone")}
          hint={t("phoneHint")}
          autoComplete="off"
        />
        <SelectField
          field={language}
          label={t("language")}
          choices={languages.map((value) => ({ value, label: languageNames[value] }))}
        />
      </div>
      <p className="small muted">{t("agrees")}</p>
      {guardian.kind === "sent" && (
        <div id="guardian-sent" className="stack scroll-mt-4">
          <Alert tone="ok">{t("sent")}</Alert>
          <OtpField
            field={field("guardianOtp")}
            label={t("otp")}
            autoComplete="off"
            onKeyDown={(event) => {
              // S18: Enter gives this code; the form's own Enter only saves.
              if (event.key !== "Enter") return;
              event.preventDefault();
              document.getElementById("guardian-confirm")?.click();
            }}
          />
        </div>
      )}
      <div className="row [--gap:.75rem]">
        {guardian.kind === "sent" && (
          <Button
            id="guardian-confirm"
            name="intent"
            value="guardian-confirm"
            formAction={agreed}
            busy={busy === "guardian-confirm" && t("sending")}
          >
            {t("confirm")}
          </Button>
        )}
        <Button
          name="intent"
          value="guardian-send"
          kind="quiet"
          formAction={sent}
          busy={busy === "guardian-send" && t("sending")}
        >
          {t("send")}
        </Button>
      </div>
    </fieldset>
  );
}
