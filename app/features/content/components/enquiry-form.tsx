import Send from "lucide-react/icons/send";
import { useRef } from "react";
import { Form, Link, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import type { FormReply } from "#app/core/form.ts";
import { useOwnContact } from "#app/features/helpdesk/components/use-own-contact.ts";
import { type EnquirySubject, enquirySubjects } from "#app/features/helpdesk/enquiry-subjects.ts";
import { Button } from "#app/ui/button.tsx";
import { FormButtons } from "#app/ui/form-buttons.tsx";
import { FormSummary } from "#app/ui/form-summary.tsx";
import { PhoneField } from "#app/ui/phone-field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import { TimedTrap } from "#app/ui/timed-trap.tsx";
import { useIsLive } from "#app/ui/use-is-live.ts";
import { useReplyForm } from "#app/ui/use-reply-form.ts";

const formId = "enquiry";

type EnquiryFormProps = {
  reply: FormReply | null;
  /** From the address: /contact?subject=complaint */
  subject: EnquirySubject | null;
};

/** Five fields, all required. The rules live on the server, so the page carries no schema. */
export function EnquiryForm({ reply, subject }: EnquiryFormProps) {
  const t = useTranslations("contact.form");
  const subjects = useTranslations("enquiry.subjects");
  const form = useRef<HTMLFormElement>(null);
  const isLive = useIsLive();
  const navigation = useNavigation();
  const isSending = navigation.state !== "idle" && navigation.formMethod === "POST";
  const { field, summary, onInput } = useReplyForm(formId, reply, { subject: subject ?? "" });
  useOwnContact(form, formId);
  return (
    <Form
      method="post"
      action="/contact"
      ref={form}
      className="stack [--gap:1.5rem]"
      // With script our own words stand at the fields; without it the browser's do.
      noValidate={isLive}
      preventScrollReset
      onInput={onInput}
    >
      <FormSummary errors={summary} answer={reply} />
      <TimedTrap />
      <TextField
        field={field("name", { required: true, maxLength: 100 })}
        label={t("name")}
        autoComplete="name"
      />
      <div className="grid-2">
        <TextField
          field={field("email", { required: true, maxLength: 254 })}
          label={t("email")}
          type="email"
          autoComplete="email"
        />
        <PhoneField field={field("phone", { required: true })} label={t("phone")} />
      </div>
      <SelectField
        field={field("subject", { required: true })}
        label={t("subject")}
        placeholder={t("subjectAny")}
        choices={enquirySubjects.map(({ value }) => ({ value, label: subjects(value) }))}
      />
      <TextareaField
        field={field("message", { required: true, maxLength: 4000 })}
        label={t("message")}
        hint={t("messageHint")}
        rows={6}
      />
      <FormButtons>
        <Button kind="go" icon={Send} busy={isSending && t("sending")}>
          {t("send")}
        </Button>
      </FormButtons>
      <p className="small muted">
        {t("use")} <Link to="/privacy-policy">{t("data")}</Link>
      </p>
    </Form>
  );
}
