import Send from "lucide-react/icons/send";
import { useTranslations } from "use-intl";
import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import { type EnquirySubject, enquirySubjects } from "#app/features/helpdesk/enquiry-subjects.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { Button } from "#app/ui/button.tsx";
import { PhoneField } from "#app/ui/fields/phone-field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import { FormButtons } from "#app/ui/forms/form-buttons.tsx";
import { FormSummary } from "#app/ui/forms/form-summary.tsx";
import { TimedTrap } from "#app/ui/forms/timed-trap.tsx";
import { useForm } from "#app/ui/forms/use-form.ts";

const formId = "enquiry";

type EnquiryFormProps = {
  answer: FormAnswer | undefined;
  /** From the address: /contact?subject=complaint */
  subject: EnquirySubject | null;
};

/** Five fields, all required. The rules live on the server, so the page carries no schema. */
export function EnquiryForm({ answer, subject }: EnquiryFormProps) {
  const t = useTranslations("contact.form");
  const subjects = useTranslations("enquiry.subjects");
  const { field, summary } = useForm("send", answer, { subject: subject ?? "" }, { id: formId });
  return (
    <div id={formId}>
      <form
        method="post"
        action="/contact"
        className="stack [--gap:1.5rem]"
        data-still="form"
        data-send={formId}
        data-busy={t("sending")}
      >
        <FormSummary errors={summary} answer={answer} />
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
          <Button kind="go" icon={Send}>
            {t("send")}
          </Button>
        </FormButtons>
        <p className="small muted">
          {t("use")} <Anchor href="/privacy-policy">{t("data")}</Anchor>
        </p>
      </form>
    </div>
  );
}
