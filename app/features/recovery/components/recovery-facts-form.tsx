import { Form, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import { PaperFileField } from "#app/features/documents/components/paper-file-field.tsx";
import { Button } from "#app/ui/button.tsx";
import { DateField } from "#app/ui/fields/date-field.tsx";
import { RadioField } from "#app/ui/fields/radio-field.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { FormButtons } from "#app/ui/forms/form-buttons.tsx";
import { useForm } from "#app/ui/forms/use-form.ts";

/** What shows that it is her. It does not say whether anything of it was right. */
export function RecoveryFactsForm({ answer }: { answer: FormAnswer | null }) {
  const t = useTranslations("recovery");
  const { field, summary, onInput } = useForm("submit", answer);
  const isSending = useNavigation().formMethod === "POST";
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      className="stack [--gap:1.25rem]"
      noValidate
      onInput={onInput}
    >
      <h2>{t("youTitle")}</h2>
      {summary.length > 0 && <ErrorSummary title={t("again")} errors={summary} answer={answer} />}
      <TextField
        field={field("otrNumber")}
        label={t("otrNumber")}
        hint={t("otrHint")}
        autoComplete="off"
        required
        width="w-16"
        maxLength={60}
      />
      <DateField field={field("birthDay")} label={t("birthDay")} autoComplete="off" required />
      <RadioField
        field={field("digitsOf")}
        label={t("digitsOf")}
        required
        choices={(["aadhaar", "account"] as const).map((value) => ({ value, label: t(value) }))}
      />
      <TextField
        field={field("digits")}
        label={t("digits")}
        inputMode="numeric"
        autoComplete="off"
        required
        width="w-6"
        maxLength={4}
      />
      <PaperFileField field={field("card")} label={t("card")} required limits={t("cardLimits")} />
      <TextareaField field={field("note")} label={t("note")} required={false} rows={2} maxLength={500} />
      <FormButtons>
        <Button kind="go" name="intent" value="submit" busy={isSending && t("sending")}>
          {t("submit")}
        </Button>
      </FormButtons>
    </Form>
  );
}
