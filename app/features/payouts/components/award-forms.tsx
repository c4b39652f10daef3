import { Form } from "react-router";
import { useTranslations } from "use-intl";
import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import { PaperFileField } from "#app/features/documents/components/paper-file-field.tsx";
import { Button } from "#app/ui/button.tsx";
import { useIsLive } from "#app/ui/effects/use-is-live.ts";
import { OtpField } from "#app/ui/fields/otp-field.tsx";
import { RadioField } from "#app/ui/fields/radio-field.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import { FormButtons } from "#app/ui/forms/form-buttons.tsx";
import type { FormField } from "#app/ui/forms/form-field.ts";
import { useForm } from "#app/ui/forms/use-form.ts";
import type { ReturnReason } from "../payout-status.ts";
import { scholarProgresses } from "../scholar-progress.ts";

type AwardFormsProps = {
  own: {
    canThank: boolean;
    canChangeAccount: boolean;
    note: { text: string; progress: string } | null;
    account: string | null;
    returnReason: ReturnReason | null;
  };
  isCodeSent: boolean;
  answer: FormAnswer | undefined;
};

/** Another account where the bank sent the money back; a thank-you where it has come. */
export function AwardForms({ own, isCodeSent, answer }: AwardFormsProps) {
  const t = useTranslations("payout");
  return (
    <>
      {own.canChangeAccount &&
        (isCodeSent || answer?.form === "account" ? (
          <AccountForm own={own} answer={answer} />
        ) : (
          <CodeForm own={own} />
        ))}
      {own.canThank && <ThankForm answer={answer} />}
      {own.note && (
        <section className="card stack">
          <h2 className="card__title">{t("yours")}</h2>
          <blockquote className="whitespace-pre-line">{own.note.text}</blockquote>
        </section>
      )}
    </>
  );
}

const codes = [
  "required",
  "account",
  "twice",
  "ifsc",
  "otp",
  "passbook",
  "progress",
  "text",
  "personal",
] as const;

/** The schema says codes; the student reads sentences. */
function useWords() {
  const t = useTranslations("payout.errors");
  return (field: FormField): FormField => ({
    ...field,
    // What is wrong with a file is a sentence already.
    errors: field.errors?.map((said) => {
      const code = codes.find((known) => known === said);
      return code ? t(code) : said;
    }),
  });
}

/** The one thing that waits for her has the marigold frame, as every other (picture 17). */
const cardOf = ({ returnReason }: AwardFormsProps["own"]) => (returnReason ? "fix stack" : "card stack");

/** Of money that came back: what the bank said of which account. */
function AccountHead({ own: { returnReason, account } }: { own: AwardFormsProps["own"] }) {
  const t = useTranslations("payout");
  if (!returnReason) return <h2 className="card__title">{t("accountTitle")}</h2>;
  return (
    <>
      <h2 className="card__title">{t("returned.fixTitle")}</h2>
      <dl>
        <dt className="muted small">{t("returned.whatIsWrong")}</dt>
        <dd>
          {t(`reasons.${returnReason}`)} {account && <span className="num">({account})</span>}
        </dd>
      </dl>
      <p className="small muted">{t("returned.told")}</p>
    </>
  );
}

/** First a code to the phone: whoever only holds the page must not turn the money away. */
function CodeForm({ own }: { own: AwardFormsProps["own"] }) {
  const t = useTranslations("payout");
  return (
    <Form method="post" className={cardOf(own)} id="account">
      <AccountHead own={own} />
      <p>{t("codeLead")}</p>
      <FormButtons>
        <Button kind="go" name="intent" value="account_code">
          {t("codeSend")}
        </Button>
      </FormButtons>
    </Form>
  );
}

function AccountForm({ own, answer }: Pick<AwardFormsProps, "own" | "answer">) {
  const t = useTranslations("payout");
  const words = useWords();
  const isLive = useIsLive();
  const { field, onInput } = useForm("account", answer);
  const number = { inputMode: "numeric", autoComplete: "off", width: "w-16" } as const;
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      className={cardOf(own)}
      id="account"
      noValidate={isLive}
      onInput={onInput}
    >
      <AccountHead own={own} />
      <p>{t("accountLead")}</p>
      <TextField field={words(field("account", { required: true }))} label={t("accountNumber")} {...number} />
      <TextField
        field={words(field("accountAgain", { required: true }))}
        label={t("accountAgain")}
        {...number}
      />
      <TextField
        field={words(field("ifsc", { required: true }))}
        label={t("ifsc")}
        autoCapitalize="characters"
        autoComplete="off"
        width="w-10"
      />
      <TextField
        field={words(field("holder", { required: true }))}
        label={t("holder")}
        hint={t("holderHint")}
        autoComplete="off"
      />
      <PaperFileField
        field={words(field("passbook"))}
        label={t("passbook")}
        hint={t("passbookHint")}
        limits={t("passbookLimits")}
      />
      <OtpField field={words(field("otp", { required: true }))} label={t("otp")} hint={t("otpHint")} />
      <FormButtons>
        <Button kind="go" name="intent" value="account">
          {t("save")}
        </Button>
        <Button kind="quiet" name="intent" value="account_code" formNoValidate>
          {t("codeAgain")}
        </Button>
      </FormButtons>
    </Form>
  );
}

function ThankForm({ answer }: { answer: FormAnswer | undefined }) {
  const t = useTranslations("payout");
  const words = useWords();
  const isLive = useIsLive();
  const { field, onInput } = useForm("thank", answer);
  return (
    <Form method="post" className="card stack" noValidate={isLive} onInput={onInput}>
      <h2 className="card__title">{t("thanksTitle")}</h2>
      <p>{t("thanksLead")}</p>
      <RadioField
        field={words(field("progress", { required: true }))}
        label={t("progress")}
        choices={scholarProgresses.map((value) => ({ value, label: t(`progresses.${value}`) }))}
      />
      <TextareaField
        field={words(field("text", { required: true, maxLength: 600 }))}
        label={t("text")}
        hint={t("textHint")}
        rows={5}
      />
      <FormButtons>
        <Button kind="go" name="intent" value="thank">
          {t("send")}
        </Button>
      </FormButtons>
    </Form>
  );
}
