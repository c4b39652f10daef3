import { Form, useNavigation } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import type { Language } from "#app/core/words/i18n.ts";
import { stateNamesByLanguage } from "#app/core/words/state-names-by-language.ts";
import { PaperFileField } from "#app/features/documents/components/paper-file-field.tsx";
import { Button } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/fields/checkbox-field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { FormButtons } from "#app/ui/forms/form-buttons.tsx";
import { useForm } from "#app/ui/forms/use-form.ts";
import type { OwnJoining } from "../joining-view.ts";

type FactsFormProps = { view: OwnJoining; answer: FormAnswer | null };

/** Who they are, with the numbers that prove it. What is asked follows from who asks. */
export function JoiningFactsForm({ view, answer }: FactsFormProps) {
  const t = useTranslations("joining.facts");
  const join = useTranslations("joining");
  const { holder } = view;
  const names = stateNamesByLanguage[useLocale() as Language];
  const states = Object.entries(names).map(([value, label]) => ({ value, label }));
  const { field, summary, onInput } = useForm("submit", answer, view.facts);
  const isSending = useNavigation().formMethod === "POST";
  const isPerson = holder === "person";
  const isCompany = holder === "company";
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      className="stack [--gap:1.25rem]"
      noValidate
      onInput={onInput}
    >
      {summary.length > 0 && <ErrorSummary title={join("lookAgain")} errors={summary} answer={answer} />}
      <TextField
        field={field("name")}
        label={t(isPerson ? "fullName" : "registeredName")}
        required
        maxLength={120}
      />
      <TextField
        field={field("personName")}
        label={t(isPerson ? "accountName" : "firstPerson")}
        hint={isPerson ? undefined : t("firstPersonHint")}
        autoComplete="name"
        required
      />
      <TextField
        field={field("phone")}
        label={t("phone")}
        before="+91"
        inputMode="tel"
        autoComplete="tel-national"
        required
        width="w-16"
      />
      <TextField
        field={field("pan")}
        label="PAN"
        hint={t("panHint", { said: t(`pan.${holder}`) })}
        autoComplete="off"
        required
        width="w-10"
      />
      {isCompany && (
        <TextField
          field={field("cin")}
          label="CIN"
          hint={t("cinHint")}
          autoComplete="off"
          required
          width="w-16"
        />
      )}
      {(holder === "trust" || holder === "foundation") && (
        <>
          <TextField field={field("registration")} label={t("registration")} autoComplete="off" required />
          <TextField
            field={field("csr1")}
            label={t("csr1")}
            hint={t("csr1Hint")}
            required={false}
            autoComplete="off"
            width="w-16"
          />
        </>
      )}
      <TextField field={field("address")} label={t("address")} autoComplete="street-address" required />
      <div className="grid-2">
        <TextField field={field("city")} label={t("city")} required />
        <TextField field={field("pincode")} label={t("pincode")} inputMode="numeric" required width="w-6" />
      </div>
      <SelectField
        field={field("state")}
        label={t("state")}
        required
        placeholder={t("choose")}
        choices={states}
      />
      <PaperFileField
        field={field("proof")}
        label={t(isPerson ? "ownProof" : "proof")}
        required={!isPerson}
        limits={t("limits")}
        {...(view.hasProof && { stored: { name: t("sentBefore"), detail: t("newOne") } })}
      />
      <TextareaField field={field("why")} label={t("why")} required={false} rows={3} maxLength={1000} />
      <CheckboxField field={field("mayspeak")} required label={t(isPerson ? "mine" : "maySpeak")} />
      <FormButtons>
        <Button kind="go" name="intent" value="submit" busy={isSending && join("sending")}>
          {t("send")}
        </Button>
      </FormButtons>
    </Form>
  );
}
