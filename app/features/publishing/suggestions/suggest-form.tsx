import Send from "lucide-react/icons/send";
import { Form, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { buttonField, type FormAnswer } from "#app/core/forms/form-answer.ts";
import { PaperFileField } from "#app/features/documents/components/paper-file-field.tsx";
import { Button } from "#app/ui/button.tsx";
import { useIsLive } from "#app/ui/effects/use-is-live.ts";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { FormButtons } from "#app/ui/forms/form-buttons.tsx";
import { TimedTrap } from "#app/ui/forms/timed-trap.tsx";
import { useForm } from "#app/ui/forms/use-form.ts";
import { suggestionFieldNames } from "./suggestion-fields.ts";

type SuggestFormProps = { answer: FormAnswer | null; isSignedIn: boolean };

/** What is wrong, what is right, how they know; who writes stays unnamed unless they want to hear of it. */
export function SuggestForm({ answer, isSignedIn }: SuggestFormProps) {
  const t = useTranslations("suggestion");
  const { field, summary, onInput } = useForm("send", answer);
  const isSending = useNavigation().formMethod === "POST";
  const isLive = useIsLive();
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      className="stack [--gap:1.25rem]"
      // With script our own words stand at the fields; without it the browser's do.
      noValidate={isLive}
      onInput={onInput}
    >
      {summary.length > 0 && <ErrorSummary title={t("again")} errors={summary} answer={answer} />}
      <TimedTrap />
      <SelectField
        field={field("field")}
        label={t("field")}
        placeholder={t("choose")}
        required
        choices={suggestionFieldNames.map((value) => ({ value, label: t(`fields.${value}`) }))}
        width="w-16"
      />
      <TextareaField field={field("wrong")} label={t("wrong")} required={false} rows={2} maxLength={1000} />
      <TextareaField
        field={field("right")}
        label={t("right")}
        hint={t("rightHint")}
        required
        rows={4}
        maxLength={2000}
      />
      <fieldset className="stack [--gap:1rem]">
        <legend className="h3">{t("proofTitle")}</legend>
        <p className="small muted">{t("proofHint")}</p>
        <TextField
          field={field("link")}
          label={t("link")}
          hint={t("linkHint")}
          type="url"
          inputMode="url"
          autoComplete="off"
          required={false}
          maxLength={500}
        />
        <PaperFileField field={field("file")} label={t("file")} required={false} limits={t("fileLimits")} />
      </fieldset>
      {isSignedIn ? (
        <p className="small muted">{t("signedIn")}</p>
      ) : (
        <TextField
          field={field("email")}
          label={t("email")}
          hint={t("emailHint")}
          type="email"
          autoComplete="email"
          required={false}
          maxLength={254}
        />
      )}
      <FormButtons>
        <Button kind="go" icon={Send} name={buttonField} value="send" busy={isSending && t("sending")}>
          {t("send")}
        </Button>
      </FormButtons>
      <p className="small muted">{t("use")}</p>
    </Form>
  );
}
